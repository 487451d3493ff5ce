// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/pooled_text.h"

#include "ui/common/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {
namespace {

constexpr int kDifferenceDecimals = 3;

struct PooledText {
    Q_DECLARE_TR_FUNCTIONS(ui::PooledText)
};

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
        return zero ? digits : (value > 0.0 ? QStringLiteral("+") : QStringLiteral("−")) + digits;
    });
}

QString duelVerdict(const core::PooledDuel& duel)
{
    const std::optional<bool> apart = duel.distinguishable();
    if (!apart)
        return {};
    if (!*apart)
        return PooledText::tr("cannot be told apart");
    return *duel.difference.value > 0.0 ? PooledText::tr("better") : PooledText::tr("worse");
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
