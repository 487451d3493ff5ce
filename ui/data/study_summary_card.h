// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/study.h"
#include "ui/common/text/variable_describer.h"
#include "ui/common/theme/theme.h"
#include "ui/data/study_edits.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace ui {

class ElidedLabel;
class SplitBar;

// The foot of the page: how many are cases, how they are split, and the bill written out.
class StudySummaryCard : public QFrame {
    Q_OBJECT

public:
    explicit StudySummaryCard(const VariableDescriber& describer, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setStudy(const core::Study& study, const core::TablePtr& import, bool readOnly);
    void setAssessment(const core::AssessmentPtr& assessment);
    void changeOutcome();     // asks the user
    QString billText() const; // as written, for the clipboard and for tests
    QString timeAndBloodText() const;

Q_SIGNALS:
    void editRequested(const ui::StudyEdit& edit);

private:
    void buildLayout();
    QLayout* makeOutcomeSection();
    QLayout* makeSplitSection();
    QLayout* makeBillSection();
    void showOutcome();
    void showSplit();
    void showBill();
    void showTimeAndBlood(const core::Bill& bill);
    void changeSplit();
    StudyEdits edits() const { return {m_study, m_describer}; }

    const VariableDescriber& m_describer;
    core::Study m_study;
    core::TablePtr m_import;
    core::AssessmentPtr m_assessment;
    bool m_readOnly = false;
    ElidedLabel* m_outcomeName;
    QPushButton* m_changeOutcome;
    QLabel* m_positives;
    QLabel* m_prevalence;
    QLabel* m_enough;
    ElidedLabel* m_splitName;
    QPushButton* m_changeSplit;
    SplitBar* m_splitBar;
    ElidedLabel* m_splitCounts;
    ElidedLabel* m_sum;
    QLabel* m_total;
    ElidedLabel* m_cheapest;
    ElidedLabel* m_timeAndBlood;
};

} // namespace ui
