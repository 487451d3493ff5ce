// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace ui {

// Results as rows and columns, for files and other programs. Numbers are written with a decimal point, whatever the
// language; what is undefined is empty.
struct DataTable {
    QStringList columns;
    std::vector<QStringList> rows;
    bool operator==(const DataTable&) const = default;
};

// The shortest digits that read back as the same number.
QString exactText(std::optional<double> number);

// RFC 4180 in UTF-8: a header line, then the rows. Programs that read line by line get along better with "\n".
QByteArray csvOf(const DataTable& table, const char* lineEnd = "\r\n");

} // namespace ui
