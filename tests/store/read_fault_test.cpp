// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_file.h"
#include "tests/store/project_fixtures.h"
#include "tests/test_program.h"

#include <cstring>
#include <sqlite3.h>

namespace read_fault_test {

using namespace core;

namespace {

// SQLite's own way to files, except that one read fails as on a bad sector.
int g_readsUntilFault = -1; // −1: never

struct FaultyFile {
    sqlite3_file base;
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};
FaultyFile* faulty(sqlite3_file* file)
{
    return reinterpret_cast<FaultyFile*>(file);
}
const sqlite3_io_methods& realMethods(sqlite3_file* file)
{
    return *faulty(file)->real()->pMethods;
}

int readOrFail(sqlite3_file* file, void* bytes, int count, sqlite3_int64 offset)
{
    if (g_readsUntilFault >= 0 && g_readsUntilFault-- == 0)
        return SQLITE_IOERR_READ;
    return realMethods(file).xRead(faulty(file)->real(), bytes, count, offset);
}

const sqlite3_io_methods kMethods{
    .iVersion = 2,
    .xClose = [](sqlite3_file* f) { return realMethods(f).xClose(faulty(f)->real()); },
    .xRead = readOrFail,
    .xWrite = [](sqlite3_file* f, const void* b, int n,
                 sqlite3_int64 o) { return realMethods(f).xWrite(faulty(f)->real(), b, n, o); },
    .xTruncate = [](sqlite3_file* f, sqlite3_int64 n) { return realMethods(f).xTruncate(faulty(f)->real(), n); },
    .xSync = [](sqlite3_file* f, int flags) { return realMethods(f).xSync(faulty(f)->real(), flags); },
    .xFileSize = [](sqlite3_file* f, sqlite3_int64* n) { return realMethods(f).xFileSize(faulty(f)->real(), n); },
    .xLock = [](sqlite3_file* f, int level) { return realMethods(f).xLock(faulty(f)->real(), level); },
    .xUnlock = [](sqlite3_file* f, int level) { return realMethods(f).xUnlock(faulty(f)->real(), level); },
    .xCheckReservedLock = [](sqlite3_file* f,
                             int* held) { return realMethods(f).xCheckReservedLock(faulty(f)->real(), held); },
    .xFileControl = [](sqlite3_file* f, int what,
                       void* value) { return realMethods(f).xFileControl(faulty(f)->real(), what, value); },
    .xSectorSize = [](sqlite3_file* f) { return realMethods(f).xSectorSize(faulty(f)->real()); },
    .xDeviceCharacteristics = [](sqlite3_file* f) { return realMethods(f).xDeviceCharacteristics(faulty(f)->real()); },
    .xShmMap = [](sqlite3_file* f, int page, int size, int extend,
                  void volatile** at) { return realMethods(f).xShmMap(faulty(f)->real(), page, size, extend, at); },
    .xShmLock = [](sqlite3_file* f, int o, int n,
                   int flags) { return realMethods(f).xShmLock(faulty(f)->real(), o, n, flags); },
    .xShmBarrier = [](sqlite3_file* f) { realMethods(f).xShmBarrier(faulty(f)->real()); },
    .xShmUnmap = [](sqlite3_file* f, int gone) { return realMethods(f).xShmUnmap(faulty(f)->real(), gone); },
    .xFetch = nullptr,
    .xUnfetch = nullptr};

class FaultyDisk {
public:
    FaultyDisk() : m_real(sqlite3_vfs_find(nullptr)), m_own(*m_real)
    {
        m_own.zName = "faulty";
        m_own.szOsFile = static_cast<int>(sizeof(FaultyFile)) + m_real->szOsFile;
        m_own.pAppData = m_real;
        m_own.xOpen = [](sqlite3_vfs* vfs, sqlite3_filename name, sqlite3_file* file, int flags, int* made) {
            auto* real = static_cast<sqlite3_vfs*>(vfs->pAppData);
            const int code = real->xOpen(real, name, faulty(file)->real(), flags, made);
            file->pMethods = faulty(file)->real()->pMethods ? &kMethods : nullptr;
            return code;
        };
        sqlite3_vfs_register(&m_own, 1);
    }
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;
    ~FaultyDisk()
    {
        sqlite3_vfs_unregister(&m_own);
        sqlite3_vfs_register(m_real, 1);
    }

private:
    sqlite3_vfs* m_real;
    sqlite3_vfs m_own;
};

} // namespace

class ReadFaultTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Every read of opening a project fails once.
    void aDiskThatCannotBeReadIsNotADamagedProject()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table(3'000);
        QVERIFY(ProjectFile::create(folder / "a.panelwise", table, fixtures::study(*table, 1)).project);
        const FaultyDisk disk;
        int faults = 0;
        for (int reads = 0;; ++reads) {
            g_readsUntilFault = reads;
            const Result<ProjectFile> project = ProjectFile::open(folder / "a.panelwise", true);
            const bool failed = g_readsUntilFault < 0;
            g_readsUntilFault = -1;
            if (!failed) {
                QVERIFY(project.ok());
                break;
            }
            ++faults;
            if (!project)
                QVERIFY2(project.error().code == ErrorCode::FileNotReadable,
                         qPrintable(QStringLiteral("read %1: error %2 %3")
                                        .arg(reads)
                                        .arg(static_cast<int>(project.error().code))
                                        .arg(QString::fromStdString(project.error().detail))));
        }
        qInfo("%d reads failed once each", faults);
        QVERIFY(faults > 20);
    }
};

PANELWISE_GUILESS_TEST(ReadFaultTest)

} // namespace read_fault_test

#include "read_fault_test.moc"
