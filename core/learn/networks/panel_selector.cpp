// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/panel_selector.h"

#include "core/kernels/kernels.h"
#include "core/learn/in_order_p.h"
#include "core/learn/networks/adam_weights_p.h"
#include "core/learn/networks/policy_value_network_p.h"
#include "core/learn/networks/ppo_loss_p.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <string>
#include <vector>

namespace core {
namespace {

constexpr double kSelectorAdamEpsilon = 1e-5; // of Stable-Baselines3's PPO
constexpr std::uint64_t kMostInputs = 1 << 20;
constexpr std::uint64_t kMostActions = ActionCodec(PanelMask::kMostPanels).actionCount();
static_assert(ActionSet::kWords == kernels::kActionWords);

PolicyValueNetwork networkOf(const PpoPlan& plan, std::size_t inputs, std::size_t actions)
{
    return {inputs, static_cast<std::size_t>(plan.hidden), actions, plan.sharedValue};
}

// The samples of one minibatch side by side, with room for what is computed of them.
class RolloutBatch {
public:
    RolloutBatch(std::size_t inputs, std::size_t actions) : m_inputCount(inputs), m_actionCount(actions) {}

    void gather(const Rollout& rollout, std::span<const std::uint32_t> samples)
    {
        resize(samples.size());
        for (std::size_t row = 0; row < samples.size(); ++row) {
            const std::size_t from = samples[row];
            std::ranges::copy(rollout.inputs.subspan(from * m_inputCount, m_inputCount),
                              m_inputs.data() + row * m_inputCount);
            m_legal[row] = rollout.legal[from];
            m_actions[row] = rollout.actions[from];
            m_logProbabilitiesThen[row] = rollout.logProbabilities[from];
            m_advantages[row] = rollout.advantages[from];
            m_returns[row] = rollout.returns[from];
        }
        normaliseAdvantages(m_advantages);
    }

    // Loss at `weights`; `gradient` is set.
    PpoTerms differentiate(const PpoPlan& plan, const PolicyValueNetwork& network, const float* weights,
                           std::span<float> gradient)
    {
        const std::size_t rows = m_actions.size();
        network.forward(weights, rows, m_inputs.data(), m_trace, m_logits.data(), m_values.data());
        kernels::maskedLogSoftmax(rows, m_actionCount, m_logits.data(), m_legal.front().words(),
                                  m_logProbabilities.data());
        const PpoSamples samples{m_actions, m_logProbabilitiesThen, m_advantages,
                                 m_returns, m_logProbabilities,     m_values};
        const PpoTerms terms = ppoLoss(plan, samples, m_logits, m_valueGradient);
        std::ranges::fill(gradient, 0.0f);
        network.backward(weights, rows, m_inputs.data(), m_trace, m_logits.data(), m_valueGradient.data(),
                         gradient.data());
        return terms;
    }

private:
    void resize(std::size_t rows)
    {
        m_inputs.resize(rows * m_inputCount);
        m_legal.resize(rows);
        m_actions.resize(rows);
        for (std::vector<float>* each :
             {&m_logProbabilitiesThen, &m_advantages, &m_returns, &m_values, &m_valueGradient})
            each->resize(rows);
        m_logits.resize(rows * m_actionCount);
        m_logProbabilities.resize(rows * m_actionCount);
    }

    std::size_t m_inputCount, m_actionCount;
    std::vector<float> m_inputs, m_logProbabilitiesThen, m_advantages, m_returns;
    std::vector<ActionSet> m_legal;
    std::vector<std::uint8_t> m_actions;
    PolicyValueNetwork::Trace m_trace;
    std::vector<float> m_logits; // then their gradient
    std::vector<float> m_logProbabilities, m_values, m_valueGradient;
};

void addTo(PpoReport& sums, const PpoTerms& terms)
{
    sums.policyLoss += terms.policyLoss;
    sums.valueLoss += terms.valueLoss;
    sums.entropy += terms.entropy;
    sums.klDivergence += terms.klDivergence;
    sums.clipFraction += terms.clipFraction;
}

PpoReport average(const PpoReport& sums, std::size_t count)
{
    const double share = 1.0 / static_cast<double>(std::max<std::size_t>(count, 1));
    return {sums.policyLoss * share,   sums.valueLoss * share,    sums.entropy * share,
            sums.klDivergence * share, sums.clipFraction * share, false};
}

} // namespace

struct PanelSelector::Impl {
    Impl(const PpoPlan& ppo, std::size_t inputs, std::size_t actions)
        : plan(ppo),
          network(networkOf(ppo, inputs, actions)),
          weights(network.weightCount())
    {
    }

    // One step down the gradient; false where something is not finite.
    bool step(const PpoPlan& now, RolloutBatch& minibatch, double rate, std::span<float> gradient, PpoReport& sums)
    {
        const PpoTerms terms = minibatch.differentiate(now, network, weights.values.data(), gradient);
        const double norm = std::sqrt(kernels::squaredNorm(gradient.size(), gradient.data()));
        if (!std::isfinite(terms.loss(now)) || !std::isfinite(terms.klDivergence) || !std::isfinite(norm))
            return false;
        addTo(sums, terms);
        weights.move(gradient, std::min(1.0, plan.gradientNorm / (norm + 1e-6)), rate, kSelectorAdamEpsilon);
        return true;
    }

    void addToAverage()
    {
        if (plan.averaging <= 0.0)
            return;
        if (average.empty())
            average = weights.values;
        const auto kept = static_cast<float>(plan.averaging);
        for (std::size_t i = 0; i < average.size(); ++i)
            average[i] = kept * average[i] + (1.0f - kept) * weights.values[i];
    }

    PpoPlan plan;
    PolicyValueNetwork network;
    AdamWeights weights;
    std::vector<float> average; // empty before the first update, and where the plan asks for none
};

PanelSelector::PanelSelector(const PpoPlan& plan, std::size_t inputs, std::size_t actions, Seed seed)
    : m_impl(std::make_unique<Impl>(plan, inputs, actions))
{
    assert(actions <= kMostActions);
    RandomStream stream(seed, "selector weights");
    m_impl->network.drawWeights(m_impl->weights.values, stream);
}

PanelSelector::PanelSelector(const PanelSelector& other) : m_impl(std::make_unique<Impl>(*other.m_impl)) {}
PanelSelector::PanelSelector(PanelSelector&&) noexcept = default;
PanelSelector& PanelSelector::operator=(const PanelSelector& other)
{
    return *this = PanelSelector(other);
}
PanelSelector& PanelSelector::operator=(PanelSelector&&) noexcept = default;
PanelSelector::~PanelSelector() = default;

std::size_t PanelSelector::inputCount() const
{
    return m_impl->network.inputCount();
}

std::size_t PanelSelector::actionCount() const
{
    return m_impl->network.actionCount();
}

void PanelSelector::evaluate(std::span<const float> inputs, std::span<const ActionSet> legal,
                             std::span<float> logProbabilities, std::span<float> values) const
{
    const std::size_t rows = legal.size();
    assert(inputs.size() == rows * inputCount() && logProbabilities.size() == rows * actionCount());
    assert(values.empty() || values.size() == rows);
    m_impl->network.evaluate(m_impl->weights.values.data(), rows, inputs.data(), logProbabilities.data(),
                             values.empty() ? nullptr : values.data());
    if (rows > 0)
        kernels::maskedLogSoftmax(rows, actionCount(), logProbabilities.data(), legal.front().words(),
                                  logProbabilities.data());
}

PanelSelector PanelSelector::averaged() const
{
    PanelSelector selector = *this;
    if (m_impl->average.empty())
        return selector;
    selector.m_impl->weights = AdamWeights(m_impl->average.size());
    selector.m_impl->weights.values = m_impl->average;
    selector.m_impl->average.clear();
    return selector;
}

PanelSelector PanelSelector::diagnosingSooner(double by) const
{
    PanelSelector selector = *this;
    const std::size_t actions = actionCount(); // the diagnoses are the last two
    for (const std::size_t diagnosis : {actions - 2, actions - 1})
        selector.m_impl->weights.values[m_impl->network.scoreBias(diagnosis)] += static_cast<float>(by);
    return selector;
}

PpoReport PanelSelector::update(const Rollout& rollout, double rate, RandomStream& stream, double entropyShare)
{
    PpoPlan now = m_impl->plan;
    now.entropyWeight *= entropyShare;
    const AdamWeights before = m_impl->weights;
    std::vector<std::uint32_t> order = inOrder(rollout.actions.size());
    const auto batch = static_cast<std::size_t>(std::max(m_impl->plan.batch, 1));
    RolloutBatch minibatch(inputCount(), actionCount());
    std::vector<float> gradient(m_impl->weights.values.size());
    PpoReport sums;
    std::size_t steps = 0;
    bool finite = true;
    for (int epoch = 0; epoch < m_impl->plan.epochs && finite; ++epoch) {
        stream.shuffle(std::span(order));
        for (std::size_t at = 0; at < order.size() && finite; at += batch, ++steps) {
            minibatch.gather(rollout, std::span(order).subspan(at, std::min(batch, order.size() - at)));
            finite = m_impl->step(now, minibatch, rate, gradient, sums);
        }
    }
    if (finite && m_impl->weights.allFinite()) {
        m_impl->addToAverage();
        return average(sums, steps);
    }
    m_impl->weights = before;
    PpoReport report;
    report.diverged = true;
    return report;
}

std::span<float> PanelSelector::weights()
{
    return m_impl->weights.values;
}

double PanelSelector::lossAndGradient(const Rollout& rollout, std::span<float> gradient) const
{
    RolloutBatch minibatch(inputCount(), actionCount());
    minibatch.gather(rollout, inOrder(rollout.actions.size()));
    return minibatch.differentiate(m_impl->plan, m_impl->network, m_impl->weights.values.data(), gradient)
        .loss(m_impl->plan);
}

void PanelSelector::save(TensorBundle& bundle, std::string_view prefix) const
{
    const std::string name(prefix);
    bundle.addNumber(name + "inputs", std::uint64_t{inputCount()});
    bundle.addNumber(name + "actions", std::uint64_t{actionCount()});
    m_impl->weights.save(bundle, name);
    if (!m_impl->average.empty())
        addFloats(bundle, name + "average", m_impl->average);
}

void PanelSelector::saveWeights(TensorBundle& bundle, std::string_view prefix) const
{
    const std::string name(prefix);
    bundle.addNumber(name + "inputs", std::uint64_t{inputCount()});
    bundle.addNumber(name + "actions", std::uint64_t{actionCount()});
    m_impl->weights.saveValues(bundle, name);
}

Result<PanelSelector> PanelSelector::load(const PpoPlan& plan, const TensorBundle& bundle, std::string_view prefix)
{
    TensorReader reader(bundle, prefix);
    const std::uint64_t inputs = reader.integer("inputs", kMostInputs);
    const std::uint64_t actions = reader.integer("actions", kMostActions);
    const std::size_t count = networkOf(plan, inputs, actions).weightCount();
    AdamWeights weights = AdamWeights::load(reader, count);
    std::vector<float> average;
    if (reader.contains("average"))
        average = reader.floats("average", count);
    if (reader.error())
        return *reader.error();
    PanelSelector selector(plan, inputs, actions, Seed{});
    selector.m_impl->weights = std::move(weights);
    selector.m_impl->average = std::move(average);
    return selector;
}

} // namespace core
