// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/threads/thread_executor.h"
#include "core/front/sweep_grid.h"
#include "core/learn/networks/panel_selector.h"
#include "core/plan/plan_fields.h"
#include "core/search/front_search.h"
#include "tests/smddpo/train_fixtures.h"
#include "tests/test_program.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <set>
#include <thread>

namespace sweep_test {

using core::FoundPolicy;
using core::FrontNotice;
using core::FrontOutcome;
using core::FrontPlan;

// Many policies for many (λ, ρ), as the paper finds its front.
class SweepTest : public QObject {
    Q_OBJECT

    static FrontPlan plan(int policies, core::FrontMethod method = core::FrontMethod::SweepPretrained)
    {
        FrontPlan plan;
        plan.method = method;
        plan.sweep.policies = policies;
        plan.sweep.training = fixture::smallPlan();
        plan.sweep.training.loop.outerLoops = 2;
        return plan;
    }

    static fixture::Patients patients() { return fixture::draw(fixture::ladder(), 800); }

    static FrontOutcome find(const FrontPlan& plan, const fixture::Patients& patients, core::FrontHooks hooks = {},
                             const core::FrontCheckpoint& remains = {}, const std::stop_token& stop = {})
    {
        hooks.bootstrapResamples = 0;
        core::Result<FrontOutcome> outcome =
            core::findFront(plan, *patients.cohort, patients.split, remains, stop, hooks);
        if (!outcome)
            qFatal("no front");
        return std::move(*outcome);
    }

    // What a search leaves that is stopped once it has saved this many policies, or parts where there are none yet.
    struct Interrupted {
        core::FrontCheckpoint remains;
        FrontOutcome outcome;
    };
    static Interrupted interrupted(const FrontPlan& plan, const fixture::Patients& patients, std::size_t policies,
                                   std::size_t parts)
    {
        Interrupted found;
        std::stop_source stop;
        const auto stopIfDue = [&] {
            if (found.remains.policies.size() >= policies && found.remains.parts.size() >= parts)
                stop.request_stop();
        };
        core::FrontHooks hooks;
        hooks.savePart = [&](const std::string& name, const core::TensorBundle& bundle) {
            found.remains.parts[name] = bundle;
            stopIfDue();
        };
        hooks.savePolicy = [&](std::size_t number, const FoundPolicy& policy) {
            QCOMPARE(number, found.remains.policies.size());
            found.remains.policies.push_back(policy);
            stopIfDue();
        };
        found.outcome = find(plan, patients, hooks, {}, stop.get_token());
        return found;
    }

    static void verifySame(const FrontOutcome& a, const FrontOutcome& b)
    {
        QCOMPARE(a.policies.size(), b.policies.size());
        QVERIFY(a.shared == b.shared);
        for (std::size_t i = 0; i < a.policies.size(); ++i) {
            QVERIFY(a.policies[i].point == b.policies[i].point);
            QVERIFY(a.policies[i].own == b.policies[i].own);
        }
    }

    static bool hasNotice(const FrontOutcome& outcome, FrontNotice notice)
    {
        return std::ranges::find(outcome.summary.notices, notice) != outcome.summary.notices.end();
    }

private Q_SLOTS:
    void policiesEarnNearlyTheBestReturnOfTheirRewards()
    {
        const fixture::KnownProblem known = fixture::knownOptimum();
        FrontPlan sweep = plan(6);
        sweep.sweep.training.classifier = {
            .hidden = 32, .rate = 1e-3, .classWeight = 1.0, .pretrainingEpochs = 10, .epochsPerLoop = 4};
        sweep.sweep.training.ppo.hidden = 32;
        sweep.sweep.training.ppo.stepsPerUpdate = 2048;
        sweep.sweep.training.ppo.batch = 256;
        sweep.sweep.training.ppo.environments = 64;
        sweep.sweep.training.ppo.epochs = 10;
        sweep.sweep.training.ppo.rateAtEnd = 0.05;
        sweep.sweep.training.ppo.entropyWeight = 0.03;
        sweep.sweep.training.loop = {.outerLoops = 10, .stepsPerLoop = 8192, .evaluateEvery = 1};
        const FrontOutcome outcome = find(sweep, fixture::draw(known, 10'000));
        const core::DiscreteProblem problem = core::makeDiscreteProblem(known.joint, known.task);
        double dearest = 0.0;
        for (const FoundPolicy& found : outcome.policies) {
            const core::RewardShape shape = found.point.shape;
            const double best = core::solveExactly(problem, shape).expected().reward(shape);
            const core::Result<core::PolicyPtr> policy = core::joinedPolicy(outcome.shared, found.own);
            QVERIFY(policy.ok());
            const core::ExactReturn learned = fixture::exactReturn(**policy, known);
            dearest = std::max(dearest, learned.cost);
            qInfo("λ %.3f, ρ %.5f: best %.4f, learned %.4f, cost %.2f", shape.lambda, shape.rho, best,
                  learned.reward(shape), learned.cost);
            QVERIFY(learned.reward(shape) <= best + 1e-9);
            QVERIFY(learned.reward(shape) >= 0.95 * best);
        }
        QVERIFY(dearest > 0.5); // where nobody were tested, this would be no test
    }

    void theNumberOfHandsDoesNotChangeTheFront_data()
    {
        QTest::addColumn<core::FrontMethod>("method");
        QTest::newRow("classifier shared") << core::FrontMethod::SweepPretrained;
        QTest::newRow("classifiers learned along") << core::FrontMethod::SweepEndToEnd;
    }
    void theNumberOfHandsDoesNotChangeTheFront()
    {
        QFETCH(core::FrontMethod, method);
        const FrontPlan sweep = plan(7, method);
        const FrontOutcome alone = find(sweep, patients());
        app::ThreadExecutor executor(3);
        const FrontOutcome together = find(sweep, patients(), {.executor = &executor});
        QCOMPARE(alone.policies.size(), std::size_t{7});
        QCOMPARE(alone.summary.end, core::RunEnd::Finished);
        verifySame(alone, together);
    }

    void aSweepThatWasStoppedEndsLikeOneThatWasNot_data()
    {
        QTest::addColumn<core::FrontMethod>("method");
        QTest::addColumn<int>("policies");
        QTest::addColumn<int>("parts");
        const auto one = core::FrontMethod::SweepPretrained;
        QTest::newRow("before the classifier") << one << 0 << 1;
        QTest::newRow("before the first policy") << one << 0 << 2;
        QTest::newRow("within the first round") << one << 3 << 2;
        QTest::newRow("between two rounds") << one << 4 << 2;
        QTest::newRow("within the second round") << one << 5 << 2;
        QTest::newRow("classifiers learned along") << core::FrontMethod::SweepEndToEnd << 5 << 2;
    }
    void aSweepThatWasStoppedEndsLikeOneThatWasNot()
    {
        QFETCH(core::FrontMethod, method);
        QFETCH(int, policies);
        QFETCH(int, parts);
        const FrontPlan sweep = plan(6, method);
        const FrontOutcome whole = find(sweep, patients());
        const Interrupted half =
            interrupted(sweep, patients(), static_cast<std::size_t>(policies), static_cast<std::size_t>(parts));
        QCOMPARE(half.outcome.summary.end, core::RunEnd::Cancelled);
        QCOMPARE(half.outcome.policies.size(), static_cast<std::size_t>(policies));
        for (const FoundPolicy& policy : half.outcome.policies)
            QVERIFY(!policy.point.test); // not looked at
        int saved = 0;
        core::FrontHooks hooks;
        hooks.savePolicy = [&](std::size_t, const FoundPolicy&) { ++saved; };
        const FrontOutcome resumed = find(sweep, patients(), hooks, half.remains);
        QCOMPARE(saved, 6 - policies); // nothing twice
        QVERIFY(hasNotice(resumed, FrontNotice::Resumed));
        verifySame(whole, resumed);
    }

    void whatIsLeftOfAnotherSweepIsRefused()
    {
        const FrontPlan sweep = plan(2);
        const fixture::Patients here = patients();
        const Interrupted half = interrupted(sweep, here, 1, 2);
        const auto refused = [&](const FrontPlan& other, const fixture::Patients& patients) {
            const auto outcome = core::findFront(other, *patients.cohort, patients.split, half.remains, {}, {});
            return !outcome && outcome.error().code == core::ErrorCode::RunNotResumable;
        };
        FrontPlan other = sweep;
        other.seed = core::Seed{2};
        QVERIFY(refused(other, here));
        QVERIFY(refused(sweep, fixture::draw(fixture::ladder(), 801)));
    }

    void everyPolicyDoesWhatItsEvaluationSays_data() { theNumberOfHandsDoesNotChangeTheFront_data(); }
    void everyPolicyDoesWhatItsEvaluationSays()
    {
        QFETCH(core::FrontMethod, method);
        const fixture::Patients here = patients();
        const FrontOutcome outcome = find(plan(4, method), here);
        const std::vector<core::PatientIndex> validation = here.split.validationPatients();
        for (const FoundPolicy& found : outcome.policies) {
            const core::Result<core::PolicyPtr> policy = core::joinedPolicy(outcome.shared, found.own);
            QVERIFY(policy.ok());
            QVERIFY((*policy)->shape() == found.point.shape);
            const core::Evaluation now =
                core::evaluateEpisodes((*policy)->run(*here.cohort, validation), *here.cohort, found.point.shape);
            QVERIFY(now == found.point.validation);
        }
        // The ends of the front: all four panels for everybody (1 + 4 + 10 + 25), and none.
        QCOMPARE(*outcome.summary.fullPanels->validation.meanCost.value, 40.0);
        QCOMPARE(*outcome.summary.noPanels->validation.meanCost.value, 0.0);
    }

    void thePapersGridIsTrainedWholeAndWithoutNeighbours()
    {
        FrontPlan sweep = plan(1);
        sweep.sweep.grid = core::SweepGrid::Paper;
        sweep.sweep.training.loop = {.outerLoops = 1, .stepsPerLoop = 32, .evaluateEvery = 1};
        sweep.sweep.training.ppo = {.hidden = 4, .batch = 32, .stepsPerUpdate = 32, .environments = 8, .epochs = 1};
        const FrontOutcome outcome = find(sweep, fixture::draw(fixture::ladder(), 500));
        // The four panels cost 10 on average.
        const std::vector<core::RewardShape> grid = core::paperGrid(10.0);
        QCOMPARE(outcome.policies.size(), grid.size());
        for (std::size_t i = 0; i < grid.size(); ++i)
            QVERIFY(outcome.policies[i].point.shape == grid[i]);
        // One step of the optimiser each, which moves a weight by no more than the rate: nobody began where another
        // ended. Inputs are 4 estimates, 4 flags and 2 probabilities, actions 4 panels and 2 diagnoses.
        core::PanelSelector fresh(sweep.sweep.training.ppo, 10, 6, sweep.seed);
        const auto largestMove = [&](const FoundPolicy& policy) {
            core::PanelSelector learned = *core::PanelSelector::load(sweep.sweep.training.ppo, policy.own, "selector/");
            double largest = 0.0;
            for (std::size_t i = 0; i < fresh.weights().size(); ++i)
                largest = std::max(largest, std::abs(double(learned.weights()[i]) - double(fresh.weights()[i])));
            return largest;
        };
        for (const FoundPolicy& policy : outcome.policies) {
            QVERIFY(largestMove(policy) > 0.0);
            QVERIFY(largestMove(policy) < 1.001 * sweep.sweep.training.ppo.rate);
        }
    }

    void aNeighboursWeightsSaveHalfTheSteps()
    {
        FrontPlan warm = plan(5);
        warm.sweep.training.loop.outerLoops = 4;
        FrontPlan cold = warm;
        cold.sweep.warmStart = false;
        const FrontOutcome begunNearby = find(warm, patients());
        const FrontOutcome begunAnew = find(cold, patients());
        for (std::size_t i = 0; i < 4; ++i) // nobody has neighbours in the first round
            QVERIFY(begunNearby.policies[i].own == begunAnew.policies[i].own);
        const auto loops = [](const FrontOutcome& outcome) {
            return core::parsePlan(*outcome.policies[4].own.text("plan"))->loop.outerLoops;
        };
        QCOMPARE(loops(begunAnew), 4);
        QCOMPARE(loops(begunNearby), 2);
        QVERIFY(begunNearby.policies[4].own != begunAnew.policies[4].own);
    }

    void anAmFrontNeedsOneLambdaOnly()
    {
        FrontPlan sweep = plan(6);
        sweep.metric = core::FrontMetric::Am;
        const FrontOutcome outcome = find(sweep, patients());
        for (const FoundPolicy& policy : outcome.policies)
            QCOMPARE(policy.point.shape.lambda, outcome.policies.front().point.shape.lambda);
    }

    void tooLittleMemoryForAllStatesIsToldAndChangesNoPolicy()
    {
        // 16 sets of panels × (12 + 1) numbers × 4 bytes for half of 3,000 patients: 1.25 MB.
        const fixture::Patients many = fixture::normalPatients(3000, 12, 4);
        FrontPlan roomy = plan(5);
        FrontPlan tight = roomy;
        tight.sweep.training.stateTableMegabytes = 1;
        const FrontOutcome all = find(roomy, many);
        app::ThreadExecutor executor(2);
        const FrontOutcome some = find(tight, many, {.executor = &executor});
        QVERIFY(!hasNotice(all, FrontNotice::StateTableTooLarge));
        QVERIFY(hasNotice(some, FrontNotice::StateTableTooLarge));
        QCOMPARE(some.policies.size(), all.policies.size());
        for (std::size_t i = 0; i < all.policies.size(); ++i)
            QVERIFY(all.policies[i].point == some.policies[i].point);
    }

    void fewPositivesAreTold()
    {
        // 15 of 100 are ill, half of them are learned from: about 38 of 500 and 150 of 2,000 patients.
        QVERIFY(hasNotice(find(plan(1), fixture::draw(fixture::ladder(), 500)), FrontNotice::FewPositives));
        QVERIFY(!hasNotice(find(plan(1), fixture::draw(fixture::ladder(), 2000)), FrontNotice::FewPositives));
    }

    void progressRisesToTheEndAndTellsEveryPolicyOnce()
    {
        double share = 0.0;
        auto phase = core::FrontPhase::Encoder;
        std::size_t points = 0;
        std::set<double> shares; // while policies are trained
        core::FrontHooks hooks;
        app::ThreadExecutor executor(2);
        hooks.executor = &executor;
        hooks.sink = [&](const core::FrontUpdate& update) {
            QVERIFY(update.phase >= phase);
            QVERIFY(update.share >= share && update.share <= 1.0);
            phase = update.phase;
            share = update.share;
            points += update.points.size();
            if (update.phase == core::FrontPhase::Policies)
                shares.insert(share);
        };
        find(plan(6), patients(), hooks);
        QCOMPARE(points, std::size_t{6});
        // Six policies of two loops each, and the start. One hand's loop may be counted with the other's.
        QVERIFY(shares.size() > 7);
        QVERIFY(share > 0.99);
    }

    void aStopIsAnsweredWithinASecond()
    {
        FrontPlan endless = plan(24);
        endless.sweep.training.loop.outerLoops = 100'000;
        std::stop_source stop;
        std::chrono::steady_clock::time_point asked;
        core::FrontHooks hooks;
        app::ThreadExecutor executor(2);
        hooks.executor = &executor;
        std::jthread later;
        hooks.sink = [&](const core::FrontUpdate& update) {
            if (update.phase == core::FrontPhase::Policies && !later.joinable())
                later = std::jthread([&] {
                    std::this_thread::sleep_for(std::chrono::milliseconds(200)); // until policies are being trained
                    asked = std::chrono::steady_clock::now();
                    stop.request_stop();
                });
        };
        const FrontOutcome outcome = find(endless, patients(), hooks, {}, stop.get_token());
        later.join();
        QVERIFY(std::chrono::steady_clock::now() - asked < std::chrono::seconds(1));
        QCOMPARE(outcome.summary.end, core::RunEnd::Cancelled);
        QVERIFY(outcome.policies.empty());
    }
};

PANELWISE_GUILESS_TEST(SweepTest)

} // namespace sweep_test

#include "sweep_test.moc"
