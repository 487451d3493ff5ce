// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/column_moments.h"
#include "core/learn/encoders/emflow_encoder_p.h"
#include "core/learn/encoders/fit_base_p.h"
#include "core/learn/encoders/flow_gradients_p.h"
#include "core/learn/encoders/gaussian_em.h"
#include "core/learn/encoders/hidden_batch_p.h"
#include "core/learn/encoders/online_em.h"
#include "core/learn/tensor_reader_p.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr std::uint64_t kFlowValidateEvery = 25;
constexpr double kFlowGradientNorm = 1.0;
constexpr double kFlowRateAtEnd = 0.05; // share of the rate, falling evenly: the last steps settle
constexpr double kFlowTooBad = 1.5;     // times the best validation error: it will not come back by itself

// What a step of the optimiser changes. Restored as a whole where training went astray.
struct FlowState {
    std::vector<float> weights = {}, first = {}, second = {}; // and Adam's moments
    std::uint64_t adamSteps = 0;
    ConditionalGaussian base;
    std::uint64_t emSteps = 0;
};

void saveFlowState(TensorBundle& bundle, const std::string& prefix, const FlowState& state)
{
    addFloats(bundle, prefix + "weights", state.weights);
    addFloats(bundle, prefix + "first moments", state.first);
    addFloats(bundle, prefix + "second moments", state.second);
    bundle.addNumber(prefix + "adam steps", state.adamSteps);
    addVector(bundle, prefix + "base mean", state.base.mean());
    addMatrix(bundle, prefix + "base covariance", state.base.covariance());
    bundle.addNumber(prefix + "em steps", state.emSteps);
}

Result<FlowState> loadFlowState(const TensorBundle& bundle, const std::string& prefix, const kernels::FlowShape& shape)
{
    constexpr std::uint64_t kAny = ~std::uint64_t{0};
    const std::size_t count = kernels::flowWeightCount(shape);
    TensorReader reader(bundle, prefix);
    std::vector<float> weights = reader.floats("weights", count);
    std::vector<float> first = reader.floats("first moments", count), second = reader.floats("second moments", count);
    const std::uint64_t adamSteps = reader.integer("adam steps", kAny);
    Eigen::VectorXd mean = reader.vector("base mean", shape.features);
    Eigen::MatrixXd covariance = reader.matrix("base covariance", shape.features, shape.features);
    const std::uint64_t emSteps = reader.integer("em steps", kAny);
    if (reader.error())
        return *reader.error();
    return FlowState{std::move(weights),
                     std::move(first),
                     std::move(second),
                     adamSteps,
                     ConditionalGaussian(std::move(mean), std::move(covariance)),
                     emSteps};
}

// Training of the paper's appendix, "supervised": each iteration hides random panels of a batch, takes a step on L1,
// moves the base by online EM and takes a step on L2. Before it, the base is fitted by plain EM; with a flow that still
// changes nothing, that is the Gaussian encoder, and what follows must beat it on validation to be kept.
class EmFlowFit final : public FitBase {
public:
    EmFlowFit(const EncoderPlan& plan, const EncoderData& data, Seed seed, const EmFlowEncoder* start,
              FlowGradients& gradients);
    bool finished() const override { return !fittingBase() && FitBase::finished(); }
    void advance() override;

private:
    bool fittingBase() const { return m_baseRounds > 0; }
    void fitBase();
    void iterate();
    bool likelihoodStep(const HiddenBatch& batch);
    void moveBase(HiddenBatch& batch);
    bool reconstructionStep(const HiddenBatch& batch);
    double rate() const;
    bool adamStep(); // false: the gradient is not finite
    FlowGradients::Flow flow() const { return {m_shape, m_now.weights.data()}; }
    void describeBase();
    FlowGradients::Base base() const;
    StateEncoderPtr current() const;
    void validate();
    void goBack();

    void saveState(TensorBundle& bundle, const std::string& prefix) const override;
    Status restoreState(const TensorBundle& bundle, const std::string& prefix) override;

    EncoderPlan m_plan;
    Seed m_seed;
    FlowGradients& m_gradients;
    kernels::FlowShape m_shape;
    std::vector<float> m_placeholder;
    GaussianEm m_em;
    std::uint64_t m_baseRounds = 0; // still to do
    FlowState m_now, m_good;        // now, and when it was last found good on validation
    double m_rateShare = 1.0;
    std::uint64_t m_divergences = 0;

    std::vector<float> m_gradient;
    std::vector<float> m_baseMean, m_basePrecision; // for LibTorch
};

std::vector<float> columnMeans(const EncoderData& data)
{
    const Eigen::VectorXf means = columnMoments(data.training, data.features).mean.cast<float>();
    return {means.begin(), means.end()};
}

kernels::FlowShape shapeOf(const EncoderPlan& plan, std::size_t features)
{
    return {.features = features,
            .hidden = static_cast<std::size_t>(plan.hidden),
            .couplings = static_cast<std::size_t>(plan.couplings),
            .scaleBound = static_cast<float>(plan.scaleBound)};
}

// What plain EM has read counts as steps of online EM, or its first step would throw 99 % of it away.
std::uint64_t emStepsOfPlainEm(const EncoderPlan& plan, const EncoderData& data)
{
    const std::uint64_t rows = data.training.size() / data.features;
    const auto batch = static_cast<std::uint64_t>(plan.batch);
    return static_cast<std::uint64_t>(plan.rounds) * ((rows + batch - 1) / batch);
}

EmFlowFit::EmFlowFit(const EncoderPlan& plan, const EncoderData& data, Seed seed, const EmFlowEncoder* start,
                     FlowGradients& gradients)
    : FitBase(data, seed, data.training.empty() ? 0 : static_cast<std::uint64_t>(plan.iterations)),
      m_plan(plan),
      m_seed(seed),
      m_gradients(gradients),
      m_shape(start ? start->parts().shape : shapeOf(plan, data.features)),
      m_placeholder(start ? start->parts().placeholder : columnMeans(data)),
      m_em(data.training, data.features, nullptr),
      m_baseRounds(start ? 0 : static_cast<std::uint64_t>(plan.rounds)),
      m_now{.weights = start ? start->parts().weights : identityFlow(m_shape, seed),
            .base = start ? start->parts().base : m_em.estimate(),
            .emSteps = start ? start->parts().emSteps : emStepsOfPlainEm(plan, data)},
      m_good(m_now)
{
    m_now.first.assign(m_now.weights.size(), 0.0f);
    m_now.second = m_now.first;
    m_good = m_now;
    m_gradient.resize(m_now.weights.size());
    consider(current(), fittingBase() ? Draw::No : Draw::Yes);
    if (!fittingBase())
        raiseBar();
}

void EmFlowFit::advance()
{
    if (finished())
        return;
    if (fittingBase())
        fitBase();
    else
        iterate();
    if (finished() && static_cast<const EmFlowEncoder&>(*best()).isGaussian())
        addNotice(TrainingNotice::EncoderNoBetterThanGaussian);
}

void EmFlowFit::fitBase()
{
    if (!m_em.work())
        return;
    --m_baseRounds;
    m_now.base = m_em.estimate();
    consider(current(), fittingBase() ? Draw::No : Draw::Yes);
    m_good = m_now;
    if (!fittingBase())
        raiseBar(); // the flow has to earn its place
}

void EmFlowFit::iterate()
{
    countOne();
    RandomStream stream(m_seed, "encoder iteration " + std::to_string(done()));
    HiddenBatch batch(data(), static_cast<std::size_t>(m_plan.batch), m_placeholder, stream);
    describeBase();
    bool sound = likelihoodStep(batch);
    if (sound) {
        moveBase(batch);
        describeBase();
        sound = reconstructionStep(batch);
    }
    if (!sound)
        goBack();
    else if (done() % kFlowValidateEvery == 0 || FitBase::finished())
        validate();
}

bool EmFlowFit::likelihoodStep(const HiddenBatch& batch)
{
    std::vector<float> imputed = batch.masked();
    current()->impute(imputed);
    FlowGradients::Losses losses;
    if (!m_gradients.likelihood(flow(), base(), batch.rowCount(), imputed.data(), losses, m_gradient.data()) ||
        !std::isfinite(losses.likelihood))
        return false;
    addPoint(Curve::EncoderLikelihood, losses.likelihood);
    return adamStep();
}

void EmFlowFit::moveBase(HiddenBatch& batch)
{
    batch.conditionOn(m_now.base);
    std::vector<float> latent = batch.filled();
    kernels::flowForward(m_shape, m_now.weights.data(), batch.rowCount(), latent.data());
    for (const MissingnessPattern& pattern : batch.patterns())
        m_now.base.fillMeans(pattern, latent);
    m_now.base = onlineEmStep(m_now.base, batch.patterns(), latent, ++m_now.emSteps);
}

bool EmFlowFit::reconstructionStep(const HiddenBatch& batch)
{
    FlowGradients::Losses losses;
    if (!m_gradients.reconstruction(flow(), base(), batch.view(), m_plan.alpha, losses, m_gradient.data()) ||
        !std::isfinite(losses.likelihood + losses.reconstruction))
        return false;
    addPoint(Curve::EncoderReconstruction, losses.reconstruction);
    return adamStep();
}

double EmFlowFit::rate() const
{
    const double share = static_cast<double>(done()) / static_cast<double>(total());
    return m_plan.rate * m_rateShare * (1.0 - (1.0 - kFlowRateAtEnd) * share);
}

bool EmFlowFit::adamStep()
{
    const double norm = std::sqrt(kernels::squaredNorm(m_gradient.size(), m_gradient.data()));
    if (!std::isfinite(norm))
        return false;
    const kernels::AdamStep step{.rate = static_cast<float>(rate()),
                                 .weightDecay = static_cast<float>(m_plan.weightDecay),
                                 .step = ++m_now.adamSteps,
                                 .gradientScale =
                                     static_cast<float>(norm > kFlowGradientNorm ? kFlowGradientNorm / norm : 1.0)};
    kernels::adam(m_gradient.size(), step, m_gradient.data(), m_now.weights.data(), m_now.first.data(),
                  m_now.second.data());
    return true;
}

void EmFlowFit::describeBase()
{
    const Eigen::VectorXf mean = m_now.base.mean().cast<float>();
    const Eigen::MatrixXf precision = m_now.base.precision().cast<float>(); // symmetric: either order
    m_baseMean.assign(mean.begin(), mean.end());
    m_basePrecision.assign(precision.data(), precision.data() + precision.size());
}

FlowGradients::Base EmFlowFit::base() const
{
    return {m_baseMean.data(), m_basePrecision.data(), m_now.base.logDeterminant()};
}

StateEncoderPtr EmFlowFit::current() const
{
    return std::make_shared<EmFlowEncoder>(
        EmFlowEncoder::Parts{m_shape, m_now.weights, m_now.base, m_placeholder, m_now.emSteps});
}

void EmFlowFit::validate()
{
    const std::optional<double> before = bestRmse();
    const std::optional<double> rmse = consider(current());
    if (rmse && before && !(*rmse < kFlowTooBad * *before))
        goBack();
    else if (!before || !rmse || *rmse < *before)
        m_good = m_now;
}

void EmFlowFit::goBack()
{
    m_now = m_good;
    m_rateShare *= 0.5;
    if (m_divergences++ == 0)
        addNotice(TrainingNotice::EncoderDiverged);
}

void EmFlowFit::saveState(TensorBundle& bundle, const std::string& prefix) const
{
    bundle.addNumber(prefix + "base rounds", m_baseRounds);
    bundle.addNumber(prefix + "rate share", m_rateShare);
    bundle.addNumber(prefix + "divergences", m_divergences);
    saveFlowState(bundle, prefix + "now/", m_now);
    saveFlowState(bundle, prefix + "good/", m_good);
}

Status EmFlowFit::restoreState(const TensorBundle& bundle, const std::string& prefix)
{
    TensorReader reader(bundle, prefix);
    const std::uint64_t rounds = reader.integer("base rounds", static_cast<std::uint64_t>(m_plan.rounds));
    const double rateShare = reader.number("rate share");
    const std::uint64_t divergences = reader.integer("divergences", ~std::uint64_t{0});
    if (reader.error())
        return *reader.error();
    Result<FlowState> now = loadFlowState(bundle, prefix + "now/", m_shape);
    if (!now)
        return now.error();
    Result<FlowState> good = loadFlowState(bundle, prefix + "good/", m_shape);
    if (!good)
        return good.error();
    m_baseRounds = rounds;
    m_rateShare = rateShare;
    m_divergences = divergences;
    m_now = std::move(*now);
    m_good = std::move(*good);
    m_em.restart(m_now.base);
    return Done{};
}

} // namespace

std::unique_ptr<EncoderFit> beginEmFlowFit(const EncoderPlan& plan, const EncoderData& data, Seed seed,
                                           const EmFlowEncoder* start, FlowGradients& gradients)
{
    return std::make_unique<EmFlowFit>(plan, data, seed, start, gradients);
}

} // namespace core
