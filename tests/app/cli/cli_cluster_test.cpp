// SPDX-License-Identifier: GPL-3.0-or-later
// plan, work, status, gather and resubmit with the real program and a scheduler that does at once what it is told.
#include "tests/app/cli/cli_training.h"
#include "tests/cluster/same_jobs.h"
#include "tests/test_program.h"

#include <QJsonArray>

#include <csignal>

namespace cli_cluster_test {

class CliClusterTest : public CliTraining {
    Q_OBJECT

    static QStringList front(const QString& folds = "3")
    {
        return {"front", "--cohort", "known-optimum", "--patients", "800", "--bootstrap", "20", "--folds", folds};
    }
    Run plan(const QStringList& study, const QString& folder)
    {
        return run(QStringList{"plan"} + study +
                   QStringList{"--out", path(folder), "--minutes-per-task", "0", "--json"});
    }
    static int number(const Run& reply, const char* field) { return reply.json()[QLatin1String(field)].toInt(-1); }

    // Runs every task of an array, one after the other, as sbatch would have them run.
    QProcessEnvironment withScheduler()
    {
        QFile sbatch(path("sbatch"));
        if (!sbatch.exists()) {
            if (!sbatch.open(QIODevice::WriteOnly))
                qFatal("cannot write");
            sbatch.write(
                "#!/bin/bash\n"
                "for word; do\n"
                "  case $word in --array=*) array=${word#*=};; --output=*) log=${word#*=};; --chdir=*) cd "
                "\"${word#*=}\";; esac\n"
                "done\n"
                "printf '%s\\n' \"$*\" >> \"$(dirname \"$0\")/asked\"\n"
                "cat > \"$(dirname \"$0\")/job\"\n"
                "for range in ${array//,/ }; do\n"
                "  for ((i = ${range%-*}; i <= ${range#*-}; ++i)); do\n"
                "    name=${log//%A/77}; name=${name//%a/$i}\n"
                "    SLURM_ARRAY_JOB_ID=77 SLURM_ARRAY_TASK_ID=$i bash \"$(dirname \"$0\")/job\" > \"$name\" 2>&1\n"
                "  done\n"
                "done\n"
                "echo 77\n");
            sbatch.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
        }
        QProcessEnvironment environment = plainEnvironment();
        environment.insert("PATH", m_folder.path() + ':' + environment.value("PATH"));
        return environment;
    }
    static QString shell(const QStringList& words, const QProcessEnvironment& environment)
    {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start("bash", words);
        process.waitForFinished(120'000);
        return QString::fromUtf8(process.readAllStandardOutput() + process.readAllStandardError()).trimmed();
    }
    QString asked() const
    {
        QFile file(path("asked"));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).section('\n', -2) : QString();
    }

private Q_SLOTS:
    void aFrontGoesToTheClusterAndComesBackTheSame()
    {
        const Run planned = plan(front(), "study");
        QCOMPARE(planned.exit, 0);
        QCOMPARE(number(planned, "tasks"), 5);
        QCOMPARE(number(planned, "patients"), 800);
        QCOMPARE(shell({path("study/submit.sh")}, withScheduler()), QString("77"));
        const Run status = run({"status", path("study"), "--json"});
        QCOMPARE(number(status, "done"), 5);
        QCOMPARE(status.json()["share"].toDouble(), 1.0);
        const QString project = path("gathered.panelwise"), here = path("here.panelwise");
        const Run gathered = run({"gather", path("study"), "--project", project, "--json"});
        QCOMPARE(gathered.exit, 0);
        QVERIFY(gathered.json()["complete"].toBool());
        QCOMPARE(run(front() + QStringList{"--project", here}).exit, 0);
        QVERIFY(fixture::sameFronts(*lookAt(project), *lookAt(here)));
        const Run again = run({"gather", path("study"), "--project", here, "--json"}); // where it was found here
        QCOMPARE(again.json()["jobs"].toArray()[0].toObject()["state"].toString(), QString("was_there"));
    }

    // What it says on paper is what happens: --task by hand, --all for the rest.
    void onOneComputerThePlanNeedsNoScheduler()
    {
        QCOMPARE(plan(front("2"), "alone").exit, 0);
        QCOMPARE(number(run({"work", path("alone"), "--task", "3", "--json"}), "done"), 1);
        QCOMPARE(number(run({"work", path("alone"), "--task", "3", "--json"}), "before"), 1);
        const Run rest = run({"work", path("alone"), "--all", "--jobs", "2", "--json"});
        QCOMPARE(number(rest, "done"), 3);
        QCOMPARE(number(rest, "before"), 1);
        QVERIFY(run({"status", path("alone")}).output.contains("4 done"));
    }

    // The notice before the time limit ends the task with a checkpoint; the next attempt has twice the time.
    void aTaskWhoseTimeIsUpGoesOnWithMore()
    {
        QStringList training = small(150, "600");
        training.removeAll("--json");
        QCOMPARE(plan(training, "slow").exit, 0);
        QProcess process;
        QVERIFY(startsTraining(process, {"work", path("slow"), "--task", "1", "--checkpoint-every", "0"}));
        QTRY_VERIFY_WITH_TIMEOUT(run({"status", path("slow"), "--json"}).json()["share"].toDouble() > 0.0, 30'000);
        ::kill(static_cast<pid_t>(process.processId()), SIGUSR1);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 4);
        QCOMPARE(number(run({"status", path("slow"), "--json"}), "stopped"), 1);
        const Run told = run({"resubmit", path("slow"), "--tell", "--json"});
        QCOMPARE(number(told, "for_time"), 1);
        QVERIFY(!told.json()["submitted"].toBool());
        const Run again = run({"resubmit", path("slow"), "--json"}, withScheduler());
        QVERIFY(again.json()["submitted"].toBool());
        QVERIFY(asked().contains(QString("--time=%1 ").arg(number(told, "minutes"))));
        QCOMPARE(run({"gather", path("slow"), "--project", path("slow.panelwise")}).exit, 0);
        QCOMPARE(run(training + QStringList{"--project", path("quick.panelwise")}).exit, 0);
        QVERIFY(fixture::sameRuns(*lookAt(path("slow.panelwise")), *lookAt(path("quick.panelwise"))));
        QCOMPARE(number(run({"resubmit", path("slow"), "--json"}), "count"), 0);
    }

    void aTaskThatWasKilledSaysSoInItsStatus()
    {
        QStringList training = small(4000, "600");
        training.removeAll("--json");
        QCOMPARE(plan(training, "killed").exit, 0);
        QProcess process;
        QVERIFY(startsTraining(process, {"work", path("killed"), "--task", "1", "--checkpoint-every", "0"}));
        QTRY_VERIFY_WITH_TIMEOUT(run({"status", path("killed"), "--json"}).json()["share"].toDouble() > 0.0, 30'000);
        process.kill();
        QVERIFY(process.waitForFinished());
        QFile state(path("killed/states/000001.state"));
        QVERIFY(state.open(QIODevice::ReadWrite));
        QVERIFY(state.setFileTime(QDateTime::currentDateTime().addSecs(-3600), QFileDevice::FileModificationTime));
        state.close();
        const Run status = run({"status", path("killed"), "--json"});
        QCOMPARE(number(status, "silent"), 1);
        QVERIFY(status.json()["problems"].toArray()[0].toObject()["message"].toString().contains("not heard of"));
    }

    void whatCannotBePlannedLeavesNothing()
    {
        QCOMPARE(plan({"front", "--cohort", "nowhere"}, "never").exit, 2);
        QVERIFY(!QFile::exists(path("never")));
        QCOMPARE(plan({"train", "--cohort", "known-optimum"}, "never").exit, 2); // without --lambda
        QCOMPARE(run(QStringList{"plan"} + front()).exit, 2);                    // without --out
        QCOMPARE(run({"plan", "--out", path("never")}).exit, 2);
        QCOMPARE(run({"work", path("never"), "--all"}).exit, 3);
        QCOMPARE(run({"work", path("never")}).exit, 2);
        QCOMPARE(run({"gather", path("never"), "--project", path("p.panelwise")}).exit, 3);
        QVERIFY(!QFile::exists(path("p.panelwise")));
    }

    void aPlanIsForOneVersionAndOneSubmission()
    {
        QCOMPARE(plan(front("2"), "sealed").exit, 0);
        QCOMPARE(plan(front("2"), "sealed").exit, 3); // never written over
        const Run other = run({"work", path("sealed"), "--task", "1", "--plan", QString(32, '0')});
        QCOMPARE(other.exit, 3);
        QVERIFY(other.notes.contains("not the one that was submitted"));
        QCOMPARE(run({"work", path("sealed"), "--task", "9"}).exit, 2);
    }

    // Columns that the study does not use, such as names, stay at home.
    void identifiersAreNotSent()
    {
        QCOMPARE(run({"generate", "known-optimum", "--patients", "600", "--out", path("data")}).exit, 0);
        QFile file(path("data/known-optimum.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QList<QByteArray> lines = file.readAll().trimmed().split('\n');
        file.close();
        for (qsizetype i = 0; i < lines.size(); ++i)
            lines[i] = (i == 0 ? QByteArray("surname") : "Smith" + QByteArray::number(i)) + ',' + lines[i];
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(lines.join('\n'));
        file.close();
        const Run planned = plan(
            {"front", "--data", file.fileName(), "--task", path("data/known-optimum.task.json"), "--bootstrap", "20"},
            "named");
        QVERIFY2(planned.exit == 0, qPrintable(planned.notes + planned.output));
        QCOMPARE(planned.json()["removed"].toArray(), QJsonArray{"surname"});
        for (const char* sent : {"named/study.panelwise", "named/plan.json"}) {
            QFile content(path(sent));
            QVERIFY(content.open(QIODevice::ReadOnly));
            QVERIFY(!content.readAll().contains("Smith17"));
        }
    }
};

PANELWISE_GUILESS_TEST(CliClusterTest)

} // namespace cli_cluster_test

#include "cli_cluster_test.moc"
