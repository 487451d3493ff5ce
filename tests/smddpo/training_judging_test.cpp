// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/outer_folds.h"
#include "tests/smddpo/train_fixtures.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>

namespace training_judging_test {

using namespace core;

namespace {

constexpr JudgingPlan kThreeFolds{.folds = 3, .repeats = 1};

TrainingPlan quickPlan()
{
    TrainingPlan plan = fixture::smallPlan();
    plan.loop.outerLoops = 4;
    return plan;
}

TrainingOutcome judged(const fixture::Patients& here, const TrainingStart& start = {}, const TrainingHooks& hooks = {},
                       std::stop_token stop = {})
{
    TrainingPlan plan = quickPlan();
    plan.judging = kThreeFolds;
    return runJudgedTraining(plan, *here.cohort, here.split, start, std::move(stop), hooks).value();
}

// How it is judged is part of the plan that a policy carries, and decides nothing else.
TensorBundle decisive(const NetworkPolicyPtr& policy)
{
    TensorBundle bundle;
    const TensorBundle whole = policy->save();
    for (const Tensor& tensor : whole.tensors())
        if (tensor.name != "plan")
            bundle.add(tensor);
    return bundle;
}

void verifyAlike(const TrainingOutcome& a, const TrainingOutcome& b)
{
    QVERIFY(a.policy->save() == b.policy->save());
    QVERIFY(a.finalPolicy->save() == b.finalPolicy->save());
    QVERIFY(a.summary.judged == b.summary.judged);
    QVERIFY(a.summary.pooled == b.summary.pooled);
    QVERIFY(a.summary.test == b.summary.test);
}

// Keeps what a project would.
struct Kept {
    std::optional<TensorBundle> checkpoint;
    std::map<std::string, TensorBundle> parts;
    std::vector<std::string> saved;

    TrainingHooks hooks()
    {
        TrainingHooks hooks;
        hooks.saveCheckpoint = [this](const TensorBundle& bundle) { checkpoint = bundle; };
        hooks.savePart = [this](const std::string& name, const TensorBundle& part) {
            parts[name] = part;
            saved.push_back(name);
        };
        return hooks;
    }
    TrainingStart start() const { return {.checkpoint = checkpoint, .policy = {}, .parts = parts}; }
};

} // namespace

class TrainingJudgingTest : public QObject {
    Q_OBJECT

    fixture::Patients m_here = fixture::draw(fixture::knownOptimum(), 900);

private Q_SLOTS:
    // The same worked out with the pieces: folds, a training without each, its patients.
    void pooledFiguresAreThoseOfTrainingsWithoutEachFold()
    {
        const TrainingPlan plan = quickPlan();
        const TrainingOutcome outcome = judged(m_here);
        QVERIFY(decisive(outcome.policy) == decisive(fixture::train(plan, m_here).policy));
        const auto folds = outerFolds(*m_here.cohort, m_here.split, kThreeFolds, plan.seed);
        Confusion counts;
        double cost = 0.0;
        for (std::size_t fold = 0; fold < folds->size(); ++fold) {
            TrainingPlan own = plan;
            own.seed.value += fold + 1;
            const NetworkPolicyPtr policy = fixture::train(own, {m_here.cohort, (*folds)[fold]}).policy;
            for (const Episode& episode : policy->run(*m_here.cohort, (*folds)[fold].patients(SplitPart::Test))) {
                counts.count(episode.diagnosis(), m_here.cohort->outcome(episode.patient));
                cost += episode.cost().amount;
            }
        }
        QVERIFY(outcome.summary.pooled->confusion == counts);
        QVERIFY(std::abs(*outcome.summary.pooled->meanCost.value - cost / 900.0) < 1e-9);
        QCOMPARE(outcome.summary.judged->patients, std::uint64_t{900});
        QCOMPARE(outcome.summary.judged->folds, std::uint64_t{3});
        const Interval f1 = outcome.summary.pooled->f1.interval.value();
        QVERIFY(f1.low < *outcome.summary.pooled->f1.value && *outcome.summary.pooled->f1.value < f1.high);
        // What is to be used is what everybody taught.
        const auto everybody = splitWithoutTest(*m_here.cohort, m_here.split, plan.seed);
        QVERIFY(outcome.finalPolicy->save() == fixture::train(plan, {m_here.cohort, *everybody}).policy->save());
    }

    // With outcomes dealt out at random nothing beats calling everybody ill: nobody is decided for by what they taught.
    void shuffledOutcomesLeaveChanceOnEverybody()
    {
        const fixture::Patients here = fixture::normalPatients(1500, 4, 2, Seed{1}, true);
        const TrainingOutcome outcome = judged(here);
        const double ill = double(outcome.summary.judged->cases) / 1500.0;
        QVERIFY(outcome.summary.pooled->f1.value.value_or(0.0) < 2.0 * ill / (1.0 + ill) + 0.03);
    }

    void aJudgementThatWasStoppedEndsLikeOneThatWasNot_data()
    {
        QTest::addColumn<int>("phase");
        QTest::addColumn<double>("from");
        QTest::newRow("while the policy learns") << int(TrainingPhase::Selector) << 0.0;
        QTest::newRow("before the first fold") << int(TrainingPhase::Folds) << 0.0;
        QTest::newRow("in the second fold") << int(TrainingPhase::Folds) << 2.01 / 5.0;
        QTest::newRow("while everybody teaches") << int(TrainingPhase::AllPatients) << 0.0;
    }
    void aJudgementThatWasStoppedEndsLikeOneThatWasNot()
    {
        QFETCH(int, phase);
        QFETCH(double, from);
        const TrainingOutcome whole = judged(m_here);
        Kept kept;
        std::stop_source stop;
        TrainingHooks hooks = kept.hooks();
        hooks.sink = [&](const TrainingUpdate& update) {
            if (int(update.phase) == phase && update.share >= from)
                stop.request_stop();
        };
        const TrainingOutcome half = judged(m_here, {}, hooks, stop.get_token());
        QCOMPARE(half.summary.end, RunEnd::Cancelled);
        QVERIFY(!half.summary.judged && !half.summary.pooled && !half.finalPolicy);
        QCOMPARE(half.summary.test.has_value(), phase != int(TrainingPhase::Selector));
        const std::vector<std::string> before = kept.saved;
        const TrainingOutcome resumed = judged(m_here, kept.start(), kept.hooks());
        verifyAlike(whole, resumed);
        for (const std::string& name : before) // what was finished is not learned again
            QCOMPARE(std::ranges::count(kept.saved, name), std::ptrdiff_t{1});
        // Everything is there, but for one fold that was damaged.
        kept.parts["fold/1"] = TensorBundle();
        kept.saved.clear();
        verifyAlike(whole, judged(m_here, kept.start(), kept.hooks()));
        QVERIFY(kept.saved == std::vector<std::string>{"fold/1"});
    }

    // One bar for all of it: it only rises, and ends full.
    void progressCountsAllTrainings()
    {
        double last = 0.0, ofPolicy = 0.0;
        TrainingHooks hooks;
        std::size_t points = 0;
        hooks.sink = [&](const TrainingUpdate& update) {
            QVERIFY(update.share >= last - 1e-9);
            last = update.share;
            if (update.phase < TrainingPhase::Folds)
                ofPolicy = update.share;
            else
                points += update.points.size();
        };
        judged(m_here, {}, hooks);
        QVERIFY(std::abs(ofPolicy - 0.2) < 1e-9); // one of five trainings
        QVERIFY(std::abs(last - 1.0) < 1e-9);
        QCOMPARE(points, std::size_t{0}); // curves are of the policy on show
    }

    void whoGoesOnLearningIsNotJudgedOnEverybody()
    {
        const TrainingOutcome before = fixture::train(quickPlan(), m_here);
        TrainingPlan plan = quickPlan();
        plan.judging = kThreeFolds;
        const auto refused = runJudgedTraining(plan, *m_here.cohort, m_here.split,
                                               {.checkpoint = {}, .policy = before.policy, .parts = {}}, {}, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::FoldsNotPossible);
    }
};

PANELWISE_APPLESS_TEST(TrainingJudgingTest)

} // namespace training_judging_test

#include "training_judging_test.moc"
