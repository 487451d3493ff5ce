// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/story/policy_cases.h"
#include "core/model/test_catalog.h"
#include "ui/common/card.h"
#include "ui/common/theme/theme.h"
#include "ui/figures/charts/point_counts.h"
#include "ui/figures/figure.h"

#include <QPointer>
#include <QStringList>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;

namespace ui {

class AccuracyTiles;
class FigureView;
class FlowFigure;
class PathPatients;

// What the card of a chosen policy shows.
struct ChosenPoint {
    FrontDot dot;
    std::optional<core::PolicyRef> policy; // unset: no policy, but what everybody would get without one
    core::RewardShape shape;
    core::Seed seed;
    core::FrontMetric metric = core::FrontMetric::F1;
    FrontSide side = FrontSide::Test;
    PointFigures figures;
    QString currency;
    QStringList panels;       // by number; where there is none they are counted
    core::TestCatalog prices; // empty: not known
    bool tried = false;       // prices that are in force nowhere else
    bool pinned = false;
    bool mayPin = true; // there is room for one more, or it is pinned
};

// The policy chosen on the front: its figures with their intervals, what it does to 1,000 patients, which panels it
// orders, one after the other, and for whom.
class PointCard : public Card {
    Q_OBJECT

public:
    explicit PointCard(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setPoint(const std::optional<ChosenPoint>& point);
    // What a policy did, whichever it is; null: not known, and `problem` says why it cannot be.
    void setCases(const core::PolicyCasesPtr& cases, const QString& problem = {});

Q_SIGNALS:
    // The first patient is to be shown, the others may follow; none: the user chooses one there.
    void walkRequested(const core::PolicyRef& policy, const std::vector<core::PatientIndex>& patients);
    void pocketCardRequested(const core::PolicyRef& policy);
    void patientsRequested(const core::PolicyRef& policy); // as a table
    void renameRequested(const core::PolicyRef& policy);
    void pinRequested(); // or no longer

private:
    void buildLayout();
    QWidget* makeButtons();
    void connectInputs();
    QLayout* makeTitleRow();
    void showButtons();
    void showSubtitle();
    QString otherCosts() const; // time and blood; empty: nobody said
    void showShares();
    void showUse();
    void showFlow();
    void showSmallPrint();
    void listPatients(std::size_t ribbon);
    void fillList();
    FigureText figureText(const QString& title) const;
    FigureOrigin figureOrigin() const;

    std::optional<ChosenPoint> m_point;
    core::PolicyCasesPtr m_cases;
    QString m_problem; // why there are none
    std::shared_ptr<const FlowFigure> m_ribbons;
    std::optional<std::size_t> m_listed; // of them
    QPointer<PathPatients> m_list;
    QLabel* m_title;
    QPushButton* m_rename;
    QPushButton* m_pin;
    QLabel* m_subtitle;
    AccuracyTiles* m_tiles;
    QLabel* m_thousand;
    FigureView* m_shares;
    QLabel* m_bill;
    FigureView* m_use;
    QWidget* m_ways; // heading and flow
    FigureView* m_flow;
    QWidget* m_buttons;
    QPushButton* m_walk;
    QPushButton* m_pocket;
    QPushButton* m_patients;
    QLabel* m_smallPrint;
    QWidget* m_content; // all but title and buttons, which stay while it scrolls
    QScrollArea* m_scroll;
};

} // namespace ui
