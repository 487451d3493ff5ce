// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/encoders/column_moments.h"
#include "core/learn/encoders/state_encoder.h"
#include "core/learn/trees/feature_bins.h"
#include "core/learn/trees/tree_p.h"

#include <cstdint>
#include <span>
#include <vector>

namespace core {

// Predicts one column from the others: the mean of its trees' leaves. Of a column of 0 and 1 that is a probability.
struct ImputingForest {
    std::vector<TreeSplit> splits; // tree after tree, each 2^depth − 1
    std::vector<float> leaves;     // tree after tree, each 2^depth
    double variance = 0.0;         // of what it leaves unexplained in patients it has not seen
};

// MissForest (Stekhoven and Bühlmann 2012): unknown values begin at their column's mean; in every round each column's
// unknown values are predicted by a random forest on all other columns as they are by then, the columns with the fewest
// gaps first.
class MissForestEncoder final : public StateEncoder {
public:
    struct Parts {
        ColumnMoments moments;
        FeatureBins bins;
        std::vector<std::uint32_t> order;         // of the columns in each round
        std::size_t depth = 1;                    // of every tree
        std::size_t trees = 1;                    // of every forest
        std::vector<ImputingForest> forests = {}; // round after round, in each the columns by `order`
    };
    explicit MissForestEncoder(Parts parts);
    static Result<StateEncoderPtr> load(const TensorBundle& bundle, std::string_view prefix, std::size_t features);

    const Parts& parts() const { return m_parts; }

    EncoderKind kind() const override { return EncoderKind::MissForest; }
    std::size_t featureCount() const override { return m_parts.order.size(); }
    void impute(std::span<float> rows) const override;
    std::vector<float> sample(std::span<const float> row, std::size_t draws, RandomStream& stream) const override;
    void save(TensorBundle& bundle, std::string_view prefix) const override;

private:
    void imputeBlock(std::span<float> rows) const;

    Parts m_parts;
    std::vector<std::uint8_t> m_meanCodes; // of the columns' means
};

// What the forest predicts for some of the rows, in the order of `which`. A row's answer does not depend on the others.
void predictByForest(const ImputingForest& forest, std::size_t depth, const BinnedRows& rows,
                     std::span<const std::uint32_t> which, std::span<float> answers);

std::unique_ptr<EncoderFit> beginMissForestFit(const EncoderPlan& plan, const EncoderData& data, Seed seed,
                                               const MissForestEncoder* start);

} // namespace core
