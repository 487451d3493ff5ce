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

inline UnrecordedRule unrecordedRule(const TestCatalog& catalog, bool forbidden)
{
    const UnrecordedPanels rule = forbidden ? UnrecordedPanels::Unavailable : catalog.unrecorded();
    return {std::string(keyOf(rule)), static_cast<std::size_t>(rule)};
}

} // namespace core
