// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/test_catalog.h"

#include <cstddef>
#include <string>

namespace core {

// What happens to an order of which a patient's record holds nothing, by its word and its number in a file:
// 0 unavailable, 1 charged, 2 free.
struct UnrecordedRule {
    std::string word;
    std::size_t number = 0;
};

// A catalogue without a choice of its own charges for whatever is ordered.
template <typename Catalog>
UnrecordedRule unrecordedRule(const Catalog& catalog, bool forbidden)
{
    if (forbidden)
        return {"unavailable", 0};
    if constexpr (requires { catalog.unrecorded(); })
        return {std::string(keyOf(catalog.unrecorded())), static_cast<std::size_t>(catalog.unrecorded())};
    else
        return {"charged", 1};
}

// Whether any patient has something of a panel: others are offered to nobody.
template <typename OnePanel>
bool isOffered(const OnePanel& panel)
{
    if constexpr (requires { panel.anyRecorded; })
        return panel.anyRecorded;
    else
        return true;
}

} // namespace core
