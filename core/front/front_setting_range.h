// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace core {

// What a setting of a front that is a number may be; unset: it is none.
struct SettingRange {
    double least = 0.0, most = 0.0;
};
std::optional<SettingRange> frontSettingRange(std::string_view name); // "lattice.depth"

} // namespace core
