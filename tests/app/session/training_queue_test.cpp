// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/time_estimate.h"
#include "tests/app/session/training_fixture.h"
#include "tests/test_program.h"

#include <QElapsedTimer>

#include <algorithm>

namespace training_queue_test {

using namespace app;
using namespace session_fixtures;

class TrainingQueueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Two places, three runs: the third begins when one of the first two has ended.
    void asManyTrainAtATimeAsThereArePlacesAndTheOthersWait()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        fixture.training.setPlaces(2);
        std::size_t most = 0;
        connect(&fixture.training, &Training::stateChanged, this, [&] {
            const auto jobs = fixture.training.jobs();
            most = std::max(most, static_cast<std::size_t>(std::ranges::count_if(jobs, &TrainingJob::active)));
        });
        fixture.train({quickPlan(), seeded(quickPlan(), 2), seeded(quickPlan(), 3)});
        QCOMPARE(fixture.training.waiting(), std::size_t(1));
        QVERIFY(fixture.wait([&] { return fixture.training.runs().size() == 3 && !fixture.training.active(); }));
        QVERIFY(fixture.trained());
        QCOMPARE(most, std::size_t(2));
        for (const core::RunRecord& run : fixture.training.runs())
            QCOMPARE(run.status, core::RunStatus::Finished);
    }

    void aRunBesideAnotherLearnsTheSameAsAlone()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        fixture.train({quickPlan()});
        QVERIFY(fixture.trained());
        const core::RunRecord alone = fixture.run();
        fixture.training.setPlaces(2);
        fixture.train({quickPlan(), seeded(quickPlan(), 2)});
        QVERIFY(fixture.wait([&] { return fixture.training.runs().size() == 3 && !fixture.training.active(); }));
        QVERIFY(fixture.trained());
        const auto& runs = fixture.training.runs();
        const auto again = std::ranges::find_if(
            runs, [&](const core::RunRecord& run) { return run.id != alone.id && run.start.plan == alone.start.plan; });
        QVERIFY(again != runs.end());
        QVERIFY(again->summary->test == alone.summary->test);
    }

    void whatWaitsBeginsOnlyWhenItIsStartedAndCanBeTakenOut()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        fixture.training.add({quickPlan(), seeded(quickPlan(), 2)});
        QTest::qWait(50);
        QVERIFY(!fixture.training.active());
        QCOMPARE(fixture.training.waiting(), std::size_t(2));
        fixture.training.stopJob(fixture.job().ticket);
        QCOMPARE(fixture.training.waiting(), std::size_t(1));
        QCOMPARE(fixture.job().plan.seed, core::Seed{2});
        fixture.training.start();
        QVERIFY(fixture.trained());
        QCOMPARE(fixture.training.runs().size(), std::size_t(1));
    }

    void stoppingOneRunLetsTheNextBegin()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        fixture.train({endlessPlan(), quickPlan()});
        QVERIFY(fixture.underWay(20));
        fixture.training.stopJob(fixture.job().ticket);
        QVERIFY(fixture.wait([&] { return fixture.training.runs().size() == 2 && !fixture.training.active(); }));
        QVERIFY(fixture.trained());
        QCOMPARE(fixture.training.runs().front().status, core::RunStatus::Cancelled);
        QCOMPARE(fixture.run().status, core::RunStatus::Finished);
    }

    void aStopEndsTheWholeQueueWithinASecond()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        fixture.training.setPlaces(2);
        fixture.train({endlessPlan(), seeded(endlessPlan(), 2), seeded(endlessPlan(), 3)});
        QVERIFY(fixture.underWay(20));
        QElapsedTimer clock;
        clock.start();
        fixture.training.stop();
        QVERIFY(fixture.wait([&] { return !fixture.training.active(); }));
        QVERIFY2(clock.elapsed() < 1'000, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(fixture.training.waiting(), std::size_t(0));
        QVERIFY(fixture.trained());
    }

    void whatWaitsIsHeldWhileSomethingElseHasTheCores()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        fixture.training.setHeld(true);
        fixture.train({quickPlan()});
        QVERIFY(!fixture.training.active());
        fixture.training.setHeld(false);
        QVERIFY(fixture.training.active());
        QVERIFY(fixture.trained());
    }

    void theTimeIsEstimatedFromAShortPieceOfTheWork()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        TimeEstimate time;
        std::vector<double> told;
        connect(&time, &TimeEstimate::estimated, this,
                [&told](const core::TrainingPlan&, const core::TrainingSeconds& seconds) {
                    told.push_back(seconds.policy);
                });
        QElapsedTimer clock;
        clock.start();
        time.ask(fixture.session.patients(), tinyPlan(100));
        QVERIFY(fixture.wait([&] { return told.size() == 1; }));
        QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
        clock.restart();
        time.ask(fixture.session.patients(), tinyPlan(10'000));
        QVERIFY(fixture.wait([&] { return told.size() == 2; }));
        // A hundred times the steps; what does not grow with them is at most a second.
        QVERIFY(told[1] > 50.0 * (told[0] - 1.0) && told[1] > told[0]);
    }
};

PANELWISE_GUILESS_TEST(TrainingQueueTest)

} // namespace training_queue_test

#include "training_queue_test.moc"
