// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/masks.h"
#include "core/model/test_catalog.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace core {

// What forbids an order beyond its being pointless.
struct OrderLimits {
    bool forbidUnrecorded = false; // a panel of which the patient's record holds nothing
    std::optional<Cost> cap = {};  // a bill above this
};

// What may be ordered in which situation and what it costs, ready for a loop that asks millions of times: no question
// but `asked` allocates.
class PanelRules {
public:
    PanelRules(const TestCatalog& catalog, const FeatureMask& visible);

    std::size_t panelCount() const { return m_catalog.panelCount(); }
    std::size_t featureCount() const { return m_visible.size(); }
    // Panels not ordered yet that can still reveal a column nobody asked for.
    PanelMask orderable(PanelMask ordered) const;
    // Those of them that the limits leave; `recorded`: panels of which the patient's record holds anything.
    PanelMask allowedOrders(PanelMask ordered, PanelMask recorded, const OrderLimits& limits) const;
    Cost priceOfAdding(PanelMask ordered, PanelId next) const { return m_catalog.priceOfAdding(ordered, next); }
    Cost priceOf(PanelMask ordered) const { return m_catalog.priceOf(ordered); }
    // The largest set of panels with the same columns: masks with the same closure lead to the same state of knowledge.
    PanelMask closure(PanelMask ordered) const;
    // Columns asked for (visible ones included): 1 where asked.
    FeatureMask asked(PanelMask ordered) const { return m_catalog.featuresOf(ordered, m_visible); }

private:
    PanelMask closureByColumns(PanelMask ordered) const;

    TestCatalog m_catalog;
    FeatureMask m_visible;
    std::size_t m_words = 0;                  // of 64 columns
    std::vector<std::uint64_t> m_hiddenWords; // [word][panel]: the panel's columns that are not visible anyway
    std::vector<PanelMask> m_closures;        // by mask, where there are few enough panels
};

} // namespace core
