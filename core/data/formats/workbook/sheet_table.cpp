// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/formats/workbook/sheet_table_p.h"

#include "core/data/table.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace core::formats {
namespace {

constexpr std::size_t kRowsForHead = 60;
constexpr std::uint64_t kMostCells = 120'000'000; // 114 columns of a full sheet
constexpr std::size_t kNamelessTold = 20;

std::string shownText(const Cell& cell)
{
    if (!cell.isNumber)
        return std::string(cell.text);
    char text[32];
    return {text, std::to_chars(std::begin(text), std::end(text), cell.number).ptr};
}

} // namespace

SheetTable::SheetTable(std::string sourceName, const CsvDialect& dialect, const ColumnOptions& options,
                       std::uint64_t headRow, std::size_t mostRows, std::stop_token stop)
    : m_reader(std::move(sourceName), dialect, options),
      m_wantedHead(headRow),
      m_mostRows(mostRows),
      m_stop(std::move(stop))
{
}

bool SheetTable::row(std::uint64_t number, std::span<const Cell> cells)
{
    if (m_stop.stop_requested())
        return false;
    if (m_began)
        return number <= m_head.row || feed(cells);
    keep(number, cells);
    const bool seenHead = m_wantedHead > 0 ? number > m_wantedHead : m_kept.size() >= kRowsForHead;
    if (seenHead)
        beginTable();
    return !m_tooLarge && !m_reachedLimit;
}

// A few bytes say that a row comes a million times: that it is too much is known before it fills the memory.
bool SheetTable::hasRoomFor(std::uint64_t repeats)
{
    if (!m_began)
        return true;
    const std::uint64_t wanted = std::min<std::uint64_t>(repeats, m_mostRows - std::min(m_mostRows, m_reader.rows()));
    m_tooLarge = m_tooLarge || (m_reader.rows() + wanted) * m_reader.columns().size() > kMostCells;
    return !m_tooLarge;
}

void SheetTable::keep(std::uint64_t number, std::span<const Cell> cells)
{
    if (m_wantedHead > 0 && number + 1 < m_wantedHead)
        return; // only the row above can say something
    KeptRow& kept = m_kept.emplace_back();
    kept.number = number;
    for (const Cell& cell : cells)
        kept.cells.push_back({cell.column, cell.isNumber, cell.number, std::string(cell.text)});
}

void SheetTable::beginTable()
{
    m_began = true;
    m_head = findHead(m_kept, m_wantedHead);
    std::vector<std::string> names;
    for (const auto& [column, name] : m_head.names) {
        m_positionOf.resize(column + 1, -1);
        m_positionOf[column] = static_cast<std::int32_t>(names.size());
        names.push_back(name);
    }
    if (m_head.row > 0)
        m_reader.setColumns(names);
    std::vector<Cell> cells;
    for (const KeptRow& kept : std::exchange(m_kept, {})) {
        if (kept.number <= m_head.row || m_head.row == 0)
            continue;
        cells.clear();
        for (const auto& cell : kept.cells)
            cells.push_back({cell.column, cell.isNumber, cell.number, cell.text});
        if (!feed(cells))
            return;
    }
}

bool SheetTable::feed(std::span<const Cell> cells)
{
    std::vector<csv::ColumnReader>& columns = m_reader.columns();
    if (m_reader.rows() >= m_mostRows) {
        m_reachedLimit = true;
        return false;
    }
    if ((m_reader.rows() + 1) * columns.size() > kMostCells) {
        m_tooLarge = true;
        return false;
    }
    std::size_t next = 0;
    for (const Cell& cell : cells) {
        const std::int32_t position = cell.column < m_positionOf.size() ? m_positionOf[cell.column] : -1;
        if (position < 0) {
            if (m_nameless.size() < kNamelessTold)
                m_nameless.insert(cell.column);
            continue;
        }
        for (; next < static_cast<std::size_t>(position); ++next)
            columns[next].addCell({});
        if (cell.isNumber)
            columns[next].addNumber(cell.number);
        else
            columns[next].addCell(cell.text);
        ++next;
    }
    for (; next < columns.size(); ++next)
        columns[next].addCell({});
    m_reader.endRow();
    if (m_firstRows.size() < CsvPreview::kPreviewRows && !m_repeating)
        addFirstRow(cells);
    return true;
}

void SheetTable::addFirstRow(std::span<const Cell> cells)
{
    std::vector<std::string>& shown = m_firstRows.emplace_back(m_reader.columns().size());
    for (const Cell& cell : cells)
        if (cell.column < m_positionOf.size() && m_positionOf[cell.column] >= 0)
            shown[static_cast<std::size_t>(m_positionOf[cell.column])] = shownText(cell);
}

void SheetTable::endOfSheet()
{
    if (!m_began)
        beginTable();
    if (m_repeating)
        return;
    for (const std::uint32_t column : m_nameless)
        m_reader.addProblem({.code = ErrorCode::ColumnNameEmpty, .subject = {}, .found = column + 1});
}

bool SheetTable::restartForTexts()
{
    m_repeating = m_reader.restartForTexts();
    return m_repeating;
}

csv::RowReader::Outcome SheetTable::finish(csv::RowReader::Useless useless)
{
    return m_reader.finish(useless);
}

} // namespace core::formats
