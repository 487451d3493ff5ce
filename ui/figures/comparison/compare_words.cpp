// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/comparison/compare_words.h"

#include "ui/common/text/number_text.h"
#include "ui/figures/comparison/model_judge.h"

#include <QCoreApplication>

#include <cmath>

namespace ui {
namespace {

struct CompareText {
    Q_DECLARE_TR_FUNCTIONS(CompareWords)
};

QString fixed(double value, int decimals)
{
    const double scale = std::pow(10.0, decimals);
    const double rounded = std::round(value * scale) / scale;
    const QString digits = QLocale().toString(std::abs(rounded), 'f', decimals);
    return rounded < 0.0 ? leftToRight(QChar(0x2212) + digits) : digits;
}

struct Standing {
    QStringList alike, above, below, undefined;
};

Standing standingOf(const Comparison& comparison, const std::vector<JudgedModel>& judged)
{
    Standing standing;
    const double cost = judged.front().figures.meanCost.value.value_or(0.0);
    for (std::size_t i = 1; i < judged.size(); ++i) {
        const QString& name = comparison.models[i].name;
        const core::MetricEstimate& difference = judged[i].difference->f1;
        const auto differs = core::isDistinguishable(difference);
        const QString share = costShareText(cost, judged[i].figures.meanCost.value.value_or(0.0));
        const QString with = share.isEmpty() ? name : CompareText::tr("%1 (at %2)").arg(name, share);
        if (!differs || !difference.value)
            standing.undefined << name;
        else if (!*differs)
            standing.alike << with;
        else // model minus reference
            (*difference.value < 0.0 ? standing.above : standing.below) << with;
    }
    return standing;
}

QString listed(const QStringList& names)
{
    return QLocale().createSeparatedList(names);
}

} // namespace

QString intervalText(const core::Interval& interval, int decimals)
{
    return leftToRight(fixed(interval.low, decimals) + QChar(0x2013) + fixed(interval.high, decimals));
}

QString shareIntervalText(const core::Interval& interval)
{
    return leftToRight(fixed(100.0 * interval.low, 0) + QChar(0x2013) + shareText(interval.high, QLocale(), 0));
}

QString figureWithInterval(const core::MetricEstimate& figure, int decimals)
{
    if (!figure.value)
        return CompareText::tr("undefined");
    const QString value = fixed(*figure.value, decimals);
    // A range from or to a number below zero needs a word between them.
    if (figure.interval && figure.interval->low < 0.0)
        return CompareText::tr("%1 (%2 to %3)")
            .arg(value, fixed(figure.interval->low, decimals), fixed(figure.interval->high, decimals));
    return figure.interval ? CompareText::tr("%1 (%2)").arg(value, intervalText(*figure.interval, decimals)) : value;
}

QString signedText(double value, int decimals)
{
    const double scale = std::pow(10.0, decimals);
    return std::round(value * scale) > 0.0 ? leftToRight(QLatin1Char('+') + fixed(value, decimals))
                                           : fixed(value, decimals);
}

QString differenceText(const core::MetricEstimate& difference)
{
    if (!difference.value)
        return CompareText::tr("undefined");
    int decimals = decimalsApart(*difference.value, 0.0, 3);
    if (!difference.interval)
        return signedText(*difference.value, decimals);
    // A limit is never written as zero that is not: the sentence beside it says on which side of zero it lies.
    for (const double limit : {difference.interval->low, difference.interval->high})
        decimals = decimalsApart(limit, 0.0, decimals);
    return CompareText::tr("%1 (%2 to %3)")
        .arg(signedText(*difference.value, decimals), signedText(difference.interval->low, decimals),
             signedText(difference.interval->high, decimals));
}

std::vector<JudgedModel> judgedModels(const Comparison& comparison, ModelJudge& judge)
{
    std::vector<JudgedModel> judged;
    for (const ShownModel& shown : comparison.models) {
        judged.push_back({.figures = judge.figuresAt(*shown.model, comparison.threshold)});
        if (judged.size() > 1)
            judged.back().difference =
                judge.differencesAt(*shown.model, *comparison.models.front().model, comparison.threshold);
    }
    return judged;
}

QString costShareText(double cost, double ofCost)
{
    if (!(cost > 0.0) || !(ofCost > 0.0))
        return {};
    const double share = cost / ofCost;
    if (share < 0.995)
        return CompareText::tr("%1 of its testing cost").arg(shareText(share, QLocale(), share < 0.01 ? 1 : 0));
    if (share <= 1.005)
        return CompareText::tr("the same testing cost");
    return CompareText::tr("%1 times its testing cost").arg(numberText(share, QLocale(), 2));
}

QString inWords(const Comparison& comparison, const std::vector<JudgedModel>& judged)
{
    if (judged.size() < 2)
        return {};
    const Standing standing = standingOf(comparison, judged);
    const QString patients = countText(comparison.models.front().model->test->count());
    const QString& name = comparison.models.front().name;
    QStringList sentences;
    if (!standing.alike.isEmpty())
        sentences << CompareText::tr("%1 is not distinguishable from %2 with these %3 patients.")
                         .arg(name, listed(standing.alike), patients);
    const QString who = sentences.isEmpty() ? name : CompareText::tr("It");
    if (!standing.above.isEmpty() && !standing.below.isEmpty())
        sentences << CompareText::tr("%1 scores above %2 and below %3.")
                         .arg(who, listed(standing.above), listed(standing.below));
    else if (!standing.above.isEmpty())
        sentences << CompareText::tr("%1 scores above %2.").arg(who, listed(standing.above));
    else if (!standing.below.isEmpty())
        sentences << CompareText::tr("%1 scores below %2.").arg(who, listed(standing.below));
    if (!standing.undefined.isEmpty())
        sentences << CompareText::tr("The difference from %1 is undefined.").arg(listed(standing.undefined));
    return sentences.join(QLatin1Char(' '));
}

} // namespace ui
