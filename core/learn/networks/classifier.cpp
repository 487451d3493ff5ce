// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/classifier.h"

#include "core/kernels/kernels.h"
#include "core/learn/in_order_p.h"
#include "core/learn/networks/adam_weights_p.h"
#include "core/learn/networks/network_p.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <string>
#include <vector>

namespace core {
namespace {

constexpr double kClassifierAdamEpsilon = 1e-8;
constexpr std::uint64_t kMostFeatures = 1 << 20;

Network networkOf(const ClassifierPlan& plan, std::size_t features)
{
    return {features, static_cast<std::size_t>(plan.hidden), 2}; // scores of absent and present
}

// Sums over patients, each counted with the weight of its class.
struct WeightedLoss {
    double sum = 0.0, weights = 0.0;
    double mean() const { return weights > 0.0 ? sum / weights : 0.0; }
};

// Cross entropy of two scores per row; the scores are replaced by the gradient of the mean.
WeightedLoss crossEntropy(double classWeight, std::span<const std::uint8_t> diseased, std::span<float> scores)
{
    WeightedLoss loss;
    for (const std::uint8_t ill : diseased)
        loss.weights += ill != 0 ? classWeight : 1.0;
    for (std::size_t row = 0; row < diseased.size(); ++row) {
        const bool ill = diseased[row] != 0;
        const double weight = ill ? classWeight : 1.0;
        const double logOdds = static_cast<double>(scores[2 * row + 1]) - static_cast<double>(scores[2 * row]);
        const double wrong = ill ? -logOdds : logOdds; // log odds of the other answer
        loss.sum += weight * (std::max(wrong, 0.0) + std::log1p(std::exp(-std::abs(wrong))));
        const double slope = weight / loss.weights / (1.0 + std::exp(-wrong));
        scores[2 * row + 1] = static_cast<float>(ill ? -slope : slope);
        scores[2 * row] = -scores[2 * row + 1];
    }
    return loss;
}

// Some of the patients side by side, with room for what is computed of them.
class LabelledBatch {
public:
    void gather(const Classifier::Batch& data, std::size_t features, std::span<const std::uint32_t> patients)
    {
        rows.resize(patients.size() * features);
        diseased.resize(patients.size());
        scores.resize(2 * patients.size());
        for (std::size_t row = 0; row < patients.size(); ++row) {
            std::ranges::copy(data.rows.subspan(patients[row] * features, features), rows.data() + row * features);
            diseased[row] = data.diseased[patients[row]];
        }
    }

    WeightedLoss differentiate(double classWeight, const Network& network, const float* weights,
                               std::span<float> gradient)
    {
        network.forward(weights, diseased.size(), rows.data(), trace, scores.data());
        const WeightedLoss loss = crossEntropy(classWeight, diseased, scores);
        std::ranges::fill(gradient, 0.0f);
        network.backward(weights, diseased.size(), rows.data(), trace, scores.data(), gradient.data());
        return loss;
    }

private:
    std::vector<float> rows, scores;
    std::vector<std::uint8_t> diseased;
    Network::Trace trace;
};

} // namespace

struct Classifier::Impl {
    Impl(const ClassifierPlan& classifier, std::size_t features)
        : plan(classifier),
          network(networkOf(classifier, features)),
          weights(network.weightCount())
    {
    }
    ClassifierPlan plan;
    Network network;
    AdamWeights weights;
};

Classifier::Classifier(const ClassifierPlan& plan, std::size_t features, Seed seed)
    : m_impl(std::make_unique<Impl>(plan, features))
{
    RandomStream stream(seed, "classifier weights");
    drawUniformWeights(m_impl->network, m_impl->weights.values, stream);
}

Classifier::Classifier(const Classifier& other) : m_impl(std::make_unique<Impl>(*other.m_impl)) {}
Classifier::Classifier(Classifier&&) noexcept = default;
Classifier& Classifier::operator=(const Classifier& other)
{
    return *this = Classifier(other);
}
Classifier& Classifier::operator=(Classifier&&) noexcept = default;
Classifier::~Classifier() = default;

std::size_t Classifier::featureCount() const
{
    return m_impl->network.inputCount();
}

void Classifier::weightedProbabilities(std::span<const float> rows, std::span<float> out) const
{
    assert(rows.size() == out.size() * featureCount());
    thread_local std::vector<float> scores;
    scores.resize(2 * out.size());
    m_impl->network.evaluate(m_impl->weights.values.data(), out.size(), rows.data(), scores.data());
    for (std::size_t row = 0; row < out.size(); ++row)
        out[row] = scores[2 * row] - scores[2 * row + 1];
    kernels::exponential(out.size(), out.data(), out.data());
    for (float& value : out)
        value = 1.0f / (1.0f + value);
}

double Classifier::trueProbability(float weighted) const
{
    const auto p = static_cast<double>(weighted);
    return p / (p + m_impl->plan.classWeight * (1.0 - p));
}

double Classifier::trainEpoch(const Batch& data, double rate, RandomStream& stream)
{
    assert(data.rows.size() == data.diseased.size() * featureCount());
    const AdamWeights before = m_impl->weights;
    std::vector<std::uint32_t> order = inOrder(data.diseased.size());
    stream.shuffle(std::span(order));
    const auto batch = static_cast<std::size_t>(std::max(m_impl->plan.batch, 1));
    LabelledBatch minibatch;
    std::vector<float> gradient(m_impl->weights.values.size());
    WeightedLoss total;
    for (std::size_t at = 0; at < order.size() && std::isfinite(total.sum); at += batch) {
        minibatch.gather(data, featureCount(), std::span(order).subspan(at, std::min(batch, order.size() - at)));
        const WeightedLoss loss =
            minibatch.differentiate(m_impl->plan.classWeight, m_impl->network, m_impl->weights.values.data(), gradient);
        total.sum += loss.sum;
        total.weights += loss.weights;
        m_impl->weights.move(gradient, 1.0, rate, kClassifierAdamEpsilon);
    }
    if (!std::isfinite(total.sum) || !m_impl->weights.allFinite()) {
        m_impl->weights = before;
        return std::numeric_limits<double>::quiet_NaN();
    }
    return total.mean();
}

std::span<float> Classifier::weights()
{
    return m_impl->weights.values;
}

double Classifier::lossAndGradient(const Batch& data, std::span<float> gradient) const
{
    LabelledBatch minibatch;
    minibatch.gather(data, featureCount(), inOrder(data.diseased.size()));
    return minibatch.differentiate(m_impl->plan.classWeight, m_impl->network, m_impl->weights.values.data(), gradient)
        .mean();
}

void Classifier::save(TensorBundle& bundle, std::string_view prefix) const
{
    const std::string name(prefix);
    bundle.addNumber(name + "features", std::uint64_t{featureCount()});
    m_impl->weights.save(bundle, name);
}

Result<Classifier> Classifier::load(const ClassifierPlan& plan, const TensorBundle& bundle, std::string_view prefix)
{
    TensorReader reader(bundle, prefix);
    const std::uint64_t features = reader.integer("features", kMostFeatures);
    AdamWeights weights = AdamWeights::load(reader, networkOf(plan, features).weightCount());
    if (reader.error())
        return *reader.error();
    Classifier classifier(plan, features, Seed{});
    classifier.m_impl->weights = std::move(weights);
    return classifier;
}

} // namespace core
