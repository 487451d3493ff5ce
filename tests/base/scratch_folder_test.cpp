// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/scratch_folder.h"
#include "tests/test_program.h"

#include <QTemporaryDir>

#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sys/stat.h>

namespace scratch_folder_test {

using core::ScratchFolder;
namespace fs = std::filesystem;

class ScratchFolderTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_temporary;
    QByteArray m_before = qgetenv("TMPDIR");

    fs::path left(const char* name, bool lock, bool old) const
    {
        const fs::path folder = fs::path(m_temporary.path().toStdString()) / name;
        fs::create_directory(folder);
        std::ofstream(folder / "patients.panelwise") << "secret";
        if (lock)
            std::ofstream(folder / "lock").flush();
        if (old) {
            const timespec then[2] = {{.tv_sec = 1'000'000'000, .tv_nsec = 0}, {.tv_sec = 1'000'000'000, .tv_nsec = 0}};
            ::utimensat(AT_FDCWD, folder.c_str(), then, 0);
        }
        return folder;
    }

private Q_SLOTS:
    void initTestCase() { qputenv("TMPDIR", m_temporary.path().toLocal8Bit()); }
    void cleanupTestCase() { m_before.isNull() ? (void)qunsetenv("TMPDIR") : (void)qputenv("TMPDIR", m_before); }

    void nobodyElseMayLookIntoItAndItGoesInTheEnd()
    {
        fs::path path;
        {
            const ScratchFolder folder;
            QCOMPARE(folder.failure(), 0);
            path = folder.path();
            struct stat state {};
            QCOMPARE(::stat(path.c_str(), &state), 0);
            QCOMPARE(state.st_mode & 0777U, 0700U);
            std::ofstream(path / "patients") << "secret";
        }
        QVERIFY(!fs::exists(path));
    }

    void whatAKilledProgramLeftIsRemovedByTheNext()
    {
        const fs::path abandoned = left("panelwise-Ab3dEf", true, true);
        const fs::path beingMade = left("panelwise-Ab3dEg", true, false);
        const fs::path foreign = left("panelwise-Ab3dEh", false, true);
        const fs::path other = left("somebody-Ab3dEf", true, true);
        std::optional<ScratchFolder> used(std::in_place);
        QVERIFY(!fs::exists(abandoned));
        QVERIFY(fs::exists(beingMade) && fs::exists(foreign) && fs::exists(other));
        const timespec then[2] = {{.tv_sec = 1'000'000'000, .tv_nsec = 0}, {.tv_sec = 1'000'000'000, .tv_nsec = 0}};
        ::utimensat(AT_FDCWD, used->path().c_str(), then, 0);
        ScratchFolder::removeAbandoned();
        QVERIFY(fs::exists(used->path())); // its lock is held
    }

    void aFolderThatCannotBeMadeIsTold()
    {
        qputenv("TMPDIR", "/nowhere/at/all");
        const ScratchFolder folder;
        qputenv("TMPDIR", m_temporary.path().toLocal8Bit());
        QVERIFY(folder.failure() != 0);
    }
};

PANELWISE_GUILESS_TEST(ScratchFolderTest)

} // namespace scratch_folder_test

#include "scratch_folder_test.moc"
