// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_text.h"
#include "core/data/formats/workbook/sheet_table_p.h"

#include <algorithm>
#include <map>

namespace core::formats {
namespace {

using KeptCell = KeptRow::KeptCell;

// On one line: heads are often broken to make columns narrow.
std::string nameOf(const KeptCell& cell)
{
    if (cell.isNumber) {
        Column column;
        column.values.push_back(static_cast<float>(cell.number));
        return cellText(column, 0);
    }
    std::string name;
    for (const char letter : csv::trimmed(cell.text)) {
        const bool blank = letter == ' ' || letter == '\n' || letter == '\r' || letter == '\t';
        if (!blank)
            name += letter;
        else if (!name.empty() && name.back() != ' ')
            name += ' ';
    }
    while (name.ends_with(' '))
        name.pop_back();
    return name;
}

std::size_t textsIn(const KeptRow& row)
{
    return static_cast<std::size_t>(
        std::count_if(row.cells.begin(), row.cells.end(), [](const KeptCell& cell) { return !cell.isNumber; }));
}

bool isAllText(const KeptRow& row)
{
    return textsIn(row) == row.cells.size();
}

const KeptCell* cellAt(const KeptRow& row, std::uint32_t column)
{
    const auto place =
        std::find_if(row.cells.begin(), row.cells.end(), [&](const KeptCell& cell) { return cell.column == column; });
    return place == row.cells.end() ? nullptr : &*place;
}

// The lower of two rows of heads: texts under gaps of the upper one, and then numbers.
bool isSecondHead(const std::vector<KeptRow>& rows, std::size_t upper)
{
    if (upper + 2 >= rows.size() || !isAllText(rows[upper + 1]) || isAllText(rows[upper + 2]) ||
        rows[upper + 1].number != rows[upper].number + 1)
        return false;
    return std::any_of(rows[upper + 1].cells.begin(), rows[upper + 1].cells.end(),
                       [&](const KeptCell& cell) { return cellAt(rows[upper], cell.column) == nullptr; });
}

std::size_t findRow(const std::vector<KeptRow>& rows)
{
    std::size_t widest = 0;
    for (const KeptRow& row : rows)
        widest = std::max(widest, row.cells.size());
    const auto wide = [&](const KeptRow& row) { return 10 * row.cells.size() >= 6 * widest; };
    const auto head = std::find_if(rows.begin(), rows.end(), [&](const KeptRow& row) {
        return wide(row) && 10 * textsIn(row) >= 8 * row.cells.size();
    });
    const auto place = head != rows.end() ? head : std::find_if(rows.begin(), rows.end(), wide);
    const auto found = static_cast<std::size_t>(place - rows.begin());
    return isSecondHead(rows, found) ? found + 1 : found;
}

// The head above: over several columns where they were merged.
std::string groupOf(const KeptRow& above, std::uint32_t column)
{
    std::string group;
    for (const KeptCell& cell : above.cells)
        if (cell.column <= column)
            group = nameOf(cell);
    return group;
}

} // namespace

SheetHead findHead(const std::vector<KeptRow>& rows, std::uint64_t row)
{
    const auto wanted = std::find_if(rows.begin(), rows.end(), [&](const KeptRow& one) { return one.number == row; });
    const std::size_t index = row > 0 ? static_cast<std::size_t>(wanted - rows.begin()) : findRow(rows);
    if (index >= rows.size())
        return {};
    // A single cell above is a title.
    const bool stacked =
        index > 0 && rows[index - 1].number + 1 == rows[index].number && rows[index - 1].cells.size() > 1;
    std::map<std::uint32_t, std::string> names;
    if (stacked)
        for (const KeptCell& cell : rows[index - 1].cells)
            if (cellAt(rows[index], cell.column) == nullptr)
                names[cell.column] = nameOf(cell);
    for (const KeptCell& cell : rows[index].cells)
        names[cell.column] = nameOf(cell);
    std::map<std::string, int> uses;
    for (const auto& [column, name] : names)
        ++uses[name];
    SheetHead head{.row = rows[index].number, .names = {}};
    for (const auto& [column, name] : names) {
        const std::string group = stacked && uses[name] > 1 ? groupOf(rows[index - 1], column) : std::string();
        head.names.emplace_back(column, group.empty() || group == name ? name : group + ' ' + name);
    }
    return head;
}

} // namespace core::formats
