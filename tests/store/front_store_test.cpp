// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/store/import_store_p.h"
#include "core/store/project_file.h"
#include "core/store/project_schema_p.h"
#include "core/store/sqlite_p.h"
#include "core/store/study_store_p.h"
#include "tests/store/front_fixtures.h"
#include "tests/store/project_fixtures.h"
#include "tests/store/run_fixtures.h"
#include "tests/test_program.h"

#include <QElapsedTimer>
#include <QProcess>

#include <csignal>
#include <filesystem>

namespace front_store_test {

using namespace core;
namespace fs = std::filesystem;
using Names = std::vector<std::string>;

class FrontStoreTest : public QObject {
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

    // As it was before there were fronts: the tables of runs are there, and one run in them.
    void makeVersion2(const fs::path& file) const
    {
        {
            const Result<Database> database = Database::open(file, Database::Mode::Create);
            if (!database || !migrate(*database, projectMigrations().first(2), 0) ||
                !writeImport(*database, *m_table, {}, {}) || !writeStudy(*database, m_study))
                qFatal("cannot make a file of version 2");
        }
    }

    static void search(ProjectFile& project, FrontId front, std::size_t policies)
    {
        bool stored = project.saveFrontPart(front, kSharedPart, fixtures::bundle(1)).ok() &&
                      project.saveFrontPart(front, "state", fixtures::bundle(2)).ok();
        for (std::size_t number = 0; number < policies; ++number)
            stored = stored && project
                                   .appendFrontPolicy(front, number, fixtures::operatingPoint(number),
                                                      fixtures::bundle(10 + number))
                                   .ok();
        if (!stored)
            qFatal("cannot store a front");
    }

    static std::vector<OperatingPoint> points(std::size_t count, bool tested)
    {
        std::vector<OperatingPoint> points;
        for (std::size_t number = 0; number < count; ++number)
            points.push_back(fixtures::operatingPoint(number, tested));
        return points;
    }

    // A finished front of three policies, and a stopped one of two.
    void makeTwoFronts(const fs::path& file) const
    {
        ProjectFile project = created(file);
        const FrontId first = *project.startFront(fixtures::frontStart());
        search(project, first, 3);
        const FrontId second = *project.startFront(fixtures::frontStart());
        search(project, second, 2);
        if (!project.finishFront(first, RunStatus::Finished, fixtures::frontSummary(RunEnd::Finished),
                                 points(3, true)) ||
            !project.finishFront(second, RunStatus::Cancelled, fixtures::frontSummary(RunEnd::Cancelled),
                                 points(2, false)))
            qFatal("cannot finish a front");
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
    void everythingOfAFrontComesBackToTheLastBit()
    {
        const fixtures::Folder folder;
        makeTwoFronts(folder / "a.panelwise");
        QCOMPARE(fixtures::namesIn(folder.path()), Names{"a.panelwise"});
        const Result<ProjectFile> project = ProjectFile::open(folder / "a.panelwise");
        QVERIFY(project.ok());
        const Result<std::vector<FrontRecord>> fronts = project->fronts();
        QVERIFY(fronts.ok());
        QCOMPARE(fronts->size(), std::size_t{2});
        const FrontRecord& finished = fronts->front();
        QCOMPARE(finished.id.value, std::int64_t{1});
        QVERIFY(finished.start == fixtures::frontStart());
        QCOMPARE(finished.status, RunStatus::Finished);
        QVERIFY(finished.startedAt > 1'500'000'000); // this century
        QVERIFY(finished.summary == fixtures::frontSummary(RunEnd::Finished));
        QVERIFY(finished.points == points(3, true));
        QVERIFY(!finished.points[0].expected && finished.points[1].expected); // known for some only
        QVERIFY(*project->frontPart(finished.id, kSharedPart) == fixtures::bundle(1));
        QVERIFY(*project->frontPolicy(finished.id, 2) == fixtures::bundle(12));
        const FrontRecord& stopped = fronts->back();
        QCOMPARE(stopped.status, RunStatus::Cancelled);
        QVERIFY(stopped.summary == fixtures::frontSummary(RunEnd::Cancelled));
        QVERIFY(stopped.points == points(2, false));
        QVERIFY(!stopped.points[0].test);
    }

    void ofAFinishedFrontOnlyTheSharedPartIsKept()
    {
        const fixtures::Folder folder;
        makeTwoFronts(folder / "a.panelwise");
        ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QCOMPARE(*project.frontPartNames({1}), Names{kSharedPart});
        QCOMPARE(project.frontPart({1}, "state").error().code, ErrorCode::PolicyMissing);
        QCOMPARE(project.frontPolicy({1}, 3).error().code, ErrorCode::PolicyMissing);
        QCOMPARE(project.resumeFront({1}).error().code, ErrorCode::FrontNotResumable);
        QCOMPARE(*project.frontPartNames({2}), (Names{kSharedPart, "state"}));
    }

    void aStoppedFrontGoesOnWhereItWas()
    {
        const fixtures::Folder folder;
        makeTwoFronts(folder / "a.panelwise");
        ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QVERIFY(project.resumeFront({2}).ok());
        QCOMPARE(project.fronts()->back().status, RunStatus::Running);
        QVERIFY(!project.fronts()->back().summary.has_value());
        QVERIFY(project.fronts()->back().points == points(2, false));
        QCOMPARE(project.resumeFront({2}).error().code, ErrorCode::FrontNotResumable); // it runs already
        QVERIFY(project.saveFrontPart({2}, "state", fixtures::bundle(3)).ok());        // replaces
        QVERIFY(*project.frontPart({2}, "state") == fixtures::bundle(3));
        QVERIFY(project.appendFrontPolicy({2}, 2, fixtures::operatingPoint(2), fixtures::bundle(12)).ok());
        const FrontSummary summary = fixtures::frontSummary(RunEnd::Finished);
        QVERIFY(project.finishFront({2}, RunStatus::Finished, summary, points(3, true)).ok());
        QVERIFY(project.fronts()->back().points == points(3, true));
        QCOMPARE(project.fronts()->back().status, RunStatus::Finished);
    }

    void aFrontNobodySearchesIsInterrupted()
    {
        const fixtures::Folder folder;
        ProjectFile project = created(folder / "a.panelwise");
        const FrontId front = *project.startFront(fixtures::frontStart());
        search(project, front, 1);
        QCOMPARE(project.fronts()->front().status, RunStatus::Running);
        // Another window sees it running, because somebody has the file.
        QCOMPARE(ProjectFile::open(folder / "a.panelwise", true)->fronts()->front().status, RunStatus::Running);
        copyAsKilled(folder / "a.panelwise", folder / "killed.panelwise");
        QCOMPARE(ProjectFile::open(folder / "killed.panelwise", true)->fronts()->front().status,
                 RunStatus::Interrupted);
        ProjectFile killed = *ProjectFile::open(folder / "killed.panelwise");
        QCOMPARE(killed.fronts()->front().status, RunStatus::Interrupted);
        QCOMPARE(ProjectFile::open(folder / "killed.panelwise")->fronts()->front().status, RunStatus::Interrupted);
        QVERIFY(killed.resumeFront(front).ok());
        QCOMPARE(ProjectFile::open(folder / "killed.panelwise")->fronts()->front().status, RunStatus::Running);
        QVERIFY(killed.fronts()->front().points == points(1, false));
        // Closed without an end, as when the window is closed over a search.
        QVERIFY(project.close().ok());
        QCOMPARE(ProjectFile::open(folder / "a.panelwise")->fronts()->front().status, RunStatus::Interrupted);
    }

    void onlyAFrontThatIsSearchedHereTakesMore()
    {
        const fixtures::Folder folder;
        makeTwoFronts(folder / "a.panelwise");
        ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QCOMPARE(project.saveFrontPart({2}, "state", fixtures::bundle(1)).error().code, ErrorCode::FrontNotResumable);
        QCOMPARE(project.appendFrontPolicy({9}, 0, fixtures::operatingPoint(0), fixtures::bundle(1)).error().code,
                 ErrorCode::FrontUnknown);
        QCOMPARE(project.resumeFront({9}).error().code, ErrorCode::FrontUnknown);
        QCOMPARE(project.removeFront({9}).error().code, ErrorCode::FrontUnknown);
        QCOMPARE(project.frontPart({9}, kSharedPart).error().code, ErrorCode::FrontUnknown);
        QCOMPARE(project.frontPartNames({9}).error().code, ErrorCode::FrontUnknown);
        QCOMPARE(project.fronts()->back().status, RunStatus::Cancelled);
    }

    void aRemovedFrontLeavesNothingAndItsNumberIsNotGivenAgain()
    {
        const fixtures::Folder folder;
        makeTwoFronts(folder / "a.panelwise");
        {
            ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
            QVERIFY(project.removeFront({2}).ok());
            QVERIFY(project.removeFront({1}).ok());
            QVERIFY(project.fronts()->empty());
            QCOMPARE(project.startFront(fixtures::frontStart())->value, std::int64_t{3});
            QVERIFY(project.removeFront({3}).ok());
        }
        const Result<Database> database = Database::open(folder / "a.panelwise", Database::Mode::ReadOnly);
        QCOMPARE(database->number("SELECT (SELECT count(*) FROM front_point) + (SELECT count(*) FROM front_end) + "
                                  "(SELECT count(*) FROM front_bundle) + (SELECT count(*) FROM front_bundle_chunk)"),
                 std::int64_t{0});
    }

    void aCopyHoldsTheFrontsAndTakesOverASearch()
    {
        const fixtures::Folder folder;
        makeTwoFronts(folder / "a.panelwise");
        ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QVERIFY(project.resumeFront({2}).ok());
        QVERIFY(project.saveCopy(folder / "copy.panelwise").ok());
        ProjectFile copy = *ProjectFile::open(folder / "copy.panelwise");
        QVERIFY(copy.takeOverRuns(project).ok());
        QVERIFY(copy.fronts()->front().points == points(3, true));
        QVERIFY(*copy.frontPolicy({1}, 0) == fixtures::bundle(10));
        QCOMPARE(copy.fronts()->back().status, RunStatus::Running);
        QVERIFY(copy.appendFrontPolicy({2}, 2, fixtures::operatingPoint(2), fixtures::bundle(12)).ok());
    }

    void aReadOnlyProjectShowsItsFrontsAndRefusesMore()
    {
        const fixtures::Folder folder;
        makeTwoFronts(folder / "a.panelwise");
        const std::string before = fixtures::bytesOf(folder / "a.panelwise");
        ProjectFile project = *ProjectFile::open(folder / "a.panelwise", true);
        QCOMPARE(project.fronts()->size(), std::size_t{2});
        QVERIFY(*project.frontPolicy({2}, 1) == fixtures::bundle(11));
        QCOMPARE(project.startFront(fixtures::frontStart()).error().code, ErrorCode::ProjectReadOnly);
        QCOMPARE(project.resumeFront({2}).error().code, ErrorCode::ProjectReadOnly);
        QCOMPARE(project.removeFront({2}).error().code, ErrorCode::ProjectReadOnly);
        QVERIFY(fixtures::bytesOf(folder / "a.panelwise") == before);
    }

    void aFileOfTheSecondVersionOpensAndTakesFronts()
    {
        const fixtures::Folder folder;
        makeVersion2(folder / "old.panelwise");
        const std::string before = fixtures::bytesOf(folder / "old.panelwise");
        {
            ProjectFile project = *ProjectFile::open(folder / "old.panelwise");
            QVERIFY(project.study() == m_study);
            QVERIFY(project.fronts()->empty());
            QCOMPARE(project.frontPart({1}, kSharedPart).error().code, ErrorCode::FrontUnknown);
            QVERIFY(fixtures::bytesOf(folder / "old.panelwise") == before); // only looked at so far
            QVERIFY(project.startRun(fixtures::runStart()).ok());
            QVERIFY(project.startFront(fixtures::frontStart()).ok());
        }
        const Result<ProjectFile> migrated = ProjectFile::open(folder / "old.panelwise");
        QVERIFY(migrated.ok());
        QCOMPARE(migrated->import()->fingerprint(), m_table->fingerprint());
        QVERIFY(migrated->runs()->front().start == fixtures::runStart());
        QVERIFY(migrated->fronts()->front().start == fixtures::frontStart());
        QCOMPARE(Database::open(folder / "old.panelwise", Database::Mode::ReadOnly)->number("PRAGMA user_version"),
                 std::int64_t{kSchemaVersion});
    }

    void damageInAFrontIsAnErrorOfReadingItNotOfTheProject()
    {
        const fixtures::Folder folder;
        makeTwoFronts(folder / "a.panelwise");
        alter(folder / "a.panelwise", "UPDATE front_bundle_chunk SET content = zeroblob(length(content)) "
                                      "WHERE front = 1 AND name = 'policy/1'");
        alter(folder / "a.panelwise", "DELETE FROM front_bundle_chunk WHERE front = 2 AND name = 'shared'");
        const ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QCOMPARE(project.fronts()->size(), std::size_t{2});
        QCOMPARE(project.frontPolicy({1}, 1).error().code, ErrorCode::ProjectDamaged);
        QCOMPARE(project.frontPolicy({1}, 1).error().detail, std::string("policy/1 of front 1"));
        QVERIFY(*project.frontPolicy({1}, 0) == fixtures::bundle(10)); // the others are as they were
        QCOMPARE(project.frontPart({2}, kSharedPart).error().code, ErrorCode::ProjectDamaged);
    }

    void policiesThatChangedPlacesAreNoticed()
    {
        const fixtures::Folder folder;
        makeTwoFronts(folder / "a.panelwise");
        alter(folder / "a.panelwise",
              "PRAGMA foreign_keys = OFF; "
              "UPDATE front_bundle SET name = 'x' WHERE front = 1 AND name = 'policy/0'; "
              "UPDATE front_bundle SET name = 'policy/0' WHERE front = 1 AND name = 'policy/1'; "
              "UPDATE front_bundle SET name = 'policy/1' WHERE front = 1 AND name = 'x'; "
              "UPDATE front_bundle_chunk SET name = 'x' WHERE front = 1 AND name = 'policy/0'; "
              "UPDATE front_bundle_chunk SET name = 'policy/0' WHERE front = 1 AND name = 'policy/1'; "
              "UPDATE front_bundle_chunk SET name = 'policy/1' WHERE front = 1 AND name = 'x'");
        const ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QCOMPARE(project.frontPolicy({1}, 0).error().code, ErrorCode::ProjectDamaged);
        QCOMPARE(project.frontPolicy({1}, 1).error().code, ErrorCode::ProjectDamaged);
    }

    void aFrontWhoseRowChangedIsNotShownAsItStands()
    {
        for (const Sql change :
             {Sql("UPDATE front SET patients = 1 WHERE id = 1"), Sql("UPDATE front SET plan = '{}'"),
              Sql("UPDATE front_end SET status = 3 WHERE front = 1"),
              Sql("UPDATE front_end SET summary = replace(summary, '61.25', '62.25')"),
              Sql("UPDATE front_point SET content = replace(content, '-0.0625', '-0.0125') WHERE number = 1"),
              Sql("DELETE FROM front_point WHERE front = 1 AND number = 0")}) {
            const fixtures::Folder folder;
            makeTwoFronts(folder / "a.panelwise");
            alter(folder / "a.panelwise", change);
            ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
            QVERIFY2(!project.fronts().ok(), change.text.data());
            QCOMPARE(project.fronts().error().code, ErrorCode::ProjectDamaged);
            QVERIFY(project.removeFront({1}).ok()); // a way out
        }
    }

    void killsLoseNothingOfAFrontThatWasAcknowledged()
    {
        const fixtures::Folder folder;
        const fs::path file = folder / "a.panelwise";
        {
            ProjectFile project = created(file);
            QVERIFY(project.startFront(fixtures::frontStart()).ok());
        }
        RandomStream random(Seed{52}, "kill moments");
        std::size_t known = 0;
        for (int kill = 0; kill < 8; ++kill) {
            QProcess child;
            child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            child.start(FRONT_KILL_CHILD, {QString::fromStdString(file.string())});
            QVERIFY(child.waitForReadyRead(20'000));
            QElapsedTimer clock;
            clock.start();
            const int moment = static_cast<int>(random.below(150));
            while (clock.elapsed() < moment)
                child.waitForReadyRead(static_cast<int>(moment - clock.elapsed()));
            QCOMPARE(child.state(), QProcess::Running); // else its exit code tells what went wrong
            ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
            QVERIFY(child.waitForFinished(10'000));
            std::size_t part = 0;
            for (const QByteArray& line : child.readAllStandardOutput().split('\n')) {
                if (line.startsWith("p "))
                    known = line.mid(2).toULongLong() + 1;
                if (line.startsWith("s "))
                    part = line.mid(2).toULongLong();
            }

            const Result<ProjectFile> project = ProjectFile::open(file);
            QVERIFY2(project.ok(), project ? "" : project.error().detail.c_str());
            const FrontRecord record = project->fronts()->front();
            QCOMPARE(record.status, RunStatus::Interrupted);
            QVERIFY2(record.points.size() >= known, "an acknowledged policy is gone");
            QVERIFY2(record.points.size() <= known + 1, "a policy nobody found");
            QVERIFY(record.points == points(record.points.size(), false));
            for (std::size_t number = 0; number < record.points.size(); ++number)
                QVERIFY(*project->frontPolicy({1}, number) == fixtures::bundle(number));
            QCOMPARE(project->frontPolicy({1}, record.points.size()).error().code, ErrorCode::PolicyMissing);
            QVERIFY(*project->frontPart({1}, "state")->integer("number") >= part);
            known = record.points.size();
        }
        qInfo("8 kills: %zu policies", known);
        QVERIFY(known > 8);
    }
};

PANELWISE_GUILESS_TEST(FrontStoreTest)

} // namespace front_store_test

#include "front_store_test.moc"
