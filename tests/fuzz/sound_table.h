// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/csv/csv_import.h"
#include "core/data/events/event_account.h"

#include <cmath>
#include <cstdlib>
#include <numeric>

namespace core {

inline void require(bool promise)
{
    if (!promise)
        std::abort();
}

// Whatever the bytes: an import ends with a sound table or with problems, never with both or neither.
inline void requireSound(RunEnd end, const TablePtr& table, const ProblemList& problems)
{
    require((end == RunEnd::Finished) == (table != nullptr));
    require(problems.empty() == (table != nullptr));
    if (!table)
        return;
    for (const Column& column : table->columns()) {
        require(column.values.size() == table->rowCount() && !column.name.empty());
        for (const float value : column.values)
            require(std::isnan(value) || column.kind == ColumnKind::Numeric ||
                    (value >= 0.0F && value < static_cast<float>(column.levels.size())));
    }
}

inline void requireSound(const ImportOutcome& outcome)
{
    requireSound(outcome.end, outcome.table, outcome.problems);
}

// Every measurement is used or counted with its reason.
inline void requireComplete(const EventAccount& account)
{
    require(account.read == std::accumulate(account.dropped.begin(), account.dropped.end(), account.used));
}

} // namespace core
