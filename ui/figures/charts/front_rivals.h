// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/figures/charts/front_overlay.h"
#include "ui/figures/charts/front_scene.h"
#include "ui/figures/charts/front_words.h"

#include <QPointF>

#include <optional>
#include <vector>

class QCPAxisRect;
class QCPGraph;
class QCustomPlot;

namespace ui {

// Other systems beside the front: a diamond each, and a thin line of steps for the best fixed sets of panels. Those
// that get all panels stand with them beyond the break.
class FrontRivalsLayer {
public:
    FrontRivalsLayer(QCustomPlot& plot, QCPAxisRect& main, QCPAxisRect& far);

    void setTheme(const Theme& theme);
    void show(const FrontScene& scene, std::optional<double> farCost);
    bool pointAt(std::optional<QPointF> mouse, double reach); // true: at another one than before
    // Names where there is room for them, figures where the mouse points.
    void addTo(FrontSketch& sketch, const FrontWords& words) const;

private:
    bool isFar(const FrontRival& rival) const;
    std::optional<QPointF> positionOf(const FrontRival& rival) const; // in pixels; unset: not in sight

    QCPAxisRect& m_main;
    QCPAxisRect& m_far;
    QCPGraph* m_fixedSets;
    QCPGraph* m_dots;
    QCPGraph* m_farDots;
    std::vector<FrontRival> m_rivals; // best first
    std::optional<double> m_farCost;
    std::optional<std::size_t> m_pointedAt;
};

} // namespace ui
