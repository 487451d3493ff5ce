// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/encoders/column_moments.h"
#include "core/learn/encoders/conditional_gaussian.h"
#include "core/learn/encoders/state_encoder.h"

namespace core {

// Matrix completion. A new patient is one more row of the completed matrix: with loadings B and the penalty fixed, its
// scores are the ridge regression of its known values on their loadings, (B_KᵀB_K + penalty·I)⁻¹·B_Kᵀ·x_K, and its
// unknown values B_U times these. For a patient of the training matrix that is its completed row.
//
// The same values are the conditional means of a normal distribution of covariance B·Bᵀ + penalty·I, times any factor;
// so one factorisation serves all patients of a pattern, and the factor that keeps the variance of the data gives
// draws.
class SoftImputeEncoder final : public StateEncoder {
public:
    struct Parts {
        ColumnMoments moments;
        Eigen::MatrixXd gram; // Σ (x − mean)·(x − mean)ᵀ over the completed patients
        double rows = 0.0;    // patients behind it
        double penalty = 0.0;
    };
    explicit SoftImputeEncoder(Parts parts);
    static Result<StateEncoderPtr> load(const TensorBundle& bundle, std::string_view prefix, std::size_t features);

    const Parts& parts() const { return m_parts; }
    const ConditionalGaussian& gaussian() const { return m_gaussian; }

    EncoderKind kind() const override { return EncoderKind::SoftImpute; }
    std::size_t featureCount() const override { return m_gaussian.featureCount(); }
    void impute(std::span<float> rows) const override;
    std::vector<float> sample(std::span<const float> row, std::size_t draws, RandomStream& stream) const override;
    void save(TensorBundle& bundle, std::string_view prefix) const override;

private:
    Parts m_parts;
    ConditionalGaussian m_gaussian;
};

std::unique_ptr<EncoderFit> beginSoftImputeFit(const EncoderPlan& plan, const EncoderData& data, Seed seed,
                                               const SoftImputeEncoder* start);

} // namespace core
