// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/test_program.h"

#include <QDir>
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

    // 150 persons, every third with diabetes (E11.9). Those have a low hemoglobin an hour before their visit; a value
    // of the week before does not count. Every tenth had the diabetes years ago.
    void omopTablesGiveOutcomeAndIndexTime()
    {
        QVERIFY(QDir().mkpath(path("omop")));
        QByteArray persons = "person_id,gender_concept_id,year_of_birth\n",
                   visits = "visit_occurrence_id,person_id,visit_start_date,visit_start_datetime\n",
                   conditions = "condition_occurrence_id,person_id,condition_concept_id,condition_start_date,"
                                "condition_source_value\n",
                   measurements = "measurement_id,person_id,measurement_concept_id,measurement_date,"
                                  "measurement_datetime,value_as_number,unit_source_value,measurement_source_value\n";
        for (int i = 0; i < 150; ++i) {
            const QByteArray id = QByteArray::number(i + 1);
            const bool ill = i % 3 == 0;
            persons += id + (i % 2 == 0 ? ",8532," : ",8507,") + QByteArray::number(1940 + i % 50) + '\n';
            visits += id + ',' + id + ",2024-03-02,2024-03-02 08:00:00\n";
            measurements += id + ',' + id + ",3000963,2024-03-02,2024-03-02 07:00:00," +
                            QByteArray::number((ill ? 9.0 : 14.0) + 0.01 * i) + ",g/dL,718-7\n";
            measurements += id + ',' + id + ",3000963,2024-02-20,2024-02-20 07:00:00,20,g/dL,718-7\n";
            if (ill)
                conditions += id + ',' + id + ",201826," + (i % 10 == 0 ? "2015-01-01" : "2024-03-03") + ",E11.9\n";
            else
                conditions += id + ',' + id + ",4329847,2024-03-03,I21\n";
        }
        QVERIFY(!written("omop/PERSON.csv", persons).isEmpty() &&
                !written("omop/MEASUREMENT.csv", measurements).isEmpty());
        QVERIFY(!written("omop/VISIT_OCCURRENCE.csv", visits).isEmpty());
        QVERIFY(!written("omop/CONDITION_OCCURRENCE.csv", conditions).isEmpty());
        const QStringList asked{"inspect",         "--json", "--omop",         path("omop"),
                                "--outcome-codes", "E11*",   "--outcome-name", "Diabetes"};
        const Run reply = run(asked);
        QVERIFY2(reply.exit == 0, qPrintable(reply.output + reply.notes));
        const QJsonObject json = reply.json();
        QCOMPARE(json["outcome"].toObject()["column"].toString(), QString("Diabetes"));
        QCOMPARE(json["outcome"].toObject()["positive"].toString(), QString("yes"));
        QCOMPARE(json["positives"].toInt(), 50);
        QCOMPARE(json["patients"].toInt(), 150);
        QCOMPARE(json["events"].toObject()["used"].toInt(), 150);
        QCOMPARE(json["events"].toObject()["dropped"].toObject()["outside_window"].toInt(), 150);
        // i = 0, 30, 60, 90, 120 had it before the visit.
        QCOMPARE(run(asked + QStringList{"--outcome-after-index"}).json()["positives"].toInt(), 45);
        const Run front =
            run({"front", "--json", "--bootstrap", "0", "--omop", path("omop"), "--outcome-codes", "E11*"});
        QVERIFY2(front.exit == 0, qPrintable(front.notes));
        QVERIFY(QFile::remove(path("omop/CONDITION_OCCURRENCE.csv")));
        const Run without = run(asked);
        QCOMPARE(without.exit, 3);
        QVERIFY(without.json()["error"].toObject()["message"].toString().contains("condition_occurrence.csv"));
    }

    // The same of FHIR: the first encounter is the index time, a refuted condition is none.
    void fhirResourcesGiveOutcomeAndIndexTime()
    {
        QVERIFY(QDir().mkpath(path("fhir")));
        QByteArray patients, observations, conditions, encounters;
        for (int i = 0; i < 153; ++i) {
            const QByteArray id = "p" + QByteArray::number(i),
                             subject = "\"subject\":{\"reference\":\"Patient/" + id + "\"}";
            const bool ill = i % 3 == 0;
            patients += "{\"resourceType\":\"Patient\",\"id\":\"" + id + "\",\"gender\":\"" +
                        (i % 2 == 0 ? "female" : "male") + "\",\"birthDate\":\"1950-01-01\"}\n";
            encounters +=
                "{\"resourceType\":\"Encounter\"," + subject + ",\"period\":{\"start\":\"2024-03-02T08:00:00Z\"}}\n";
            for (const auto& [time, value] : {std::pair<QByteArray, double>("2024-03-02T07:00:00Z", ill ? 9.0 : 14.0),
                                              std::pair<QByteArray, double>("2024-03-09T07:00:00Z", 20.0)})
                observations += "{\"resourceType\":\"Observation\",\"status\":\"final\"," + subject +
                                ",\"code\":{\"coding\":[{\"system\":\"http://loinc.org\",\"code\":\"718-7\"}]},"
                                "\"effectiveDateTime\":\"" +
                                time + "\",\"valueQuantity\":{\"value\":" + QByteArray::number(value + 0.01 * i) +
                                ",\"unit\":\"g/dL\",\"code\":\"g/dL\"}}\n";
            const QByteArray verified = i == 3 ? "refuted" : "confirmed";
            if (ill)
                conditions += "{\"resourceType\":\"Condition\"," + subject +
                              ",\"verificationStatus\":{\"coding\":[{\"code\":\"" + verified +
                              "\"}]},\"code\":{\"coding\":[{\"code\":\"E11.9\"}]},"
                              "\"onsetDateTime\":\"2024-03-03\"}\n";
        }
        QVERIFY(!written("fhir/Patient.ndjson", patients).isEmpty() &&
                !written("fhir/Observation.ndjson", observations).isEmpty());
        QVERIFY(!written("fhir/Encounter.ndjson", encounters).isEmpty());
        QVERIFY(!written("fhir/Condition.ndjson", conditions).isEmpty());
        const Run reply = run({"inspect", "--json", "--fhir", path("fhir"), "--outcome-codes", "E11*"});
        QVERIFY2(reply.exit == 0, qPrintable(reply.output + reply.notes));
        QCOMPARE(reply.json()["positives"].toInt(), 50);
        QCOMPARE(reply.json()["patients"].toInt(), 153);
        QCOMPARE(reply.json()["events"].toObject()["used"].toInt(), 153);
        QCOMPARE(reply.json()["outcome"].toObject()["positive"].toString(), QString("yes"));
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
