// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/figures/charts/panel_use_picture.h"
#include "ui/figures/figure.h"
#include "ui/train/run_curves.h"

#include "core/front/front_plan.h"

#include <QWidget>

#include <span>
#include <vector>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QGridLayout;

namespace ui {

class FlowLayout;
class PanelUseCard;
class PlotCard;
class SegmentedControl;

// What training reports as it goes: quality, mean cost, losses and panel use, with one crosshair and one legend. The
// policies that are looked at stand out, with the range over their seeds; all others are thin and grey behind them.
// One click shows the two figures of the paper instead.
class TrainingCurves : public QWidget {
    Q_OBJECT

public:
    explicit TrainingCurves(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setCurrency(const QString& currency);
    void setMetric(core::FrontMetric metric);
    void setTraining(bool training); // why there may be nothing to draw yet

    void setPoints(core::RunId run, std::span<const core::CurvePoint> points);
    void addPoints(core::RunId run, std::span<const core::CurvePoint> points);
    void keepOnly(std::span<const core::RunId> runs);
    const RunCurves& curves() const { return m_curves; }

    // The seeds of one policy; none: nothing stands out. The others are those drawn behind them.
    void setShown(std::vector<core::RunId> seeds, std::vector<core::RunId> others, const QString& name);
    void setPanelUse(std::vector<PanelUse> use);
    void setOrigin(const FigureOrigin& origin, const QString& caption);
    void setFollowing(bool following);
    bool isFollowing() const;
    void setStacked(bool stacked); // one below the other where it is narrow

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildLayout();
    QWidget* makeFoot();
    void connectPlots();
    void showSeries();
    void showAxes();
    void showNewest();
    void showLegend();
    void showView();
    void refresh(core::RunId run);
    void arrange();
    std::vector<PlotCard*> cards() const;
    std::vector<core::Curve> curvesOf(const PlotCard& card) const;
    core::Curve loss() const;
    CurveSeries joined(core::Curve curve) const; // of the seeds that are looked at

    RunCurves m_curves;
    Theme m_theme;
    QString m_currency;
    core::FrontMetric m_metric = core::FrontMetric::F1;
    bool m_training = false;
    bool m_stacked = false;
    std::vector<core::RunId> m_seeds, m_others;
    QString m_name;

    PlotCard* m_quality;
    PlotCard* m_cost;
    PlotCard* m_loss;
    PanelUseCard* m_use;
    PlotCard* m_classifier; // the paper's two figures
    PlotCard* m_policy;
    QComboBox* m_lossChoice;
    QGridLayout* m_grid;
    QBoxLayout* m_foot; // legend and controls, one row where there is room
    QBoxLayout* m_controls;
    QWidget* m_legendArea;
    FlowLayout* m_legend;
    SegmentedControl* m_view;
    QCheckBox* m_smooth;
    QCheckBox* m_follow;
};

} // namespace ui
