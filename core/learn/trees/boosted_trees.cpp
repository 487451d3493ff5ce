// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/trees/boosted_trees.h"

#include "core/learn/tensor_reader_p.h"
#include "core/learn/trees/tree_p.h"

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

bool goesRight(std::uint32_t split, const std::uint8_t* row)
{
    const std::uint32_t value = row[split & 0xFFFFU];
    return value > (split >> 16 & 0xFFU) || (value == 0 && split >> 24 != 0);
}

float sigmoid(float logOdds)
{
    return 1.0f / (1.0f + std::exp(-logOdds));
}

// −log of the probability given to what is true.
double logLoss(float logOdds, bool diseased)
{
    const double x = diseased ? -logOdds : logOdds;
    return x > 0.0 ? x + std::log1p(std::exp(-x)) : std::log1p(std::exp(x));
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

// The model of one fold while it grows.
class BoostedFold {
public:
    BoostedFold(std::size_t number, const FoldedOutcomes& outcomes, const BoostingPlan& plan)
        : m_outcomes(outcomes),
          m_plan(plan),
          m_model(static_cast<std::size_t>(plan.depth), 0.0f)
    {
        for (std::uint32_t patient = 0; patient < outcomes.fold.size(); ++patient)
            (outcomes.fold[patient] == number ? m_leftOut : m_learning).push_back(patient);
        m_model.m_prior = logOddsOf(m_learning, outcomes.diseased);
        m_scores.assign(outcomes.fold.size(), m_model.m_prior);
    }

    std::span<const std::uint32_t> leftOut() const { return m_leftOut; }
    float prior() const { return m_model.m_prior; }

    // One more tree; what it says of those left out is added to `outOfFold`.
    void addTree(TreeGrower& grower, const BinnedRows& rows, std::vector<Lanes>& statistics, std::span<float> outOfFold)
    {
        for (const std::uint32_t patient : m_learning) {
            const float probability = sigmoid(m_scores[patient]);
            const float gradient = static_cast<float>(m_outcomes.diseased[patient]) - probability;
            statistics[patient] = Lanes{probability * (1.0f - probability), 1.0f, gradient, 0.0f};
        }
        const TreeGrower::Grown grown = grower.grow(m_learning, statistics, limits());
        std::vector<float> values;
        for (const TreeGrower::Leaf& leaf : grown.leaves) {
            const float weight = leaf.sums[0][0] + static_cast<float>(m_plan.ridge);
            values.push_back(static_cast<float>(m_plan.rate) * leaf.sums[0][2] / weight);
            for (std::size_t i = leaf.begin; i < leaf.end; ++i)
                m_scores[m_learning[i]] += values.back();
        }
        for (const std::uint32_t patient : m_leftOut)
            outOfFold[patient] += values[grown.tree.leafOf(rows.row(patient))];
        std::ranges::transform(grown.tree.splits, std::back_inserter(m_model.m_splits), packed);
        std::ranges::copy(values, std::back_inserter(m_model.m_leaves));
    }

    BoostedTrees model(std::size_t rounds) &&
    {
        m_model.m_leaves.resize(rounds << m_model.m_depth);
        m_model.m_splits.resize(rounds * ((std::size_t{1} << m_model.m_depth) - 1));
        return std::move(m_model);
    }

private:
    GrowthLimits limits() const
    {
        return {.depth = m_plan.depth,
                .smallestLeaf = m_plan.smallestLeaf,
                .ridge = static_cast<float>(m_plan.ridge),
                .smallestWeight = 1e-3f};
    }

    const FoldedOutcomes& m_outcomes;
    const BoostingPlan& m_plan;
    BoostedTrees m_model;
    std::vector<std::uint32_t> m_learning, m_leftOut;
    std::vector<float> m_scores; // of those who learn
};

std::optional<CrossFitted> fitAcrossFolds(const BinnedRows& rows, std::span<const std::uint16_t> features,
                                          const FoldedOutcomes& outcomes, const BoostingPlan& plan,
                                          const std::function<bool()>& goOn)
{
    assert(outcomes.diseased.size() == outcomes.fold.size() && outcomes.fold.size() <= rows.count());
    assert(plan.depth >= 1 && static_cast<std::size_t>(plan.depth) <= kDeepest);
    TreeGrower grower(rows, features, 1);
    std::vector<Lanes> statistics(rows.count());
    std::vector<BoostedFold> folds;
    std::vector<float> scores(outcomes.fold.size());
    for (std::size_t fold = 0; fold < outcomes.folds; ++fold) {
        folds.emplace_back(fold, outcomes, plan);
        for (const std::uint32_t patient : folds.back().leftOut())
            scores[patient] = folds.back().prior();
    }
    const auto loss = [&] {
        double sum = 0.0;
        for (std::size_t patient = 0; patient < scores.size(); ++patient)
            sum += logLoss(scores[patient], outcomes.diseased[patient] != 0);
        return sum;
    };
    CrossFitted best{.models = {}, .outOfFold = scores};
    double bestLoss = loss();
    std::size_t bestRounds = 0;
    const auto patience = static_cast<std::size_t>(plan.patience);
    for (std::size_t round = 1; round <= static_cast<std::size_t>(plan.rounds); ++round) {
        for (BoostedFold& fold : folds) {
            if (!goOn())
                return std::nullopt;
            fold.addTree(grower, rows, statistics, scores);
        }
        if (const double now = loss(); now < bestLoss) {
            bestLoss = now;
            bestRounds = round;
            best.outOfFold = scores;
        }
        if (features.empty() || round - bestRounds >= patience)
            break;
    }
    for (BoostedFold& fold : folds)
        best.models.push_back(std::move(fold).model(bestRounds));
    return best;
}

} // namespace core
