// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/front_rivals.h"

#include "ui/figures/charts/front_extent.h"

#include <qcustomplot.h>

#include <cmath>
#include <utility>

namespace ui {

FrontRivalsLayer::FrontRivalsLayer(QCustomPlot& plot, QCPAxisRect& main, QCPAxisRect& far) : m_main(main), m_far(far)
{
    const auto graph = [&plot](QCPAxisRect& rect, QCPGraph::LineStyle style) {
        QCPGraph* made = plot.addGraph(rect.axis(QCPAxis::atBottom), rect.axis(QCPAxis::atLeft));
        made->setSelectable(QCP::stNone);
        made->setLineStyle(style);
        return made;
    };
    m_fixedSets = graph(main, QCPGraph::lsStepLeft); // between two sets one can buy the cheaper
    m_dots = graph(main, QCPGraph::lsNone);
    m_farDots = graph(far, QCPGraph::lsNone);
}

void FrontRivalsLayer::setTheme(const Theme& theme)
{
    m_fixedSets->setPen(QPen(theme.plotOrange, 1.25 * theme.zoom));
    for (QCPGraph* dots : {m_dots, m_farDots})
        dots->setScatterStyle(
            {QCPScatterStyle::ssDiamond, QPen(theme.text, 1), theme.plotOrange, double(theme.px(10))});
}

void FrontRivalsLayer::show(const FrontScene& scene, std::optional<double> farCost)
{
    m_farCost = farCost;
    if (m_rivals != scene.rivals)
        m_pointedAt.reset();
    m_rivals = scene.rivals;
    QVector<QCPGraphData> near, far, steps;
    for (const FrontRival& rival : scene.rivals)
        (isFar(rival) ? far : near).append({rival.cost, rival.value});
    for (const core::CostValue& set : scene.fixedSets)
        steps.append({set.cost, set.value.value_or(std::nan(""))});
    m_dots->data()->set(near);
    m_farDots->data()->set(far);
    m_fixedSets->data()->set(steps);
}

bool FrontRivalsLayer::isFar(const FrontRival& rival) const
{
    return m_farCost && isAsDear(rival.cost, *m_farCost);
}

std::optional<QPointF> FrontRivalsLayer::positionOf(const FrontRival& rival) const
{
    const QCPAxisRect& rect = isFar(rival) ? m_far : m_main;
    const QPointF where(rect.axis(QCPAxis::atBottom)->coordToPixel(rival.cost),
                        rect.axis(QCPAxis::atLeft)->coordToPixel(rival.value));
    return rect.rect().adjusted(-1, -1, 1, 1).contains(where.toPoint()) ? std::optional(where) : std::nullopt;
}

bool FrontRivalsLayer::pointAt(std::optional<QPointF> mouse, double reach)
{
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < m_rivals.size() && mouse && !found; ++i) {
        const auto where = positionOf(m_rivals[i]);
        if (where && QLineF(*where, *mouse).length() < reach)
            found = i;
    }
    return std::exchange(m_pointedAt, found) != found;
}

// The best come first, so these have names where not all can.
void FrontRivalsLayer::addTo(FrontSketch& sketch, const FrontWords& words) const
{
    for (std::size_t i = 0; i < m_rivals.size(); ++i) {
        const auto where = positionOf(m_rivals[i]);
        if (!where)
            continue;
        sketch.obstacles.push_back(*where);
        sketch.marks.push_back({*where, m_rivals[i].name, isFar(m_rivals[i]), true});
        if (m_pointedAt == i && words.rival)
            sketch.hovered =
                FrontSketch::Dot{.at = *where, .text = words.rival(m_rivals[i]), .valueBar = {}, .costBar = {}};
    }
}

} // namespace ui
