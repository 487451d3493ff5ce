// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>

namespace cli_events_test {

// Lists of measurements as a user gives them to the real program.
class CliEventsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString written(const QString& name, const QByteArray& text) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
    }

    // Every third of 360 patients is ill; the ill have a low hemoglobin, in g/L where their number is even. A second
    // value follows a day after the admission and does not count.
    void writeYear(const QString& year)
    {
        QByteArray patients = "patient_id,age,sex,admittime,ill\n", events = "patient_id,charttime,test,value,unit\n";
        const QByteArray day = year.toUtf8() + "-03-02";
        for (int i = 0; i < 360; ++i) {
            const bool ill = i % 3 == 0;
            const QByteArray id = "P" + QByteArray::number(i);
            const double value = (ill ? 9.0 : 14.0) + 0.01 * (i % 100);
            patients += id + ',' + QByteArray::number(20 + i % 60) + (i % 2 == 0 ? ",f," : ",m,") + day + " 12:00," +
                        (ill ? "yes\n" : "no\n");
            events += id + ',' + day + " 08:00,718-7," +
                      (i % 2 == 0 ? QByteArray::number(10 * value) + ",g/L\n" : QByteArray::number(value) + ",g/dL\n");
            events += id + ',' + day + " 09:00,Sodium," + QByteArray::number(135 + i % 10) + ",mmol/L\n";
            events += id + ',' + year.toUtf8() + "-03-03 13:00,718-7,20,g/dL\n";
        }
        events += "NOBODY," + day + " 08:00,718-7,12,g/dL\n";
        QVERIFY(!written("patients" + year + ".csv", patients).isEmpty());
        QVERIFY(!written("events" + year + ".csv", events).isEmpty());
    }
    QStringList files(const QString& year) const
    {
        return {"--events", path("events" + year + ".csv"), "--patient-table", path("patients" + year + ".csv")};
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        writeYear("2024");
        writeYear("2025");
    }

    // 360 × 3 measurements and one of nobody: 720 are used, 360 lie a day too late.
    void whatBecameOfEveryMeasurementIsTold()
    {
        const Run reply = run(QStringList{"inspect", "--json", "--save-recipe", path("recipe.json")} + files("2024"));
        QCOMPARE(reply.exit, 0);
        const QJsonObject events = reply.json()["events"].toObject();
        QCOMPARE(events["read"].toInt(), 1081);
        QCOMPARE(events["used"].toInt(), 720);
        QCOMPARE(events["converted"].toInt(), 180);
        QCOMPARE(events["dropped"].toObject()["outside_window"].toInt(), 360);
        QCOMPARE(events["dropped"].toObject()["patient_unknown"].toInt(), 1);
        QCOMPARE(reply.json()["rows"].toInt(), 360);
        const QString text = run(QStringList{"inspect"} + files("2024")).output;
        for (const char* words :
             {"patient “patient_id”, time “charttime”, test “test”, value “value”, unit “unit”",
              "last value from 24 h before to the index time", "column “admittime”", "360 outside the window",
              "1 of patients who are not in the patient table", "180 values were converted", "g/L 180 (converted)"})
            QVERIFY2(text.contains(words), qPrintable(words + QStringLiteral("\n") + text));
    }

    void theRecipeGivesTheSameTableAgain()
    {
        const auto fingerprint = [&](const QStringList& more) {
            return run(QStringList{"inspect", "--json"} + files("2024") + more).json()["fingerprint"].toString();
        };
        QVERIFY(!fingerprint({}).isEmpty());
        QCOMPARE(fingerprint({"--recipe", path("recipe.json")}), fingerprint({}));
        QVERIFY(fingerprint({"--window=0..48"}) != fingerprint({}));
    }

    // The project knows its recipe; the next year is read by it.
    void nextYearsListIsReadByTheProjectsRecipe()
    {
        const QString project = path("clinic.panelwise");
        const Run front = run(
            QStringList{"front", "--json", "--bootstrap", "0", "--prices", "us-medicare-2025", "--project", project} +
            files("2024"));
        QVERIFY2(front.exit == 0, qPrintable(front.notes));
        QVERIFY(front.notes.contains("1,081 read, 720 used"));
        const Run next = run(QStringList{"evaluate", "--project", project, "--json"} + files("2025"));
        QVERIFY2(next.exit == 0, qPrintable(next.notes + next.output));
        QCOMPARE(next.json()["test"].toObject()["patients"].toInt(), 360);
        QVERIFY(next.json()["test"].toObject()["f1"].toDouble() > 0.95); // hemoglobin tells all
        const QJsonObject kept = run({"inspect", "--json", "--project", project}).json();
        QCOMPARE(kept["task"].toObject()["price_year"].toInt(), 2025);
        QVERIFY(kept["task"].toObject()["price_source"].toString().contains("Clinical Laboratory Fee Schedule"));
    }

    void ownPricesComeWithoutTheOldSource()
    {
        const Run reply =
            run(QStringList{"inspect", "--json", "--prices", written("own.csv", "CBC,12\nBMP,7\n")} + files("2024"));
        QCOMPARE(reply.exit, 0);
        QCOMPARE(reply.json()["task"].toObject()["price_source"].toString(), QString("own.csv"));
        QVERIFY(reply.json()["task"].toObject()["price_year"].isNull());
        QCOMPARE(reply.json()["bill"].toObject()["panels"].toArray()[0].toDouble() +
                     reply.json()["bill"].toObject()["panels"].toArray()[1].toDouble(),
                 19.0);
    }

    void whatIsMissingIsAskedFor()
    {
        const Run ambiguous = run(
            {"inspect", "--events", written("slash.csv", "patient,time,test,value\nA,3/4/2024,Na,140\n"), "--json"});
        QCOMPARE(ambiguous.exit, 3);
        QVERIFY(ambiguous.json()["error"].toObject()["remedy"].toString().contains("--dates day-first"));
        const Run column = run({"inspect", "--events", written("odd.csv", "a,b,c\n1,2,3\n")});
        QCOMPARE(column.exit, 3);
        QVERIFY2(column.notes.contains("--event-patient"), qPrintable(column.notes));
        QCOMPARE(run({"inspect", "--events", "x.csv", "--data", "y.csv"}).exit, 2);
        QCOMPARE(run({"inspect", "--patient-table", "x.csv", "--cohort", "aki"}).exit, 2);
        QCOMPARE(run({"inspect", "--omop", path("nowhere")}).exit, 3);
        QCOMPARE(run({"inspect", "--fhir", path("nowhere")}).exit, 3);
        QCOMPARE(run({"inspect", "--cohort", "aki", "--window", "-24..0"}).exit, 2);
    }
};

PANELWISE_GUILESS_TEST(CliEventsTest)

} // namespace cli_events_test

#include "cli_events_test.moc"
