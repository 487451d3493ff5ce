// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_file.h"
#include "core/store/sqlite_p.h"
#include "tests/store/project_fixtures.h"
#include "tests/store/size_limit.h"
#include "tests/store/tiny_disk.h"
#include "tests/test_program.h"

#include <filesystem>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace project_disk_test {

using namespace core;
namespace fs = std::filesystem;
using Names = std::vector<std::string>;
using fixtures::TinyDisk;

namespace {

// Somebody who may read the folder but not write to it; root may always write, so it becomes somebody else.
class Visitor {
public:
    explicit Visitor(const fs::path& folder) : m_folder(folder)
    {
        ::chmod(folder.c_str(), 0555);
        if (::geteuid() == 0)
            m_changed = ::seteuid(65'534) == 0;
    }
    Visitor(const Visitor&) = delete;
    Visitor& operator=(const Visitor&) = delete;
    ~Visitor()
    {
        if (m_changed && ::seteuid(0) != 0)
            qFatal("cannot become root again");
        ::prctl(PR_SET_DUMPABLE, 1); // changing the user took it away, and leak checkers need it
        ::chmod(m_folder.c_str(), 0755);
    }

private:
    fs::path m_folder;
    bool m_changed = false;
};

} // namespace

class ProjectDiskTest : public QObject {
    Q_OBJECT

    TablePtr m_table = fixtures::table(2'000);

    void create(const fs::path& file, int number) const
    {
        if (!ProjectFile::create(file, m_table, fixtures::study(*m_table, number)).project)
            qFatal("cannot create");
    }

    // As a process that was killed leaves it: the change is in the log, not in the file.
    void createInterrupted(const fs::path& file, int number) const
    {
        const fixtures::Folder folder;
        ProjectCreation creation =
            ProjectFile::create(folder / "a.panelwise", m_table, fixtures::study(*m_table, number - 1));
        if (!creation.project->saveStudy(fixtures::study(*m_table, number)).ok())
            qFatal("cannot save");
        fs::copy_file(folder / "a.panelwise", file);
        fs::copy_file(folder / "a.panelwise-wal", file.string() + "-wal");
    }

    // As somebody does who shares what is in a folder.
    static void letEverybodyRead(const fs::path& folder)
    {
        for (const std::string& name : fixtures::namesIn(folder))
            ::chmod((folder / name).c_str(), 0644);
    }

private Q_SLOTS:
    void aFullDiskStopsAnImportAndLeavesNothing()
    {
        const fixtures::Folder folder;
        const fixtures::SizeLimit limit(100'000);
        const ProjectCreation creation =
            ProjectFile::create(folder / "a.panelwise", m_table, fixtures::study(*m_table));
        QCOMPARE(creation.end, RunEnd::Failed);
        QCOMPARE(creation.error->code, ErrorCode::DiskFull);
        QCOMPARE(QString::fromStdString(creation.error->subject), QString("a.panelwise"));
        QCOMPARE(fixtures::namesIn(folder.path()), Names{});
    }

    void aFullDiskStopsACopyAndKeepsWhatWasThere()
    {
        const fixtures::Folder folder;
        create(folder / "a.panelwise", 1);
        create(folder / "b.panelwise", 2);
        const std::string before = fixtures::bytesOf(folder / "b.panelwise");
        {
            const Result<ProjectFile> project = ProjectFile::open(folder / "a.panelwise");
            const fixtures::SizeLimit limit(100'000);
            const Status copied = project->saveCopy(folder / "b.panelwise");
            QVERIFY(!copied.ok());
            QCOMPARE(copied.error().code, ErrorCode::DiskFull);
        }
        QVERIFY(fixtures::bytesOf(folder / "b.panelwise") == before);
        QCOMPARE(fixtures::namesIn(folder.path()), (Names{"a.panelwise", "b.panelwise"}));
    }

    // Wherever the limit is met: in the file, its log, or the index of the log that SQLite makes first.
    void whateverDoesNotFitIsToldAsAFullDisk()
    {
        for (const std::size_t bytes : {std::size_t{0}, std::size_t{100}, std::size_t{1'024}, std::size_t{4'096},
                                        std::size_t{16'384}, std::size_t{40'000}}) {
            const fixtures::Folder folder;
            create(folder / "a.panelwise", 1);
            {
                const fixtures::SizeLimit limit(bytes);
                const ProjectCreation creation =
                    ProjectFile::create(folder / "b.panelwise", m_table, fixtures::study(*m_table));
                QVERIFY(creation.error);
                QCOMPARE(creation.error->code, ErrorCode::DiskFull);
                Result<ProjectFile> project = ProjectFile::open(folder / "a.panelwise");
                if (!project)
                    QCOMPARE(project.error().code, ErrorCode::DiskFull);
                else if (const Status copied = project->saveCopy(folder / "c.panelwise"); !copied)
                    QCOMPARE(copied.error().code, ErrorCode::DiskFull);
                if (project && project->access() == ProjectAccess::Writable)
                    if (const Status saved = project->saveStudy(fixtures::study(*m_table, 2)); !saved)
                        QCOMPARE(saved.error().code, ErrorCode::DiskFull);
            }
            const Result<Database> database = Database::open(folder / "a.panelwise", Database::Mode::ReadWrite);
            const fixtures::SizeLimit limit(bytes);
            const Status written = database->execute("PRAGMA journal_mode = WAL; CREATE TABLE more (content BLOB); "
                                                     "INSERT INTO more VALUES (zeroblob(100000))");
            QVERIFY(!written.ok());
            QCOMPARE(written.error().code, ErrorCode::DiskFull);
        }
    }

    void anEditThatDoesNotFitIsSavedOnceThereIsRoom()
    {
        const fixtures::Folder folder;
        create(folder / "a.panelwise", 1);
        {
            Result<ProjectFile> project = ProjectFile::open(folder / "a.panelwise");
            {
                const fixtures::SizeLimit limit(8'192);
                const Status saved = project->saveStudy(fixtures::study(*m_table, 2));
                QVERIFY(!saved.ok());
                QCOMPARE(saved.error().code, ErrorCode::DiskFull);
                QCOMPARE(fixtures::numberOf(project->study()), 1);
            }
            QVERIFY(project->saveStudy(fixtures::study(*m_table, 3)).ok());
        }
        QCOMPARE(fixtures::numberOf(ProjectFile::open(folder / "a.panelwise")->study()), 3);
        QCOMPARE(fixtures::namesIn(folder.path()), Names{"a.panelwise"});
    }

    void aDiskThatIsReallyFullLosesNothing()
    {
        const TinyDisk disk;
        if (!disk.mounted())
            QSKIP("This system does not let us mount a small disk.");
        create(disk / "a.panelwise", 1);
        {
            Result<ProjectFile> project = ProjectFile::open(disk / "a.panelwise");
            QVERIFY(project->saveStudy(fixtures::study(*m_table, 2)).ok());
            disk.fill();
            int last = 2;
            Status saved = Done{};
            for (int number = 3; saved.ok() && number < 500; ++number) {
                saved = project->saveStudy(fixtures::study(*m_table, number));
                last = saved.ok() ? number : last;
            }
            QVERIFY(!saved.ok());
            QCOMPARE(saved.error().code, ErrorCode::DiskFull);
            QCOMPARE(fixtures::numberOf(project->study()), last);
            QCOMPARE(project->saveCopy(disk / "copy.panelwise").error().code, ErrorCode::DiskFull);
            QVERIFY(!fs::exists(disk / "copy.panelwise"));
            const Result<ProjectFile> second = ProjectFile::open(disk / "a.panelwise");
            QVERIFY(second.ok());
            QCOMPARE(fixtures::numberOf(second->study()), last);
            disk.empty();
            QVERIFY(project->saveStudy(fixtures::study(*m_table, 1'000)).ok());
        }
        QCOMPARE(fixtures::namesIn(disk.path()), Names{"a.panelwise"});
        disk.fill();
        const Result<ProjectFile> project = ProjectFile::open(disk / "a.panelwise");
        QVERIFY(project.ok());
        QCOMPARE(fixtures::numberOf(project->study()), 1'000);
    }

    void aFolderThatCannotBeWrittenOpensReadOnly()
    {
        const fixtures::Folder folder;
        create(folder / "a.panelwise", 1);
        const std::string before = fixtures::bytesOf(folder / "a.panelwise");
        letEverybodyRead(folder.path());
        {
            const Visitor visitor(folder.path());
            Result<ProjectFile> project = ProjectFile::open(folder / "a.panelwise");
            QVERIFY(project.ok());
            QCOMPARE(project->access(), ProjectAccess::ReadOnlyFolder);
            QCOMPARE(fixtures::numberOf(project->study()), 1);
            QCOMPARE(project->saveStudy(fixtures::study(*m_table, 2)).error().code, ErrorCode::ProjectReadOnly);
            QCOMPARE(project->saveCopy(folder / "b.panelwise").error().code, ErrorCode::FolderNotWritable);
            QCOMPARE(ProjectFile::create(folder / "c.panelwise", m_table, Study{}).error->code,
                     ErrorCode::FolderNotWritable);
            const QTemporaryDir own;
            const fs::path copy = fs::path(own.path().toStdString()) / "copy.panelwise";
            QVERIFY(project->saveCopy(copy).ok());
            QCOMPARE(ProjectFile::open(copy)->access(), ProjectAccess::Writable);
        }
        QVERIFY(fixtures::bytesOf(folder / "a.panelwise") == before);
        QCOMPARE(fixtures::namesIn(folder.path()), Names{"a.panelwise"});
    }

    void aFileThatCannotBeWrittenOpensReadOnly()
    {
        const fixtures::Folder folder;
        fs::create_directory(folder / "inner");
        create(folder / "inner/a.panelwise", 1);
        ::chmod((folder / "inner/a.panelwise").c_str(), 0444);
        ::chmod((folder / "inner").c_str(), 0777);
        const Visitor visitor(folder.path());
        const Result<ProjectFile> project = ProjectFile::open(folder / "inner/a.panelwise");
        QVERIFY(project.ok());
        QCOMPARE(project->access(), ProjectAccess::ReadOnlyFolder);
    }

    void aFileThatCannotBeReadSaysSo()
    {
        const fixtures::Folder folder;
        create(folder / "a.panelwise", 1);
        ::chmod((folder / "a.panelwise").c_str(), 0);
        const Visitor visitor(folder.path());
        QCOMPARE(ProjectFile::open(folder / "a.panelwise").error().code, ErrorCode::FileNotReadable);
    }

    // Killed on one computer, then put where nothing can be written: the log cannot be played back into the file.
    void anInterruptedProjectInAReadOnlyFolderStillShowsTheLastEdit()
    {
        const fixtures::Folder folder;
        createInterrupted(folder / "a.panelwise", 5);
        const std::string file = fixtures::bytesOf(folder / "a.panelwise");
        const std::string log = fixtures::bytesOf(folder / "a.panelwise-wal");
        letEverybodyRead(folder.path());
        {
            const Visitor visitor(folder.path());
            const Result<ProjectFile> project = ProjectFile::open(folder / "a.panelwise");
            QVERIFY2(project.ok(), project ? "" : project.error().detail.c_str());
            QCOMPARE(project->access(), ProjectAccess::ReadOnlyFolder);
            QCOMPARE(fixtures::numberOf(project->study()), 5);
            const QTemporaryDir own;
            const fs::path copy = fs::path(own.path().toStdString()) / "copy.panelwise";
            QVERIFY(project->saveCopy(copy).ok());
            QCOMPARE(fixtures::numberOf(ProjectFile::open(copy)->study()), 5);
        }
        QVERIFY(fixtures::bytesOf(folder / "a.panelwise") == file);
        QVERIFY(fixtures::bytesOf(folder / "a.panelwise-wal") == log);
        QCOMPARE(fixtures::namesIn(folder.path()), (Names{"a.panelwise", "a.panelwise-wal"}));
    }

    void anInterruptedProjectIsRepairedAndThenOneFile()
    {
        const fixtures::Folder folder;
        createInterrupted(folder / "a.panelwise", 5);
        {
            const Result<ProjectFile> project = ProjectFile::open(folder / "a.panelwise");
            QVERIFY(project.ok());
            QCOMPARE(fixtures::numberOf(project->study()), 5);
        }
        QCOMPARE(fixtures::namesIn(folder.path()), Names{"a.panelwise"});
        QCOMPARE(fixtures::numberOf(ProjectFile::open(folder / "a.panelwise")->study()), 5);
    }

    // There is no room even for the index of the log; the content is right all the same.
    void aProjectThatCannotBeReplacedKeepsItsLastEdit()
    {
        const TinyDisk disk;
        if (!disk.mounted())
            QSKIP("This system does not let us mount a small disk.");
        create(disk / "a.panelwise", 1);
        createInterrupted(disk / "b.panelwise", 5);
        const std::string held =
            (disk / "b.panelwise").string(); // in use by the system: no other file can take its name
        QCOMPARE(::mount(held.c_str(), held.c_str(), nullptr, MS_BIND, nullptr), 0);
        QVERIFY(!ProjectFile::open(disk / "a.panelwise")->saveCopy(disk / "b.panelwise").ok());
        QCOMPARE(::umount2(held.c_str(), 0), 0);
        QCOMPARE(fixtures::numberOf(ProjectFile::open(disk / "b.panelwise")->study()), 5);
    }

    void anInterruptedProjectOnAFullDiskOpensReadOnly()
    {
        const TinyDisk disk;
        if (!disk.mounted())
            QSKIP("This system does not let us mount a small disk.");
        createInterrupted(disk / "a.panelwise", 5);
        fixtures::writeBytes(disk / "a.panelwise-lock", "+");
        disk.fill();
        const Result<ProjectFile> project = ProjectFile::open(disk / "a.panelwise");
        QVERIFY2(project.ok(), project ? "" : project.error().detail.c_str());
        QCOMPARE(fixtures::numberOf(project->study()), 5);
    }

    // Only the file was copied after a crash: the last edits are gone with the log, the rest is sound.
    void anInterruptedProjectWithoutItsLogOpensWithTheStateBefore()
    {
        const fixtures::Folder folder;
        createInterrupted(folder / "a.panelwise", 5);
        fs::remove(folder / "a.panelwise-wal");
        QCOMPARE(fixtures::numberOf(ProjectFile::open(folder / "a.panelwise", true)->study()), 4);
        QCOMPARE(fixtures::namesIn(folder.path()), Names{"a.panelwise"});
        QCOMPARE(fixtures::numberOf(ProjectFile::open(folder / "a.panelwise")->study()), 4);
        QCOMPARE(fixtures::namesIn(folder.path()), Names{"a.panelwise"});
    }

    void aDamagedLogIsNeverReadAsData()
    {
        for (std::size_t position = 0; position < 40'000; position += 997) {
            const fixtures::Folder folder;
            createInterrupted(folder / "a.panelwise", 5);
            std::string log = fixtures::bytesOf(folder / "a.panelwise-wal");
            if (position >= log.size())
                break;
            log[position] = static_cast<char>(log[position] ^ 0x10);
            fixtures::writeBytes(folder / "a.panelwise-wal", log);
            const Result<ProjectFile> project = ProjectFile::open(folder / "a.panelwise");
            QVERIFY(project.ok()); // SQLite's own checksums end the log before the damage
            QVERIFY(fixtures::numberOf(project->study()) == 4 || fixtures::numberOf(project->study()) == 5);
            QCOMPARE(project->import()->fingerprint(), m_table->fingerprint());
        }
    }

    // A change that was cut off in the middle, with the journal that undoes it.
    void aChangeThatWasCutOffIsUndone()
    {
        const fixtures::Folder folder;
        create(folder / "a.panelwise", 1);
        {
            const Result<Database> database = Database::open(folder / "a.panelwise", Database::Mode::ReadWrite);
            QVERIFY(database
                        ->execute("PRAGMA cache_size = 1; BEGIN; "
                                  "UPDATE import_chunk SET content = zeroblob(length(content) + 5000)")
                        .ok());
            fs::copy_file(folder / "a.panelwise", folder / "b.panelwise");
            fs::copy_file(folder / "a.panelwise-journal", folder / "b.panelwise-journal");
        }
        QVERIFY(fixtures::bytesOf(folder / "b.panelwise") != fixtures::bytesOf(folder / "a.panelwise"));
        const std::string before = fixtures::bytesOf(folder / "b.panelwise");
        {
            const Result<ProjectFile> looked = ProjectFile::open(folder / "b.panelwise", true);
            QVERIFY(looked.ok());
            QCOMPARE(looked->import()->fingerprint(), m_table->fingerprint());
            QVERIFY(fixtures::bytesOf(folder / "b.panelwise") == before);
        }
        {
            const Result<ProjectFile> project = ProjectFile::open(folder / "b.panelwise");
            QVERIFY(project.ok());
            QCOMPARE(project->import()->fingerprint(), m_table->fingerprint());
        }
        QCOMPARE(fixtures::namesIn(folder.path()), (Names{"a.panelwise", "b.panelwise"}));
    }
};

PANELWISE_APPLESS_TEST(ProjectDiskTest)

} // namespace project_disk_test

#include "project_disk_test.moc"
