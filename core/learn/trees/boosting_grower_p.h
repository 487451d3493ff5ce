// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/trees.h"
#include "core/learn/trees/tree_p.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

// Grows the trees of boosting over the same patients and features again and again, by whole numbers: how a tree comes
// out does not depend on the order of the patients.
class BoostingGrower {
public:
    static constexpr std::size_t kMostTeachers = kernels::kMostShares; // of one tree

    // Of the first patients of `rows`, and only these features.
    BoostingGrower(const BinnedRows& rows, std::span<const std::uint16_t> features, std::size_t patients);

    // `teachers` (at most kMostTeachers) is put in another order. `shares`: by patient.
    Tree grow(std::span<std::uint32_t> teachers, std::span<const kernels::Share> shares, const GrowthLimits& limits);
    // By patient. `tree` asks for features of this grower alone.
    void leavesOf(const Tree& tree, std::span<std::uint16_t> leaves) const;
    // Adds the value of every patient's leaf.
    void addLeafValues(const Tree& tree, std::span<const float> values, std::span<float> sums) const;

private:
    struct Node {
        std::span<std::uint32_t> teachers;
        kernels::Share total = 0;
        std::size_t sums = 0; // which of m_sums
        bool open = false;    // may be divided further
    };
    void layOutSums(std::span<const std::uint8_t> highest);
    void layOutCodes(const BinnedRows& rows);
    void countNode(const Node& node, std::span<const kernels::Share> shares);
    void countChildren(const Node& parent, Node& left, Node& right, std::size_t fresh,
                       std::span<const kernels::Share> shares);
    TreeSplit splitOf(const kernels::SharesSplit& found) const;
    kernels::CodeTest testOf(const TreeSplit& split) const;
    std::vector<kernels::CodeTest> testsOf(const Tree& tree) const;
    kernels::SumLayout layout() const { return {m_features.size(), m_groupBegins.data(), m_groupCodes.data()}; }

    std::size_t m_patients;
    std::vector<std::uint16_t> m_features; // those with many codes first
    std::vector<std::uint16_t> m_placeOf;  // in m_features, by feature
    std::vector<std::uint32_t> m_groupBegins, m_groupCodes;
    std::vector<std::uint8_t> m_rows;    // [patient][place]
    std::vector<std::uint8_t> m_columns; // [place][patient]
    std::vector<std::vector<kernels::Share>> m_sums;
    std::vector<std::uint32_t> m_spare; // while teachers are divided
};

} // namespace core
