// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/study.h"

#include <QDialog>

#include <string>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace ui {

// A form for how patients are divided: at random, by patient, date or site, or as a column says; the shares of
// training, validation and test, and the seed of the draw.
class SplitDialog : public QDialog {
    Q_OBJECT

public:
    SplitDialog(const core::Study& study, core::TablePtr import, QWidget* parent = nullptr);

    core::SplitPlan plan() const;
    std::string column() const; // that says the parts; empty: by the rule
    core::SplitRule rule() const;

private:
    enum How { Random, Patient, Date, Site, Parts };
    void buildLayout();
    void offerColumns();
    void offerSites();
    void showHow();
    void showRest();
    How how() const;

    core::SplitPlan m_plan;
    core::Task m_task;
    core::TablePtr m_import;
    QComboBox* m_how;
    QComboBox* m_column;
    QComboBox* m_site;
    QComboBox* m_patient;
    QSpinBox* m_train;
    QSpinBox* m_validation;
    QLabel* m_test;
    QLineEdit* m_seed;
    QLabel* m_note;
    QFormLayout* m_form;
};

// Shares of training, validation and test in whole percent.
struct SplitShares {
    int train = 75;
    int validation = 15;
    int test = 10;
};
SplitShares sharesOf(const core::SplitPlan& plan);

} // namespace ui
