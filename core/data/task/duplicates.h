// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace core {

// What a study does with rows that are the same as an earlier one in every column in use.
enum class Duplicates : std::uint8_t {
    Keep, // each of them is a patient
    Drop, // only the first of them is
};
inline constexpr std::array kDuplicates{Duplicates::Keep, Duplicates::Drop};

// The word for it in files and on the command line.
constexpr std::string_view keyOf(Duplicates choice)
{
    switch (choice) {
    case Duplicates::Keep:
        return "keep";
    case Duplicates::Drop:
        return "drop";
    }
    return {};
}

constexpr std::optional<Duplicates> duplicatesNamed(std::string_view key)
{
    for (const Duplicates choice : kDuplicates)
        if (keyOf(choice) == key)
            return choice;
    return std::nullopt;
}

} // namespace core
