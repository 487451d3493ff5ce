// SPDX-License-Identifier: GPL-3.0-or-later
// A real Slurm with two nodes on this computer, started for these tests and stopped after them.
#include "tests/app/cli/cli_training.h"
#include "tests/cluster/same_jobs.h"
#include "tests/test_program.h"

#include <QJsonArray>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <csignal>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace slurm_test {

// Everything of it is in one folder, and nobody but this computer can reach it.
class SlurmHere {
public:
    explicit SlurmHere(const QString& folder) : m_folder(folder) {}
    ~SlurmHere()
    {
        for (const QString& file : QDir(m_folder).entryList({"*.pid"}))
            if (const int process = pidIn(file); process > 0)
                ::kill(process, SIGKILL);
    }

    // Why not; empty: it runs.
    QString start()
    {
        for (const char* program : {"munged", "slurmctld", "slurmd", "sbatch", "scontrol"})
            if (programNamed(program).isEmpty())
                return QStringLiteral("%1 is not installed").arg(program);
        writeKey();
        writeSettings();
        if (!runs("munged",
                  {"--force", "--key-file=" + in("key"), "--socket=" + in("munge"), "--pid-file=" + in("munged.pid"),
                   "--log-file=" + in("munged.log"), "--seed-file=" + in("seed")}))
            return QStringLiteral("munged does not start");
        if (!runs("slurmctld", {}) || !runs("slurmd", {"-N", "n1"}) || !runs("slurmd", {"-N", "n2"}))
            return QStringLiteral("Slurm does not start");
        for (int i = 0; i < 100; ++i) {
            if (answerOf("sinfo", {"-h", "-o", "%D %t"}).trimmed() == "2 idle")
                return {};
            QTest::qWait(100);
        }
        return QStringLiteral("its nodes do not come up: ") + answerOf("sinfo", {"-h", "-o", "%D %t %E"});
    }

    QProcessEnvironment environment() const
    {
        QProcessEnvironment environment = plainEnvironment();
        environment.insert("SLURM_CONF", in("slurm.conf"));
        return environment;
    }
    QString answerOf(const char* program, const QStringList& words) const
    {
        QProcess process;
        process.setProcessEnvironment(environment());
        process.start(programNamed(program), words);
        process.waitForFinished(20'000);
        return QString::fromUtf8(process.readAllStandardOutput() + process.readAllStandardError());
    }

private:
    QString in(const QString& name) const { return m_folder + '/' + name; }
    int pidIn(const QString& name) const
    {
        QFile file(in(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toInt() : 0;
    }
    static QString programNamed(const char* name)
    {
        const QString found = QStandardPaths::findExecutable(name);
        return found.isEmpty() ? QStandardPaths::findExecutable(name, {"/usr/sbin", "/sbin"}) : found;
    }
    bool runs(const char* program, const QStringList& words) const // as a service: it goes on by itself
    {
        QProcess process;
        process.setProcessEnvironment(environment());
        process.start(programNamed(program), words);
        return process.waitForFinished(10'000) && process.exitCode() == 0;
    }
    void writeKey() const
    {
        QFile key(in("key"));
        if (!key.open(QIODevice::WriteOnly))
            qFatal("cannot write");
        for (int i = 0; i < 256; ++i) {
            const quint32 number = QRandomGenerator::system()->generate();
            key.write(reinterpret_cast<const char*>(&number), sizeof number);
        }
        key.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    }
    static QString freePort()
    {
        const int descriptor = ::socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in address{.sin_family = AF_INET, .sin_port = 0, .sin_addr = {htonl(INADDR_LOOPBACK)}, .sin_zero = {}};
        socklen_t length = sizeof address;
        auto* any = reinterpret_cast<sockaddr*>(&address);
        const bool bound = ::bind(descriptor, any, length) == 0 && ::getsockname(descriptor, any, &length) == 0;
        ::close(descriptor);
        return bound ? QString::number(ntohs(address.sin_port)) : QStringLiteral("17000");
    }
    void writeSettings() const
    {
        const QString host = QSysInfo::machineHostName(), user = qEnvironmentVariable("USER", "root");
        QString text = "ClusterName=here\nSlurmctldHost=" + host + "(127.0.0.1)\nSlurmctldPort=" + freePort() +
                       "\nSlurmUser=" + user + "\nSlurmdUser=" + user +
                       "\nAuthType=auth/munge\nAuthInfo=socket=" + in("munge") + "\nCredType=cred/munge" +
                       "\nStateSaveLocation=" + in("state") + "\nSlurmdSpoolDir=" + in("spool-%n") +
                       "\nSlurmctldPidFile=" + in("slurmctld.pid") + "\nSlurmdPidFile=" + in("slurmd-%n.pid") +
                       "\nSlurmctldLogFile=" + in("slurmctld.log") + "\nSlurmdLogFile=" + in("slurmd-%n.log") +
                       "\nProctrackType=proctrack/linuxproc\nTaskPlugin=task/none\nSwitchType=switch/none\n"
                       "MpiDefault=none\nSelectType=select/cons_tres\nSelectTypeParameters=CR_Core_Memory\n"
                       "SchedulerType=sched/builtin\nSchedulerParameters=batch_sched_delay=0,sched_interval=1\n"
                       "SlurmdParameters=config_overrides\nReturnToService=2\nJobRequeue=1\nKillWait=2\n"
                       "AccountingStorageType=accounting_storage/none\nJobAcctGatherType=jobacct_gather/none\n";
        for (const char* node : {"n1", "n2"})
            text += QStringLiteral("NodeName=%1 NodeHostname=%2 NodeAddr=127.0.0.1 Port=%3 CPUs=2 RealMemory=4000 "
                                   "State=UNKNOWN\n")
                        .arg(node, host, freePort());
        text += "PartitionName=main Nodes=n1,n2 Default=YES MaxTime=INFINITE State=UP\n";
        QFile settings(in("slurm.conf"));
        if (!settings.open(QIODevice::WriteOnly) || settings.write(text.toUtf8()) < 0 || !QDir(m_folder).mkdir("state"))
            qFatal("cannot write");
    }

    QString m_folder;
};

class SlurmTest : public CliTraining {
    Q_OBJECT

    QTemporaryDir m_place;
    std::optional<SlurmHere> m_slurm;

    Run cluster(const QStringList& words) const { return run(words, m_slurm->environment()); }
    int count(const char* state, const QString& folder) const
    {
        return cluster({"status", folder, "--json"}).json()[QLatin1String(state)].toInt(-1);
    }
    QString submitted(const QString& folder) const // the number of its job
    {
        QProcess process;
        process.setProcessEnvironment(m_slurm->environment());
        process.start("bash", {folder + "/submit.sh"});
        process.waitForFinished(20'000);
        return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid() && m_place.isValid());
        m_slurm.emplace(m_place.path());
        if (const QString why = m_slurm->start(); !why.isEmpty())
            QSKIP(qPrintable("No Slurm can be started here: " + why));
    }
    void cleanupTestCase()
    {
        (void)m_slurm->answerOf("scancel", {"--state=RUNNING"});
        m_slurm.reset();
    }

    // The search, ten folds and all patients: twelve tasks on two nodes.
    void aFrontOfTwelveTasksIsTheSameToTheLastBit()
    {
        const QStringList front{"front",       "--cohort", "known-optimum", "--patients", "800",
                                "--bootstrap", "20",       "--folds",       "10"};
        const QString folder = path("front");
        const Run planned =
            run(QStringList{"plan"} + front + QStringList{"--out", folder, "--minutes-per-task", "0", "--json"});
        QCOMPARE(planned.json()["tasks"].toInt(), 12);
        QVERIFY(!submitted(folder).isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(count("done", folder), 12, 120'000);
        const QString project = path("gathered.panelwise"), here = path("here.panelwise");
        QVERIFY(run({"gather", folder, "--project", project, "--json"}).json()["complete"].toBool());
        QCOMPARE(run(front + QStringList{"--project", here}).exit, 0);
        QVERIFY(fixture::sameFronts(*lookAt(project), *lookAt(here)));
        const QString nodes = m_slurm->answerOf("scontrol", {"show", "job", "1"});
        QVERIFY(nodes.contains("NodeList=n1") && nodes.contains("NodeList=n2"));
    }

    // Slurm's notice, then its requeueing, as after a node failed: each goes on where the one before had come to.
    void aTaskOutlivesItsTimeAndItsNode()
    {
        QStringList training = small(3000, "600"); // some six seconds
        training.removeAll("--json");
        const QString folder = path("training");
        QCOMPARE(run(QStringList{"plan"} + training + QStringList{"--out", folder}).exit, 0);
        const QString first = submitted(folder);
        QTRY_COMPARE_WITH_TIMEOUT(count("running", folder), 1, 30'000);
        QTest::qWait(500); // of training
        (void)m_slurm->answerOf("scancel", {"--signal=USR1", "--batch", first});
        QTRY_COMPARE_WITH_TIMEOUT(count("stopped", folder), 1, 30'000);
        const Run again = cluster({"resubmit", folder, "--json"});
        QCOMPARE(again.json()["for_time"].toInt(), 1);
        QVERIFY(again.json()["submitted"].toBool());
        const QString second = again.json()["answer"].toString();
        QTRY_COMPARE_WITH_TIMEOUT(count("running", folder), 1, 30'000);
        (void)m_slurm->answerOf("scontrol", {"requeue", second + "_1"}); // kills it, and begins it again
        const auto isDone = [&] { // what was requeued may wait for two minutes, unless it is told not to
            (void)m_slurm->answerOf("scontrol", {"update", "jobid=" + second, "StartTime=now"});
            return count("done", folder) == 1;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isDone(), 200'000);
        QCOMPARE(run({"gather", folder, "--project", path("t.panelwise")}).exit, 0);
        QCOMPARE(run(training + QStringList{"--project", path("h.panelwise")}).exit, 0);
        QVERIFY(fixture::sameRuns(*lookAt(path("t.panelwise")), *lookAt(path("h.panelwise"))));
    }
};

PANELWISE_GUILESS_TEST(SlurmTest)

} // namespace slurm_test

#include "slurm_test.moc"
