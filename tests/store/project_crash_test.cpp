// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/store/project_file.h"
#include "core/store/project_reader_p.h"
#include "tests/store/project_fixtures.h"
#include "tests/test_program.h"

#include <QElapsedTimer>
#include <QProcess>

#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>

namespace project_crash_test {

using namespace core;
namespace fs = std::filesystem;
using Names = std::vector<std::string>;

// The program is killed at any moment; the next start finds everything that was acknowledged.
class ProjectCrashTest : public QObject {
    Q_OBJECT

    struct Acknowledged {
        int study = 0;
        int import = 0;
    };

    static void note(const QByteArray& output, Acknowledged& last)
    {
        for (const QByteArray& line : output.split('\n')) {
            if (line.startsWith("s "))
                last.study = line.mid(2).toInt();
            if (line.startsWith("i "))
                last.import = line.mid(2).toInt();
        }
    }

    static void startChild(QProcess& child, const fixtures::Folder& folder, int number, const QStringList& task = {})
    {
        child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        child.start(test::programBeside("project_kill_child"),
                    QStringList{QString::fromStdString(folder.path().string()), QString::number(number)} + task);
    }

    static void runFor(QProcess& child, int milliseconds)
    {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < milliseconds)
            child.waitForReadyRead(static_cast<int>(milliseconds - clock.elapsed()));
    }

    static void killAndWait(QProcess& child)
    {
        ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
        child.waitForFinished(10'000);
    }

private Q_SLOTS:
    // The writer is killed as soon as the reader is done: what it acknowledged is in its log alone.
    void aReaderLeavesTheLogOfAWriterThatCameLater()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table(100);
        QVERIFY(ProjectFile::create(folder / "p.panelwise", table, fixtures::study(*table, 1)).project);
        std::optional<Result<ProjectReader>> reader =
            ProjectReader::open(folder / "p.panelwise", ProjectAccess::ReadOnlyRequested);
        QVERIFY(reader->ok());
        Result<ProjectFile> writer = ProjectFile::open(folder / "p.panelwise");
        QVERIFY(writer.ok());
        QVERIFY(writer->saveStudy(fixtures::study(*table, 2)).ok());
        QVERIFY(fs::file_size(folder / "p.panelwise-wal") > 0);
        reader.reset();
        QVERIFY(fs::exists(folder / "p.panelwise-wal"));
        QVERIFY(fs::exists(folder / "p.panelwise-shm"));

        const fixtures::Folder afterKill;
        for (const char* name : {"p.panelwise", "p.panelwise-wal"})
            fs::copy_file(folder / name, afterKill / name);
        const Result<ProjectFile> found = ProjectFile::open(afterKill / "p.panelwise");
        QVERIFY(found.ok());
        QCOMPARE(fixtures::numberOf(found->study()), 2);
    }

    void readersBesideAWriterThatIsKilledFindASoundProject()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table(200);
        QVERIFY(ProjectFile::create(folder / "edited.panelwise", table, fixtures::study(*table, 0)).project);
        std::array<QProcess, 3> readers;
        for (QProcess& reader : readers)
            startChild(reader, folder, 0, {"read"});
        for (QProcess& reader : readers)
            QVERIFY(reader.waitForReadyRead(20'000));
        RandomStream random(Seed{51}, "kill moments");
        Acknowledged last;
        for (int kill = 0; kill < 12; ++kill) {
            QProcess writer;
            startChild(writer, folder, last.study, {"edit"});
            QVERIFY(writer.waitForReadyRead(20'000));
            runFor(writer, 20 + static_cast<int>(random.below(200)));
            QCOMPARE(writer.state(), QProcess::Running);
            killAndWait(writer);
            note(writer.readAllStandardOutput(), last);
            const Result<ProjectFile> project = ProjectFile::open(folder / "edited.panelwise");
            QVERIFY2(project.ok(), project ? "" : project.error().detail.c_str());
            QCOMPARE(project->access(), ProjectAccess::Writable);
            const int found = fixtures::numberOf(project->study());
            QVERIFY2(found == last.study || found == last.study + 1, "an acknowledged edit is gone");
            last.study = found;
        }
        qsizetype looks = 0;
        for (QProcess& reader : readers) {
            QCOMPARE(reader.state(), QProcess::Running); // else it found something broken
            killAndWait(reader);
            looks += reader.readAllStandardOutput().count('r');
        }
        QVERIFY(ProjectFile::open(folder / "edited.panelwise")->close().ok()); // what readers and the dead left goes
        QVERIFY(fixtures::namesIn(folder.path()) == Names{"edited.panelwise"});
        qInfo("12 kills beside 3 readers: %d edits acknowledged, %lld times read", last.study,
              static_cast<long long>(looks));
        QVERIFY(last.study >= 12);
        QVERIFY(looks >= 12);
    }

    void anEmptyJournalIsClearedAway()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table(100);
        QVERIFY(ProjectFile::create(folder / "p.panelwise", table, fixtures::study(*table, 1)).project);
        std::ofstream(folder / "p.panelwise-journal").flush();
        {
            const Result<ProjectFile> project = ProjectFile::open(folder / "p.panelwise");
            QVERIFY(project.ok());
            QCOMPARE(project->study(), fixtures::study(*table, 1));
        }
        QVERIFY(fixtures::namesIn(folder.path()) == Names{"p.panelwise"});
    }

    void fiftyKillsLoseNothingThatWasAcknowledged()
    {
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table(2'000);
        const TablePtr large = fixtures::table(20'000);
        QVERIFY(ProjectFile::create(folder / "edited.panelwise", table, fixtures::study(*table, 0)).project);
        RandomStream random(Seed{50}, "kill moments");
        Acknowledged last;
        int interrupted = 0;
        int killedImports = 0;
        for (int kill = 0; kill < 50; ++kill) {
            QProcess child;
            startChild(child, folder, last.study);
            QVERIFY(child.waitForReadyRead(20'000)); // it is at work
            runFor(child, static_cast<int>(random.below(250)));
            QCOMPARE(child.state(), QProcess::Running); // else its exit code tells what went wrong
            killAndWait(child);
            note(child.readAllStandardOutput(), last);

            const bool traced = projectTrace(folder / "edited.panelwise") == ProjectTrace::Interrupted;
            {
                const Result<ProjectFile> project = ProjectFile::open(folder / "edited.panelwise");
                QVERIFY2(project.ok(), project ? "" : project.error().detail.c_str());
                QCOMPARE(project->access(), ProjectAccess::Writable); // no false "in use"
                QCOMPARE(project->wasInterrupted(), traced);
                QCOMPARE(project->import()->fingerprint(), table->fingerprint());
                const int found = fixtures::numberOf(project->study());
                QVERIFY2(found >= last.study, "an acknowledged edit is gone");
                QVERIFY2(found <= last.study + 1, "an edit nobody made");
                QCOMPARE(project->study(), fixtures::study(*table, found));
                interrupted += traced;
                last.study = found;
            }
            QVERIFY(last.import == 0 || fs::exists(folder / "imported.panelwise"));
            if (fs::exists(folder / "imported.panelwise")) {
                const Result<ProjectFile> import = ProjectFile::open(folder / "imported.panelwise");
                QVERIFY2(import.ok(), import ? "" : import.error().detail.c_str());
                QCOMPARE(import->import()->fingerprint(), large->fingerprint());
                QVERIFY(fixtures::numberOf(import->study()) >= last.import);
            }
            killedImports += fs::exists(folder / "imported.panelwise-part");
            removeAbandonedImports(folder.path());
            const Names left = fixtures::namesIn(folder.path());
            std::string names;
            for (const std::string& name : left)
                names += name + ' ';
            QVERIFY2(left == Names{"edited.panelwise"} || (left == Names{"edited.panelwise", "imported.panelwise"}),
                     names.c_str());
        }
        qInfo("50 kills: %d left the project interrupted, %d hit an import; %d edits acknowledged", interrupted,
              killedImports, last.study);
        QVERIFY(interrupted > 25);
        QVERIFY(killedImports > 0);
        QVERIFY(last.study > 100);
    }
};

PANELWISE_GUILESS_TEST(ProjectCrashTest)

} // namespace project_crash_test

#include "project_crash_test.moc"
