// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/exact_front.h"
#include "core/front/pareto_front.h"
#include "core/search/front_search.h"
#include "tests/front/timed_optimum.h"
#include "tests/smddpo/train_fixtures.h"
#include "tests/test_program.h"

#include <cmath>

namespace exact_search_test {

using namespace core;

namespace {

FrontPlan exactPlan(FrontMetric metric = FrontMetric::F1)
{
    FrontPlan plan;
    plan.method = FrontMethod::Exact;
    plan.metric = metric;
    return plan;
}

Result<FrontOutcome> find(const fixture::Patients& patients, const FrontPlan& plan = exactPlan(),
                          const FrontCheckpoint& remains = {}, std::stop_token stop = {}, FrontHooks hooks = {})
{
    hooks.bootstrapResamples = 0;
    return findFront(plan, *patients.cohort, patients.split, remains, stop, hooks);
}

std::vector<PatientIndex> everybody(const Cohort& cohort)
{
    std::vector<PatientIndex> patients;
    for (std::size_t i = 0; i < cohort.patientCount(); ++i)
        patients.push_back(PatientIndex(i));
    return patients;
}

bool hasNotice(const FrontOutcome& outcome, FrontNotice notice)
{
    return std::ranges::find(outcome.summary.notices, notice) != outcome.summary.notices.end();
}

bool near(const ExactReturn& a, const ExactReturn& b)
{
    return std::abs(a.truePositive - b.truePositive) < 1e-9 && std::abs(a.trueNegative - b.trueNegative) < 1e-9 &&
           std::abs(a.cost - b.cost) < 1e-9 && std::abs(a.minutes.amount - b.minutes.amount) < 1e-9;
}

// A rate of n patients is off by more than 4.5 deviations once in 100,000 times.
bool agree(double found, double expected, std::size_t patients)
{
    return std::abs(found - expected) < 4.5 * std::sqrt(expected * (1.0 - expected) / double(patients)) + 1e-9;
}

} // namespace

class ExactSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // What is promised over all patients there can be is what 30,000 of them get.
    void policiesOfTheKnownOptimumEarnWhatTheyPromise()
    {
        const fixture::Patients patients = fixture::draw(fixture::knownOptimum(), 30000);
        const std::vector<PatientIndex> all = everybody(*patients.cohort);
        for (const FrontMetric metric : {FrontMetric::F1, FrontMetric::Am}) {
            const Result<FrontOutcome> outcome = find(patients, exactPlan(metric));
            QVERIFY(outcome.ok());
            QVERIFY(outcome->summary.end == RunEnd::Finished);
            QVERIFY(!hasNotice(*outcome, FrontNotice::CountedOnPatients));
            QVERIFY(outcome->policies.size() >= 4);
            for (const FoundPolicy& found : outcome->policies) {
                const Result<PolicyPtr> policy = joinedPolicy(outcome->shared, found.own);
                QVERIFY(policy.ok());
                const Evaluation big =
                    evaluateEpisodes((*policy)->run(*patients.cohort, all), *patients.cohort, found.point.shape);
                const ExactReturn& expected = *found.point.expected;
                QVERIFY(agree(double(big.confusion.truePositive) / 30000.0, expected.truePositive, 30000));
                QVERIFY(agree(double(big.confusion.trueNegative) / 30000.0, expected.trueNegative, 30000));
                QVERIFY(std::abs(*big.meanCost.value - expected.cost) <
                        4.5 * big.costDeviation / std::sqrt(30000.0) + 1e-9);
                QVERIFY(near(fixture::exactReturn(**policy, fixture::knownOptimum()), expected));
            }
        }
    }

    void thePointsAreTheExactFront()
    {
        const fixture::Patients patients = fixture::draw(fixture::knownOptimum(), 3000);
        const Result<FrontOutcome> outcome = find(patients);
        const DiscreteProblem problem = makeDiscreteProblem(knownOptimumJoint(), knownOptimumTask());
        const ExactFront front = exactFront(ExactSolver(problem), problem, FrontMetric::F1);
        QCOMPARE(outcome->policies.size(), front.supported.size());
        for (std::size_t i = 0; i < front.supported.size(); ++i)
            QVERIFY(near(*outcome->policies[i].point.expected, front.supported[i].expected));
        QVERIFY(outcome->summary.fullPanels && outcome->summary.noPanels && outcome->summary.hypervolumes);
        QVERIFY(outcome->policies.front().point.test.has_value());
        QCOMPARE(outcome->policies.front().point.validation.patients(), patients.split.validationPatients().size());
    }

    // Time instead of money: what is promised is what 20,000 patients get, whether a policy was kept or loaded. In what
    // is told of a patient every step orders one panel, and the second of a pair adds what it takes longer.
    void policiesThatSaveTimeOrderPanelsTogether()
    {
        fixture::KnownProblem timed = fixture::knownOptimum();
        timed.task = fixture::timedOptimumTask();
        const fixture::Patients patients = fixture::draw(timed, 20000);
        const std::vector<PatientIndex> all = everybody(*patients.cohort);
        FrontPlan plan = exactPlan();
        plan.minimise = CostAim::time();
        const Result<FrontOutcome> outcome = find(patients, plan);
        QVERIFY(outcome.ok() && outcome->policies.size() >= 4);
        QCOMPARE(outcome->summary.hypervolumes->referenceCost, 215.0); // 20 + 60 + 45 + 90 minutes
        // Everybody gets all panels, in pairs: 90 and 60 together, 45 and 20 together.
        QCOMPARE(*outcome->summary.fullPanels->validation.meanMinutes->value, 135.0);
        std::size_t pairs = 0;
        for (const FoundPolicy& found : outcome->policies) {
            const Result<PolicyPtr> policy = joinedPolicy(outcome->shared, found.own);
            QVERIFY(policy.ok() && (*policy)->shape().aim == CostAim::time());
            const std::vector<Episode> episodes = (*policy)->run(*patients.cohort, all);
            const Evaluation big = evaluateEpisodes(episodes, *patients.cohort, found.point.shape);
            const ExactReturn& expected = *found.point.expected;
            QVERIFY(agree(double(big.confusion.truePositive) / 20000.0, expected.truePositive, 20000));
            QVERIFY(std::abs(*big.meanMinutes->value - expected.minutes.amount) < 1.5); // deviation below 45
            QVERIFY(near(fixture::exactReturn(**policy, timed), expected));
            for (const Episode& episode : episodes)
                for (std::size_t i = 0; i < episode.steps.size(); ++i) {
                    QVERIFY(!episode.steps[i].action.isPair());
                    if (!episode.steps[i].alongside)
                        continue;
                    ++pairs;
                    QVERIFY(i > 0 && !episode.steps[i - 1].alongside);
                    QCOMPARE(episode.steps[i].diseaseProbability, episode.steps[i - 1].diseaseProbability);
                    const PanelMask both = episode.steps[i - 1].action.panels().with(episode.steps[i].action.panels());
                    QVERIFY(episode.steps[i - 1].waited + episode.steps[i].waited ==
                            patients.cohort->catalog().minutesOf(both));
                }
        }
        QVERIFY(pairs > 1000);
    }

    // Nobody can save time of which nobody knows how long it is.
    void timeCanBeSavedOnlyWhereAllPanelsHaveTimes()
    {
        fixture::KnownProblem timed = fixture::knownOptimum();
        timed.task = fixture::timedOptimumTask();
        timed.task.panels[2].minutes.reset();
        FrontPlan plan = exactPlan();
        plan.minimise = CostAim::moneyAndTime(10.0);
        const Result<FrontOutcome> outcome = find(fixture::draw(timed, 1000), plan);
        QVERIFY(!outcome.ok() && outcome.error().code == ErrorCode::MinutesMissing);
        QCOMPARE(outcome.error().subject, std::string("Marker B"));
    }

    // Another price is another front: at $0.5 a marker everybody is typed and tested.
    void editedPricesAreTheProblemThatIsSolved()
    {
        fixture::KnownProblem cheap = fixture::knownOptimum();
        for (PanelSpec& panel : cheap.task.panels)
            panel.cost = Cost(panel.cost.amount / 12.0);
        const fixture::Patients patients = fixture::draw(cheap, 3000);
        const Result<FrontOutcome> outcome = find(patients);
        QVERIFY(outcome.ok() && !hasNotice(*outcome, FrontNotice::CountedOnPatients));
        const DiscreteProblem problem = makeDiscreteProblem(cheap.joint, cheap.task);
        const ExactFront front = exactFront(ExactSolver(problem), problem, FrontMetric::F1);
        QVERIFY(near(*outcome->policies.back().point.expected, front.supported.back().expected));
    }

    // 20,000 patients are counted; what they promise is then near the truth of the distribution they come from.
    void otherTablesAreCounted()
    {
        for (const fixture::KnownProblem& known : {fixture::ladder(), fixture::overlappingPanels()}) {
            const fixture::Patients patients = fixture::draw(known, 20000);
            const Result<FrontOutcome> outcome = find(patients);
            QVERIFY(outcome.ok() && outcome->summary.end == RunEnd::Finished);
            QVERIFY(hasNotice(*outcome, FrontNotice::CountedOnPatients));
            QVERIFY(outcome->policies.size() > 2);
            const DiscreteProblem problem = makeDiscreteProblem(known.joint, known.task);
            const ExactFront front = exactFront(ExactSolver(problem), problem, FrontMetric::F1);
            std::vector<MixablePolicy> truly; // what the policies are worth on that distribution
            for (const FoundPolicy& found : outcome->policies) {
                const Result<PolicyPtr> policy = joinedPolicy(outcome->shared, found.own);
                const ExactReturn earned = fixture::exactReturn(**policy, known);
                QVERIFY(agree(found.point.expected->truePositive, earned.truePositive, 15000));
                QVERIFY(agree(found.point.expected->trueNegative, earned.trueNegative, 15000));
                truly.push_back(*mixable(earned, FrontMetric::F1, front.prevalence));
            }
            for (double budget = 0.0; budget < front.supported.back().expected.cost; budget += 1.0) {
                const double best = bestForBudget(front, FrontMetric::F1, Cost(budget))->value;
                const double reached = bestMixture(truly, Cost(budget))->value;
                QVERIFY(reached <= best + 1e-9); // nobody crosses the line
                QVERIFY(reached > best - 0.01);
            }
        }
    }

    void aTableOfMeasurementsIsRefused()
    {
        const Result<FrontOutcome> outcome = find(fixture::normalPatients(500, 4, 2));
        QVERIFY(!outcome.ok());
        QVERIFY(outcome.error().code == ErrorCode::ProblemNotDiscrete && outcome.error().subject == "x0");
    }

    // The only panel repeats what is visible anyway.
    void whereTestingNeverPaysThatIsTold()
    {
        fixture::KnownProblem copy{"copy", {}, {}};
        copy.joint.variables = {{"seen"}, {"again"}};
        copy.joint.probability = {{0.6, 0.1}, {0.0, 0.0}, {0.0, 0.0}, {0.1, 0.2}};
        copy.task.label = "label";
        copy.task.visible = {"seen"};
        copy.task.panels = {{.name = "Again", .cost = Cost(1.0), .columns = {"again"}}};
        const Result<FrontOutcome> free = find(fixture::draw(copy, 2000));
        QVERIFY(free.ok() && hasNotice(*free, FrontNotice::TestingNeverPays));
        const Result<FrontOutcome> worth = find(fixture::draw(fixture::ladder(), 2000));
        QVERIFY(worth.ok() && !hasNotice(*worth, FrontNotice::TestingNeverPays));
    }

    void theSamePlanFindsTheSameFront()
    {
        const fixture::Patients patients = fixture::draw(fixture::ladder(), 2000);
        const Result<FrontOutcome> a = find(patients), b = find(patients);
        QVERIFY(a->shared == b->shared && a->policies.size() == b->policies.size());
        for (std::size_t i = 0; i < a->policies.size(); ++i)
            QVERIFY(a->policies[i].own == b->policies[i].own && a->policies[i].point == b->policies[i].point);
    }

    void whatWasFoundBeforeAnInterruptionIsNotFoundAgain()
    {
        const fixture::Patients patients = fixture::draw(fixture::knownOptimum(), 2000);
        std::vector<FoundPolicy> saved;
        std::stop_source source;
        FrontHooks hooks;
        hooks.savePolicy = [&](std::size_t number, const FoundPolicy& policy) {
            QCOMPARE(number, saved.size());
            saved.push_back(policy);
            if (saved.size() == 2)
                source.request_stop();
        };
        const Result<FrontOutcome> cut = find(patients, exactPlan(), {}, source.get_token(), hooks);
        QVERIFY(cut->summary.end == RunEnd::Cancelled);
        QCOMPARE(cut->policies.size(), std::size_t{2});
        QVERIFY(!cut->policies[0].point.test); // not looked at
        FrontCheckpoint remains;
        remains.policies = saved;
        hooks.savePolicy = [&](std::size_t number, const FoundPolicy& policy) {
            QCOMPARE(number, saved.size());
            saved.push_back(policy);
        };
        const Result<FrontOutcome> whole = find(patients, exactPlan(), remains, {}, hooks), once = find(patients);
        QVERIFY(hasNotice(*whole, FrontNotice::Resumed));
        QCOMPARE(whole->policies.size(), once->policies.size());
        QCOMPARE(saved.size(), once->policies.size());
        for (std::size_t i = 0; i < once->policies.size(); ++i)
            QVERIFY(whole->policies[i].own == once->policies[i].own);
    }

    void aStopBeforeTheStartFindsNothing()
    {
        std::stop_source source;
        source.request_stop();
        const Result<FrontOutcome> outcome =
            find(fixture::draw(fixture::knownOptimum(), 2000), exactPlan(), {}, source.get_token());
        QVERIFY(outcome.ok() && outcome->summary.end == RunEnd::Cancelled && outcome->policies.empty());
    }

    void progressGoesUpToTheEnd()
    {
        double share = 0.0;
        bool solving = false;
        FrontHooks hooks;
        hooks.sink = [&](const FrontUpdate& update) {
            QVERIFY(update.share >= share - 1e-12);
            share = update.share;
            solving = solving || update.phase == FrontPhase::Solving;
        };
        QVERIFY(find(fixture::draw(fixture::knownOptimum(), 2000), exactPlan(), {}, {}, hooks).ok());
        QVERIFY(solving && share > 0.99);
    }
};

PANELWISE_APPLESS_TEST(ExactSearchTest)

} // namespace exact_search_test

#include "exact_search_test.moc"
