// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/unit_conversion.h"

#include <array>
#include <string>

namespace core {
namespace {

// What a spelling can mean: what the dictionary of tests takes it for ("K/uL" is a thousand cells, not kelvin), and
// what it is as a code of UCUM.
std::array<std::optional<UcumUnit>, 2> readingsOf(std::string_view spelled)
{
    const TestDictionary& dictionary = TestDictionary::builtIn();
    const std::optional<std::string> canonical = dictionary.canonicalUnit(spelled);
    return {canonical ? parseUcum(dictionary.ucumOf(*canonical)) : std::nullopt, parseUcum(spelled)};
}

std::optional<UcumUnit> usualReading(std::string_view spelled)
{
    const auto readings = readingsOf(spelled);
    return readings[0] ? readings[0] : readings[1];
}

// From `unit` over `through`, a unit the test is known in, to its usual one.
std::optional<UnitStep> stepThrough(const TestKnowledge& test, const UcumUnit& unit, std::string_view through)
{
    const std::optional<UcumUnit> known = usualReading(through);
    const std::optional<UnitStep> first = known ? convert(unit, *known) : std::nullopt;
    const std::optional<AlternativeUnit> second = test.toUsual(through);
    if (!first || !second)
        return std::nullopt;
    return UnitStep{.factor = first->factor * second->factor,
                    .offset = first->offset * second->factor + second->offset};
}

std::optional<UnitStep> stepFrom(const TestKnowledge& test, const UcumUnit& unit)
{
    // A ratio such as INR has no unit; a percentage of it would be another quantity.
    if (test.unit.empty())
        return unit.factor == 1.0 && unit.sameKindAs(UcumUnit{}) ? std::optional(UnitStep{}) : std::nullopt;
    if (const std::optional<UnitStep> step = stepThrough(test, unit, test.unit))
        return step;
    if (!test.siUnit.empty())
        if (const std::optional<UnitStep> step = stepThrough(test, unit, test.siUnit))
            return step;
    for (const AlternativeUnit& alternative : test.alternatives)
        if (const std::optional<UnitStep> step = stepThrough(test, unit, alternative.unit))
            return step;
    return std::nullopt;
}

} // namespace

std::optional<UnitStep> stepToUsual(const TestKnowledge& test, std::string_view spelledUnit)
{
    const TestDictionary& dictionary = TestDictionary::builtIn();
    if (const std::optional<std::string> canonical = dictionary.canonicalUnit(spelledUnit))
        if (const std::optional<AlternativeUnit> known = test.toUsual(*canonical))
            return UnitStep{.factor = known->factor, .offset = known->offset};
    for (const std::optional<UcumUnit>& unit : readingsOf(spelledUnit))
        if (unit)
            if (const std::optional<UnitStep> step = stepFrom(test, *unit))
                return step;
    return std::nullopt;
}

std::optional<UnitStep> stepBetween(std::string_view spelledFrom, std::string_view spelledTo)
{
    if (spelledFrom == spelledTo)
        return UnitStep{};
    const TestDictionary& dictionary = TestDictionary::builtIn();
    const std::optional<std::string> from = dictionary.canonicalUnit(spelledFrom);
    if (from && from == dictionary.canonicalUnit(spelledTo))
        return UnitStep{};
    for (const std::optional<UcumUnit>& fromUnit : readingsOf(spelledFrom))
        for (const std::optional<UcumUnit>& toUnit : readingsOf(spelledTo))
            if (fromUnit && toUnit)
                if (const std::optional<UnitStep> step = convert(*fromUnit, *toUnit))
                    return step;
    return std::nullopt;
}

} // namespace core
