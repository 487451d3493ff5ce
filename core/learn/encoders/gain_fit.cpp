// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/column_moments.h"
#include "core/learn/encoders/fit_base_p.h"
#include "core/learn/encoders/gain_encoder_p.h"
#include "core/learn/networks/adam_weights_p.h"
#include "core/learn/tensor_reader_p.h"

#include "core/kernels/kernels.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr int kStepsPerIteration = 10; // one of them is far cheaper than one of the flow
constexpr int kWidth = 4;              // times the plan's hidden width: two networks, not one in every coupling
constexpr std::uint64_t kGainValidateEvery = 5;
constexpr double kHintShare = 0.9; // as in the authors' code
constexpr double kGainGradientNorm = 1.0;
constexpr double kEpsilon = 1e-8;
constexpr double kGainRateAtEnd = 0.05; // share of the rate, falling evenly: the last steps settle
constexpr double kGainTooBad = 1.5;     // times the best validation error: it will not come back by itself
constexpr std::size_t kRowsOfVariance = 1000;

// What a step changes. Restored as a whole where training went astray.
struct GainState {
    AdamWeights generator, discriminator;
};

class GainFit final : public FitBase {
public:
    GainFit(const EncoderPlan& plan, const EncoderData& data, Seed seed, const GainEncoder* start);
    void advance() override;

private:
    void drawWeights(const GainEncoder* start);
    bool discriminatorStep(const GainBatch& batch);
    bool generatorStep(const GainBatch& batch);
    bool move(AdamWeights& weights, std::span<const float> gradient) const; // false: it is not finite
    StateEncoderPtr current() const;
    Eigen::VectorXd unexplained() const;
    void validate();
    void goBack();

    void saveState(TensorBundle& bundle, const std::string& prefix) const override;
    Status restoreState(const TensorBundle& bundle, const std::string& prefix) override;

    EncoderPlan m_plan;
    Seed m_seed;
    ColumnMoments m_moments;
    std::vector<float> m_means;
    std::size_t m_hidden;
    GainNetworks m_networks;
    GainBatch m_sample;      // for the variances
    GainState m_now, m_good; // now, and when it was last found good on validation
    double m_rateShare = 1.0;
    std::uint64_t m_divergences = 0;
};

std::vector<float> asFloats(const Eigen::VectorXd& values)
{
    const Eigen::VectorXf rounded = values.cast<float>();
    return {rounded.begin(), rounded.end()};
}

GainFit::GainFit(const EncoderPlan& plan, const EncoderData& data, Seed seed, const GainEncoder* start)
    : FitBase(data, seed, data.training.empty() ? 0 : static_cast<std::uint64_t>(plan.iterations)),
      m_plan(plan),
      m_seed(seed),
      m_moments(columnMoments(data.training, data.features)),
      m_means(start ? start->parts().means : asFloats(m_moments.mean)),
      m_hidden(start ? start->parts().hidden : static_cast<std::size_t>(kWidth * plan.hidden)),
      m_networks(data.features, m_hidden)
{
    RandomStream stream(seed, "adversarial sample");
    if (!data.training.empty())
        m_sample = drawGainBatch(data, kRowsOfVariance, m_means, kHintShare, stream);
    drawWeights(start);
    m_good = m_now;
    consider(start ? std::make_shared<GainEncoder>(*start) : current());
}

void GainFit::drawWeights(const GainEncoder* start)
{
    RandomStream stream(m_seed, "adversarial weights");
    m_now.generator = AdamWeights(m_networks.generator.weightCount());
    m_now.discriminator = AdamWeights(m_networks.discriminator.weightCount());
    drawUniformWeights(m_networks.generator, m_now.generator.values, stream);
    drawUniformWeights(m_networks.discriminator, m_now.discriminator.values, stream);
    // It begins with the columns' means.
    const Network::Layer& last = m_networks.generator.layers().back();
    std::fill(m_now.generator.values.begin() + static_cast<std::ptrdiff_t>(last.weights), m_now.generator.values.end(),
              0.0f);
    if (start)
        m_now.generator.values = start->parts().weights;
}

void GainFit::advance()
{
    if (finished())
        return;
    countOne();
    RandomStream stream(m_seed, "adversarial iteration " + std::to_string(done()));
    bool sound = true;
    for (int step = 0; sound && step < kStepsPerIteration; ++step) {
        const GainBatch batch =
            drawGainBatch(data(), static_cast<std::size_t>(m_plan.batch), m_means, kHintShare, stream);
        sound = discriminatorStep(batch) && generatorStep(batch);
    }
    if (!sound)
        goBack();
    else if (done() % kGainValidateEvery == 0 || finished())
        validate();
}

bool GainFit::discriminatorStep(const GainBatch& batch)
{
    std::vector<float> gradient(m_now.discriminator.values.size());
    const double loss =
        discriminatorLoss(m_networks, m_now.generator.values, m_now.discriminator.values, batch, gradient);
    return std::isfinite(loss) && move(m_now.discriminator, gradient);
}

bool GainFit::generatorStep(const GainBatch& batch)
{
    std::vector<float> gradient(m_now.generator.values.size());
    const GeneratorLoss loss =
        generatorLoss(m_networks, m_now.generator.values, m_now.discriminator.values, batch, m_plan.alpha, gradient);
    if (!std::isfinite(loss.adversarial + loss.reconstruction) || !move(m_now.generator, gradient))
        return false;
    addPoint(Curve::EncoderReconstruction, loss.reconstruction);
    return true;
}

bool GainFit::move(AdamWeights& weights, std::span<const float> gradient) const
{
    const double norm = std::sqrt(kernels::squaredNorm(gradient.size(), gradient.data()));
    if (!std::isfinite(norm))
        return false;
    const double share = static_cast<double>(done()) / static_cast<double>(total());
    const double rate = m_plan.rate * m_rateShare * (1.0 - (1.0 - kGainRateAtEnd) * share);
    weights.move(gradient, norm > kGainGradientNorm ? kGainGradientNorm / norm : 1.0, rate, kEpsilon);
    return true;
}

StateEncoderPtr GainFit::current() const
{
    return std::make_shared<GainEncoder>(GainEncoder::Parts{
        .hidden = m_hidden, .means = m_means, .weights = m_now.generator.values, .variances = unexplained()});
}

// Mean square error of hidden values, column by column; where none is hidden, the variance of the column.
Eigen::VectorXd GainFit::unexplained() const
{
    Eigen::VectorXd squares = Eigen::VectorXd::Zero(m_moments.variance.size()), counts = squares;
    std::vector<float> estimates(m_sample.values.size());
    const std::vector<float> given = generatorInputs(data().features, m_sample.values, m_sample.known);
    m_networks.generator.evaluate(m_now.generator.values.data(), m_sample.rows, given.data(), estimates.data());
    for (std::size_t i = 0; i < estimates.size(); ++i)
        if (m_sample.recorded[i] != 0.0f && m_sample.known[i] == 0.0f) {
            const auto column = static_cast<Eigen::Index>(i % data().features);
            squares(column) += std::pow(static_cast<double>(estimates[i]) - m_sample.values[i], 2.0);
            counts(column) += 1.0;
        }
    return (counts.array() > 0.0).select(squares.array() / counts.array().max(1.0), m_moments.variance.array());
}

void GainFit::validate()
{
    const std::optional<double> before = bestRmse();
    const std::optional<double> rmse = consider(current());
    if (rmse && before && !(*rmse < kGainTooBad * *before))
        goBack();
    else if (!before || !rmse || *rmse < *before)
        m_good = m_now;
}

void GainFit::goBack()
{
    m_now = m_good;
    m_rateShare *= 0.5;
    if (m_divergences++ == 0)
        addNotice(TrainingNotice::EncoderDiverged);
}

void GainFit::saveState(TensorBundle& bundle, const std::string& prefix) const
{
    bundle.addNumber(prefix + "rate share", m_rateShare);
    bundle.addNumber(prefix + "divergences", m_divergences);
    m_now.generator.save(bundle, prefix + "now/generator/");
    m_now.discriminator.save(bundle, prefix + "now/discriminator/");
    m_good.generator.save(bundle, prefix + "good/generator/");
    m_good.discriminator.save(bundle, prefix + "good/discriminator/");
}

Status GainFit::restoreState(const TensorBundle& bundle, const std::string& prefix)
{
    TensorReader reader(bundle, prefix);
    const double rateShare = reader.number("rate share");
    const std::uint64_t divergences = reader.integer("divergences", ~std::uint64_t{0});
    if (reader.error())
        return *reader.error();
    GainState now, good;
    for (const auto& [state, name] : {std::pair{&now, "now/"}, {&good, "good/"}})
        for (const auto& [weights, part, like] :
             {std::tuple{&state->generator, "generator/", &m_now.generator},
              std::tuple{&state->discriminator, "discriminator/", &m_now.discriminator}}) {
            TensorReader own(bundle, prefix + name + part);
            *weights = AdamWeights::load(own, like->values.size());
            if (own.error())
                return *own.error();
        }
    m_rateShare = rateShare;
    m_divergences = divergences;
    m_now = std::move(now);
    m_good = std::move(good);
    return Done{};
}

} // namespace

std::unique_ptr<EncoderFit> beginGainFit(const EncoderPlan& plan, const EncoderData& data, Seed seed,
                                         const GainEncoder* start)
{
    return std::make_unique<GainFit>(plan, data, seed, start);
}

} // namespace core
