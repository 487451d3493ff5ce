// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/session/training_fixture.h"
#include "tests/test_program.h"

#include <QElapsedTimer>
#include <QSignalSpy>

#include <algorithm>

namespace training_test {

using namespace app;
using namespace session_fixtures;
using Kind = core::JobStage;

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
        Fixture fixture;
        QVERIFY(fixture.openSample());
        QVERIFY(fixture.training.runs().empty());
        QSignalSpy ends(&fixture.training, &Training::ended);
        fixture.train({quickPlan()});
        QCOMPARE(fixture.training.stage(), Kind::Preparing);
        std::vector<core::CurvePoint> live;
        connect(&fixture.training, &Training::progressed, this, [&live](core::RunId, const core::TrainingUpdate& news) {
            live.insert(live.end(), news.points.begin(), news.points.end());
        });
        QVERIFY(fixture.trained());
        QCOMPARE(ends.count(), 1);
        QCOMPARE(fixture.run().status, core::RunStatus::Finished);
        QVERIFY(fixture.run().hasPolicy);
        QVERIFY(fixture.run().start.plan == quickPlan());
        QCOMPARE(fixture.run().start.patients, std::uint64_t(kPatients));
        QVERIFY(fixture.run().summary->validation && fixture.run().summary->test);
        QVERIFY(has(live, core::Curve::ValidationF1) && has(live, core::Curve::ValidationCost));

        const core::RunRecord before = fixture.run();
        const QString file = fixture.session.project().path;
        QVERIFY(fixture.session.closeProject()); // a sample with a policy in it is kept
        QVERIFY(fixture.training.runs().empty());
        QVERIFY(fixture.open(file));
        QVERIFY(fixture.wait([&] { return !fixture.training.runs().empty(); }));
        QVERIFY(fixture.run().summary->test == before.summary->test);
        QVERIFY(fixture.run().hasPolicy);
        QVERIFY(fixture.pointsOf(before.id) == live);
    }

    void aStopIsAnsweredWithinASecondAndKeepsTheBestSoFar()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        fixture.train({endlessPlan()});
        QVERIFY(fixture.underWay(50));
        QElapsedTimer clock;
        clock.start();
        fixture.training.stop();
        QCOMPARE(fixture.training.stage(), Kind::Stopping);
        QVERIFY(fixture.wait([&] { return !fixture.training.active(); }));
        QVERIFY2(clock.elapsed() < 1'000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(fixture.trained());
        QCOMPARE(fixture.run().status, core::RunStatus::Cancelled);
        QVERIFY(fixture.run().hasPolicy);
        QVERIFY(fixture.run().summary->validation);
    }

    void closingTheProjectKeepsWhatWasLearned()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        fixture.train({endlessPlan()});
        QVERIFY(fixture.underWay(50));
        const std::size_t seen = fixture.points().size();
        const core::RunId run = *fixture.job().id;
        const QString file = fixture.session.project().path;
        QVERIFY(fixture.session.closeProject());
        QVERIFY(!fixture.training.active());
        QVERIFY(fixture.open(file));
        QVERIFY(fixture.wait([&] { return !fixture.training.runs().empty(); }));
        QCOMPARE(fixture.run().status, core::RunStatus::Cancelled);
        QVERIFY(fixture.run().hasPolicy);
        QVERIFY(fixture.pointsOf(run).size() >= seen);
    }

    void whatIsEditedWhileItTrainsIsNotPartOfTheRun()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        QVERIFY(fixture.wait([&] { return fixture.session.cohort().has_value(); }));
        fixture.train({endlessPlan()});
        QVERIFY(fixture.underWay());
        QVERIFY(fixture.wait([&] { return !fixture.training.runs().empty(); }));
        QVERIFY(fixture.run().start.cohort == *fixture.session.cohort());
        core::Study study = fixture.session.study();
        study.task.panels.front().cost = core::Cost(99.0);
        QVERIFY(fixture.session.setStudy(study, QStringLiteral("Change price")));
        QVERIFY(fixture.wait([&] { return fixture.run().start.cohort != *fixture.session.cohort(); }));
        QVERIFY(fixture.training.active());
        fixture.training.stop();
        QVERIFY(fixture.trained());
    }

    // As the next start finds it when the program was killed: begun, never ended.
    void anInterruptedRunIsToldAndGoesOn()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        QVERIFY(fixture.wait([&] { return fixture.session.cohort().has_value(); }));
        const core::Fingerprint cohort = *fixture.session.cohort();
        fixture.session.keepSample();
        const QString file = fixture.session.project().path;
        QVERIFY(fixture.session.closeProject());
        {
            auto project = core::ProjectFile::open(file.toStdString());
            QVERIFY(project.ok());
            QVERIFY(project->start(begun(cohort)).ok());
        }
        QVERIFY(fixture.open(file));
        QVERIFY(fixture.wait([&] { return !fixture.training.runs().empty(); }));
        QCOMPARE(fixture.run().status, core::RunStatus::Interrupted);
        fixture.training.resumeJob(fixture.run().id);
        QVERIFY(fixture.wait(
            [&] { return !fixture.training.runs().empty() && fixture.run().status == core::RunStatus::Finished; }));
        QCOMPARE(fixture.training.runs().size(), std::size_t(1));
        QVERIFY(fixture.run().hasPolicy);
    }

    void aRunOfOtherPatientsCannotGoOn()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        fixture.session.keepSample();
        const QString file = fixture.session.project().path;
        QVERIFY(fixture.session.closeProject());
        {
            auto project = core::ProjectFile::open(file.toStdString());
            QVERIFY(project->start(begun({.high = 1, .low = 1})).ok());
        }
        QVERIFY(fixture.open(file));
        QVERIFY(fixture.wait([&] { return !fixture.training.runs().empty(); }));
        std::optional<core::Error> failure;
        connect(&fixture.training, &Training::ended, this,
                [&failure](const TrainingJob&, const JobEnd& end) { failure = end.error; });
        fixture.training.resumeJob(fixture.run().id);
        QVERIFY(fixture.wait([&] { return failure.has_value(); }));
        QCOMPARE(failure->code, core::ErrorCode::RunNotResumable);
        QVERIFY(!fixture.training.active());
    }

    void aStudyThatCannotBeTrainedSaysWhy()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        core::Study study = fixture.session.study();
        study.task.panels.clear();
        QVERIFY(fixture.session.setStudy(study, QStringLiteral("Remove panels")));
        int failures = 0;
        connect(&fixture.training, &Training::ended, this,
                [&failures](const TrainingJob&, const JobEnd& end) { failures += end.error.has_value(); });
        fixture.train({quickPlan(), seeded(quickPlan(), 2)});
        QVERIFY(fixture.wait([&] { return failures == 1; }));
        QVERIFY(!fixture.training.active()); // the next one would not begin either
        QCOMPARE(fixture.training.waiting(), std::size_t(1));
        QVERIFY(fixture.training.runs().empty());
    }
};

PANELWISE_GUILESS_TEST(TrainingTest)

} // namespace training_test

#include "training_test.moc"
