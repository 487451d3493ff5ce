// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/test_catalog.h"

#include <span>
#include <string>
#include <vector>

namespace core {

// Pairs of panels neither of which reveals all that the other does, the cheapest first (shared fees counted). Where
// there is none, the panels lie within each other: then the cheapest one that reveals everything, alone.
std::vector<PanelMask> panelPairs(const TestCatalog& catalog, const FeatureMask& visible);

// PanelUnknown where there is no panel of that name; PlanValueInvalid for no names at all.
Result<PanelMask> panelsNamed(const TestCatalog& catalog, std::span<const std::string> names);

// The cheapest set of panels that reveals what these reveal.
PanelMask cheapestLikewise(const TestCatalog& catalog, const FeatureMask& visible, PanelMask panels);

std::vector<PanelId> panelsIn(PanelMask panels);

} // namespace core
