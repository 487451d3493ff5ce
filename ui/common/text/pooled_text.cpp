// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/pooled_text.h"

#include "core/eval/model_metrics.h"
#include "ui/common/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {
namespace {

constexpr int kDifferenceDecimals = 3;

struct PooledText {
    Q_DECLARE_TR_FUNCTIONS(ui::PooledText)
};

// By the paired difference alone; empty where it has no interval.
QString verdictOn(const core::MetricEstimate& difference)
{
    const std::optional<bool> apart = core::isDistinguishable(difference);
    if (!apart)
        return {};
    if (!*apart)
        return PooledText::tr("cannot be told apart");
    return *difference.value > 0.0 ? PooledText::tr("better") : PooledText::tr("worse");
}

} // namespace

QString withLimits(const core::MetricEstimate& figure, const std::function<QString(double)>& worded,
                   const QString& pattern)
{
    if (!figure.value)
        return PooledText::tr("undefined");
    if (!figure.interval)
        return worded(*figure.value);
    return (pattern.isEmpty() ? PooledText::tr("%1 (%2 to %3)") : pattern)
        .arg(worded(*figure.value), worded(figure.interval->low), worded(figure.interval->high));
}

QString estimateText(const core::MetricEstimate& figure, int decimals, const QLocale& locale)
{
    return withLimits(figure, [&](double value) { return locale.toString(value, 'f', decimals); });
}

QString differenceEstimateText(const core::MetricEstimate& difference, const QLocale& locale)
{
    int decimals = kDifferenceDecimals;
    if (difference.interval)
        for (const double limit : {difference.interval->low, difference.interval->high})
            if (limit != 0.0)
                decimals = std::max(decimals, decimalsApart(0.0, limit, kDifferenceDecimals));
    return withLimits(difference, [&](double value) {
        const QString digits = locale.toString(std::abs(value), 'f', decimals);
        const bool zero = locale.toDouble(digits) == 0.0;
        return zero ? digits : leftToRight((value > 0.0 ? QStringLiteral("+") : QStringLiteral("−")) + digits);
    });
}

QString duelVerdict(const core::PooledDuel& duel)
{
    return verdictOn(duel.difference);
}

QStringList sameMoneyHeads()
{
    return {PooledText::tr("Its F1 for as much"), PooledText::tr("Difference then"), PooledText::tr("Verdict then")};
}

QStringList sameMoneyCells(const core::PooledDuel& duel, const QLocale& locale)
{
    if (!duel.sameMoney)
        return {QStringLiteral("–"), QStringLiteral("–"), QString()};
    const core::PooledDuel::SameMoney& offered = *duel.sameMoney;
    return {estimateText({.value = offered.f1.value, .interval = {}}, 3, locale),
            differenceEstimateText(offered.difference, locale), verdictOn(offered.difference)};
}

QString sameMoneyNote()
{
    return PooledText::tr("“For as much” is what the other model itself offers for that much money, chosen in the same "
                          "way; – where it has nothing to choose from.");
}

QString pooledNote()
{
    return PooledText::tr(
        "Counts of all folds together; each patient is decided for by what was learned without them.");
}

QString duelNote()
{
    return PooledText::tr("In every fold the policy that is best on validation patients for that much. Differences of "
                          "F1 are paired by fold with the correction of Nadeau and Bengio, each at 95 %: of "
                          "twenty comparisons of equals about one seems to differ.");
}

} // namespace ui
