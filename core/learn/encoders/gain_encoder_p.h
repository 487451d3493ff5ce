// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/encoders/gain_loss_p.h"
#include "core/learn/encoders/state_encoder.h"

#include <Eigen/Core>

#include <vector>

namespace core {

// Generative adversarial imputation (Yoon, Jordon and van der Schaar 2018): a generator completes patients so that a
// discriminator cannot tell which values were known. It is asked without noise, so that the same patient always gets
// the same answer.
class GainEncoder final : public StateEncoder {
public:
    struct Parts {
        std::size_t hidden = 0;
        std::vector<float> means;   // of the columns; the generator's values count from them
        std::vector<float> weights; // of the generator
        Eigen::VectorXd variances;  // of what it leaves unexplained
    };
    explicit GainEncoder(Parts parts);
    static Result<StateEncoderPtr> load(const TensorBundle& bundle, std::string_view prefix, std::size_t features);

    const Parts& parts() const { return m_parts; }

    EncoderKind kind() const override { return EncoderKind::Gain; }
    std::size_t featureCount() const override { return m_parts.means.size(); }
    void impute(std::span<float> rows) const override;
    std::vector<float> sample(std::span<const float> row, std::size_t draws, RandomStream& stream) const override;
    void save(TensorBundle& bundle, std::string_view prefix) const override;

private:
    void imputePart(std::span<float> rows) const;

    Parts m_parts;
    Network m_generator;
};

std::unique_ptr<EncoderFit> beginGainFit(const EncoderPlan& plan, const EncoderData& data, Seed seed,
                                         const GainEncoder* start);

} // namespace core
