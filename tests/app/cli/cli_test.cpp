// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_import.h"
#include "core/data/synthetic/builtin_cohorts.h"
#include "core/data/task/task.h"
#include "tests/app/cli/cli_run.h"
#include "tests/test_program.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>

#include <csignal>
#include <sys/stat.h>

namespace cli_test {

namespace {

// 300 patients, 60 of them ill, with a decimal comma where asked for.
QByteArray clinicTable(bool decimalComma)
{
    QByteArray text = decimalComma ? "patient;age;sodium;ill\n" : "patient,age,sodium,ill\n";
    const char separator = decimalComma ? ';' : ',';
    for (int i = 0; i < 300; ++i) {
        text += "P" + QByteArray::number(1000 + i) + separator + QByteArray::number(20 + i % 60) + separator;
        text += QByteArray::number(130 + i % 15) + (decimalComma ? ',' : '.') + QByteArray::number(1 + i % 9);
        text += separator + QByteArray(i % 5 == 0 ? "yes" : "no") + '\n';
    }
    return text;
}

} // namespace

class CliTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString written(const QString& name, const QByteArray& content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            return {};
        return file.fileName();
    }

private Q_SLOTS:
    void init() { QVERIFY(m_folder.isValid()); }

    void versionAndHelpAreNoErrors()
    {
        const Run version = run({"--version"});
        QCOMPARE(version.exit, 0);
        QVERIFY(version.output.startsWith("panelwise-cli "));
        const Run help = run({"--help"});
        QCOMPARE(help.exit, 0);
        for (const char* word : {"cohorts", "generate", "inspect", "Exit codes", "--json"})
            QVERIFY2(help.output.contains(word), word);
        QVERIFY(run({"inspect", "--help"}).output.contains("--decimal"));
    }

    void cohortsAreListed()
    {
        const Run list = run({"cohorts"});
        QCOMPARE(list.exit, 0);
        QVERIFY(list.output.contains("9,911"));
        QVERIFY(list.output.contains("$82.30"));
        QVERIFY(list.notes.isEmpty());
        const QJsonArray cohorts = run({"cohorts", "--json"}).json()["cohorts"].toArray();
        QCOMPARE(cohorts.size(), qsizetype(4));
        QCOMPARE(cohorts[0].toObject()["name"].toString(), QString("ferritin"));
        QCOMPARE(cohorts[3].toObject()["all_panels_cost"].toDouble(), 24.0);
    }

    void generatedFilesAreTheCohort()
    {
        const Run made = run(
            {"generate", "known-optimum", "--patients", "500", "--seed", "3", "--out", path("made/here"), "--json"});
        QCOMPARE(made.exit, 0);
        QCOMPARE(made.json()["patients"].toInt(), 500);
        const core::Sample sample = core::drawBuiltinCohort("known-optimum", 500, core::Seed{3}).value();
        const std::string csv = path("made/here/known-optimum.csv").toStdString();
        const auto read = core::importCsv(core::CsvSource::fromFile(csv), {}, {}, {});
        QCOMPARE(read.end, core::RunEnd::Finished);
        QCOMPARE(read.table->fingerprint(), sample.table->fingerprint());
        const auto task = core::readTask(path("made/here/known-optimum.task.json").toStdString());
        QVERIFY(task.reading && task.reading->task == sample.task);
    }

    void everyBuiltinCohortSurvivesItsOwnFile()
    {
        for (const core::BuiltinCohort& cohort : core::builtinCohorts()) {
            const QString name = QString::fromStdString(cohort.name);
            QCOMPARE(run({"generate", name, "--patients", "800", "--out", path("all")}).exit, 0);
            const QJsonObject fromFile = run({"inspect", "--data", path("all/" + name + ".csv"), "--task",
                                              path("all/" + name + ".task.json"), "--json"})
                                             .json();
            const QJsonObject drawn = run({"inspect", "--cohort", name, "--patients", "800", "--json"}).json();
            QCOMPARE(fromFile["fingerprint"].toString(), drawn["fingerprint"].toString());
            QCOMPARE(fromFile["columns"].toArray(), drawn["columns"].toArray());
            QVERIFY(!drawn["fingerprint"].toString().isEmpty());
        }
    }

    void inspectTellsWhatWasRead()
    {
        const Run seen = run({"inspect", "--cohort", "ferritin"});
        QCOMPARE(seen.exit, 0);
        QVERIFY(seen.output.contains("9,911 synthetic patients"));
        QVERIFY(seen.output.contains("All panels: $36 + $48 + $26 + $44 + $40 + $66 = $260"));
        QVERIFY(seen.output.contains("6 new of 14"));
        QVERIFY(seen.output.contains("Not for clinical use."));
        QVERIFY(!seen.output.contains('\x1b'));
        const QJsonObject json = run({"inspect", "--cohort", "ferritin", "--json"}).json();
        QCOMPARE(json["patients"].toInt(), 9911);
        QCOMPARE(json["bill"].toObject()["total"].toDouble(), 260.0);
        // CMP 48 + CBC with differential 44 + TSAT 40 + B12 66 buy every test.
        QCOMPARE(json["bill"].toObject()["cheapest_total"].toDouble(), 198.0);
        const QJsonObject split = json["split"].toObject();
        int sum = 0;
        for (const char* part : {"encoder", "policy", "classifier_validation", "policy_validation", "test"})
            sum += split[part].toInt();
        QCOMPARE(sum, 9911);
        QCOMPARE(json["problem_count"].toInt(), 0);
    }

    void ownDataGetProposedRoles()
    {
        const QString file = written("clinic.csv", clinicTable(false));
        const Run seen = run({"inspect", "--data", file, "--json"});
        QCOMPARE(seen.exit, 0);
        const QJsonObject source = seen.json()["source"].toObject();
        QVERIFY(source["roles_proposed"].toBool());
        QCOMPARE(source["dialect"].toObject()["delimiter"].toString(), QString("comma"));
        QCOMPARE(seen.json()["task"].toObject()["outcome"].toString(), QString("ill"));
        QCOMPARE(seen.json()["positives"].toInt(), 60);
        QVERIFY(run({"inspect", "--data", file}).output.contains("decimal point, comma separated, UTF-8"));
    }

    void decimalCommaIsUnderstood()
    {
        const QString file = written("komma.csv", clinicTable(true));
        const QJsonObject json = run({"inspect", "--data", file, "--json"}).json();
        QCOMPARE(json["source"].toObject()["dialect"].toObject()["decimal"].toString(), QString("comma"));
        for (const QJsonValue& column : json["columns"].toArray())
            if (column.toObject()["name"] == QString("sodium"))
                QVERIFY(column.toObject()["maximum"].toDouble() < 150.0);
    }

    void ambiguousNumbersAreAskedNotGuessed()
    {
        QByteArray text = "age,count,ill\n";
        for (int i = 0; i < 300; ++i)
            text += QByteArray::number(20 + i % 60) + ",\"1," + QByteArray::number(100 + i) + "\"," +
                    (i % 5 == 0 ? "1" : "0") + "\n";
        const QString file = written("ambiguous.csv", text);
        const Run asked = run({"inspect", "--data", file});
        QCOMPARE(asked.exit, 3);
        QVERIFY(asked.output.isEmpty());
        QVERIFY(asked.notes.contains("count"));
        QVERIFY(asked.notes.contains("--thousands comma"));
        const QJsonObject error = run({"inspect", "--data", file, "--json"}).json()["error"].toObject();
        QCOMPARE(error["code"].toString(), QString("decimal_mark_ambiguous"));
        QCOMPARE(error["column"].toString(), QString("count"));
        QCOMPARE(error["row"].toInt(), 1);
        const auto maximum = [&](const QStringList& answer) {
            const QJsonObject json = run(QStringList{"inspect", "--data", file, "--json"} + answer).json();
            return json["columns"].toArray()[1].toObject()["maximum"].toDouble();
        };
        QCOMPARE(maximum({"--thousands", "comma"}), 1399.0);
        QVERIFY(std::abs(maximum({"--decimal", "comma"}) - 1.399) < 1e-6);
    }

    void allProblemsOfAFileAreListed()
    {
        const QString file =
            written("broken.csv",
                    "age,sodium,ill\n50,140,1\n51,150,0,9\n52,141\n53,142,0\n54,,1,,\n55,139,0\n56,140,0\n57,140,0\n");
        const Run seen = run({"inspect", "--data", file, "--json"});
        QCOMPARE(seen.exit, 3);
        QVERIFY(seen.json()["problem_count"].toInt() >= 3);
        QVERIFY(seen.json()["error"].toObject()["file"].toString().endsWith("broken.csv"));
    }

    void dataThatCannotBeUsedAreReportedAndRefused()
    {
        const QString file = written("few.csv", "age,sodium,ill\n50,140,1\n51,141,0\n52,142,0\n53,143,0\n");
        const Run seen = run({"inspect", "--data", file, "--json"});
        QCOMPARE(seen.exit, 3);
        QCOMPARE(seen.json()["error"].toObject()["code"].toString(), QString("too_few_positives"));
        QCOMPARE(seen.json()["rows"].toInt(), 4); // the report is there all the same
    }

    void projectIsWrittenAndReadAgain()
    {
        const QString project = path("kept.panelwise");
        const QStringList source{"inspect", "--cohort", "aki", "--patients", "1000", "--json"};
        const Run first = run(source + QStringList{"--project", project});
        QCOMPARE(first.exit, 0);
        QVERIFY(QFile::exists(project));
        const QJsonObject again = run({"inspect", "--project", project, "--json"}).json();
        QCOMPARE(again["source"].toObject()["kind"].toString(), QString("project"));
        for (const char* key : {"fingerprint", "columns", "panels", "bill", "split", "task"})
            QCOMPARE(again[key], first.json()[key]);
        const Run refused = run(source + QStringList{"--project", project});
        QCOMPARE(refused.exit, 2);
        QCOMPARE(run({"inspect", "--project", project, "--json"}).json()["fingerprint"], again["fingerprint"]);
    }

    void wrongUsageIsTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("nothing") << QStringList{};
        QTest::newRow("unknown command") << QStringList{"diagnose"};
        QTest::newRow("unknown option") << QStringList{"cohorts", "--colour"};
        QTest::newRow("no input") << QStringList{"inspect"};
        QTest::newRow("two inputs") << QStringList{"inspect", "--cohort", "aki", "--data", "x.csv"};
        QTest::newRow("task without data") << QStringList{"inspect", "--cohort", "aki", "--task", "x.task.json"};
        QTest::newRow("unknown cohort") << QStringList{"inspect", "--cohort", "scurvy"};
        QTest::newRow("nobody") << QStringList{"inspect", "--cohort", "aki", "--patients", "0"};
        QTest::newRow("everybody") << QStringList{"inspect", "--cohort", "aki", "--patients", "1e9"};
        QTest::newRow("negative") << QStringList{"inspect", "--cohort", "aki", "--patients", "-5"};
        QTest::newRow("words") << QStringList{"inspect", "--cohort", "aki", "--patients", "many"};
        QTest::newRow("seed") << QStringList{"inspect", "--cohort", "aki", "--seed", "x"};
        QTest::newRow("decimal") << QStringList{"inspect", "--data", "x.csv", "--decimal", "dot"};
        QTest::newRow("no folder") << QStringList{"generate", "aki"};
    }
    void wrongUsageIsTwo()
    {
        QFETCH(QStringList, arguments);
        const Run plain = run(arguments);
        QCOMPARE(plain.exit, 2);
        QVERIFY(plain.output.isEmpty());
        QVERIFY(!plain.notes.isEmpty());
        const Run json = run(arguments + QStringList{"--json"});
        QCOMPARE(json.exit, 2);
        QVERIFY(!json.json()["error"].toObject()["message"].toString().isEmpty());
    }

    void faultsOfFilesAreThree_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString missing = path("missing");
        QTest::newRow("no data") << QStringList{"inspect", "--data", missing + ".csv"};
        QTest::newRow("folder") << QStringList{"inspect", "--data", m_folder.path()};
        QTest::newRow("empty") << QStringList{"inspect", "--data", written("empty.csv", "")};
        QTest::newRow("no rows") << QStringList{"inspect", "--data", written("norows.csv", "a,b,c\n")};
        QTest::newRow("no project") << QStringList{"inspect", "--project", missing + ".panelwise"};
        QTest::newRow("foreign project") << QStringList{"inspect", "--project", written("x.panelwise", "hello")};
        const QString table = written("table.csv", clinicTable(false));
        QTest::newRow("no task") << QStringList{"inspect", "--data", table, "--task", missing + ".task.json"};
        QTest::newRow("broken task") << QStringList{"inspect", "--data", table, "--task",
                                                    written("b.json", "{\"label\": ")};
        QTest::newRow("file for folder") << QStringList{"generate", "aki", "--out", table};
    }
    void faultsOfFilesAreThree()
    {
        QFETCH(QStringList, arguments);
        const Run plain = run(arguments);
        QCOMPARE(plain.exit, 3);
        QVERIFY(plain.output.isEmpty());
        QVERIFY(!plain.notes.isEmpty());
        const Run json = run(arguments + QStringList{"--json"});
        QCOMPARE(json.exit, 3);
        QVERIFY(!json.json()["error"].toObject()["code"].toString().isEmpty());
    }

    void jsonDoesNotDependOnTheLanguage()
    {
        QProcessEnvironment german = plainEnvironment();
        german.insert(QStringLiteral("LC_ALL"), QStringLiteral("de_DE.UTF-8"));
        const QStringList arguments{"inspect", "--cohort", "aki", "--patients", "600", "--json"};
        const QJsonObject here = run(arguments).json();
        const QJsonObject there = run(arguments, german).json();
        QVERIFY(!here.isEmpty());
        QCOMPARE(here["columns"], there["columns"]);
    }

    void interruptingEndsWithinASecondAndLeavesNothing()
    {
        QProcess process;
        process.setProcessEnvironment(plainEnvironment());
        process.start(QStringLiteral(PANELWISE_CLI),
                      {"generate", "ferritin", "--patients", "3000000", "--out", path("stopped")});
        QVERIFY(process.waitForStarted());
        QTest::qWait(700);
        QElapsedTimer clock;
        clock.start();
        kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(5'000));
        QVERIFY2(clock.elapsed() < 1'000, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 4);
        QVERIFY(!QFileInfo::exists(path("stopped")));
    }

    // A pipe nobody writes to would be waited for forever.
    void whatIsNoFileIsToldAtOnce()
    {
        const QByteArray pipe = path("pipe.csv").toLocal8Bit();
        QCOMPARE(mkfifo(pipe.constData(), 0600), 0);
        for (const QString& name : {QString::fromLocal8Bit(pipe), QStringLiteral("/dev/zero"), path("")}) {
            const Run outcome = run({"inspect", "--data", name});
            QCOMPARE(outcome.exit, 3);
            QVERIFY2(outcome.notes.contains("cannot be read"), qPrintable(outcome.notes));
        }
    }

    // The file being written has another name until it is complete; it is there, and then gone.
    void interruptingWhileWritingLeavesNeitherFileNorFolder()
    {
        QProcess process;
        process.setProcessEnvironment(plainEnvironment());
        process.start(QStringLiteral(PANELWISE_CLI),
                      {"generate", "ferritin", "--patients", "300000", "--out", path("cut")});
        QVERIFY(process.waitForStarted());
        const auto isWriting = [this] { return !QDir(path("cut")).entryList({"*.part"}, QDir::Files).isEmpty(); };
        while (process.state() == QProcess::Running && !isWriting())
            process.waitForFinished(2);
        QVERIFY(isWriting());
        kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(5'000));
        QCOMPARE(process.exitCode(), 4);
        QVERIFY(process.readAllStandardError().contains("Nothing was written"));
        QVERIFY(!QFileInfo::exists(path("cut")));
    }
};

PANELWISE_GUILESS_TEST(CliTest)

} // namespace cli_test

#include "cli_test.moc"
