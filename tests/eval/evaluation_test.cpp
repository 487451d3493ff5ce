// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/evaluation.h"

#include "core/base/random.h"
#include "core/data/task/task_validation.h"
#include "core/eval/bootstrap_interval.h"
#include "core/eval/result_sample_p.h"
#include "tests/data/cohort_fixture.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>

namespace evaluation_test {

using namespace core;

namespace {

constexpr Disease kWell = Disease::Absent;
constexpr Disease kIll = Disease::Present;

// Patients with these outcomes and three panels. Others follow whom no episode is about: a cohort needs its ill.
CohortPtr cohortOf(std::vector<Disease> outcomes, bool timed = false)
{
    outcomes.insert(outcomes.end(), kFewestPositives, kIll);
    outcomes.push_back(kWell);
    std::vector<float> label, numbers;
    for (const Disease outcome : outcomes) {
        label.push_back(outcome == kIll ? 1.0f : 0.0f);
        numbers.push_back(static_cast<float>(numbers.size()));
    }
    const TablePtr table = fixture::table(
        {fixture::leveled("label", ColumnKind::Binary, {"well", "ill"}, std::move(label)),
         fixture::numeric("a", numbers), fixture::numeric("b", numbers), fixture::numeric("c", numbers)});
    Task task;
    task.label = "label";
    task.positive = core::OutcomeRule::value("ill");
    task.panels = {{.name = "A", .cost = Cost(1.0), .columns = {"a"}},
                   {.name = "B", .cost = Cost(2.0), .columns = {"b"}},
                   {.name = "C", .cost = Cost(4.0), .columns = {"c"}}};
    for (PanelSpec& panel : task.panels)
        if (timed)
            panel.minutes = Minutes(30.0);
    const auto made = makeCohort(table, task);
    if (!made)
        qFatal("the cohort of the test is not one");
    return *made;
}

struct Script {
    std::vector<std::size_t> orders;
    double probability;
    Disease said;
    double paid = 0.0; // for each order
};

Episode episodeOf(std::size_t patient, const Script& script)
{
    Episode episode{.patient = PatientIndex(patient), .steps = {}};
    PanelMask ordered;
    for (const std::size_t panel : script.orders) {
        Step step;
        step.ordered = ordered;
        step.action = Action::order(PanelId(panel));
        step.paid = Cost(script.paid);
        episode.steps.push_back(step);
        ordered = ordered.with(PanelId(panel));
    }
    Step last;
    last.ordered = ordered;
    last.diseaseProbability = script.probability;
    last.action = Action::diagnose(script.said);
    episode.steps.push_back(last);
    return episode;
}

std::vector<Episode> episodesOf(const std::vector<Script>& script)
{
    std::vector<Episode> episodes;
    for (std::size_t i = 0; i < script.size(); ++i)
        episodes.push_back(episodeOf(i, script[i]));
    return episodes;
}

struct Group {
    CohortPtr cohort;
    std::vector<Episode> episodes;
};

// A quarter is ill; their scores lie higher on the whole, rounded to percent so that there are ties.
Group randomGroup(std::size_t patients, std::size_t scores = 100)
{
    RandomStream stream(Seed{21}, "patients");
    std::vector<Disease> truth;
    std::vector<Script> script;
    for (std::size_t i = 0; i < patients; ++i) {
        truth.push_back(stream.uniform() < 0.25 ? kIll : kWell);
        const double score = std::clamp(0.4 + 0.2 * stream.normal() + (truth.back() == kIll ? 0.2 : 0.0), 0.0, 1.0);
        const double rounded = std::round(double(scores) * score) / double(scores);
        script.push_back({stream.uniform() < 0.5 ? std::vector<std::size_t>{0} : std::vector<std::size_t>{}, rounded,
                          rounded > 0.5 ? kIll : kWell, 10.0});
    }
    return {cohortOf(truth), episodesOf(script)};
}

bool near(double a, double b, double tolerance = 1e-12)
{
    return std::abs(a - b) < tolerance;
}

} // namespace

class EvaluationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Two healthy patients called healthy: A and C together take 30 minutes, then B another 30, or nothing at all. Mean
    // 30 minutes and $1.5; with ρ = −0.01 per minute the mean reward is 1 − 0.3, at $6 an hour 1 − 0.01 · (1.5 + 3).
    void timeIsToldWhereEveryPanelHasIt()
    {
        std::vector<Episode> episodes = episodesOf({{{0, 2, 1}, 0.1, kWell, 1.0}, {{}, 0.2, kWell}});
        episodes[0].steps[0].waited = Minutes(30.0);
        episodes[0].steps[1].alongside = true;
        episodes[0].steps[2].waited = Minutes(30.0);
        const CohortPtr timed = cohortOf({kWell, kWell}, true);
        const RewardShape time{.lambda = 1.0, .rho = -0.01, .aim = CostAim::time()};
        const RewardShape both{.lambda = 1.0, .rho = -0.01, .aim = CostAim::moneyAndTime(6.0)};
        const Evaluation got = evaluateEpisodes(episodes, *timed, time, {.resamples = 200, .seed = Seed{1}});
        QCOMPARE(*got.meanMinutes->value, 30.0);
        QVERIFY(got.meanMinutes->interval->low == 0.0 && got.meanMinutes->interval->high == 60.0);
        QVERIFY(!got.meanMillilitres);
        QCOMPARE(got.meanReward, 0.7);
        QCOMPARE(*got.meanBurden(CostAim::time()), 30.0);
        QCOMPARE(*got.meanBurden(CostAim::moneyAndTime(6.0)), 4.5);
        QCOMPARE(*got.meanBurden(CostAim::money()), 1.5);
        QVERIFY(std::abs(evaluateEpisodes(episodes, *timed, both).meanReward - 0.955) < 1e-12);
        const auto ordered =
            std::ranges::find_if(got.orders, [](const OrderFrequency& o) { return !o.sequence.empty(); });
        QVERIFY(ordered->alongside == std::vector<std::uint64_t>{1});
        QVERIFY(minutesOf(*ordered, timed->catalog()) == Minutes(60.0));

        const Evaluation untold = evaluateEpisodes(episodes, *cohortOf({kWell, kWell}), time);
        QVERIFY(!untold.meanMinutes && !untold.meanBurden(CostAim::time()));
    }

    // TP, FN, FP, TN, TN with costs 2·3, 0, 3, 2·3, 0.
    void figuresAreWorkedOutByHand()
    {
        const CohortPtr cohort = cohortOf({kIll, kIll, kWell, kWell, kWell});
        const auto episodes = episodesOf({{{0, 2}, 0.9, kIll, 3.0},
                                          {{}, 0.3, kWell},
                                          {{1}, 0.6, kIll, 3.0},
                                          {{2, 0}, 0.2, kWell, 3.0},
                                          {{}, 0.1, kWell}});
        const Evaluation got = evaluateEpisodes(episodes, *cohort, {.lambda = 5.0, .rho = -0.1});
        QVERIFY(got.confusion ==
                (Confusion{.truePositive = 1, .trueNegative = 2, .falsePositive = 1, .falseNegative = 1}));
        QCOMPARE(got.patients(), std::size_t{5});
        QVERIFY(near(*got.f1.value, 0.5));
        QVERIFY(near(*got.precision.value, 0.5));
        QVERIFY(near(*got.recall.value, 0.5));
        QVERIFY(near(*got.specificity.value, 2.0 / 3.0));
        QVERIFY(near(*got.am.value, 7.0 / 12.0));
        QVERIFY(near(*got.auroc.value, 5.0 / 6.0)); // of six pairs only 0.3 against 0.6 is wrong
        QVERIFY(near(*got.auprc.value, 0.5 * 1.0 + 0.5 * 2.0 / 3.0));
        QVERIFY(near(*got.brier.value, (0.01 + 0.49 + 0.36 + 0.04 + 0.01) / 5.0));
        QVERIFY(near(*got.meanCost.value, 3.0));
        // Squares of 3, −3, 0, 3, −3: 36 / 5.
        QVERIFY(near(got.costDeviation, std::sqrt(7.2)));
        // 5 + 2·1 for the diagnoses, −0.1·15 for the tests.
        QVERIFY(near(got.meanReward, (7.0 - 1.5) / 5.0));
        QVERIFY(got.panelUse == (std::vector{0.4, 0.2, 0.4}));
        QVERIFY(!got.f1.interval && !got.auroc.interval && !got.meanCost.interval);
    }

    // Twice each: nothing, and A then C. Once each, in the order of their panels: B; C then A.
    void sequencesAreListedByFrequencyThenByPanel()
    {
        const CohortPtr cohort = cohortOf({kIll, kIll, kWell, kWell, kWell, kWell});
        const auto episodes = episodesOf({{{2, 0}, 0.9, kIll},
                                          {{0, 2}, 0.9, kIll},
                                          {{1}, 0.6, kWell},
                                          {{0, 2}, 0.2, kWell},
                                          {{}, 0.1, kWell},
                                          {{}, 0.8, kWell}});
        const std::vector<OrderFrequency> expected{
            {.sequence = {}, .patients = 2, .diagnosedPresent = 0},
            {.sequence = {PanelId(0), PanelId(2)}, .patients = 2, .diagnosedPresent = 1},
            {.sequence = {PanelId(1)}, .patients = 1, .diagnosedPresent = 0},
            {.sequence = {PanelId(2), PanelId(0)}, .patients = 1, .diagnosedPresent = 1}};
        QVERIFY(evaluateEpisodes(episodes, *cohort, {}).orders == expected);
    }

    void outcomesBelongToThePatientsOfTheEpisodes()
    {
        const CohortPtr cohort = cohortOf({kWell, kWell, kIll});
        const std::vector episodes{episodeOf(2, {{}, 0.9, kIll}), episodeOf(0, {{}, 0.1, kWell})};
        QVERIFY(evaluateEpisodes(episodes, *cohort, {}).confusion ==
                (Confusion{.truePositive = 1, .trueNegative = 1, .falsePositive = 0, .falseNegative = 0}));
    }

    void nobodyGivesNoFigures()
    {
        const Evaluation got = evaluateEpisodes({}, *cohortOf({kIll, kWell}), {}, {.resamples = 50});
        for (const MetricEstimate& figure : {got.f1, got.auroc, got.auprc, got.am, got.brier, got.meanCost})
            QVERIFY(!figure.value && !figure.interval);
        QCOMPARE(got.patients(), std::size_t{0});
        QVERIFY(got.orders.empty());
        QCOMPARE(got.meanReward, 0.0);
    }

    // The mean of n resampled costs is nearly normal: mean ± 1.96·deviation/√n.
    void theIntervalOfAMeanIsTheNormalOne()
    {
        constexpr std::size_t kPatients = 2000;
        const Group group = randomGroup(kPatients);
        const Evaluation got = evaluateEpisodes(group.episodes, *group.cohort, {}, {.resamples = 2000});
        const double half = 1.959964 * got.costDeviation / std::sqrt(double(kPatients));
        QVERIFY(near(got.meanCost.interval->low, *got.meanCost.value - half, 0.1 * half));
        QVERIFY(near(got.meanCost.interval->high, *got.meanCost.value + half, 0.1 * half));
    }

    // The plain way: draw patients, copy them, ask the metric. Two runs of 1,500 differ by a few hundredths of the
    // width (standard error of the 2.5 % point: 0.027 of it; with 250 0.043).
    void intervalsAreThoseOfAPlainBootstrap_data()
    {
        QTest::addColumn<std::size_t>("patients");
        QTest::addColumn<std::size_t>("resamples");
        QTest::newRow("patients drawn one by one") << std::size_t{300} << std::size_t{1500};
        QTest::newRow("patients drawn by cells") << ResultSample::kMostDrawnOneByOne + 1 << std::size_t{250};
    }
    void intervalsAreThoseOfAPlainBootstrap()
    {
        QFETCH(const std::size_t, patients);
        QFETCH(const std::size_t, resamples);
        const Group group = randomGroup(patients, patients); // where there are many, few have the same score
        const Evaluation got = evaluateEpisodes(group.episodes, *group.cohort, {}, {.resamples = 1500});
        RandomStream stream(Seed{77}, "plain");
        std::vector<double> rocs, prcs, f1s, briers, costs;
        for (std::size_t resample = 0; resample < resamples; ++resample) {
            std::vector<double> scores;
            std::vector<Disease> truth;
            Confusion confusion;
            double cost = 0.0;
            for (std::size_t i = 0; i < patients; ++i) {
                const Episode& episode = group.episodes[stream.below(patients)];
                scores.push_back(episode.finalProbability());
                truth.push_back(group.cohort->outcome(episode.patient));
                confusion.count(episode.diagnosis(), truth.back());
                cost += episode.cost().amount;
            }
            rocs.push_back(*auroc(scores, truth));
            prcs.push_back(*auprc(scores, truth));
            f1s.push_back(*confusion.f1());
            briers.push_back(*brier(scores, truth));
            costs.push_back(cost / double(patients));
        }
        const auto agrees = [](const MetricEstimate& figure, std::vector<double>& plain) {
            std::ranges::sort(plain);
            const double low = plain[std::size_t(0.025 * double(plain.size()))],
                         high = plain[std::size_t(0.975 * double(plain.size()))];
            return near(figure.interval->low, low, 0.12 * (high - low)) &&
                   near(figure.interval->high, high, 0.12 * (high - low)) && figure.interval->low < *figure.value &&
                   *figure.value < figure.interval->high;
        };
        QVERIFY(agrees(got.auroc, rocs));
        QVERIFY(agrees(got.auprc, prcs));
        QVERIFY(agrees(got.f1, f1s));
        QVERIFY(agrees(got.brier, briers));
        QVERIFY(agrees(got.meanCost, costs));
    }

    // Scores of the ill lie one deviation higher, so that AUROC is Φ(1/√2) = 0.7602; called ill from one deviation on,
    // a tenth of the patients being ill, TP = 0.05, FP = 0.9 · 0.158655 and F1 = 2 TP / (TP + FP + 0.1). In 19 of 20
    // groups the interval holds the truth (standard error of 100 groups: 2.2 %).
    void intervalsOfManyPatientsHoldTheTruthNineteenTimesInTwenty()
    {
        constexpr int kGroups = 100;
        const double roc = normalCdf(std::sqrt(0.5)), f1 = 0.1 / (0.05 + 0.9 * 0.158655 + 0.1);
        int holdsRoc = 0, holdsF1 = 0;
        RandomStream stream(Seed{5}, "coverage");
        for (int round = 0; round < kGroups; ++round) {
            std::vector<PatientResult> results;
            for (std::size_t i = 0; i < ResultSample::kMostDrawnOneByOne + 1; ++i) {
                const bool ill = stream.uniform() < 0.1;
                const double score = stream.normal() + (ill ? 1.0 : 0.0);
                results.push_back({.score = score, .said = score >= 1.0 ? kIll : kWell, .truth = ill ? kIll : kWell});
            }
            ResultSample sample(std::move(results));
            std::vector<double> rocs, f1s;
            for (int resample = 0; resample < 200; ++resample) {
                const SampleFigures figures = sample.resampled(stream);
                rocs.push_back(*figures.auroc);
                f1s.push_back(*figures.confusion.f1());
            }
            const auto holds = [](std::vector<double> values, double truth) {
                const auto interval = bootstrapInterval(std::move(values), 200);
                return interval->low <= truth && truth <= interval->high;
            };
            holdsRoc += holds(std::move(rocs), roc) ? 1 : 0;
            holdsF1 += holds(std::move(f1s), f1) ? 1 : 0;
        }
        for (const int times : {holdsRoc, holdsF1})
            QVERIFY2(times >= 0.90 * kGroups && times <= 0.99 * kGroups, qPrintable(QString::number(times)));
    }

    // However many they are, an order without mistakes tells nothing of how sure it is.
    void anOrderWithoutMistakesStaysOneWhereMany()
    {
        std::vector<PatientResult> results;
        for (std::size_t i = 0; i < ResultSample::kMostDrawnOneByOne + 1; ++i) {
            const bool ill = i % 9 == 0;
            results.push_back({.score = double(i) + (ill ? 1e6 : 0.0), .truth = ill ? kIll : kWell});
        }
        ResultSample sample(std::move(results));
        RandomStream stream(Seed{1}, "perfect");
        const SampleFigures figures = sample.resampled(stream);
        QCOMPARE(*figures.auroc, 1.0);
        QCOMPARE(*figures.auprc, 1.0);
    }

    void theFiguresOfTheGroupAreThoseOfTheMetrics()
    {
        const Group group = randomGroup(500);
        const Evaluation got = evaluateEpisodes(group.episodes, *group.cohort, {});
        std::vector<double> scores;
        for (const Episode& episode : group.episodes)
            scores.push_back(episode.finalProbability());
        const auto truth = group.cohort->outcomes().first(scores.size());
        QVERIFY(near(*got.auroc.value, *auroc(scores, truth)));
        QVERIFY(near(*got.auprc.value, *auprc(scores, truth)));
        QVERIFY(near(*got.brier.value, *brier(scores, truth)));
    }

    // Every resample is without mistakes, too, and yet four of four cases say little: Wilson gives them 4/(4 + 1.96²) =
    // 0.5101 at least, six of six others 6/(6 + 1.96²) = 0.6097. F1 at least 2·0.5101/(1 + 0.5101) = 0.6756, AM at
    // least 1 − √(0.4899² + 0.3903²)/2 = 0.6868. Of areas nothing is said.
    void aRuleWithoutMistakesOnAFewPatientsIsNotSureOfThem()
    {
        const CohortPtr cohort = cohortOf({kIll, kIll, kIll, kIll, kWell, kWell, kWell, kWell, kWell, kWell});
        std::vector<Script> script;
        for (std::size_t i = 0; i < 10; ++i)
            script.push_back({{}, i < 4 ? 0.9 : 0.1, i < 4 ? kIll : kWell});
        const Evaluation got = evaluateEpisodes(episodesOf(script), *cohort, {}, {.resamples = 200});
        const auto isFrom = [](const MetricEstimate& figure, double low) {
            return figure.interval && near(figure.interval->low, low, 1e-4) && near(figure.interval->high, 1.0);
        };
        QVERIFY(isFrom(got.recall, 0.5101) && isFrom(got.precision, 0.5101));
        QVERIFY(isFrom(got.specificity, 0.6097));
        QVERIFY(isFrom(got.f1, 0.6756));
        QVERIFY(isFrom(got.am, 0.6868));
        QVERIFY(!got.auroc.interval && !got.auprc.interval);
        QVERIFY(got.meanCost.interval == (Interval{.low = 0.0, .high = 0.0}));
    }

    // With one ill patient of 20, (19/20)²⁰ = 36 % of the resamples have none; with three of 30, 4 % have none.
    void anIntervalNeedsNineOfTenResamples()
    {
        const auto evaluated = [](std::size_t ill, std::size_t patients) {
            std::vector<Disease> truth;
            std::vector<Script> script;
            for (std::size_t i = 0; i < patients; ++i) {
                truth.push_back(i < ill ? kIll : kWell);
                script.push_back({{}, i % 2 ? 0.7 : 0.2, i % 2 ? kIll : kWell});
            }
            return evaluateEpisodes(episodesOf(script), *cohortOf(truth), {}, {.resamples = 1000});
        };
        const Evaluation few = evaluated(1, 20);
        QVERIFY(few.recall.value && !few.recall.interval);
        QVERIFY(few.auroc.value && !few.auroc.interval);
        QVERIFY(few.am.value && !few.am.interval);
        QVERIFY(few.specificity.interval && few.brier.interval);
        const Evaluation enough = evaluated(3, 30);
        QVERIFY(enough.recall.interval && enough.auroc.interval);
    }

    void theSameSeedGivesTheSameIntervals()
    {
        const Group group = randomGroup(100);
        const auto with = [&](std::uint64_t seed) {
            return evaluateEpisodes(group.episodes, *group.cohort, {}, {.resamples = 100, .seed = Seed{seed}});
        };
        QVERIFY(with(1) == with(1));
        QVERIFY(with(1).auroc.value == with(2).auroc.value);
        QVERIFY(with(1).auroc.interval != with(2).auroc.interval);
    }
};

PANELWISE_APPLESS_TEST(EvaluationTest)

} // namespace evaluation_test

#include "evaluation_test.moc"
