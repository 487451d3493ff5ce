// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/csv/csv_import.h"

#include <QString>

#include <string>

namespace code_fixture {

inline core::TablePtr tableOf(std::string text, const core::CsvDialect& dialect = {})
{
    const core::ImportOutcome outcome =
        core::importCsv(core::CsvSource::fromText(std::move(text), "pasted"), dialect, {}, {});
    return outcome.table;
}

// The cells of a column as texts: "1.5 | <0.5 | ".
inline QString cellsOf(const core::TablePtr& table, std::string_view name)
{
    const core::Column* column = table ? table->find(name) : nullptr;
    if (column == nullptr)
        return QStringLiteral("no column");
    QStringList cells;
    for (std::size_t row = 0; row < column->values.size(); ++row)
        cells << QString::fromStdString(core::cellText(*column, row));
    return cells.join(QStringLiteral(" | "));
}

} // namespace code_fixture
