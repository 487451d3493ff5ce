// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/outlook_forest.h"

#include "core/learn/tensor_reader_p.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numeric>
#include <string>

namespace core {
namespace {

constexpr std::size_t kDeepest = 10;
constexpr std::size_t kMostTrees = 10'000;

// Each target to deviation 1, so that none is overheard; first weight and count, as trees want them.
std::vector<Lanes> statisticsOf(std::span<const float> targets, std::size_t count, std::size_t blocks)
{
    const std::size_t patients = targets.size() / count;
    std::vector<float> scale(count, 1.0f), mean(count, 0.0f);
    for (std::size_t target = 0; target < count; ++target) {
        double sum = 0.0, squares = 0.0;
        for (std::size_t patient = 0; patient < patients; ++patient) {
            const double value = targets[patient * count + target];
            sum += value;
            squares += value * value;
        }
        const double average = sum / static_cast<double>(patients);
        const double variance = squares / static_cast<double>(patients) - average * average;
        mean[target] = static_cast<float>(average);
        scale[target] = variance > 1e-12 ? static_cast<float>(1.0 / std::sqrt(variance)) : 0.0f;
    }
    std::vector<Lanes> statistics(patients * blocks);
    for (std::size_t patient = 0; patient < patients; ++patient) {
        Lanes* own = statistics.data() + patient * blocks;
        own[0][0] = own[0][1] = 1.0f;
        for (std::size_t target = 0; target < count; ++target)
            own[(target + 2) / 4][(target + 2) % 4] =
                (targets[patient * count + target] - mean[target]) * scale[target];
    }
    return statistics;
}

std::vector<std::uint8_t> drawFeatures(std::size_t features, std::size_t wanted, RandomStream& stream)
{
    std::vector<std::uint8_t> used(features, 1);
    if (features <= wanted)
        return used;
    std::vector<std::uint16_t> order(features - 1);
    std::iota(order.begin(), order.end(), std::uint16_t{0});
    stream.shuffle(std::span(order));
    for (std::size_t i = wanted - 1; i < order.size(); ++i)
        used[order[i]] = 0;
    return used;
}

} // namespace

void OutlookForest::addTree(std::size_t tree, const std::uint8_t* row, std::span<float> sum) const
{
    const float* values = m_leaves.data() + ((tree << m_depth) + m_trees[tree].leafOf(row)) * m_targets;
    for (std::size_t target = 0; target < m_targets; ++target)
        sum[target] += values[target];
}

std::vector<float> OutlookForest::predict(const BinnedColumns& columns, std::span<const std::uint8_t> last) const
{
    const std::size_t patients = columns.patients;
    const std::size_t features = patients == 0 ? 0 : columns.codes.size() / patients;
    std::vector<float> found(patients * m_targets, 0.0f);
    std::vector<std::uint16_t> leaves(patients);
    std::vector<std::uint32_t> everybody(patients);
    std::iota(everybody.begin(), everybody.end(), 0U);
    for (std::size_t tree = 0; tree < m_trees.size(); ++tree) {
        std::vector<kernels::CodeTest> tests;
        for (const TreeSplit& split : m_trees[tree].splits)
            tests.push_back(split.test(split.feature == features ? last.data() : columns.column(split.feature)));
        kernels::leavesOf(m_depth, tests.data(), patients, leaves.data());
        kernels::addLeafRows(m_targets, patients, everybody.data(), leaves.data(),
                             m_leaves.data() + (tree << m_depth) * m_targets, found.data());
    }
    for (float& value : found)
        value /= static_cast<float>(m_trees.size());
    return found;
}

void OutlookForest::predict(const std::uint8_t* row, std::span<float> out) const
{
    std::ranges::fill(out, 0.0f);
    for (std::size_t tree = 0; tree < m_trees.size(); ++tree)
        addTree(tree, row, out);
    for (float& value : out)
        value /= static_cast<float>(m_trees.size());
}

std::optional<OutlookForest::Fitted> OutlookForest::fit(const BinnedRows& rows, std::span<const std::uint16_t> features,
                                                        std::span<const float> targets, std::size_t targetCount,
                                                        const Plan& plan, Seed seed, const std::function<bool()>& goOn)
{
    assert(targetCount > 0 && targetCount <= TreeGrower::kMostTargets && !features.empty());
    const std::size_t patients = targets.size() / targetCount;
    TreeGrower grower(rows, features, TreeGrower::blocksFor(targetCount));
    const std::vector<Lanes> statistics = statisticsOf(targets, targetCount, grower.blocks());
    const BinnedColumns columns(rows);
    std::vector<std::uint16_t> leaves(patients);
    RandomStream stream(seed, "outlook");

    Fitted fitted;
    OutlookForest& forest = fitted.forest;
    forest.m_targets = targetCount;
    forest.m_depth = static_cast<std::size_t>(plan.depth);
    fitted.outlook.assign(targets.size(), 0.0f);
    std::vector<std::uint16_t> judges(patients, 0); // trees that did not see the patient
    std::vector<std::uint32_t> order(patients);
    std::iota(order.begin(), order.end(), 0U);
    const GrowthLimits limits{
        .depth = plan.depth, .smallestLeaf = plan.smallestLeaf, .ridge = 0.0f, .smallestWeight = 0.5f};
    for (std::size_t tree = 0; tree < plan.trees; ++tree) {
        if (!goOn())
            return std::nullopt;
        // Trees come in pairs: who does not teach one teaches the other, so that everybody is judged.
        if (tree % 2 == 0)
            stream.shuffle(std::span(order));
        const std::size_t half = patients / 2;
        const auto bag = tree % 2 == 0 ? std::span(order).first(half) : std::span(order).subspan(half);
        const auto others = tree % 2 == 0 ? std::span(order).subspan(half) : std::span(order).first(half);
        const std::vector<std::uint8_t> used = drawFeatures(features.size(), plan.featuresPerTree, stream);
        const TreeGrower::Grown grown =
            grower.grow(bag.first(std::min(bag.size(), plan.mostTeachers)), statistics, limits, used);
        forest.m_trees.push_back(grown.tree);
        for (const TreeGrower::Leaf& leaf : grown.leaves) {
            const std::size_t first = forest.m_leaves.size();
            forest.m_leaves.resize(first + targetCount, 0.0f);
            for (std::size_t i = leaf.begin; i < leaf.end; ++i)
                for (std::size_t target = 0; target < targetCount; ++target)
                    forest.m_leaves[first + target] += targets[bag[i] * targetCount + target];
            for (std::size_t target = 0; target < targetCount && leaf.end > leaf.begin; ++target)
                forest.m_leaves[first + target] /= static_cast<float>(leaf.end - leaf.begin);
        }
        std::vector<kernels::CodeTest> tests;
        for (const TreeSplit& split : grown.tree.splits)
            tests.push_back(split.test(columns.column(split.feature)));
        kernels::leavesOf(forest.m_depth, tests.data(), patients, leaves.data());
        kernels::addLeafRows(targetCount, others.size(), others.data(), leaves.data(),
                             forest.m_leaves.data() + (tree << forest.m_depth) * targetCount, fitted.outlook.data());
        for (const std::uint32_t patient : others)
            ++judges[patient];
    }
    for (std::size_t patient = 0; patient < patients; ++patient)
        for (std::size_t target = 0; target < targetCount; ++target)
            fitted.outlook[patient * targetCount + target] /= static_cast<float>(std::max<int>(1, judges[patient]));
    return fitted;
}

void OutlookForest::save(TensorBundle& bundle, std::string_view prefix) const
{
    const std::string start(prefix);
    bundle.addNumber(start + "depth", std::uint64_t{m_depth});
    bundle.addNumber(start + "trees", std::uint64_t{m_trees.size()});
    std::vector<std::uint64_t> splits;
    for (const Tree& tree : m_trees)
        for (const TreeSplit& split : tree.splits)
            splits.push_back(std::uint64_t{split.feature} | std::uint64_t{split.code} << 16 |
                             std::uint64_t{split.missingRight} << 24);
    bundle.add({start + "splits", {splits.size()}, std::move(splits)});
    addFloats(bundle, start + "leaves", m_leaves);
}

Result<OutlookForest> OutlookForest::load(const TensorBundle& bundle, std::string_view prefix, std::size_t features,
                                          std::size_t targets)
{
    TensorReader reader(bundle, prefix);
    OutlookForest forest;
    forest.m_targets = targets;
    forest.m_depth = reader.integer("depth", kDeepest);
    const std::size_t trees = reader.integer("trees", kMostTrees);
    if (forest.m_depth == 0 || trees == 0)
        reader.refuse("trees");
    forest.m_leaves = reader.floats("leaves", (trees << forest.m_depth) * targets);
    if (reader.error())
        return *reader.error();
    const std::size_t inner = (std::size_t{1} << forest.m_depth) - 1;
    const std::array<std::uint64_t, 1> shape{trees * inner};
    const Result<std::span<const std::uint64_t>> splits = bundle.integers(std::string(prefix) + "splits", shape);
    if (!splits)
        return splits.error();
    for (std::size_t i = 0; i < splits->size(); ++i) {
        const std::uint64_t split = (*splits)[i];
        if ((split & 0xFFFFU) >= features)
            return Error{.code = ErrorCode::ProjectDamaged, .subject = std::string(prefix) + "splits"};
        if (i % inner == 0)
            forest.m_trees.emplace_back();
        forest.m_trees.back().splits.push_back({.feature = static_cast<std::uint16_t>(split & 0xFFFFU),
                                                .code = static_cast<std::uint8_t>(split >> 16 & 0xFFU),
                                                .missingRight = static_cast<std::uint8_t>(split >> 24 & 1U)});
    }
    return forest;
}

} // namespace core
