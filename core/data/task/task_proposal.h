// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/import_facts.h"
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

// Roles for a table that came without a task file: the outcome, identifiers ignored, demographics and vitals visible,
// lab tests in their usual panels, unknown numbers in a panel "Other tests". The outcome stays undecided where neither
// its name nor its values say that it is one and other columns could be it too, or where two columns say so equally
// well. A date of death that some have is one. `outcome` is one that is known already. Codes are read as usual
// (proposeCodes), `missing` texts and numbers as not recorded; `facts` has the file's own words for columns.
TaskProposal proposeTask(const Table& table, std::string_view outcome = {}, std::span<const std::string> missing = {},
                         const ImportFacts& facts = {});

// What marks the cases in a column of two values: what the values mean ("dead" rather than "alive", 1 rather than 0,
// and "no" where the column is called "survived"). It stays undecided where they mean nothing known, then with the
// rarer one proposed, and where most patients would be cases. Nothing for a column that has more values, or fewer.
std::optional<OutcomeRule> proposedRule(const Column& column);

} // namespace core
