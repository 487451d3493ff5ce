// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/train/plan_model.h"

#include <QDialog>

class QTableView;

namespace ui {

class InlineMessage;

// Every number of a plan, for experts. A form and nothing else.
class PlanDialog : public QDialog {
    Q_OBJECT

public:
    PlanDialog(const core::TrainingPlan& preset, PlanModel::Overrides overrides, QWidget* parent = nullptr);

    const PlanModel::Overrides& overrides() const { return m_model->overrides(); }
    PlanModel& model() { return *m_model; }

private:
    void buildLayout();

    PlanModel* m_model;
    QTableView* m_table;
    InlineMessage* m_problem;
};

} // namespace ui
