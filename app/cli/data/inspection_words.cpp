// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/argument_values.h"
#include "app/cli/common/words.h"
#include "app/cli/data/inspection.h"
#include "core/data/task/currency.h"
#include "ui/common/text/import_text.h"
#include "ui/common/text/number_text.h"

namespace app::cli {

QString dialectText(const core::CsvDialect& dialect)
{
    const QString decimal =
        dialect.decimal == core::DecimalMark::Point ? Words::tr("decimal point") : Words::tr("decimal comma");
    const auto separated = [&] {
        switch (dialect.delimiter) {
        case ';':
            return Words::tr("semicolon separated");
        case '\t':
            return Words::tr("tab separated");
        case '|':
            return Words::tr("separated by |");
        default:
            return Words::tr("comma separated");
        }
    };
    const QString encoding = dialect.encoding == core::TextEncoding::Utf8     ? QStringLiteral("UTF-8")
                             : dialect.encoding == core::TextEncoding::Latin1 ? QStringLiteral("Latin-1")
                                                                              : Words::tr("UTF-8 and Latin-1");
    QString text = Words::tr("%1, %2, %3").arg(decimal, separated(), encoding);
    if (dialect.grouping != core::GroupMark::None)
        text += Words::tr(", thousands by %1").arg(QString::fromStdString(groupingName(dialect.grouping)));
    return text;
}

QString readingText(const LoadedStudy& loaded)
{
    if (loaded.dialect)
        return dialectText(*loaded.dialect);
    const QString place = ui::placeInFileText(loaded.facts);
    const QString kind = ui::fileKindName(loaded.fileKind);
    return place.isEmpty() ? kind : Words::tr("%1: %2").arg(kind, place);
}

QString billText(const core::Task& task, const core::Bill& bill)
{
    const QString currency = QString::fromStdString(task.currency);
    QStringList terms;
    for (const core::Cost cost : bill.panels)
        terms.push_back(ui::money(cost, currency));
    for (const core::Cost cost : bill.fees)
        terms.push_back(ui::money(cost, currency));
    if (terms.isEmpty())
        return Words::tr("No panels, nothing to pay.");
    const QString total = ui::money(bill.total, currency);
    return terms.size() == 1 || task.currency == core::kTestUnits
               ? Words::tr("All panels: %1").arg(total)
               : Words::tr("All panels: %1 = %2").arg(terms.join(QStringLiteral(" + ")), total);
}

QString timesText(const core::Bill& bill)
{
    QStringList parts;
    if (bill.minutesTogether && bill.minutesInTurn)
        parts << Words::tr("%1 ordered at once, %2 one after the other")
                     .arg(ui::minutesText(*bill.minutesTogether), ui::minutesText(*bill.minutesInTurn));
    if (bill.millilitres)
        parts << Words::tr("%1 of blood").arg(ui::millilitresText(*bill.millilitres));
    return parts.isEmpty() ? QString() : Words::tr("All results: %1").arg(parts.join(QStringLiteral("; ")));
}

QString cheapestText(const core::Task& task, const core::Bill& bill)
{
    if (bill.cheapestCover.empty() || bill.cheapestCover.size() == task.panels.size() ||
        bill.cheapestTotal == bill.total)
        return {};
    QStringList names;
    for (const std::size_t panel : bill.cheapestCover)
        names.push_back(QString::fromStdString(task.panels[panel].name));
    return Words::tr("Every test for less: %1 cost %2")
        .arg(names.join(QStringLiteral(" + ")), ui::money(bill.cheapestTotal, QString::fromStdString(task.currency)));
}

} // namespace app::cli
