// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/front_words.h"

#include "core/data/task/currency.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

#include <QCoreApplication>

#include <cmath>

namespace ui {
namespace {

struct DotWords {
    Q_DECLARE_TR_FUNCTIONS(FrontWords)
};

// The same number of decimals for all ticks, unless one looks very closely.
QString tickText(double value)
{
    const bool hundredths = std::abs(100.0 * value - std::round(100.0 * value)) < 1e-6;
    return QLocale().toString(value, 'f', hundredths ? 2 : 4);
}

QString yLabel(const FrontScene& scene)
{
    const QString measure = frontMeasureText(scene.measure);
    switch (scene.side) {
    case FrontSide::Everybody:
        return DotWords::tr("%1 on all patients, by folds").arg(measure);
    case FrontSide::Test:
        return DotWords::tr("%1 on test patients").arg(measure);
    case FrontSide::Validation:
        return DotWords::tr("%1 on validation patients").arg(measure);
    case FrontSide::Expected:
        return DotWords::tr("Expected %1").arg(measure);
    }
    Q_UNREACHABLE();
}

} // namespace

QString frontTitle(const FrontScene& scene)
{
    const QString words = scene.axis.kind() == core::CostAim::Kind::Time
                              ? DotWords::tr("%1 against mean time per patient")
                              : DotWords::tr("%1 against mean cost per patient");
    return words.arg(frontMeasureText(scene.measure));
}

QString spentName(core::CostAim axis)
{
    return axis.kind() == core::CostAim::Kind::Money  ? DotWords::tr("Cost")
           : axis.kind() == core::CostAim::Kind::Time ? DotWords::tr("Time")
                                                      : DotWords::tr("Cost with time");
}

QString spentText(const FrontScene& scene, double amount, const QString& currency)
{
    return burdenText(amount, {.metric = scene.metric, .currency = currency, .aim = scene.axis});
}

QString spentLabel(const FrontScene& scene, const QString& currency)
{
    switch (scene.axis.kind()) {
    case core::CostAim::Kind::Money:
        return currency == QLatin1String(core::kTestUnits.data())
                   ? DotWords::tr("Mean number of tests per patient")
                   : DotWords::tr("Mean cost per patient (%1)").arg(currency);
    case core::CostAim::Kind::Time:
        return DotWords::tr("Mean time to the results per patient (min)");
    case core::CostAim::Kind::Both:
        return DotWords::tr("Mean cost per patient, an hour counted as %1 (%2)")
            .arg(money(core::Cost(scene.axis.perHour()), currency), currency);
    }
    Q_UNREACHABLE();
}

FrontWords frontWords(const FrontScene& scene, const QString& currency)
{
    const QString measure = frontMeasureText(scene.measure);
    const auto tick = [currency, money = scene.axis.countsMoney()](double spent) {
        return spent < 0.0 ? QString()
               : money     ? ui::money(core::Cost(spent), currency)
                           : minutesText(core::Minutes(spent));
    };
    return {.xLabel = spentLabel(scene, currency),
            .yLabel = yLabel(scene),
            .emptyText = {},
            .cost = tick,
            .value = tickText,
            .mark =
                [measure](const FrontDot& dot) {
                    return QStringLiteral("%1\n%2").arg(dotName(dot),
                                                        DotWords::tr("%1 %2").arg(measure, figureText(dot.value)));
                },
            .rival =
                [measure, units = FrontUnits{.metric = scene.metric, .currency = currency, .aim = scene.axis}](
                    const FrontRival& rival) {
                    return QStringLiteral("%1\n%2 · %3")
                        .arg(rival.name, burdenText(rival.cost, units),
                             DotWords::tr("%1 %2").arg(measure, figureText(rival.value)));
                }};
}

QString dotWords(const FrontScene& scene, const FrontDot& dot, const QString& currency)
{
    QString value = DotWords::tr("%1 %2").arg(frontMeasureText(scene.measure), figureText(dot.value));
    if (dot.valueRange)
        value += DotWords::tr(" (%1–%2)").arg(figureText(dot.valueRange->low), figureText(dot.valueRange->high));
    return QStringLiteral("%1\n%2 · %3").arg(dotName(dot), spentText(scene, dot.cost, currency), value);
}

QString budgetWords(const FrontScene& scene, double budget, const QString& currency)
{
    return DotWords::tr("Budget %1").arg(spentText(scene, budget, currency));
}

QString overBudgetWords(FrontSide side)
{
    return side == FrontSide::Validation ? DotWords::tr("over budget") : QString();
}

} // namespace ui
