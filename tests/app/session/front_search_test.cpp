// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/document/session.h"
#include "app/session/jobs/front_search.h"
#include "core/search/front_search.h"
#include "tests/store/project_fixtures.h"
#include "tests/test_program.h"

#include <QElapsedTimer>
#include <QSettings>
#include <QSignalSpy>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace front_search_test {

using namespace app;
using Kind = FrontSearchState::Kind;

namespace {

constexpr std::size_t kPatients = 600;

// The optimum of a disease that is known completely: found in a moment, always the same.
core::FrontPlan exactPlan()
{
    core::FrontPlan plan;
    plan.method = core::FrontMethod::Exact;
    return plan;
}

// Small policies one after the other: a few of them, or more than anybody waits for.
core::FrontPlan sweepPlan(int policies)
{
    core::FrontPlan plan;
    plan.method = core::FrontMethod::SweepPretrained;
    plan.sweep.policies = policies;
    plan.sweep.training.encoder.kind = core::EncoderKind::Gaussian;
    plan.sweep.training.encoder.rounds = 2;
    plan.sweep.training.classifier.hidden = 8;
    plan.sweep.training.ppo.hidden = 8;
    plan.sweep.training.ppo.epochs = 1;
    plan.sweep.training.ppo.stepsPerUpdate = 256;
    plan.sweep.training.loop.outerLoops = 1;
    plan.sweep.training.loop.stepsPerLoop = 256;
    return plan;
}
constexpr int kEndless = 10'000;

struct Desk {
    fixtures::Folder folder;
    QString unsaved = QString::fromStdString((folder / "unsaved").string());
    QSettings settings{QString::fromStdString((folder / "settings.ini").string()), QSettings::IniFormat};
    RecentProjects recent{settings};
    Session session{unsaved, recent};
    FrontSearch search{session};

    bool wait(const std::function<bool()>& condition) { return QTest::qWaitFor(condition, 60'000); }
    bool loaded()
    {
        return wait([this] { return !session.isLoading(); }) && session.hasProject();
    }
    bool openSample(const char* name = "known-optimum")
    {
        session.openSample(QString::fromLatin1(name), kPatients);
        return loaded();
    }
    bool open(const QString& file)
    {
        session.openProject(file);
        return loaded();
    }
    bool ended() // and read from the file
    {
        return wait([this] {
            return !search.state().active() && !search.fronts().empty() && front().status != core::RunStatus::Running;
        });
    }
    bool found(std::size_t points)
    {
        return wait([this, points] { return !search.fronts().empty() && front().points.size() >= points; });
    }
    bool knowsTheProblem()
    {
        return wait([this] { return search.problem().cohort.has_value(); });
    }
    const core::FrontRecord& front() const { return search.fronts().back(); }
};

} // namespace

class FrontSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFrontIsStoredWithItsPoliciesAndIsThereAgainLater()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        QVERIFY(desk.search.fronts().empty());
        QSignalSpy ends(&desk.search, &FrontSearch::ended);
        std::vector<core::OperatingPoint> live;
        connect(&desk.search, &FrontSearch::progressed, this, [&live](core::FrontId, const core::FrontUpdate& news) {
            live.insert(live.end(), news.points.begin(), news.points.end());
        });
        desk.search.start(exactPlan());
        QCOMPARE(desk.search.state().kind, Kind::Preparing);
        QVERIFY(desk.ended());
        QCOMPARE(ends.count(), 1);
        const core::FrontRecord before = desk.front();
        QCOMPARE(before.status, core::RunStatus::Finished);
        QVERIFY(before.start.plan == exactPlan());
        QCOMPARE(before.start.patients, std::uint64_t(kPatients));
        QVERIFY(before.points.size() >= 4); // the known optimum has four points on its front
        QCOMPARE(live.size(), before.points.size());
        for (const core::OperatingPoint& point : before.points)
            QVERIFY(point.test && point.expected);

        const QString file = desk.session.project().path;
        QVERIFY(desk.session.closeProject()); // a sample with a front in it is kept
        QVERIFY(desk.search.fronts().empty());
        QVERIFY(desk.open(file));
        QVERIFY(desk.wait([&] { return !desk.search.fronts().empty(); }));
        QVERIFY(desk.front().points == before.points);
        QVERIFY(desk.front().summary == before.summary);
        QVERIFY(desk.session.closeProject());
        const auto project = core::ProjectFile::open(file.toStdString(), true);
        const auto shared = project->frontPart(before.id, core::kSharedPart);
        const auto own = project->frontPolicy(before.id, 0);
        QVERIFY(shared.ok() && own.ok());
        const auto policy = core::joinedPolicy(*shared, *own);
        QVERIFY(policy.ok());
        QVERIFY((*policy)->shape() == before.points.front().shape);
    }

    // Nobody crosses it: what any policy of the front is expected to reach lies on the line or below.
    void theBestPossibleIsKnownForTheDiseaseThatIsKnown()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        QVERIFY(desk.knowsTheProblem());
        QVERIFY(desk.search.problem().exactPossible);
        QVERIFY(desk.search.problem().optimum);
        const core::OptimumLines best = *desk.search.problem().optimum;
        QVERIFY(std::abs(best.prevalence - 0.2) < 1e-9);
        desk.search.start(exactPlan());
        QVERIFY(desk.ended());
        for (const core::OperatingPoint& point : desk.front().points) {
            const auto above = std::find_if(best.f1.begin(), best.f1.end(),
                                            [&](const auto& one) { return one.cost >= point.expected->cost - 1e-9; });
            QVERIFY(above != best.f1.end());
            QVERIFY(*core::metricOf(*point.expected, core::FrontMetric::F1, best.prevalence) <= *above->value + 1e-9);
        }
        QVERIFY(desk.openSample("ferritin"));
        QVERIFY(desk.wait([&] { return !desk.search.problem().optimum && desk.search.problem().cohort; }));
        QVERIFY(!desk.search.problem().exactPossible);
    }

    void aStopIsAnsweredWithinASecondAndKeepsWhatWasFound()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        desk.search.start(sweepPlan(kEndless));
        QVERIFY(desk.found(6));
        QElapsedTimer clock;
        clock.start();
        desk.search.stop();
        QCOMPARE(desk.search.state().kind, Kind::Stopping);
        QVERIFY(desk.wait([&] { return !desk.search.state().active(); }));
        QVERIFY2(clock.elapsed() < 1'000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(desk.ended());
        QCOMPARE(desk.front().status, core::RunStatus::Cancelled);
        QVERIFY(desk.front().points.size() >= 6);
        QVERIFY(!desk.front().points.front().test); // nobody has looked at the test patients
    }

    void aStoppedSearchGoesOnWithWhatItHadFoundAndEndsLikeOneThatWasNot()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        core::FrontPlan plan = sweepPlan(8);
        plan.sweep.training.loop.stepsPerLoop = 8192; // long enough to be stopped on the way
        desk.search.start(plan);
        QVERIFY(desk.ended());
        const std::vector<core::OperatingPoint> whole = desk.front().points;
        QCOMPARE(whole.size(), std::size_t(8));

        desk.search.start(plan);
        QVERIFY(desk.wait([&] { return desk.search.fronts().size() == 2 && !desk.front().points.empty(); }));
        desk.search.stop();
        QVERIFY(desk.ended());
        QCOMPARE(desk.front().status, core::RunStatus::Cancelled);
        desk.search.resumeFront(desk.front().id);
        QVERIFY(desk.wait([&] { return desk.search.state().front.has_value(); }));
        QVERIFY(!desk.front().points.empty()); // in sight from the beginning
        QVERIFY(desk.ended());
        QCOMPARE(desk.search.fronts().size(), std::size_t(2));
        QCOMPARE(desk.front().status, core::RunStatus::Finished);
        QVERIFY(desk.front().points == whole); // each once, in the same order
        const std::vector<core::FrontNotice>& notices = desk.front().summary->notices;
        QVERIFY(std::find(notices.begin(), notices.end(), core::FrontNotice::Resumed) != notices.end());
    }

    void aPauseReallyStopsProgress()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        desk.search.start(sweepPlan(kEndless));
        QVERIFY(desk.found(1));
        desk.search.pause();
        QCOMPARE(desk.search.state().kind, Kind::Paused);
        std::size_t then = 0;
        for (int look = 0; look < 5 && then != desk.front().points.size(); ++look) {
            then = desk.front().points.size(); // the piece of work under way may still end
            QTest::qWait(500);
        }
        QCOMPARE(desk.front().points.size(), then);
        desk.search.resume();
        QVERIFY(desk.found(then + 1));
        desk.search.pause();
        desk.search.stop(); // a search that waits can be stopped too
        QVERIFY(desk.ended());
    }

    void theWindowIsNeverKeptWaiting()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        QElapsedTimer clock;
        qint64 longest = 0;
        QTimer ticks;
        connect(&ticks, &QTimer::timeout, this, [&] { longest = std::max(longest, clock.restart()); });
        desk.search.start(sweepPlan(kEndless));
        QVERIFY(desk.found(1));
        clock.start();
        ticks.start(5);
        QTest::qWait(1'000);
        ticks.stop();
        desk.search.stop();
        QVERIFY2(longest < 500, qPrintable(QString::number(longest))); // other programs want the machine too
        QVERIFY(desk.ended());
    }

    void closingTheProjectKeepsWhatWasFound()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        desk.search.start(sweepPlan(kEndless));
        QVERIFY(desk.found(4));
        const std::size_t seen = desk.front().points.size();
        const QString file = desk.session.project().path;
        QVERIFY(desk.session.closeProject());
        QVERIFY(!desk.search.state().active());
        QVERIFY(desk.open(file));
        QVERIFY(desk.wait([&] { return !desk.search.fronts().empty(); }));
        QCOMPARE(desk.front().status, core::RunStatus::Cancelled);
        QVERIFY(desk.front().points.size() >= seen);
    }

    // As the next start finds it when the program was killed: begun, never ended.
    void anInterruptedSearchIsToldAndGoesOn()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        QVERIFY(desk.knowsTheProblem());
        const core::Fingerprint cohort = *desk.search.problem().cohort;
        desk.session.keepSample();
        const QString file = desk.session.project().path;
        QVERIFY(desk.session.closeProject());
        {
            auto project = core::ProjectFile::open(file.toStdString());
            QVERIFY(project.ok());
            QVERIFY(project->startFront({.plan = exactPlan(), .cohort = cohort, .patients = kPatients}).ok());
            QVERIFY(project->startFront({.plan = exactPlan(), .cohort = {.high = 1, .low = 1}}).ok());
        }
        QVERIFY(desk.open(file));
        QVERIFY(desk.wait([&] { return desk.search.fronts().size() == 2; }));
        QCOMPARE(desk.front().status, core::RunStatus::Interrupted);
        std::optional<core::Error> failure;
        connect(&desk.search, &FrontSearch::failed, this, [&failure](const core::Error& error) { failure = error; });
        desk.search.resumeFront(desk.front().id); // of other patients
        QVERIFY(desk.wait([&] { return failure.has_value(); }));
        QCOMPARE(failure->code, core::ErrorCode::FrontNotResumable);
        QVERIFY(desk.wait([&] { return !desk.search.state().active(); }));

        const core::FrontId own = desk.search.fronts().front().id;
        desk.search.resumeFront(own);
        QVERIFY(desk.wait([&] { return desk.search.fronts().front().status == core::RunStatus::Finished; }));
        QVERIFY(desk.search.fronts().front().points.size() >= 4);
    }

    void aRemovedFrontIsGoneFromTheFile()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        desk.search.start(exactPlan());
        QVERIFY(desk.ended());
        desk.search.removeFront(desk.front().id);
        QVERIFY(desk.wait([&] { return desk.search.fronts().empty(); }));
        const QString file = desk.session.project().path;
        QVERIFY(desk.session.closeProject());
        const auto project = core::ProjectFile::open(file.toStdString(), true);
        QVERIFY(project.ok());
        QVERIFY(project->fronts()->empty());
    }

    void aSearchThatCannotBeginSaysWhyAndLeavesNothingBehind()
    {
        Desk desk;
        QVERIFY(desk.openSample("ferritin"));
        std::optional<core::Error> failure;
        connect(&desk.search, &FrontSearch::failed, this, [&failure](const core::Error& error) { failure = error; });
        desk.search.start(exactPlan()); // values of a laboratory have far too many combinations
        QVERIFY(desk.wait([&] { return failure.has_value(); }));
        QCOMPARE(failure->code, core::ErrorCode::ProblemNotDiscrete);
        QVERIFY(desk.wait([&] { return !desk.search.state().active() && desk.search.fronts().empty(); }));
    }

    void aStudyWithoutPanelsBeginsNothing()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        core::Study study = desk.session.study();
        study.task.panels.clear();
        QVERIFY(desk.session.setStudy(study, QStringLiteral("Remove panels")));
        QSignalSpy failures(&desk.search, &FrontSearch::failed);
        desk.search.start(exactPlan());
        QVERIFY(desk.wait([&] { return failures.count() == 1; }));
        QVERIFY(!desk.search.state().active());
        QVERIFY(desk.search.fronts().empty());
    }
};

PANELWISE_GUILESS_TEST(FrontSearchTest)

} // namespace front_search_test

#include "front_search_test.moc"
