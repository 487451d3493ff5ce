// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/text_table.h"

#include <algorithm>
#include <cassert>

namespace app::cli {
namespace {

// East Asian wide and fullwidth characters (Unicode Standard Annex 11), as far as our languages use them.
bool isWide(char32_t letter)
{
    return (letter >= 0x1100 && letter <= 0x115F) || (letter >= 0x2E80 && letter <= 0xA4CF) ||
           (letter >= 0xAC00 && letter <= 0xD7A3) || (letter >= 0xF900 && letter <= 0xFAFF) ||
           (letter >= 0xFE30 && letter <= 0xFE6F) || (letter >= 0xFF00 && letter <= 0xFF60) ||
           (letter >= 0xFFE0 && letter <= 0xFFE6) || (letter >= 0x20000 && letter <= 0x3FFFD);
}

int widthOf(char32_t letter)
{
    switch (QChar::category(letter)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
        return 0;
    default:
        return isWide(letter) ? 2 : 1;
    }
}

} // namespace

qsizetype widthOf(const QString& text)
{
    qsizetype width = 0;
    for (const uint letter : text.toUcs4())
        width += widthOf(static_cast<char32_t>(letter));
    return width;
}

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
            widths[c] = std::max(widths[c], widthOf(row[static_cast<qsizetype>(c)]));
    QStringList lines;
    for (const QStringList& row : m_rows) {
        QString line(indent, QLatin1Char(' '));
        for (std::size_t c = 0; c < widths.size(); ++c) {
            const QString& cell = row[static_cast<qsizetype>(c)];
            const QString room(widths[c] - widthOf(cell), QLatin1Char(' '));
            line += (m_alignment[c] == Align::Right ? room + cell : cell + room) + QStringLiteral("  ");
        }
        while (line.endsWith(QLatin1Char(' ')))
            line.chop(1);
        lines.push_back(line);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace app::cli
