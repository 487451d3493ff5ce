// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_file.h"
#include "core/store/project_identity.h"

#include "tests/store/project_fixtures.h"
#include "tests/test_program.h"

#include <cstring>
#include <filesystem>
#include <limits>
#include <sys/stat.h>

namespace project_file_test {

using namespace core;
namespace fs = std::filesystem;
using Names = std::vector<std::string>;

class ProjectFileTest : public QObject {
    Q_OBJECT

    static ProjectFile created(const fs::path& file, const TablePtr& table, const Study& study)
    {
        ProjectCreation creation = ProjectFile::create(file, table, study);
        if (!creation.project)
            qFatal("cannot create: %s", creation.error ? creation.error->detail.c_str() : "cancelled");
        return std::move(*creation.project);
    }

    static bool sameTable(const Table& a, const Table& b)
    {
        // The fingerprint covers every bit of every cell; the source name is not part of it.
        return a.fingerprint() == b.fingerprint() && a.sourceName() == b.sourceName();
    }

private Q_SLOTS:
    void everythingComesBackAsItWas()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table();
        const Study study = fixtures::study(*table, 3);
        {
            const ProjectFile project = created(folder / "a.panelwise", table, study);
            QCOMPARE(project.access(), ProjectAccess::Writable);
            QVERIFY(!project.wasInterrupted());
        }
        const Result<ProjectFile> opened = ProjectFile::open(folder / "a.panelwise");
        QVERIFY2(opened.ok(), opened ? "" : opened.error().detail.c_str());
        QVERIFY(sameTable(*opened->import(), *table));
        QVERIFY(opened->study() == study);
        QCOMPARE(opened->access(), ProjectAccess::Writable);
        QVERIFY(!opened->wasInterrupted());
        for (std::size_t i = 0; i < table->columnCount(); ++i) {
            const std::vector<float>& before = table->columns()[i].values;
            const std::vector<float>& after = opened->import()->columns()[i].values;
            QCOMPARE(after.size(), before.size());
            QCOMPARE(std::memcmp(after.data(), before.data(), before.size() * sizeof(float)), 0);
        }
    }

    void codesAmongNumbersComeBack()
    {
        const fixtures::Folder folder;
        Column column{
            .name = "troponin", .kind = ColumnKind::Numeric, .values = {}, .levels = {}, .codes = {"<3", "n.b."}};
        for (std::uint32_t row = 0; row < 200'000; ++row) {
            column.values.push_back(row % 3 == 0 ? std::numeric_limits<float>::quiet_NaN() : static_cast<float>(row));
            if (row % 3 == 0 && row % 2 == 0)
                column.coded.push_back({row, row % 9 == 0 ? 1U : 0U});
        }
        const auto table = std::make_shared<const Table>("codes.csv", std::vector<Column>{std::move(column)});
        {
            const ProjectFile project = created(folder / "a.panelwise", table, Study{});
        }
        const Result<ProjectFile> opened = ProjectFile::open(folder / "a.panelwise");
        QVERIFY2(opened.ok(), opened ? "" : opened.error().detail.c_str());
        QVERIFY(opened->import()->fingerprint() == table->fingerprint());
        QCOMPARE(cellText(opened->import()->columns()[0], 6), std::string("<3"));
        QCOMPARE(cellText(opened->import()->columns()[0], 18), std::string("n.b."));
        QCOMPARE(cellText(opened->import()->columns()[0], 3), std::string());
    }

    void aProjectIsKnownByItsIdentityWhateverItIsCalled()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table();
        ProjectFile project = created(folder / "a.panelwise", table, fixtures::study(*table, 3));
        const Result<Fingerprint> identity = projectIdentity(folder / "a.panelwise"); // while it is open
        QVERIFY(identity.ok());
        QVERIFY(project.saveStudy(fixtures::study(*table, 4)).ok());
        QVERIFY(project.saveCopy(folder / "copy.panelwise").ok());
        QCOMPARE(*projectIdentity(folder / "copy.panelwise"), *identity);
        QVERIFY(project.close().ok());
        QCOMPARE(*projectIdentity(folder / "a.panelwise"), *identity);
        QTest::qSleep(2); // imports are told apart by the millisecond
        created(folder / "b.panelwise", table, fixtures::study(*table, 3));
        QVERIFY(*projectIdentity(folder / "b.panelwise") != *identity);
        fixtures::writeBytes(folder / "foreign.panelwise", "not a project");
        QVERIFY(!projectIdentity(folder / "foreign.panelwise"));
        QCOMPARE(projectIdentity(folder / "missing.panelwise").error().code, ErrorCode::FileNotFound);
    }

    // 65,536 values fill a chunk: none, one less, exactly one, one more, and three chunks.
    void tablesOfEveryLengthComeBack_data()
    {
        QTest::addColumn<int>("rows");
        for (const int rows : {0, 1, 65'535, 65'536, 65'537, 3 * 65'536 + 1})
            QTest::addRow("%d rows", rows) << rows;
    }

    void tablesOfEveryLengthComeBack()
    {
        QFETCH(const int, rows);
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table(static_cast<std::size_t>(rows));
        created(folder / "a.panelwise", table, fixtures::study(*table));
        const Result<ProjectFile> opened = ProjectFile::open(folder / "a.panelwise");
        QVERIFY(opened.ok());
        QVERIFY(sameTable(*opened->import(), *table));
    }

    void aTableWithoutColumnsComesBack()
    {
        const fixtures::Folder folder;
        const auto table = std::make_shared<const Table>("empty", std::vector<Column>{});
        created(folder / "a.panelwise", table, Study{});
        const Result<ProjectFile> opened = ProjectFile::open(folder / "a.panelwise");
        QVERIFY(opened.ok());
        QCOMPARE(opened->import()->columnCount(), std::size_t(0));
        QVERIFY(opened->study() == Study{});
    }

    void closingLeavesOneFile()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table();
        ProjectFile project = created(folder / "a.panelwise", table, fixtures::study(*table));
        for (int i = 1; i <= 20; ++i)
            QVERIFY(project.saveStudy(fixtures::study(*table, i)).ok());
        QVERIFY(project.close().ok());
        QCOMPARE(fixtures::namesIn(folder.path()), Names{"a.panelwise"});
        // What was mailed is complete in itself.
        fs::create_directory(folder / "elsewhere");
        fs::rename(folder / "a.panelwise", folder / "elsewhere/b.panelwise");
        const Result<ProjectFile> opened = ProjectFile::open(folder / "elsewhere/b.panelwise");
        QVERIFY(opened.ok());
        QCOMPARE(fixtures::numberOf(opened->study()), 20);
    }

    void lookingAtAProjectDoesNotChangeIt()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table();
        created(folder / "a.panelwise", table, fixtures::study(*table));
        const std::string before = fixtures::bytesOf(folder / "a.panelwise");
        QVERIFY(ProjectFile::open(folder / "a.panelwise").ok());
        QVERIFY(ProjectFile::open(folder / "a.panelwise", true).ok());
        QVERIFY(fixtures::bytesOf(folder / "a.panelwise") == before);
        QCOMPARE(fixtures::namesIn(folder.path()), Names{"a.panelwise"});
    }

    void aClosedProjectRefusesChanges()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table();
        ProjectFile project = created(folder / "a.panelwise", table, fixtures::study(*table));
        QVERIFY(project.close().ok());
        QVERIFY(project.close().ok());
        const Status refused = project.saveStudy(fixtures::study(*table, 1));
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code, ErrorCode::ProjectReadOnly);
    }

    void theSecondWindowReadsWhatTheFirstSavedLast()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table();
        ProjectFile first = created(folder / "a.panelwise", table, fixtures::study(*table));
        QVERIFY(first.saveStudy(fixtures::study(*table, 7)).ok());
        {
            Result<ProjectFile> second = ProjectFile::open(folder / "a.panelwise");
            QVERIFY(second.ok());
            QCOMPARE(second->access(), ProjectAccess::ReadOnlyInUse);
            QCOMPARE(fixtures::numberOf(second->study()), 7);
            QCOMPARE(second->saveStudy(fixtures::study(*table, 8)).error().code, ErrorCode::ProjectReadOnly);
            QVERIFY(second->saveCopy(folder / "copy.panelwise").ok());
            QVERIFY(second->close().ok());
        }
        // The second one left the first one's locks and files alone.
        QVERIFY(first.saveStudy(fixtures::study(*table, 9)).ok());
        QCOMPARE(projectTrace(folder / "a.panelwise"), ProjectTrace::OpenNow);
        QVERIFY(first.close().ok());
        QCOMPARE(fixtures::namesIn(folder.path()), (Names{"a.panelwise", "copy.panelwise"}));
        const Result<ProjectFile> again = ProjectFile::open(folder / "a.panelwise");
        QVERIFY(again.ok());
        QCOMPARE(again->access(), ProjectAccess::Writable);
        QCOMPARE(fixtures::numberOf(again->study()), 9);
    }

    void anotherNameOfTheSameFileIsInUseToo()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table();
        const ProjectFile first = created(folder / "a.panelwise", table, fixtures::study(*table));
        fs::create_symlink(folder / "a.panelwise", folder / "link.panelwise");
        const Result<ProjectFile> second = ProjectFile::open(folder / "link.panelwise");
        QVERIFY(second.ok());
        QCOMPARE(second->access(), ProjectAccess::ReadOnlyInUse);
    }

    void aWishToReadOnlyNeitherLocksNorWrites()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table();
        created(folder / "a.panelwise", table, fixtures::study(*table));
        const Result<ProjectFile> reading = ProjectFile::open(folder / "a.panelwise", true);
        QCOMPARE(reading->access(), ProjectAccess::ReadOnlyRequested);
        const Result<ProjectFile> writing = ProjectFile::open(folder / "a.panelwise");
        QCOMPARE(writing->access(), ProjectAccess::Writable);
    }

    void aCopyIsCompactAndTheOriginalStaysOpen()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table();
        ProjectFile project = created(folder / "a.panelwise", table, fixtures::study(*table));
        QVERIFY(project.saveStudy(fixtures::study(*table, 1)).ok());
        QVERIFY(project.saveCopy(folder / "b.panelwise").ok());
        QVERIFY(project.saveStudy(fixtures::study(*table, 2)).ok());
        QVERIFY(project.close().ok());
        QCOMPARE(fixtures::namesIn(folder.path()), (Names{"a.panelwise", "b.panelwise"}));
        const Result<ProjectFile> original = ProjectFile::open(folder / "a.panelwise");
        const Result<ProjectFile> copy = ProjectFile::open(folder / "b.panelwise");
        QCOMPARE(fixtures::numberOf(original->study()), 2);
        QCOMPARE(fixtures::numberOf(copy->study()), 1);
        QVERIFY(sameTable(*copy->import(), *table));
        QVERIFY(fs::file_size(folder / "b.panelwise") <= fs::file_size(folder / "a.panelwise"));
    }

    void aCopyOntoAnOpenProjectIsRefused()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table();
        const ProjectFile one = created(folder / "a.panelwise", table, fixtures::study(*table, 1));
        const ProjectFile two = created(folder / "b.panelwise", table, fixtures::study(*table, 2));
        for (const char* target : {"a.panelwise", "b.panelwise"}) {
            const Status refused = one.saveCopy(folder / target);
            QVERIFY(!refused.ok());
            QCOMPARE(refused.error().code, ErrorCode::ProjectInUse);
        }
        QCOMPARE(ProjectFile::create(folder / "b.panelwise", table, Study{}).error->code, ErrorCode::ProjectInUse);
        QCOMPARE(fixtures::numberOf(ProjectFile::open(folder / "b.panelwise")->study()), 2);
    }

    void aCopyIntoAFolderThatIsNotThereIsRefused()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table();
        const ProjectFile project = created(folder / "a.panelwise", table, fixtures::study(*table));
        QCOMPARE(project.saveCopy(folder / "missing/b.panelwise").error().code, ErrorCode::FolderNotWritable);
    }

    void aCancelledImportLeavesNothing()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table(200'000);
        std::stop_source stop;
        int calls = 0;
        const ProjectCreation creation = ProjectFile::create(folder / "a.panelwise", table, fixtures::study(*table),
                                                             stop.get_token(), [&](const Progress& progress) {
                                                                 QCOMPARE(progress.phase, Phase::WritingProject);
                                                                 QVERIFY(progress.done <= progress.total);
                                                                 if (++calls == 5)
                                                                     stop.request_stop();
                                                             });
        QCOMPARE(creation.end, RunEnd::Cancelled);
        QVERIFY(!creation.project && !creation.error);
        QCOMPARE(calls, 5);
        QCOMPARE(fixtures::namesIn(folder.path()), Names{});
    }

    void aCancelledImportKeepsTheFileItWouldHaveReplaced()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table();
        created(folder / "a.panelwise", table, fixtures::study(*table, 5));
        const std::string before = fixtures::bytesOf(folder / "a.panelwise");
        std::stop_source stop;
        stop.request_stop();
        const ProjectCreation creation =
            ProjectFile::create(folder / "a.panelwise", table, fixtures::study(*table, 6), stop.get_token());
        QCOMPARE(creation.end, RunEnd::Cancelled);
        QVERIFY(fixtures::bytesOf(folder / "a.panelwise") == before);
        QCOMPARE(fixtures::namesIn(folder.path()), Names{"a.panelwise"});
    }

    void aStudyThatCouldNotBeReadBackIsRefusedAndTheLastOneStays()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table();
        ProjectFile project = created(folder / "a.panelwise", table, fixtures::study(*table, 1));
        Study wrong = fixtures::study(*table, 2);
        wrong.split.shares[0] = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(!project.saveStudy(wrong).ok());
        QCOMPARE(fixtures::numberOf(project.study()), 1);
        QVERIFY(project.close().ok());
        QCOMPARE(fixtures::numberOf(ProjectFile::open(folder / "a.panelwise")->study()), 1);
    }

    // A write-ahead log belongs to one file; played back into another one it would destroy it.
    void replacingAnInterruptedProjectDropsWhatBelongedToIt()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table();
        ProjectFile old = created(folder / "a.panelwise", table, fixtures::study(*table, 1));
        QVERIFY(old.saveStudy(fixtures::study(*table, 2)).ok());
        fs::copy_file(folder / "a.panelwise", folder / "b.panelwise");
        fs::copy_file(folder / "a.panelwise-wal", folder / "b.panelwise-wal");
        QCOMPARE(fixtures::numberOf(ProjectFile::open(folder / "b.panelwise", true)->study()), 2);
        const TablePtr other = fixtures::table(50);
        created(folder / "b.panelwise", other, fixtures::study(*other, 3));
        const Result<ProjectFile> replaced = ProjectFile::open(folder / "b.panelwise");
        QVERIFY(replaced.ok());
        QCOMPARE(fixtures::numberOf(replaced->study()), 3);
        QVERIFY(sameTable(*replaced->import(), *other));
    }

    void whatKilledImportsLeftIsRemoved()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table();
        const ProjectFile open = created(folder / "open.panelwise", table, fixtures::study(*table));
        fixtures::writeBytes(folder / "gone.panelwise-part", "half");
        fixtures::writeBytes(folder / "gone.panelwise-lock", "+");
        fixtures::writeBytes(folder / "sooner.panelwise-lock", "+"); // killed before the first byte
        removeAbandonedImports(folder.path());
        QCOMPARE(fixtures::namesIn(folder.path()), (Names{"open.panelwise", "open.panelwise-lock"}));
    }

    // Patients are in it: whatever the umask is.
    void nobodyElseMayReadAProject()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table();
        const mode_t before = ::umask(0);
        ProjectFile project = created(folder / "a.panelwise", table, fixtures::study(*table));
        QVERIFY(project.saveStudy(fixtures::study(*table, 1)).ok());
        QVERIFY(project.saveCopy(folder / "copy.panelwise").ok());
        ::umask(before);
        const Names names = fixtures::namesIn(folder.path());
        QCOMPARE(names,
                 (Names{"a.panelwise", "a.panelwise-lock", "a.panelwise-shm", "a.panelwise-wal", "copy.panelwise"}));
        for (const std::string& name : names) {
            struct stat state {};
            QCOMPARE(::stat((folder.path() / name).c_str(), &state), 0);
            QCOMPARE(state.st_mode & 0777U, 0600U);
        }
    }

    // A file without a name takes every write and is gone when it is closed.
    void aProjectWhoseFolderWasDeletedDoesNotSayThatItSaved()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table();
        fs::create_directory(folder / "inner");
        ProjectFile project = created(folder / "inner" / "a.panelwise", table, fixtures::study(*table));
        QVERIFY(project.saveStudy(fixtures::study(*table, 1)).ok());
        fs::remove_all(folder / "inner");
        const Status saved = project.saveStudy(fixtures::study(*table, 2));
        QVERIFY(!saved.ok());
        QCOMPARE(saved.error().code, ErrorCode::FileNotFound);
    }

    void aPipeInThePlaceOfTheLockHoldsNobodyUp()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table();
        created(folder / "a.panelwise", table, fixtures::study(*table, 3));
        QCOMPARE(::mkfifo((folder / "a.panelwise-lock").c_str(), 0600), 0);
        QCOMPARE(projectTrace(folder / "a.panelwise"), ProjectTrace::Closed);
        const Result<ProjectFile> project = ProjectFile::open(folder / "a.panelwise");
        QVERIFY(project.ok());
        QCOMPARE(project->access(), ProjectAccess::ReadOnlyFolder);
        QCOMPARE(fixtures::numberOf(project->study()), 3);
    }

    void theTraceTellsHowAProjectWasLeft()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table();
        {
            const ProjectFile project = created(folder / "a.panelwise", table, fixtures::study(*table));
            QCOMPARE(projectTrace(folder / "a.panelwise"), ProjectTrace::OpenNow);
        }
        QCOMPARE(projectTrace(folder / "a.panelwise"), ProjectTrace::Closed);
        QCOMPARE(projectTrace(folder / "missing.panelwise"), ProjectTrace::Closed);
        fixtures::writeBytes(folder / "a.panelwise-lock", "+"); // as a killed process leaves it
        QCOMPARE(projectTrace(folder / "a.panelwise"), ProjectTrace::Interrupted);
        {
            const Result<ProjectFile> opened = ProjectFile::open(folder / "a.panelwise");
            QVERIFY(opened.ok());
            QCOMPARE(opened->access(), ProjectAccess::Writable);
            QVERIFY(opened->wasInterrupted());
        }
        QCOMPARE(projectTrace(folder / "a.panelwise"), ProjectTrace::Closed);
    }
};

PANELWISE_APPLESS_TEST(ProjectFileTest)

} // namespace project_file_test

#include "project_file_test.moc"
