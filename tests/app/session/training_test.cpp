// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/session/training_desk.h"
#include "tests/test_program.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTimer>

#include <algorithm>

namespace training_test {

using namespace app;
using namespace desk;
using Kind = TrainingJob::Kind;

namespace {

core::RunStart begun(const core::Fingerprint& cohort)
{
    core::RunStart start;
    start.plan = quickPlan();
    start.cohort = cohort;
    start.patients = kPatients;
    return start;
}

bool has(const std::vector<core::CurvePoint>& points, core::Curve curve)
{
    return std::any_of(points.begin(), points.end(), [curve](const auto& point) { return point.curve == curve; });
}

} // namespace

class TrainingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRunIsStoredWithItsCurvesAndItsPolicyAndIsThereAgainLater()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        QVERIFY(desk.training.runs().empty());
        QSignalSpy ends(&desk.training, &Training::ended);
        desk.train({quickPlan()});
        QCOMPARE(desk.training.stage(), Kind::Preparing);
        std::vector<core::CurvePoint> live;
        connect(&desk.training, &Training::progressed, this, [&live](core::RunId, const core::TrainingUpdate& news) {
            live.insert(live.end(), news.points.begin(), news.points.end());
        });
        QVERIFY(desk.trained());
        QCOMPARE(ends.count(), 1);
        QCOMPARE(desk.run().status, core::RunStatus::Finished);
        QVERIFY(desk.run().hasPolicy);
        QVERIFY(desk.run().start.plan == quickPlan());
        QCOMPARE(desk.run().start.patients, std::uint64_t(kPatients));
        QVERIFY(desk.run().summary->validation && desk.run().summary->test);
        QVERIFY(has(live, core::Curve::ValidationF1) && has(live, core::Curve::ValidationCost));

        const core::RunRecord before = desk.run();
        const QString file = desk.session.project().path;
        QVERIFY(desk.session.closeProject()); // a sample with a policy in it is kept
        QVERIFY(desk.training.runs().empty());
        QVERIFY(desk.open(file));
        QVERIFY(desk.wait([&] { return !desk.training.runs().empty(); }));
        QVERIFY(desk.run().summary->test == before.summary->test);
        QVERIFY(desk.run().hasPolicy);
        QVERIFY(desk.pointsOf(before.id) == live);
    }

    void aPauseReallyStopsProgress()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        desk.train({endlessPlan()});
        QVERIFY(desk.underWay());
        desk.training.pause();
        QCOMPARE(desk.training.stage(), Kind::Paused);
        QTest::qWait(1'000); // the piece of work under way may still end
        const std::size_t then = desk.points().size();
        const double elapsed = desk.job().progress.elapsedSeconds;
        QTest::qWait(700);
        QCOMPARE(desk.points().size(), then);
        QCOMPARE(desk.job().progress.elapsedSeconds, elapsed);
        desk.training.resume();
        QVERIFY(desk.underWay(then + 1));
        desk.training.pause();
        desk.training.stop(); // a run that waits can be stopped too
        QVERIFY(desk.trained());
    }

    void aStopIsAnsweredWithinASecondAndKeepsTheBestSoFar()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        desk.train({endlessPlan()});
        QVERIFY(desk.underWay(50));
        QElapsedTimer clock;
        clock.start();
        desk.training.stop();
        QCOMPARE(desk.training.stage(), Kind::Stopping);
        QVERIFY(desk.wait([&] { return !desk.training.active(); }));
        QVERIFY2(clock.elapsed() < 1'000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(desk.trained());
        QCOMPARE(desk.run().status, core::RunStatus::Cancelled);
        QVERIFY(desk.run().hasPolicy);
        QVERIFY(desk.run().summary->validation);
    }

    void theWindowIsNeverKeptWaiting()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        QElapsedTimer clock;
        qint64 longest = 0;
        QTimer ticks;
        connect(&ticks, &QTimer::timeout, this, [&] { longest = std::max(longest, clock.restart()); });
        desk.train({endlessPlan()});
        QVERIFY(desk.underWay());
        clock.start();
        ticks.start(5);
        QTest::qWait(1'500);
        ticks.stop();
        desk.training.stop();
        QVERIFY2(longest < 500, qPrintable(QString::number(longest))); // other programs want the machine too
        QVERIFY(desk.trained());
    }

    void closingTheProjectKeepsWhatWasLearned()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        desk.train({endlessPlan()});
        QVERIFY(desk.underWay(50));
        const std::size_t seen = desk.points().size();
        const core::RunId run = *desk.job().run;
        const QString file = desk.session.project().path;
        QVERIFY(desk.session.closeProject());
        QVERIFY(!desk.training.active());
        QVERIFY(desk.open(file));
        QVERIFY(desk.wait([&] { return !desk.training.runs().empty(); }));
        QCOMPARE(desk.run().status, core::RunStatus::Cancelled);
        QVERIFY(desk.run().hasPolicy);
        QVERIFY(desk.pointsOf(run).size() >= seen);
    }

    void aRunGoesOnInThePlaceWhereTheProjectIsSavedMeanwhile()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        desk.train({endlessPlan()});
        QVERIFY(desk.underWay(20));
        QSignalSpy saved(&desk.session, &Session::savedAs);
        desk.session.saveAs(desk.path("elsewhere.panelwise"));
        QVERIFY(desk.wait([&] { return saved.count() == 1; }));
        QVERIFY(desk.training.active());
        QVERIFY(desk.underWay(desk.points().size() + 20));
        const std::size_t seen = desk.points().size();
        const core::RunId run = *desk.job().run;
        desk.training.stop();
        QVERIFY(desk.trained());
        QCOMPARE(desk.run().status, core::RunStatus::Cancelled);
        QVERIFY(desk.session.closeProject());
        const auto file = core::ProjectFile::open((desk.folder / "elsewhere.panelwise"), true);
        QVERIFY(file.ok());
        QVERIFY(file->runs()->back().hasPolicy);
        QVERIFY(file->points(run)->size() >= seen);
    }

    void whatIsEditedWhileItTrainsIsNotPartOfTheRun()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        QVERIFY(desk.wait([&] { return desk.session.cohort().has_value(); }));
        desk.train({endlessPlan()});
        QVERIFY(desk.underWay());
        QVERIFY(desk.wait([&] { return !desk.training.runs().empty(); }));
        QVERIFY(desk.run().start.cohort == *desk.session.cohort());
        core::Study study = desk.session.study();
        study.task.panels.front().cost = core::Cost(99.0);
        QVERIFY(desk.session.setStudy(study, QStringLiteral("Change price")));
        QVERIFY(desk.wait([&] { return desk.run().start.cohort != *desk.session.cohort(); }));
        QVERIFY(desk.training.active());
        desk.training.stop();
        QVERIFY(desk.trained());
    }

    // As the next start finds it when the program was killed: begun, never ended.
    void anInterruptedRunIsToldAndGoesOn()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        QVERIFY(desk.wait([&] { return desk.session.cohort().has_value(); }));
        const core::Fingerprint cohort = *desk.session.cohort();
        desk.session.keepSample();
        const QString file = desk.session.project().path;
        QVERIFY(desk.session.closeProject());
        {
            auto project = core::ProjectFile::open(file.toStdString());
            QVERIFY(project.ok());
            QVERIFY(project->startRun(begun(cohort)).ok());
        }
        QVERIFY(desk.open(file));
        QVERIFY(desk.wait([&] { return !desk.training.runs().empty(); }));
        QCOMPARE(desk.run().status, core::RunStatus::Interrupted);
        desk.training.resumeRun(desk.run().id);
        QVERIFY(
            desk.wait([&] { return !desk.training.runs().empty() && desk.run().status == core::RunStatus::Finished; }));
        QCOMPARE(desk.training.runs().size(), std::size_t(1));
        QVERIFY(desk.run().hasPolicy);
    }

    void aRunOfOtherPatientsCannotGoOn()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        desk.session.keepSample();
        const QString file = desk.session.project().path;
        QVERIFY(desk.session.closeProject());
        {
            auto project = core::ProjectFile::open(file.toStdString());
            QVERIFY(project->startRun(begun({.high = 1, .low = 1})).ok());
        }
        QVERIFY(desk.open(file));
        QVERIFY(desk.wait([&] { return !desk.training.runs().empty(); }));
        std::optional<core::Error> failure;
        connect(&desk.training, &Training::ended, this,
                [&failure](const TrainingJob&, const JobEnd& end) { failure = end.error; });
        desk.training.resumeRun(desk.run().id);
        QVERIFY(desk.wait([&] { return failure.has_value(); }));
        QCOMPARE(failure->code, core::ErrorCode::RunNotResumable);
        QVERIFY(!desk.training.active());
    }

    void aRemovedRunIsGoneFromTheFile()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        desk.train({quickPlan()});
        QVERIFY(desk.trained());
        desk.training.removeRun(desk.run().id);
        QVERIFY(desk.wait([&] { return desk.training.runs().empty(); }));
        const QString file = desk.session.project().path;
        QVERIFY(desk.session.closeProject());
        const auto project = core::ProjectFile::open(file.toStdString(), true);
        QVERIFY(project.ok());
        QVERIFY(project->runs()->empty());
    }

    void aStudyThatCannotBeTrainedSaysWhy()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        core::Study study = desk.session.study();
        study.task.panels.clear();
        QVERIFY(desk.session.setStudy(study, QStringLiteral("Remove panels")));
        int failures = 0;
        connect(&desk.training, &Training::ended, this,
                [&failures](const TrainingJob&, const JobEnd& end) { failures += end.error.has_value(); });
        desk.train({quickPlan(), seeded(quickPlan(), 2)});
        QVERIFY(desk.wait([&] { return failures == 1; }));
        QVERIFY(!desk.training.active()); // the next one would not begin either
        QCOMPARE(desk.training.waiting(), std::size_t(1));
        QVERIFY(desk.training.runs().empty());
    }
};

PANELWISE_GUILESS_TEST(TrainingTest)

} // namespace training_test

#include "training_test.moc"
