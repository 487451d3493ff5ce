// SPDX-License-Identifier: GPL-3.0-or-later
// What the window promises of a job, whatever its kind.
#include "app/session/jobs/baseline_jobs.h"
#include "app/session/jobs/front_search.h"
#include "app/session/jobs/training.h"
#include "core/store/sqlite_p.h"
#include "tests/app/session/job_fixture.h"
#include "tests/app/session/training_fixture.h"
#include "tests/jobs/counting_jobs.h"
#include "tests/store/size_limit.h"
#include "tests/test_program.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTimer>

#include <algorithm>

namespace job_queue_test {

using namespace app;

namespace {

// The queue of a kind, a plan that is through in a moment and one that never is, and how much of a job there is.
struct TrainingCase {
    using Kind = core::TrainingKind;
    using Queue = Training;
    static core::TrainingPlan quick() { return session_fixtures::quickPlan(); }
    static core::TrainingPlan endless() { return session_fixtures::endlessPlan(); }
    // Nothing before a policy was tried on validation patients: the classifier has points before there is one.
    static std::size_t found(const Queue& queue)
    {
        const auto* points = queue.state().id ? queue.points(*queue.state().id) : nullptr;
        const bool tried =
            points && std::ranges::find(*points, core::Curve::ValidationF1, &core::CurvePoint::curve) != points->end();
        return tried ? points->size() : 0;
    }
    // Nothing where the policy learned so far is not in the file.
    static std::size_t stored(const core::ProjectFile& file, const core::RunRecord& run)
    {
        const std::vector<core::RunRecord> runs = *file.runs();
        const auto same = std::ranges::find(runs, run.id, &core::RunRecord::id);
        return same != runs.end() && same->hasPolicy ? file.points(run.id)->size() : 0;
    }
};

core::FrontPlan smallSweep(int policies)
{
    core::FrontPlan plan;
    plan.method = core::FrontMethod::SweepPretrained;
    plan.sweep.policies = policies;
    plan.sweep.training = session_fixtures::tinyPlan(1);
    plan.sweep.training.encoder.rounds = 2;
    plan.sweep.training.ppo.epochs = 1;
    return plan;
}

struct FrontCase {
    using Kind = core::FrontKind;
    using Queue = FrontSearch;
    static core::FrontPlan quick() { return smallSweep(3); }
    static core::FrontPlan endless() { return smallSweep(10'000); }
    static std::size_t found(const Queue& queue)
    {
        return queue.fronts().empty() ? 0 : queue.fronts().back().points.size();
    }
    static std::size_t stored(const core::ProjectFile&, const core::FrontRecord& front) { return front.points.size(); }
};

struct BaselineCase {
    using Kind = core::BaselineKind;
    using Queue = BaselineJobs;
    static core::BaselinePlan planOf(int seeds)
    {
        core::BaselinePlan plan;
        plan.systems = {{core::SystemKind::LogisticRegression, core::PanelChoice::All}};
        plan.seeds = seeds;
        return plan;
    }
    static core::BaselinePlan quick() { return planOf(2); }
    static core::BaselinePlan endless() { return planOf(1'000); }
    static std::size_t found(const Queue& queue)
    {
        return queue.tables().empty() ? 0 : queue.tables().back().runs.size();
    }
    static std::size_t stored(const core::ProjectFile&, const core::BaselineRecord& table) { return table.runs.size(); }
};

struct CountingCase {
    using Kind = core::CountingKind;
    using Queue = CountingJobs;
    static core::CountPlan quick() { return {.target = 3}; }
    static core::CountPlan endless() { return {.target = 1'000'000}; }
    static std::size_t found(const Queue& queue)
    {
        return queue.records().empty() ? 0 : queue.records().back().points.size();
    }
    static std::size_t stored(const core::ProjectFile&, const core::CountRecord& count) { return count.points.size(); }
};

template <typename Case>
struct QueueFixture : session_fixtures::JobFixture<typename Case::Queue> {
    using Kind = typename Case::Kind;

    std::size_t found() const { return Case::found(this->queue); }
    bool finds(std::size_t pieces)
    {
        return this->wait([this, pieces] { return found() >= pieces; });
    }
    QString closeKeeping()
    {
        this->session.keepSample();
        const QString file = this->session.project().path;
        return this->session.closeProject() ? file : QString();
    }
    // As the next start finds it when the program was killed: begun, never ended.
    bool openWithInterrupted(const core::Fingerprint& cohort)
    {
        typename Kind::Start start;
        start.plan = Case::quick();
        start.cohort = cohort;
        start.patients = session_fixtures::kPatients;
        if constexpr (requires { start.split; })
            start.split = this->session.study().split;
        const QString file = closeKeeping();
        {
            auto project = core::ProjectFile::open(file.toStdString());
            if (!project || !project->start(start))
                return false;
        }
        return this->open(file) && this->listed();
    }
};

} // namespace

class JobQueueTest : public QObject {
    Q_OBJECT

    const core::TrialKind m_counting{core::kCounts, core::JobRows<core::CountingKind>::tables};

    template <typename Work>
    static void onKind(Work work)
    {
        QFETCH_GLOBAL(QString, kind);
        if (kind == "training")
            work(TrainingCase());
        else if (kind == "front")
            work(FrontCase());
        else if (kind == "baselines")
            work(BaselineCase());
        else
            work(CountingCase());
    }

private Q_SLOTS:
    void initTestCase_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"training", "front", "baselines", "counting"})
            QTest::newRow(kind) << kind;
    }

    void aJobIsStoredAndIsThereAgainLater()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueFixture<Case> fixture;
            QVERIFY(fixture.openSample());
            QVERIFY(fixture.queue.records().empty());
            fixture.queue.start(Case::quick());
            QCOMPARE(fixture.queue.stage(), core::JobStage::Preparing);
            QVERIFY(fixture.ended());
            QCOMPARE(fixture.record().status, core::RunStatus::Finished);
            QVERIFY(fixture.record().start.plan == Case::quick());
            QCOMPARE(fixture.record().start.patients, std::uint64_t(session_fixtures::kPatients));
            const QString file = fixture.session.project().path;
            QVERIFY(fixture.session.closeProject()); // a sample with a job in it is kept
            QVERIFY(fixture.queue.records().empty());
            QVERIFY(fixture.open(file));
            QVERIFY(fixture.listed());
            QCOMPARE(fixture.record().status, core::RunStatus::Finished);
        });
    }

    void aPauseReallyStopsProgress()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueFixture<Case> fixture;
            QVERIFY(fixture.openSample());
            fixture.queue.start(Case::endless());
            QVERIFY(fixture.finds(1));
            fixture.queue.pause();
            QCOMPARE(fixture.queue.stage(), core::JobStage::Paused);
            QCOMPARE(fixture.queue.state().stage, core::JobStage::Paused);
            std::size_t then = 0;
            for (int look = 0; look < 5 && then != fixture.found(); ++look) {
                then = fixture.found(); // the piece of work under way may still end
                QTest::qWait(700);
            }
            const auto elapsed = [&] {
                if constexpr (requires { fixture.queue.state().progress.elapsedSeconds; })
                    return fixture.queue.state().progress.elapsedSeconds;
                return 0.0;
            };
            const double before = elapsed();
            QTest::qWait(300);
            QCOMPARE(fixture.found(), then);
            QCOMPARE(elapsed(), before);
            fixture.queue.resume();
            QVERIFY(fixture.finds(then + 1));
            fixture.queue.pause();
            fixture.queue.stop(); // one that waits can be stopped too
            QVERIFY(fixture.ended());
        });
    }

    void aStopIsAnsweredWithinASecondAndTheJobGoesOnLater()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueFixture<Case> fixture;
            QVERIFY(fixture.openSample());
            fixture.queue.start(Case::endless());
            QVERIFY(fixture.finds(4));
            QElapsedTimer clock;
            clock.start();
            fixture.queue.stop();
            QCOMPARE(fixture.queue.stage(), core::JobStage::Stopping);
            QVERIFY(fixture.wait([&] { return !fixture.queue.active(); }));
            QVERIFY2(clock.elapsed() < 1'000, qPrintable(QString::number(clock.elapsed())));
            QVERIFY(fixture.ended());
            QCOMPARE(fixture.record().status, core::RunStatus::Cancelled);
            fixture.queue.resumeJob(fixture.record().id);
            QVERIFY(fixture.wait([&] { return fixture.queue.state().id.has_value(); }));
            QCOMPARE(fixture.record().status, core::RunStatus::Running);
            const std::size_t kept = fixture.found(); // in sight from the beginning
            QVERIFY(fixture.finds(kept + 1));
            fixture.queue.stop();
            QVERIFY(fixture.ended());
            QCOMPARE(fixture.queue.records().size(), std::size_t{1});
        });
    }

    void theWindowIsNeverKeptWaiting()
    {
        onKind([this](auto kind) {
            using Case = decltype(kind);
            QueueFixture<Case> fixture;
            QVERIFY(fixture.openSample());
            QElapsedTimer clock;
            qint64 longest = 0;
            QTimer ticks;
            connect(&ticks, &QTimer::timeout, this, [&] { longest = std::max(longest, clock.restart()); });
            fixture.queue.start(Case::endless());
            QVERIFY(fixture.finds(1));
            clock.start();
            ticks.start(5);
            QTest::qWait(1'000);
            ticks.stop();
            fixture.queue.stop();
            QVERIFY2(longest < 500, qPrintable(QString::number(longest))); // other programs want the machine too
            QVERIFY(fixture.ended());
        });
    }

    void closingTheProjectKeepsWhatWasFound()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueFixture<Case> fixture;
            QVERIFY(fixture.openSample());
            fixture.queue.start(Case::endless());
            QVERIFY(fixture.finds(4));
            const std::size_t seen = fixture.found();
            const QString file = fixture.session.project().path;
            QVERIFY(fixture.session.closeProject());
            QVERIFY(!fixture.queue.active());
            QVERIFY(fixture.open(file));
            QVERIFY(fixture.listed());
            QCOMPARE(fixture.record().status, core::RunStatus::Cancelled);
            QVERIFY(Case::stored(*core::ProjectFile::open(file.toStdString(), true), fixture.record()) >= seen);
        });
    }

    void aJobGoesOnInThePlaceWhereTheProjectIsSavedMeanwhile()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueFixture<Case> fixture;
            QVERIFY(fixture.openSample());
            fixture.queue.start(Case::endless());
            QVERIFY(fixture.finds(2));
            QSignalSpy saved(&fixture.session, &Session::savedAs);
            fixture.session.saveAs(fixture.path("elsewhere.panelwise"));
            QVERIFY(fixture.wait([&] { return saved.count() == 1; }));
            QVERIFY(fixture.queue.active());
            QVERIFY(fixture.finds(fixture.found() + 2));
            const std::size_t seen = fixture.found();
            fixture.queue.stop();
            QVERIFY(fixture.ended());
            QCOMPARE(fixture.record().status, core::RunStatus::Cancelled);
            const auto record = fixture.record();
            QVERIFY(fixture.session.closeProject());
            const auto file = core::ProjectFile::open(fixture.folder / "elsewhere.panelwise", true);
            QVERIFY(file.ok());
            QVERIFY(Case::stored(*file, record) >= seen);
        });
    }

    void anInterruptedJobIsToldAndGoesOn()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueFixture<Case> fixture;
            QVERIFY(fixture.openSample());
            const core::Fingerprint cohort = fixture.session.patients()->get()->cohort->fingerprint();
            QVERIFY(fixture.openWithInterrupted(cohort));
            QCOMPARE(fixture.record().status, core::RunStatus::Interrupted);
            fixture.queue.resumeJob(fixture.record().id);
            QVERIFY(fixture.wait([&] { return fixture.record().status == core::RunStatus::Finished; }));
            QCOMPARE(fixture.queue.records().size(), std::size_t{1});
        });
    }

    void aJobOfOtherPatientsCannotGoOn()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueFixture<Case> fixture;
            QVERIFY(fixture.openSample());
            QVERIFY(fixture.openWithInterrupted({.high = 1, .low = 1}));
            fixture.queue.resumeJob(fixture.record().id);
            QVERIFY(fixture.queue.active());
            QVERIFY(fixture.wait([&] { return !fixture.queue.active(); }));
            QVERIFY(fixture.wait([&] { return fixture.record().status == core::RunStatus::Interrupted; })); // as it was
        });
    }

    void aRemovedJobIsGoneFromTheFile()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueFixture<Case> fixture;
            QVERIFY(fixture.openSample());
            fixture.queue.start(Case::quick());
            QVERIFY(fixture.ended());
            fixture.queue.removeJob(fixture.record().id);
            QVERIFY(fixture.listed(0));
            const QString file = fixture.session.project().path;
            QVERIFY(fixture.session.closeProject());
            const auto project = core::ProjectFile::open(file.toStdString(), true);
            QVERIFY(project.ok());
            QVERIFY(project->template records<typename Case::Kind>()->empty());
        });
    }

    // By something else that has the file: the window itself removes no job under way.
    void aJobThatIsRemovedWhileItRunsEndsWithoutComplaint()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueFixture<Case> fixture;
            QVERIFY(fixture.openSample());
            fixture.queue.start(Case::endless());
            QVERIFY(fixture.finds(2));
            const auto job = *fixture.queue.state().id;
            fixture.queue.removeJob(job);
            QTest::qWait(50);
            QVERIFY(fixture.queue.active());
            QSignalSpy failures(&fixture.queue, &JobSignals::failed);
            fixture.session.projectJobs()([job](core::ProjectFile& file) { return file.remove(job); });
            QVERIFY(fixture.finds(fixture.found() + 2)); // it does not know
            fixture.queue.stop();
            QVERIFY(fixture.wait([&] { return !fixture.queue.active(); }));
            QVERIFY(fixture.listed(0));
            QCOMPARE(failures.count(), 0);
            QVERIFY(fixture.session.closeProject()); // nothing waits to be written
        });
    }

    void aFullDiskDoesNotStopAJobAndLosesNothingOfIt()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueFixture<Case> fixture;
            QVERIFY(fixture.openSample());
            fixture.queue.start(Case::endless());
            QVERIFY(fixture.finds(2));
            {
                const fixtures::SizeLimit limit(8'192);
                QVERIFY(fixture.finds(fixture.found() + 4));
                QTest::qWait(1'200); // points of a second are written together
                QVERIFY(fixture.queue.active());
            }
            const std::size_t seen = fixture.found();
            fixture.queue.stop();
            QVERIFY(fixture.ended());
            QCOMPARE(fixture.record().status, core::RunStatus::Cancelled);
            const auto record = fixture.record();
            const QString file = fixture.session.project().path;
            QVERIFY(fixture.session.closeProject());
            QVERIFY(Case::stored(*core::ProjectFile::open(file.toStdString(), true), record) >= seen);
        });
    }

    // The other kinds fail on their way only where memory runs out; job_recorder_test says the same of them.
    void aJobThatFailsOnItsWaySaysWhyAndIsKept()
    {
        QFETCH_GLOBAL(QString, kind);
        if (kind != "counting")
            return;
        QueueFixture<CountingCase> fixture;
        QVERIFY(fixture.openSample());
        QSignalSpy failures(&fixture.queue, &JobSignals::failed);
        fixture.queue.start(core::CountPlan{.target = 9, .failAt = 4});
        QVERIFY(fixture.ended());
        QCOMPARE(failures.count(), 1);
        QCOMPARE(fixture.record().status, core::RunStatus::Failed);
        QCOMPARE(fixture.record().points.size(), std::size_t{4});
        fixture.queue.start(core::CountPlan{.target = 9, .failAt = 0});
        QVERIFY(fixture.wait([&] { return failures.count() == 2; }));
        QTest::qWait(300);
        QCOMPARE(fixture.queue.records().size(), std::size_t{1}); // nothing to look at, and nothing to go on from
    }

    // Kept for another try, what the tables refuse held up everything behind it: the next job never began.
    void whatTheTablesRefuseForGoodHoldsUpNothing()
    {
        QFETCH_GLOBAL(QString, kind);
        if (kind != "counting")
            return;
        QueueFixture<CountingCase> fixture;
        QVERIFY(fixture.openSample());
        fixture.queue.start(CountingCase::quick());
        QVERIFY(fixture.ended());
        {
            const auto file =
                core::Database::open(fixture.session.project().path.toStdString(), core::Database::Mode::ReadWrite);
            QVERIFY(file->execute("DROP TABLE counts_number").ok());
        }
        for (int i = 0; i < 2; ++i) { // begins, and cannot keep what it finds
            fixture.queue.start(CountingCase::quick());
            QVERIFY(fixture.wait([&] { return fixture.queue.active(); }));
            QVERIFY(fixture.wait([&] { return !fixture.queue.active() && fixture.queue.waiting() == 0; }));
        }
        QVERIFY(fixture.wait([&] { return fixture.session.saveState().kind == SaveState::Kind::Failed; }));
        {
            const auto file =
                core::Database::open(fixture.session.project().path.toStdString(), core::Database::Mode::ReadWrite);
            QVERIFY(file->execute("DROP TABLE counts_end; DROP TABLE counts").ok());
        }
        QSignalSpy failures(&fixture.queue, &JobSignals::failed);
        fixture.queue.start(CountingCase::quick()); // cannot even begin
        QVERIFY(fixture.wait([&] { return !failures.isEmpty() && !fixture.queue.active(); }));
        fixture.session.abandonProject();
    }

    void aStudyThatCannotBeUsedBeginsNothing()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueFixture<Case> fixture;
            QVERIFY(fixture.openSample());
            core::Study study = fixture.session.study();
            study.task.panels.clear();
            QVERIFY(fixture.session.setStudy(study, QStringLiteral("Remove panels")));
            fixture.queue.start(Case::quick());
            QVERIFY(fixture.queue.active());
            QVERIFY(fixture.wait([&] { return !fixture.queue.active(); }));
            QVERIFY(fixture.queue.records().empty());
        });
    }
};

PANELWISE_GUILESS_TEST(JobQueueTest)

} // namespace job_queue_test

#include "job_queue_test.moc"
