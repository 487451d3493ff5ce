// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/task.h"
#include "core/front/front_record.h"
#include "core/model/test_catalog.h"

#include <cstddef>

namespace core {

// What policies that were found once cost at other prices, turnaround times and volumes. Which panels a patient gets is
// decided by results, not by prices, so the sequences of orders that were counted with an evaluation give its mean cost
// exactly; nothing is tried again. Only whether another policy would now be better is not known: that takes a new
// search.

// The prices of a task that has at most PanelMask::kMostPanels panels: names, panels and shared fees, without tests.
// Fees that no panel asks for are left out.
TestCatalog pricesOf(const Task& task);
TestCatalog withPanelPrice(const TestCatalog& prices, std::size_t panel, Cost cost);
TestCatalog withFeePrice(const TestCatalog& prices, std::size_t fee, Cost cost);
// The task with these prices; panels and fees of other names keep theirs.
Task withPrices(const Task& task, const TestCatalog& prices);

// Whether every patient's orders were counted, of panels that have a price here; of a front also whether these are the
// panels it was found with, by name and place as far as that is known, and have a time where its policies are to save
// time.
bool canReprice(const Evaluation& evaluation, const TestCatalog& prices);
bool canReprice(const FrontRecord& record, const TestCatalog& prices);
// Whether the front was found for these prices, as far as its costs show.
bool hasPrices(const FrontRecord& record, const TestCatalog& prices);
// Whether these are its panels at other prices. Not where nobody wrote down which panels it had: they may have been
// moved or renamed since.
bool isOfOtherPrices(const FrontRecord& record, const TestCatalog& prices);

// Mean cost and its deviation are exact, so are time and blood. Where there was an interval of the cost, there is one
// again: by the normal approximation, mean ± 1.96 standard errors, since single patients are no longer known, and never
// below nothing.
Evaluation repriced(Evaluation evaluation, const TestCatalog& prices, const RewardShape& shape);
// All policies, no panels and all panels. What cannot be known without single patients is dropped: the band, the area
// under the front, and what is expected over all patients there can be.
FrontRecord repriced(FrontRecord record, const TestCatalog& prices);
// The same where it was found for other prices and can be repriced; otherwise as it is.
FrontRecord atPrices(FrontRecord record, const TestCatalog& prices);

} // namespace core
