// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/trees/tree_p.h"

#include "core/base/random.h"
#include "tests/test_program.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <set>

namespace tree_test {

using namespace core;

namespace {

bool near(double found, double expected, double tolerance)
{
    return std::abs(found - expected) <= tolerance;
}

// Random patients with gaps, and as many targets as fit the blocks; the last lane of a block may be unused.
struct GrowerCase {
    BinnedRows rows{.features = 3, .codes = {}};
    std::size_t blocks;
    std::vector<Lanes> statistics;
    std::size_t patients = 90;

    GrowerCase(std::size_t blockCount, RandomStream& stream) : blocks(blockCount)
    {
        for (std::size_t i = 0; i < patients * rows.features; ++i)
            rows.codes.push_back(static_cast<std::uint8_t>(stream.below(6)));
        statistics.resize(patients * blocks);
        for (std::size_t i = 0; i < patients; ++i)
            for (std::size_t lane = 0; lane < 4 * blocks; ++lane)
                statistics[i * blocks + lane / 4][lane % 4] =
                    lane == 0   ? 0.1f + static_cast<float>(stream.uniform())
                    : lane == 1 ? 1.0f
                                : static_cast<float>(stream.normal() + rows.row(i)[lane % 3] * 0.3);
    }

    // Σ target² / (weight + ridge) of some patients, by definition.
    double worth(const std::vector<std::uint32_t>& some, double ridge) const
    {
        double squares = 0.0, weight = 0.0;
        for (const std::uint32_t i : some)
            weight += double{statistics[i * blocks][0]};
        for (std::size_t lane = 2; lane < 4 * blocks; ++lane) {
            double sum = 0.0;
            for (const std::uint32_t i : some)
                sum += double{statistics[i * blocks + lane / 4][lane % 4]};
            squares += sum * sum;
        }
        return squares / (weight + ridge);
    }

    struct Sides {
        std::vector<std::uint32_t> left, right;
    };
    Sides sides(const std::vector<std::uint32_t>& some, const TreeSplit& split) const
    {
        Sides both;
        for (const std::uint32_t i : some)
            (split.goesRight(rows.row(i)) ? both.right : both.left).push_back(i);
        return both;
    }

    double gain(const std::vector<std::uint32_t>& some, const TreeSplit& split, const GrowthLimits& limits) const
    {
        const Sides both = sides(some, split);
        return worth(both.left, limits.ridge) + worth(both.right, limits.ridge) - worth(some, limits.ridge);
    }

    // The best of all questions that leave enough patients on both sides; 0 where there is none.
    double bestGain(const std::vector<std::uint32_t>& some, const GrowthLimits& limits) const
    {
        double best = 0.0;
        for (std::uint16_t feature = 0; feature < rows.features; ++feature)
            for (std::uint8_t code = 0; code < 6; ++code)
                for (const std::uint8_t missingRight : std::array<std::uint8_t, 2>{0, 1}) {
                    const TreeSplit split{feature, code, missingRight};
                    const Sides both = sides(some, split);
                    const auto smallest = static_cast<std::size_t>(limits.smallestLeaf);
                    if (both.left.size() >= smallest && both.right.size() >= smallest)
                        best = std::max(best, gain(some, split, limits));
                }
        return best;
    }

    // Every node asks the best question; returns how many nodes ask one.
    int checkNode(const Tree& tree, std::size_t node, const std::vector<std::uint32_t>& some,
                  const GrowthLimits& limits, bool& allBest) const
    {
        if (node >= tree.splits.size() || some.empty())
            return 0;
        const double best = bestGain(some, limits);
        const TreeSplit& split = tree.splits[node];
        const double found = split.code == 255 ? 0.0 : gain(some, split, limits);
        allBest = allBest && near(found, best, 1e-3 * (1.0 + best));
        const Sides both = sides(some, split);
        return (split.code != 255) + checkNode(tree, 2 * node + 1, both.left, limits, allBest) +
               checkNode(tree, 2 * node + 2, both.right, limits, allBest);
    }
};

} // namespace

class TreeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyNodeAsksTheBestQuestion()
    {
        RandomStream stream(Seed{2}, "grower");
        int asked = 0;
        for (std::size_t blocks = 1; blocks <= 6; ++blocks)
            for (int round = 0; round < 4; ++round) {
                const GrowerCase one(blocks, stream);
                const GrowthLimits limits{
                    .depth = 3, .smallestLeaf = 5 + 5 * round, .ridge = 0.5f, .smallestWeight = 1e-3f};
                const std::array<std::uint16_t, 3> features{0, 1, 2};
                TreeGrower grower(one.rows, features, blocks);
                std::vector<std::uint32_t> everybody(one.patients), order;
                std::iota(everybody.begin(), everybody.end(), 0U);
                order = everybody;
                grower.grow(order, one.statistics, limits); // what is left of one tree must not disturb the next
                order = everybody;
                const TreeGrower::Grown grown = grower.grow(order, one.statistics, limits);
                bool allBest = true;
                asked += one.checkNode(grown.tree, 0, everybody, limits, allBest);
                QVERIFY(allBest);
            }
        QVERIFY(asked > 24); // trees of one question would not try the differences of histograms
    }

    void leavesHoldTheirPatientsAndSums()
    {
        RandomStream stream(Seed{3}, "grower");
        const GrowerCase one(2, stream);
        const std::array<std::uint16_t, 2> features{2, 0};
        TreeGrower grower(one.rows, features, 2);
        std::vector<std::uint32_t> order{4, 8, 15, 16, 23, 42, 1, 2, 3, 60, 61, 62, 63, 70, 71, 72};
        const std::set<std::uint32_t> before(order.begin(), order.end());
        const TreeGrower::Grown grown =
            grower.grow(order, one.statistics, {.depth = 2, .smallestLeaf = 3, .ridge = 0.0f, .smallestWeight = 0.0f});
        QVERIFY(std::set<std::uint32_t>(order.begin(), order.end()) == before);
        QCOMPARE(grown.leaves.size(), std::size_t{4});
        std::size_t at = 0;
        for (std::size_t leaf = 0; leaf < 4; ++leaf) {
            QCOMPARE(grown.leaves[leaf].begin, at);
            std::array<double, 8> sums{};
            for (; at < grown.leaves[leaf].end; ++at) {
                QCOMPARE(grown.tree.leafOf(one.rows.row(order[at])), leaf);
                for (std::size_t lane = 0; lane < 8; ++lane)
                    sums[lane] += double{one.statistics[order[at] * 2 + lane / 4][lane % 4]};
            }
            for (std::size_t lane = 0; lane < 8; ++lane)
                QVERIFY(near(double{grown.leaves[leaf].sums[lane / 4][lane % 4]}, sums[lane], 1e-4));
        }
        QCOMPARE(at, order.size());
        for (const TreeSplit& split : grown.tree.splits)
            QVERIFY(split.code == 255 || split.feature == 2 || split.feature == 0); // 1 was not to be looked at
    }

    void featuresThatAreNotUsedAreNotAskedFor()
    {
        RandomStream stream(Seed{4}, "grower");
        const GrowerCase one(1, stream);
        const std::array<std::uint16_t, 3> features{0, 1, 2};
        TreeGrower grower(one.rows, features, 1);
        std::vector<std::uint32_t> order(one.patients);
        std::iota(order.begin(), order.end(), 0U);
        const std::array<std::uint8_t, 3> used{0, 1, 0};
        const TreeGrower::Grown grown = grower.grow(order, one.statistics, {.depth = 3, .smallestLeaf = 2}, used);
        QVERIFY(grown.tree.splits[0].code != 255);
        for (const TreeSplit& split : grown.tree.splits)
            QVERIFY(split.code == 255 || split.feature == 1);
    }

    // A thousand columns of 63 steps are more places than 16 bits can number.
    void manyColumnsAreToldApart()
    {
        constexpr std::size_t kColumns = 1200;
        RandomStream stream(Seed{5}, "columns");
        BinnedRows rows{.features = kColumns, .codes = {}};
        std::vector<Lanes> statistics;
        for (std::uint32_t i = 0; i < 126; ++i) {
            for (std::size_t column = 0; column < kColumns; ++column)
                rows.codes.push_back(static_cast<std::uint8_t>(1 + stream.below(63)));
            const bool high = rows.codes[i * kColumns + kColumns - 1] > 31; // only the last column tells exactly
            statistics.push_back(Lanes{1.0f, 1.0f, high ? 1.0f : -1.0f, 0.0f});
        }
        std::vector<std::uint16_t> features(kColumns);
        std::iota(features.begin(), features.end(), std::uint16_t{0});
        std::vector<std::uint32_t> order(126);
        std::iota(order.begin(), order.end(), 0U);
        const auto grown = TreeGrower(rows, features, 1).grow(order, statistics, {.depth = 1, .smallestLeaf = 1});
        const TreeGrower::Leaf& left = grown.leaves[0];
        QVERIFY(double{left.sums[0][2]} == -double(left.end - left.begin)); // all of one kind
    }
};

PANELWISE_APPLESS_TEST(TreeTest)

} // namespace tree_test

#include "tree_test.moc"
