// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/text_table.h"

#include <algorithm>
#include <cassert>

namespace app::cli {

void TextTable::add(QStringList cells)
{
    assert(static_cast<std::size_t>(cells.size()) == m_alignment.size());
    m_rows.push_back(std::move(cells));
}

QString TextTable::text(int indent) const
{
    std::vector<qsizetype> widths(m_alignment.size(), 0);
    for (const QStringList& row : m_rows)
        for (std::size_t c = 0; c < widths.size(); ++c)
            widths[c] = std::max(widths[c], row[static_cast<qsizetype>(c)].size());
    QStringList lines;
    for (const QStringList& row : m_rows) {
        QString line(indent, QLatin1Char(' '));
        for (std::size_t c = 0; c < widths.size(); ++c) {
            const QString& cell = row[static_cast<qsizetype>(c)];
            line += m_alignment[c] == Align::Right ? cell.rightJustified(widths[c]) : cell.leftJustified(widths[c]);
            line += QStringLiteral("  ");
        }
        while (line.endsWith(QLatin1Char(' ')))
            line.chop(1);
        lines.push_back(line);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace app::cli
