#include "app/session/session.h"
#include "app/session/training.h"
#include "core/plan/plan_fields.h"
#include "tests/store/project_fixtures.h"

#include <QElapsedTimer>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace app;
using Kind = TrainingState::Kind;

namespace {

// A disease whose best policy is known, drawn small; a plan that is through in a moment, or one that never is.
constexpr std::size_t kPatients = 600;

core::TrainingPlan tinyPlan(int loops)
{
    core::TrainingPlan plan;
    plan.method = core::TrainingMethod::EndToEnd;
    plan.encoder.kind = core::EncoderKind::Gaussian;
    plan.encoder.rounds = 3;
    plan.classifier.hidden = 8;
    plan.classifier.epochsPerLoop = 1;
    plan.ppo.hidden = 8;
    plan.ppo.epochs = 2;
    plan.ppo.stepsPerUpdate = 256;
    plan.loop.outerLoops = loops;
    plan.loop.stepsPerLoop = 256;
    return plan;
}
core::TrainingPlan quickPlan()
{
    return tinyPlan(3);
}
core::TrainingPlan endlessPlan()
{
    return tinyPlan(100'000);
}

struct Desk {
    fixtures::Folder folder;
    QString unsaved = QString::fromStdString((folder / "unsaved").string());
    QSettings settings{QString::fromStdString((folder / "settings.ini").string()), QSettings::IniFormat};
    RecentProjects recent{settings};
    Session session{unsaved, recent};
    Training training{session};

    QString path(const char* name) const { return QString::fromStdString((folder / name).string()); }
    bool loaded()
    {
        return QTest::qWaitFor([this] { return !session.isLoading(); }, 20'000) && session.hasProject();
    }
    bool openSample()
    {
        session.openSample(QStringLiteral("known-optimum"), kPatients);
        return loaded();
    }
    bool open(const QString& file)
    {
        session.openProject(file);
        return loaded();
    }
    bool wait(const std::function<bool()>& condition, int milliseconds = 60'000)
    {
        return QTest::qWaitFor(condition, milliseconds);
    }
    bool trained() // to its end, and listed
    {
        return wait([this] {
            return !training.state().active() && !training.runs().empty() &&
                   training.runs().back().status != core::RunStatus::Running;
        });
    }
    bool underWay(std::size_t points = 1)
    {
        return wait([this, points] { return training.points().size() >= points; });
    }
    const core::RunRecord& run() const { return training.runs().back(); }
    std::vector<core::CurvePoint> pointsOf(core::RunId wanted)
    {
        std::vector<core::CurvePoint> found;
        const auto heard = connectTo(found);
        training.readPoints(wanted);
        wait([&] { return !found.empty(); }, 10'000);
        QObject::disconnect(heard);
        return found;
    }
    QMetaObject::Connection connectTo(std::vector<core::CurvePoint>& found)
    {
        return QObject::connect(&training, &Training::pointsRead, &training,
                                [&found](core::RunId, const std::vector<core::CurvePoint>& points) { found = points; });
    }
};

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
        desk.training.start(quickPlan());
        QCOMPARE(desk.training.state().kind, Kind::Preparing);
        std::vector<core::CurvePoint> live;
        connect(&desk.training, &Training::progressed, this, [&live](const core::TrainingUpdate& news) {
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
        desk.training.start(endlessPlan());
        QVERIFY(desk.underWay());
        desk.training.pause();
        QCOMPARE(desk.training.state().kind, Kind::Paused);
        QTest::qWait(1'000); // the piece of work under way may still end
        const std::size_t then = desk.training.points().size();
        const double elapsed = desk.training.state().progress.elapsedSeconds;
        QTest::qWait(700);
        QCOMPARE(desk.training.points().size(), then);
        QCOMPARE(desk.training.state().progress.elapsedSeconds, elapsed);
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
        desk.training.start(endlessPlan());
        QVERIFY(desk.underWay(50));
        QElapsedTimer clock;
        clock.start();
        desk.training.stop();
        QCOMPARE(desk.training.state().kind, Kind::Stopping);
        QVERIFY(desk.wait([&] { return !desk.training.state().active(); }));
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
        desk.training.start(endlessPlan());
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
        desk.training.start(endlessPlan());
        QVERIFY(desk.underWay(50));
        const std::size_t seen = desk.training.points().size();
        const core::RunId run = *desk.training.state().run;
        const QString file = desk.session.project().path;
        QVERIFY(desk.session.closeProject());
        QVERIFY(!desk.training.state().active());
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
        desk.training.start(endlessPlan());
        QVERIFY(desk.underWay(20));
        QSignalSpy saved(&desk.session, &Session::savedAs);
        desk.session.saveAs(desk.path("elsewhere.panelwise"));
        QVERIFY(desk.wait([&] { return saved.count() == 1; }));
        QVERIFY(desk.training.state().active());
        QVERIFY(desk.underWay(desk.training.points().size() + 20));
        const std::size_t seen = desk.training.points().size();
        const core::RunId run = *desk.training.state().run;
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
        QVERIFY(desk.wait([&] { return desk.training.cohort().has_value(); }));
        desk.training.start(endlessPlan());
        QVERIFY(desk.underWay());
        QVERIFY(desk.wait([&] { return !desk.training.runs().empty(); }));
        QVERIFY(desk.run().start.cohort == *desk.training.cohort());
        core::Study study = desk.session.study();
        study.task.panels.front().cost = core::Cost(99.0);
        QVERIFY(desk.session.setStudy(study, QStringLiteral("Change price")));
        QVERIFY(desk.wait([&] { return desk.run().start.cohort != *desk.training.cohort(); }));
        QVERIFY(desk.training.state().active());
        desk.training.stop();
        QVERIFY(desk.trained());
    }

    // As the next start finds it when the program was killed: begun, never ended.
    void anInterruptedRunIsToldAndGoesOn()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        QVERIFY(desk.wait([&] { return desk.training.cohort().has_value(); }));
        const core::Fingerprint cohort = *desk.training.cohort();
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
        connect(&desk.training, &Training::failed, this, [&failure](const core::Error& error) { failure = error; });
        desk.training.resumeRun(desk.run().id);
        QVERIFY(desk.wait([&] { return failure.has_value(); }));
        QCOMPARE(failure->code, core::ErrorCode::RunNotResumable);
        QVERIFY(!desk.training.state().active());
    }

    void aRemovedRunIsGoneFromTheFile()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        desk.training.start(quickPlan());
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
        QSignalSpy failures(&desk.training, &Training::failed);
        desk.training.start(quickPlan());
        QVERIFY(desk.wait([&] { return failures.count() == 1; }));
        QVERIFY(!desk.training.state().active());
        QVERIFY(desk.training.runs().empty());
    }
};

QTEST_GUILESS_MAIN(TrainingTest)
#include "training_test.moc"
