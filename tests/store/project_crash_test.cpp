// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/store/project_file.h"
#include "tests/store/project_fixtures.h"
#include "tests/test_program.h"

#include <QElapsedTimer>
#include <QProcess>

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

private Q_SLOTS:
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
            child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            child.start(test::programBeside("project_kill_child"),
                        {QString::fromStdString(folder.path().string()), QString::number(last.study)});
            QVERIFY(child.waitForReadyRead(20'000)); // it is at work
            QElapsedTimer clock;
            clock.start();
            const int moment = static_cast<int>(random.below(250));
            while (clock.elapsed() < moment)
                child.waitForReadyRead(static_cast<int>(moment - clock.elapsed()));
            QCOMPARE(child.state(), QProcess::Running); // else its exit code tells what went wrong
            ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
            QVERIFY(child.waitForFinished(10'000));
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
