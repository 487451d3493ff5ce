// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/model/masks.h"

#include <optional>
#include <vector>

namespace core {

// What a study allows of orders, whatever they are worth. Nothing that decides for a patient breaks it.
struct OrderRules {
    std::optional<Cost> cap = {};           // nobody's bill exceeds it, shared fees included
    std::optional<Minutes> capMinutes = {}; // nobody waits longer for results
    PanelMask first = {};                   // ordered of everybody, one after the other, before anything else is done
    PanelMask never = {};                   // ordered of nobody
    std::vector<PanelMask> needs = {};      // by panel: those that must have been ordered before; may be shorter

    bool capped() const { return cap || capMinutes; }
    bool any() const;
    PanelMask needsOf(PanelId panel) const { return panel.value < needs.size() ? needs[panel.value] : PanelMask(); }
    // Of these panels those that may be ordered where nothing more is to be had from `known`: one that comes first
    // alone.
    PanelMask next(PanelMask candidates, PanelMask known) const;
    // What a panel that comes first needs comes first, too.
    OrderRules completed() const;
    bool operator==(const OrderRules&) const = default;
};

} // namespace core
