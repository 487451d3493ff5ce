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

struct BoostingPlan {
    int rounds = 300;
    int patience = 13; // rounds without gain on patients left out
    int depth = 4;
    double rate = 0.12;
    int smallestLeaf = 20; // patients
    double ridge = 1.0;
};

// Gradient boosted trees for the logarithm of the odds of disease (Friedman 2001, second-order leaves).
class BoostedTrees {
public:
    explicit BoostedTrees(std::size_t depth, float prior) : m_depth(depth), m_prior(prior) {}
    float score(const std::uint8_t* row) const; // log odds
    // The same of many patients, from `first` on.
    void score(const BinnedColumns& columns, std::size_t first, std::span<float> scores) const;
    std::size_t treeCount() const { return m_leaves.size() >> m_depth; }

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
// Nothing when `goOn` said stop.
std::optional<CrossFitted> fitAcrossFolds(const BinnedRows& rows, std::span<const std::uint16_t> features,
                                          const FoldedOutcomes& outcomes, const BoostingPlan& plan,
                                          const std::function<bool()>& goOn);

} // namespace core
