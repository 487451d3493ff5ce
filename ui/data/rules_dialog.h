// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/task.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPushButton;

namespace ui {

class MoneySpinBox;

// What the study allows of orders: a cap on everybody's bill, and of each panel whether it comes first or is never
// ordered, and what it needs. What contradicts itself is told and cannot be taken over.
class RulesDialog : public QDialog {
    Q_OBJECT

public:
    explicit RulesDialog(core::Task task, QWidget* parent = nullptr);

    const core::Task& task() const { return m_task; }

private:
    struct Row {
        QComboBox* when = nullptr;
        QPushButton* needs = nullptr; // with a menu of the others
    };
    void buildLayout();
    QWidget* makePanels();
    Row makeRow(std::size_t panel);
    void read();
    void showNeeds(std::size_t panel);

    core::Task m_task;
    QCheckBox* m_capped;
    MoneySpinBox* m_cap;
    std::vector<Row> m_rows;
    QLabel* m_problem;
    QDialogButtonBox* m_buttons;
};

} // namespace ui
