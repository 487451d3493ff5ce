// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/import_facts.h"

#include <algorithm>

namespace core {

void ForeignCells::add(std::uint64_t row)
{
    add({.cells = 1, .rows = {row}});
}

void ForeignCells::add(const ForeignCells& others)
{
    cells += others.cells;
    if (rows.size() == kMostRows && (others.rows.empty() || others.rows.front() > rows.back()))
        return;
    rows.insert(rows.end(), others.rows.begin(), others.rows.end());
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    rows.resize(std::min(rows.size(), kMostRows));
}

std::string_view ImportFacts::wordsFor(std::string_view column) const
{
    const auto found = std::ranges::find(columns, column, &ColumnFacts::column);
    return found == columns.end() ? std::string_view() : std::string_view(found->label);
}

} // namespace core
