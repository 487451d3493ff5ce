// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/split.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QSpinBox;

namespace ui {

// A form for how patients are divided: shares for training, validation and test, and the seed of the draw.
class SplitDialog : public QDialog {
    Q_OBJECT

public:
    explicit SplitDialog(const core::SplitPlan& plan, QWidget* parent = nullptr);

    core::SplitPlan plan() const;

private:
    void buildLayout();
    void showRest();

    core::SplitPlan m_plan;
    QSpinBox* m_train;
    QSpinBox* m_validation;
    QLabel* m_test;
    QLineEdit* m_seed;
};

// Shares of training, validation and test in whole percent.
struct SplitShares {
    int train = 75;
    int validation = 15;
    int test = 10;
};
SplitShares sharesOf(const core::SplitPlan& plan);

} // namespace ui
