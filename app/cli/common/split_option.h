// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/task.h"

#include <optional>
#include <string>
#include <vector>

namespace app::cli {

// What --split says: random, column:NAME, patient:NAME, date:NAME or site:NAME=VALUE,VALUE. Given twice, one of them is
// patient:NAME.
struct SplitRequest {
    std::string column; // that says train, validation or test; else by the rule
    core::SplitRule rule;
    bool operator==(const SplitRequest&) const = default;
};
std::optional<SplitRequest> parseSplit(const std::vector<std::string>& words); // nothing where they mean nothing

} // namespace app::cli
