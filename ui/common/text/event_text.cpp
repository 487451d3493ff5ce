// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/event_text.h"

#include "ui/common/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace ui {
namespace {

class EventText {
    Q_DECLARE_TR_FUNCTIONS(EventText)
};

QString hoursText(double hours)
{
    const QString amount = numberText(std::abs(hours));
    if (hours == 0.0)
        return EventText::tr("the index time");
    return hours < 0.0 ? EventText::tr("%1 h before").arg(amount) : EventText::tr("%1 h after").arg(amount);
}

QString indexText(const core::EventRecipe& recipe)
{
    switch (recipe.index) {
    case core::IndexKind::Column:
        return EventText::tr("index time: column “%1” of the patient table")
            .arg(QString::fromStdString(recipe.indexColumn));
    case core::IndexKind::FirstEvent:
        return EventText::tr("index time: the patient's first measurement");
    case core::IndexKind::Start:
        return EventText::tr("index time: the start that times are counted from");
    case core::IndexKind::Automatic:
        break;
    }
    return EventText::tr("index time: found by itself");
}

} // namespace

QString eventDropText(core::EventDrop reason, std::uint64_t measurements)
{
    const QString count = countText(measurements);
    switch (reason) {
    case core::EventDrop::RowBroken:
        return EventText::tr("%1 in rows with too few or too many fields").arg(count);
    case core::EventDrop::PatientUnknown:
        return EventText::tr("%1 of patients who are not in the patient table").arg(count);
    case core::EventDrop::NoIndexTime:
        return EventText::tr("%1 of patients without an index time").arg(count);
    case core::EventDrop::TimeMissing:
        return EventText::tr("%1 without a readable time").arg(count);
    case core::EventDrop::OutsideWindow:
        return EventText::tr("%1 outside the window").arg(count);
    case core::EventDrop::TestLeftOut:
        return EventText::tr("%1 of tests that are left out").arg(count);
    case core::EventDrop::TestRare:
        return EventText::tr("%1 of tests that too few patients have").arg(count);
    case core::EventDrop::ValueMissing:
        return EventText::tr("%1 without a value").arg(count);
    case core::EventDrop::ValueNotNumeric:
        return EventText::tr("%1 whose value is not a number").arg(count);
    case core::EventDrop::UnitMissing:
        return EventText::tr("%1 without a unit").arg(count);
    case core::EventDrop::UnitUnknown:
        return EventText::tr("%1 in a unit that cannot be converted").arg(count);
    }
    return count;
}

QStringList eventDropTexts(const core::EventAccount& account)
{
    std::vector<std::size_t> reasons;
    for (std::size_t reason = 0; reason < core::kEventDrops; ++reason)
        if (account.dropped[reason] > 0)
            reasons.push_back(reason);
    std::stable_sort(reasons.begin(), reasons.end(),
                     [&](std::size_t a, std::size_t b) { return account.dropped[a] > account.dropped[b]; });
    QStringList texts;
    for (const std::size_t reason : reasons)
        texts << eventDropText(static_cast<core::EventDrop>(reason), account.dropped[reason]);
    return texts;
}

QString eventSummaryText(const core::EventAccount& account)
{
    QString text =
        EventText::tr("Measurements: %1 read, %2 used for %3 values of %4 patients")
            .arg(countText(account.read), countText(account.used), countText(account.values), countText(account.rows));
    const QStringList dropped = eventDropTexts(account);
    if (!dropped.isEmpty())
        text += EventText::tr("; left out: %1").arg(dropped.join(QStringLiteral(", ")));
    return text + QLatin1Char('.');
}

QStringList eventNoteTexts(const core::EventAccount& account)
{
    QStringList notes;
    if (account.converted > 0)
        notes << EventText::tr("%1 values were converted from another unit.").arg(countText(account.converted));
    if (account.unitAssumed > 0)
        notes << EventText::tr("%1 values without a unit were taken to be in the usual unit of their test.")
                     .arg(countText(account.unitAssumed));
    if (account.atLimit > 0)
        notes << EventText::tr("%1 values were written as a limit, such as “<3”.").arg(countText(account.atLimit));
    if (account.dateOnly > 0)
        notes << EventText::tr("%1 measurements have a date without a time and count as midnight.")
                     .arg(countText(account.dateOnly));
    if (account.rowsWithout > 0)
        notes << EventText::tr("%1 of %2 patients have no measurement in the window.")
                     .arg(countText(account.rowsWithout), countText(account.rows));
    QStringList withoutRange;
    for (const core::TestTally& test : account.tests)
        if (test.worstIsLast)
            withoutRange << QString::fromStdString(test.column);
    withoutRange.removeDuplicates();
    if (!withoutRange.isEmpty())
        notes << EventText::tr("No reference range is known, so the last value stands for the worst: %1.")
                     .arg(withoutRange.join(QStringLiteral(", ")));
    return notes;
}

QString eventColumnsText(const core::EventRecipe& recipe)
{
    const auto name = [](const std::string& text) {
        return text.empty() ? EventText::tr("none") : EventText::tr("“%1”").arg(QString::fromStdString(text));
    };
    return EventText::tr("patient %1, time %2, test %3, value %4, unit %5")
        .arg(name(recipe.columns.patient), name(recipe.columns.time), name(recipe.columns.test),
             name(recipe.columns.value), name(recipe.columns.unit));
}

QString eventTakeText(core::EventChoice choice)
{
    switch (choice) {
    case core::EventChoice::Last:
        return EventText::tr("last value");
    case core::EventChoice::First:
        return EventText::tr("first value");
    case core::EventChoice::Worst:
        return EventText::tr("value farthest from the reference range");
    case core::EventChoice::Mean:
        return EventText::tr("mean");
    }
    return {};
}

QString eventWindowText(const core::EventRecipe& recipe)
{
    return EventText::tr("%1 from %2 to %3; %4")
        .arg(eventTakeText(recipe.take), hoursText(recipe.fromHours.value_or(0.0)),
             hoursText(recipe.toHours.value_or(0.0)), indexText(recipe));
}

QString eventUnitsText(const core::TestTally& test)
{
    QStringList units;
    for (const core::UnitTally& unit : test.units) {
        const QString name = unit.unit.empty() ? EventText::tr("no unit") : QString::fromStdString(unit.unit);
        const QString text = EventText::tr("%1 %2").arg(name, countText(unit.measurements));
        units << (test.column.empty() || unit.sameUnit ? text
                  : unit.convertible                   ? EventText::tr("%1 (converted)").arg(text)
                                                       : EventText::tr("%1 (left out)").arg(text));
    }
    return units.join(QStringLiteral(", "));
}

} // namespace ui
