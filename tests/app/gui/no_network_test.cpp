// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"

#include <QProcess>
#include <QTemporaryDir>

#include <csignal>
#include <cstddef>
#include <iterator>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace no_network_test {

// The kernel ends whoever asks for a socket that leads anywhere but to this machine's display and session.
class NoNetworkTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static void forbidNetwork()
    {
        sock_filter steps[] = {
            BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
            BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 0, 3),
            BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, args[0])),
            BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_UNIX, 1, 0),
            BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
            BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        };
        const sock_fprog program{.len = std::size(steps), .filter = steps};
        if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
            ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0)
            ::_exit(99);
    }

    static void start(QProcess& process, const QString& program, const QStringList& arguments)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        process.setProcessEnvironment(environment);
        process.setStandardOutputFile(QProcess::nullDevice());
        process.setChildProcessModifier(&forbidNetwork);
        process.start(program, arguments);
    }

    int exitOf(const QString& program, const QStringList& arguments)
    {
        QProcess process;
        start(process, program, arguments);
        return process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit ? process.exitCode()
                                                                                                : -1;
    }

private Q_SLOTS:
    void theWatchSeesASocket()
    {
        QCOMPARE(exitOf(QStringLiteral("/bin/true"), {}), 0);
        const int code = exitOf(QStringLiteral("/usr/bin/python3"),
                                {"-c", "import socket; socket.socket(socket.AF_INET, socket.SOCK_STREAM)"});
        if (code != -1)
            QSKIP("nobody here asks for a socket");
    }

    void theCommandLineOpensNoConnection()
    {
        const QString cli = QStringLiteral(PANELWISE_CLI);
        const QString project = m_folder.filePath("p.panelwise");
        QCOMPARE(exitOf(cli, {"front", "--cohort", "known-optimum", "--patients", "1000", "--bootstrap", "20",
                              "--project", project}),
                 0);
        QCOMPARE(exitOf(cli, {"baselines", "--models", "lr,xgboost", "--seeds", "1", "--project", project}), 0);
        for (const char* name : {"report.html", "report.pdf"})
            QCOMPARE(exitOf(cli, {"export", "--project", project, "--what", "report", "--out",
                                  m_folder.filePath(QLatin1String(name))}),
                     0);
    }

    void theWindowOpensNone()
    {
        QProcess window;
        start(window, QStringLiteral(PANELWISE_WINDOW), {m_folder.filePath("p.panelwise")});
        QVERIFY(window.waitForStarted());
        QVERIFY(!window.waitForFinished(5'000)); // still there
        window.terminate();
        QVERIFY(window.waitForFinished(20'000));
        QVERIFY(window.exitStatus() == QProcess::NormalExit || window.exitCode() == SIGTERM);
    }
};

PANELWISE_GUILESS_TEST(NoNetworkTest)

} // namespace no_network_test

#include "no_network_test.moc"
