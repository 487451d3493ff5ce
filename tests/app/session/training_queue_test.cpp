// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/time_estimate.h"
#include "tests/app/session/training_desk.h"
#include "tests/test_program.h"

#include <QElapsedTimer>

#include <algorithm>

namespace training_queue_test {

using namespace app;
using namespace desk;

class TrainingQueueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Two places, three runs: the third begins when one of the first two has ended.
    void asManyTrainAtATimeAsThereArePlacesAndTheOthersWait()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        desk.training.setPlaces(2);
        std::size_t most = 0;
        connect(&desk.training, &Training::stateChanged, this, [&] {
            const auto jobs = desk.training.jobs();
            most = std::max(most, static_cast<std::size_t>(std::ranges::count_if(jobs, &TrainingJob::active)));
        });
        desk.train({quickPlan(), seeded(quickPlan(), 2), seeded(quickPlan(), 3)});
        QCOMPARE(desk.training.waiting(), std::size_t(1));
        QVERIFY(desk.wait([&] { return desk.training.runs().size() == 3 && !desk.training.active(); }));
        QVERIFY(desk.trained());
        QCOMPARE(most, std::size_t(2));
        for (const core::RunRecord& run : desk.training.runs())
            QCOMPARE(run.status, core::RunStatus::Finished);
    }

    void aRunBesideAnotherLearnsTheSameAsAlone()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        desk.train({quickPlan()});
        QVERIFY(desk.trained());
        const core::RunRecord alone = desk.run();
        desk.training.setPlaces(2);
        desk.train({quickPlan(), seeded(quickPlan(), 2)});
        QVERIFY(desk.wait([&] { return desk.training.runs().size() == 3 && !desk.training.active(); }));
        QVERIFY(desk.trained());
        const auto& runs = desk.training.runs();
        const auto again = std::ranges::find_if(
            runs, [&](const core::RunRecord& run) { return run.id != alone.id && run.start.plan == alone.start.plan; });
        QVERIFY(again != runs.end());
        QVERIFY(again->summary->test == alone.summary->test);
    }

    void whatWaitsBeginsOnlyWhenItIsStartedAndCanBeTakenOut()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        desk.training.add({quickPlan(), seeded(quickPlan(), 2)});
        QTest::qWait(50);
        QVERIFY(!desk.training.active());
        QCOMPARE(desk.training.waiting(), std::size_t(2));
        desk.training.stopJob(desk.job().ticket);
        QCOMPARE(desk.training.waiting(), std::size_t(1));
        QCOMPARE(desk.job().plan.seed, core::Seed{2});
        desk.training.start();
        QVERIFY(desk.trained());
        QCOMPARE(desk.training.runs().size(), std::size_t(1));
    }

    void stoppingOneRunLetsTheNextBegin()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        desk.train({endlessPlan(), quickPlan()});
        QVERIFY(desk.underWay(20));
        desk.training.stopJob(desk.job().ticket);
        QVERIFY(desk.wait([&] { return desk.training.runs().size() == 2 && !desk.training.active(); }));
        QVERIFY(desk.trained());
        QCOMPARE(desk.training.runs().front().status, core::RunStatus::Cancelled);
        QCOMPARE(desk.run().status, core::RunStatus::Finished);
    }

    void aStopEndsTheWholeQueueWithinASecond()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        desk.training.setPlaces(2);
        desk.train({endlessPlan(), seeded(endlessPlan(), 2), seeded(endlessPlan(), 3)});
        QVERIFY(desk.underWay(20));
        QElapsedTimer clock;
        clock.start();
        desk.training.stop();
        QVERIFY(desk.wait([&] { return !desk.training.active(); }));
        QVERIFY2(clock.elapsed() < 1'000, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(desk.training.waiting(), std::size_t(0));
        QVERIFY(desk.trained());
    }

    void whatWaitsIsHeldWhileSomethingElseHasTheCores()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        desk.training.setHeld(true);
        desk.train({quickPlan()});
        QVERIFY(!desk.training.active());
        desk.training.setHeld(false);
        QVERIFY(desk.training.active());
        QVERIFY(desk.trained());
    }

    void theTimeIsEstimatedFromAShortPieceOfTheWork()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        TimeEstimate time;
        std::vector<double> told;
        connect(&time, &TimeEstimate::estimated, this,
                [&told](const core::TrainingPlan&, const core::TrainingSeconds& seconds) {
                    told.push_back(seconds.policy);
                });
        QElapsedTimer clock;
        clock.start();
        time.ask(desk.session.patients(), tinyPlan(100));
        QVERIFY(desk.wait([&] { return told.size() == 1; }));
        QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
        clock.restart();
        time.ask(desk.session.patients(), tinyPlan(10'000));
        QVERIFY(desk.wait([&] { return told.size() == 2; }));
        // A hundred times the steps; what does not grow with them is at most a second.
        QVERIFY(told[1] > 50.0 * (told[0] - 1.0) && told[1] > told[0]);
    }
};

PANELWISE_GUILESS_TEST(TrainingQueueTest)

} // namespace training_queue_test

#include "training_queue_test.moc"
