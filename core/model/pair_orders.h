// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace core {

// Whether two panels may be ordered at the same time. They cost as much as one after the other, and their results take
// only the longer of both times; but the second is ordered before anything is known of the first.
enum class PairOrders : std::uint8_t { No, Allowed };

} // namespace core
