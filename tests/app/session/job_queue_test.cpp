// SPDX-License-Identifier: GPL-3.0-or-later
// What the window promises of a job, whatever its kind.
#include "app/session/jobs/baseline_jobs.h"
#include "app/session/jobs/front_search.h"
#include "app/session/jobs/training.h"
#include "tests/app/session/job_desk.h"
#include "tests/app/session/training_desk.h"
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
    static core::TrainingPlan quick() { return desk::quickPlan(); }
    static core::TrainingPlan endless() { return desk::endlessPlan(); }
    static std::size_t found(const Queue& queue)
    {
        const auto* points = queue.state().id ? queue.points(*queue.state().id) : nullptr;
        return points ? points->size() : 0;
    }
    static std::size_t stored(const core::ProjectFile& file, const core::RunRecord& run)
    {
        return file.points(run.id)->size();
    }
};

core::FrontPlan smallSweep(int policies)
{
    core::FrontPlan plan;
    plan.method = core::FrontMethod::SweepPretrained;
    plan.sweep.policies = policies;
    plan.sweep.training = desk::tinyPlan(1);
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
struct QueueDesk : desk::JobDesk<typename Case::Queue> {
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
        start.patients = desk::kPatients;
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
            QueueDesk<Case> desk;
            QVERIFY(desk.openSample());
            QVERIFY(desk.queue.records().empty());
            desk.queue.start(Case::quick());
            QCOMPARE(desk.queue.stage(), core::JobStage::Preparing);
            QVERIFY(desk.ended());
            QCOMPARE(desk.record().status, core::RunStatus::Finished);
            QVERIFY(desk.record().start.plan == Case::quick());
            QCOMPARE(desk.record().start.patients, std::uint64_t(desk::kPatients));
            const QString file = desk.session.project().path;
            QVERIFY(desk.session.closeProject()); // a sample with a job in it is kept
            QVERIFY(desk.queue.records().empty());
            QVERIFY(desk.open(file));
            QVERIFY(desk.listed());
            QCOMPARE(desk.record().status, core::RunStatus::Finished);
        });
    }

    void aPauseReallyStopsProgress()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueDesk<Case> desk;
            QVERIFY(desk.openSample());
            desk.queue.start(Case::endless());
            QVERIFY(desk.finds(1));
            desk.queue.pause();
            QCOMPARE(desk.queue.stage(), core::JobStage::Paused);
            QCOMPARE(desk.queue.state().stage, core::JobStage::Paused);
            std::size_t then = 0;
            for (int look = 0; look < 5 && then != desk.found(); ++look) {
                then = desk.found(); // the piece of work under way may still end
                QTest::qWait(700);
            }
            const auto elapsed = [&] {
                if constexpr (requires { desk.queue.state().progress.elapsedSeconds; })
                    return desk.queue.state().progress.elapsedSeconds;
                return 0.0;
            };
            const double before = elapsed();
            QTest::qWait(300);
            QCOMPARE(desk.found(), then);
            QCOMPARE(elapsed(), before);
            desk.queue.resume();
            QVERIFY(desk.finds(then + 1));
            desk.queue.pause();
            desk.queue.stop(); // one that waits can be stopped too
            QVERIFY(desk.ended());
        });
    }

    void aStopIsAnsweredWithinASecondAndTheJobGoesOnLater()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueDesk<Case> desk;
            QVERIFY(desk.openSample());
            desk.queue.start(Case::endless());
            QVERIFY(desk.finds(4));
            QElapsedTimer clock;
            clock.start();
            desk.queue.stop();
            QCOMPARE(desk.queue.stage(), core::JobStage::Stopping);
            QVERIFY(desk.wait([&] { return !desk.queue.active(); }));
            QVERIFY2(clock.elapsed() < 1'000, qPrintable(QString::number(clock.elapsed())));
            QVERIFY(desk.ended());
            QCOMPARE(desk.record().status, core::RunStatus::Cancelled);
            desk.queue.resumeJob(desk.record().id);
            QVERIFY(desk.wait([&] { return desk.queue.state().id.has_value(); }));
            QCOMPARE(desk.record().status, core::RunStatus::Running);
            const std::size_t kept = desk.found(); // in sight from the beginning
            QVERIFY(desk.finds(kept + 1));
            desk.queue.stop();
            QVERIFY(desk.ended());
            QCOMPARE(desk.queue.records().size(), std::size_t{1});
        });
    }

    void theWindowIsNeverKeptWaiting()
    {
        onKind([this](auto kind) {
            using Case = decltype(kind);
            QueueDesk<Case> desk;
            QVERIFY(desk.openSample());
            QElapsedTimer clock;
            qint64 longest = 0;
            QTimer ticks;
            connect(&ticks, &QTimer::timeout, this, [&] { longest = std::max(longest, clock.restart()); });
            desk.queue.start(Case::endless());
            QVERIFY(desk.finds(1));
            clock.start();
            ticks.start(5);
            QTest::qWait(1'000);
            ticks.stop();
            desk.queue.stop();
            QVERIFY2(longest < 500, qPrintable(QString::number(longest))); // other programs want the machine too
            QVERIFY(desk.ended());
        });
    }

    void closingTheProjectKeepsWhatWasFound()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueDesk<Case> desk;
            QVERIFY(desk.openSample());
            desk.queue.start(Case::endless());
            QVERIFY(desk.finds(4));
            const std::size_t seen = desk.found();
            const QString file = desk.session.project().path;
            QVERIFY(desk.session.closeProject());
            QVERIFY(!desk.queue.active());
            QVERIFY(desk.open(file));
            QVERIFY(desk.listed());
            QCOMPARE(desk.record().status, core::RunStatus::Cancelled);
            QVERIFY(Case::stored(*core::ProjectFile::open(file.toStdString(), true), desk.record()) >= seen);
        });
    }

    void aJobGoesOnInThePlaceWhereTheProjectIsSavedMeanwhile()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueDesk<Case> desk;
            QVERIFY(desk.openSample());
            desk.queue.start(Case::endless());
            QVERIFY(desk.finds(2));
            QSignalSpy saved(&desk.session, &Session::savedAs);
            desk.session.saveAs(desk.path("elsewhere.panelwise"));
            QVERIFY(desk.wait([&] { return saved.count() == 1; }));
            QVERIFY(desk.queue.active());
            QVERIFY(desk.finds(desk.found() + 2));
            const std::size_t seen = desk.found();
            desk.queue.stop();
            QVERIFY(desk.ended());
            QCOMPARE(desk.record().status, core::RunStatus::Cancelled);
            const auto record = desk.record();
            QVERIFY(desk.session.closeProject());
            const auto file = core::ProjectFile::open(desk.folder / "elsewhere.panelwise", true);
            QVERIFY(file.ok());
            QVERIFY(Case::stored(*file, record) >= seen);
        });
    }

    void anInterruptedJobIsToldAndGoesOn()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueDesk<Case> desk;
            QVERIFY(desk.openSample());
            const core::Fingerprint cohort = desk.session.patients()->get()->cohort->fingerprint();
            QVERIFY(desk.openWithInterrupted(cohort));
            QCOMPARE(desk.record().status, core::RunStatus::Interrupted);
            desk.queue.resumeJob(desk.record().id);
            QVERIFY(desk.wait([&] { return desk.record().status == core::RunStatus::Finished; }));
            QCOMPARE(desk.queue.records().size(), std::size_t{1});
        });
    }

    void aJobOfOtherPatientsCannotGoOn()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueDesk<Case> desk;
            QVERIFY(desk.openSample());
            QVERIFY(desk.openWithInterrupted({.high = 1, .low = 1}));
            desk.queue.resumeJob(desk.record().id);
            QVERIFY(desk.queue.active());
            QVERIFY(desk.wait([&] { return !desk.queue.active(); }));
            QVERIFY(desk.wait([&] { return desk.record().status == core::RunStatus::Interrupted; })); // as it was
        });
    }

    void aRemovedJobIsGoneFromTheFile()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueDesk<Case> desk;
            QVERIFY(desk.openSample());
            desk.queue.start(Case::quick());
            QVERIFY(desk.ended());
            desk.queue.removeJob(desk.record().id);
            QVERIFY(desk.listed(0));
            const QString file = desk.session.project().path;
            QVERIFY(desk.session.closeProject());
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
            QueueDesk<Case> desk;
            QVERIFY(desk.openSample());
            desk.queue.start(Case::endless());
            QVERIFY(desk.finds(2));
            const auto job = *desk.queue.state().id;
            desk.queue.removeJob(job);
            QTest::qWait(50);
            QVERIFY(desk.queue.active());
            QSignalSpy failures(&desk.queue, &JobSignals::failed);
            desk.session.projectJobs()([job](core::ProjectFile& file) { return file.remove(job); });
            QVERIFY(desk.finds(desk.found() + 2)); // it does not know
            desk.queue.stop();
            QVERIFY(desk.wait([&] { return !desk.queue.active(); }));
            QVERIFY(desk.listed(0));
            QCOMPARE(failures.count(), 0);
            QVERIFY(desk.session.closeProject()); // nothing waits to be written
        });
    }

    void aFullDiskDoesNotStopAJobAndLosesNothingOfIt()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueDesk<Case> desk;
            QVERIFY(desk.openSample());
            desk.queue.start(Case::endless());
            QVERIFY(desk.finds(2));
            {
                const fixtures::SizeLimit limit(8'192);
                QVERIFY(desk.finds(desk.found() + 4));
                QTest::qWait(1'200); // points of a second are written together
                QVERIFY(desk.queue.active());
            }
            const std::size_t seen = desk.found();
            desk.queue.stop();
            QVERIFY(desk.ended());
            QCOMPARE(desk.record().status, core::RunStatus::Cancelled);
            const auto record = desk.record();
            const QString file = desk.session.project().path;
            QVERIFY(desk.session.closeProject());
            QVERIFY(Case::stored(*core::ProjectFile::open(file.toStdString(), true), record) >= seen);
        });
    }

    // The other kinds fail on their way only where memory runs out; job_recorder_test says the same of them.
    void aJobThatFailsOnItsWaySaysWhyAndIsKept()
    {
        QFETCH_GLOBAL(QString, kind);
        if (kind != "counting")
            return;
        QueueDesk<CountingCase> desk;
        QVERIFY(desk.openSample());
        QSignalSpy failures(&desk.queue, &JobSignals::failed);
        desk.queue.start(core::CountPlan{.target = 9, .failAt = 4});
        QVERIFY(desk.ended());
        QCOMPARE(failures.count(), 1);
        QCOMPARE(desk.record().status, core::RunStatus::Failed);
        QCOMPARE(desk.record().points.size(), std::size_t{4});
        desk.queue.start(core::CountPlan{.target = 9, .failAt = 0});
        QVERIFY(desk.wait([&] { return failures.count() == 2; }));
        QTest::qWait(300);
        QCOMPARE(desk.queue.records().size(), std::size_t{1}); // nothing to look at, and nothing to go on from
    }

    void aStudyThatCannotBeUsedBeginsNothing()
    {
        onKind([](auto kind) {
            using Case = decltype(kind);
            QueueDesk<Case> desk;
            QVERIFY(desk.openSample());
            core::Study study = desk.session.study();
            study.task.panels.clear();
            QVERIFY(desk.session.setStudy(study, QStringLiteral("Remove panels")));
            desk.queue.start(Case::quick());
            QVERIFY(desk.queue.active());
            QVERIFY(desk.wait([&] { return !desk.queue.active(); }));
            QVERIFY(desk.queue.records().empty());
        });
    }
};

PANELWISE_GUILESS_TEST(JobQueueTest)

} // namespace job_queue_test

#include "job_queue_test.moc"
