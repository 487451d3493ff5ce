// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/formats/table_preview.h"

#include <QLocale>
#include <QString>
#include <QStringList>

namespace ui {

QString fileKindName(core::FileKind kind); // "Excel workbook", "SPSS file" …

// What a file said beside its cells, one sentence for each kind of thing: cells in another encoding, which sheet was
// read and which others there are, labels kept, values declared missing, codes that only some values have a label for,
// formulas without a value.
QStringList importFactsText(const core::ImportFacts& facts, const QLocale& locale = QLocale());

// The same for the head of a report: "sheet “Patients”, names in row 2"; empty where there is nothing to say.
QString placeInFileText(const core::ImportFacts& facts, const QLocale& locale = QLocale());

// File names a dialog offers: "*.csv *.tsv … *.xpt".
QString tableFilePatterns();

} // namespace ui
