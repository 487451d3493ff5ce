// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/task.h"

#include <QFrame>

class QCheckBox;
class QLabel;
class QPushButton;

namespace ui {

class CostAimBox;

// What the study says of orders: the rules that every policy keeps, whether two panels may be ordered together, and
// what policies are to spend little of.
class OrderingCard : public QFrame {
    Q_OBJECT

public:
    explicit OrderingCard(QWidget* parent = nullptr);

    void setTask(const core::Task& task, bool readOnly);

Q_SIGNALS:
    void pairsChosen(core::PairOrders pairs);
    void aimChosen(core::CostAim aim);
    void rulesRequested();

private:
    void buildLayout();

    QLabel* m_rules;
    QPushButton* m_changeRules;
    QCheckBox* m_pairs;
    CostAimBox* m_aim;
    QLabel* m_note; // why something cannot be chosen, or has no effect
};

} // namespace ui
