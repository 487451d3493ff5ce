// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/data_table.h"

#include "core/data/csv/csv_text.h"

#include <charconv>
#include <iterator>
#include <string>

namespace ui {

QString exactText(std::optional<double> number)
{
    if (!number)
        return {};
    char buffer[32];
    const auto written = std::to_chars(std::begin(buffer), std::end(buffer), *number);
    return QString::fromLatin1(buffer, written.ptr - buffer);
}

QByteArray csvOf(const DataTable& table, const char* lineEnd)
{
    std::string text;
    const auto addLine = [&](const QStringList& cells) {
        for (qsizetype i = 0; i < cells.size(); ++i) {
            if (i > 0)
                text += ',';
            core::csv::appendField(text, cells[i].toStdString());
        }
        text += lineEnd;
    };
    addLine(table.columns);
    for (const QStringList& row : table.rows)
        addLine(row);
    return QByteArray::fromStdString(text);
}

} // namespace ui
