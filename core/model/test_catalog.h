// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/model/masks.h"
#include "core/model/unrecorded_panels.h"

#include <string>
#include <vector>

namespace core {

// A panel as the learner sees it: a price and the features it can reveal.
struct Panel {
    std::string name;
    Cost cost;
    FeatureMask features;
    bool anyRecorded = true; // false: no patient of the cohort has a value of it, so nobody can be offered it
    bool operator==(const Panel&) const = default;
};

struct FeeGroup {
    std::string name;
    Cost cost;
    PanelMask panels;
    bool operator==(const FeeGroup&) const = default;
};

// All panels with their prices; the only place that knows how a bill adds up.
class TestCatalog {
public:
    TestCatalog() = default;
    TestCatalog(std::vector<Panel> panels, std::vector<FeeGroup> fees,
                UnrecordedPanels unrecorded = UnrecordedPanels::Unavailable);

    std::size_t panelCount() const { return m_panels.size(); }
    const std::vector<Panel>& panels() const { return m_panels; }
    const std::vector<FeeGroup>& fees() const { return m_fees; }
    UnrecordedPanels unrecorded() const { return m_unrecorded; } // what the study says of them
    Cost priceOf(PanelMask ordered) const;                       // shared fees once
    Cost priceOfAdding(PanelMask ordered, PanelId next) const;   // what one more order costs now
    FeatureMask featuresOf(PanelMask ordered, const FeatureMask& visible) const;
    bool operator==(const TestCatalog&) const = default;

private:
    std::vector<Panel> m_panels;
    std::vector<FeeGroup> m_fees;
    UnrecordedPanels m_unrecorded = UnrecordedPanels::Unavailable;
};

} // namespace core
