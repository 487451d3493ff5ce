// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/study.h"
#include "ui/common/text/variable_describer.h"
#include "ui/common/theme/theme.h"
#include "ui/data/study_edits.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedLayout;
class QToolButton;
class QVBoxLayout;

namespace ui {

class NewPanelArea;
class ElidedLabel;
class FeesCard;
class InlineMessage;
class FigureView;
class OrderingCard;
class PanelCard;
class SegmentedControl;

// The right side of the page: panel cards with prices and tests, shared fees, and what is missing by panel.
class PanelList : public QWidget {
    Q_OBJECT

public:
    explicit PanelList(const VariableDescriber& describer, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setStudy(const core::Study& study, const core::Table* import, bool readOnly);
    void setAssessment(const core::AssessmentPtr& assessment);
    const std::vector<PanelCard*>& cards() const { return m_cards; }

public Q_SLOTS:
    void addPanel(const std::vector<std::string>& columns);
    void editFee(const QString& name); // empty: a new one
    void editRules();

Q_SIGNALS:
    void editRequested(const ui::StudyEdit& edit);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildLayout();
    QLayout* makeHeader();
    QWidget* makeCardPage();
    QWidget* makeMissingnessPage();
    QLayout* makeUnrecordedRow();
    void connectInputs();
    PanelCard* makeCard(std::size_t position);
    void connectCard(PanelCard* card, std::size_t position);
    void showCards();
    void showUnassigned();
    StudyEdits edits() const { return {m_study, m_describer}; }

    const VariableDescriber& m_describer;
    core::Study m_study;
    const core::Table* m_import = nullptr;
    bool m_readOnly = false;
    bool m_renameNewest = false; // the next card that appears was just added by the user
    Theme m_theme;
    std::vector<PanelCard*> m_cards;
    std::vector<std::string> m_unassigned;

    SegmentedControl* m_views;
    ElidedLabel* m_subtitle;
    QPushButton* m_add;
    QToolButton* m_more;
    QStackedLayout* m_pages;
    QScrollArea* m_scroll;
    QVBoxLayout* m_cardColumn;
    FeesCard* m_fees;
    OrderingCard* m_ordering;
    NewPanelArea* m_drop;
    InlineMessage* m_unassignedMessage;
    FigureView* m_missingness;
    QComboBox* m_unrecorded; // what an order means of which nothing is recorded
};

} // namespace ui
