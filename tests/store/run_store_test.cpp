// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/import_store_p.h"
#include "core/store/project_file.h"
#include "core/store/project_schema_p.h"
#include "core/store/sqlite_p.h"
#include "core/store/study_store_p.h"
#include "tests/store/project_fixtures.h"
#include "tests/store/run_fixtures.h"
#include "tests/test_program.h"

#include <filesystem>

namespace run_store_test {

using namespace core;
namespace fs = std::filesystem;
using Names = std::vector<std::string>;

// The first layout, word for word as it was released.
constexpr Sql kVersion1{R"(
CREATE TABLE import (
    id INTEGER PRIMARY KEY,
    source TEXT NOT NULL,
    row_count INTEGER NOT NULL CHECK (row_count >= 0),
    column_count INTEGER NOT NULL CHECK (column_count >= 0),
    imported_at INTEGER NOT NULL,
    fingerprint BLOB NOT NULL
) STRICT;
CREATE TABLE import_column (
    import INTEGER NOT NULL REFERENCES import (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    kind INTEGER NOT NULL,
    level_count INTEGER NOT NULL,
    PRIMARY KEY (import, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE import_chunk (
    id INTEGER PRIMARY KEY,
    import INTEGER NOT NULL,
    position INTEGER NOT NULL,
    part INTEGER NOT NULL CHECK (part IN (0, 1)),
    chunk INTEGER NOT NULL,
    fingerprint BLOB NOT NULL,
    content BLOB NOT NULL,
    UNIQUE (import, position, part, chunk),
    FOREIGN KEY (import, position) REFERENCES import_column (import, position) ON DELETE CASCADE
) STRICT;
CREATE TABLE study (
    id INTEGER PRIMARY KEY,
    import INTEGER NOT NULL REFERENCES import (id),
    revision INTEGER NOT NULL,
    saved_at INTEGER NOT NULL,
    task TEXT NOT NULL,
    split TEXT NOT NULL,
    fingerprint BLOB NOT NULL
) STRICT;
PRAGMA user_version = 1;
PRAGMA application_id = 0x50576973;
)"};

class RunStoreTest : public QObject {
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

    void makeVersion1(const fs::path& file) const
    {
        const Result<Database> database = Database::open(file, Database::Mode::Create);
        if (!database || !database->execute(kVersion1) || !writeImport(*database, *m_table, {}, {}) ||
            !writeStudy(*database, m_study))
            qFatal("cannot make a file of version 1");
    }

    // A finished run, and a stopped one with a checkpoint after 10 of its 17 points.
    void makeTwoRuns(const fs::path& file) const
    {
        ProjectFile project = created(file);
        const RunId first = *project.start(fixtures::runStart());
        const TensorBundle policy = fixtures::bundle(1);
        if (!project.save(first, fixtures::points(0, 3)) ||
            !project.finish(first, RunStatus::Finished, {.summary = fixtures::summary(), .policy = policy}))
            qFatal("cannot store a run");
        const RunId second = *project.start(fixtures::runStart());
        if (!project.save(second, fixtures::points(0, 10)) || !project.save(second, fixtures::bundle(2)) ||
            !project.save(second, fixtures::points(10, 7)) ||
            !project.finish(second, RunStatus::Cancelled, {.summary = fixtures::summary()}))
            qFatal("cannot store a run");
    }

    static void alter(const fs::path& file, Sql statement)
    {
        const Result<Database> database = Database::open(file, Database::Mode::ReadWrite);
        if (!database || !database->execute(statement))
            qFatal("cannot alter the file");
    }

private Q_SLOTS:
    void everythingOfARunComesBackAsItWas()
    {
        const fixtures::Folder folder;
        const TensorBundle policy = fixtures::bundle(3);
        {
            ProjectFile project = created(folder / "a.panelwise");
            QVERIFY(project.runs()->empty());
            const Result<RunId> run = project.start(fixtures::runStart());
            QVERIFY(run.ok());
            QVERIFY(project.save(*run, fixtures::points(0, 30)).ok());
            QVERIFY(project.save(*run, {}).ok());
            QVERIFY(project.save(*run, fixtures::points(30, 1)).ok());
            QVERIFY(project.save(*run, fixtures::bundle(1)).ok());
            QVERIFY(project.save(*run, fixtures::bundle(2)).ok()); // replaces
            QCOMPARE(project.runs()->front().status, RunStatus::Running);
            QVERIFY(*project.checkpoint(*run) == fixtures::bundle(2));
            QVERIFY(
                project.finish(*run, RunStatus::Cancelled, {.summary = fixtures::summary(), .policy = policy}).ok());
        }
        QCOMPARE(fixtures::namesIn(folder.path()), Names{"a.panelwise"});
        const Result<ProjectFile> project = ProjectFile::open(folder / "a.panelwise");
        QVERIFY(project.ok());
        const Result<std::vector<RunRecord>> runs = project->runs();
        QVERIFY(runs.ok());
        QCOMPARE(runs->size(), std::size_t{1});
        const RunRecord& record = runs->front();
        QVERIFY(record.start == fixtures::runStart());
        QCOMPARE(record.status, RunStatus::Cancelled);
        QVERIFY(record.startedAt > 1'500'000'000); // this century
        QVERIFY(record.hasCheckpoint && record.hasPolicy);
        QVERIFY(*project->points(record.id) == fixtures::points(0, 31));
        QVERIFY(*project->checkpoint(record.id) == fixtures::bundle(2));
        QVERIFY(*project->policy(record.id) == policy);
    }

    void aSummaryKeepsUndefinedFiguresUndefined()
    {
        const fixtures::Folder folder;
        makeTwoRuns(folder / "a.panelwise");
        const std::optional<TrainingSummary> back = ProjectFile::open(folder / "a.panelwise")->runs()->front().summary;
        const TrainingSummary expected = fixtures::summary();
        QVERIFY(back.has_value());
        QVERIFY(!back->train.has_value());
        QVERIFY(back->validation == expected.validation);
        QVERIFY(back->test == expected.test);
        QVERIFY(!back->test->precision.value.has_value());
        QCOMPARE(back->end, expected.end);
        QCOMPARE(back->bestAtStep, expected.bestAtStep);
        QCOMPARE(back->timing.environmentSteps, expected.timing.environmentSteps);
        QCOMPARE(back->timing.totalSeconds, expected.timing.totalSeconds);
        QVERIFY(back->notices == expected.notices);
    }

    // 4 MiB fill a chunk of a bundle.
    void aLargePolicyComesBack()
    {
        const fixtures::Folder folder;
        const TensorBundle large = fixtures::bundle(1, 3'000'000); // 12 MB
        ProjectFile project = created(folder / "a.panelwise");
        const RunId run = *project.start(fixtures::runStart());
        QVERIFY(project.finish(run, RunStatus::Finished, {.summary = fixtures::summary(), .policy = large}).ok());
        QVERIFY(*project.policy(run) == large);
    }

    void aFinishedRunNeedsNoCheckpoint()
    {
        const fixtures::Folder folder;
        makeTwoRuns(folder / "a.panelwise");
        ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QVERIFY(!project.runs()->front().hasCheckpoint);
        QCOMPARE(project.checkpoint({1}).error().code, ErrorCode::RunNotResumable);
        QCOMPARE(project.resume(RunId{1}).error().code, ErrorCode::RunNotResumable);
        QCOMPARE(project.policy({2}).error().code, ErrorCode::PolicyMissing);
    }

    void resumingGoesBackToTheCheckpoint()
    {
        const fixtures::Folder folder;
        makeTwoRuns(folder / "a.panelwise");
        ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QCOMPARE(project.points({2})->size(), std::size_t{17});
        QVERIFY(project.resume(RunId{2}).ok());
        QVERIFY(*project.points({2}) == fixtures::points(0, 10));
        QCOMPARE(project.runs()->back().status, RunStatus::Running);
        QVERIFY(!project.runs()->back().summary.has_value());
        QCOMPARE(project.resume(RunId{2}).error().code, ErrorCode::RunNotResumable); // it runs already
        QVERIFY(project.save(RunId{2}, fixtures::points(10, 5)).ok());
        QVERIFY(*project.points({2}) == fixtures::points(0, 15));
        QVERIFY(project.finish(RunId{2}, RunStatus::Finished, {.summary = fixtures::summary()}).ok());
        QCOMPARE(project.runs()->back().status, RunStatus::Finished);
    }

    void aRunWithoutCheckpointBeginsAgain()
    {
        const fixtures::Folder folder;
        ProjectFile project = created(folder / "a.panelwise");
        const RunId run = *project.start(fixtures::runStart());
        QVERIFY(project.save(run, fixtures::points(0, 3)).ok());
        QVERIFY(project.finish(run, RunStatus::Failed, {}).ok());
        QVERIFY(project.resume(run).ok());
        QVERIFY(project.points(run)->empty());
    }

    void onlyARunThatRunsHereTakesMore()
    {
        const fixtures::Folder folder;
        makeTwoRuns(folder / "a.panelwise");
        ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QCOMPARE(project.save(RunId{1}, fixtures::points(0, 1)).error().code, ErrorCode::RunNotResumable);
        QCOMPARE(project.save(RunId{9}, fixtures::bundle(1)).error().code, ErrorCode::RunUnknown);
        QCOMPARE(project.points({9}).error().code, ErrorCode::RunUnknown);
        QCOMPARE(project.policy({9}).error().code, ErrorCode::RunUnknown);
        QCOMPARE(project.resume(RunId{9}).error().code, ErrorCode::RunUnknown);
        QCOMPARE(project.remove(RunId{9}).error().code, ErrorCode::RunUnknown);
    }

    void anEditedStudyLeavesTheRunsAlone()
    {
        const fixtures::Folder folder;
        makeTwoRuns(folder / "a.panelwise");
        ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QVERIFY(project.saveStudy(fixtures::study(*m_table, 5)).ok());
        QCOMPARE(project.runs()->size(), std::size_t{2});
        QVERIFY(project.saveCopy(folder / "copy.panelwise").ok());
        const ProjectFile copy = *ProjectFile::open(folder / "copy.panelwise");
        QVERIFY(*copy.policy({1}) == fixtures::bundle(1));
        QVERIFY(*copy.points({2}) == fixtures::points(0, 17));
    }

    // Judged on everybody: folds are kept until it is finished, what all patients taught for good.
    void foldsAreKeptUntilTheEndAndTheFinalPolicyForGood()
    {
        const fixtures::Folder folder;
        RunStart start = fixtures::runStart();
        start.plan.judging = {.folds = 10, .repeats = 2};
        {
            ProjectFile project = created(folder / "a.panelwise");
            const RunId run = *project.start(start);
            QVERIFY(project.save(run, NamedPart{"fold/0", fixtures::bundle(5)}).ok());
            QVERIFY(project.save(run, NamedPart{"fold/0", fixtures::bundle(6)}).ok()); // in its place
            QVERIFY(project.save(run, NamedPart{"fold/1", fixtures::bundle(7)}).ok());
            QVERIFY(project.finish(run, RunStatus::Cancelled, {.summary = fixtures::summary()}).ok());
            QCOMPARE(project.finalPolicy(run).error().code, ErrorCode::PolicyMissing);
        }
        ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QVERIFY(project.runs()->front().start == start);
        const RunId run = project.runs()->front().id;
        const auto parts = project.runParts(run);
        QCOMPARE(parts->size(), std::size_t{2});
        QVERIFY(parts->at("fold/0") == fixtures::bundle(6) && parts->at("fold/1") == fixtures::bundle(7));
        QVERIFY(project.resume(run).ok());
        QVERIFY(project.save(run, NamedPart{kFinalRunPart, fixtures::bundle(8)}).ok());
        TrainingSummary summary = fixtures::summary();
        summary.judged = JudgedPatients{.folds = 10, .repeats = 2, .patients = 40, .cases = 10};
        summary.pooled = summary.test;
        QVERIFY(project.finish(run, RunStatus::Finished, {.summary = summary}).ok());
        QCOMPARE(project.runParts(run)->size(), std::size_t{1});
        QVERIFY(*project.finalPolicy(run) == fixtures::bundle(8));
        const RunRecord record = *project.record(run);
        QVERIFY(record.hasFinalPolicy() && record.summary->judged == summary.judged);
        QVERIFY(record.summary->pooled == summary.test);
        QVERIFY(project.remove(run).ok());
        QCOMPARE(project.finalPolicy(run).error().code, ErrorCode::RunUnknown);
    }

    void aFileOfTheFirstVersionOpensAndTakesRuns()
    {
        const fixtures::Folder folder;
        makeVersion1(folder / "old.panelwise");
        const std::string before = fixtures::bytesOf(folder / "old.panelwise");
        {
            ProjectFile project = *ProjectFile::open(folder / "old.panelwise");
            QCOMPARE(project.access(), ProjectAccess::Writable);
            QVERIFY(project.study() == m_study);
            QVERIFY(project.runs()->empty());
            QVERIFY(fixtures::bytesOf(folder / "old.panelwise") == before); // only looked at so far
            // A second window finds the old tables, too.
            const Result<ProjectFile> second = ProjectFile::open(folder / "old.panelwise");
            QVERIFY2(second.ok(), second ? "" : second.error().detail.c_str());
            QCOMPARE(second->access(), ProjectAccess::ReadOnlyInUse);
            QVERIFY(second->runs()->empty());
            QVERIFY(project.start(fixtures::runStart()).ok());
            QCOMPARE(second->runs()->size(), std::size_t{1});
        }
        const Result<ProjectFile> migrated = ProjectFile::open(folder / "old.panelwise");
        QVERIFY(migrated.ok());
        QCOMPARE(migrated->import()->fingerprint(), m_table->fingerprint());
        QVERIFY(migrated->study() == m_study);
        QVERIFY(migrated->runs()->front().start == fixtures::runStart());
        QCOMPARE(Database::open(folder / "old.panelwise", Database::Mode::ReadOnly)->number("PRAGMA user_version"),
                 std::int64_t{kSchemaVersion});
    }

    void aReadOnlyFileOfTheFirstVersionHasNoRuns()
    {
        const fixtures::Folder folder;
        makeVersion1(folder / "old.panelwise");
        const std::string before = fixtures::bytesOf(folder / "old.panelwise");
        const ProjectFile project = *ProjectFile::open(folder / "old.panelwise", true);
        QVERIFY(project.study() == m_study);
        QVERIFY(project.runs()->empty());
        QCOMPARE(project.policy({1}).error().code, ErrorCode::RunUnknown);
        QCOMPARE(project.runParts({1}).error().code, ErrorCode::RunUnknown);
        QVERIFY(fixtures::bytesOf(folder / "old.panelwise") == before);
        QCOMPARE(fixtures::namesIn(folder.path()), Names{"old.panelwise"});
    }

    void damageInARunIsAnErrorOfReadingItNotOfTheProject()
    {
        const fixtures::Folder folder;
        makeTwoRuns(folder / "a.panelwise");
        alter(folder / "a.panelwise", "UPDATE run_bundle_chunk SET content = zeroblob(length(content)) WHERE kind = 1");
        alter(folder / "a.panelwise", "UPDATE run_points SET content = zeroblob(length(content)) WHERE run = 1");
        const ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QCOMPARE(project.runs()->size(), std::size_t{2});
        QCOMPARE(project.policy({1}).error().code, ErrorCode::ProjectDamaged);
        QCOMPARE(project.policy({1}).error().detail, std::string("policy of run 1"));
        QCOMPARE(project.points({1}).error().code, ErrorCode::ProjectDamaged);
        QVERIFY(*project.points({2}) == fixtures::points(0, 17)); // the others are as they were
        QVERIFY(*project.checkpoint({2}) == fixtures::bundle(2));
    }

    void piecesThatAreMissingOrOutOfPlaceAreNoticed()
    {
        const fixtures::Folder folder;
        makeTwoRuns(folder / "a.panelwise");
        alter(folder / "a.panelwise", "DELETE FROM run_points WHERE run = 2 AND first = 0");
        alter(folder / "a.panelwise", "DELETE FROM run_bundle_chunk WHERE run = 2");
        const ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QCOMPARE(project.points({2}).error().code, ErrorCode::ProjectDamaged);
        QCOMPARE(project.checkpoint({2}).error().code, ErrorCode::ProjectDamaged);
    }
};

PANELWISE_GUILESS_TEST(RunStoreTest)

} // namespace run_store_test

#include "run_store_test.moc"
