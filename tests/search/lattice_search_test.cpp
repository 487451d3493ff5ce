// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/threads/thread_executor.h"
#include "core/front/exact_front.h"
#include "core/front/pareto_front.h"
#include "tests/front/timed_optimum.h"
#include "tests/policy/lattice_fixtures.h"
#include "tests/test_program.h"

#include <chrono>
#include <cmath>
#include <thread>

namespace lattice_search_test {

using namespace core;

namespace {

void verifySame(const FrontOutcome& a, const FrontOutcome& b)
{
    QCOMPARE(a.policies.size(), b.policies.size());
    QVERIFY(a.shared == b.shared);
    for (std::size_t i = 0; i < a.policies.size(); ++i) {
        QVERIFY(a.policies[i].point == b.policies[i].point);
        QVERIFY(a.policies[i].own == b.policies[i].own);
    }
    QVERIFY(a.summary.hypervolumes == b.summary.hypervolumes);
}

// F1 of calling everybody ill, the best that knowing nothing allows.
double chanceF1(const Evaluation& evaluation)
{
    const double ill = double(evaluation.confusion.truePositive + evaluation.confusion.falseNegative);
    return 2.0 * ill / (ill + double(evaluation.patients()));
}

} // namespace

// The whole front by backward induction over the sets of panels.
class LatticeSearchTest : public QObject {
    Q_OBJECT

    // What a search leaves that is stopped once it has saved this many parts and policies.
    struct Interrupted {
        FrontCheckpoint remains;
        FrontOutcome outcome;
    };
    static Interrupted interrupted(const FrontPlan& plan, const fixture::Patients& patients, std::size_t parts,
                                   std::size_t policies)
    {
        Interrupted left;
        std::stop_source stop;
        const auto stopIfDue = [&] {
            if (left.remains.parts.size() >= parts && left.remains.policies.size() >= policies)
                stop.request_stop();
        };
        FrontHooks hooks;
        hooks.savePart = [&](const std::string& name, const TensorBundle& bundle) {
            left.remains.parts[name] = bundle;
            stopIfDue();
        };
        hooks.savePolicy = [&](std::size_t number, const FoundPolicy& policy) {
            QCOMPARE(number, left.remains.policies.size());
            left.remains.policies.push_back({policy.point, policy.own});
            stopIfDue();
        };
        left.outcome = fixture::findLattice(plan, patients, hooks, {}, stop.get_token());
        return left;
    }

private Q_SLOTS:
    // 6,000 patients, of whom half are learned from, about 600 of them ill. Nobody crosses the exact front; 0.015 below
    // it is reached at every corner, for five cents of the $24 that all panels cost more, or as much of the minutes.
    void everyCornerOfTheExactFrontIsNearlyReached_data()
    {
        QTest::addColumn<std::string>("minimise");
        for (const char* minimise : {"money", "time", "6"})
            QTest::newRow(minimise) << std::string(minimise);
    }

    void everyCornerOfTheExactFrontIsNearlyReached()
    {
        QFETCH(std::string, minimise);
        fixture::KnownProblem known = fixture::knownOptimum();
        FrontPlan plan; // as usual, with fewer aims: the corners are few
        plan.minimise = *costAimNamed(minimise);
        if (plan.minimise.countsTime())
            known.task = fixture::timedOptimumTask();
        plan.lattice.rounds = 100;
        plan.lattice.targets = 10;
        plan.lattice.prices = 8;
        const FrontOutcome outcome = fixture::findLattice(plan, fixture::draw(known, 6000));
        QCOMPARE(outcome.summary.end, RunEnd::Finished);
        const DiscreteProblem problem = makeDiscreteProblem(known.joint, known.task);
        const ExactFront exact = exactFront(ExactSolver(problem), problem, plan.axes());
        const TestCatalog burdens = problem.catalog.pricedByBurden(plan.minimise);
        const double little = 0.05 / 24.0 * burdens.priceOf(PanelMask::all(burdens.panelCount())).amount;
        std::vector<MixablePolicy> truly;
        for (const FoundPolicy& found : outcome.policies) {
            const Result<PolicyPtr> policy = joinedPolicy(outcome.shared, found.own);
            QVERIFY(policy.ok());
            QVERIFY((*policy)->shape() == found.point.shape && found.point.shape.aim == plan.minimise);
            truly.push_back(*mixable(fixture::exactReturn(**policy, known), plan.axes(), exact.prevalence));
        }
        QVERIFY(exact.front.size() >= 3);
        for (const std::size_t corner : exact.front) {
            const ExactPoint& best = exact.supported[corner];
            const double burden = best.expected.burden(plan.minimise);
            const auto reached = bestMixture(truly, Cost(burden + little));
            QVERIFY(reached.has_value());
            QVERIFY(reached->value <= bestForBudget(exact, plan.axes(), Cost(reached->cost))->value + 1e-9);
            qInfo("%s %.2f: exact %.4f, lattice %.4f", minimise.c_str(), burden, best.value, reached->value);
            QVERIFY(reached->value >= best.value - 0.015);
        }
    }

    void theNumberOfHandsDoesNotChangeTheFront()
    {
        const FrontOutcome alone = fixture::findLattice(fixture::smallLattice(), fixture::ladderPatients());
        QVERIFY(alone.policies.size() >= 3);
        QVERIFY(alone.policies.front().point.test.has_value());
        for (const std::size_t hands : {2U, 3U}) {
            app::ThreadExecutor executor(hands);
            verifySame(alone, fixture::findLattice(fixture::smallLattice(), fixture::ladderPatients(),
                                                   {.executor = &executor}));
        }
    }

    // Parts: what was begun, 16 sets of panels, and what all policies share.
    void aSearchThatWasStoppedEndsLikeOneThatWasNot_data()
    {
        QTest::addColumn<std::size_t>("parts");
        QTest::addColumn<std::size_t>("policies");
        QTest::newRow("before the first set") << std::size_t{1} << std::size_t{0};
        QTest::newRow("between two sets") << std::size_t{7} << std::size_t{0};
        QTest::newRow("before outlooks") << std::size_t{17} << std::size_t{0};
        QTest::newRow("before solving") << std::size_t{18} << std::size_t{0};
        QTest::newRow("while policies are saved") << std::size_t{18} << std::size_t{2};
    }
    void aSearchThatWasStoppedEndsLikeOneThatWasNot()
    {
        QFETCH(std::size_t, parts);
        QFETCH(std::size_t, policies);
        const fixture::Patients here = fixture::ladderPatients();
        const FrontOutcome whole = fixture::findLattice(fixture::smallLattice(), here);
        Interrupted half = interrupted(fixture::smallLattice(), here, parts, policies);
        QCOMPARE(half.outcome.summary.end, RunEnd::Cancelled);
        QCOMPARE(half.remains.parts.size(), parts);
        QVERIFY(half.outcome.policies.empty() == (policies == 0));
        for (const FoundPolicy& found : half.outcome.policies)
            QVERIFY(!found.point.test);         // not looked at
        half.remains.policies.resize(policies); // as if it had been killed just then
        std::size_t next = policies;
        FrontHooks hooks;
        hooks.savePolicy = [&](std::size_t number, const FoundPolicy&) { QCOMPARE(number, next++); };
        const FrontOutcome resumed = fixture::findLattice(fixture::smallLattice(), here, hooks, half.remains);
        QVERIFY(fixture::hasNotice(resumed, FrontNotice::Resumed));
        QCOMPARE(next, whole.policies.size());
        verifySame(whole, resumed);
    }

    void whatIsLeftOfAnotherSearchIsRefused()
    {
        const fixture::Patients here = fixture::ladderPatients();
        const Interrupted half = interrupted(fixture::smallLattice(), here, 9, 0);
        const auto refused = [&](const FrontPlan& plan, const fixture::Patients& patients,
                                 const FrontCheckpoint& remains) {
            const auto outcome = findFront(plan, *patients.cohort, patients.split, remains, {}, {});
            return !outcome && outcome.error().code == ErrorCode::RunNotResumable;
        };
        FrontPlan other = fixture::smallLattice();
        other.lattice.depth = 2;
        QVERIFY(refused(other, here, half.remains));
        QVERIFY(refused(fixture::smallLattice(), fixture::ladderPatients(901), half.remains));
        FrontCheckpoint nameless = half.remains;
        nameless.parts.erase("begun");
        QVERIFY(refused(fixture::smallLattice(), here, nameless));
        Interrupted strange = interrupted(fixture::smallLattice(), here, 18, 1);
        strange.remains.policies.front().own.addNumber("rule/unknown", 1.0);
        QVERIFY(refused(fixture::smallLattice(), here, strange.remains));
    }

    // A set whose part is damaged is estimated anew.
    void damagedPartsAreMadeAgain()
    {
        const fixture::Patients here = fixture::ladderPatients();
        Interrupted half = interrupted(fixture::smallLattice(), here, 17, 0);
        std::size_t number = 0;
        for (auto& [name, bundle] : half.remains.parts) {
            if (!name.starts_with("set/"))
                continue;
            TensorBundle changed;
            for (Tensor tensor : bundle.tensors()) {
                if (number % 3 == 0 && tensor.name == "folds")
                    std::get<2>(tensor.values)[0] = 2; // a model less than there are folds
                if (number % 3 == 1 && tensor.name == "slope")
                    std::get<1>(tensor.values)[0] = NAN;
                changed.add(std::move(tensor));
            }
            bundle = number % 3 == 2 ? TensorBundle() : changed;
            ++number;
        }
        QCOMPARE(number, std::size_t{16});
        verifySame(fixture::findLattice(fixture::smallLattice(), here),
                   fixture::findLattice(fixture::smallLattice(), here, {}, half.remains));
    }

    void aStopIsAnsweredWithinASecond_data()
    {
        QTest::addColumn<FrontPhase>("phase");
        QTest::newRow("sets") << FrontPhase::PanelSets;
        QTest::newRow("solving") << FrontPhase::Solving;
        QTest::newRow("test") << FrontPhase::FinalEvaluation;
    }
    void aStopIsAnsweredWithinASecond()
    {
        QFETCH(FrontPhase, phase);
        FrontPlan plan = fixture::smallLattice();
        if (phase == FrontPhase::PanelSets)
            plan.lattice.rounds = plan.lattice.patience = 100'000; // it would never end
        std::stop_source stop;
        std::chrono::steady_clock::time_point asked;
        FrontHooks hooks;
        app::ThreadExecutor executor(2);
        hooks.executor = &executor;
        std::jthread later;
        hooks.sink = [&](const FrontUpdate& update) {
            if (update.phase == phase && !later.joinable())
                later = std::jthread([&] {
                    if (phase == FrontPhase::PanelSets)
                        std::this_thread::sleep_for(std::chrono::milliseconds(100));
                    asked = std::chrono::steady_clock::now();
                    stop.request_stop();
                });
            if (phase != FrontPhase::PanelSets && later.joinable())
                while (!stop.stop_requested())
                    std::this_thread::yield(); // or it might be over before
        };
        const FrontOutcome outcome =
            fixture::findLattice(plan, fixture::normalPatients(2000, 9, 3), hooks, {}, stop.get_token());
        later.join();
        QVERIFY(std::chrono::steady_clock::now() - asked < std::chrono::seconds(1));
        QCOMPARE(outcome.summary.end, RunEnd::Cancelled);
        QVERIFY(outcome.policies.empty() == (phase != FrontPhase::FinalEvaluation));
        for (const FoundPolicy& found : outcome.policies)
            QVERIFY(!found.point.test);
        QVERIFY(!outcome.summary.fullPanels && outcome.summary.bands.empty());
    }

    // Nobody is judged by what they taught: with outcomes dealt out at random nothing beats calling everybody ill, on
    // validation (training patients by what other folds taught) as on test. About 2,250 and 750 patients: F1 of a third
    // ill has a deviation of about 0.012 and 0.02, and the best of some twenty policies is looked at.
    void shuffledOutcomesLeaveChance()
    {
        FrontPlan plan = fixture::smallLattice();
        plan.lattice.rounds = 60;
        plan.lattice.smallestLeaf = 3; // fits what it is taught as closely as it can
        const FrontOutcome outcome = fixture::findLattice(plan, fixture::normalPatients(3000, 6, 3, Seed{1}, true));
        QVERIFY(!outcome.policies.empty());
        for (const FoundPolicy& found : outcome.policies) {
            QVERIFY(*found.point.validation.f1.value < chanceF1(found.point.validation) + 0.03);
            QVERIFY(*found.point.test->f1.value < chanceF1(*found.point.test) + 0.05);
        }
        // With true outcomes there is something to find.
        double best = 0.0, chance = 0.0;
        for (const FoundPolicy& found : fixture::findLattice(plan, fixture::normalPatients(3000, 6, 3)).policies) {
            best = std::max(best, *found.point.test->f1.value);
            chance = chanceF1(*found.point.test);
        }
        QVERIFY(best > chance + 0.1);
    }

    // All patients but those of the test, for every policy: who taught is judged by what the others taught, or, where
    // folds taught different policies, by the policy itself.
    void validationIsEverybodyOutsideTheTest()
    {
        const fixture::Patients here = fixture::ladderPatients();
        const FrontOutcome outcome = fixture::findLattice(fixture::smallLattice(), here);
        const std::size_t everybody = here.cohort->patientCount() - here.split.patients(SplitPart::Test).size();
        std::size_t byEverybody = 0;
        for (const FoundPolicy& found : outcome.policies) {
            const std::size_t judges = found.point.validation.patients();
            QCOMPARE(judges, everybody); // the same for all, or they could not be compared
            byEverybody += judges == everybody;
            QCOMPARE(found.point.test->patients(), here.split.patients(SplitPart::Test).size());
        }
        QVERIFY(byEverybody > 0);
        // The ends of the front: all four panels for everybody (1 + 4 + 10 + 25), and none.
        QCOMPARE(*outcome.summary.fullPanels->validation.meanCost.value, 40.0);
        QCOMPARE(*outcome.summary.noPanels->validation.meanCost.value, 0.0);
        QVERIFY(outcome.summary.hypervolumes && outcome.summary.hypervolumes->referenceCost == 40.0);
    }

    // Who gives nobody a panel, or everybody all of them, competes like every other policy: chosen by the same
    // patients, training patients by what their fold never taught. Nothing on the front is worse than either for no
    // less money.
    void theFrontBeginsWithTheBestThatCostsNothing_data()
    {
        QTest::addColumn<int>("patients");
        QTest::addColumn<FrontMetric>("metric");
        for (const int patients : {400, 900, 2000})
            for (const FrontMetric metric : {FrontMetric::F1, FrontMetric::Am})
                QTest::addRow("%d by %s", patients, frontMetricName(metric).data()) << patients << metric;
    }
    void theFrontBeginsWithTheBestThatCostsNothing()
    {
        QFETCH(int, patients);
        QFETCH(FrontMetric, metric);
        FrontPlan plan = fixture::smallLattice();
        plan.metric = metric;
        const FrontOutcome outcome = fixture::findLattice(
            plan, fixture::normalPatients(static_cast<std::size_t>(patients), 6, 3, Seed{unsigned(patients)}));
        std::vector<OperatingPoint> points;
        for (const FoundPolicy& found : outcome.policies)
            points.push_back(found.point);
        const std::vector<std::size_t> front = frontOf(points, metric);
        const CostValue none = costValue(outcome.summary.noPanels->validation, metric);
        const CostValue all = costValue(outcome.summary.fullPanels->validation, metric);
        const CostValue first = costValue(points[front.front()].validation, metric);
        QCOMPARE(first.cost, 0.0);
        QVERIFY(*first.value >= *none.value);
        for (const std::size_t place : front) {
            const CostValue at = costValue(points[place].validation, metric);
            QCOMPARE(points[place].validation.patients(), outcome.summary.noPanels->validation.patients());
            for (const CostValue& end : {none, all})
                QVERIFY(!(end.cost <= at.cost && *end.value > *at.value));
        }
    }

    // A discrete problem: many (λ, ρ) lead to the same policy, by other ways in every fold.
    void whatDoesTheSameForEverybodyIsOnePolicy()
    {
        const fixture::Patients here = fixture::draw(fixture::knownOptimum(), 2000);
        const FrontOutcome outcome = fixture::findLattice(fixture::smallLattice(), here);
        std::vector<PatientIndex> outside = here.split.trainingPatients();
        std::ranges::copy(here.split.validationPatients(), std::back_inserter(outside));
        std::vector<std::vector<std::pair<std::vector<PanelId>, Disease>>> deeds;
        for (const FoundPolicy& found : outcome.policies) {
            auto& own = deeds.emplace_back();
            for (const Episode& episode : found.policy->run(*here.cohort, outside))
                own.emplace_back(episode.sequence(), episode.diagnosis());
        }
        QVERIFY(outcome.policies.size() >= 4);
        for (std::size_t i = 0; i < deeds.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(deeds[i] != deeds[k]);
    }

    // As many as there can be: a front comes early, and what is left to gain is told.
    void sixtyFourPanelsAreSearched()
    {
        const fixture::Patients many = fixture::normalPatients(600, 64, 64);
        FrontPlan plan = fixture::smallLattice();
        plan.lattice.mostSets = 60;
        FrontHooks hooks;
        std::vector<std::size_t> previews;
        hooks.sink = [&](const FrontUpdate& update) {
            if (!update.preview.empty())
                previews.push_back(update.preview.size());
        };
        const FrontOutcome outcome = fixture::findLattice(plan, many, hooks);
        QCOMPARE(outcome.summary.end, RunEnd::Finished);
        QVERIFY(fixture::hasNotice(outcome, FrontNotice::PanelSetsLeftOut));
        QVERIFY(outcome.summary.leftToGain.has_value() && *outcome.summary.leftToGain >= 0.0);
        QVERIFY(!outcome.policies.empty() && !previews.empty());
    }

    // λ is the ratio of healthy to ill among those who teach.
    void anAmFrontNeedsOneLambdaOnly()
    {
        FrontPlan plan = fixture::smallLattice();
        plan.metric = FrontMetric::Am;
        const fixture::Patients here = fixture::ladderPatients(1500);
        const FrontOutcome outcome = fixture::findLattice(plan, here);
        double ill = 0.0, all = 0.0;
        for (const SplitPart part : {SplitPart::Encoder, SplitPart::Policy})
            for (const PatientIndex patient : here.split.patients(part)) {
                ill += here.cohort->outcome(patient) == Disease::Present;
                all += 1.0;
            }
        QVERIFY(outcome.policies.size() >= 3);
        double best = 0.0;
        for (const FoundPolicy& found : outcome.policies) {
            QVERIFY(std::abs(found.point.shape.lambda - (all - ill) / ill) < 1e-9);
            best = std::max(best, *found.point.test->am.value);
        }
        QVERIFY(best > 0.6); // 0.5 is chance
    }

    // 15 of 100 are ill and half of the patients teach: about 38 of 500, 150 of 2,000.
    void fewIllPatientsAreToldAndEnough()
    {
        const FrontOutcome few = fixture::findLattice(fixture::smallLattice(), fixture::ladderPatients(500));
        QVERIFY(fixture::hasNotice(few, FrontNotice::FewPositives));
        QVERIFY(few.summary.end == RunEnd::Finished && !few.policies.empty());
        QVERIFY(!fixture::hasNotice(fixture::findLattice(fixture::smallLattice(), fixture::ladderPatients(2000)),
                                    FrontNotice::FewPositives));
    }

    void ofTooManyPatientsASampleLearnsAndThatIsSaid()
    {
        const fixture::Patients here = fixture::ladderPatients(3000);
        FrontPlan plan = fixture::smallLattice();
        QVERIFY(!fixture::hasNotice(fixture::findLattice(plan, here), FrontNotice::LearnedFromSample));
        plan.lattice.mostPatients = 600;
        const FrontOutcome outcome = fixture::findLattice(plan, here);
        QVERIFY(fixture::hasNotice(outcome, FrontNotice::LearnedFromSample));
        // 600 learn and 200 choose, with the share of cases there is among all of them; every test patient judges.
        double expected = 0.0;
        const auto addShare = [&](const std::vector<PatientIndex>& patients, double most) {
            for (const PatientIndex patient : patients)
                expected += here.cohort->outcome(patient) == Disease::Present ? most / double(patients.size()) : 0.0;
        };
        QVERIFY(here.split.trainingPatients().size() > 600 && here.split.validationPatients().size() > 200);
        addShare(here.split.trainingPatients(), 600.0);
        addShare(here.split.validationPatients(), 200.0);
        QVERIFY(!outcome.policies.empty());
        for (const FoundPolicy& found : outcome.policies) {
            const Confusion& counts = found.point.validation.confusion;
            QCOMPARE(counts.total(), std::size_t{800});
            QVERIFY(std::abs(double(counts.truePositive + counts.falseNegative) - expected) <= 2.0);
            QCOMPARE(found.point.test->patients(), here.split.patients(SplitPart::Test).size());
        }
    }

    void progressRisesToTheEndAndTellsEveryPolicyOnce()
    {
        double share = 0.0;
        auto phase = FrontPhase::PanelSets;
        std::size_t points = 0;
        FrontHooks hooks;
        app::ThreadExecutor executor(2);
        hooks.executor = &executor;
        hooks.sink = [&](const FrontUpdate& update) {
            QVERIFY(update.phase >= phase);
            QVERIFY(update.share >= share && update.share <= 1.0);
            phase = update.phase;
            share = update.share;
            points += update.points.size();
        };
        const FrontOutcome outcome = fixture::findLattice(fixture::smallLattice(), fixture::ladderPatients(), hooks);
        QCOMPARE(points, outcome.policies.size());
        QVERIFY(share > 0.99 && phase == FrontPhase::FinalEvaluation);
    }
};

PANELWISE_GUILESS_TEST(LatticeSearchTest)

} // namespace lattice_search_test

#include "lattice_search_test.moc"
