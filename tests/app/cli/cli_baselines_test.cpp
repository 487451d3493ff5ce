// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_file.h"
#include "tests/app/cli/cli_run.h"
#include "tests/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <cmath>
#include <csignal>

namespace cli_baselines_test {

using namespace core;

// Tables of systems as a user makes them, on the real program. Logistic regression takes a moment.
class CliBaselinesTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }

    static QStringList table(const QString& models, int seeds)
    {
        return {"baselines", "--cohort", "known-optimum",        "--patients",  "600", "--models",
                models,      "--seeds",  QString::number(seeds), "--bootstrap", "0"};
    }

    // A project with one finished table, made once.
    QString projectWithATable()
    {
        const QString project = path("shared.panelwise");
        if (!QFile::exists(project) && run(table("lr,lr-2", 2) + QStringList{"--project", project}).exit != 0)
            qFatal("cannot make a table");
        return project;
    }

    QString exported(const QString& name)
    {
        const Run written =
            run({"export", "--project", projectWithATable(), "--what", "baselines", "--out", path(name)});
        QFile file(path(name));
        return written.exit == 0 && file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    static Result<ProjectFile> lookAt(const QString& project) { return ProjectFile::open(project.toStdString(), true); }

private Q_SLOTS:
    void init() { QVERIFY(m_folder.isValid()); }

    void theJsonHasAFieldForEachModel()
    {
        const Run reply = run(table("lr,lr-2", 2) + QStringList{"--json"});
        QCOMPARE(reply.exit, 0);
        const QJsonObject json = reply.json();
        QCOMPARE(json["models"].toObject().keys(), (QStringList{"lr", "lr-2"}));
        for (const QJsonValue model : json["models"].toObject()) {
            for (const char* figure :
                 {"f1", "auroc", "am", "precision", "recall", "specificity", "mean_cost", "fit_s"}) {
                QVERIFY2(model[figure].isDouble(), figure);
                QVERIFY2(model[QString(figure) + "_sd"].isDouble(), figure);
            }
            QCOMPARE(model["repeats"].toInt(), 2);
        }
        QCOMPARE(json["models"]["lr-2"]["panels"].toArray().size(), 2);
        QVERIFY(json["models"]["lr-2"]["mean_cost"].toDouble() < json["models"]["lr"]["mean_cost"].toDouble());
        QCOMPARE(json["seeds"].toInt(), 2);
        const QJsonValue patients = json["patients"];
        QCOMPARE(patients["train"].toInt() + patients["validation"].toInt() + patients["test"].toInt(), 600);
        QVERIFY(json["timing"]["total_s"].toDouble() > 0.0);
        QVERIFY(json["static_front"].isNull()); // was not asked for
        QCOMPARE(json["end"].toString(), QString("finished"));
    }

    void rowsAreToldOnStderrAndTheTableOnStdout()
    {
        const Run reply = run(table("lr", 2));
        QCOMPARE(reply.exit, 0);
        QVERIFY(reply.notes.contains("Logistic regression, all panels: F1 0."));
        QVERIFY(reply.output.contains(QRegularExpression("LR, all +0\\.\\d{3} ± 0\\.\\d{3}")));
        QVERIFY(reply.output.trimmed().endsWith("Simulation for education and research. Not for clinical use."));
    }

    void whatIsTypedWronglyIsWrongUsage()
    {
        const Run unknown = run(table("lr,forest", 1));
        QCOMPARE(unknown.exit, 2);
        QVERIFY(unknown.notes.contains("forest") && unknown.notes.contains("xgboost-leafwise")); // the list
        QCOMPARE(run({"baselines"}).exit, 2);
        QCOMPARE(run(table("lr", 0)).exit, 2);
        QCOMPARE(run(table("lr-chosen", 1)).exit, 2); // which panels?
        QCOMPARE(run(table("lr", 1) + QStringList{"--panels", "x"}).exit, 2);
        QCOMPARE(run(table("lr-chosen", 1) + QStringList{"--panels", "nonsense"}).exit, 2);
        QCOMPARE(run(table("lr", 1) + QStringList{"--lambda", "5"}).exit, 2);
        QCOMPARE(run(table("lr", 1) + QStringList{"--out", "table.doc"}).exit, 2);
        QCOMPARE(run({"baselines", "--project", projectWithATable(), "--resume"}).exit, 2); // nothing to resume
        QCOMPARE(run({"baselines", "--resume"}).exit, 2);
    }

    void dataOfOneClassIsTheUsersToMend()
    {
        QFile csv(path("one.csv"));
        QVERIFY(csv.open(QIODevice::WriteOnly));
        csv.write("label,a\n");
        for (int i = 0; i < 40; ++i)
            csv.write("0," + QByteArray::number(i) + "\n");
        csv.close();
        QFile task(path("one.task.json"));
        QVERIFY(task.open(QIODevice::WriteOnly));
        task.write(R"({"label": "label", "visible": [], "panels": [{"name": "A", "cost": 1, "columns": ["a"]}]})");
        task.close();
        const Run reply = run({"baselines", "--data", path("one.csv"), "--task", path("one.task.json"), "--json"});
        QCOMPARE(reply.exit, 3);
        QCOMPARE(reply.json()["error"].toObject()["code"].toString(), QString("label_single_value"));
    }

    void theStoredTableIsWrittenAsTheThreeTablesOfThePaper()
    {
        const QString markdown = exported("table.md");
        QCOMPARE(markdown.count("Simulation for education and research. Not for clinical use."), 3);
        QCOMPARE(markdown.count("each with a split of its own"), 3);
        QVERIFY(markdown.contains(QRegularExpression("test 60; \\d+ of the test patients are cases: [^)]*\\); ")));
        QCOMPARE(markdown.count("| Logistic regression, all panels |"), 3);
        QVERIFY(markdown.contains("| Model | F1 | AUROC | Cost (USD) |"));
        QVERIFY(markdown.contains("| Model | AM | Cost (USD) |"));
        QVERIFY(markdown.contains("| Model | Precision | Recall | Specificity | F1 |"));
        const QString latex = exported("table.tex");
        QCOMPARE(latex.count("\\begin{tabular}"), 3);
        QCOMPARE(latex.count("\\toprule"), 3);
        QVERIFY(
            latex.contains(QRegularExpression("Logistic regression, all panels & \\$0\\.\\d{3} \\\\pm 0\\.\\d{3}\\$")));
        QCOMPARE(latex.count(QRegularExpression("(?<!\\\\)%")), 1); // every other is escaped
        const QStringList csv = exported("table.csv").split('\n', Qt::SkipEmptyParts);
        QCOMPARE(csv.size(), 3);
        QVERIFY(csv[0].startsWith("key,system,panels,setting,repeats,f1,f1_sd,auroc"));
        QVERIFY(csv[1].startsWith("lr,\"Logistic regression, all panels\","));
        QCOMPARE(run({"export", "--project", projectWithATable(), "--what", "baselines", "--out", path("x.pdf")}).exit,
                 2);
        QCOMPARE(run({"export", "--project", projectWithATable(), "--what", "baselines", "--table", "9", "--out",
                      path("x.csv")})
                     .exit,
                 2);
    }

    void anInterruptedTableKeepsItsRunsAndGoesOn()
    {
        const QString project = path("stopped.panelwise");
        QProcess process;
        process.setProcessEnvironment(plainEnvironment());
        process.start(QStringLiteral(PANELWISE_CLI), table("lr", 1000) + QStringList{"--project", project, "--json"});
        QVERIFY(process.waitForStarted());
        QVERIFY(QTest::qWaitFor(
            [&] {
                const Result<ProjectFile> file =
                    QFile::exists(project) ? lookAt(project) : Result<ProjectFile>(Error{});
                const auto tables = file ? file->baselines() : Result<std::vector<BaselineRecord>>(Error{});
                return tables && !tables->empty() && tables->front().runs.size() >= 2;
            },
            60'000));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(20'000));
        QCOMPARE(process.exitCode(), 4);
        const QJsonObject reply = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        QCOMPARE(reply["error"]["code"].toString(), QString("cancelled"));
        QVERIFY(reply["models"]["lr"]["repeats"].toInt() >= 2);
        const std::size_t kept = lookAt(project)->baselines()->front().runs.size();
        QCOMPARE(reply["models"]["lr"]["repeats"].toInt(), static_cast<int>(kept));
        process.start(QStringLiteral(PANELWISE_CLI), {"baselines", "--project", project, "--resume"});
        QVERIFY(QTest::qWaitFor([&] { return lookAt(project)->baselines()->front().runs.size() > kept; }, 60'000));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(20'000));
        QCOMPARE(process.exitCode(), 4);
        QCOMPARE(lookAt(project)->baselines()->size(), std::size_t{1});
    }

    // A data set without a task, one with three outcomes and one with more tests than the lattice takes.
    void aBenchmarkGoesOnPastWhatIsOutOfScope()
    {
        const auto write = [this](const QString& name, const QByteArray& text) {
            QFile file(path("sets/" + name));
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        QVERIFY(run({"generate", "known-optimum", "--patients", "400", "--out", path("sets")}).exit == 0);
        QVERIFY(write("three.csv", "y,a\n0,1\n1,2\n2,3\n") && write("alone.csv", "y,a\n0,1\n1,2\n"));
        QVERIFY(write("three.task.json", R"({"label": "y", "visible": [], "panels":
            [{"name": "A", "cost": 1, "columns": ["a"]}]})"));
        QByteArray wide = "y", columns;
        for (int column = 0; column < 16; ++column) {
            wide += ",c" + QByteArray::number(column);
            columns += (column > 0 ? ", \"c" : "\"c") + QByteArray::number(column) + '"';
        }
        for (int i = 0; i < 200; ++i) {
            wide += '\n' + QByteArray::number(i % 2);
            for (int column = 0; column < 16; ++column)
                wide += ',' + QByteArray::number((i * (column + 3)) % 17);
        }
        QVERIFY(write("wide.csv", wide + '\n'));
        QVERIFY(write("wide.task.json", R"({"label": "y", "visible": [], "panels":
            [{"name": "A", "cost": 1, "columns": [)" +
                                            columns + "]}]}"));
        const Run reply = run({"benchmark", "--suite", "afa", path("sets"), "--methods", "lattice", "--seeds", "42,43",
                               "--budgets", "1,2", "--out", path("afa.csv"), "--json"});
        QCOMPARE(reply.exit, 0);
        QMap<QString, QString> notes;
        for (const QJsonValue set : reply.json()["datasets"].toArray())
            notes[set["dataset"].toString()] = set["note"].toString();
        QCOMPARE(notes.keys(), (QStringList{"alone", "known-optimum", "three", "wide"}));
        QVERIFY(notes["alone"].contains("task file") && notes["three"].contains("out of scope"));
        QVERIFY(notes["known-optimum"].isEmpty() && notes["wide"].isEmpty());
        QFile csv(path("afa.csv"));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(csv.readAll()).trimmed().split('\n');
        QCOMPARE(lines[0], QStringLiteral("suite,dataset,method,seed,budget,metric,value,seconds,note"));
        // Two seeds, two budgets and three metrics; a line for each data set left out.
        QCOMPARE(lines.filter("afa,known-optimum,lattice,").size(), qsizetype(12));
        QCOMPARE(lines.filter("afa,wide,lattice,").size(), qsizetype(12));
        QCOMPARE(lines.size(), qsizetype(1 + 12 + 12 + 2));
        QCOMPARE(run({"benchmark", "--suite", "afa", path("nowhere")}).exit, 3);
        QCOMPARE(run({"benchmark", "--suite", "afa", path("sets"), "--methods", "lr"}).exit, 2);
    }
};

PANELWISE_GUILESS_TEST(CliBaselinesTest)

} // namespace cli_baselines_test

#include "cli_baselines_test.moc"
