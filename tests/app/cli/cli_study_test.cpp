// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/test_program.h"

#include <QJsonArray>
#include <QTemporaryDir>

#include <random>

namespace cli_study_test {

// What can be said of a study beyond its columns: how patients are divided and what was not measured; and what is named
// before anything is learned.
class CliStudyTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    // 600 visits of 400 patients from two hospitals, newest last; every fifth visit ends badly. Nobody has a lactate,
    // and the discharge code is written when it is over.
    QString written() const
    {
        QFile csv(m_folder.filePath("visits.csv")), task(m_folder.filePath("visits.task.json"));
        if (!csv.open(QIODevice::WriteOnly) || !task.open(QIODevice::WriteOnly))
            qFatal("cannot write");
        std::mt19937 draw(7);
        csv.write("patient_id,admitted,hospital,age,sodium,potassium,crp,lactate,discharge_code,died\n");
        for (int i = 0; i < 600; ++i) {
            const bool died = i % 5 == 0;
            const auto measured = [&](double middle) {
                return QByteArray::number(middle + double(draw() % 10'000) / 1000.0 + (died ? 2.0 : 0.0), 'f', 3);
            };
            csv.write(QByteArray("P") + QByteArray::number(1000 + i % 400) + ',' +
                      QDate(2020, 1, 1).addDays(i).toString(Qt::ISODate).toUtf8() + ',' + (i % 3 == 0 ? "B" : "A") +
                      ',' + QByteArray::number(30 + i % 50) + ',' + measured(135) + ',' + measured(4) + ',' +
                      measured(10) + ",," + (died ? "9" : QByteArray::number(1 + i % 3)) + ',' + (died ? "1" : "0") +
                      '\n');
        }
        task.write(R"({"label": "died", "positive": "1", "visible": ["age"],
            "panels": [{"name": "BMP", "cost": 8, "columns": ["sodium", "potassium"]},
                       {"name": "CRP", "cost": 5, "columns": ["crp"]},
                       {"name": "Lactate", "cost": 9, "columns": ["lactate"]},
                       {"name": "Discharge", "cost": 1, "columns": ["discharge_code"]}],
            "ignore": ["patient_id", "admitted", "hospital"]})");
        return csv.fileName();
    }

    Run inspected(const QStringList& more = {}) const
    {
        const QString file = written();
        return run(QStringList{"inspect", "--data", file, "--task", m_folder.filePath("visits.task.json"), "--json"} +
                   more);
    }

    static QStringList warningsOf(const QJsonObject& json)
    {
        QStringList kinds;
        for (const QJsonValue warning : json["warnings"].toArray())
            kinds << warning["kind"].toString() + ' ' + warning["column"].toString();
        return kinds;
    }

private Q_SLOTS:
    void whatTakesTheOutcomeInAdvanceIsNamed()
    {
        const QJsonObject json = inspected().json();
        const QStringList found = warningsOf(json);
        QVERIFY2(found.contains("gives_away discharge_code"), qPrintable(found.join(", ")));
        QVERIFY(found.contains("panel_never_recorded Lactate"));
        QVERIFY(found.contains("repeated_patients patient_id"));
        QVERIFY(!found.join(' ').contains("sodium"));
        for (const QJsonValue warning : json["warnings"].toArray())
            if (warning["kind"] == "gives_away")
                QVERIFY(warning["message"].toString().startsWith(
                    "discharge_code predicts the outcome almost perfectly (AUROC 1.000): is it known before"));
    }

    void patientsAreDividedAsAsked_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<int>("test");
        QTest::newRow("random") << QStringList{"--split", "random"} << "Split at random" << 60;
        QTest::newRow("date") << QStringList{"--split", "date:admitted"} << "Split by admitted, learned from the past"
                              << 60;
        QTest::newRow("site") << QStringList{"--split", "site:hospital=B"}
                              << "Split by hospital, with B left out for the test" << 200;
        // 400 patients, of whom 200 came twice: 40 patients of the test have 40 to 80 rows.
        QTest::newRow("patient") << QStringList{"--split", "patient:patient_id"}
                                 << "Split at random, rows with the same patient_id together" << -1;
    }
    void patientsAreDividedAsAsked()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, rule);
        QFETCH(int, test);
        const Run seen = inspected(options);
        QVERIFY2(seen.exit == 0, qPrintable(seen.output));
        const QJsonObject json = seen.json();
        QCOMPARE(json["problem_count"].toInt(), 0);
        QCOMPARE(json["split"]["rule"].toString(), rule);
        const int found = json["split"]["test"].toInt();
        QVERIFY2(test < 0 ? found >= 40 && found <= 80 : found == test, qPrintable(QString::number(found)));
        if (test < 0)
            QVERIFY(!warningsOf(json).contains("repeated_patients patient_id"));
    }

    void whatIsNotUnderstoodIsSaid()
    {
        for (const char* wrong : {"weekday:admitted", "date", "site:hospital", "date:a+"}) {
            const Run refused = inspected({"--split", wrong});
            QVERIFY2(refused.exit != 0 || refused.json()["problem_count"].toInt() > 0, wrong);
        }
        QCOMPARE(inspected({"--split", "weekday:x"}).exit, 2);
        const QJsonObject unknown = inspected({"--split", "site:hospital=C"}).json();
        QCOMPARE(unknown["problems"][0]["code"].toString(), "split_site_unknown");
        const Run unrecorded = inspected({"--unrecorded", "sometimes"});
        QCOMPARE(unrecorded.exit, 2);
        QVERIFY((unrecorded.notes + unrecorded.output).contains("unavailable, charged or free"));
        QCOMPARE(run({"front", "--project", "nowhere.panelwise", "--unrecorded", "free"}).exit, 2);
    }

    void theStudysChoiceIsTold()
    {
        QCOMPARE(inspected().json()["task"].toObject()["unrecorded_panels"].toString(), "unavailable");
        QCOMPARE(inspected({"--unrecorded", "charged"}).json()["task"].toObject()["unrecorded_panels"].toString(),
                 "charged");
        QCOMPARE(inspected().json()["task"].toObject()["duplicates"].toString(), "keep");
        const QJsonObject dropped = inspected({"--duplicates", "drop"}).json();
        QCOMPARE(dropped["task"].toObject()["duplicates"].toString(), "drop");
        QVERIFY(dropped["duplicates_dropped"].isDouble());
        QCOMPARE(inspected({"--duplicates", "merge"}).exit, 2);
    }

    // Before the first patient is learned from, on stderr.
    void aFrontWarnsFirst()
    {
        const QString file = written();
        const Run found = run(
            {"front", "--data", file, "--task", m_folder.filePath("visits.task.json"), "--json", "--bootstrap", "20"});
        QVERIFY2(found.exit == 0, qPrintable(found.notes));
        QVERIFY(found.notes.contains("Warning: discharge_code predicts the outcome almost perfectly"));
        QVERIFY(found.notes.contains("Panel Lactate is left out: no patient has a value of it."));
        for (const QJsonValue point : found.json()["points"].toArray())
            QCOMPARE(point["validation"]["panel_use"]["Lactate"].toDouble(), 0.0);
    }
};

PANELWISE_TEST(CliStudyTest)

} // namespace cli_study_test

#include "cli_study_test.moc"
