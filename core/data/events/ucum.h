// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace core {

// A unit of the Unified Code for Units of Measure, as laboratories use it: "mg/dL", "10*9/L", "mm[Hg]", "m[IU]/L".
// Moles, equivalents, osmoles and international units stay apart: what one of them is worth in another depends on the
// substance (1 mmol of calcium is 2 mEq).
struct UcumUnit {
    enum Base : std::size_t { Length, Time, Mass, Amount, Temperature, Equivalent, Osmole, International, kBases };
    double factor = 1.0; // in base units: m, s, g, mol, K
    double offset = 0.0; // in K, of Celsius and Fahrenheit only: kelvin = value × factor + offset
    std::array<std::int8_t, kBases> powers{};

    bool sameKindAs(const UcumUnit& other) const { return powers == other.powers; }
};

// Nothing where the text is no such unit. Capitals matter, as in the standard; µ is read as u.
std::optional<UcumUnit> parseUcum(std::string_view text);

// value in `to` = value in `from` × factor + offset.
struct UnitStep {
    double factor = 1.0;
    double offset = 0.0;
    bool isIdentity() const { return factor == 1.0 && offset == 0.0; }
    double operator()(double value) const { return value * factor + offset; }
};
std::optional<UnitStep> convert(const UcumUnit& from, const UcumUnit& to); // nothing: they measure different things

} // namespace core
