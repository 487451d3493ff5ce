// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/front_extent.h"
#include "ui/figures/figure.h"

#include <memory>

namespace ui {

// What the user chose of a front, beside whose figures. Nothing chosen: the front by itself.
struct FrontChoice {
    FrontLook look;
    std::optional<FrontDot> selected;
    std::vector<FrontDot> pinned;
    std::optional<double> budget;
    std::optional<FrontExtent> extent; // unset: the front and what it is compared with
};
// A front as a figure for a paper: what the plot on screen shows. Null where there is nothing to draw.
std::shared_ptr<const Figure> frontFigure(const core::FrontRecord& record, const FrontContext& context, FrontSide side,
                                          const FrontChoice& choice = {});

} // namespace ui
