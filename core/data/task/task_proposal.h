// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/table.h"
#include "core/data/task/task.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

// Why a column looks as if it could identify a person.
enum class IdentifierReason : std::uint8_t { UniqueValues, NameLike, RecordNumberLike, DateLike };

struct IdentifierWarning {
    std::string column;
    IdentifierReason reason = IdentifierReason::UniqueValues;
    bool operator==(const IdentifierWarning&) const = default;
};

// Stopped in between it returns what it has; the token is looked at before each column.
std::vector<IdentifierWarning> findIdentifiers(const Table& table, const std::stop_token& stop = {});

struct TaskProposal {
    Task task; // identifiers are in `ignored`
    std::vector<IdentifierWarning> identifiers;
    std::vector<std::string> labelCandidates; // best first; task.label is the first or empty
};

// Roles for a table that came without a task file: the outcome (two values, the rarer is the disease), identifiers
// ignored, demographics and vitals visible, lab tests in their usual panels, unknown numbers in a panel "Other tests".
// Codes are read as usual (proposeCodes), `missing` texts and numbers as not recorded.
TaskProposal proposeTask(const Table& table, std::span<const std::string> missing = {});

} // namespace core
