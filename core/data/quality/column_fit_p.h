// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/table.h"
#include "core/data/task/task.h"
#include "core/data/task/test_dictionary.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

// Where the middle of a group of adults, well or ill, is to be expected for a test, in its usual unit. `wide` is where
// it can lie at all; a proposed explanation must bring the median into `close`.
struct Expectation {
    Range wide;
    Range close;
    // The 95th percentile in multiples of the 5th; unset where the test can be 0 or negative.
    std::optional<double> spread;

    explicit Expectation(const TestKnowledge& test);
};

// The middle 90 % of a column.
struct Spread {
    double low = 0.0; // 5th percentile
    double median = 0.0;
    double high = 0.0; // 95th percentile
};

// How well numbers do as results of a test, if read in a unit: 0 where they do not, else the nearer to the usual values
// the nearer to 1.
double likelihoodOf(const TestKnowledge& test, const AlternativeUnit& reading, const Spread& numbers);

// How much wider or narrower than usual the numbers lie, as a logarithm; 0 where nothing is known. Logarithms lie much
// closer together than what they are logarithms of.
double spreadMismatch(const TestKnowledge& test, double low, double high);

// What is known about a recognised column: the test, the unit its numbers are taken to be in, and where they lie.
struct ColumnFit {
    const Column* column = nullptr;
    const TestKnowledge* test = nullptr;
    std::string label;        // what people call it
    std::string unit;         // the unit the numbers are taken to be in
    AlternativeUnit toUsual;  // from that unit to the usual one
    bool unitFitsTest = true; // false: the unit is none of the test's, so nothing could be converted
    std::size_t recorded = 0; // values that are there
    Spread numbers;           // as read

    double inUsual(double value) const { return value * toUsual.factor + toUsual.offset; }
    double fromUsual(double value) const { return (value - toUsual.offset) / toUsual.factor; }
    bool suspicious() const; // the median is where no group's median is
};

// Nullopt where the guard has nothing to say: unknown names, flags, texts, columns scaled or standardised.
std::optional<ColumnFit> fitOf(const Column& column, const Task& task);

} // namespace core
