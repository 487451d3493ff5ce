// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace core {

// What a study does with an order of which a patient's record holds nothing. Nothing is learned from it either way.
enum class UnrecordedPanels : std::uint8_t {
    Unavailable, // it is not possible for this patient
    Charged,     // it is ordered and paid for
    Free,        // it is ordered and not paid for
};
inline constexpr std::array kUnrecordedPanels{UnrecordedPanels::Unavailable, UnrecordedPanels::Charged,
                                              UnrecordedPanels::Free};

// The word for it in files and on the command line.
constexpr std::string_view keyOf(UnrecordedPanels choice)
{
    switch (choice) {
    case UnrecordedPanels::Unavailable:
        return "unavailable";
    case UnrecordedPanels::Charged:
        return "charged";
    case UnrecordedPanels::Free:
        return "free";
    }
    return {};
}

constexpr std::optional<UnrecordedPanels> unrecordedPanelsNamed(std::string_view key)
{
    for (const UnrecordedPanels choice : kUnrecordedPanels)
        if (keyOf(choice) == key)
            return choice;
    return std::nullopt;
}

} // namespace core
