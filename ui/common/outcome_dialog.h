// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/table.h"
#include "core/data/task/task.h"

#include <QDialog>

#include <string>
#include <vector>

class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;

namespace ui {

class VariableDescriber;

// What is to be predicted: a column, who of its patients are cases, and what they have, in words. Says at every change
// how many patients that makes. A date of death, or another one that only some patients have, is offered by itself.
class OutcomeDialog : public QDialog {
    Q_OBJECT

public:
    OutcomeDialog(const core::Task& task, core::TablePtr table, const VariableDescriber& describer,
                  QWidget* parent = nullptr);

    core::Task task() const; // with the outcome chosen here

private:
    enum class Ask : int { Values, CutOff, Recorded };

    void buildLayout();
    void fillColumns(const VariableDescriber& describer);
    void offerDates();
    void choose(const QString& column, core::OutcomeRule::Kind kind);
    void showColumn();
    void showValues(const core::Column& column);
    void showCount();
    const core::Column* column() const;
    core::OutcomeRule rule() const;
    Ask asked() const;

    core::Task m_task;
    core::TablePtr m_table;
    core::Task m_changed;             // the task with the column chosen, before the rule
    std::vector<std::string> m_dates; // columns that hold a date for some patients and none for the others
    QComboBox* m_column;
    QWidget* m_offers; // of those
    QComboBox* m_kind;
    QStackedWidget* m_rule;
    QListWidget* m_values;
    QComboBox* m_direction;
    QDoubleSpinBox* m_limit;
    QLineEdit* m_name;
    QLabel* m_count;
    QDialogButtonBox* m_buttons;
};

} // namespace ui
