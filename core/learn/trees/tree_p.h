// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/trees.h"
#include "core/learn/trees/feature_bins.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

// A question of a tree: is the code above this one? Who has no value goes where `missingRight` says.
struct TreeSplit {
    std::uint16_t feature = 0;
    std::uint8_t code = 255; // 255: everybody goes left, the node is not divided
    std::uint8_t missingRight = 0;
    bool goesRight(const std::uint8_t* row) const
    {
        const std::uint8_t value = row[feature];
        return value > code || (value == 0 && missingRight != 0);
    }
    // The same question to a column of codes.
    kernels::CodeTest test(const std::uint8_t* column) const
    {
        if (code == 255) // no code is that high
            return {.column = column, .shift = 0, .from = 255};
        return {.column = column, .shift = missingRight, .from = static_cast<std::uint8_t>(code + 1 - missingRight)};
    }
    bool operator==(const TreeSplit&) const = default;
};

// The shape of a tree of one depth everywhere: splits[0] is the root, splits[2i+1] and splits[2i+2] follow splits[i].
struct Tree {
    std::vector<TreeSplit> splits; // 2^depth − 1

    std::size_t leafCount() const { return splits.size() + 1; }
    std::size_t depth() const { return static_cast<std::size_t>(std::bit_width(splits.size())); }
    std::size_t leafOf(const std::uint8_t* row) const
    {
        std::size_t node = 0;
        while (node < splits.size())
            node = 2 * node + (splits[node].goesRight(row) ? 2 : 1);
        return node - splits.size();
    }
};

using Lanes [[gnu::vector_size(16)]] = float;

struct GrowthLimits {
    int depth = 4;
    int smallestLeaf = 20; // patients
    float ridge = 1.0f;    // added to the weight of a leaf, against values that rest on little
    float smallestWeight = 1e-3f;
};

// Grows trees over the same patients and features again and again. What a leaf is to predict is given as sums over
// patients: each has `blocks` × 4 numbers, the first two of them its weight and 1, the others its targets. A split is
// good where it raises the sum of (Σ target)² / (Σ weight + ridge) over both sides and all targets: for one target
// that is −gradient with weight = curvature this is boosting, with weight 1 it is the variance explained.
class TreeGrower {
public:
    static constexpr std::size_t kMostBlocks = 16;
    static constexpr std::size_t kMostTargets = 4 * kMostBlocks - 2;
    static constexpr std::size_t blocksFor(std::size_t targets) { return (targets + 2 + 3) / 4; }

    // Of `rows` only these features are looked at.
    TreeGrower(const BinnedRows& rows, std::span<const std::uint16_t> features, std::size_t blocks);

    std::size_t blocks() const { return m_blocks; }
    std::span<const std::uint16_t> features() const { return m_features; }

    struct Leaf {
        std::size_t begin = 0, end = 0; // of `patients`, as reordered
        std::vector<Lanes> sums;
    };
    struct Grown {
        Tree tree;
        std::vector<Leaf> leaves;
    };
    // `patients` is put in the order of the leaves. `statistics`: [patient][block]. Only features with `used` are
    // split on; empty: all.
    Grown grow(std::span<std::uint32_t> patients, std::span<const Lanes> statistics, const GrowthLimits& limits,
               std::span<const std::uint8_t> used = {});

private:
    struct Node {
        std::size_t begin = 0, end = 0;
        std::size_t histogram = 0; // which of m_histograms
        std::vector<Lanes> sums;
        bool open = false; // may be divided further
    };
    struct Choice;

    template <std::size_t Blocks>
    void addPatients(std::span<const std::uint32_t> patients, std::span<const Lanes> statistics,
                     std::vector<Lanes>& histogram) const;
    void fillHistogram(std::span<const std::uint32_t> patients, std::span<const Lanes> statistics,
                       std::vector<Lanes>& histogram) const;
    void eachUsedBin(const auto& work) const
    {
        for (const std::uint32_t feature : m_used)
            for (std::size_t bin = m_firstBin[feature] * m_blocks; bin < m_firstBin[feature + 1] * m_blocks; ++bin)
                work(bin);
    }
    Choice bestChoice(const Node& node, const GrowthLimits& limits) const;
    void considerFeature(std::size_t feature, const Node& node, const GrowthLimits& limits, Choice& best) const;
    std::size_t partition(std::span<std::uint32_t> patients, const TreeSplit& split);

    const BinnedRows& m_rows;
    std::vector<std::uint16_t> m_features;
    std::vector<std::size_t> m_firstBin; // by position in m_features, and the end
    std::vector<std::uint8_t> m_codes;   // [patient][position]: only the features looked at, side by side
    std::size_t m_blocks;
    std::vector<std::uint32_t> m_used; // positions that the present tree may ask for
    std::vector<std::vector<Lanes>> m_histograms;
    std::vector<std::uint32_t> m_right; // while patients are divided
};

} // namespace core
