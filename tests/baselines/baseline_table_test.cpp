// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/baseline_scheduler_p.h"
#include "core/baselines/baseline_table.h"
#include "core/data/synthetic/builtin_cohorts.h"
#include "tests/test_program.h"

#include <algorithm>

namespace baseline_table_test {

using namespace core;

namespace {

constexpr SystemId kLogistic{SystemKind::LogisticRegression, PanelChoice::All};
constexpr SystemId kLogisticOnTwo{SystemKind::LogisticRegression, PanelChoice::TwoCheapest};

struct Ground {
    CohortPtr cohort;
    SplitPlan split;
};

// Logistic regression of these takes a moment.
const Ground& ground()
{
    static const Ground made = [] {
        const Result<Sample> drawn = drawBuiltinCohort("known-optimum", 600, Seed{1});
        return Ground{*makeCohort(drawn->table, drawn->task), SplitPlan{}};
    }();
    return made;
}

BaselinePlan planOf(std::vector<SystemId> systems, int seeds)
{
    BaselinePlan plan;
    plan.systems = std::move(systems);
    plan.seeds = seeds;
    return plan;
}

std::vector<SplitPart> partsOf(const Split& split)
{
    std::vector<SplitPart> parts;
    for (std::size_t i = 0; i < ground().cohort->patientCount(); ++i)
        parts.push_back(split.partOf(PatientIndex(i)));
    return parts;
}

std::vector<SplitPart> partsOfRepeat(const BaselinePlan& plan, std::uint64_t repeat)
{
    return partsOf(*splitOfRepeat(*ground().cohort, ground().split, plan, repeat));
}

Result<BaselineOutcome> made(const BaselinePlan& plan, std::vector<SystemRun> finished, const BaselineHooks& hooks,
                             std::stop_token stop = {})
{
    return makeBaselineTable(plan, *ground().cohort, ground().split, std::move(finished), stop, hooks);
}

} // namespace

class BaselineTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFirstRepeatHasTheStudysOwnSplitAndTheOthersTheirOwn()
    {
        const BaselinePlan plan = planOf({kLogistic}, 3);
        QVERIFY(partsOfRepeat(plan, 0) == partsOf(*makeSplit(*ground().cohort, ground().split)));
        QVERIFY(partsOfRepeat(plan, 1) != partsOfRepeat(plan, 0));
        QVERIFY(partsOfRepeat(plan, 2) != partsOfRepeat(plan, 1));
        BaselinePlan same = plan;
        same.sameSplit = true;
        QVERIFY(partsOfRepeat(same, 2) == partsOfRepeat(plan, 0));
    }

    void everySystemIsJudgedInEveryRepeatOnTheSamePatients()
    {
        std::vector<SystemRun> saved;
        BaselineHooks hooks;
        hooks.saveRun = [&](const SystemRun& run) { saved.push_back(run); };
        const Result<BaselineOutcome> outcome = made(planOf({kLogistic, kLogisticOnTwo}, 2), {}, hooks);
        QVERIFY(outcome.ok());
        QCOMPARE(outcome->end, RunEnd::Finished);
        QCOMPARE(outcome->runs.size(), std::size_t{4});
        QCOMPARE(saved.size(), std::size_t{4});
        // One hand: row by row.
        QVERIFY(saved[0].system == kLogistic && saved[1].system == kLogistic && saved[2].system == kLogisticOnTwo);
        QCOMPARE(saved[1].repeat, std::uint64_t{1});
        QCOMPARE(saved[1].seed.value, std::uint64_t{2}); // counts on from the plan's
        for (const SystemRun& run : outcome->runs) {
            QCOMPARE(run.test.patients(), std::size_t{60}); // a tenth of 600
            QCOMPARE(run.validation.patients(), std::size_t{90});
            QVERIFY(run.test.f1.interval.has_value());
            QCOMPARE(run.testScores != nullptr, run.repeat == 0); // only of the study's own split
        }
        QVERIFY(saved[0].testScores->patients == saved[2].testScores->patients);
        QVERIFY(confusionAt(*saved[0].testScores, {}) == saved[0].test.confusion);
    }

    void whatIsFinishedIsNotMadeAgain()
    {
        const BaselinePlan plan = planOf({kLogistic}, 3);
        const std::vector<SystemRun> whole = made(plan, {}, {})->runs;
        int made_ = 0;
        BaselineHooks hooks;
        hooks.saveRun = [&](const SystemRun& run) {
            ++made_;
            QCOMPARE(run.repeat, std::uint64_t{2});
        };
        const Result<BaselineOutcome> rest = made(plan, {whole[0], whole[1]}, hooks);
        QCOMPARE(rest->end, RunEnd::Finished);
        QCOMPARE(made_, 1);
        QCOMPARE(rest->runs.size(), std::size_t{3});
        QVERIFY(rest->runs[2].test == whole[2].test); // and comes out the same
    }

    void aStopKeepsWhatIsFinished()
    {
        std::stop_source stop;
        BaselineHooks hooks;
        hooks.saveRun = [&](const SystemRun& run) {
            if (run.repeat == 1)
                stop.request_stop();
        };
        const Result<BaselineOutcome> outcome = made(planOf({kLogistic}, 50), {}, hooks, stop.get_token());
        QVERIFY(outcome.ok());
        QCOMPARE(outcome->end, RunEnd::Cancelled);
        QCOMPARE(outcome->runs.size(), std::size_t{2});
    }

    void progressEndsWithEverythingTold()
    {
        double share = 0.0;
        std::size_t told = 0;
        BaselineHooks hooks;
        hooks.sink = [&](const BaselineUpdate& update) {
            QVERIFY(update.share <= 1.0 + 1e-9);
            share = update.share;
            told += update.finished.size();
        };
        QVERIFY(made(planOf({kLogistic}, 3), {}, hooks).ok());
        QCOMPARE(share, 1.0);
        QCOMPARE(told, std::size_t{3});
    }

    void aPanelThatIsNotThereIsNamed()
    {
        BaselinePlan plan = planOf({{SystemKind::LogisticRegression, PanelChoice::Chosen}}, 1);
        QCOMPARE(made(plan, {}, {}).error().code, ErrorCode::PlanValueInvalid); // none chosen
        plan.chosenPanels = {"nonsense"};
        QCOMPARE(made(plan, {}, {}).error(), (Error{.code = ErrorCode::PanelUnknown, .subject = "nonsense"}));
    }

    void theFirstHandGoesRowByRowAndTheOthersTakeTheLongest()
    {
        const SystemId forest{SystemKind::RandomForest, PanelChoice::All};
        const SystemId policy{SystemKind::SmDdpoEndToEnd, PanelChoice::All};
        const BaselineHooks hooks;
        BaselineScheduler board({{{kLogistic}, 0}, {{forest}, 0}, {{policy}, 0}, {{policy}, 1}}, {}, 2, hooks, {});
        QCOMPARE(board.next(1), std::optional<std::size_t>(2));
        QCOMPARE(board.next(0), std::optional<std::size_t>(0));
        QCOMPARE(board.next(0), std::optional<std::size_t>(1));
        QCOMPARE(board.next(1), std::optional<std::size_t>(3));
        QVERIFY(!board.next(0));
        QVERIFY(!board.complete()); // dealt out is not done
    }

    // Two pieces of the same system, one of which took a while: the other will take as long.
    void timeLeftIsLearnedFromWhatIsFinished()
    {
        BaselineUpdate last;
        BaselineHooks hooks;
        hooks.sink = [&](const BaselineUpdate& update) { last = update; };
        BaselineScheduler board({{{kLogistic}, 0}, {{kLogistic}, 1}}, {}, 1, hooks, {});
        QCOMPARE(board.next(0), std::optional<std::size_t>(0));
        QVERIFY(!last.remainingSeconds); // nothing to judge by
        QTest::qSleep(30);
        board.end(0);
        const double took = board.secondsOf(0);
        QCOMPARE(last.share, 0.5);
        QVERIFY(last.remainingSeconds && *last.remainingSeconds >= 0.03 && *last.remainingSeconds <= took);
    }

    void aPieceThatFailsStopsTheOthers()
    {
        const BaselineHooks hooks;
        BaselineScheduler board({{{kLogistic}, 0}, {{kLogistic}, 1}}, {}, 1, hooks, {});
        (void)board.next(0);
        QVERIFY(board.goOn(0, 0.5));
        board.fail({.code = ErrorCode::LearningLibraryMissing});
        QVERIFY(!board.goOn(0, 0.6));
        QVERIFY(!board.next(0));
        QCOMPARE(board.error()->code, ErrorCode::LearningLibraryMissing);
    }
};

PANELWISE_GUILESS_TEST(BaselineTableTest)

} // namespace baseline_table_test

#include "baseline_table_test.moc"
