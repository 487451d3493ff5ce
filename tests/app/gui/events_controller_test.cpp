// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/event_reading.h"
#include "app/gui/events_controller.h"
#include "core/data/formats/workbook/xlsx_write.h"
#include "core/store/project_file.h"
#include "tests/app/gui/program.h"
#include "tests/test_program.h"
#include "ui/import/events_dialog.h"

#include <QCheckBox>
#include <QTableWidget>

namespace events_controller_test {

using namespace app;

namespace {

// 40 patients with hemoglobin in g/L two hours before admission, one in four of them ill.
QByteArray measurements(int year)
{
    QByteArray text = "patient_id,time,test,value,unit\n";
    for (int i = 0; i < 40; ++i)
        text += "P" + QByteArray::number(i) + "," + QByteArray::number(year) + "-03-02 06:00,718-7," +
                QByteArray::number(110 + i) + ",g/L\n";
    return text;
}

QByteArray patients(int year)
{
    QByteArray text = "patient_id,admission_time,age_years,ill\n";
    for (int i = 0; i < 40; ++i)
        text += "P" + QByteArray::number(i) + "," + QByteArray::number(year) + "-03-02 08:00," +
                QByteArray::number(30.5 + i) + "," + (i % 4 == 0 ? "yes" : "no") + "\n";
    return text;
}

// Ten persons with a hemoglobin each; the first three have diabetes.
void writeOmop(const Program& program)
{
    QByteArray persons = "person_id,gender_concept_id,year_of_birth\n";
    QByteArray values = "measurement_id,person_id,measurement_concept_id,measurement_date,measurement_datetime,"
                        "value_as_number,unit_concept_id,measurement_source_value,unit_source_value\n";
    QByteArray conditions = "condition_occurrence_id,person_id,condition_concept_id,condition_start_date,"
                            "condition_source_value\n";
    for (int i = 1; i <= 10; ++i) {
        const QByteArray id = QByteArray::number(i);
        persons += id + ",8532," + QByteArray::number(1950 + i) + "\n";
        values += id + "," + id + ",3000963,2024-03-02,2024-03-02 07:00:00," + QByteArray::number(11.5 + 0.1 * i) +
                  ",8713,Hemoglobin,g/dL\n";
        if (i <= 3)
            conditions += id + "," + id + ",201826,2024-03-03,E11.9\n";
    }
    program.file("person.csv", persons);
    program.file("measurement.csv", values);
    program.file("condition_occurrence.csv", conditions);
}

} // namespace

class EventsControllerTest : public QObject {
    Q_OBJECT

    static ui::EventsDialog* open(EventsController& controller, const Program& program)
    {
        controller.begin(program.folder.path());
        return controller.dialog();
    }
    static bool read(ui::EventsDialog& dialog)
    {
        buttonNamed(dialog, "Read")->click();
        return QTest::qWaitFor([&] { return buttonNamed(dialog, "Import")->isEnabled(); }, 20'000);
    }

private Q_SLOTS:
    // The patients are in a workbook: 110 g/L are 11 g/dL.
    void thePatientTableMayBeAWorkbook()
    {
        Program program;
        program.window().show();
        const QString events = program.file("events.csv", measurements(2024));
        const QString workbook = program.folder.filePath("patients.xlsx");
        QVERIFY(core::writeTable(workbook.toStdString(), patients(2024).toStdString()));
        EventsController controller(program.session, program.window());
        ui::EventsDialog* dialog = open(controller, program);
        controller.setFiles(events, workbook);
        QCOMPARE(dialog->recipe().indexColumn, std::string("admission_time"));
        QVERIFY(read(*dialog));
        buttonNamed(*dialog, "Import")->click();
        QTRY_VERIFY_WITH_TIMEOUT(program.session.hasProject(), 20'000);
        const core::Column* hemoglobin = program.session.import()->find("Hemoglobin (g/dL)");
        QVERIFY(hemoglobin);
        QCOMPARE(program.session.import()->rowCount(), std::size_t(40));
        QCOMPARE(hemoglobin->values.front(), 11.0F);
        QVERIFY(!program.session.import()->find("patient_id")); // nobody asked to keep it
        QVERIFY(!program.session.study().task.recipe.empty());
    }

    // Prices and panels stay as they were, and so do the columns.
    void theRecipeOfAProjectIsAppliedToTheNextExtract()
    {
        Program program;
        program.window().show();
        EventsController controller(program.session, program.window());
        ui::EventsDialog* first = open(controller, program);
        controller.setFiles(program.file("e24.csv", measurements(2024)), program.file("p24.csv", patients(2024)));
        QVERIFY(read(*first));
        first->findChild<QTableWidget*>()->item(0, 4)->setText("Hb");
        QVERIFY(read(*first));
        buttonNamed(*first, "Import")->click();
        QTRY_VERIFY_WITH_TIMEOUT(program.session.hasProject(), 20'000);
        core::Study study = program.session.study();
        QVERIFY(!study.task.panels.empty());
        study.task.panels.front().cost = core::Cost(77.0);
        QVERIFY(program.session.setStudy(study, "Change a price"));
        const core::TablePtr before = program.session.import();

        ui::EventsDialog* second = open(controller, program);
        QVERIFY(buttonNamed(*second, "Recipe of this project"));
        controller.setFiles(program.file("e25.csv", measurements(2025)), program.file("p25.csv", patients(2025)));
        buttonNamed(*second, "Recipe of this project")->click();
        QCOMPARE(second->recipe().tests.size(), std::size_t(1));
        QVERIFY(second->keepsTask());
        QVERIFY(read(*second));
        buttonNamed(*second, "Import")->click();
        QTRY_VERIFY_WITH_TIMEOUT(program.session.import() != before, 20'000);
        QVERIFY(program.session.import()->find("Hb"));
        QVERIFY(program.session.study().task.panels.front().cost == core::Cost(77.0));
    }

    void aRecipeIsKeptInAFile()
    {
        Program program;
        program.window().show();
        EventsController controller(program.session, program.window());
        ui::EventsDialog* dialog = open(controller, program);
        controller.setFiles(program.file("e.csv", measurements(2024)), program.file("p.csv", patients(2024)));
        QVERIFY(read(*dialog));
        const QString file = program.folder.filePath("ward.recipe.json");
        controller.saveRecipe(dialog->recipe(), file);
        dialog->reject();
        ui::EventsDialog* again = open(controller, program);
        controller.loadRecipe(file);
        QCOMPARE(again->recipe().tests.size(), std::size_t(1));
        QCOMPARE(again->recipe().tests.front().column, std::string("Hemoglobin (g/dL)"));
        controller.loadRecipe(program.file("broken.json", "{"));
        QVERIFY(!buttonNamed(*again, "Import")->isEnabled());
        again->reject();
    }

    void aFolderOfOmopBecomesAProject()
    {
        Program program;
        program.window().show();
        writeOmop(program);
        EventsController controller(program.session, program.window());
        ui::EventsDialog* dialog = open(controller, program);
        controller.setFolder(core::EventSource::Omop, program.folder.path());
        core::EventRecipe recipe = dialog->recipe();
        QVERIFY(recipe.index == core::IndexKind::FirstEvent); // there are no visits
        recipe.outcome = {.name = "Diabetes", .codes = {"E11*"}};
        dialog->setRecipe(recipe);
        QVERIFY(read(*dialog));
        buttonNamed(*dialog, "Import")->click();
        QTRY_VERIFY_WITH_TIMEOUT(program.session.hasProject(), 20'000);
        QCOMPARE(program.session.import()->rowCount(), std::size_t(10));
        QCOMPARE(program.session.study().task.label, std::string("Diabetes"));
        QVERIFY(program.session.study().task.positive == core::OutcomeRule::value("yes"));
    }

    void aFolderWithoutTheTablesSaysWhichIsMissing()
    {
        Program program;
        program.window().show();
        EventsController controller(program.session, program.window());
        ui::EventsDialog* dialog = open(controller, program);
        for (const auto& [source, missing] :
             {std::pair(core::EventSource::Omop, "person.csv"), std::pair(core::EventSource::Fhir, "Patient.ndjson")}) {
            controller.setFolder(source, program.folder.path());
            buttonNamed(*dialog, "Read")->click();
            QTRY_VERIFY(saysSomewhere(*dialog, QString::fromLatin1(missing)));
            QVERIFY(!buttonNamed(*dialog, "Import")->isEnabled());
        }
        dialog->reject();
    }
};

PANELWISE_TEST(EventsControllerTest)

} // namespace events_controller_test

#include "events_controller_test.moc"
