// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/front_canvas.h"
#include "ui/figures/figure.h"

#include <memory>

namespace ui {

// A front as a figure for a paper: what the plot on screen shows, with the front and what it is compared with in sight
// unless another part is asked for. Title, caption and legend stand around it.
class FrontFigure : public Figure {
public:
    struct Snapshot {
        FrontScene scene;
        FrontMarks marks; // without what the mouse happens to point at
        FrontExtent extent;
        QString currency;
        QString title, caption;
        FigureTable table;
        FigureOrigin origin;
    };
    explicit FrontFigure(Snapshot snapshot);

    QString name() const override;
    FigureText text() const override;
    FigureTable table() const override { return m_shown.table; }
    FigureOrigin origin() const override { return m_shown.origin; }
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override;

private:
    Snapshot m_shown;
};

// What the user chose of a front, beside whose figures. Nothing chosen: the front by itself.
struct FrontChoice {
    FrontLook look;
    std::optional<FrontDot> selected;
    std::vector<FrontDot> pinned;
    std::optional<double> budget;
    std::optional<FrontExtent> extent; // unset: the front and what it is compared with
};
// Null where there is nothing to draw.
std::shared_ptr<const Figure> frontFigure(const core::FrontRecord& record, const FrontContext& context, FrontSide side,
                                          const FrontChoice& choice = {});

} // namespace ui
