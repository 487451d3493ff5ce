// SPDX-License-Identifier: GPL-3.0-or-later
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
        const BaselineId first = *project.start(fixtures::baselineStart());
        const BaselineId second = *project.start(fixtures::baselineStart());
        if (!project.save(first, fixtures::scoredRun(4)) || !project.save(first, fixtures::scoredRun(1)) ||
            !project.save(first, fixtures::systemRun(4, 1)) || !project.save(second, fixtures::scoredRun(4)) ||
            !project.finish(first, RunStatus::Finished, {}) || !project.finish(second, RunStatus::Cancelled, {}))
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
        QCOMPARE(project.baselineScores({9}, allSystems()[1]).error().code, ErrorCode::TableUnknown);
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
        QCOMPARE(project.resume(BaselineId{1}).error().code, ErrorCode::TableNotResumable); // it is finished
        QVERIFY(project.resume(BaselineId{2}).ok());
        QCOMPARE(project.baselines()->back().status, RunStatus::Running);
        QCOMPARE(project.resume(BaselineId{2}).error().code, ErrorCode::TableNotResumable); // it runs already
        SystemRun again = fixtures::scoredRun(4);
        again.setting = "other";
        QVERIFY(project.save(BaselineId{2}, again).ok());
        QVERIFY(project.save(BaselineId{2}, fixtures::systemRun(0, 2)).ok());
        QVERIFY(project.finish(BaselineId{2}, RunStatus::Finished, {}).ok());
        const BaselineRecord record = project.baselines()->back();
        QCOMPARE(record.runs.size(), std::size_t{2});
        QCOMPARE(record.runs[0].setting, std::string("other"));
        QCOMPARE(record.runs[1].repeat, std::uint64_t{2});
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
            QCOMPARE(project.baselineScores({1}, {}).error().code, ErrorCode::TableUnknown);
            QVERIFY(fixtures::bytesOf(file) == before); // only looked at so far
            QVERIFY(project.start(fixtures::frontStart()).ok());
            QVERIFY(project.start(fixtures::baselineStart()).ok());
        }
        const Result<ProjectFile> migrated = ProjectFile::open(file);
        QVERIFY(migrated.ok());
        QCOMPARE(migrated->import()->fingerprint(), m_table->fingerprint());
        QVERIFY(migrated->fronts()->front().start == fixtures::frontStart());
        QVERIFY(migrated->baselines()->front().start == fixtures::baselineStart());
        QCOMPARE(Database::open(file, Database::Mode::ReadOnly)->number("PRAGMA user_version"),
                 std::int64_t{kSchemaVersion});
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
};

PANELWISE_GUILESS_TEST(BaselineStoreTest)

} // namespace baseline_store_test

#include "baseline_store_test.moc"
