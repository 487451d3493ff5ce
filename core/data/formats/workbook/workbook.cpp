// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/formats/workbook/workbook_p.h"

#include <algorithm>
#include <utility>

namespace core::formats {

void RowBuffer::add(std::uint32_t column, double number)
{
    m_sorted &= m_cells.empty() || m_cells.back().column < column;
    m_cells.push_back({.column = column, .isNumber = true, .number = number, .text = {}});
    m_places.push_back({});
}

void RowBuffer::add(std::uint32_t column, std::string_view text)
{
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return;
    m_sorted &= m_cells.empty() || m_cells.back().column < column;
    m_cells.push_back({.column = column, .isNumber = false, .number = 0.0, .text = {}});
    m_places.push_back({.begin = m_texts.size(), .size = text.size()});
    m_texts += text;
}

std::span<const Cell> RowBuffer::cells()
{
    for (std::size_t i = 0; i < m_cells.size(); ++i)
        if (!m_cells[i].isNumber)
            m_cells[i].text = std::string_view(m_texts).substr(m_places[i].begin, m_places[i].size);
    if (!m_sorted) { // some writers do not care; the first of two cells in one place counts
        const auto left = [](const Cell& a, const Cell& b) { return a.column < b.column; };
        const auto same = [](const Cell& a, const Cell& b) { return a.column == b.column; };
        std::stable_sort(m_cells.begin(), m_cells.end(), left);
        m_cells.erase(std::unique(m_cells.begin(), m_cells.end(), same), m_cells.end());
    }
    return m_cells;
}

void RowBuffer::clear()
{
    m_cells.clear();
    m_places.clear();
    m_texts.clear();
    m_sorted = true;
}

Result<std::unique_ptr<Workbook>> openWorkbook(FileKind kind, const csv::Bytes& bytes, const std::string& name,
                                               const ReadControl& control)
{
    Result<ZipFile> zip = ZipFile::open(bytes, name);
    if (!zip)
        return zip.error();
    return kind == FileKind::Ods ? openOds(std::move(*zip), name, control) : openXlsx(std::move(*zip), name, control);
}

} // namespace core::formats
