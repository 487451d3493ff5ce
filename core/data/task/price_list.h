// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/strong_types.h"
#include "core/data/task/task_editing.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

// How long a panel takes and how much blood; unset: the list does not say.
struct PanelTimes {
    std::optional<Minutes> minutes = {};
    std::optional<Millilitres> millilitres = {};
    bool operator==(const PanelTimes&) const = default;
};

// Prices of panels and tests under a name, with where and when they are from.
struct PriceList {
    std::string key = {}; // of a built-in list: "us-medicare-2025"; empty: the user's own
    std::string name = {};
    std::string currency = {}; // empty: not said
    std::string source = {};
    std::optional<int> year = {};
    std::vector<std::pair<std::string, Cost>> prices = {};
    std::vector<std::pair<std::string, PanelTimes>> times = {}; // of those of which it says anything
    bool operator==(const PriceList&) const = default;
};

const std::vector<PriceList>& builtInPriceLists();
const PriceList* builtInPriceList(std::string_view keyOrName);

// Lines of a name and a price, separated by tab, semicolon or comma. A price may carry a sign ($36) and either decimal
// mark; "1,234" could be two things and is left out. Where the first line names columns of minutes or millilitres,
// these are read, too: "panel;price;minutes;millilitres".
struct PriceLines {
    std::vector<std::pair<std::string, Cost>> prices;
    std::vector<std::pair<std::string, PanelTimes>> times = {};
    int unread = 0; // lines without a clear price, a heading not counted
};
PriceLines parsePrices(std::string_view text);

// A user's own list: a text file of names and prices. Empty where it holds none.
Result<PriceList> readPriceList(const std::filesystem::path& file);

// The task with the prices of a list. Panels are found by name without regard to case, by the full name of a known
// panel (CBC: complete blood count) or as the same test (Hemoglobin A1c: HbA1c). Source and year become those of the
// list, empty where it says none: the old ones belong to other prices. The currency changes where the list names one.
// Times and volumes change where the list says some.
PricingOutcome withPriceList(const Task& task, const PriceList& list);

} // namespace core
