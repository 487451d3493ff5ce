// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/table.h"
#include "core/data/task/task.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

enum class Role : std::uint8_t { Outcome, Visible, Test, Split, Ignored, Unassigned };

Role roleOf(const Task& task, std::string_view column);
std::vector<std::string> panelsOf(const Task& task, std::string_view column);

// Each returns a new task; the old one is still what it was. A column has one role: taking a new one leaves the old. A
// column that becomes a test comes into the panel "Other tests", made where it is needed, until it is moved.
Task withRole(const Task& task, std::span<const std::string> columns, Role role);
Task withOutcome(const Task& task, const Column& column); // with what its values mean; an own name of the old one goes
Task withPanelAdded(const Task& task, std::string name, Cost cost, std::vector<std::string> columns);
Task withPanelRenamed(const Task& task, std::size_t panel, std::string name); // shared fees follow
Task withPanelRemoved(const Task& task, std::size_t panel); // its tests stay, unassigned if in no other; a fee that
                                                            // loses its last panel goes too
Task withPanelsMerged(const Task& task, std::size_t into, std::size_t from); // tests united, price and volume added,
                                                                             // the longer time
Task withPanelMoved(const Task& task, std::size_t panel, std::size_t position);
Task withPrice(const Task& task, std::size_t panel, Cost cost);
Task withTurnaround(const Task& task, std::size_t panel, std::optional<Minutes> minutes);
Task withVolume(const Task& task, std::size_t panel, std::optional<Millilitres> millilitres);
Task withTestsInPanel(const Task& task, std::span<const std::string> columns, std::size_t panel); // copy: overlap
Task withTestsMoved(const Task& task, std::span<const std::string> columns, std::size_t from, std::size_t to);
Task withTestsRemoved(const Task& task, std::span<const std::string> columns, std::size_t panel);
// Every test of the panels alone for one unit, without prices, fees, times and the rules on panels that are gone: a
// bill is a number of tests.
Task withTestsAlone(const Task& task);
Task withSharedFee(const Task& task, SharedFee fee); // added, or replaced by name
Task withSharedFeeRemoved(const Task& task, std::string_view name);
Task withEdit(const Task& task, std::span<const DataEdit> edits);
Task withEditRemoved(const Task& task, std::size_t step);
Task withFindingAccepted(const Task& task, std::string key);
Task withTestSpec(const Task& task, std::string_view column, TestSpec spec); // an empty one is removed

// Divided by this rule; its columns leave every other use.
Task withSplitRule(const Task& task, const SplitRule& rule);

std::string freePanelName(const Task& task, std::string_view preferred); // "Panel", "Panel 2", …

// How many tests of the panel no earlier panel has: "7 new of 16".
struct PanelOverlap {
    std::size_t all = 0;
    std::size_t fresh = 0;
    std::vector<std::string> sharedWith; // names of earlier panels that share tests
};
PanelOverlap overlapOf(const Task& task, std::size_t panel);

// All panels and fees, written out, and the cheapest set of panels that still buys every test (exact for 20 panels and
// more; for an odd task of dozens of overlapping panels the best that 200,000 tries find).
struct Bill {
    std::vector<Cost> panels; // in task order
    std::vector<Cost> fees;   // in task order; 0 where no panel of the task asks for it
    Cost total;
    std::optional<Minutes> minutesTogether; // all ordered at once: the longest; unset: not said of every panel
    std::optional<Minutes> minutesInTurn;   // one after the other: the sum
    std::optional<Millilitres> millilitres; // of blood; unset: not said of every panel
    std::vector<std::size_t> cheapestCover; // panel positions
    Cost cheapestTotal;
};
Bill billOf(const Task& task);

// Prices from a list of (panel name, price); names are matched without regard to case, the last of a name counts.
struct PricingOutcome {
    Task task;
    std::vector<std::string> unmatched; // names in the list that are no panel
    std::vector<std::string> unpriced;  // panels the list does not name
};
PricingOutcome withPriceList(const Task& task, std::span<const std::pair<std::string, Cost>> prices);

} // namespace core
