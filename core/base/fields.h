// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

// Every result has one list of its fields, `describe(visit, value)`, which calls the visitor with the name and the
// member of each: the project file and the JSON of the command line are written and read by visitors of their own, and
// call the same thing by the same name.
namespace core {

template <typename Value, typename Described>
concept Is = std::same_as<std::remove_const_t<Value>, Described>;

// Words for the values of an enumeration, in files and on the command line.
template <typename Value, std::size_t N>
using Names = std::array<std::pair<const char*, Value>, N>;

template <typename Value, std::size_t N>
constexpr const char* nameOf(const Names<Value, N>& names, Value wanted)
{
    for (const auto& [name, value] : names)
        if (value == wanted)
            return name;
    return "";
}

template <typename Value, std::size_t N>
std::optional<Value> valueNamed(const Names<Value, N>& names, std::string_view text)
{
    for (const auto& [name, value] : names)
        if (text == name)
            return value;
    return std::nullopt;
}

// Of an enumeration that has its words in a namesOf().
template <typename Value>
const char* nameOf(Value value)
{
    return nameOf(namesOf(std::type_identity<Value>()), value);
}

inline constexpr Names<RunEnd, 3> kEndNames{
    {{"finished", RunEnd::Finished}, {"cancelled", RunEnd::Cancelled}, {"failed", RunEnd::Failed}}};
constexpr const auto& namesOf(std::type_identity<RunEnd>)
{
    return kEndNames;
}

} // namespace core
