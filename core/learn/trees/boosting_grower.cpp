// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/trees/boosting_grower_p.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace core {
namespace {

constexpr float kNoGain = 1e-6f; // rounding is no gain

std::vector<std::uint8_t> highestCodes(const BinnedRows& rows, std::span<const std::uint16_t> features,
                                       std::size_t patients)
{
    std::vector<std::uint8_t> highest(features.size(), 0);
    for (std::size_t patient = 0; patient < patients; ++patient)
        for (std::size_t i = 0; i < features.size(); ++i)
            highest[i] = std::max(highest[i], rows.row(patient)[features[i]]);
    return highest;
}

} // namespace

BoostingGrower::BoostingGrower(const BinnedRows& rows, std::span<const std::uint16_t> features, std::size_t patients)
    : m_patients(patients)
{
    const std::vector<std::uint8_t> highest = highestCodes(rows, features, patients);
    std::vector<std::size_t> order(features.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t i) { return highest[i]; });
    std::vector<std::uint8_t> sorted;
    m_placeOf.resize(rows.features);
    for (const std::size_t i : order) {
        m_placeOf[features[i]] = static_cast<std::uint16_t>(m_features.size());
        m_features.push_back(features[i]);
        sorted.push_back(highest[i]);
    }
    layOutSums(sorted);
    layOutCodes(rows);
}

void BoostingGrower::layOutSums(std::span<const std::uint8_t> highest)
{
    // Groups lie a line apart: at multiples of a page their sums would fight for the same lines of the cache.
    m_groupBegins.push_back(0);
    for (std::size_t first = 0; first < highest.size(); first += kernels::kGroup) {
        m_groupCodes.push_back(highest[first] + 1U);
        m_groupBegins.push_back(m_groupBegins.back() +
                                static_cast<std::uint32_t>((m_groupCodes.back() + 1) * kernels::kGroup));
    }
}

void BoostingGrower::layOutCodes(const BinnedRows& rows)
{
    m_rows.reserve(m_patients * m_features.size());
    m_columns.resize(std::max<std::size_t>(1, m_features.size()) *
                     m_patients); // questions that ask nothing read one, too
    for (std::size_t patient = 0; patient < m_patients; ++patient)
        for (std::size_t place = 0; place < m_features.size(); ++place) {
            m_rows.push_back(rows.row(patient)[m_features[place]]);
            m_columns[place * m_patients + patient] = m_rows.back();
        }
}

TreeSplit BoostingGrower::splitOf(const kernels::SharesSplit& found) const
{
    return {.feature = m_features[found.column],
            .code = found.code,
            .missingRight = static_cast<std::uint8_t>(found.missingRight)};
}

kernels::CodeTest BoostingGrower::testOf(const TreeSplit& split) const
{
    return split.test(m_columns.data() + (m_features.empty() ? 0 : m_placeOf[split.feature]) * m_patients);
}

void BoostingGrower::countNode(const Node& node, std::span<const kernels::Share> shares)
{
    m_sums[node.sums].assign(m_groupBegins.back(), 0);
    kernels::addShares(layout(), node.teachers.size(), node.teachers.data(), m_rows.data(), shares.data(),
                       m_sums[node.sums].data());
}

// The sums of the smaller side are added up, those of the larger are what is left of both.
void BoostingGrower::countChildren(const Node& parent, Node& left, Node& right, std::size_t fresh,
                                   std::span<const kernels::Share> shares)
{
    Node& smaller = left.teachers.size() < right.teachers.size() ? left : right;
    Node& larger = &smaller == &left ? right : left;
    smaller.sums = fresh;
    larger.sums = parent.sums;
    countNode(smaller, shares);
    kernels::subtractShares(m_groupBegins.back(), m_sums[fresh].data(), m_sums[parent.sums].data());
}

Tree BoostingGrower::grow(std::span<std::uint32_t> teachers, std::span<const kernels::Share> shares,
                          const GrowthLimits& limits)
{
    assert(teachers.size() <= kMostTeachers);
    const auto depth = static_cast<std::size_t>(limits.depth);
    const kernels::SplitLimits splitLimits{
        .ridge = limits.ridge, .smallestWeight = limits.smallestWeight, .smallestCount = limits.smallestLeaf};
    Tree tree;
    tree.splits.resize((std::size_t{1} << depth) - 1);
    m_sums.resize(std::max<std::size_t>(m_sums.size(), std::size_t{1} << depth));
    m_spare.resize(std::max(m_spare.size(), teachers.size()));
    std::vector<Node> level{{.teachers = teachers, .total = 0, .sums = 0, .open = true}};
    for (const std::uint32_t teacher : teachers)
        level[0].total += shares[teacher];
    countNode(level[0], shares);
    for (std::size_t at = 0; at < depth; ++at) {
        std::vector<Node> next(2 * level.size());
        for (std::size_t i = 0; i < level.size(); ++i) {
            const Node& node = level[i];
            Node& left = next[2 * i];
            Node& right = next[2 * i + 1];
            if (!node.open)
                continue; // everybody goes left from here to the leaf
            const kernels::SharesSplit found =
                kernels::bestSplit(layout(), m_sums[node.sums].data(), node.total, splitLimits);
            if (found.gain <= kNoGain)
                continue;
            TreeSplit& split = tree.splits[level.size() - 1 + i];
            split = splitOf(found);
            if (at + 1 == depth) // leaves need no sums
                continue;
            const std::size_t middle =
                kernels::divide(testOf(split), node.teachers.size(), node.teachers.data(), m_spare.data());
            left = {.teachers = node.teachers.first(middle), .total = found.left, .sums = 0, .open = true};
            right = {
                .teachers = node.teachers.subspan(middle), .total = node.total - found.left, .sums = 0, .open = true};
            countChildren(node, left, right, level.size() + i, shares);
        }
        level = std::move(next);
    }
    return tree;
}

std::vector<kernels::CodeTest> BoostingGrower::testsOf(const Tree& tree) const
{
    std::vector<kernels::CodeTest> tests;
    for (const TreeSplit& split : tree.splits)
        tests.push_back(testOf(split));
    return tests;
}

void BoostingGrower::leavesOf(const Tree& tree, std::span<std::uint16_t> leaves) const
{
    kernels::leavesOf(tree.depth(), testsOf(tree).data(), leaves.size(), leaves.data());
}

void BoostingGrower::addLeafValues(const Tree& tree, std::span<const float> values, std::span<float> sums) const
{
    kernels::addLeafValues(tree.depth(), testsOf(tree).data(), values.data(), sums.size(), sums.data());
}

} // namespace core
