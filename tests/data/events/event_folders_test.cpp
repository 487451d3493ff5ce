// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/event_folders.h"
#include "tests/test_program.h"

#include <QFile>
#include <QTemporaryDir>

#include <cmath>

namespace event_folders_test {

using namespace core;

class EventFoldersTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    void write(const char* name, const QByteArray& text)
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    std::filesystem::path folder() const { return m_folder.path().toStdString(); }

    static float cell(const EventOutcome& outcome, const char* column, std::size_t row)
    {
        const Column* found = outcome.table ? outcome.table->find(column) : nullptr;
        return found ? found->values[row] : -1.0F;
    }

    // Two persons; 3000963 is hemoglobin (LOINC 718-7), 8713 g/dL, 8636 g/L, 201826 type 2 diabetes.
    void writeOmop()
    {
        write("PERSON.csv", "person_id,gender_concept_id,year_of_birth,month_of_birth,day_of_birth\n"
                            "1,8532,1980,3,2\n2,8507,1990,3,2\n");
        write("Measurement.csv",
              "MEASUREMENT_ID,PERSON_ID,MEASUREMENT_CONCEPT_ID,MEASUREMENT_DATE,MEASUREMENT_DATETIME,VALUE_AS_NUMBER,"
              "UNIT_CONCEPT_ID,MEASUREMENT_SOURCE_VALUE,UNIT_SOURCE_VALUE\n"
              "1,1,3000963,2024-03-02,2024-03-02 07:00:00,12.5,8713,HB,g/dL\n"
              "2,2,3000963,2024-03-02,,131,8636,HB,g/L\n"
              "3,2,3000963,2024-03-05,2024-03-05 07:00:00,9,8713,HB,g/dL\n"
              "4,3,3000963,2024-03-05,2024-03-05 07:00:00,9,8713,HB,g/dL\n");
        write("visit_occurrence.csv", "visit_occurrence_id,person_id,visit_start_date,visit_start_datetime\n"
                                      "1,1,2024-03-02,2024-03-02 08:00:00\n"
                                      "2,2,2024-03-02,2024-03-02 08:00:00\n"
                                      "3,2,2025-03-02,2025-03-02 08:00:00\n");
        write("condition_occurrence.csv",
              "condition_occurrence_id,person_id,condition_concept_id,condition_start_date,condition_source_value\n"
              "1,1,201826,2024-03-03,E11.9\n2,2,4329847,2020-01-01,I21\n");
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void omopBecomesOneRowPerPerson()
    {
        writeOmop();
        write("CONCEPT.csv", "concept_id\tconcept_name\tdomain_id\tvocabulary_id\tconcept_code\n"
                             "3000963\tHemoglobin [Mass/volume] in Blood\tMeasurement\tLOINC\t718-7\n"
                             "8713\tgram per deciliter\tUnit\tUCUM\tg/dL\n"
                             "8636\tgram per liter\tUnit\tUCUM\tg/L\n");
        EventRecipe recipe;
        recipe.outcome = {.name = "Diabetes", .codes = {"E11*"}};
        recipe.fewestPatients = 0.0;
        const EventOutcome outcome = importOmop(folder(), recipe, {}, {});
        QVERIFY(outcome.end == RunEnd::Finished);
        QCOMPARE(outcome.table->rowCount(), std::size_t(2));
        QCOMPARE(cell(outcome, "Hemoglobin (g/dL)", 0), 12.5F);
        // A date without a time is midnight, within 24 h before 08:00.
        QCOMPARE(cell(outcome, "Hemoglobin (g/dL)", 1), 13.1F);
        QCOMPARE(outcome.account.dateOnly, std::uint64_t{1});
        QCOMPARE(outcome.account.converted, std::uint64_t{1});
        QCOMPARE(outcome.account.droppedFor(EventDrop::OutsideWindow), std::uint64_t{1});
        QCOMPARE(outcome.account.droppedFor(EventDrop::PatientUnknown), std::uint64_t{1});
        const Column* ill = outcome.table->find("Diabetes");
        QVERIFY(ill && ill->levels == (std::vector<std::string>{"no", "yes"}));
        QCOMPARE(ill->values, (std::vector<float>{1.0F, 0.0F}));
        // Born on 2 March 1980, seen on 2 March 2024: 44 years, up to the leap days' share.
        QVERIFY(std::abs(cell(outcome, "age (years)", 0) - 44.0F) < 0.01F);
        QCOMPARE(cellText(*outcome.table->find("sex"), 0), "female");
        QFile::remove(m_folder.filePath("CONCEPT.csv"));
    }

    void withoutConceptsTheSourceValuesCount()
    {
        writeOmop();
        EventRecipe recipe;
        recipe.fewestPatients = 0.0;
        recipe.outcome.codes = {"201826"};
        recipe.outcome.afterIndex = true;
        const EventOutcome outcome = importOmop(folder(), recipe, {}, {});
        QVERIFY(outcome.end == RunEnd::Finished);
        QCOMPARE(cell(outcome, "Hemoglobin (g/dL)", 1), 13.1F);
        QCOMPARE(cell(outcome, "outcome", 0), 1.0F);
        recipe.outcome.codes = {"I21"}; // years before the visit
        QCOMPARE(cell(importOmop(folder(), recipe, {}, {}), "outcome", 1), 0.0F);
        recipe.outcome.afterIndex = false;
        QCOMPARE(cell(importOmop(folder(), recipe, {}, {}), "outcome", 1), 1.0F);
    }

    void aMissingTableIsNamed()
    {
        const EventOutcome outcome = importOmop(folder() / "nowhere", {}, {}, {});
        QVERIFY(outcome.problems.first().front().code == ErrorCode::EventFileMissing);
        QCOMPARE(outcome.problems.first().front().detail, "person.csv");
        QCOMPARE(importFhir(folder() / "nowhere", {}, {}, {}).problems.first().front().detail, "Patient.ndjson");
        // Conditions are asked for and there are none: nobody is taken for healthy.
        QTemporaryDir part;
        for (const char* name : {"Patient.ndjson", "Observation.000.ndjson"})
            QVERIFY(QFile::copy(QStringLiteral(PANELWISE_SOURCE_DIR "/tests/data/events/fhir/") + name,
                                part.filePath(name)));
        EventRecipe recipe;
        recipe.outcome.codes = {"E11*"};
        const EventOutcome fhir = importFhir(part.path().toStdString(), recipe, {}, {});
        QVERIFY(!fhir.problems.empty());
        QCOMPARE(fhir.problems.first().front().detail, "Condition.ndjson");
        QVERIFY(importFhir(part.path().toStdString(), {}, {}, {}).end == RunEnd::Finished);
    }

    // As the examples of the specification are written: blood pressure in components, a value with a comparator, one
    // entered in error, a line that is no JSON.
    void fhirBecomesOneRowPerPatient()
    {
        EventRecipe recipe;
        recipe.fewestPatients = 0.0;
        recipe.outcome = {.name = "Diabetes", .codes = {"E11*"}};
        const EventOutcome outcome = importFhir(PANELWISE_SOURCE_DIR "/tests/data/events/fhir", recipe, {}, {});
        QVERIFY(outcome.end == RunEnd::Finished);
        QCOMPARE(outcome.table->rowCount(), std::size_t(2));
        QCOMPARE(cell(outcome, "Hemoglobin (g/dL)", 0), 12.5F);
        QCOMPARE(cell(outcome, "Systolic blood pressure (mmHg)", 0), 107.0F);
        QCOMPARE(cell(outcome, "Diastolic blood pressure (mmHg)", 0), 60.0F);
        QCOMPARE(cell(outcome, "C-reactive protein (mg/L)", 1), 3.0F);
        QCOMPARE(outcome.account.atLimit, std::uint64_t{1});
        QCOMPARE(outcome.account.read, std::uint64_t{6});
        QCOMPARE(outcome.account.droppedFor(EventDrop::ValueMissing), std::uint64_t{1});
        QCOMPARE(outcome.account.droppedFor(EventDrop::RowBroken), std::uint64_t{1});
        QCOMPARE(outcome.table->find("Diabetes")->values, (std::vector<float>{0.0F, 1.0F}));
        QVERIFY(std::abs(cell(outcome, "age (years)", 0) - 44.0F) < 0.01F);
    }
};

PANELWISE_APPLESS_TEST(EventFoldersTest)

} // namespace event_folders_test

#include "event_folders_test.moc"
