// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/kernels.h"
#include "core/learn/encoders/conditional_gaussian.h"
#include "core/learn/encoders/state_encoder.h"

#include <vector>

namespace core {

// EMFlow (Ma and Ghosh 2021; the paper's appendix): a flow of couplings maps patients to latent values that are
// normally distributed, unknown ones become their conditional means there, and the inverse flow maps them back.
class EmFlowEncoder final : public StateEncoder {
public:
    struct Parts {
        kernels::FlowShape shape;
        std::vector<float> weights;
        ConditionalGaussian base;       // of the latent values
        std::vector<float> placeholder; // what an unknown value enters the flow as: its column's mean
        std::uint64_t emSteps = 0;      // of online EM behind the base
    };
    explicit EmFlowEncoder(Parts parts) : m_parts(std::move(parts)) {}
    static Result<StateEncoderPtr> load(const TensorBundle& bundle, std::string_view prefix, std::size_t features);

    const Parts& parts() const { return m_parts; }
    bool isGaussian() const; // the flow is (still) the identity

    EncoderKind kind() const override { return EncoderKind::EmFlow; }
    std::size_t featureCount() const override { return m_parts.shape.features; }
    void impute(std::span<float> rows) const override;
    std::vector<float> sample(std::span<const float> row, std::size_t draws, RandomStream& stream) const override;
    void save(TensorBundle& bundle, std::string_view prefix) const override;

private:
    void imputePart(std::span<float> rows) const;
    std::vector<float> latent(std::span<const float> rows) const; // with placeholders
    // Back to data, for what is NaN in `rows`.
    void replaceUnknown(std::span<float> rows, std::vector<float> latentValues) const;

    Parts m_parts;
};

// A flow that changes nothing: random weights but for the last layer of each coupling, which is 0.
std::vector<float> identityFlow(const kernels::FlowShape& shape, Seed seed);

std::unique_ptr<EncoderFit> beginEmFlowFit(const EncoderPlan& plan, const EncoderData& data, Seed seed,
                                           const EmFlowEncoder* start, class FlowGradients& gradients);

} // namespace core
