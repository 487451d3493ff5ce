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

// Money in the currency of the task.
struct Cost {
    double amount = 0.0;
    constexpr Cost() = default;
    constexpr explicit Cost(double money) : amount(money) {}
    auto operator<=>(const Cost&) const = default;
    constexpr Cost& operator+=(Cost other)
    {
        amount += other.amount;
        return *this;
    }
    friend constexpr Cost operator+(Cost a, Cost b) { return Cost(a.amount + b.amount); }
    friend constexpr Cost operator-(Cost a, Cost b) { return Cost(a.amount - b.amount); }
};

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
