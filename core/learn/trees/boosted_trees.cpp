// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/trees/boosted_trees.h"

#include "core/base/random.h"
#include "core/learn/tensor_reader_p.h"
#include "core/learn/trees/boosting_grower_p.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <string>

namespace core {
namespace {

constexpr std::size_t kDeepest = 10;

std::uint32_t packed(const TreeSplit& split)
{
    return std::uint32_t{split.feature} | std::uint32_t{split.code} << 16 | std::uint32_t{split.missingRight} << 24;
}

TreeSplit unpacked(std::uint32_t split)
{
    return {.feature = static_cast<std::uint16_t>(split & 0xFFFFU),
            .code = static_cast<std::uint8_t>(split >> 16 & 0xFFU),
            .missingRight = static_cast<std::uint8_t>(split >> 24 & 1U)};
}

bool goesRight(std::uint32_t split, const std::uint8_t* row)
{
    const std::uint32_t value = row[split & 0xFFFFU];
    return value > (split >> 16 & 0xFFU) || (value == 0 && split >> 24 != 0);
}

float logOddsOf(std::span<const std::uint32_t> patients, std::span<const std::uint8_t> diseased)
{
    // Half a patient on either side keeps a fold of one class finite.
    double present = 0.5;
    for (const std::uint32_t patient : patients)
        present += diseased[patient];
    return static_cast<float>(std::log(present / (static_cast<double>(patients.size()) + 1.0 - present)));
}

} // namespace

Tree BoostedTrees::treeAt(std::size_t tree) const
{
    const std::size_t inner = (std::size_t{1} << m_depth) - 1;
    Tree shape;
    for (const std::uint32_t split : std::span(m_splits).subspan(tree * inner, inner))
        shape.splits.push_back(unpacked(split));
    return shape;
}

float BoostedTrees::score(const std::uint8_t* row) const
{
    const std::size_t inner = (std::size_t{1} << m_depth) - 1;
    float sum = m_prior;
    const std::uint32_t* splits = m_splits.data();
    const float* leaves = m_leaves.data();
    for (std::size_t tree = 0; tree < treeCount(); ++tree, splits += inner, leaves += inner + 1) {
        std::size_t node = 0;
        while (node < inner)
            node = 2 * node + 1 + std::size_t{goesRight(splits[node], row)};
        sum += leaves[node - inner];
    }
    return sum;
}

void BoostedTrees::score(const BinnedColumns& columns, std::size_t first, std::span<float> scores) const
{
    constexpr std::size_t kAtOnce = 2048; // patients whose scores and codes stay in the cache for all trees
    const std::size_t inner = (std::size_t{1} << m_depth) - 1;
    std::vector<kernels::CodeTest> tests(inner);
    std::ranges::fill(scores, m_prior);
    for (std::size_t begin = 0; begin < scores.size(); begin += kAtOnce) {
        const auto some = scores.subspan(begin, std::min(kAtOnce, scores.size() - begin));
        for (std::size_t tree = 0; tree < treeCount(); ++tree) {
            for (std::size_t node = 0; node < inner; ++node) {
                const TreeSplit split = unpacked(m_splits[tree * inner + node]);
                tests[node] = split.test(columns.column(split.feature) + first + begin);
            }
            kernels::addLeafValues(m_depth, tests.data(), m_leaves.data() + (tree << m_depth), some.size(),
                                   some.data());
        }
    }
}

void BoostedTrees::save(TensorBundle& bundle, std::string_view prefix) const
{
    const std::string start(prefix);
    bundle.addNumber(start + "depth", std::uint64_t{m_depth});
    bundle.addNumber(start + "prior", double{m_prior});
    // Two splits in one number.
    std::vector<std::uint64_t> splits((m_splits.size() + 1) / 2, 0);
    for (std::size_t i = 0; i < m_splits.size(); ++i)
        splits[i / 2] |= std::uint64_t{m_splits[i]} << (i % 2 * 32);
    bundle.addNumber(start + "trees", std::uint64_t{treeCount()});
    bundle.add({start + "splits", {splits.size()}, std::move(splits)});
    addFloats(bundle, start + "leaves", m_leaves);
}

Result<BoostedTrees> BoostedTrees::load(const TensorBundle& bundle, std::string_view prefix, std::size_t features)
{
    TensorReader reader(bundle, prefix);
    const std::size_t depth = reader.integer("depth", kDeepest);
    const auto prior = static_cast<float>(reader.number("prior"));
    const std::size_t trees = reader.integer("trees", 1'000'000);
    if (depth == 0)
        reader.refuse("depth");
    if (!std::isfinite(prior))
        reader.refuse("prior");
    BoostedTrees model(depth, prior);
    model.m_leaves = reader.floats("leaves", trees << depth);
    if (reader.error())
        return *reader.error();
    const std::size_t count = trees * ((std::size_t{1} << depth) - 1);
    const std::array<std::uint64_t, 1> shape{(count + 1) / 2};
    const Result<std::span<const std::uint64_t>> splits = bundle.integers(std::string(prefix) + "splits", shape);
    if (!splits)
        return splits.error();
    for (std::size_t i = 0; i < count; ++i) {
        const auto split = static_cast<std::uint32_t>((*splits)[i / 2] >> (i % 2 * 32));
        if ((split & 0xFFFFU) >= features)
            return Error{.code = ErrorCode::ProjectDamaged, .subject = std::string(prefix) + "splits"};
        model.m_splits.push_back(split);
    }
    return model;
}

namespace {

// What the folds use in turn while they grow.
struct BoostingScratch {
    explicit BoostingScratch(std::size_t patients)
        : gradient(patients),
          weight(patients),
          shares(patients),
          leaf(patients),
          teachers(patients)
    {
    }
    std::vector<float> gradient, weight; // 0 for those left out
    std::vector<kernels::Share> shares;
    std::vector<std::uint16_t> leaf;
    std::vector<std::uint32_t> teachers; // room for all
};

} // namespace

// The model of one fold while it grows.
class BoostedFold {
public:
    BoostedFold(std::size_t number, const FoldedOutcomes& outcomes, const BoostingPlan& plan, BoostedTrees start,
                const BoostingGrower& grower)
        : m_outcomes(outcomes),
          m_plan(plan),
          m_model(std::move(start)),
          m_stream(Seed{number}, "teachers of a tree")
    {
        for (std::uint32_t patient = 0; patient < outcomes.fold.size(); ++patient)
            (outcomes.fold[patient] == number ? m_leftOut : m_learning).push_back(patient);
        m_model.m_prior = logOddsOf(m_learning, outcomes.diseased);
        for (float& value : m_model.m_leaves)
            value *= static_cast<float>(plan.kept);
        m_scores.assign(outcomes.fold.size(), m_model.m_prior);
        for (std::size_t tree = 0; tree < m_model.treeCount(); ++tree)
            grower.addLeafValues(m_model.treeAt(tree), m_model.leavesAt(tree), m_scores);
    }

    // What the model says of those left out.
    void writeLeftOut(std::span<float> outOfFold) const
    {
        for (const std::uint32_t patient : m_leftOut)
            outOfFold[patient] = m_scores[patient];
    }

    void addTree(BoostingGrower& grower, BoostingScratch& scratch)
    {
        kernels::boostingSteps(m_scores.size(), m_scores.data(), m_outcomes.diseased.data(), scratch.gradient.data(),
                               scratch.weight.data(), scratch.shares.data());
        for (const std::uint32_t patient : m_leftOut)
            scratch.gradient[patient] = scratch.weight[patient] = 0.0f;
        const std::span<std::uint32_t> teachers = drawTeachers(scratch.teachers);
        const Tree tree = grower.grow(teachers, scratch.shares, limitsFor(teachers.size()));
        grower.leavesOf(tree, scratch.leaf);
        const std::vector<float> values = leafValues(scratch);
        for (std::size_t patient = 0; patient < m_scores.size(); ++patient)
            m_scores[patient] += values[scratch.leaf[patient]];
        std::ranges::transform(tree.splits, std::back_inserter(m_model.m_splits), packed);
        std::ranges::copy(values, std::back_inserter(m_model.m_leaves));
    }

    BoostedTrees model(std::size_t rounds) &&
    {
        m_model.m_leaves.resize(rounds << m_model.m_depth);
        m_model.m_splits.resize(rounds * ((std::size_t{1} << m_model.m_depth) - 1));
        return std::move(m_model);
    }

private:
    // What is asked of all who learn, in terms of some of them.
    GrowthLimits limitsFor(std::size_t teachers) const
    {
        const double share =
            static_cast<double>(teachers) / static_cast<double>(std::max<std::size_t>(1, m_learning.size()));
        return {.depth = m_plan.depth,
                .smallestLeaf = std::max(1, static_cast<int>(std::lround(share * m_plan.smallestLeaf))),
                .ridge = static_cast<float>(share * m_plan.ridge),
                .smallestWeight = static_cast<float>(share * 1e-3)};
    }

    // Who finds the questions of the next tree: half of those who learn, others each time, which is faster and tells
    // more of patients left out than all of them again and again do (Friedman 2002). What the answers are worth is then
    // told by all.
    std::span<std::uint32_t> drawTeachers(std::vector<std::uint32_t>& room)
    {
        constexpr std::size_t kFewest = 1000;
        constexpr std::size_t kMost =
            BoostingGrower::kMostTeachers - 383;          // three deviations below what there is room for
        constexpr std::size_t kCoins = 4, kSides = 65536; // of one random number
        const std::size_t wanted = std::clamp(m_learning.size() / 2, kFewest, kMost);
        if (wanted >= m_learning.size()) {
            std::ranges::copy(m_learning, room.begin());
            return std::span(room).first(m_learning.size());
        }
        const std::uint64_t chosen = kSides * wanted / m_learning.size();
        std::uint64_t coins = 0;
        std::size_t count = 0;
        for (std::size_t i = 0; i < m_learning.size();
             ++i) { // all are written and some count: nothing to guess wrongly
            coins = i % kCoins == 0 ? m_stream.next() : coins / kSides;
            room[count] = m_learning[i];
            count += coins % kSides < chosen ? 1U : 0U;
        }
        return std::span(room).first(std::min(count, BoostingGrower::kMostTeachers));
    }

    // One Newton step of each leaf, from all who learn.
    std::vector<float> leafValues(const BoostingScratch& scratch) const
    {
        struct Sums {
            double gradient = 0.0, weight = 0.0;
        };
        // Neighbours are mostly in the same leaf: in sums of their own they do not wait for each other.
        constexpr std::size_t kLanes = 4;
        const std::size_t leaves = std::size_t{1} << m_model.m_depth;
        std::vector<Sums> sums(kLanes * leaves);
        for (std::size_t patient = 0; patient < scratch.leaf.size(); ++patient) {
            Sums& own = sums[patient % kLanes * leaves + scratch.leaf[patient]];
            own.gradient += double{scratch.gradient[patient]};
            own.weight += double{scratch.weight[patient]};
        }
        std::vector<float> values;
        for (std::size_t leaf = 0; leaf < leaves; ++leaf) {
            Sums all;
            for (std::size_t lane = 0; lane < kLanes; ++lane) {
                all.gradient += sums[lane * leaves + leaf].gradient;
                all.weight += sums[lane * leaves + leaf].weight;
            }
            values.push_back(static_cast<float>(m_plan.rate * all.gradient / (all.weight + m_plan.ridge)));
        }
        return values;
    }

    const FoldedOutcomes& m_outcomes;
    const BoostingPlan& m_plan;
    BoostedTrees m_model;
    std::vector<std::uint32_t> m_learning, m_leftOut;
    std::vector<float> m_scores; // of everybody, by this model
    RandomStream m_stream;
};

std::optional<CrossFitted> fitAcrossFolds(const BinnedRows& rows, std::span<const std::uint16_t> features,
                                          const FoldedOutcomes& outcomes, const BoostingPlan& plan,
                                          const std::function<bool()>& goOn, std::span<const BoostedTrees> start)
{
    const std::size_t patients = outcomes.fold.size();
    assert(outcomes.diseased.size() == patients && patients <= rows.count());
    assert(plan.depth >= 1 && static_cast<std::size_t>(plan.depth) <= kDeepest);
    assert(start.empty() || start.size() == outcomes.folds);
    BoostingGrower grower(rows, features, patients);
    BoostingScratch scratch(patients);
    std::vector<BoostedFold> folds;
    std::vector<float> scores(patients);
    for (std::size_t fold = 0; fold < outcomes.folds; ++fold) {
        folds.emplace_back(fold, outcomes, plan,
                           start.empty() ? BoostedTrees(static_cast<std::size_t>(plan.depth), 0.0f) : start[fold],
                           grower);
        folds.back().writeLeftOut(scores);
    }
    CrossFitted best{.models = {}, .outOfFold = scores};
    double bestLoss = kernels::logLoss(patients, scores.data(), outcomes.diseased.data());
    std::size_t bestRounds = 0;
    const auto patience = static_cast<std::size_t>(plan.patience);
    for (std::size_t round = 1; round <= static_cast<std::size_t>(plan.rounds); ++round) {
        for (BoostedFold& fold : folds) {
            if (!goOn())
                return std::nullopt;
            fold.addTree(grower, scratch);
            fold.writeLeftOut(scores);
        }
        const double loss = kernels::logLoss(patients, scores.data(), outcomes.diseased.data());
        if (loss < bestLoss) {
            bestLoss = loss;
            bestRounds = round;
            best.outOfFold = scores;
        }
        if (features.empty() || round - bestRounds >= patience)
            break;
    }
    const std::size_t before = start.empty() ? 0 : start.front().treeCount();
    for (BoostedFold& fold : folds)
        best.models.push_back(std::move(fold).model(before + bestRounds));
    return best;
}

} // namespace core
