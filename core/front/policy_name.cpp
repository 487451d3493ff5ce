// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/policy_name.h"

#include "core/front/pareto_front.h"

#include <algorithm>

namespace core {
namespace {

bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

char lowered(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// The next letter of UTF-8, taken off `text`; unset where it is broken.
std::optional<char32_t> takeLetter(std::string_view& text)
{
    const auto byte = [&](std::size_t place) { return static_cast<unsigned char>(text[place]); };
    const std::size_t length = byte(0) < 0x80 ? 1 : byte(0) < 0xC2 ? 0 : byte(0) < 0xE0 ? 2 : byte(0) < 0xF0 ? 3 : 4;
    if (length == 0 || byte(0) > 0xF4 || text.size() < length)
        return std::nullopt;
    char32_t letter = length == 1 ? byte(0) : byte(0) & (0xFF >> (length + 1));
    for (std::size_t place = 1; place < length; ++place) {
        if ((byte(place) & 0xC0) != 0x80)
            return std::nullopt;
        letter = (letter << 6) | (byte(place) & 0x3F);
    }
    text.remove_prefix(length);
    const bool overlong = (length == 3 && letter < 0x800) || (length == 4 && letter < 0x10000);
    const bool surrogate = letter >= 0xD800 && letter <= 0xDFFF;
    return overlong || surrogate || letter > 0x10FFFF ? std::nullopt : std::optional(letter);
}

// Controls, line ends, letters without width and marks that change the direction: two names could look the same.
bool isUnprintable(char32_t letter)
{
    return letter < 0x20 || (letter >= 0x7F && letter < 0xA0) || letter == 0xAD || letter == 0x061C ||
           (letter >= 0x200B && letter <= 0x200F) || (letter >= 0x2028 && letter <= 0x202E) ||
           (letter >= 0x2060 && letter <= 0x206F) || letter == 0xFEFF || (letter >= 0xFFF0 && letter <= 0xFFFF);
}

} // namespace

std::string automaticName(std::optional<FrontId> front, std::span<const OperatingPoint> asFound, FrontAxes axes,
                          std::size_t policy)
{
    const std::string start = (front ? "P" + std::to_string(front->value) : std::string("P")) + "-";
    const std::vector<std::size_t> places = frontOf(asFound, axes);
    const auto on = std::ranges::find(places, policy);
    if (on != places.end())
        return start + std::to_string(on - places.begin() + 1);
    std::size_t dominated = 1;
    for (std::size_t other = 0; other < policy; ++other)
        if (std::ranges::find(places, other) == places.end())
            ++dominated;
    return start + "d" + std::to_string(dominated);
}

std::string automaticName(const FrontRecord& asFound, std::size_t policy)
{
    return automaticName(asFound.id, asFound.points, asFound.start.plan.axes(), policy);
}

std::string automaticName(RunId run)
{
    return "T-" + std::to_string(run.value);
}

std::string frontPolicyName(const FrontRecord& asFound, std::size_t policy)
{
    const auto own = asFound.names.find(policy);
    return own != asFound.names.end() ? own->second : automaticName(asFound, policy);
}

std::string runPolicyName(const RunRecord& run)
{
    return run.name.empty() ? automaticName(run.id) : run.name;
}

bool looksAutomatic(std::string_view name)
{
    if (name.empty() || std::string_view("pft").find(lowered(name.front())) == std::string_view::npos)
        return false;
    name.remove_prefix(1);
    while (!name.empty() && isDigit(name.front()))
        name.remove_prefix(1);
    if (!name.starts_with('-'))
        return false;
    name.remove_prefix(1);
    if (!name.empty() && lowered(name.front()) == 'd')
        name.remove_prefix(1);
    return !name.empty() && std::ranges::all_of(name, isDigit);
}

std::string tidyName(std::string_view typed)
{
    std::string tidy;
    for (const char letter : typed)
        if (letter != ' ' || (!tidy.empty() && tidy.back() != ' '))
            tidy.push_back(letter);
    if (tidy.ends_with(' '))
        tidy.pop_back();
    return tidy;
}

std::optional<NameFault> nameFault(std::string_view tidy)
{
    std::size_t letters = 0;
    for (std::string_view rest = tidy; !rest.empty(); ++letters) {
        const std::optional<char32_t> letter = takeLetter(rest);
        if (!letter || isUnprintable(*letter))
            return NameFault::Unprintable;
    }
    if (letters > kLongestPolicyName)
        return NameFault::TooLong;
    if (tidy.starts_with('-') || looksAutomatic(tidy) || (!tidy.empty() && std::ranges::all_of(tidy, isDigit)))
        return NameFault::Reserved;
    return std::nullopt;
}

bool sameName(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, {}, lowered, lowered);
}

} // namespace core
