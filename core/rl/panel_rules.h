// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/masks.h"
#include "core/model/test_catalog.h"
#include "core/rl/action.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

// Not measured is not a result. A patient's record holds some of the columns. An order shows something where the record
// holds a column of the panel that is neither visible nor asked for before; then what is there is used, whatever else
// of the panel is missing. An order that shows nothing leaves what is known as it was, and every decision rests on what
// is known (`shown`), so it leaves the probability and all later decisions as they were without it. Whether it is
// possible at all and who pays is the study's choice (UnrecordedPanels). A panel of which no patient has anything is
// offered to nobody.
namespace core {

// What forbids an order beyond its being pointless.
struct OrderLimits {
    UnrecordedPanels unrecorded = UnrecordedPanels::Unavailable;
    std::optional<Cost> cap = {}; // a bill above this
};

// What one order costs one patient.
struct OrderCharge {
    Cost paid;
    Minutes waited = {};
    Millilitres drawn = {};
    bool billed = true; // false: it shows nothing, and then it is not paid for
};

// What may be ordered in which situation and what it costs, ready for a loop that asks millions of times: no question
// but `asked` allocates.
class PanelRules {
public:
    PanelRules(const TestCatalog& catalog, const FeatureMask& visible);

    std::size_t panelCount() const { return m_catalog.panelCount(); }
    std::size_t featureCount() const { return m_visible.size(); }
    // The study's choice, unless a plan forbids such orders anyway.
    UnrecordedPanels unrecorded(bool forbidden) const
    {
        return forbidden ? UnrecordedPanels::Unavailable : m_catalog.unrecorded();
    }
    // Panels not ordered yet that can still reveal a column nobody asked for.
    PanelMask orderable(PanelMask ordered) const;
    Cost priceOfAdding(PanelMask ordered, PanelId next) const { return m_catalog.priceOfAdding(ordered, next); }
    Cost priceOf(PanelMask ordered) const { return m_catalog.priceOf(ordered); }
    const TestCatalog& catalog() const { return m_catalog; }
    // The largest set of panels with the same columns: masks with the same closure lead to the same state of knowledge.
    PanelMask closure(PanelMask ordered) const;
    // Whether all that the panel needs is known of somebody who knows these.
    bool needsMet(PanelMask closure, PanelId panel) const;
    // Whether the rules of the study may leave somebody with these orders; all panels together are never left out.
    bool reachable(PanelMask ordered) const;
    // Columns asked for (visible ones included): 1 where asked.
    FeatureMask asked(PanelMask ordered) const { return m_catalog.featuresOf(ordered, m_visible); }

    // Of a patient whose record holds the columns `recorded`:
    // the fewest panels that show all that is known after these orders and nothing else. An order that shows nothing
    // does not change it: those recorded as a whole count as they were ordered, but of several panels whose gaps leave
    // the same values it names always the same one, whichever was ordered. Where everything is recorded it is what was
    // ordered.
    PanelMask shown(PanelMask ordered, const FeatureMask& recorded) const;
    // The panels that show something before any other is ordered.
    PanelMask recordedPanels(const FeatureMask& recorded) const;
    // Whether the record holds all columns of these panels.
    bool holdsAll(PanelMask panels, const FeatureMask& recorded) const;
    // Whether one more order shows something.
    bool shows(PanelMask ordered, PanelId next, const FeatureMask& recorded) const;
    // Of the panels that are still orderable those that the limits and the rules of the study leave.
    PanelMask allowedOrders(PanelMask ordered, const FeatureMask& recorded, const OrderLimits& limits) const;
    // Among these the one that comes before anything else is done; nothing where a diagnosis is allowed.
    std::optional<PanelId> forced(PanelMask allowed) const;
    // Of two panels that may be ordered: whether each of them shows something beside the other, and the limits leave
    // both.
    bool allowsPair(PanelMask ordered, Action pair, const FeatureMask& recorded, const OrderLimits& limits) const;
    OrderCharge charge(PanelMask ordered, PanelId next, const FeatureMask& recorded, UnrecordedPanels unrecorded) const;
    // Of these orders those that are paid for, and what they cost together.
    PanelMask billed(PanelMask ordered, const FeatureMask& recorded, UnrecordedPanels unrecorded) const;
    // Where somebody wants all of these whatever they show: those that this patient can get by the rules of the study,
    // the first ones first.
    PanelMask possible(PanelMask wanted, const FeatureMask& recorded, UnrecordedPanels unrecorded) const;
    Cost bill(PanelMask ordered, const FeatureMask& recorded, UnrecordedPanels unrecorded) const;

    // The same; all that is wanted where the study has no rules.
    PanelMask granted(PanelMask wanted, const FeatureMask& recorded, UnrecordedPanels unrecorded) const;
    PanelMask granted(PanelMask wanted) const; // to somebody of whom everything is recorded
    // The next one of these in an order that the rules allow.
    std::optional<PanelId> nextGranted(PanelMask wanted, PanelMask ordered, const FeatureMask& recorded,
                                       UnrecordedPanels unrecorded) const;
    bool ruled() const { return m_ruled; } // whether the study has any rules

private:
    // Panels that have shown all that they can; one of which nothing is recorded has not, whether ordered or not.
    PanelMask learned(PanelMask ordered, const FeatureMask& recorded) const;
    bool withinCaps(PanelMask ordered, const FeatureMask& recorded, const OrderLimits& limits) const;
    PanelMask closureByColumns(PanelMask ordered) const;
    PanelMask covering(PanelMask ordered, const FeatureMask& recorded) const;
    PanelMask wholePanels(PanelMask panels, const FeatureMask& recorded) const;
    PanelMask completed(PanelMask whole, PanelMask held, const FeatureMask& recorded) const;

    TestCatalog m_catalog;
    FeatureMask m_visible;
    bool m_ruled = false;                       // whether the study has any rules
    std::size_t m_words = 0;                    // of 64 columns
    std::vector<std::uint64_t> m_hiddenWords;   // [word][panel]: the panel's columns that are not visible anyway
    std::vector<std::uint32_t> m_fewestColumns; // panels, the smallest first
    std::vector<PanelMask> m_closures;          // by mask, where there are few enough panels
};

} // namespace core
