// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/front_scene.h"

#include <optional>

namespace ui {

// What part of the plane is looked at, with some room around.
struct FrontExtent {
    bool empty = true;             // there is nothing to look at
    double right = 1.0;            // the cost at the right edge; the left one is nothing
    double low = 0.0, high = 1.0;  // of the figure
    std::optional<double> farCost; // all panels cost so much more than the front that they stand beyond a break
};
bool isAsDear(double cost, double other);      // but for a hundredth
FrontExtent extentOf(const FrontScene& scene); // the front and what it is compared with
// The steep part of the front, where money buys most: up to the first policy that has 95 % of all that is gained along
// it. What costs more is out of sight.
FrontExtent steepExtentOf(const FrontScene& scene);
FrontExtent wholeExtentOf(const FrontScene& scene); // every dot, however far from the front

} // namespace ui
