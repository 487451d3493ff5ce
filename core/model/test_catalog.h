// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/strong_types.h"
#include "core/model/cost_aim.h"
#include "core/model/masks.h"
#include "core/model/order_rules.h"
#include "core/model/pair_orders.h"
#include "core/model/unrecorded_panels.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

// A panel as the learner sees it: what it costs and the features it can reveal.
struct Panel {
    std::string name;
    Cost cost;
    FeatureMask features;
    std::optional<Minutes> minutes = {};         // turnaround; unset: nobody said
    std::optional<Millilitres> millilitres = {}; // likewise
    bool offered = true; // false: to nobody, since no patient of the cohort has a value of it or the study says never
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
                UnrecordedPanels unrecorded = UnrecordedPanels::Unavailable, PairOrders pairs = PairOrders::No,
                OrderRules rules = {});

    std::size_t panelCount() const { return m_panels.size(); }
    const std::vector<Panel>& panels() const { return m_panels; }
    const std::vector<FeeGroup>& fees() const { return m_fees; }
    UnrecordedPanels unrecorded() const { return m_unrecorded; } // what the study says of them
    Cost priceOf(PanelMask ordered) const;                       // shared fees once
    Cost priceOfAdding(PanelMask ordered, PanelId next) const;   // what one more order costs now
    Cost priceOfAdding(PanelMask ordered, PanelMask together) const;
    PairOrders pairs() const { return m_pairs; } // what the study says of them
    const OrderRules& rules() const
    {
        return m_rules;
    }                                        // likewise; of a panel that is ordered of nobody nothing is known
    bool withinCaps(PanelMask billed) const; // whether anybody may get all of these
    TestCatalog unruled() const;             // the same without rules of the study
    // Whether policies with this aim may order two panels together: it saves nothing but time, and an order that may
    // turn out to be impossible or in vain is made by itself.
    bool offersPairs(CostAim aim) const;
    static constexpr std::size_t kMostPairedPanels = 20; // beyond, there are too many pairs
    Status canMinimise(CostAim aim) const;               // MinutesMissing (subject: the panel) where it cannot
    bool hasMinutes() const;                             // of every panel; without them no time can be told
    bool hasMillilitres() const;                         // likewise
    Minutes minutesOf(PanelMask together) const;         // the longest; 0 where nobody said
    double burdenOfAdding(PanelMask ordered, PanelMask together, CostAim aim) const;
    // The same with the burden of each panel and fee as its price. Of panels ordered one after the other these add up.
    TestCatalog pricedByBurden(CostAim aim) const;
    Millilitres millilitresOf(PanelMask ordered) const; // the sum
    FeatureMask featuresOf(PanelMask ordered, const FeatureMask& visible) const;
    bool operator==(const TestCatalog&) const = default;

private:
    std::vector<Panel> m_panels;
    std::vector<FeeGroup> m_fees;
    UnrecordedPanels m_unrecorded = UnrecordedPanels::Unavailable;
    PairOrders m_pairs = PairOrders::No;
    OrderRules m_rules;
};

} // namespace core
