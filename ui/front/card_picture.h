// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/figure.h"
#include "ui/front/card_scene.h"

namespace ui {

// A pocket card on one page: what it is about, the tree, how far it can be trusted. All of it belongs to the picture,
// so that no copy goes without.
class CardFigure final : public Figure {
public:
    CardFigure(CardScene scene, FigureOrigin origin);

    const CardScene& scene() const { return m_scene; }
    FigureTable table() const override; // one row for each node
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override;

private:
    CardScene m_scene;
};

} // namespace ui
