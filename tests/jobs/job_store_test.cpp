// SPDX-License-Identifier: GPL-3.0-or-later
// What the project file promises of a job, whatever its kind.
#include "core/base/random.h"
#include "tests/jobs/job_samples.h"
#include "tests/store/project_fixtures.h"
#include "tests/store/size_limit.h"
#include "tests/test_program.h"

#include <QElapsedTimer>
#include <QProcess>

#include <csignal>
#include <filesystem>

namespace job_store_test {

using namespace core;
namespace fs = std::filesystem;

class JobStoreTest : public QObject {
    Q_OBJECT

    const TrialKind m_counting{kCounts, JobRows<CountingKind>::tables};
    TablePtr m_table = fixtures::table(40);
    Study m_study = fixtures::study(*m_table, 4);

    template <typename Work>
    static void onKind(Work work)
    {
        QFETCH_GLOBAL(QString, kind);
        fixtures::onKind(kind.toStdString(), work);
    }

    ProjectFile created(const fs::path& file) const
    {
        ProjectCreation creation = ProjectFile::create(file, m_table, m_study);
        if (!creation.project)
            qFatal("cannot create: %s", creation.error ? creation.error->detail.c_str() : "cancelled");
        return std::move(*creation.project);
    }

    template <typename Sample>
    static void doSteps(ProjectFile& project, JobId<typename Sample::Kind> job, std::size_t first, std::size_t count)
    {
        for (std::size_t number = first; number < first + count; ++number)
            for (const auto& part : Sample::step(number))
                if (!project.save(job, part))
                    qFatal("cannot save");
    }

    // A finished job of three steps, and a stopped one of two.
    template <typename Sample>
    void makeTwo(const fs::path& file, Sample) const
    {
        ProjectFile project = created(file);
        const auto first = *project.start(Sample::start());
        const auto second = *project.start(Sample::start());
        doSteps<Sample>(project, first, 0, 3);
        doSteps<Sample>(project, second, 0, 2);
        if (!project.finish(first, RunStatus::Finished, Sample::end(RunEnd::Finished)) ||
            !project.finish(second, RunStatus::Cancelled, Sample::end(RunEnd::Cancelled)))
            qFatal("cannot finish");
    }

    template <typename Sample>
    static auto records(const fs::path& file, Sample, bool readOnly = false)
    {
        return *ProjectFile::open(file, readOnly)->template records<typename Sample::Kind>();
    }

    static void alter(const fs::path& file, Sql statement)
    {
        const Result<Database> database = Database::open(file, Database::Mode::ReadWrite);
        if (!database || !database->execute(statement))
            qFatal("cannot alter the file");
    }

    // The file as it would be found if the program were killed now.
    static void copyAsKilled(const fs::path& from, const fs::path& to)
    {
        fs::copy_file(from, to);
        fs::copy_file(from.string() + "-wal", to.string() + "-wal");
        fixtures::writeBytes(to.string() + "-lock", "+");
    }

private Q_SLOTS:
    void initTestCase_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : fixtures::kKinds)
            QTest::newRow(kind) << kind;
    }

    void whatWasStoredComesBack()
    {
        onKind([this](auto sample) {
            using Sample = decltype(sample);
            const fixtures::Folder folder;
            makeTwo(folder / "a.panelwise", sample);
            QCOMPARE(fixtures::namesIn(folder.path()), std::vector<std::string>{"a.panelwise"});
            const auto two = records(folder / "a.panelwise", sample);
            QCOMPARE(two.size(), std::size_t{2});
            QCOMPARE(two.front().id.value, std::int64_t{1});
            QVERIFY(two.front().start == Sample::start());
            QCOMPARE(two.front().status, RunStatus::Finished);
            QCOMPARE(two.back().status, RunStatus::Cancelled);
            QVERIFY(two.front().startedAt > 1'500'000'000); // this century
            const ProjectFile project = *ProjectFile::open(folder / "a.panelwise", true);
            QCOMPARE(Sample::parts(project, two.back().id), 2 * Sample::step(0).size());
        });
    }

    void aStoppedJobGoesOnWhereItWas()
    {
        onKind([this](auto sample) {
            using Sample = decltype(sample);
            using Kind = typename Sample::Kind;
            const fixtures::Folder folder;
            makeTwo(folder / "a.panelwise", sample);
            ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
            QCOMPARE(project.resume(JobId<Kind>{1}).error().code, Kind::names.notResumable); // it is finished
            const JobId<Kind> job{2};
            QVERIFY(project.resume(job).ok());
            QCOMPARE(project.records<Kind>()->back().status, RunStatus::Running);
            if constexpr (requires { project.records<Kind>()->back().summary; })
                QVERIFY(!project.records<Kind>()->back().summary.has_value());
            QCOMPARE(Sample::parts(project, job), 2 * Sample::step(0).size());
            QCOMPARE(project.resume(job).error().code, Kind::names.notResumable); // it runs already
            doSteps<Sample>(project, job, 2, 1);
            QCOMPARE(Sample::parts(project, job), 3 * Sample::step(0).size());
            QVERIFY(project.finish(job, RunStatus::Finished, Sample::end(RunEnd::Finished)).ok());
            QCOMPARE(project.records<Kind>()->back().status, RunStatus::Finished);
        });
    }

    void aJobNobodyRunsIsInterrupted()
    {
        onKind([this](auto sample) {
            using Sample = decltype(sample);
            using Kind = typename Sample::Kind;
            const fixtures::Folder folder;
            const fs::path file = folder / "a.panelwise", dead = folder / "killed.panelwise";
            ProjectFile project = created(file);
            const JobId<Kind> job = *project.start(Sample::start());
            doSteps<Sample>(project, job, 0, 1);
            QCOMPARE(project.records<Kind>()->front().status, RunStatus::Running);
            // Another window sees it running, because somebody has the file.
            QCOMPARE(records(file, sample).front().status, RunStatus::Running);
            QCOMPARE(records(file, sample, true).front().status, RunStatus::Running);
            copyAsKilled(file, dead);
            QCOMPARE(records(dead, sample, true).front().status, RunStatus::Interrupted);
            ProjectFile killed = *ProjectFile::open(dead);
            QVERIFY(killed.wasInterrupted());
            QCOMPARE(killed.records<Kind>()->front().status, RunStatus::Interrupted);
            // While it is open again another window must not take the old job for a live one.
            QCOMPARE(records(dead, sample).front().status, RunStatus::Interrupted);
            QVERIFY(killed.resume(job).ok());
            QCOMPARE(records(dead, sample).front().status, RunStatus::Running);
            QCOMPARE(Sample::parts(killed, job), Sample::step(0).size());
            // Closed without an end, as when the window is closed over it.
            QVERIFY(project.close().ok());
            QCOMPARE(records(file, sample).front().status, RunStatus::Interrupted);
        });
    }

    void onlyAJobThatRunsHereTakesMore()
    {
        onKind([this](auto sample) {
            using Sample = decltype(sample);
            using Kind = typename Sample::Kind;
            const fixtures::Folder folder;
            makeTwo(folder / "a.panelwise", sample);
            ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
            const auto part = Sample::step(0).front();
            QCOMPARE(project.save(JobId<Kind>{1}, part).error().code, Kind::names.notResumable);
            QCOMPARE(project.save(JobId<Kind>{2}, part).error().code, Kind::names.notResumable);
            QCOMPARE(project.save(JobId<Kind>{9}, part).error().code, Kind::names.unknown);
            QCOMPARE(project.resume(JobId<Kind>{9}).error().code, Kind::names.unknown);
            QCOMPARE(project.remove(JobId<Kind>{9}).error().code, Kind::names.unknown);
            QCOMPARE(project.remove(JobId<Kind>{9}).error().subject, "9");
            QCOMPARE(project.records<Kind>()->back().status, RunStatus::Cancelled);
        });
    }

    void aPlanNobodyCouldReadAgainIsNotBegun()
    {
        onKind([this](auto sample) {
            using Sample = decltype(sample);
            const fixtures::Folder folder;
            ProjectFile project = created(folder / "a.panelwise");
            auto start = Sample::start();
            Sample::spoil(start);
            QCOMPARE(project.start(start).error().code, ErrorCode::PlanValueInvalid);
            QVERIFY(project.records<typename Sample::Kind>()->empty());
        });
    }

    void aRemovedJobLeavesNothingAndItsNumberIsNotGivenAgain()
    {
        onKind([this](auto sample) {
            using Sample = decltype(sample);
            using Kind = typename Sample::Kind;
            const fixtures::Folder folder;
            makeTwo(folder / "a.panelwise", sample);
            {
                ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
                QVERIFY(project.remove(JobId<Kind>{2}).ok());
                QVERIFY(project.remove(JobId<Kind>{1}).ok());
                QVERIFY(project.records<Kind>()->empty());
                QCOMPARE(project.start(Sample::start())->value, std::int64_t{3});
                QVERIFY(project.remove(JobId<Kind>{3}).ok());
            }
            const Result<Database> database = Database::open(folder / "a.panelwise", Database::Mode::ReadOnly);
            QCOMPARE(database->number(Sample::leftovers), std::int64_t{0});
        });
    }

    void aCopyHoldsTheJobsAndTakesOverTheOneUnderWay()
    {
        onKind([this](auto sample) {
            using Sample = decltype(sample);
            using Kind = typename Sample::Kind;
            const fixtures::Folder folder;
            makeTwo(folder / "a.panelwise", sample);
            ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
            QVERIFY(project.saveStudy(fixtures::study(*m_table, 5)).ok()); // leaves the jobs alone
            QVERIFY(project.resume(JobId<Kind>{2}).ok());
            QVERIFY(project.saveCopy(folder / "copy.panelwise").ok());
            ProjectFile copy = *ProjectFile::open(folder / "copy.panelwise");
            QVERIFY(copy.takeOverJobs(project).ok());
            QCOMPARE(copy.records<Kind>()->front().status, RunStatus::Finished);
            QCOMPARE(copy.records<Kind>()->back().status, RunStatus::Running);
            doSteps<Sample>(copy, {2}, 2, 1);
            QCOMPARE(Sample::parts(copy, {2}), 3 * Sample::step(0).size());
        });
    }

    void aReadOnlyProjectShowsItsJobsAndRefusesMore()
    {
        onKind([this](auto sample) {
            using Sample = decltype(sample);
            using Kind = typename Sample::Kind;
            const fixtures::Folder folder;
            makeTwo(folder / "a.panelwise", sample);
            const std::string before = fixtures::bytesOf(folder / "a.panelwise");
            ProjectFile project = *ProjectFile::open(folder / "a.panelwise", true);
            QCOMPARE(project.records<Kind>()->size(), std::size_t{2});
            QCOMPARE(Sample::parts(project, {2}), 2 * Sample::step(0).size());
            QCOMPARE(project.start(Sample::start()).error().code, ErrorCode::ProjectReadOnly);
            QCOMPARE(project.resume(JobId<Kind>{2}).error().code, ErrorCode::ProjectReadOnly);
            QCOMPARE(project.remove(JobId<Kind>{2}).error().code, ErrorCode::ProjectReadOnly);
            QVERIFY(fixtures::bytesOf(folder / "a.panelwise") == before);
            QCOMPARE(fixtures::namesIn(folder.path()), std::vector<std::string>{"a.panelwise"});
        });
    }

    void aJobWhoseRowChangedIsNotShownAsItStands()
    {
        onKind([this](auto sample) {
            using Sample = decltype(sample);
            using Kind = typename Sample::Kind;
            for (const Sql change : Sample::changes()) {
                const fixtures::Folder folder;
                makeTwo(folder / "a.panelwise", sample);
                alter(folder / "a.panelwise", change);
                ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
                QVERIFY2(!project.records<Kind>().ok(), change.text.data());
                QCOMPARE(project.records<Kind>().error().code, ErrorCode::ProjectDamaged);
                QVERIFY(project.remove(JobId<Kind>{1}).ok()); // a way out
            }
        });
    }

    void aFullDiskKeepsWhatWasSavedAndTakesTheRestLater()
    {
        onKind([this](auto sample) {
            using Sample = decltype(sample);
            using Kind = typename Sample::Kind;
            const fixtures::Folder folder;
            {
                ProjectFile project = created(folder / "a.panelwise");
                const JobId<Kind> job = *project.start(Sample::start());
                doSteps<Sample>(project, job, 0, 1);
                {
                    const fixtures::SizeLimit limit(8'192);
                    QVERIFY(!project.save(job, Sample::step(1).front()).ok());
                    QVERIFY(!project.finish(job, RunStatus::Finished, Sample::end(RunEnd::Finished)).ok());
                }
                QCOMPARE(project.records<Kind>()->front().status, RunStatus::Running);
                QCOMPARE(Sample::parts(project, job), Sample::step(0).size());
                doSteps<Sample>(project, job, 1, 1);
                QVERIFY(project.finish(job, RunStatus::Cancelled, Sample::end(RunEnd::Cancelled)).ok());
            }
            const ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
            QCOMPARE(project.records<Kind>()->front().status, RunStatus::Cancelled);
            QCOMPARE(Sample::parts(project, {1}), 2 * Sample::step(0).size());
        });
    }

    void killsLoseNothingThatWasAcknowledged()
    {
        onKind([this](auto sample) {
            using Sample = decltype(sample);
            using Kind = typename Sample::Kind;
            QFETCH_GLOBAL(QString, kind);
            const fixtures::Folder folder;
            const fs::path file = folder / "a.panelwise";
            QVERIFY(created(file).start(Sample::start()).ok());
            RandomStream random(Seed{51}, "kill moments");
            std::size_t known = 0;
            for (int kill = 0; kill < 12; ++kill) {
                QProcess child;
                child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
                child.start(test::programBeside("job_kill_child"), {QString::fromStdString(file.string()), kind});
                QVERIFY(child.waitForReadyRead(20'000));
                QElapsedTimer clock;
                clock.start();
                const int moment = static_cast<int>(random.below(200));
                while (clock.elapsed() < moment)
                    child.waitForReadyRead(static_cast<int>(moment - clock.elapsed()));
                QCOMPARE(child.state(), QProcess::Running); // else its exit code tells what went wrong
                ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
                QVERIFY(child.waitForFinished(10'000));
                const QList<QByteArray> lines = child.readAllStandardOutput().split('\n');
                QVERIFY(lines.size() >= 2);
                known = lines[lines.size() - 2].toULongLong();

                const Result<ProjectFile> project = ProjectFile::open(file);
                QVERIFY2(project.ok(), project ? "" : project.error().detail.c_str());
                QVERIFY(project->wasInterrupted());
                QCOMPARE(project->template records<Kind>()->front().status, RunStatus::Interrupted);
                const std::optional<std::size_t> parts = Sample::parts(*project, {1});
                QVERIFY2(parts.has_value(), "something is not as it was saved");
                QVERIFY2(*parts >= known, "an acknowledged part is gone");
                QVERIFY2(*parts <= known + 1, "a part nobody saved");
            }
            qInfo("12 kills: %zu parts", known);
            QVERIFY(known > 12);
            // What is cut off in the middle of a step is dropped or done again; whole steps stay.
            ProjectFile project = *ProjectFile::open(file);
            const std::size_t whole = *Sample::parts(project, {1}) / Sample::step(0).size();
            QVERIFY(project.resume(JobId<Kind>{1}).ok());
            QCOMPARE(*Sample::parts(project, {1}) / Sample::step(0).size(), whole);
        });
    }
};

PANELWISE_GUILESS_TEST(JobStoreTest)

} // namespace job_store_test

#include "job_store_test.moc"
