// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/data_text.h"

#include "ui/common/text/number_text.h"

#include <QCoreApplication>

#include <cmath>
#include <numbers>

namespace ui {
namespace {

struct DataText {
    Q_DECLARE_TR_FUNCTIONS(DataText)

public:
    static QString logarithm(double base, const QLocale& locale)
    {
        if (std::abs(base - std::numbers::e) < 1e-9)
            return tr("undo the natural logarithm");
        return tr("undo the logarithm to base %1").arg(numberText(base, locale));
    }
};

} // namespace

QString roleName(core::Role role)
{
    switch (role) {
    case core::Role::Outcome:
        return DataText::tr("Outcome");
    case core::Role::Visible:
        return DataText::tr("Baseline");
    case core::Role::Test:
        return DataText::tr("Test");
    case core::Role::Split:
        return DataText::tr("Split");
    case core::Role::Ignored:
        return DataText::tr("Ignored");
    case core::Role::Unassigned:
        return DataText::tr("Unassigned");
    }
    return {};
}

QString roleExplanation(core::Role role)
{
    switch (role) {
    case core::Role::Outcome:
        return DataText::tr("Says who is a case; never shown to the policy.");
    case core::Role::Visible:
        return DataText::tr("Known before any test and free of charge.");
    case core::Role::Test:
        return DataText::tr("Becomes known when one of its panels is ordered and paid.");
    case core::Role::Split:
        return DataText::tr("Says which patients are for training, validation and test.");
    case core::Role::Ignored:
        return DataText::tr("Left out on purpose.");
    case core::Role::Unassigned:
        return DataText::tr("In no panel and no other role, so it will not be used.");
    }
    return {};
}

QString columnKindName(core::ColumnKind kind)
{
    switch (kind) {
    case core::ColumnKind::Numeric:
        return DataText::tr("Number");
    case core::ColumnKind::Binary:
        return DataText::tr("Two values");
    case core::ColumnKind::Category:
        return DataText::tr("Category");
    case core::ColumnKind::Text:
        return DataText::tr("Text");
    }
    return {};
}

QString importNoticeText(core::ImportNotice notice, const QString& column)
{
    switch (notice) {
    case core::ImportNotice::ColumnConstantDropped:
        return DataText::tr("Column “%1” was left out: it has the same value in every row.").arg(column);
    case core::ImportNotice::ColumnEmptyDropped:
        return DataText::tr("Column “%1” was left out: it has no values.").arg(column);
    case core::ImportNotice::ColumnTextsDropped:
        return DataText::tr("Column “%1” was left out: it has more different texts than can be kept.").arg(column);
    }
    return {};
}

QString identifierText(const core::IdentifierWarning& warning)
{
    const QString column = QString::fromStdString(warning.column);
    switch (warning.reason) {
    case core::IdentifierReason::UniqueValues:
        return DataText::tr("Column “%1” has a different value for nearly every patient and may identify them. Ignore "
                            "it unless it is a measurement.")
            .arg(column);
    case core::IdentifierReason::NameLike:
        return DataText::tr(
                   "Column “%1” looks like names or addresses. Remove it from the file before you save or share "
                   "a project.")
            .arg(column);
    case core::IdentifierReason::RecordNumberLike:
        return DataText::tr("Column “%1” looks like record numbers. Remove it from the file before you save or share a "
                            "project.")
            .arg(column);
    case core::IdentifierReason::DateLike:
        return DataText::tr("Column “%1” looks like dates, which can identify patients. Use ages or intervals instead.")
            .arg(column);
    }
    return {};
}

QString questionText(const core::CsvQuestion& question, const QLocale& locale)
{
    const QString example = QString::fromStdString(question.example);
    switch (question.about) {
    case core::CsvQuestion::About::DecimalOrThousands:
        return DataText::tr("Row %1, column “%2”: does the mark in “%3” separate decimals or thousands?")
            .arg(countText(question.row, locale), QString::fromStdString(question.column), example);
    case core::CsvQuestion::About::Delimiter:
        return DataText::tr("More than one of these characters could separate the columns: %1. Which one does?")
            .arg(example);
    }
    return {};
}

QString unrecordedPanelsText(core::UnrecordedPanels choice)
{
    switch (choice) {
    case core::UnrecordedPanels::Unavailable:
        return DataText::tr("is not possible for the patient");
    case core::UnrecordedPanels::Charged:
        return DataText::tr("is charged");
    case core::UnrecordedPanels::Free:
        return DataText::tr("is free of charge");
    }
    return {};
}

QString timesMissingText(const core::Task& task)
{
    QStringList without;
    for (const core::PanelSpec& panel : task.panels)
        if (!panel.minutes)
            without << QString::fromStdString(panel.name);
    if (without.isEmpty())
        return {};
    return without.size() == static_cast<qsizetype>(task.panels.size())
               ? DataText::tr("Only money can be minimised: no panel has a turnaround time. Give every panel its time "
                              "to weigh time, too.")
               : DataText::tr("Only money can be minimised until every panel has a turnaround time. Without one: %1.")
                     .arg(without.join(QStringLiteral(", ")));
}

QString duplicatesDroppedText(std::size_t rows)
{
    return DataText::tr("%Ln rows are the same as earlier ones in every column in use and are left out.", nullptr,
                        pluralCount(rows));
}

QString splitText(const core::Task& task)
{
    const core::SplitRule& rule = task.splitRule;
    if (!task.splitColumn.empty())
        return DataText::tr("Split from column %1").arg(QString::fromStdString(task.splitColumn));
    const QString column = QString::fromStdString(rule.column), patient = QString::fromStdString(rule.patient);
    QString text;
    switch (rule.by) {
    case core::SplitRule::By::Chance:
        return patient.isEmpty() ? DataText::tr("Split at random")
                                 : DataText::tr("Split at random, rows with the same %1 together").arg(patient);
    case core::SplitRule::By::Date:
        text = DataText::tr("Split by %1, learned from the past").arg(column);
        break;
    case core::SplitRule::By::Site: {
        QStringList sites;
        for (const std::string& site : rule.test)
            sites << QString::fromStdString(site);
        text = DataText::tr("Split by %1, with %2 left out for the test").arg(column, sites.join(QStringLiteral(", ")));
        break;
    }
    }
    return patient.isEmpty() ? text : DataText::tr("%1, rows with the same %2 together").arg(text, patient);
}

QString editText(const core::DataEdit& edit, const QLocale& locale)
{
    const QString column = QString::fromStdString(edit.column);
    const QString range = rangeText(edit.low, edit.high, locale);
    switch (edit.kind) {
    case core::DataEdit::Kind::TreatAsMissing:
        return DataText::tr("%1: only values %2 are kept, others count as missing").arg(column, range);
    case core::DataEdit::Kind::TreatInsideAsMissing:
        return edit.low == edit.high
                   ? DataText::tr("%1: %2 counts as missing").arg(column, numberText(edit.low, locale))
                   : DataText::tr("%1: values %2 count as missing").arg(column, range);
    case core::DataEdit::Kind::Multiply:
        return DataText::tr("%1: all values × %2").arg(column, numberText(edit.factor, locale));
    case core::DataEdit::Kind::MultiplyRange:
        return DataText::tr("%1: values %2 × %3").arg(column, range, numberText(edit.factor, locale));
    case core::DataEdit::Kind::Exponentiate:
        return DataText::tr("%1: %2").arg(column, DataText::logarithm(edit.factor, locale));
    case core::DataEdit::Kind::SwapColumns:
        return DataText::tr("%1 and %2: values change places").arg(column, QString::fromStdString(edit.otherColumn));
    }
    return {};
}

} // namespace ui
