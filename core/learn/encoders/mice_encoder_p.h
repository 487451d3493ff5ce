// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/encoders/column_moments.h"
#include "core/learn/encoders/state_encoder.h"

#include <vector>

namespace core {

// Imputation by chained equations: unknown values begin at their column's mean; in every round each column's unknown
// values are predicted by a ridge regression on all other columns as they are by then.
class MiceEncoder final : public StateEncoder {
public:
    // Predicts one column: weights of all columns (its own is 0) and an intercept.
    struct Regression {
        Eigen::VectorXd weights;
        double intercept = 0.0;
        double variance = 0.0; // of what it leaves unexplained
    };
    struct Parts {
        ColumnMoments moments;
        std::vector<Regression> regressions; // round after round, in each the columns in order
    };
    explicit MiceEncoder(Parts parts) : m_parts(std::move(parts)) {}
    static Result<StateEncoderPtr> load(const TensorBundle& bundle, std::string_view prefix, std::size_t features);

    const Parts& parts() const { return m_parts; }

    EncoderKind kind() const override { return EncoderKind::Mice; }
    std::size_t featureCount() const override { return static_cast<std::size_t>(m_parts.moments.mean.size()); }
    void impute(std::span<float> rows) const override;
    std::vector<float> sample(std::span<const float> row, std::size_t draws, RandomStream& stream) const override;
    void save(TensorBundle& bundle, std::string_view prefix) const override;

private:
    Parts m_parts;
};

std::unique_ptr<EncoderFit> beginMiceFit(const EncoderPlan& plan, const EncoderData& data, Seed seed,
                                         const MiceEncoder* start);

} // namespace core
