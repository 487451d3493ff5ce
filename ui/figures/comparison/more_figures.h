// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/comparison/comparison.h"
#include "ui/figures/figure.h"

#include <cstddef>
#include <optional>

namespace ui {

// Pictures of a comparison that need no window: the tabs show them, and so does the report. Null where the comparison
// has nothing to show, for example no model or a model without decisions.

enum class SubgroupMeasure { F1, Sensitivity, Specificity };

struct SubgroupView {
    std::size_t model = 0;                    // among the ticked ones
    std::optional<std::size_t> division = {}; // as core::subgroupDivisions lists them; unset: all
    SubgroupMeasure measure = SubgroupMeasure::F1;
    bool operator==(const SubgroupView&) const = default;
};
FigurePtr subgroupFigure(const Comparison& comparison, const SubgroupView& view = {});
FigurePtr missingFigure(const Comparison& comparison);
FigurePtr participantFlowFigure(const Comparison& comparison, std::size_t model = 0);
FigurePtr panelValueFigure(const Comparison& comparison, std::size_t model = 0);
FigurePtr redundancyFigure(const Comparison& comparison); // null until the map is there

} // namespace ui
