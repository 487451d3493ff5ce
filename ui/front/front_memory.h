// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace ui {

// What the user had set on a front, and finds again when its project is opened once more.
struct FrontMemory {
    std::optional<double> budget = {};  // asked for by the user
    std::vector<std::size_t> pins = {}; // places of policies in the record
    bool operator==(const FrontMemory&) const = default;
};

} // namespace ui
