// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/front_text.h"

#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

struct FrontText {
    Q_DECLARE_TR_FUNCTIONS(FrontText)
};

// 62 %, but 0.4 % and 99.6 %: a share is never rounded to nobody or everybody.
QString someText(double share, const QLocale& locale)
{
    const double percent = std::round(100.0 * share);
    return shareText(share, locale, percent > 0.0 && percent < 100.0 ? 0 : 1);
}

} // namespace

QString burdenText(double amount, const FrontUnits& units, const QLocale& locale)
{
    return units.aim.countsMoney() ? money(core::Cost(amount), units.currency, locale, MoneyStyle::Exact)
                                   : meanMinutesText(amount, locale);
}

QString costAimText(core::CostAim aim, const QString& currency, const QLocale& locale)
{
    switch (aim.kind()) {
    case core::CostAim::Kind::Money:
        return FrontText::tr("money");
    case core::CostAim::Kind::Time:
        return FrontText::tr("time");
    case core::CostAim::Kind::Both:
        return FrontText::tr("money and time, an hour for %1").arg(money(core::Cost(aim.perHour()), currency, locale));
    }
    return {};
}

QString frontMethodText(core::FrontMethod method)
{
    switch (method) {
    case core::FrontMethod::Lattice:
        return FrontText::tr("Lattice");
    case core::FrontMethod::SweepPretrained:
        return FrontText::tr("SM-DDPO sweep");
    case core::FrontMethod::SweepEndToEnd:
        return FrontText::tr("SM-DDPO sweep, end to end");
    case core::FrontMethod::Exact:
        return FrontText::tr("Exact optimum");
    }
    return {};
}

QString frontMethodExplanation(core::FrontMethod method)
{
    switch (method) {
    case core::FrontMethod::Lattice:
        return FrontText::tr("Solves the problem backwards, from all panels known to none, for every set of panels. "
                             "The quickest way to a whole front, for up to 64 panels.");
    case core::FrontMethod::SweepPretrained:
        return FrontText::tr("Trains one SM-DDPO policy after the other for different weights of cases and money; "
                             "state encoder and classifier are learned once and shared.");
    case core::FrontMethod::SweepEndToEnd:
        return FrontText::tr("Trains one SM-DDPO policy after the other; the classifier is learned anew with each. "
                             "The slowest way.");
    case core::FrontMethod::Exact:
        return FrontText::tr("The best that any policy can do, computed instead of learned. Only for a problem with "
                             "few findings of few values each.");
    }
    return {};
}

QString frontMetricText(core::FrontMetric metric)
{
    switch (metric) {
    case core::FrontMetric::F1:
        return FrontText::tr("F1");
    case core::FrontMetric::Am:
        return FrontText::tr("AM");
    }
    return {};
}

QString frontMetricExplanation(core::FrontMetric metric)
{
    switch (metric) {
    case core::FrontMetric::F1:
        return FrontText::tr("F1 balances cases found against false alarms. It suits an outcome that is rare.");
    case core::FrontMetric::Am:
        return FrontText::tr("AM is the mean of sensitivity and specificity, whatever the share of cases.");
    }
    return {};
}

FrontMeasure measureOf(core::FrontMetric metric)
{
    return metric == core::FrontMetric::F1 ? FrontMeasure::F1 : FrontMeasure::Am;
}

QString frontMeasureText(FrontMeasure measure)
{
    switch (measure) {
    case FrontMeasure::F1:
        return FrontText::tr("F1");
    case FrontMeasure::Am:
        return FrontText::tr("AM");
    case FrontMeasure::Auroc:
        return FrontText::tr("AUROC");
    case FrontMeasure::Sensitivity:
        return FrontText::tr("Sensitivity");
    }
    return {};
}

QString sweepGridText(core::SweepGrid grid)
{
    switch (grid) {
    case core::SweepGrid::Adaptive:
        return FrontText::tr("Adaptive");
    case core::SweepGrid::Paper:
        return FrontText::tr("Paper");
    }
    return {};
}

QString sweepGridExplanation(core::SweepGrid grid)
{
    switch (grid) {
    case core::SweepGrid::Adaptive:
        return FrontText::tr("Few policies at first, then more where the front has its largest gaps.");
    case core::SweepGrid::Paper:
        return FrontText::tr("The published grid of 190 policies.");
    }
    return {};
}

QString frontPhaseText(core::FrontPhase phase)
{
    switch (phase) {
    case core::FrontPhase::Encoder:
        return FrontText::tr("State encoder");
    case core::FrontPhase::StateTable:
        return FrontText::tr("State table");
    case core::FrontPhase::Classifier:
        return FrontText::tr("Classifier");
    case core::FrontPhase::Policies:
        return FrontText::tr("Policies");
    case core::FrontPhase::PanelSets:
        return FrontText::tr("Panel sets");
    case core::FrontPhase::Outlooks:
        return FrontText::tr("Outlooks");
    case core::FrontPhase::Solving:
        return FrontText::tr("Solving");
    case core::FrontPhase::FinalEvaluation:
        return FrontText::tr("Final evaluation");
    case core::FrontPhase::Folds:
        return FrontText::tr("Judging on all patients");
    case core::FrontPhase::AllPatients:
        return FrontText::tr("Learning from all patients");
    }
    return {};
}

QString frontPhaseExplanation(core::FrontPhase phase)
{
    switch (phase) {
    case core::FrontPhase::Encoder:
        return FrontText::tr("Learns to estimate unknown results from known ones.");
    case core::FrontPhase::StateTable:
        return FrontText::tr("Estimates the unknown results of every patient for every set of panels.");
    case core::FrontPhase::Classifier:
        return FrontText::tr("Learns how likely the outcome is from what is known.");
    case core::FrontPhase::Policies:
        return FrontText::tr("Trains policies for different weights of cases and money.");
    case core::FrontPhase::PanelSets:
        return FrontText::tr("Learns how likely the outcome is from each set of panels.");
    case core::FrontPhase::Outlooks:
        return FrontText::tr("Learns what each further panel is expected to show.");
    case core::FrontPhase::Solving:
        return FrontText::tr("Works out the best next step for every set of panels, from all of them to none.");
    case core::FrontPhase::FinalEvaluation:
        return FrontText::tr("Tries the policies on patients nobody has looked at, once.");
    case core::FrontPhase::Folds:
        return FrontText::tr("Searches again without each fold of the patients, and decides for these.");
    case core::FrontPhase::AllPatients:
        return FrontText::tr("Searches once more with everybody, for the policies that are to be used.");
    }
    return {};
}

QString frontNoticeText(core::FrontNotice notice, std::optional<double> leftToGain)
{
    switch (notice) {
    case core::FrontNotice::Resumed:
        return FrontText::tr("The search went on from where it had stopped.");
    case core::FrontNotice::FewPositives:
        return FrontText::tr("There are few patients with the outcome, so the figures are uncertain.");
    case core::FrontNotice::PanelSetsLeftOut:
        return leftToGain ? FrontText::tr("There are too many sets of panels to look at all of them: those were taken "
                                          "that patients come by under good policies. One more panel, wherever it is "
                                          "ordered, would raise the metric by at most %1 (estimated from training "
                                          "patients, upper limit of 95 %). Panels that pay only together may add more.")
                                .arg(QLocale().toString(*leftToGain, 'f', 3))
                          : FrontText::tr("There are too many sets of panels to look at all of them; sets that can "
                                          "hardly pay were left out.");
    case core::FrontNotice::TestingNeverPays:
        return FrontText::tr("Testing never pays here: the best policy orders nothing at any price of money. The "
                             "panels tell little that the visible columns do not.");
    case core::FrontNotice::StateTableTooLarge:
        return FrontText::tr("The table of all states would need too much memory, so only visited states are kept. "
                             "Results are the same; it takes longer.");
    case core::FrontNotice::EncoderNoBetterThanGaussian:
        return FrontText::tr("The flow did not estimate unknown values better than a plain normal distribution, which "
                             "is used instead.");
    case core::FrontNotice::SomePoliciesDiverged:
        return FrontText::tr("The training of some policies became unstable. They went back to their last good state, "
                             "and the front leaves out what did not recover.");
    case core::FrontNotice::CountedOnPatients:
        return FrontText::tr("This is the optimum for the recorded patients, counted from them; for other patients it "
                             "is too good to be true.");
    case core::FrontNotice::LearnedFromSample:
        return FrontText::tr("There are more patients than are needed to learn from: a random sample with the same "
                             "share of cases taught and chose the policies. Test figures are those of all test "
                             "patients.");
    }
    return {};
}

bool isWarning(core::FrontNotice notice)
{
    switch (notice) {
    case core::FrontNotice::FewPositives:
    case core::FrontNotice::TestingNeverPays:
    case core::FrontNotice::SomePoliciesDiverged:
    case core::FrontNotice::CountedOnPatients:
        return true;
    case core::FrontNotice::Resumed:
    case core::FrontNotice::PanelSetsLeftOut:
    case core::FrontNotice::StateTableTooLarge:
    case core::FrontNotice::EncoderNoBetterThanGaussian:
    case core::FrontNotice::LearnedFromSample:
        return false;
    }
    return false;
}

QString frontPhaseAndTime(const core::FrontUpdate& update, const QLocale& locale)
{
    QStringList parts{frontPhaseText(update.phase)};
    if (update.total > 0)
        parts << FrontText::tr("%1 of %2").arg(countText(update.done, locale), countText(update.total, locale));
    parts << shareText(update.share, locale, 0) << durationText(update.elapsedSeconds, locale);
    if (update.remainingSeconds)
        parts << FrontText::tr("%1 left").arg(aboutText(*update.remainingSeconds, locale));
    return parts.join(QStringLiteral(" · "));
}

QString budgetText(const BudgetFigures& figures, const std::function<QString(std::size_t)>& nameOf,
                   const FrontUnits& units, const QLocale& locale)
{
    const core::BudgetAnswer& chosen = figures.chosen;
    const auto cost = [&](const core::BudgetAnswer& answer) { return burdenText(answer.cost, units, locale); };
    const auto figure = [&](const core::BudgetAnswer& answer) {
        return FrontText::tr("%1 %2").arg(frontMetricText(units.metric), figureText(answer.value, locale));
    };
    const QString first = nameOf(chosen.first);
    const QString who = chosen.second ? FrontText::tr("For %1 of patients policy %2, for the others policy %3")
                                            .arg(someText(chosen.shareOfFirst, locale), first, nameOf(*chosen.second))
                                      : FrontText::tr("Policy %1").arg(first);
    if (!figures.seen)
        return FrontText::tr("%1, chosen on validation patients: %2 on average, %3.")
            .arg(who, cost(chosen), figure(chosen));
    const QString words =
        figures.patients == BudgetPatients::Test
            ? (units.aim.countsMoney()
                   ? FrontText::tr("%1, chosen on validation patients (%2 on average, %3): test patients pay %4, %5.")
                   : FrontText::tr("%1, chosen on validation patients (%2 on average, %3): test patients wait %4, %5."))
            : FrontText::tr(
                  "%1, chosen on validation patients (%2 on average, %3): over all possible patients %4, %5.");
    return words.arg(who, cost(chosen), figure(chosen), cost(*figures.seen), figure(*figures.seen));
}

QString budgetTooSmallText(core::Cost budget, core::Cost cheapest, const FrontUnits& units, const QLocale& locale)
{
    return FrontText::tr("No policy at or below %1; nearest %2.")
        .arg(burdenText(budget.amount, units, locale), burdenText(cheapest.amount, units, locale));
}

QString judgedText(const core::JudgedPatients& judged, const QLocale& locale)
{
    const QString folds = FrontText::tr("%Ln folds", nullptr, pluralCount(judged.folds));
    const QString dealt = judged.repeats > 1
                              ? FrontText::tr("%1, dealt %Ln times", nullptr, pluralCount(judged.repeats)).arg(folds)
                              : folds;
    return FrontText::tr("Judged on all %1 patients (%2 cases): %3")
        .arg(countText(judged.patients, locale), countText(judged.cases, locale), dealt);
}

QString judgedExplanation()
{
    return FrontText::tr("Every patient was decided for by policies that were found without them, chosen for at most "
                         "what the policy in that row spends on average. So the figures tell what choosing a policy "
                         "this way comes to. The policy of the row itself, which other pages try on test patients, was "
                         "found without these; what is exported was found once more with all patients.");
}

static QString averagedText(const QString& sentence, double area, double referenceCost, const FrontUnits& units,
                            const QLocale& locale)
{
    if (!(referenceCost > 0.0))
        return FrontText::tr("All panels are free, so there are no budgets to average over.");
    const QString most = units.aim.countsMoney() ? money(core::Cost(referenceCost), units.currency, locale)
                                                 : minutesText(core::Minutes(referenceCost), locale);
    return sentence.arg(most, frontMetricText(units.metric), figureText(area / referenceCost, locale),
                        numberText(area, locale));
}

QString judgedHypervolumeText(const core::JudgedFront& judged, double referenceCost, const FrontUnits& units,
                              const QLocale& locale)
{
    return averagedText(FrontText::tr("Averaged over all budgets up to %1: %2 %3 on all patients (hypervolume %4)."),
                        judged.hypervolume, referenceCost, units, locale);
}

QString hypervolumeText(const core::Hypervolumes& volumes, const FrontUnits& units, const QLocale& locale)
{
    return averagedText(
        volumes.test
            ? FrontText::tr("Averaged over all budgets up to %1: %2 %3 on test patients (hypervolume %4).")
            : FrontText::tr("Averaged over all budgets up to %1: %2 %3 on validation patients (hypervolume %4)."),
        volumes.test.value_or(volumes.validation), volumes.referenceCost, units, locale);
}

QString optimismText(const core::FrontOptimism& optimism, const FrontUnits& units, const QLocale& locale)
{
    const double value = optimism.of(units.metric).value_or(0.0);
    const double cost = units.aim.burden(core::Cost(optimism.meanCost.value_or(0.0)),
                                         core::Minutes(optimism.meanMinutes.value_or(0.0)));
    const auto withSign = [&](double difference, const QString& size) {
        return leftToRight((difference < 0.0 ? QStringLiteral("−") : QStringLiteral("+")) + size, locale);
    };
    const QString words =
        units.aim.countsMoney()
            ? FrontText::tr("Optimism (validation, which chose the front, minus test): %1 %2, mean cost %3.")
            : FrontText::tr("Optimism (validation, which chose the front, minus test): %1 %2, mean time %3.");
    return words.arg(frontMetricText(units.metric), withSign(value, figureText(std::abs(value), locale)),
                     withSign(cost, burdenText(std::abs(cost), units, locale)));
}

} // namespace ui
