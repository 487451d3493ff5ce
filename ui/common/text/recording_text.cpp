// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/recording_text.h"

#include "core/eval/model_metrics.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>
#include <functional>

namespace ui {
namespace {

struct RecordingText {
    Q_DECLARE_TR_FUNCTIONS(RecordingText)
};

QString threeDigits(double value)
{
    return QLocale().toString(value, 'f', 3);
}

QString withRange(const core::MetricEstimate& figure, const std::function<QString(double)>& text)
{
    if (!figure.value)
        return figureText(std::nullopt);
    if (!figure.interval)
        return text(*figure.value);
    return RecordingText::tr("%1 (%2–%3)")
        .arg(text(*figure.value), text(figure.interval->low), text(figure.interval->high));
}

double rounded(double value)
{
    return std::round(value * 1000.0) / 1000.0;
}

// "0.021 higher than as recorded": of the figures as they are shown, so that a reader who subtracts agrees.
QString differenceSentence(const core::RecordingEstimate& estimate)
{
    const double shown = rounded(*estimate.doublyRobust.f1.value) - rounded(*estimate.plain.f1.value);
    const QString size = threeDigits(std::abs(shown));
    const bool same = rounded(shown) == 0.0;
    QString words = same          ? RecordingText::tr("the same as recorded")
                    : shown > 0.0 ? RecordingText::tr("%1 higher than as recorded").arg(size)
                                  : RecordingText::tr("%1 lower than as recorded").arg(size);
    const std::optional<bool> differs = core::isDistinguishable(estimate.difference);
    return !same && differs && !*differs ? RecordingText::tr("%1, which may be chance").arg(words) : words;
}

QString correctedSentence(const core::RecordingEstimate& estimate)
{
    if (!estimate.doublyRobust.f1.value || !estimate.difference.value)
        return RecordingText::tr("What it would be if every order could be carried out cannot be said: that needs "
                                 "both cases and others.");
    return RecordingText::tr("If every order could be carried out, and among patients of whom the same was known it "
                             "is chance whose panel was recorded, F1 would be about %1: %2.")
        .arg(withRange(estimate.doublyRobust.f1, threeDigits), differenceSentence(estimate));
}

} // namespace

QString recordingWayName(RecordingWay way)
{
    switch (way) {
    case RecordingWay::Plain:
        return RecordingText::tr("As recorded");
    case RecordingWay::Weighted:
        return RecordingText::tr("Weighted");
    case RecordingWay::FilledIn:
        return RecordingText::tr("Filled in");
    case RecordingWay::DoublyRobust:
        return RecordingText::tr("Doubly robust");
    }
    Q_UNREACHABLE();
}

QString recordingWayExplained(RecordingWay way)
{
    switch (way) {
    case RecordingWay::Plain:
        return RecordingText::tr("What the policy did with the records as they are.");
    case RecordingWay::Weighted:
        return RecordingText::tr("Patients with all ordered panels recorded stand for those like them whose panels "
                                 "were not (inverse probability weighting).");
    case RecordingWay::FilledIn:
        return RecordingText::tr("Results that were not recorded are drawn from what such patients usually have, and "
                                 "the policy goes on with them (direct method).");
    case RecordingWay::DoublyRobust:
        return RecordingText::tr("Filled in, and corrected by the weighted records: right if either of the two is.");
    }
    Q_UNREACHABLE();
}

const core::RecordingFigures& figuresOf(const core::RecordingEstimate& estimate, RecordingWay way)
{
    switch (way) {
    case RecordingWay::Plain:
        return estimate.plain;
    case RecordingWay::Weighted:
        return estimate.weighted;
    case RecordingWay::FilledIn:
        return estimate.filledIn;
    case RecordingWay::DoublyRobust:
        return estimate.doublyRobust;
    }
    Q_UNREACHABLE();
}

QString recordingTitle()
{
    return RecordingText::tr("If everything ordered were recorded");
}

QString recordingAssumption()
{
    return RecordingText::tr("assume recorded at random given what was known");
}

QString recordingSentences(const core::RecordingEstimate& estimate)
{
    const std::size_t lacking = estimate.patients - estimate.recordedPatients;
    if (lacking == 0)
        return RecordingText::tr("Every panel that the policy orders is recorded for each of these patients. There is "
                                 "nothing to correct: F1 is %1.")
            .arg(figureText(estimate.plain.f1.value));
    return RecordingText::tr("Of %1 patients, %Ln lack a panel that the policy would order, so the figure as "
                             "recorded, F1 %2, shows what it does without it.",
                             nullptr, pluralCount(lacking))
               .arg(countText(estimate.patients), figureText(estimate.plain.f1.value)) +
           QLatin1Char(' ') + correctedSentence(estimate);
}

QString recordingWarning(const core::RecordingEstimate& estimate)
{
    if (!estimate.warning)
        return {};
    switch (*estimate.warning) {
    case core::RecordingWarning::FewRecorded:
        return RecordingText::tr("The weights rest on few patients: they tell as much as %1 patients, %2 of them "
                                 "cases, and one stands for %3. Do not rely on the weighted and the doubly robust "
                                 "figures.")
            .arg(numberText(estimate.effectivePatients, QLocale(), 3),
                 numberText(estimate.effectiveCases, QLocale(), 3), numberText(estimate.largestWeight, QLocale(), 3));
    case core::RecordingWarning::NobodyRecorded:
        return estimate.recordedCases == 0
                   ? RecordingText::tr("No case has all the panels that the policy orders, so there is nobody to "
                                       "weight. Do not rely on the doubly robust figures.")
                   : RecordingText::tr("Nobody but cases has all the panels that the policy orders, so there is "
                                       "nobody to weight. Do not rely on the doubly robust figures.");
    }
    Q_UNREACHABLE();
}

QString recordingWeights(const core::RecordingEstimate& estimate)
{
    return RecordingText::tr("All ordered panels are recorded for %1 of %2 patients and %3 of %4 cases. Weighted, they "
                             "tell as much as %5 patients and %6 cases would; the largest weight is %7.")
        .arg(countText(estimate.recordedPatients), countText(estimate.patients), countText(estimate.recordedCases),
             countText(estimate.cases), QLocale().toString(estimate.effectivePatients, 'f', 0),
             QLocale().toString(estimate.effectiveCases, 'f', 0), QLocale().toString(estimate.largestWeight, 'f', 1));
}

RecordingTable recordingTable(const core::RecordingEstimate& estimate, const std::string& currency)
{
    const QString sign = QString::fromStdString(currency);
    const auto amount = [&](double value) { return money(core::Cost(value), sign, QLocale(), MoneyStyle::Exact); };
    RecordingTable table{.columns = {QString(), RecordingText::tr("F1"), RecordingText::tr("Sensitivity"),
                                     RecordingText::tr("Specificity"), RecordingText::tr("Mean cost")},
                         .rows = {}};
    for (const RecordingWay way : kRecordingWays) {
        const core::RecordingFigures& figures = figuresOf(estimate, way);
        table.rows.push_back({recordingWayName(way), withRange(figures.f1, threeDigits),
                              withRange(figures.recall, threeDigits), withRange(figures.specificity, threeDigits),
                              withRange(figures.meanCost, amount)});
    }
    return table;
}

} // namespace ui
