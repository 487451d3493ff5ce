#pragma once

#include "core/model/masks.h"
#include "core/model/test_catalog.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core {

// What may be ordered in which situation and what it costs, ready for a loop that asks millions of times.
class PanelRules {
public:
    PanelRules(const TestCatalog& catalog, const FeatureMask& visible);

    std::size_t panelCount() const { return m_panelFeatures.size(); }
    std::size_t featureCount() const { return m_features; }
    // Panels not ordered yet that can still reveal a column nobody asked for.
    PanelMask orderable(PanelMask ordered) const;
    Cost priceOfAdding(PanelMask ordered, PanelId next) const;
    Cost priceOf(PanelMask ordered) const;
    // The largest set of panels with the same columns: masks with the same closure lead to the same state of knowledge.
    PanelMask closure(PanelMask ordered) const;
    // Columns asked for (visible ones included): 1 where asked.
    FeatureMask asked(PanelMask ordered) const;

private:
    struct Tabled {
        PanelMask orderable, closure;
        float price = 0.0f;
    };
    PanelMask closureByColumns(PanelMask ordered) const;

    TestCatalog m_catalog;
    FeatureMask m_visible;
    std::size_t m_features = 0;
    std::vector<FeatureMask> m_panelFeatures;
    std::vector<PanelMask> m_closures; // by mask, where there are few enough panels
};

} // namespace core
