// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/threads/thread_executor.h"
#include "core/front/budget_query.h"
#include "core/front/pareto_front.h"
#include "core/front/pooled_front.h"
#include "core/search/front_search.h"
#include "tests/policy/lattice_fixtures.h"
#include "tests/test_program.h"

#include <cmath>
#include <map>

namespace front_judging_test {

using namespace core;

namespace {

FrontPlan judgedLattice(int folds = 3, int repeats = 1)
{
    FrontPlan plan = fixture::smallLattice();
    plan.judging = {.folds = folds, .repeats = repeats};
    return plan;
}

std::vector<OperatingPoint> pointsIn(const FrontOutcome& outcome)
{
    std::vector<OperatingPoint> points;
    for (const FoundPolicy& policy : outcome.policies)
        points.push_back(policy.point);
    return points;
}

void verifyAlike(const FrontOutcome& a, const FrontOutcome& b)
{
    QCOMPARE(a.policies.size(), b.policies.size());
    for (std::size_t i = 0; i < a.policies.size(); ++i)
        QVERIFY(a.policies[i].point == b.policies[i].point);
    QVERIFY(a.summary.judged == b.summary.judged);
    QVERIFY(a.summary.noPanels->pooled == b.summary.noPanels->pooled);
    QVERIFY(a.summary.fullPanels->pooled == b.summary.fullPanels->pooled);
}

} // namespace

class FrontJudgingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everybodyIsDecidedForOnceInEveryRepeat()
    {
        const fixture::Patients here = fixture::ladderPatients(600);
        const FrontOutcome outcome = fixture::findLattice(judgedLattice(3, 2), here);
        QVERIFY(outcome.summary.judged.has_value());
        const auto cases = static_cast<std::uint64_t>(std::ranges::count(here.cohort->outcomes(), Disease::Present));
        QCOMPARE(outcome.summary.judged->everybody.patients, std::uint64_t{600});
        QCOMPARE(outcome.summary.judged->everybody.cases, cases);
        QCOMPARE(outcome.summary.judged->everybody.folds, std::uint64_t{3});
        QCOMPARE(outcome.summary.judged->everybody.repeats, std::uint64_t{2});
        const std::vector<OperatingPoint> points = pointsIn(outcome);
        const std::vector<std::size_t> front = frontOf(points, FrontMetric::F1);
        QVERIFY(front.size() >= 2);
        for (std::size_t i = 0; i < points.size(); ++i) {
            const bool asked = std::ranges::find(front, i) != front.end();
            QCOMPARE(points[i].pooled.has_value(), asked);
            if (!asked)
                continue;
            const Confusion& counts = points[i].pooled->confusion;
            QCOMPARE(counts.total(), std::size_t{1200});
            QCOMPARE(counts.truePositive + counts.falseNegative, std::size_t{2 * cases});
        }
        // Who gets nothing pays nothing, and who gets everything pays all.
        QCOMPARE(*outcome.summary.noPanels->pooled->meanCost.value, 0.0);
        QCOMPARE(*outcome.summary.fullPanels->pooled->meanCost.value,
                 here.cohort->catalog().priceOf(PanelMask::all(here.cohort->catalog().panelCount())).amount);
    }

    // The same worked out with the pieces: folds, a search without each, the best for the money, its patients.
    void pooledFiguresAreThoseOfSearchesWithoutEachFold()
    {
        const fixture::Patients here = fixture::ladderPatients(600);
        const FrontPlan plan = judgedLattice();
        const FrontOutcome outcome = fixture::findLattice(plan, here);
        const std::vector<OperatingPoint> points = pointsIn(outcome);
        const auto folds = outerFolds(*here.cohort, here.split, plan.judging, plan.seed);
        QVERIFY(folds.ok());
        std::vector<FrontOutcome> without;
        for (std::size_t fold = 0; fold < folds->size(); ++fold) {
            FrontPlan own = fixture::smallLattice();
            own.seed.value += fold + 1;
            without.push_back(fixture::findLattice(own, {here.cohort, (*folds)[fold]}));
        }
        for (const std::size_t place : frontOf(points, FrontMetric::F1)) {
            const Cost budget(*points[place].validation.meanCost.value);
            Confusion counts;
            double cost = 0.0;
            for (std::size_t fold = 0; fold < folds->size(); ++fold) {
                const std::vector<OperatingPoint> own = pointsIn(without[fold]);
                std::optional<std::size_t> best = bestPolicyWithin(own, FrontMetric::F1, budget);
                if (!best)
                    best = cheapestPolicy(own, FrontMetric::F1);
                const PolicyPtr policy = without[fold].policies[*best].policy;
                for (const Episode& episode : policy->run(*here.cohort, (*folds)[fold].patients(SplitPart::Test))) {
                    counts.count(episode.diagnosis(), here.cohort->outcome(episode.patient));
                    cost += episode.cost().amount;
                }
            }
            QVERIFY(points[place].pooled->confusion == counts);
            QVERIFY(std::abs(*points[place].pooled->meanCost.value - cost / 600.0) < 1e-9);
        }
    }

    // What is to be used is what the same search names for the same money when nobody is left out.
    void theFinalPolicyIsTheOneThatEverybodyTaught()
    {
        const fixture::Patients here = fixture::ladderPatients(600);
        const FrontPlan plan = judgedLattice();
        std::map<std::string, TensorBundle> parts;
        FrontHooks hooks;
        hooks.savePart = [&](const std::string& name, const TensorBundle& part) { parts[name] = part; };
        const FrontOutcome outcome = fixture::findLattice(plan, here, hooks);
        const auto everybody = splitWithoutTest(*here.cohort, here.split, plan.seed);
        QVERIFY(everybody.ok());
        const FrontOutcome all = fixture::findLattice(fixture::smallLattice(), {here.cohort, *everybody});
        const std::vector<OperatingPoint> points = pointsIn(outcome), ofAll = pointsIn(all);
        const std::vector<std::size_t> front = frontOf(points, FrontMetric::F1);
        for (std::size_t i = 0; i < points.size(); ++i)
            QCOMPARE(points[i].finalPolicy.has_value(), std::ranges::find(front, i) != front.end());
        QVERIFY(parts.at(kFinalSharedPart) == all.shared);
        for (const std::size_t place : front) {
            const Cost budget(*points[place].validation.meanCost.value);
            std::optional<std::size_t> best = bestPolicyWithin(ofAll, FrontMetric::F1, budget);
            if (!best)
                best = cheapestPolicy(ofAll, FrontMetric::F1);
            const FinalPolicy& final = *points[place].finalPolicy;
            QVERIFY(final.shape == ofAll[*best].shape);
            QVERIFY(parts.at(finalPolicyPart(final)) == all.policies[*best].own);
            QVERIFY(joinedPolicy(parts.at(kFinalSharedPart), parts.at(finalPolicyPart(final))).ok());
        }
    }

    // Nobody is decided for by what they taught: with outcomes dealt out at random nothing beats calling everybody ill.
    void shuffledOutcomesLeaveChanceOnEverybody()
    {
        FrontPlan plan = judgedLattice();
        plan.lattice.rounds = 60;
        plan.lattice.smallestLeaf = 3; // fits what it is taught as closely as it can
        const fixture::Patients here = fixture::normalPatients(3000, 6, 3, Seed{1}, true);
        const FrontOutcome outcome = fixture::findLattice(plan, here);
        const double ill = double(outcome.summary.judged->everybody.cases) / 3000.0;
        for (const FoundPolicy& found : outcome.policies)
            if (found.point.pooled)
                QVERIFY(*found.point.pooled->f1.value < 2.0 * ill / (1.0 + ill) + 0.03);
    }

    void theNumberOfHandsDoesNotChangeTheJudgement()
    {
        const fixture::Patients here = fixture::ladderPatients(600);
        const FrontOutcome alone = fixture::findLattice(judgedLattice(), here);
        app::ThreadExecutor executor(2);
        verifyAlike(alone, fixture::findLattice(judgedLattice(), here, {.executor = &executor}));
    }

    // Stopped after each fold in turn, then gone on with: only what is missing is searched again.
    void aJudgementThatWasStoppedEndsLikeOneThatWasNot_data()
    {
        QTest::addColumn<std::size_t>("kept");
        QTest::newRow("before the first fold") << std::size_t{0};
        QTest::newRow("after a fold") << std::size_t{1};
        QTest::newRow("before the last fold") << std::size_t{2};
    }
    void aJudgementThatWasStoppedEndsLikeOneThatWasNot()
    {
        QFETCH(std::size_t, kept);
        const fixture::Patients here = fixture::ladderPatients(600);
        const FrontOutcome whole = fixture::findLattice(judgedLattice(), here);
        FrontCheckpoint remains;
        std::stop_source stop;
        FrontHooks hooks;
        hooks.savePart = [&](const std::string& name, const TensorBundle& part) { remains.parts[name] = part; };
        hooks.savePolicy = [&](std::size_t, const FoundPolicy& policy) {
            remains.policies.push_back({.point = policy.point, .own = policy.own});
        };
        hooks.sink = [&](const FrontUpdate& update) {
            if (update.phase == FrontPhase::Folds && update.done == kept)
                stop.request_stop();
        };
        const FrontOutcome half = fixture::findLattice(judgedLattice(), here, hooks, {}, stop.get_token());
        QCOMPARE(half.summary.end, RunEnd::Cancelled);
        QVERIFY(!half.summary.judged && half.policies.size() == whole.policies.size());
        const auto isFold = [](const auto& part) { return part.first.starts_with("fold/"); };
        QCOMPARE(static_cast<std::size_t>(std::ranges::count_if(remains.parts, isFold)), kept);
        std::size_t again = 0;
        FrontHooks counting;
        counting.savePart = [&](const std::string& name, const TensorBundle&) {
            again += name.starts_with("fold/") ? 1 : 0;
        };
        const FrontOutcome resumed = fixture::findLattice(judgedLattice(), here, counting, remains);
        QCOMPARE(again, 3 - kept);
        verifyAlike(whole, resumed);
        // A damaged fold is searched again.
        if (kept > 0) {
            remains.parts["fold/0"] = TensorBundle();
            verifyAlike(whole, fixture::findLattice(judgedLattice(), here, {}, remains));
        }
    }

    // Stopped while everybody teaches: the folds stay, and what was learned from all is learned again, or kept where it
    // was complete.
    void aFinalSearchThatWasStoppedEndsLikeOneThatWasNot()
    {
        const fixture::Patients here = fixture::ladderPatients(600);
        const FrontOutcome whole = fixture::findLattice(judgedLattice(), here);
        FrontCheckpoint remains;
        std::stop_source stop;
        FrontHooks hooks;
        hooks.savePart = [&](const std::string& name, const TensorBundle& part) { remains.parts[name] = part; };
        hooks.savePolicy = [&](std::size_t, const FoundPolicy& policy) {
            remains.policies.push_back({.point = policy.point, .own = policy.own});
        };
        hooks.sink = [&](const FrontUpdate& update) {
            if (update.phase == FrontPhase::AllPatients)
                stop.request_stop();
        };
        const FrontOutcome half = fixture::findLattice(judgedLattice(), here, hooks, {}, stop.get_token());
        QCOMPARE(half.summary.end, RunEnd::Cancelled);
        QVERIFY(!half.summary.judged && !half.policies.front().point.finalPolicy);
        std::vector<std::string> again;
        hooks = {};
        hooks.savePart = [&](const std::string& name, const TensorBundle& part) {
            remains.parts[name] = part;
            again.push_back(name);
        };
        verifyAlike(whole, fixture::findLattice(judgedLattice(), here, hooks, remains));
        QVERIFY(std::ranges::none_of(again, [](const std::string& name) { return name.starts_with("fold/"); }));
        QVERIFY(std::ranges::find(again, kFinalSharedPart) != again.end());
        again.clear();
        verifyAlike(whole, fixture::findLattice(judgedLattice(), here, hooks, remains));
        QVERIFY(std::ranges::find(again, kFinalSharedPart) == again.end());
        remains.parts.erase(finalPolicyPart({})); // one is lost: all are learned again
        verifyAlike(whole, fixture::findLattice(judgedLattice(), here, hooks, remains));
        QVERIFY(remains.parts.contains(finalPolicyPart({})));
    }

    // The share of the work only rises, and judging is most of it.
    void progressCountsTheFolds()
    {
        double last = 0.0, before = 0.0;
        FrontHooks hooks;
        hooks.sink = [&](const FrontUpdate& update) {
            QVERIFY(update.share >= last - 1e-9);
            last = update.share;
            if (update.phase < FrontPhase::Folds)
                before = update.share;
        };
        fixture::findLattice(judgedLattice(), fixture::ladderPatients(600), hooks);
        QVERIFY(before < 0.3 && last > 0.99);
    }

    void answersComeBackFromTheirBundle()
    {
        const fixture::Patients here = fixture::ladderPatients(600);
        const FrontOutcome outcome = fixture::findLattice(fixture::smallLattice(), here);
        const auto test = here.split.patients(SplitPart::Test);
        FoldAnswers answers({test.begin(), test.end()});
        const std::vector<Episode> episodes = outcome.policies.back().policy->run(*here.cohort, test);
        answers.addQuestion(answers.addPolicy(episodes));
        const auto loaded = FoldAnswers::load(answers.save(), *here.cohort);
        QVERIFY(loaded.ok());
        const std::vector<Episode> back = loaded->answersTo(0);
        QCOMPARE(back.size(), episodes.size());
        for (std::size_t i = 0; i < back.size(); ++i) {
            QVERIFY(back[i].patient == episodes[i].patient && back[i].diagnosis() == episodes[i].diagnosis());
            QVERIFY(back[i].sequence() == episodes[i].sequence());
            QCOMPARE(back[i].cost().amount, episodes[i].cost().amount);
            QCOMPARE(back[i].finalProbability(), episodes[i].finalProbability());
        }
        // Where at most 32 panels were possible, 32 was what two panels ordered together added to the second.
        TensorBundle old;
        const TensorBundle saved = answers.save();
        for (Tensor tensor : saved.tensors()) {
            if (tensor.name == "panels")
                std::get<std::vector<std::uint64_t>>(tensor.values).front() += 32;
            if (tensor.name != "alongside")
                old.add(std::move(tensor));
        }
        const auto before = FoldAnswers::load(old, *here.cohort);
        QVERIFY(before.ok() && before->answersTo(0).size() == episodes.size());
        bool together = false;
        for (const Episode& episode : before->answersTo(0))
            together = together || std::ranges::count(episode.steps, true, &Step::alongside) > 0;
        QVERIFY(together);
        // One value out of place anywhere is damage, never a crash.
        for (const Tensor& tensor : saved.tensors()) {
            TensorBundle damaged;
            for (Tensor other : saved.tensors()) {
                if (other.name == tensor.name)
                    if (auto* numbers = std::get_if<std::vector<std::uint64_t>>(&other.values); numbers)
                        for (std::uint64_t& number : *numbers)
                            number = 1'000'000'007;
                damaged.add(std::move(other));
            }
            const bool hasNumbers = std::holds_alternative<std::vector<std::uint64_t>>(tensor.values) &&
                                    !std::get<std::vector<std::uint64_t>>(tensor.values).empty();
            QCOMPARE(FoldAnswers::load(damaged, *here.cohort).ok(), !hasNumbers);
        }
    }
};

PANELWISE_APPLESS_TEST(FrontJudgingTest)

} // namespace front_judging_test

#include "front_judging_test.moc"
