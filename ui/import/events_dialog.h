// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/data/events/event_account.h"
#include "core/data/events/event_recipe.h"

#include <QDialog>
#include <QStringList>

#include <optional>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace ui {

// One row per patient from a list of measurements: the two files, which columns hold what, index time and window, and
// what every test of the list becomes. Reading shows what was left out and why; then it can be imported.
class EventsDialog : public QDialog {
    Q_OBJECT

public:
    explicit EventsDialog(QWidget* parent = nullptr);

    void setFiles(const QString& events, const QString& patients);
    void setHeaders(const QStringList& events, const QStringList& patients);
    void setRecipe(const core::EventRecipe& recipe); // what was found or chosen
    void showProgress(const core::Progress& progress);
    void showOutcome(const core::EventAccount& account, const core::EventRecipe& recipe);
    void showProblem(const QString& sentence);

    core::EventRecipe recipe() const; // as the inputs say
    bool keepsIdentifiers() const;

Q_SIGNALS:
    void eventsFileRequested();
    void patientFileRequested();
    void readRequested(const core::EventRecipe& recipe);
    void stopRequested();
    void importRequested();

private:
    void buildLayout();
    QWidget* buildFiles();
    QWidget* buildChoices();
    QWidget* buildResult();
    void connectInputs();
    void setBusy(bool busy);
    void showTests(const core::EventAccount& account);
    void forgetOutcome(); // what was read is not what the inputs say any more

    core::EventRecipe m_recipe;
    QLineEdit* m_events;
    QLineEdit* m_patients;
    QComboBox* m_patient;
    QComboBox* m_time;
    QComboBox* m_test;
    QComboBox* m_value;
    QComboBox* m_unit;
    QComboBox* m_patientColumn;
    QComboBox* m_index;
    QDoubleSpinBox* m_from;
    QDoubleSpinBox* m_to;
    QComboBox* m_take;
    QComboBox* m_limits;
    QComboBox* m_dates;
    QComboBox* m_timeUnit;
    QCheckBox* m_keep;
    QPushButton* m_read;
    QPushButton* m_import;
    QProgressBar* m_progress;
    QLabel* m_summary;
    QTableWidget* m_tests;
    bool m_proposed = true; // tests are proposed anew with every reading
    bool m_filling = false;
};

} // namespace ui
