// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

// What the project keeps of one kind of long job, beside the one that is under way.
namespace app {

// Null: none of them is it.
template <typename Record, typename Id>
Record* recordWith(std::vector<Record>& records, const std::optional<Id>& id)
{
    const auto found =
        std::find_if(records.begin(), records.end(), [&id](const Record& one) { return id && one.id == *id; });
    return found == records.end() ? nullptr : &*found;
}

// As the file has them; only what is under way is known better here than there.
template <typename Record, typename Id>
void takeRecords(std::vector<Record>& records, std::vector<Record> stored, const std::optional<Id>& underWay)
{
    std::optional<Record> now;
    if (Record* record = recordWith(records, underWay))
        now = std::move(*record);
    records = std::move(stored);
    if (!now)
        return;
    if (Record* record = recordWith(records, underWay))
        *record = std::move(*now);
    else
        records.push_back(std::move(*now));
}

} // namespace app
