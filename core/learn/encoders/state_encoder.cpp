// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/state_encoder.h"

#include "core/learn/encoders/emflow_encoder_p.h"
#include "core/learn/encoders/flow_gradients_loader_p.h"
#include "core/learn/encoders/gain_encoder_p.h"
#include "core/learn/encoders/gaussian_encoder_p.h"
#include "core/learn/encoders/mean_encoder_p.h"
#include "core/learn/encoders/mice_encoder_p.h"
#include "core/learn/encoders/missforest_encoder_p.h"
#include "core/learn/encoders/softimpute_encoder_p.h"
#include "core/learn/tensor_reader_p.h"

#include <cassert>

namespace core {
namespace {

constexpr std::uint64_t kMostFeatures = 100'000; // a damaged number must not ask for all memory

template <typename Encoder>
const Encoder* as(const StateEncoderPtr& start)
{
    assert(!start || dynamic_cast<const Encoder*>(start.get()));
    return static_cast<const Encoder*>(start.get());
}

} // namespace

Result<StateEncoderPtr> loadStateEncoder(const TensorBundle& bundle, std::string_view prefix)
{
    TensorReader reader(bundle, prefix);
    const std::string kind = reader.text("kind");
    const std::uint64_t features = reader.integer("features", kMostFeatures);
    if (features == 0)
        reader.refuse("features");
    if (reader.error())
        return *reader.error();
    if (kind == "mean")
        return MeanEncoder::load(bundle, prefix, features);
    if (kind == "gaussian")
        return GaussianEncoder::load(bundle, prefix, features);
    if (kind == "mice")
        return MiceEncoder::load(bundle, prefix, features);
    if (kind == "missforest")
        return MissForestEncoder::load(bundle, prefix, features);
    if (kind == "softimpute")
        return SoftImputeEncoder::load(bundle, prefix, features);
    if (kind == "gain")
        return GainEncoder::load(bundle, prefix, features);
    if (kind == "emflow")
        return EmFlowEncoder::load(bundle, prefix, features);
    reader.refuse("kind");
    return *reader.error();
}

Result<std::unique_ptr<EncoderFit>> beginEncoderFit(const EncoderPlan& plan, const EncoderData& data, Seed seed,
                                                    const StateEncoderPtr& start)
{
    assert(data.features > 0 && data.training.size() % data.features == 0);
    switch (plan.kind) {
    case EncoderKind::Mean:
        return beginMeanFit(data, seed, as<MeanEncoder>(start));
    case EncoderKind::Gaussian:
        return beginGaussianFit(plan, data, seed, as<GaussianEncoder>(start));
    case EncoderKind::Mice:
        return beginMiceFit(plan, data, seed, as<MiceEncoder>(start));
    case EncoderKind::MissForest:
        return beginMissForestFit(plan, data, seed, as<MissForestEncoder>(start));
    case EncoderKind::SoftImpute:
        return beginSoftImputeFit(plan, data, seed, as<SoftImputeEncoder>(start));
    case EncoderKind::Gain:
        return beginGainFit(plan, data, seed, as<GainEncoder>(start));
    case EncoderKind::EmFlow:
        break;
    }
    Result<FlowGradients*> gradients = loadFlowGradients();
    if (!gradients)
        return gradients.error();
    return beginEmFlowFit(plan, data, seed, as<EmFlowEncoder>(start), **gradients);
}

} // namespace core
