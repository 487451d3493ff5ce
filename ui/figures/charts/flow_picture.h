// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/flow_words.h"
#include "ui/figures/charts/ribbon_layout.h"
#include "ui/figures/figure.h"

#include <QPainterPath>
#include <QRectF>

#include <cstddef>
#include <optional>
#include <vector>

class QFontMetricsF;
class QPainter;

namespace ui {

// The ways of patients as bands from panel to panel, ready to be painted and to be hit by a click.
class FlowPicture {
public:
    FlowPicture() = default;
    FlowPicture(PolicyFlow flow, FlowWords words, const QRectF& area, const Theme& theme);

    void paint(QPainter& painter, const Theme& theme, std::optional<std::size_t> marked = {}) const;
    const std::vector<QPainterPath>& ribbons() const { return m_paths; } // outlines
    QPointF startOf(std::size_t ribbon) const;                           // a place on it, right of its source

private:
    void paintHeads(QPainter& painter, const Theme& theme) const;
    void paintNames(QPainter& painter, const Theme& theme) const;
    QStringList namesOf(const PolicyFlow::Node& node, const QFontMetricsF& metrics, double room) const; // lines

    PolicyFlow m_flow;
    FlowWords m_words;
    QRectF m_area;
    QPointF m_origin; // of the layout
    RibbonLayout m_layout;
    std::vector<QPainterPath> m_paths; // of the ribbons
};

class FlowFigure final : public Figure {
public:
    FlowFigure(PolicyFlow flow, FlowWords words, FigureText text, FigureOrigin origin);

    const PolicyFlow& flow() const { return m_flow; }
    const FlowWords& flowWords() const { return m_words; }
    FlowPicture picture(const QSizeF& size, const Theme& theme) const;
    FigureTable table() const override;
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override;
    FigureSize sizeOnScreen(const Theme& theme) const override;
    QString words() const override;
    // Ribbons: up and down among those that leave the same column, left to where these patients came from, right to
    // where most go.
    std::vector<FigurePart> parts(const QSizeF& size, const Theme& theme) const override;
    std::optional<std::size_t> nextPart(std::size_t part, Qt::Key key) const override;
    void paintMarked(QPainter& painter, const QSizeF& size, const Theme& theme, std::size_t part) const override;

private:
    PolicyFlow m_flow;
    FlowWords m_words;
};

} // namespace ui
