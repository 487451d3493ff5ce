// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace app::cli {

// Columns of text set out side by side, as narrow as their contents allow.
// Cells of a terminal that a text takes: two for a Chinese character, none for an accent or a mark of direction.
qsizetype widthOf(const QString& text);

class TextTable {
public:
    enum class Align { Left, Right };

    explicit TextTable(std::vector<Align> alignment) : m_alignment(std::move(alignment)) {}
    void add(QStringList cells);
    QString text(int indent = 2) const; // without a line end after the last row

private:
    std::vector<Align> m_alignment;
    std::vector<QStringList> m_rows;
};

} // namespace app::cli
