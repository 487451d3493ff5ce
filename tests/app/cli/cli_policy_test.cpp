// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_training.h"
#include "tests/test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QStandardPaths>

#include <cmath>

namespace cli_policy_test {

// Policies as files that other programs run: they decide as the program does.
class CliPolicyTest : public CliTraining {
    Q_OBJECT

    using Rows = QList<QMap<QString, QString>>;

    static QByteArray bytesOf(const QString& file)
    {
        QFile made(file);
        return made.open(QIODevice::ReadOnly) ? made.readAll() : QByteArray();
    }

    // No field that is compared holds a comma.
    static Rows rowsOf(const QByteArray& csv)
    {
        const QList<QByteArray> lines = csv.trimmed().split('\n');
        const QStringList heads = QString::fromUtf8(lines[0]).trimmed().remove('"').split(',');
        Rows rows;
        for (const QByteArray& line : lines.mid(1)) {
            const QStringList cells = QString::fromUtf8(line).trimmed().remove('"').split(',');
            QMap<QString, QString> row;
            for (qsizetype i = 0; i < heads.size(); ++i)
                row[heads[i]] = cells.value(i);
            rows << row;
        }
        return rows;
    }

    // Debian's own, whatever else is in the path.
    static QString pythonProgram()
    {
        const QString debian = QStringLiteral("/usr/bin/python3");
        return QFileInfo::exists(debian) ? debian : QStandardPaths::findExecutable(QStringLiteral("python3"));
    }

    static Run runProgram(const QString& program, const QStringList& arguments)
    {
        QProcess process;
        process.setProcessEnvironment(plainEnvironment());
        process.start(program, arguments);
        if (!process.waitForFinished(200'000))
            return {};
        return {.exit = process.exitCode(),
                .output = QString::fromUtf8(process.readAllStandardOutput()),
                .notes = QString::fromUtf8(process.readAllStandardError())};
    }

    static bool hasTorch() { return runProgram(pythonProgram(), {"-c", "import torch"}).exit == 0; }

    // Other patients of a cohort; every seventh value of a test is missing.
    QString othersWithGaps(const QString& cohort, const QStringList& kept)
    {
        const QString folder = path("others-" + cohort);
        if (run({"generate", cohort, "--patients", "500", "--seed", "23", "--out", folder}).exit != 0)
            qFatal("cannot generate");
        QFile from(folder + '/' + cohort + ".csv"), to(path("gaps-" + cohort + ".csv"));
        if (!from.open(QIODevice::ReadOnly) || !to.open(QIODevice::WriteOnly))
            qFatal("cannot copy");
        const QByteArray head = from.readLine();
        const QStringList names = QString::fromUtf8(head).trimmed().split(',');
        to.write(head);
        for (int row = 0; !from.atEnd(); ++row) {
            QStringList cells = QString::fromUtf8(from.readLine()).trimmed().split(',');
            for (qsizetype column = 0; column < names.size(); ++column)
                if ((row * 5 + column) % 7 == 0 && !kept.contains(names[column]))
                    cells[column].clear();
            to.write(cells.join(',').toUtf8() + '\n');
        }
        return to.fileName();
    }

    // What the program says of these patients.
    QString told(const QStringList& policy, const QString& data, const QString& name)
    {
        const QString file = path(name);
        const Run outcome = run(QStringList{"export", "--what", "patients", "--data", data, "--out", file} + policy);
        if (outcome.exit != 0)
            qFatal("%s", qPrintable(outcome.notes));
        return file;
    }

    // Empty: both say the same of every patient.
    static QString difference(const Rows& script, const Rows& program)
    {
        if (script.size() != program.size() || script.size() < 500)
            return QStringLiteral("%1 rows instead of %2").arg(script.size()).arg(program.size());
        for (qsizetype i = 0; i < script.size(); ++i) {
            for (const char* column : {"orders", "diagnosis"})
                if (script[i][column] != program[i][column])
                    return QStringLiteral("row %1: %2 instead of %3")
                        .arg(i + 1)
                        .arg(script[i][column], program[i][column]);
            if (std::abs(script[i]["cost"].toDouble() - program[i]["cost"].toDouble()) > 1e-6)
                return QStringLiteral("row %1: costs %2").arg(i + 1).arg(script[i]["cost"]);
            const QString probability = script[i]["probability"];
            if (!probability.isEmpty() &&
                std::abs(probability.toDouble() - program[i]["probability"].toDouble()) > 1e-5)
                return QStringLiteral("row %1: probability %2").arg(i + 1).arg(probability);
        }
        return {};
    }

    QString latticeProject(const QString& cohort)
    {
        const QString project = path("lattice-" + cohort + ".panelwise");
        if (!QFile::exists(project) &&
            run({"front", "--cohort", cohort, "--patients", "2000", "--bootstrap", "0", "--project", project}).exit !=
                0)
            qFatal("cannot find a front");
        return project;
    }

    QString exactProject()
    {
        const QString project = path("exact.panelwise");
        if (!QFile::exists(project) && run({"front", "--cohort", "known-optimum", "--patients", "2000", "--method",
                                            "exact", "--bootstrap", "0", "--project", project})
                                               .exit != 0)
            qFatal("cannot find an exact front");
        return project;
    }

    static QString visibleOf(const QString& cohort)
    {
        return cohort == "ferritin" ? "age_years sex_female label" : "symptoms label";
    }

private Q_SLOTS:
    void init() { QVERIFY(m_folder.isValid()); }

    void aLatticePolicyIsAScriptThatDecidesAlike_data()
    {
        QTest::addColumn<QString>("cohort");
        QTest::addColumn<QString>("ending");
        for (const char* cohort : {"known-optimum", "ferritin"})
            for (const char* ending : {"py", "R"})
                QTest::addRow("%s as %s", cohort, ending) << cohort << ending;
    }
    void aLatticePolicyIsAScriptThatDecidesAlike()
    {
        QFETCH(QString, cohort);
        QFETCH(QString, ending);
        const QString program =
            ending == "py" ? pythonProgram() : QStandardPaths::findExecutable(QStringLiteral("Rscript"));
        if (program.isEmpty())
            QSKIP("Python or R is not installed");
        const QStringList policy{"--project", latticeProject(cohort), "--front", "1", "--point", "4"};
        const QString data = othersWithGaps(cohort, visibleOf(cohort).split(' ')), script = path("rules." + ending);
        const Run written = run(QStringList{"export", "--what", "policy", "--out", script, "--json"} + policy);
        QVERIFY2(written.exit == 0, qPrintable(written.output + written.notes));
        QCOMPARE(written.json()["form"].toString(), ending == "py" ? QString("python") : QString("r"));
        QVERIFY(bytesOf(script).contains("Not for clinical use."));
        const Run decided = runProgram(program, {script, data});
        QVERIFY2(decided.exit == 0, qPrintable(decided.notes.left(2000)));
        const Rows program500 = rowsOf(bytesOf(told(policy, data, "told.csv")));
        const QString other = difference(rowsOf(decided.output.toUtf8()), program500);
        QVERIFY2(other.isEmpty(), qPrintable(other));
        QVERIFY(std::ranges::any_of(program500, [](const auto& row) { return !row["orders"].isEmpty(); }));
    }

    // A table of findings: whoever is not in it is taken for those most alike.
    void anExactPolicyIsAScriptThatDecidesAlike_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::newRow("Python") << "py";
        QTest::newRow("R") << "R";
    }
    void anExactPolicyIsAScriptThatDecidesAlike()
    {
        QFETCH(QString, ending);
        const QString program =
            ending == "py" ? pythonProgram() : QStandardPaths::findExecutable(QStringLiteral("Rscript"));
        if (program.isEmpty())
            QSKIP("Python or R is not installed");
        const QString data = othersWithGaps("known-optimum", {"symptoms", "label"});
        for (const char* point : {"2", "4"}) {
            const QStringList policy{"--project", exactProject(), "--front", "1", "--point", point};
            const QString script = path(QString("exact%1.").arg(point) + ending);
            const Run written = run(QStringList{"export", "--what", "policy", "--out", script, "--json"} + policy);
            QVERIFY2(written.exit == 0, qPrintable(written.output + written.notes));
            const Run decided = runProgram(program, {script, data});
            QVERIFY2(decided.exit == 0, qPrintable(decided.notes.left(2000)));
            const Rows program500 = rowsOf(bytesOf(told(policy, data, "exact-told.csv")));
            const QString other = difference(rowsOf(decided.output.toUtf8()), program500);
            QVERIFY2(other.isEmpty(), qPrintable(other));
            QVERIFY(std::ranges::any_of(program500, [](const auto& row) { return !row["orders"].isEmpty(); }));
        }
    }

    // The program itself does not follow cards; both scripts do the same, and mostly what the policy does.
    void aPocketCardIsAScriptInBothLanguages()
    {
        const QString rscript = QStandardPaths::findExecutable(QStringLiteral("Rscript"));
        const QStringList policy{"--project", latticeProject("known-optimum"), "--front", "1", "--point", "4"};
        const QString data =
            othersWithGaps("known-optimum", {"symptoms", "strain", "marker_a", "marker_b", "urine", "smear", "label"});
        const Run written = run(QStringList{"export", "--what", "card", "--out", path("card.py"), "--json"} + policy);
        QVERIFY2(written.exit == 0, qPrintable(written.notes));
        const Rows byCard = rowsOf(runProgram(pythonProgram(), {path("card.py"), data}).output.toUtf8());
        const Rows byPolicy = rowsOf(bytesOf(told(policy, data, "card-told.csv")));
        QCOMPARE(byCard.size(), byPolicy.size());
        int same = 0;
        for (qsizetype i = 0; i < byCard.size(); ++i)
            same += byCard[i]["orders"] == byPolicy[i]["orders"] && byCard[i]["diagnosis"] == byPolicy[i]["diagnosis"];
        const double share = double(same) / double(byCard.size());
        QVERIFY2(std::abs(share - written.json()["fidelity"].toDouble()) < 0.05, qPrintable(QString::number(share)));
        if (rscript.isEmpty())
            QSKIP("R is not installed");
        QCOMPARE(run(QStringList{"export", "--what", "card", "--out", path("card.R")} + policy).exit, 0);
        const Rows inR = rowsOf(runProgram(rscript, {path("card.R"), data}).output.toUtf8());
        const QString other = difference(inR, byCard);
        QVERIFY2(other.isEmpty(), qPrintable(other));
    }

    // What leaves the program was taught by all patients, where that was judged: with the figures of that judgement.
    void whatAllPatientsTaughtGoesOutWhereItWasJudged()
    {
        const QString project = path("judged.panelwise"), script = path("all.py");
        const Run front = run({"front", "--cohort", "known-optimum", "--patients", "2000", "--method", "exact",
                               "--bootstrap", "50", "--folds", "3", "--project", project, "--json"});
        QVERIFY2(front.exit == 0, qPrintable(front.notes));
        QJsonObject second;
        for (const QJsonValue& point : front.json()["points"].toArray())
            if (point["point"].toInt() == 2)
                second = point.toObject();
        const QStringList policy{"--project", project, "--point", "2", "--json"};
        const QStringList exporting{"export", "--what", "policy", "--front", "1", "--out", script};
        const QJsonObject all = run(exporting + policy).json();
        QCOMPARE(all["learned_from"].toString(), QString("all"));
        QCOMPARE(all["judged"]["patients"].toInt(), 2000);
        QCOMPARE(all["judged"]["folds"].toInt(), 3);
        QCOMPARE(all["pooled"].toObject(), second["pooled"].toObject());
        QCOMPARE(all["lambda"].toDouble(), second["final"].toObject()["lambda"].toDouble());
        QVERIFY(bytesOf(script).contains("Learned from all 2,000 patients of the study"));
        const QJsonObject study = run(exporting + policy + QStringList{"--learned-from", "study"}).json();
        QCOMPARE(study["learned_from"].toString(), QString("study"));
        QVERIFY(!study.contains("pooled"));
        QCOMPARE(study["lambda"].toDouble(), second["lambda"].toDouble());
        QVERIFY(bytesOf(script).contains("Learned without the test patients of the study"));
        const QJsonObject card =
            run(QStringList{"export", "--what", "card", "--front", "1", "--out", path("all-card.py")} + policy).json();
        QCOMPARE(card["learned_from"].toString(), QString("all"));
        QVERIFY(card["fidelity"].toDouble() > 0.5);
        // On others it is tried, on those who taught it never.
        const QStringList trying{"evaluate", "--bootstrap", "0"};
        QCOMPARE(run(trying + policy + QStringList{"--data", otherPatients()}).json()["learned_from"].toString(),
                 QString("all"));
        QCOMPARE(
            run(QStringList{"export", "--what", "patients", "--learned-from", "all", "--out", path("own.csv")} + policy)
                .exit,
            2);
        // Nothing was learned from all where nothing was judged by all.
        QCOMPARE(
            run({"export", "--project", exactProject(), "--what", "policy", "--learned-from", "all", "--out", script})
                .exit,
            2);
    }

    // The file of the study itself, and others behind it: who taught the policy judges nothing.
    void whoTaughtThePolicyDoesNotJudgeIt()
    {
        const auto generated = [this](const QString& seed, const QString& patients) {
            const QString folder = path("drawn" + seed);
            if (run({"generate", "ferritin", "--patients", patients, "--seed", seed, "--out", folder}).exit != 0)
                qFatal("cannot generate");
            return folder + "/ferritin.csv";
        };
        const QString own = generated("3", "800"), project = path("taught.panelwise");
        QCOMPARE(run(QStringList{"train", "--data", own, "--preset", "quick", "--lambda", "5", "--rho", "-0.01",
                                 "--set", "loop.outer_loops=1", "--set", "encoder.kind=mean", "--folds", "2",
                                 "--project", project, "--json"})
                     .exit,
                 0);
        const auto tried = [&](const QString& data) {
            return run({"evaluate", "--project", project, "--data", data, "--bootstrap", "0", "--json"}).json();
        };
        const QJsonObject none = tried(own);
        QCOMPARE(none["learned_from"].toString(), QString("all"));
        QCOMPARE(none["predictions"]["patients"].toInt(), 800);
        QVERIFY(none["test"].isNull());
        QCOMPARE(none["notices"].toArray().last()["code"].toString(), QString("taught_the_policy"));
        const QByteArray others = bytesOf(generated("4", "300"));
        QFile both(path("both.csv"));
        QVERIFY(both.open(QIODevice::WriteOnly));
        both.write(bytesOf(own) + others.mid(others.indexOf('\n') + 1));
        both.close();
        QFile::copy(path("drawn3/ferritin.task.json"), path("both.task.json"));
        const QJsonObject some = tried(both.fileName());
        QCOMPARE(some["predictions"]["patients"].toInt(), 1100);
        QCOMPARE(some["test"]["patients"].toInt(), 300);
    }

    void aTrainedPolicyIsATorchScriptModuleThatDecidesAlike_data()
    {
        QTest::addColumn<QString>("encoder");
        QTest::addColumn<QStringList>("more");
        for (const char* encoder : {"mean", "gaussian", "mice", "missforest", "softimpute", "gain", "emflow"})
            QTest::addRow("%s", encoder) << encoder << QStringList();
        // What the preset standard adds to the form of a policy.
        QTest::addRow("members that see what is known in pieces, and the probability diagnoses")
            << "gaussian" << QStringList{"--set", "classifier.members=3",     "--set", "classifier.sees_known=true",
                                         "--set", "classifier.pieces=4",      "--set", "diagnosed_by=probability",
                                         "--set", "classifier.class_weight=1"};
        QTest::addRow("trees of each set of panels")
            << "gaussian" << QStringList{"--set", "classifier.members=3",      "--set", "classifier.sees_known=true",
                                         "--set", "classifier.trees=true",     "--set", "diagnosed_by=probability",
                                         "--set", "classifier.warm_start=true"};
        QTest::addRow("rules for orders")
            << "mean" << QStringList{"--cap", "12", "--first", "Typing", "--never", "Marker B"};
    }
    void aTrainedPolicyIsATorchScriptModuleThatDecidesAlike()
    {
        QFETCH(QString, encoder);
        QFETCH(QStringList, more);
        if (!hasTorch())
            QSKIP("python3-torch is not installed");
        const QString name = more.isEmpty() ? encoder : QString::fromUtf8(QTest::currentDataTag()).left(5) + "-more";
        const QString project = path("net-" + name + ".panelwise"), module = path(name + ".pt");
        const Run trained = run(
            small() + more +
            QStringList{"--set", "encoder.kind=" + encoder, "--set", "encoder.iterations=20", "--project", project});
        QVERIFY2(trained.exit == 0, qPrintable(trained.notes));
        const QStringList policy{"--project", project};
        const QString data = othersWithGaps("known-optimum", {"symptoms", "label"});
        const Run written = run(QStringList{"export", "--what", "policy", "--out", module, "--json"} + policy);
        QVERIFY2(written.exit == 0, qPrintable(written.output + written.notes));
        QCOMPARE(written.json()["form"].toString(), QString("torchscript"));
        const Run checked =
            runProgram(pythonProgram(), {QStringLiteral(PANELWISE_SOURCE_DIR "/tests/app/cli/check_module.py"), module,
                                         data, told(policy, data, name + ".csv")});
        QVERIFY2(checked.exit == 0, qPrintable(checked.notes.right(1500)));
    }

    void eachPolicyHasItsForm()
    {
        const QStringList lattice{"export", "--project", latticeProject("known-optimum"), "--what", "policy"};
        const Run module = run(lattice + QStringList{"--out", path("no.pt")});
        QCOMPARE(module.exit, 2);
        QVERIFY(module.notes.contains(".py or .R"));
        const Run script = run({"export", "--project", projectWithARun(), "--what", "policy", "--out", path("no.py")});
        QCOMPARE(script.exit, 2);
        QVERIFY(script.notes.contains(".pt"));
        QCOMPARE(run(lattice + QStringList{"--out", path("no.csv")}).exit, 2);
        QVERIFY(!QFile::exists(path("no.pt")) && !QFile::exists(path("no.py")));
    }

    // A stranger's table: a column is missing, or a value is none of the two.
    void aScriptSaysWhatItCannotUse()
    {
        const QString script = path("strict.py");
        QCOMPARE(run({"export", "--project", latticeProject("known-optimum"), "--what", "policy", "--point", "4",
                      "--out", script})
                     .exit,
                 0);
        const auto tried = [&](const QByteArray& table) {
            QFile csv(path("strict.csv"));
            if (!csv.open(QIODevice::WriteOnly) || csv.write(table) != table.size())
                qFatal("cannot write");
            csv.close();
            return runProgram(pythonProgram(), {script, csv.fileName()});
        };
        const Run absent = tried("symptoms,strain\nno,yes\n");
        QCOMPARE(absent.exit, 3);
        QVERIFY(absent.notes.contains("marker_a"));
        const Run strange = tried("symptoms,strain,marker_a,marker_b,urine,smear\nno,no,no,no,no,no\n"
                                  "perhaps,no,no,no,no,no\n");
        QCOMPARE(strange.exit, 3);
        QVERIFY(strange.notes.contains("row 2") && strange.notes.contains("symptoms"));
    }
};

PANELWISE_GUILESS_TEST(CliPolicyTest)

} // namespace cli_policy_test

#include "cli_policy_test.moc"
