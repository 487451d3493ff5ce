// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/encoders/conditional_gaussian.h"
#include "core/learn/encoders/state_encoder.h"

namespace core {

// What is not known is its conditional mean under one normal distribution: EMFlow without the flow.
class GaussianEncoder final : public StateEncoder {
public:
    // `rows`: how many patients are behind the distribution.
    GaussianEncoder(ConditionalGaussian gaussian, double rows) : m_gaussian(std::move(gaussian)), m_rows(rows) {}
    static Result<StateEncoderPtr> load(const TensorBundle& bundle, std::string_view prefix, std::size_t features);

    const ConditionalGaussian& gaussian() const { return m_gaussian; }
    double rows() const { return m_rows; }

    EncoderKind kind() const override { return EncoderKind::Gaussian; }
    std::size_t featureCount() const override { return m_gaussian.featureCount(); }
    void impute(std::span<float> rows) const override;
    std::vector<float> sample(std::span<const float> row, std::size_t draws, RandomStream& stream) const override;
    void save(TensorBundle& bundle, std::string_view prefix) const override;

private:
    ConditionalGaussian m_gaussian;
    double m_rows = 0.0;
};

std::unique_ptr<EncoderFit> beginGaussianFit(const EncoderPlan& plan, const EncoderData& data, Seed seed,
                                             const GaussianEncoder* start);

} // namespace core
