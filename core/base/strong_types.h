// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace core {

// A position in a list of one kind of thing. Positions of different kinds do not mix.
template <typename Tag>
struct Index {
    std::size_t value = 0;
    constexpr Index() = default;
    constexpr explicit Index(std::size_t position) : value(position) {}
    auto operator<=>(const Index&) const = default;
};

using PanelId = Index<struct PanelTag>;
using FeatureId = Index<struct FeatureTag>;    // a column of the cohort matrix
using PatientIndex = Index<struct PatientTag>; // a row of the cohort

// Where a stream of random numbers starts. Same seed, same numbers, on every machine.
struct Seed {
    std::uint64_t value = 1;
    auto operator<=>(const Seed&) const = default;
};

// How much of something is spent. Amounts of different things do not add up.
template <typename Tag>
struct Amount {
    double amount = 0.0;
    constexpr Amount() = default;
    constexpr explicit Amount(double spent) : amount(spent) {}
    auto operator<=>(const Amount&) const = default;
    constexpr Amount& operator+=(Amount other)
    {
        amount += other.amount;
        return *this;
    }
    friend constexpr Amount operator+(Amount a, Amount b) { return Amount(a.amount + b.amount); }
    friend constexpr Amount operator-(Amount a, Amount b) { return Amount(a.amount - b.amount); }
};

using Cost = Amount<struct MoneyTag>;              // money in the currency of the task
using Minutes = Amount<struct TimeTag>;            // from an order to its results
using Millilitres = Amount<struct BloodVolumeTag>; // of blood drawn

// A number from 0 to 1.
class Probability {
public:
    constexpr Probability() = default;
    constexpr explicit Probability(double value) : m_value(value) { assert(value >= 0.0 && value <= 1.0); }
    constexpr double value() const { return m_value; }
    auto operator<=>(const Probability&) const = default;

private:
    double m_value = 0.0;
};

enum class Disease : std::uint8_t { Absent = 0, Present = 1 };

} // namespace core
