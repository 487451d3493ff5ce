// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/trees/tree_p.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>

namespace core {
namespace {

constexpr Lanes kNothing{};
constexpr std::size_t kWeight = 0, kCount = 1, kFirstTarget = 2; // lanes of the first block

// Σ target² / (weight + ridge), over all targets.
float worth(const Lanes* sums, std::size_t blocks, float ridge)
{
    float squares = 0.0f;
    for (std::size_t lane = kFirstTarget; lane < 4; ++lane)
        squares += sums[0][lane] * sums[0][lane];
    for (std::size_t block = 1; block < blocks; ++block) {
        const Lanes square = sums[block] * sums[block];
        squares += square[0] + square[1] + square[2] + square[3];
    }
    return squares / (sums[0][kWeight] + ridge);
}

} // namespace

// The best split of one node.
struct TreeGrower::Choice {
    TreeSplit split;
    float gain = 0.0f;
    std::vector<Lanes> left; // sums of who goes there
};

TreeGrower::TreeGrower(const BinnedRows& rows, std::span<const std::uint16_t> features, std::size_t blocks)
    : m_rows(rows),
      m_features(features.begin(), features.end()),
      m_blocks(blocks)
{
    assert(blocks > 0 && blocks <= kMostBlocks);
    std::vector<std::uint8_t> highest(m_features.size(), 0);
    for (std::size_t patient = 0; patient < rows.count(); ++patient)
        for (std::size_t i = 0; i < m_features.size(); ++i)
            highest[i] = std::max(highest[i], rows.row(patient)[m_features[i]]);
    m_firstBin.push_back(0);
    for (const std::uint8_t code : highest)
        m_firstBin.push_back(m_firstBin.back() + code + 1U);
    m_codes.reserve(rows.count() * m_features.size());
    for (std::size_t patient = 0; patient < rows.count(); ++patient)
        for (std::size_t i = 0; i < m_features.size(); ++i)
            m_codes.push_back(rows.row(patient)[m_features[i]]);
}

template <std::size_t Blocks>
void TreeGrower::addPatients(std::span<const std::uint32_t> patients, std::span<const Lanes> statistics,
                             std::vector<Lanes>& histogram) const
{
    const std::size_t width = m_features.size();
    const std::size_t blocks = Blocks == 0 ? m_blocks : Blocks;
    const std::size_t* firstBin = m_firstBin.data();
    Lanes* bins = histogram.data();
    for (const std::uint32_t patient : patients) {
        const std::uint8_t* codes = m_codes.data() + patient * width;
        const Lanes* own = statistics.data() + patient * blocks;
        for (const std::uint32_t i : m_used) {
            Lanes* bin = bins + (firstBin[i] + codes[i]) * blocks;
            for (std::size_t block = 0; block < blocks; ++block)
                bin[block] += own[block];
        }
    }
}

void TreeGrower::fillHistogram(std::span<const std::uint32_t> patients, std::span<const Lanes> statistics,
                               std::vector<Lanes>& histogram) const
{
    histogram.resize(m_firstBin.back() * m_blocks);
    eachUsedBin([&](std::size_t bin) { histogram[bin] = kNothing; });
    switch (m_blocks) { // a known number of blocks needs no loop
    case 1:
        return addPatients<1>(patients, statistics, histogram);
    case 2:
        return addPatients<2>(patients, statistics, histogram);
    case 3:
        return addPatients<3>(patients, statistics, histogram);
    case 4:
        return addPatients<4>(patients, statistics, histogram);
    case 5:
        return addPatients<5>(patients, statistics, histogram);
    case 6:
        return addPatients<6>(patients, statistics, histogram);
    default:
        return addPatients<0>(patients, statistics, histogram);
    }
}

void TreeGrower::considerFeature(std::size_t feature, const Node& node, const GrowthLimits& limits, Choice& best) const
{
    const Lanes* bins = m_histograms[node.histogram].data() + m_firstBin[feature] * m_blocks;
    const std::size_t codes = m_firstBin[feature + 1] - m_firstBin[feature];
    const float whole = worth(node.sums.data(), m_blocks, limits.ridge);
    const auto smallest = static_cast<float>(limits.smallestLeaf);
    const bool gaps = bins[0][kCount] > 0.0f;
    std::array<Lanes, kMostBlocks> left, right;
    for (const bool missingRight : {false, true}) {
        if (missingRight && !gaps)
            break;
        for (std::size_t block = 0; block < m_blocks; ++block)
            left[block] = missingRight ? kNothing : bins[block];
        // Code 0 alone on the left tells the recorded from the rest.
        for (std::size_t code = 0; code + 1 < codes; ++code) {
            if (code > 0)
                for (std::size_t block = 0; block < m_blocks; ++block)
                    left[block] += bins[code * m_blocks + block];
            const float count = left[0][kCount];
            if (count < smallest || left[0][kWeight] < limits.smallestWeight)
                continue;
            if (node.sums[0][kCount] - count < smallest ||
                node.sums[0][kWeight] - left[0][kWeight] < limits.smallestWeight)
                break;
            for (std::size_t block = 0; block < m_blocks; ++block)
                right[block] = node.sums[block] - left[block];
            const float gain =
                worth(left.data(), m_blocks, limits.ridge) + worth(right.data(), m_blocks, limits.ridge) - whole;
            if (gain > best.gain) {
                best.gain = gain;
                best.split = {.feature = m_features[feature],
                              .code = static_cast<std::uint8_t>(code),
                              .missingRight = static_cast<std::uint8_t>(missingRight)};
                best.left.assign(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(m_blocks));
            }
        }
    }
}

TreeGrower::Choice TreeGrower::bestChoice(const Node& node, const GrowthLimits& limits) const
{
    Choice best;
    best.gain = 1e-6f; // rounding is no gain
    for (const std::uint32_t feature : m_used)
        considerFeature(feature, node, limits, best);
    return best;
}

std::size_t TreeGrower::partition(std::span<std::uint32_t> patients, const TreeSplit& split)
{
    m_right.clear();
    std::size_t left = 0;
    for (const std::uint32_t patient : patients)
        if (split.goesRight(m_rows.row(patient)))
            m_right.push_back(patient);
        else
            patients[left++] = patient;
    std::ranges::copy(m_right, patients.begin() + static_cast<std::ptrdiff_t>(left));
    return left;
}

TreeGrower::Grown TreeGrower::grow(std::span<std::uint32_t> patients, std::span<const Lanes> statistics,
                                   const GrowthLimits& limits, std::span<const std::uint8_t> used)
{
    const auto depth = static_cast<std::size_t>(limits.depth);
    Grown grown;
    grown.tree.splits.resize((std::size_t{1} << depth) - 1);
    m_histograms.resize(std::max<std::size_t>(m_histograms.size(), std::size_t{2} << depth));
    m_used.clear();
    for (std::uint32_t feature = 0; feature < m_features.size(); ++feature)
        if (used.empty() || used[feature] != 0)
            m_used.push_back(feature);

    std::vector<Node> level(1);
    level[0] = {.begin = 0, .end = patients.size(), .histogram = 0, .sums = std::vector<Lanes>(m_blocks), .open = true};
    for (const std::uint32_t patient : patients)
        for (std::size_t block = 0; block < m_blocks; ++block)
            level[0].sums[block] += statistics[patient * m_blocks + block];
    fillHistogram(patients, statistics, m_histograms[0]);

    for (std::size_t at = 0; at < depth; ++at) {
        const bool last = at + 1 == depth; // leaves need no histograms
        std::vector<Node> next(2 * level.size());
        for (std::size_t i = 0; i < level.size(); ++i) {
            Node& node = level[i];
            Node& left = next[2 * i];
            Node& right = next[2 * i + 1];
            const Choice choice = node.open ? bestChoice(node, limits) : Choice{};
            if (choice.left.empty()) { // everybody goes left from here to the leaf
                left = node;
                left.open = false;
                right = {.begin = node.end, .end = node.end, .histogram = 0, .sums = std::vector<Lanes>(m_blocks)};
                continue;
            }
            grown.tree.splits[level.size() - 1 + i] = choice.split;
            const std::size_t middle =
                node.begin + partition(patients.subspan(node.begin, node.end - node.begin), choice.split);
            left = {.begin = node.begin, .end = middle, .histogram = node.histogram, .sums = choice.left, .open = true};
            right = {.begin = middle, .end = node.end, .histogram = 0, .sums = node.sums, .open = true};
            for (std::size_t block = 0; block < m_blocks; ++block)
                right.sums[block] -= choice.left[block];
            if (last)
                continue;
            // Counts of the smaller side are counted, those of the larger are what is left of both.
            const std::size_t fresh = 2 * level.size() + i;
            Node& smaller = middle - node.begin < node.end - middle ? left : right;
            Node& larger = &smaller == &left ? right : left;
            smaller.histogram = fresh;
            larger.histogram = node.histogram;
            std::vector<Lanes>& counted = m_histograms[fresh];
            fillHistogram(patients.subspan(smaller.begin, smaller.end - smaller.begin), statistics, counted);
            std::vector<Lanes>& rest = m_histograms[node.histogram];
            eachUsedBin([&](std::size_t bin) { rest[bin] -= counted[bin]; });
        }
        level = std::move(next);
    }
    for (Node& node : level)
        grown.leaves.push_back({.begin = node.begin, .end = node.end, .sums = std::move(node.sums)});
    return grown;
}

} // namespace core
