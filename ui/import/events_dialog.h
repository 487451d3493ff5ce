// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/data/events/event_account.h"
#include "core/data/events/event_recipe.h"

#include <QDialog>
#include <QStringList>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace ui {

class EventsForm;

// One row per patient from measurements: from two tables or a folder of a record system, how they are read, and what
// every test of the list becomes. Reading shows what was left out and why; then it can be imported. All of it is a
// recipe, which can be kept and applied to another year's extract.
class EventsDialog : public QDialog {
    Q_OBJECT

public:
    explicit EventsDialog(QWidget* parent = nullptr);

    // A folder is in the place of the list of measurements.
    void setFiles(const QString& events, const QString& patients);
    void setHeaders(const QStringList& events, const QStringList& patients);
    void setRecipe(const core::EventRecipe& recipe); // what was found or chosen
    void applyRecipe(const core::EventRecipe& recipe,
                     const QString& from); // a kept one: its tests hold, too; empty: as before
    void offerProjectRecipe(bool offered); // of the open project
    void offerTask(bool offered);          // that came with the recipe
    void showProgress(const core::Progress& progress);
    void showOutcome(const core::EventAccount& account, const core::EventRecipe& recipe);
    void showProblem(const QString& sentence);

    core::EventRecipe recipe() const; // as the inputs say
    bool keepsIdentifiers() const;
    bool keepsTask() const; // roles, panels and prices that came with the recipe

Q_SIGNALS:
    void sourceChosen(core::EventSource source);
    void eventsFileRequested(); // or the folder
    void patientFileRequested();
    void recipeRequested(); // from a file
    void projectRecipeRequested();
    void recipeSaveRequested(const core::EventRecipe& recipe);
    void readRequested(const core::EventRecipe& recipe);
    void stopRequested();
    void importRequested();

private:
    void buildLayout();
    QWidget* buildFiles();
    QWidget* buildRecipeRow();
    QWidget* buildResult();
    QWidget* buildButtons();
    QWidget* makeFileRow(QLineEdit& field, const QString& hint, void (EventsDialog::*signal)());
    void connectInputs();
    void setBusy(bool busy);
    void showSource(core::EventSource source);
    void showTests(const core::EventAccount& account);
    void forgetOutcome(); // what was read is not what the inputs say any more

    core::EventRecipe m_recipe;
    QComboBox* m_source;
    QWidget* m_inputs; // all of them, but for the tests
    QFormLayout* m_files = nullptr;
    QWidget* m_patientRow = nullptr;
    QLineEdit* m_events;
    QLineEdit* m_patients;
    EventsForm* m_form;
    QPushButton* m_projectRecipe;
    QCheckBox* m_keep;
    QCheckBox* m_keepTask;
    QPushButton* m_read;
    QPushButton* m_import;
    QProgressBar* m_progress;
    QLabel* m_summary;
    QTableWidget* m_tests;
    bool m_proposed = true; // tests are proposed anew with every reading
    bool m_filling = false;
    bool m_busy = false;
};

} // namespace ui
