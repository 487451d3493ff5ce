// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/learn/trees/feature_bins.h"
#include "core/model/tensors.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace core {

struct Tree;

struct BoostingPlan {
    int rounds = 300;
    int patience = 13; // rounds without gain on patients left out
    int depth = 4;
    double rate = 0.12;
    int smallestLeaf = 20; // patients
    double ridge = 1.0;
    double kept = 0.7; // share of a model that is gone on from
};

// Gradient boosted trees for the logarithm of the odds of disease (Friedman 2001, second-order leaves).
class BoostedTrees {
public:
    explicit BoostedTrees(std::size_t depth, float prior) : m_depth(depth), m_prior(prior) {}
    float score(const std::uint8_t* row) const; // log odds
    // The same of many patients, from `first` on.
    void score(const BinnedColumns& columns, std::size_t first, std::span<float> scores) const;
    std::size_t treeCount() const { return m_leaves.size() >> m_depth; }
    std::size_t depth() const { return m_depth; }
    float prior() const { return m_prior; } // log odds before the first tree
    Tree treeAt(std::size_t tree) const;
    std::span<const float> leavesAt(std::size_t tree) const
    {
        return std::span(m_leaves).subspan(tree << m_depth, std::size_t{1} << m_depth);
    }

    void save(TensorBundle& bundle, std::string_view prefix) const;
    static Result<BoostedTrees> load(const TensorBundle& bundle, std::string_view prefix, std::size_t features);

private:
    friend class BoostedFold;
    std::size_t m_depth;
    float m_prior;
    std::vector<std::uint32_t> m_splits; // tree after tree: feature, code and who has no value, packed
    std::vector<float> m_leaves;
};

// Which patients learn and which are left out: `fold` gives every patient a number below `folds`.
struct FoldedOutcomes {
    std::span<const std::uint8_t> diseased;
    std::span<const std::uint8_t> fold;
    std::size_t folds = 5;
};

// One model for every fold, learned without it; all with as many rounds as serve the patients left out best. The
// scores of patients who learned are those of the model that never saw them.
struct CrossFitted {
    std::vector<BoostedTrees> models;
    std::vector<float> outOfFold; // log odds, by patient
};
// Nothing when `goOn` said stop. `start`: models of the same folds that know some of the features; the new ones go on
// from a share of what they say, since what was learned in ignorance of the other features would have to be unlearned.
std::optional<CrossFitted> fitAcrossFolds(const BinnedRows& rows, std::span<const std::uint16_t> features,
                                          const FoldedOutcomes& outcomes, const BoostingPlan& plan,
                                          const std::function<bool()>& goOn, std::span<const BoostedTrees> start = {});

} // namespace core
