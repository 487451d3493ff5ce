// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/figure_view.h"

#include <memory>

// The first view below a widget that shows a figure of this kind, and the figure; null: none does.
template <typename Kind>
ui::FigureView* viewOf(const QWidget& root)
{
    for (ui::FigureView* view : root.findChildren<ui::FigureView*>())
        if (std::dynamic_pointer_cast<const Kind>(view->figure()))
            return view;
    return nullptr;
}

template <typename Kind>
std::shared_ptr<const Kind> shownFigure(const QWidget& root)
{
    const ui::FigureView* view = viewOf<Kind>(root);
    return view ? std::dynamic_pointer_cast<const Kind>(view->figure()) : nullptr;
}
