// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/document/session.h"
#include "app/session/jobs/front_search.h"
#include "core/search/front_search.h"
#include "tests/store/project_fixtures.h"
#include "tests/test_program.h"

#include <QElapsedTimer>
#include <QSettings>
#include <QSignalSpy>

#include <algorithm>
#include <cmath>

namespace front_search_test {

using namespace app;
using Kind = core::JobStage;

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

struct Fixture {
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
        Fixture fixture;
        QVERIFY(fixture.openSample());
        QVERIFY(fixture.search.fronts().empty());
        QSignalSpy ends(&fixture.search, &FrontSearch::ended);
        std::vector<core::OperatingPoint> live;
        connect(&fixture.search, &FrontSearch::progressed, this, [&live](core::FrontId, const core::FrontUpdate& news) {
            live.insert(live.end(), news.points.begin(), news.points.end());
        });
        fixture.search.start(exactPlan());
        QCOMPARE(fixture.search.state().stage, Kind::Preparing);
        QVERIFY(fixture.ended());
        QCOMPARE(ends.count(), 1);
        const core::FrontRecord before = fixture.front();
        QCOMPARE(before.status, core::RunStatus::Finished);
        QVERIFY(before.start.plan == exactPlan());
        QCOMPARE(before.start.patients, std::uint64_t(kPatients));
        QVERIFY(before.points.size() >= 4); // the known optimum has four points on its front
        QCOMPARE(live.size(), before.points.size());
        for (const core::OperatingPoint& point : before.points)
            QVERIFY(point.test && point.expected);

        const QString file = fixture.session.project().path;
        QVERIFY(fixture.session.closeProject()); // a sample with a front in it is kept
        QVERIFY(fixture.search.fronts().empty());
        QVERIFY(fixture.open(file));
        QVERIFY(fixture.wait([&] { return !fixture.search.fronts().empty(); }));
        QVERIFY(fixture.front().points == before.points);
        QVERIFY(fixture.front().summary == before.summary);
        QVERIFY(fixture.session.closeProject());
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
        Fixture fixture;
        QVERIFY(fixture.openSample());
        QVERIFY(fixture.knowsTheProblem());
        QVERIFY(fixture.search.problem().exactPossible);
        QVERIFY(fixture.search.problem().optimum);
        const core::OptimumLines best = *fixture.search.problem().optimum;
        QVERIFY(std::abs(best.prevalence - 0.2) < 1e-9);
        fixture.search.start(exactPlan());
        QVERIFY(fixture.ended());
        for (const core::OperatingPoint& point : fixture.front().points) {
            const auto above = std::find_if(best.f1.begin(), best.f1.end(),
                                            [&](const auto& one) { return one.cost >= point.expected->cost - 1e-9; });
            QVERIFY(above != best.f1.end());
            QVERIFY(*core::metricOf(*point.expected, core::FrontMetric::F1, best.prevalence) <= *above->value + 1e-9);
        }
        QVERIFY(fixture.openSample("ferritin"));
        QVERIFY(fixture.wait([&] { return !fixture.search.problem().optimum && fixture.search.problem().cohort; }));
        QVERIFY(!fixture.search.problem().exactPossible);
    }

    void aStopIsAnsweredWithinASecondAndKeepsWhatWasFound()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        fixture.search.start(sweepPlan(kEndless));
        QVERIFY(fixture.found(6));
        QElapsedTimer clock;
        clock.start();
        fixture.search.stop();
        QCOMPARE(fixture.search.state().stage, Kind::Stopping);
        QVERIFY(fixture.wait([&] { return !fixture.search.state().active(); }));
        QVERIFY2(clock.elapsed() < 1'000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(fixture.ended());
        QCOMPARE(fixture.front().status, core::RunStatus::Cancelled);
        QVERIFY(fixture.front().points.size() >= 6);
        QVERIFY(!fixture.front().points.front().test); // nobody has looked at the test patients
    }

    void aStoppedSearchGoesOnWithWhatItHadFoundAndEndsLikeOneThatWasNot()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        core::FrontPlan plan = sweepPlan(8);
        plan.sweep.training.loop.stepsPerLoop = 8192; // long enough to be stopped on the way
        fixture.search.start(plan);
        QVERIFY(fixture.ended());
        const std::vector<core::OperatingPoint> whole = fixture.front().points;
        QCOMPARE(whole.size(), std::size_t(8));

        fixture.search.start(plan);
        QVERIFY(fixture.wait([&] { return fixture.search.fronts().size() == 2 && !fixture.front().points.empty(); }));
        fixture.search.stop();
        QVERIFY(fixture.ended());
        QCOMPARE(fixture.front().status, core::RunStatus::Cancelled);
        std::optional<bool> inSight; // from the beginning; the end may follow at once
        QObject::connect(&fixture.search, &FrontSearch::begun, &fixture.search,
                         [&] { inSight = !fixture.front().points.empty(); });
        fixture.search.resumeJob(fixture.front().id);
        QVERIFY(fixture.wait([&] { return inSight.has_value(); }));
        QVERIFY(*inSight);
        QVERIFY(fixture.ended());
        QCOMPARE(fixture.search.fronts().size(), std::size_t(2));
        QCOMPARE(fixture.front().status, core::RunStatus::Finished);
        QVERIFY(fixture.front().points == whole); // each once, in the same order
        const std::vector<core::FrontNotice>& notices = fixture.front().summary->notices;
        QVERIFY(std::find(notices.begin(), notices.end(), core::FrontNotice::Resumed) != notices.end());
    }

    // As the next start finds it when the program was killed: begun, never ended.
    void anInterruptedSearchIsToldAndGoesOn()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        QVERIFY(fixture.knowsTheProblem());
        const core::Fingerprint cohort = *fixture.search.problem().cohort;
        fixture.session.keepSample();
        const QString file = fixture.session.project().path;
        QVERIFY(fixture.session.closeProject());
        {
            auto project = core::ProjectFile::open(file.toStdString());
            QVERIFY(project.ok());
            QVERIFY(
                project->start(core::FrontStart{.plan = exactPlan(), .cohort = cohort, .patients = kPatients}).ok());
            QVERIFY(project->start(core::FrontStart{.plan = exactPlan(), .cohort = {.high = 1, .low = 1}}).ok());
        }
        QVERIFY(fixture.open(file));
        QVERIFY(fixture.wait([&] { return fixture.search.fronts().size() == 2; }));
        QCOMPARE(fixture.front().status, core::RunStatus::Interrupted);
        std::optional<core::Error> failure;
        connect(&fixture.search, &FrontSearch::failed, this, [&failure](const core::Error& error) { failure = error; });
        fixture.search.resumeJob(fixture.front().id); // of other patients
        QVERIFY(fixture.wait([&] { return failure.has_value(); }));
        QCOMPARE(failure->code, core::ErrorCode::FrontNotResumable);
        QVERIFY(fixture.wait([&] { return !fixture.search.state().active(); }));

        const core::FrontId own = fixture.search.fronts().front().id;
        fixture.search.resumeJob(own);
        QVERIFY(fixture.wait([&] { return fixture.search.fronts().front().status == core::RunStatus::Finished; }));
        QVERIFY(fixture.search.fronts().front().points.size() >= 4);
    }

    void aSearchThatCannotBeginSaysWhyAndLeavesNothingBehind()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample("ferritin"));
        std::optional<core::Error> failure;
        connect(&fixture.search, &FrontSearch::failed, this, [&failure](const core::Error& error) { failure = error; });
        fixture.search.start(exactPlan()); // values of a laboratory have far too many combinations
        QVERIFY(fixture.wait([&] { return failure.has_value(); }));
        QCOMPARE(failure->code, core::ErrorCode::ProblemNotDiscrete);
        QVERIFY(fixture.wait([&] { return !fixture.search.state().active() && fixture.search.fronts().empty(); }));
    }
};

PANELWISE_GUILESS_TEST(FrontSearchTest)

} // namespace front_search_test

#include "front_search_test.moc"
