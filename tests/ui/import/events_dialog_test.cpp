// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "ui/import/events_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>

namespace events_dialog_test {

using namespace ui;

class EventsDialogTest : public QObject {
    Q_OBJECT

    static QPushButton* button(const EventsDialog& dialog, const QString& text)
    {
        for (QPushButton* one : dialog.findChildren<QPushButton*>())
            if (one->text() == text)
                return one;
        return nullptr;
    }

    static core::EventAccount account()
    {
        core::EventAccount account;
        account.read = 100;
        account.used = 80;
        account.values = 40;
        account.rows = 50;
        account.dropped[static_cast<std::size_t>(core::EventDrop::OutsideWindow)] = 20;
        account.tests = {{.test = "718-7",
                          .column = "Hemoglobin (g/dL)",
                          .unit = "g/dL",
                          .key = "hemoglobin",
                          .measurements = 90,
                          .units = {{.unit = "g/L", .measurements = 90, .convertible = true, .sameUnit = false}}},
                         {.test = "note", .measurements = 10}};
        return account;
    }

    static void open(EventsDialog& dialog)
    {
        dialog.setFiles("events.csv", "patients.csv");
        dialog.setHeaders({"id", "when", "what", "result", "uom"}, {"id", "admitted", "ill"});
        core::EventRecipe recipe;
        recipe.columns = {.patient = "id", .time = "when", .test = "what", .value = "result", .unit = "uom"};
        recipe.patientColumn = "id";
        recipe.index = core::IndexKind::Column;
        recipe.indexColumn = "admitted";
        dialog.setRecipe(recipe);
    }

private Q_SLOTS:
    void theInputsSayTheRecipe()
    {
        EventsDialog dialog;
        open(dialog);
        const core::EventRecipe recipe = dialog.recipe();
        QCOMPARE(recipe.columns.value, std::string("result"));
        QCOMPARE(recipe.indexColumn, std::string("admitted"));
        QVERIFY(recipe.index == core::IndexKind::Column);
        QCOMPARE(recipe.fromHours.value(), -24.0);
        QCOMPARE(recipe.toHours.value(), 0.0);
        QVERIFY(recipe.tests.empty()); // to be proposed
    }

    void readingShowsWhatWasLeftOutAndThenImports()
    {
        EventsDialog dialog;
        open(dialog);
        QSignalSpy read(&dialog, &EventsDialog::readRequested), imported(&dialog, &EventsDialog::importRequested);
        QVERIFY(!button(dialog, "Import")->isEnabled());
        button(dialog, "Read")->click();
        QCOMPARE(read.count(), 1);
        dialog.showOutcome(account(), dialog.recipe());
        bool told = false;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            told = told || label->text().contains("20 outside the window");
        QVERIFY(told);
        button(dialog, "Import")->click();
        QCOMPARE(imported.count(), 1);
    }

    // A changed column is read again before it can be imported.
    void aChangedTestIsPartOfTheRecipe()
    {
        EventsDialog dialog;
        open(dialog);
        dialog.showOutcome(account(), dialog.recipe());
        auto* tests = dialog.findChild<QTableWidget*>();
        QCOMPARE(tests->rowCount(), 2);
        tests->item(0, 4)->setText("Hb");
        QVERIFY(!button(dialog, "Import")->isEnabled());
        const core::EventRecipe recipe = dialog.recipe();
        QCOMPARE(recipe.tests.size(), std::size_t(2));
        QCOMPARE(recipe.tests[0].column, std::string("Hb"));
        QCOMPARE(recipe.tests[0].key, std::string("hemoglobin"));
        QVERIFY(recipe.tests[1].column.empty());
    }

    void aRecordSystemIsAskedForItsFolderAndConditions()
    {
        EventsDialog dialog;
        QSignalSpy chosen(&dialog, &EventsDialog::sourceChosen);
        auto* source = dialog.findChild<QComboBox*>();
        source->setCurrentIndex(1);
        Q_EMIT source->activated(1);
        QCOMPARE(chosen.front().front().value<core::EventSource>(), core::EventSource::Omop);
        core::EventRecipe recipe;
        recipe.source = core::EventSource::Omop;
        recipe.outcome = {.name = "Diabetes", .codes = {"E11*", "E10.9"}, .afterIndex = true};
        dialog.setRecipe(recipe);
        dialog.setFiles("cdm", {});
        const core::EventRecipe said = dialog.recipe();
        QVERIFY(said.source == core::EventSource::Omop);
        QVERIFY(said.outcome == recipe.outcome);
        QVERIFY(said.index == core::IndexKind::Automatic); // the first visit
        QCOMPARE(said.fromHours.value(), -24.0);
    }

    // What was kept last year names the tests; nothing is proposed anew.
    void aKeptRecipeHoldsItsTests()
    {
        EventsDialog dialog;
        open(dialog);
        core::EventRecipe kept = dialog.recipe();
        kept.take = core::EventChoice::Worst;
        kept.tests = {{.test = "718-7", .column = "Hb", .unit = "g/dL", .key = "hemoglobin"}, {.test = "note"}};
        dialog.applyRecipe(kept, "ward 2024.panelwise");
        QVERIFY(dialog.recipe().take == core::EventChoice::Worst);
        QVERIFY(dialog.recipe().tests == kept.tests);
        QVERIFY(!button(dialog, "Import")->isEnabled()); // nothing was read with it yet
        QSignalSpy saved(&dialog, &EventsDialog::recipeSaveRequested);
        button(dialog, QStringLiteral("Save recipe…"))->click();
        QVERIFY(saved.front().front().value<core::EventRecipe>() == dialog.recipe());
        QVERIFY(!dialog.keepsTask());
        dialog.offerTask(true);
        QVERIFY(dialog.keepsTask());
    }

    void readingCanBeStopped()
    {
        EventsDialog dialog;
        open(dialog);
        QSignalSpy stopped(&dialog, &EventsDialog::stopRequested);
        button(dialog, "Read")->click();
        dialog.showProgress({.phase = core::Phase::ReadingFile, .done = 1, .total = 4, .rows = 1'000});
        QVERIFY(!dialog.findChild<QComboBox*>()->isEnabled()); // what is being read is not changed meanwhile
        button(dialog, "Stop")->click();
        QCOMPARE(stopped.count(), 1);
    }

    void aProblemIsToldAndNothingCanBeImported()
    {
        EventsDialog dialog;
        open(dialog);
        dialog.showProblem("Column “when”: …");
        QVERIFY(!button(dialog, "Import")->isEnabled());
        QVERIFY(button(dialog, "Read")->isEnabled());
    }
};

PANELWISE_TEST(EventsDialogTest)

} // namespace events_dialog_test

#include "events_dialog_test.moc"
