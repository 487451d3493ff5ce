// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_training.h"
#include "tests/test_program.h"

#include <QJsonArray>

#include <cmath>

namespace cli_patients_test {

// Patients that a policy is tried on, whatever is known of them, and the table of what it did for each.
class CliPatientsTest : public CliTraining {
    Q_OBJECT

    using Rows = QList<QMap<QString, QString>>;

    static QStringList fieldsOf(QByteArray line) { return QString::fromUtf8(line).trimmed().split(','); }

    // No field of these files holds a comma or a quote.
    static Rows readCsv(const QString& file, QStringList* columns = nullptr)
    {
        QFile csv(file);
        if (!csv.open(QIODevice::ReadOnly))
            return {};
        const QStringList heads = fieldsOf(csv.readLine());
        if (columns)
            *columns = heads;
        Rows rows;
        while (!csv.atEnd()) {
            const QStringList cells = fieldsOf(csv.readLine());
            QMap<QString, QString> row;
            for (qsizetype i = 0; i < heads.size(); ++i)
                row[heads[i]] = cells.value(i);
            rows << row;
        }
        return rows;
    }

    // The file with its outcomes changed by `change`, called with row and outcome; empty: not recorded.
    template <typename Change>
    QString withOutcomes(const QString& name, const QString& source, Change change, qsizetype rows = 600) const
    {
        QFile from(source), to(path(name));
        if (!from.open(QIODevice::ReadOnly) || !to.open(QIODevice::WriteOnly))
            qFatal("cannot copy patients");
        const QByteArray head = from.readLine();
        const qsizetype label = fieldsOf(head).indexOf("label");
        if (label < 0)
            qFatal("no outcome in %s", head.constData());
        to.write(head);
        for (qsizetype row = 0; row < rows && !from.atEnd(); ++row) {
            QStringList cells = fieldsOf(from.readLine());
            cells[label] = change(row, cells[label]);
            to.write(cells.join(',').toUtf8() + '\n');
        }
        return to.fileName();
    }

    Run evaluated(const QString& data)
    {
        return run({"evaluate", "--project", projectWithARun(), "--data", data, "--bootstrap", "20", "--json"});
    }
    static QStringList codes(const QJsonObject& json)
    {
        QStringList found;
        for (const QJsonValue notice : json["notices"].toArray())
            found << notice["code"].toString();
        return found;
    }

private Q_SLOTS:
    void init() { QVERIFY(m_folder.isValid()); }

    void withoutOutcomesThePolicyPredictsAndSaysThatItCannotJudge()
    {
        const QString empty = withOutcomes("empty.csv", otherPatients(), [](auto, auto) { return QString(); });
        const Run tried = evaluated(empty);
        QVERIFY2(tried.exit == 0, qPrintable(tried.output));
        const QJsonObject json = tried.json();
        QVERIFY(json["test"].isNull());
        QCOMPARE(json["predictions"]["patients"].toInt(), 600);
        QCOMPARE(json["outcomes"]["known"].toInt(), 0);
        QVERIFY(json["outcomes"]["cases"].isNull());
        QCOMPARE(codes(json), QStringList{"no_outcomes"});
        // What is done does not depend on what is known of the end.
        const QJsonObject whole = evaluated(otherPatients()).json();
        QCOMPARE(json["predictions"], whole["predictions"]);
        QCOMPARE(json["panel_use"], whole["panel_use"]);
        const Run text = run({"evaluate", "--project", projectWithARun(), "--data", empty});
        QVERIFY(text.output.contains("cannot be said") && text.output.contains("Diagnosed as cases"));
    }

    // Corrected figures stand beside the plain ones, which stay as they are, and come only when asked for.
    void figuresAreCorrectedForWhatIsNotRecordedWhereThatIsAskedFor()
    {
        QFile from(otherPatients()), to(path("gaps.csv"));
        QVERIFY(from.open(QIODevice::ReadOnly) && to.open(QIODevice::WriteOnly));
        const QByteArray head = from.readLine();
        const qsizetype label = fieldsOf(head).indexOf("label");
        to.write(head);
        for (int row = 0; !from.atEnd(); ++row) {
            QStringList cells = fieldsOf(from.readLine());
            for (qsizetype i = 0; i < cells.size(); ++i)
                if (i != label && row % 4 == 0)
                    cells[i].clear(); // nothing of every fourth patient
            to.write(cells.join(',').toUtf8() + '\n');
        }
        to.close();
        const QJsonObject plain = evaluated(to.fileName()).json();
        QVERIFY(!plain.contains("recording"));
        const QStringList asked{"evaluate",    "--project", projectWithARun(), "--data", to.fileName(),
                                "--bootstrap", "20",        "--recording",     "mar"};
        const Run corrected = run(asked + QStringList{"--json"});
        QVERIFY2(corrected.exit == 0, qPrintable(corrected.output));
        const QJsonObject json = corrected.json();
        QCOMPARE(json["test"], plain["test"]);
        const QJsonObject recording = json["recording"].toObject();
        for (const char* figure : {"f1", "recall", "specificity"})
            QVERIFY(std::abs(recording["plain"][figure].toDouble() - json["test"][figure].toDouble()) < 1e-9);
        QVERIFY(std::abs(recording["plain"]["mean_cost"].toDouble() - json["test"]["mean_cost"].toDouble()) < 1e-9);
        QCOMPARE(recording["patients"].toInt(), 600);
        QVERIFY(recording["recorded_patients"].toInt() <= 600 && recording["largest_weight"].toDouble() >= 1.0);
        const Run text = run(asked);
        QVERIFY(text.output.contains("assume recorded at random given what was known"));
        QCOMPARE(run(asked + QStringList{"--json"}).json(), json);
        QVERIFY(
            run({"evaluate", "--project", projectWithARun(), "--data", to.fileName(), "--recording", "perhaps"}).exit ==
            2);
    }

    void anAbsentOutcomeColumnIsSaidToBe()
    {
        QFile from(otherPatients());
        QVERIFY(from.open(QIODevice::ReadOnly));
        QByteArray text = from.readAll();
        text.replace(text.indexOf("label"), 5, "other");
        QFile to(path("absent.csv"));
        QVERIFY(to.open(QIODevice::WriteOnly) && to.write(text) == text.size());
        to.close();
        const QJsonObject json = evaluated(to.fileName()).json();
        QCOMPARE(codes(json), QStringList{"no_outcomes"});
        QVERIFY(json["notices"][0]["message"].toString().contains("There is no column “label”"));
    }

    void oneOutcomeLeavesWhatComparesUndefined()
    {
        for (const QString only : {"0", "1"}) {
            const QString file =
                withOutcomes("only" + only + ".csv", otherPatients(), [&](auto, auto) { return only; });
            const QJsonObject json = evaluated(file).json();
            QCOMPARE(codes(json), QStringList{"one_outcome"});
            const QJsonObject test = json["test"].toObject();
            for (const char* figure : {"f1", "auroc", "auprc", "am", "precision"})
                QVERIFY2(test[figure].isNull(), figure);
            QCOMPARE(test["recall"].isNull(), only == "0");
            QCOMPARE(test["specificity"].isNull(), only == "1");
            QVERIFY(test["brier"].isDouble());
            QCOMPARE(json["outcomes"]["cases"].toInt(), only == "0" ? 0 : 600);
        }
    }

    void fewCasesAndGapsAreJudgedAsFarAsTheyGo()
    {
        const QString few = withOutcomes("few.csv", otherPatients(), [](qsizetype row, const QString& outcome) {
            return row % 2 == 0 ? outcome : QString();
        });
        const QJsonObject json = evaluated(few).json();
        QCOMPARE(codes(json).first(), QString("outcomes_missing"));
        QCOMPARE(json["outcomes"]["known"].toInt(), 300);
        QCOMPARE(json["test"]["patients"].toInt(), 300);
        QVERIFY(json["test"]["f1"].isDouble());
        const QString three = withOutcomes(
            "three.csv", otherPatients(), [](qsizetype row, auto) { return QString(row == 1 ? "1" : "0"); }, 3);
        const QJsonObject small = evaluated(three).json();
        QCOMPARE(codes(small), QStringList{"few_cases"});
        QCOMPARE(small["outcomes"]["cases"].toInt(), 1);
    }

    void anOutcomeNobodyExplainedIsRefused()
    {
        const QString strange = withOutcomes("strange.csv", otherPatients(), [](auto, const QString& outcome) {
            return QString(outcome == "1" ? "yes" : "no");
        });
        const Run refused = evaluated(strange);
        QCOMPARE(refused.exit, 3);
        const QString message = refused.json()["error"].toObject()["message"].toString();
        QVERIFY2(message.contains("“no”") || message.contains("“yes”"), qPrintable(message));
    }

    void aPatientWithoutAnOutcomeCanBeWalkedWith()
    {
        const QString empty = withOutcomes(
            "walk.csv", otherPatients(), [](auto, auto) { return QString(); }, 5);
        const QStringList walk{"walk", "--project", projectWithARun(), "--data", empty, "--patient", "2"};
        QVERIFY(run(walk + QStringList{"--json"}).json()["outcome"].isNull());
        QVERIFY(run(walk).output.contains("The true outcome is not recorded"));
    }

    // Every row of the table says what walk says of that patient.
    void theTableOfPatientsTellsWhatWalkTells()
    {
        const QString project = projectWithARun(), csv = path("patients.csv");
        const Run outcome = run({"export", "--project", project, "--what", "patients", "--out", csv, "--json"});
        QVERIFY2(outcome.exit == 0, qPrintable(outcome.output + outcome.notes));
        QStringList columns;
        const Rows rows = readCsv(csv, &columns);
        QCOMPARE(rows.size(), 2000);
        QCOMPARE(outcome.json()["rows"].toInt(), 2000);
        QCOMPARE(columns.mid(0, 3), (QStringList{"row", "part", "probability_0"}));
        for (const int row : {1, 2, 17, 2000}) {
            const QMap<QString, QString>& told = rows[row - 1];
            QCOMPARE(told["row"].toInt(), row);
            const QJsonObject walked =
                run({"walk", "--project", project, "--patient", QString::number(row), "--json"}).json();
            const QJsonArray steps = walked["steps"].toArray();
            QStringList orders;
            for (qsizetype i = 0; i < steps.size(); ++i) {
                const QJsonObject step = steps[i].toObject();
                const QString after = told[QStringLiteral("probability_%1").arg(i)];
                QVERIFY(std::abs(after.toDouble() - step["disease_probability"].toDouble()) < 1e-6);
                if (step["order"].isNull())
                    continue;
                orders << step["order"].toString();
                QCOMPARE(told[QStringLiteral("order_%1").arg(i + 1)], step["order"].toString());
                QCOMPARE(told[QStringLiteral("paid_%1").arg(i + 1)].toDouble(), step["paid"].toDouble());
            }
            QCOMPARE(told["orders"], orders.join(" > "));
            QCOMPARE(told["order_count"].toInt(), orders.size());
            QCOMPARE(told["cost"].toDouble(), walked["cost"].toDouble());
            QCOMPARE(told["diagnosis"], walked["diagnosis"].toString());
            QCOMPARE(told["outcome"], walked["outcome"]["truth"].toString());
        }
    }

    // The counts of the test rows are those that training reported for test patients.
    void theTestRowsAddUpToTheTestFigures()
    {
        const QString project = path("parts.panelwise"), csv = path("parts.csv");
        const Run trained = run(small() + QStringList{"--project", project});
        QCOMPARE(trained.exit, 0);
        QCOMPARE(run({"export", "--project", project, "--what", "patients", "--side", "test", "--out", csv}).exit, 0);
        int tp = 0, fp = 0, all = 0;
        double cost = 0.0;
        for (const auto& row : readCsv(csv)) {
            QCOMPARE(row["part"], QString("test"));
            tp += row["diagnosis"] == "disease" && row["outcome"] == "disease";
            fp += row["diagnosis"] == "disease" && row["outcome"] == "no_disease";
            cost += row["cost"].toDouble();
            ++all;
        }
        const QJsonObject test = trained.json()["test"].toObject();
        QCOMPARE(all, test["patients"].toInt());
        QCOMPARE(tp, test["tp"].toInt());
        QCOMPARE(fp, test["fp"].toInt());
        QVERIFY(std::abs(cost / all - test["mean_cost"].toDouble()) < 1e-9);
    }

    void otherPatientsGoByTheirOwnNumbersWhereThatIsWanted()
    {
        const QString csv = path("others.csv");
        const QStringList wanted{"export",   "--project", projectWithARun(), "--what",
                                 "patients", "--data",    otherPatients()};
        QCOMPARE(run(wanted + QStringList{"--id", "label", "--out", csv}).exit, 0);
        for (const auto& row : readCsv(csv)) {
            QCOMPARE(row["id"] == "1", row["outcome"] == "disease");
            QVERIFY(row["part"].isEmpty());
        }
        QCOMPARE(run(wanted + QStringList{"--id", "nobody", "--out", csv}).exit, 2);
        QCOMPARE(run(wanted + QStringList{"--side", "test", "--out", csv}).exit, 2);
        QCOMPARE(run(wanted + QStringList{"--out", path("others.svg")}).exit, 2);
    }
};

PANELWISE_GUILESS_TEST(CliPatientsTest)

} // namespace cli_patients_test

#include "cli_patients_test.moc"
