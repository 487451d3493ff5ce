// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/test_catalog.h"

#include <initializer_list>
#include <string>
#include <vector>

// Panels for the tests of the lattice.
namespace fixture {

struct PanelOf {
    double price;
    std::vector<std::size_t> columns;
};

inline core::FeatureMask columns(std::size_t all, const std::vector<std::size_t>& known)
{
    core::FeatureMask mask(all);
    for (const std::size_t column : known)
        mask.setKnown(core::FeatureId(column));
    return mask;
}

inline core::TestCatalog catalog(std::size_t features, const std::vector<PanelOf>& panels,
                                 std::vector<core::FeeGroup> fees = {})
{
    std::vector<core::Panel> made;
    for (const PanelOf& panel : panels)
        made.push_back({"P" + std::to_string(made.size()), core::Cost(panel.price), columns(features, panel.columns)});
    return {std::move(made), std::move(fees)};
}

inline core::PanelMask mask(std::initializer_list<std::size_t> panels)
{
    core::PanelMask all;
    for (const std::size_t panel : panels)
        all = all.with(core::PanelId(panel));
    return all;
}

} // namespace fixture
