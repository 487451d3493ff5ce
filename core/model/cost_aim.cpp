// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/cost_aim.h"

#include <array>
#include <charconv>

namespace core {

std::string textOf(CostAim aim)
{
    if (aim.kind() != CostAim::Kind::Both)
        return aim.countsTime() ? "time" : "money";
    std::array<char, 64> text;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), aim.perHour(), std::chars_format::general);
    return {text.data(), end.ptr};
}

std::optional<CostAim> costAimNamed(std::string_view text)
{
    if (text == "money")
        return CostAim::money();
    if (text == "time")
        return CostAim::time();
    double perHour = 0.0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), perHour);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size() || !(perHour > 0.0 && perHour <= kDearestHour))
        return std::nullopt;
    return CostAim::moneyAndTime(perHour);
}

} // namespace core
