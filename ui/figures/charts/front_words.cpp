// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/front_words.h"

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

QString exactMoney(double amount, const QString& currency)
{
    return money(core::Cost(amount), currency, QLocale(), MoneyStyle::Exact);
}

FrontWords frontWords(const FrontScene& scene, const QString& currency)
{
    const QString measure = frontMeasureText(scene.measure);
    return {.xLabel = DotWords::tr("Mean cost per patient (%1)").arg(currency),
            .yLabel = yLabel(scene),
            .emptyText = {},
            .cost = [currency](double cost) { return cost < 0.0 ? QString() : money(core::Cost(cost), currency); },
            .value = tickText,
            .mark =
                [measure](const FrontDot& dot) {
                    return QStringLiteral("%1\n%2").arg(dotName(dot),
                                                        DotWords::tr("%1 %2").arg(measure, figureText(dot.value)));
                },
            .rival =
                [measure, currency](const FrontRival& rival) {
                    return QStringLiteral("%1\n%2 · %3")
                        .arg(rival.name, exactMoney(rival.cost, currency),
                             DotWords::tr("%1 %2").arg(measure, figureText(rival.value)));
                }};
}

QString dotWords(const FrontScene& scene, const FrontDot& dot, const QString& currency)
{
    QString value = DotWords::tr("%1 %2").arg(frontMeasureText(scene.measure), figureText(dot.value));
    if (dot.valueRange)
        value += DotWords::tr(" (%1–%2)").arg(figureText(dot.valueRange->low), figureText(dot.valueRange->high));
    return QStringLiteral("%1\n%2 · %3").arg(dotName(dot), exactMoney(dot.cost, currency), value);
}

QString budgetWords(double budget, const QString& currency)
{
    return DotWords::tr("Budget %1").arg(exactMoney(budget, currency));
}

QString overBudgetWords(FrontSide side)
{
    return side == FrontSide::Validation ? DotWords::tr("over budget") : QString();
}

} // namespace ui
