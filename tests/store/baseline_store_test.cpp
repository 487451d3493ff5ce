// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/store/import_store_p.h"
#include "core/store/project_file.h"
#include "core/store/project_schema_p.h"
#include "core/store/score_bundles_p.h"
#include "core/store/sqlite_p.h"
#include "core/store/study_store_p.h"
#include "tests/store/baseline_fixtures.h"
#include "tests/store/front_fixtures.h"
#include "tests/store/project_fixtures.h"
#include "tests/store/run_fixtures.h"
#include "tests/test_program.h"

#include <QElapsedTimer>
#include <QProcess>

#include <csignal>
#include <filesystem>

namespace baseline_store_test {

using namespace core;
namespace fs = std::filesystem;

class BaselineStoreTest : public QObject {
    Q_OBJECT

    TablePtr m_table = fixtures::table(40);
    Study m_study = fixtures::study(*m_table, 4);

    ProjectFile created(const fs::path& file) const
    {
        ProjectCreation creation = ProjectFile::create(file, m_table, m_study);
        if (!creation.project)
            qFatal("cannot create: %s", creation.error ? creation.error->detail.c_str() : "cancelled");
        return std::move(*creation.project);
    }

    std::string m_twoTables; // bytes of a project

    // A finished table of three runs, two of them with scores, and a stopped one of one run. Written once, then copied.
    void makeTwoTables(const fs::path& file)
    {
        if (m_twoTables.empty()) {
            writeTwoTables(file);
            m_twoTables = fixtures::bytesOf(file);
        } else {
            fixtures::writeBytes(file, m_twoTables);
        }
    }

    void writeTwoTables(const fs::path& file) const
    {
        ProjectFile project = created(file);
        const BaselineId first = *project.startBaselines(fixtures::baselineStart());
        const BaselineId second = *project.startBaselines(fixtures::baselineStart());
        if (!project.saveSystemRun(first, fixtures::scoredRun(4)) ||
            !project.saveSystemRun(first, fixtures::scoredRun(1)) ||
            !project.saveSystemRun(first, fixtures::systemRun(4, 1)) ||
            !project.saveSystemRun(second, fixtures::scoredRun(4)) ||
            !project.finishBaselines(first, RunStatus::Finished) ||
            !project.finishBaselines(second, RunStatus::Cancelled))
            qFatal("cannot store a table");
    }

    static void alter(const fs::path& file, Sql statement)
    {
        const Result<Database> database = Database::open(file, Database::Mode::ReadWrite);
        if (!database || !database->execute(statement))
            qFatal("cannot alter the file");
    }

private Q_SLOTS:
    void everythingOfATableComesBackToTheLastBit()
    {
        const fixtures::Folder folder;
        makeTwoTables(folder / "a.panelwise");
        const Result<ProjectFile> project = ProjectFile::open(folder / "a.panelwise");
        QVERIFY(project.ok());
        const Result<std::vector<BaselineRecord>> tables = project->baselines();
        QVERIFY(tables.ok());
        QCOMPARE(tables->size(), std::size_t{2});
        const BaselineRecord& finished = tables->front();
        QCOMPARE(finished.id.value, std::int64_t{1});
        QVERIFY(finished.start == fixtures::baselineStart());
        QCOMPARE(finished.status, RunStatus::Finished);
        QVERIFY(finished.startedAt > 1'500'000'000); // this century
        QCOMPARE(finished.runs.size(), std::size_t{3});
        QVERIFY(fixtures::sameRun(finished.runs[0], fixtures::systemRun(4, 0))); // in the order of finishing
        QVERIFY(fixtures::sameRun(finished.runs[1], fixtures::systemRun(1, 0)));
        QVERIFY(fixtures::sameRun(finished.runs[2], fixtures::systemRun(4, 1)));
        QVERIFY(!finished.runs[0].testScores); // read only when asked for
        QCOMPARE(tables->back().status, RunStatus::Cancelled);
    }

    void scoresOfARowComeBackWhenAskedFor()
    {
        const fixtures::Folder folder;
        makeTwoTables(folder / "a.panelwise");
        const ProjectFile project = *ProjectFile::open(folder / "a.panelwise", true);
        const Result<BaselineScores> scores = project.baselineScores({1}, allSystems()[1]);
        QVERIFY(scores.ok());
        QVERIFY(*scores->validation == fixtures::scoredPatients(1, 7));
        QVERIFY(*scores->test == fixtures::scoredPatients(2, 5));
        QCOMPARE(project.baselineScores({2}, allSystems()[1]).error().code, ErrorCode::PolicyMissing);
        QCOMPARE(project.baselineScores({9}, allSystems()[1]).error().code, ErrorCode::RunUnknown);
    }

    void scoresThatDoNotAddUpAreRefused()
    {
        const auto refused = [](auto spoil) {
            ScoredPatients test = fixtures::scoredPatients(0, 4);
            spoil(test);
            const BaselineScores scores{.validation =
                                            std::make_shared<const ScoredPatients>(fixtures::scoredPatients(0, 3)),
                                        .test = std::make_shared<const ScoredPatients>(test)};
            return !scoresFrom(scoresBundle(scores)).ok();
        };
        QVERIFY(!refused([](ScoredPatients&) {}));
        QVERIFY(refused([](ScoredPatients& scored) { scored.probability[1] = 1.5; }));
        QVERIFY(refused([](ScoredPatients& scored) { scored.cost[1] = std::numeric_limits<double>::infinity(); }));
        QVERIFY(refused([](ScoredPatients& scored) { scored.patients[1] = scored.patients[0]; }));
        QVERIFY(!scoresFrom(TensorBundle()).ok());
    }

    void aStoppedTableGoesOnAndARunIsReplacedByItsLikes()
    {
        const fixtures::Folder folder;
        makeTwoTables(folder / "a.panelwise");
        ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QCOMPARE(project.resumeBaselines({1}).error().code, ErrorCode::RunNotResumable); // it is finished
        QVERIFY(project.resumeBaselines({2}).ok());
        QCOMPARE(project.baselines()->back().status, RunStatus::Running);
        QCOMPARE(project.resumeBaselines({2}).error().code, ErrorCode::RunNotResumable); // it runs already
        SystemRun again = fixtures::scoredRun(4);
        again.setting = "other";
        QVERIFY(project.saveSystemRun({2}, again).ok());
        QVERIFY(project.saveSystemRun({2}, fixtures::systemRun(0, 2)).ok());
        QVERIFY(project.finishBaselines({2}, RunStatus::Finished).ok());
        const BaselineRecord record = project.baselines()->back();
        QCOMPARE(record.runs.size(), std::size_t{2});
        QCOMPARE(record.runs[0].setting, std::string("other"));
        QCOMPARE(record.runs[1].repeat, std::uint64_t{2});
    }

    void onlyATableThatIsMadeHereTakesMore()
    {
        const fixtures::Folder folder;
        makeTwoTables(folder / "a.panelwise");
        ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QCOMPARE(project.saveSystemRun({2}, fixtures::systemRun(0, 0)).error().code, ErrorCode::RunNotResumable);
        QCOMPARE(project.saveSystemRun({9}, fixtures::systemRun(0, 0)).error().code, ErrorCode::RunUnknown);
        QCOMPARE(project.resumeBaselines({9}).error().code, ErrorCode::RunUnknown);
        QCOMPARE(project.removeBaselines({9}).error().subject, std::string("table 9"));
        const std::string before = fixtures::bytesOf(folder / "a.panelwise");
        ProjectFile looked = *ProjectFile::open(folder / "a.panelwise", true);
        QCOMPARE(looked.startBaselines(fixtures::baselineStart()).error().code, ErrorCode::ProjectReadOnly);
        QCOMPARE(looked.removeBaselines({1}).error().code, ErrorCode::ProjectReadOnly);
        QVERIFY(fixtures::bytesOf(folder / "a.panelwise") == before);
    }

    void aPlanNobodyCouldReadAgainIsNotBegun()
    {
        const fixtures::Folder folder;
        ProjectFile project = created(folder / "a.panelwise");
        BaselineStart start = fixtures::baselineStart();
        start.plan.systems.clear();
        QCOMPARE(project.startBaselines(start).error().code, ErrorCode::PlanValueInvalid);
        QVERIFY(project.baselines()->empty());
    }

    void aRemovedTableLeavesNothingAndItsNumberIsNotGivenAgain()
    {
        const fixtures::Folder folder;
        makeTwoTables(folder / "a.panelwise");
        {
            ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
            QVERIFY(project.removeBaselines({2}).ok());
            QVERIFY(project.removeBaselines({1}).ok());
            QCOMPARE(project.startBaselines(fixtures::baselineStart())->value, std::int64_t{3});
            QVERIFY(project.removeBaselines({3}).ok());
        }
        const Result<Database> database = Database::open(folder / "a.panelwise", Database::Mode::ReadOnly);
        QCOMPARE(database->number("SELECT (SELECT count(*) FROM system_run) + (SELECT count(*) FROM baselines_end) + "
                                  "(SELECT count(*) FROM system_scores) + (SELECT count(*) FROM system_scores_chunk)"),
                 std::int64_t{0});
    }

    void aTableNobodyMakesIsInterruptedAndACopyTakesItOver()
    {
        const fixtures::Folder folder;
        ProjectFile project = created(folder / "a.panelwise");
        const BaselineId table = *project.startBaselines(fixtures::baselineStart());
        QVERIFY(project.saveSystemRun(table, fixtures::scoredRun(2)).ok());
        QCOMPARE(project.baselines()->front().status, RunStatus::Running);
        QVERIFY(project.saveCopy(folder / "copy.panelwise").ok());
        ProjectFile copy = *ProjectFile::open(folder / "copy.panelwise");
        QVERIFY(copy.takeOverRuns(project).ok());
        QCOMPARE(copy.baselines()->front().status, RunStatus::Running);
        QVERIFY(copy.saveSystemRun(table, fixtures::scoredRun(3)).ok());
        QVERIFY(*copy.baselineScores(table, allSystems()[2])->test == fixtures::scoredPatients(3, 5));
        // Closed without an end, as when the window is closed over it.
        QVERIFY(project.close().ok());
        QCOMPARE(ProjectFile::open(folder / "a.panelwise")->baselines()->front().status, RunStatus::Interrupted);
    }

    void aFileOfTheThirdVersionOpensAndTakesTables()
    {
        const fixtures::Folder folder;
        const fs::path file = folder / "old.panelwise";
        {
            const Result<Database> database = Database::open(file, Database::Mode::Create);
            QVERIFY(database.ok() && migrate(*database, projectMigrations().first(3), 0).ok());
            QVERIFY(writeImport(*database, *m_table, {}, {}).ok() && writeStudy(*database, m_study).ok());
        }
        const std::string before = fixtures::bytesOf(file);
        {
            ProjectFile project = *ProjectFile::open(file);
            QVERIFY(project.study() == m_study);
            QVERIFY(project.baselines()->empty());
            QCOMPARE(project.baselineScores({1}, {}).error().code, ErrorCode::RunUnknown);
            QVERIFY(fixtures::bytesOf(file) == before); // only looked at so far
            QVERIFY(project.startFront(fixtures::frontStart()).ok());
            QVERIFY(project.startBaselines(fixtures::baselineStart()).ok());
        }
        const Result<ProjectFile> migrated = ProjectFile::open(file);
        QVERIFY(migrated.ok());
        QCOMPARE(migrated->import()->fingerprint(), m_table->fingerprint());
        QVERIFY(migrated->fronts()->front().start == fixtures::frontStart());
        QVERIFY(migrated->baselines()->front().start == fixtures::baselineStart());
        QCOMPARE(Database::open(file, Database::Mode::ReadOnly)->number("PRAGMA user_version"), std::int64_t{4});
    }

    void damageInScoresIsAnErrorOfReadingThemNotOfTheTable()
    {
        const fixtures::Folder folder;
        makeTwoTables(folder / "a.panelwise");
        alter(folder / "a.panelwise", "UPDATE system_scores_chunk SET content = zeroblob(length(content)) "
                                      "WHERE baselines = 2");
        alter(folder / "a.panelwise", "UPDATE system_scores SET byte_count = 7 WHERE system = 'rf'");
        const ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QCOMPARE(project.baselines()->size(), std::size_t{2});
        const Error error = project.baselineScores({2}, allSystems()[4]).error();
        QCOMPARE(error.code, ErrorCode::ProjectDamaged);
        QCOMPARE(error.detail, std::string("scores of network in table 2"));
        QCOMPARE(project.baselineScores({1}, allSystems()[1]).error().code, ErrorCode::ProjectDamaged);
        QVERIFY(project.baselineScores({1}, allSystems()[4]).ok()); // the others are as they were
    }

    void scoresThatChangedPlacesAreNoticed()
    {
        const fixtures::Folder folder;
        makeTwoTables(folder / "a.panelwise");
        alter(folder / "a.panelwise",
              "PRAGMA foreign_keys = OFF; "
              "UPDATE system_scores SET baselines = 3 WHERE baselines = 2; "
              "UPDATE system_scores_chunk SET baselines = 3 WHERE baselines = 2; "
              "UPDATE system_scores SET baselines = 2 WHERE baselines = 1 AND system = 'network'; "
              "UPDATE system_scores_chunk SET baselines = 2 WHERE baselines = 1 AND system = 'network'; "
              "DELETE FROM system_scores WHERE baselines = 3; DELETE FROM system_scores_chunk WHERE baselines = 3");
        const ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QCOMPARE(project.baselineScores({2}, allSystems()[4]).error().code, ErrorCode::ProjectDamaged);
    }

    void aTableWhoseRowChangedIsNotShownAsItStands()
    {
        for (const Sql change :
             {Sql("UPDATE baselines SET patients = 1 WHERE id = 1"), Sql("UPDATE baselines SET plan = '{}'"),
              Sql("UPDATE baselines SET split = replace(split, '11', '12')"),
              Sql("UPDATE baselines_end SET status = 3 WHERE baselines = 1"),
              Sql("UPDATE system_run SET content = replace(content, 'depth=4', 'depth=5')"),
              Sql("UPDATE system_run SET repeat = 2 WHERE baselines = 1 AND repeat = 1"),
              Sql("UPDATE system_run SET system = 'lr' WHERE baselines = 1 AND system = 'rf'")}) {
            const fixtures::Folder folder;
            makeTwoTables(folder / "a.panelwise");
            alter(folder / "a.panelwise", change);
            ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
            QVERIFY2(!project.baselines().ok(), change.text.data());
            QCOMPARE(project.baselines().error().code, ErrorCode::ProjectDamaged);
            QVERIFY(project.removeBaselines({1}).ok()); // a way out
        }
    }

    void killsLoseNothingOfATableThatWasAcknowledged()
    {
        const fixtures::Folder folder;
        const fs::path file = folder / "a.panelwise";
        QVERIFY(created(file).startBaselines(fixtures::baselineStart()).ok());
        RandomStream random(Seed{53}, "kill moments");
        std::size_t known = 0;
        for (int kill = 0; kill < 6; ++kill) {
            QProcess child;
            child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            child.start(BASELINE_KILL_CHILD, {QString::fromStdString(file.string())});
            QVERIFY(child.waitForReadyRead(20'000));
            QTest::qSleep(static_cast<int>(random.below(120)));
            QCOMPARE(child.state(), QProcess::Running); // else its exit code tells what went wrong
            ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
            QVERIFY(child.waitForFinished(10'000));
            for (const QByteArray& line : child.readAllStandardOutput().split('\n'))
                if (line.startsWith("r "))
                    known = line.mid(2).toULongLong() + 1;
            const Result<ProjectFile> project = ProjectFile::open(file);
            QVERIFY2(project.ok(), project ? "" : project.error().detail.c_str());
            const BaselineRecord record = project->baselines()->front();
            QCOMPARE(record.status, RunStatus::Interrupted);
            QVERIFY2(record.runs.size() >= known, "an acknowledged run is gone");
            QVERIFY2(record.runs.size() <= known + 1, "a run nobody made");
            for (std::size_t number = 0; number < record.runs.size() && number < 13; ++number)
                QVERIFY(project->baselineScores({1}, record.runs[number].system).ok());
            known = record.runs.size();
        }
        QVERIFY(known > 6);
    }
};

PANELWISE_GUILESS_TEST(BaselineStoreTest)

} // namespace baseline_store_test

#include "baseline_store_test.moc"
