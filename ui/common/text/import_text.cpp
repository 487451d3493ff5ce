// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/import_text.h"

#include "ui/common/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {
namespace {

struct ImportText {
    Q_DECLARE_TR_FUNCTIONS(ImportText)
};

constexpr std::size_t kNamed = 3; // columns named in a sentence; the others are counted

// "age, sex, CRP and 4 more".
QString columnNames(const std::vector<const core::ColumnFacts*>& columns, const QLocale& locale)
{
    QStringList names;
    for (std::size_t i = 0; i < std::min(columns.size(), kNamed); ++i)
        names.append(QString::fromStdString(columns[i]->column));
    const QString list = names.join(QStringLiteral(", "));
    return columns.size() > kNamed
               ? ImportText::tr("%1 and %2 more").arg(list, countText(columns.size() - kNamed, locale))
               : list;
}

template <typename Wanted>
std::vector<const core::ColumnFacts*> columnsWith(const core::ImportFacts& facts, Wanted wanted)
{
    std::vector<const core::ColumnFacts*> found;
    for (const core::ColumnFacts& column : facts.columns)
        if (wanted(column))
            found.push_back(&column);
    return found;
}

void addSheetText(const core::ImportFacts& facts, QStringList& sentences)
{
    if (facts.otherSheets.empty())
        return;
    QStringList names;
    for (const std::string& name : facts.otherSheets)
        names.append(QString::fromStdString(name));
    sentences.append(ImportText::tr("Sheet “%1” was read. There are tables on these too: %2.")
                         .arg(QString::fromStdString(facts.sheet), names.join(QStringLiteral(", "))));
}

void addMissingText(const core::ImportFacts& facts, const QLocale& locale, QStringList& sentences)
{
    const auto declared = columnsWith(facts, [](const auto& column) { return column.userMissing > 0; });
    std::size_t cells = 0;
    for (const core::ColumnFacts* column : declared)
        cells += column->userMissing;
    if (cells > 0)
        sentences.append(ImportText::tr("%Ln values that the file declares to be missing count as not recorded: %1.",
                                        nullptr, pluralCount(cells))
                             .arg(columnNames(declared, locale)));
}

void addLabelTexts(const core::ImportFacts& facts, const QLocale& locale, QStringList& sentences)
{
    const auto named = columnsWith(facts, [](const auto& column) { return !column.label.empty(); });
    const auto labelled = columnsWith(facts, [](const auto& column) { return column.labelledLevels > 0; });
    if (!named.empty())
        sentences.append(
            ImportText::tr("The file's own words for %Ln columns were kept.", nullptr, pluralCount(named.size())));
    if (!labelled.empty())
        sentences.append(
            ImportText::tr("The labels of values were kept in %Ln columns: %1.", nullptr, pluralCount(labelled.size()))
                .arg(columnNames(labelled, locale)));
    for (const core::ColumnFacts& column : facts.columns)
        if (column.cellsLabelled > 0)
            sentences.append(
                ImportText::tr("Column “%1”: %Ln values have a label (%2) and others have none, so it was read as "
                               "numbers. If they are codes for “not recorded”, say so.",
                               nullptr, pluralCount(column.cellsLabelled))
                    .arg(QString::fromStdString(column.column), QString::fromStdString(column.labelledExample)));
}

// "header, row 3, row 17".
QString rowList(const core::ForeignCells& cells, const QLocale& locale)
{
    QStringList rows;
    for (const std::uint64_t row : cells.rows)
        rows.append(row == 0 ? ImportText::tr("header") : ImportText::tr("row %1").arg(countText(row, locale)));
    return rows.join(QStringLiteral(", "));
}

void addEncodingText(const core::ImportFacts& facts, const QLocale& locale, QStringList& sentences)
{
    if (facts.notUtf8.cells > 0)
        sentences.append(ImportText::tr("%Ln cells are not in UTF-8 as the rest of the file is and were read as "
                                        "Latin-1. Check their letters: %1.",
                                        nullptr, pluralCount(facts.notUtf8.cells))
                             .arg(rowList(facts.notUtf8, locale)));
}

} // namespace

QString fileKindName(core::FileKind kind)
{
    switch (kind) {
    case core::FileKind::Text:
        return ImportText::tr("Text file");
    case core::FileKind::Xlsx:
        return ImportText::tr("Excel workbook");
    case core::FileKind::Ods:
        return ImportText::tr("LibreOffice workbook");
    case core::FileKind::Spss:
        return ImportText::tr("SPSS file");
    case core::FileKind::Stata:
        return ImportText::tr("Stata file");
    case core::FileKind::Sas:
        return ImportText::tr("SAS file");
    case core::FileKind::SasTransport:
        return ImportText::tr("SAS transport file");
    }
    return {};
}

QStringList importFactsText(const core::ImportFacts& facts, const QLocale& locale)
{
    QStringList sentences;
    addEncodingText(facts, locale, sentences);
    addSheetText(facts, sentences);
    addLabelTexts(facts, locale, sentences);
    addMissingText(facts, locale, sentences);
    if (facts.formulasWithoutValue > 0)
        sentences.append(
            ImportText::tr("%Ln formulas have no stored value and count as not recorded. Open the workbook "
                           "in Excel or LibreOffice and save it to have them calculated.",
                           nullptr, pluralCount(facts.formulasWithoutValue)));
    return sentences;
}

QString placeInFileText(const core::ImportFacts& facts, const QLocale& locale)
{
    return facts.sheet.empty() ? QString()
                               : ImportText::tr("sheet “%1”, names in row %2")
                                     .arg(QString::fromStdString(facts.sheet), countText(facts.headerRow, locale));
}

QString tableFilePatterns()
{
    return QStringLiteral("*.csv *.tsv *.txt *.xlsx *.xlsm *.ods *.sav *.zsav *.dta *.sas7bdat *.xpt *.gz");
}

} // namespace ui
