// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/file_fault_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {
namespace {

struct FileFaultText {
    Q_DECLARE_TR_FUNCTIONS(FileFaultText)
};

// What a file is that is not read, and how it becomes one that is.
QString formatText(const QString& format, const QString& file)
{
    if (format == QLatin1String("xls"))
        return FileFaultText::tr(
                   "%1 is a workbook of an old Excel (.xls) or has a password. Save it as .xlsx without a password.")
            .arg(file);
    if (format == QLatin1String("password"))
        return FileFaultText::tr("%1 has a password. Save it without one, then open it again.").arg(file);
    if (format == QLatin1String("xlsb"))
        return FileFaultText::tr("%1 is a binary Excel workbook (.xlsb). Save it as .xlsx.").arg(file);
    if (format == QLatin1String("numbers"))
        return FileFaultText::tr("%1 is a Numbers document. Export it as Excel (.xlsx) or CSV.").arg(file);
    if (format == QLatin1String("pdf"))
        return FileFaultText::tr(
                   "%1 is a PDF, which holds pages, not a table. Ask for the table itself as CSV or .xlsx.")
            .arg(file);
    if (format == QLatin1String("parquet"))
        return FileFaultText::tr("%1 is a Parquet file. Save the table as CSV or .xlsx.").arg(file);
    if (format == QLatin1String("por"))
        return FileFaultText::tr("%1 is an SPSS portable file (.por). Open it in SPSS or PSPP and save it as .sav.")
            .arg(file);
    if (format == QLatin1String("rdata"))
        return FileFaultText::tr("%1 is an R data file. In R, write the table with write.csv().").arg(file);
    return FileFaultText::tr("%1 is an archive without a table that can be read. Unpack it and open the table inside.")
        .arg(file);
}

} // namespace

QString fileFaultText(const core::FoundFault& found, const QString& file)
{
    const QString detail = QString::fromStdString(found.detail);
    switch (found.fault) {
    case core::FileFault::Damaged:
        return FileFaultText::tr(
                   "%1 is damaged or incomplete (%2). Open it in the program it comes from and save it again, or copy "
                   "it once more.")
            .arg(file, detail);
    case core::FileFault::FormatNotRead:
        return formatText(detail, file);
    case core::FileFault::UnpacksTooLarge:
        return FileFaultText::tr(
                   "%1 unpacks to far more than a table of its size holds, and was not read. Save it again from the "
                   "program it comes from, or as CSV.")
            .arg(file);
    case core::FileFault::SheetUnknown: {
        const QStringList names = detail.split(QLatin1Char('\n'));
        return FileFaultText::tr("%1 has no sheet “%2”. It has: %3.")
            .arg(file, names.value(0), names.mid(1).join(QStringLiteral(", ")));
    }
    case core::FileFault::HeaderRowUnknown:
        return FileFaultText::
            tr("Row %1 of the sheet in %2 is empty, so it cannot hold the names of the columns. Choose the row with "
               "the names.")
                .arg(detail, file);
    }
    return {};
}

} // namespace ui
