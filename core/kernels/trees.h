// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/kernels.h"

#include <cstddef>
#include <cstdint>

// What growing a boosted tree does again and again, over patients whose values are codes from 0 (not recorded) to 63.
// Sums are of whole numbers, so they are the same in whatever order patients are added.
namespace core::kernels {

// A patient's share in the sums of a node: 1, its weight and its gradient side by side in one number, so that one
// addition adds up all three. Weight and gradient are rounded up or down to 10 bits and to 11 and a sign, by a rule
// that leaves no bias in sums over patients.
using Share = std::uint64_t;
inline constexpr std::size_t kMostShares = 16383; // that one sum holds
inline constexpr float kGradientUnits = 2047.0f;  // of a gradient of 1
inline constexpr float kWeightUnits = 4092.0f;    // of a weight of 1; the largest there is, is 1/4

// One step of boosting for the log odds of disease, as each patient sees it: gradient y − p, weight p(1 − p).
PANELWISE_KERNEL void boostingSteps(std::size_t patients, const float* logOdds, const std::uint8_t* diseased,
                                    float* gradient, float* weight, Share* shares);
// Σ −log of the probability given to what is true.
PANELWISE_KERNEL double logLoss(std::size_t patients, const float* logOdds, const std::uint8_t* diseased);

// The sums of a node by column and code. Eight columns lie side by side: [group][code][column of the group], so that
// one register walks through the codes of eight columns.
inline constexpr std::size_t kGroup = 8;
struct SumLayout {
    std::size_t columns = 0;
    const std::uint32_t* groupBegins = nullptr; // of each group of columns, in shares
    const std::uint32_t* groupCodes = nullptr;  // most codes a column of the group has
};
// `rows`: [patient][column].
PANELWISE_KERNEL void addShares(const SumLayout& layout, std::size_t count, const std::uint32_t* patients,
                                const std::uint8_t* rows, const Share* shares, Share* sums);
// What is left of `from` without `some`.
PANELWISE_KERNEL void subtractShares(std::size_t count, const Share* some, Share* from);

struct SplitLimits {
    float ridge = 1.0f;
    float smallestWeight = 0.0f;
    std::int32_t smallestCount = 1;
};
struct SharesSplit {
    float gain = 0.0f; // 0: none is any better than no split
    std::uint32_t column = 0;
    std::uint8_t code = 0; // up to which patients go left
    bool missingRight = false;
    Share left = 0;
};
// The split that raises Σ gradient² / (Σ weight + ridge) most; the first of equals.
PANELWISE_KERNEL SharesSplit bestSplit(const SumLayout& layout, const Share* sums, Share total,
                                       const SplitLimits& limits);

// Whether a code goes right, as one comparison: code − shift ≥ from, in numbers below 256. A shift of 1 sends code 0
// to the far right.
struct CodeTest {
    const std::uint8_t* column = nullptr; // by patient
    std::uint8_t shift = 0;
    std::uint8_t from = 255;
};
// Puts those who go left before the others and keeps the order on both sides; how many they are. `spare`: room for all.
PANELWISE_KERNEL std::size_t divide(const CodeTest& test, std::size_t count, std::uint32_t* patients,
                                    std::uint32_t* spare);
// The leaf of every patient in a tree of 2^depth − 1 questions, those after question i being 2i + 1 and 2i + 2.
PANELWISE_KERNEL void leavesOf(std::size_t depth, const CodeTest* tests, std::size_t patients, std::uint16_t* leaves);
// Adds the values of these patients' leaves: values[leaf][width] to sums[patient][width].
PANELWISE_KERNEL void addLeafRows(std::size_t width, std::size_t count, const std::uint32_t* patients,
                                  const std::uint16_t* leaves, const float* values, float* sums);
// Adds the value of every patient's leaf.
PANELWISE_KERNEL void addLeafValues(std::size_t depth, const CodeTest* tests, const float* values, std::size_t patients,
                                    float* sums);

} // namespace core::kernels
