#pragma once

#include "ui/models/point_figures.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/panel_use_bars.h"

#include <QStringList>

#include <array>
#include <optional>

class QLabel;

namespace ui {

class OutcomeShares;

// What the card of a chosen policy tells.
struct ChosenPoint {
    FrontDot dot;
    core::RewardShape shape;
    core::FrontMetric metric = core::FrontMetric::F1;
    FrontSide side = FrontSide::Test;
    PointFigures figures;
};

// The policy chosen on the front: its figures with their intervals, what it does to 1,000 patients, which panels it
// orders.
class PointCard : public Card {
    Q_OBJECT

public:
    explicit PointCard(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setPoint(const std::optional<ChosenPoint>& point, const QString& currency, const QStringList& panels);

private:
    struct Tile {
        QLabel* name = nullptr;
        QLabel* value = nullptr;
        QLabel* interval = nullptr;
    };
    enum Figure { Metric, Cost, Sensitivity, Specificity, Auroc, Figures };

    void buildLayout();
    QWidget* makeTile(Figure figure, const QString& tip);
    void showFigures(const ChosenPoint& point, const QString& currency);
    void showShares(const ChosenPoint& point, const QString& currency);
    void showSmallPrint(const ChosenPoint& point, const QString& currency);

    Theme m_theme = lightTheme();
    QLabel* m_title;
    QLabel* m_subtitle;
    std::array<Tile, Figures> m_tiles{};
    QLabel* m_thousand;
    OutcomeShares* m_shares;
    QLabel* m_bill;
    PanelUseBars* m_use;
    QLabel* m_smallPrint;
    QWidget* m_content; // all but the title
};

} // namespace ui
