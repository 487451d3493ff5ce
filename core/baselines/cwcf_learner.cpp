// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/cwcf_p.h"
#include "core/environment/environment_p.h"
#include "core/kernels/kernels.h"
#include "core/smddpo/classifier_training_p.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace core {
namespace {

constexpr double kRateAtEnd = 0.05;
constexpr double kGradientNorm = 1.0;
constexpr double kEpsilon = 1e-5;

float ofDiagnosis(Disease said, bool diseased)
{
    return (said == Disease::Present) == diseased ? 0.0f : -1.0f;
}

// Moves against the mean gradient of a batch, which is never longer than a bound.
void descend(AdamWeights& weights, std::span<const float> gradient, double rate)
{
    const double norm = std::sqrt(kernels::squaredNorm(gradient.size(), gradient.data()));
    if (std::isfinite(norm))
        weights.move(gradient, norm > kGradientNorm ? kGradientNorm / norm : 1.0, rate, kEpsilon);
}

// What was done lately, to learn from again in another order.
class Memory {
public:
    explicit Memory(std::size_t most) : m_most(most) {}

    void keep(std::span<const PatientState> states, std::span<const std::uint8_t> actions)
    {
        for (std::size_t i = 0; i < states.size(); ++i) {
            if (m_transitions.size() < m_most)
                m_transitions.emplace_back();
            m_transitions[m_next] = {states[i], actions[i]};
            m_next = (m_next + 1) % m_most;
        }
    }

    void draw(RandomStream& stream, std::span<PatientState> states, std::span<std::uint8_t> actions) const
    {
        for (std::size_t i = 0; i < states.size(); ++i) {
            const Transition& drawn = m_transitions[stream.below(m_transitions.size())];
            states[i] = drawn.state;
            actions[i] = drawn.action;
        }
    }

private:
    struct Transition {
        PatientState state;
        std::uint8_t action = 0;
    };
    std::size_t m_most, m_next = 0;
    std::vector<Transition> m_transitions;
};

} // namespace

// One batch after the other, with the room they need.
class CwcfLearner::Run {
public:
    Run(CwcfLearner& learner, AdamWeights weights, double priceWeight)
        : m_plan(learner.m_plan),
          m_network(learner.m_network),
          m_training(learner.m_training),
          m_priceWeight(priceWeight),
          m_codec(m_training.states.rules().panelCount()),
          m_weights(std::move(weights)),
          m_target(m_weights.values),
          m_gradient(m_network.weightCount())
    {
    }

    const std::vector<float>& weights() const { return m_weights.values; }

    // Both diagnoses of these states, since it is known what either earns, and what else is asked for.
    void teach(std::span<const PatientState> states, std::span<const std::uint8_t> orders, double rate)
    {
        const std::vector<float> worth = worthOf(states, orders);
        m_training.states.write(states, m_inputs);
        m_outputs.resize(states.size() * m_codec.actionCount());
        m_network.forward(m_weights.values.data(), states.size(), m_inputs.data(), m_trace, m_outputs.data());
        for (std::size_t i = 0; i < m_outputs.size(); ++i) // squared error; nothing where there is no lesson
            m_outputs[i] = std::isnan(worth[i]) ? 0.0f : (m_outputs[i] - worth[i]) / static_cast<float>(states.size());
        std::ranges::fill(m_gradient, 0.0f);
        m_network.backward(m_weights.values.data(), states.size(), m_inputs.data(), m_trace, m_outputs.data(),
                           m_gradient.data());
        descend(m_weights, m_gradient, rate);
    }

    void followTarget()
    {
        const auto pace = static_cast<float>(m_plan.targetPace);
        for (std::size_t i = 0; i < m_target.size(); ++i)
            m_target[i] += pace * (m_weights.values[i] - m_target[i]);
    }

    // Random with this probability, else the best.
    std::vector<std::uint8_t> act(std::span<const PatientState> states, std::span<const ActionSet> legal,
                                  double exploring, RandomStream& stream)
    {
        evaluate(m_weights.values, states, m_values);
        std::vector<std::uint8_t> actions(states.size());
        for (std::size_t i = 0; i < states.size(); ++i)
            actions[i] = static_cast<std::uint8_t>(
                stream.uniform() < exploring ? anyOf(legal[i], stream) : bestLegal(own(m_values, i), legal[i]));
        return actions;
    }

private:
    static std::size_t anyOf(const ActionSet& legal, RandomStream& stream)
    {
        std::uint64_t skip = stream.below(legal.count());
        std::size_t action = 0;
        for (;; ++action)
            if (legal.contains(action) && skip-- == 0)
                return action;
    }

    std::span<const float> own(const std::vector<float>& values, std::size_t place) const
    {
        return std::span(values).subspan(place * m_codec.actionCount(), m_codec.actionCount());
    }

    void evaluate(const std::vector<float>& weights, std::span<const PatientState> states, std::vector<float>& values)
    {
        m_training.states.write(states, m_nextInputs);
        values.resize(states.size() * m_codec.actionCount());
        m_network.evaluate(weights.data(), states.size(), m_nextInputs.data(), values.data());
    }

    // NaN where there is no lesson. An order is worth its price and the best that can follow, chosen by the network
    // itself and judged by its slower copy (double Q-learning, van Hasselt et al. 2016); never more than nothing, since
    // nothing can be won.
    std::vector<float> worthOf(std::span<const PatientState> states, std::span<const std::uint8_t> orders)
    {
        std::vector<float> worth(states.size() * m_codec.actionCount(), std::numeric_limits<float>::quiet_NaN());
        m_after.clear();
        m_afterOf.clear();
        for (std::size_t i = 0; i < states.size(); ++i) {
            const bool diseased = m_training.diseased[states[i].patient] != 0;
            for (const Disease said : {Disease::Present, Disease::Absent})
                worth[i * m_codec.actionCount() + m_codec.index(Action::diagnose(said))] = ofDiagnosis(said, diseased);
            if (!orders.empty() && m_codec.action(orders[i]).isOrder()) {
                m_after.push_back({states[i].patient, states[i].ordered.with(PanelId(orders[i]))});
                m_afterOf.push_back(i);
            }
        }
        if (m_after.empty())
            return worth;
        evaluate(m_weights.values, m_after, m_values);
        evaluate(m_target, m_after, m_judged);
        for (std::size_t k = 0; k < m_after.size(); ++k) {
            const std::size_t i = m_afterOf[k];
            const std::size_t next = bestLegal(own(m_values, k), m_training.states.legal(m_after[k]));
            const double price = m_priceWeight * m_training.states.price(states[i], PanelId(orders[i]));
            worth[i * m_codec.actionCount() + orders[i]] =
                std::min(0.0f, own(m_judged, k)[next]) - static_cast<float>(price);
        }
        return worth;
    }

    const CwcfPlan& m_plan;
    const Network& m_network;
    CostlyGroup m_training;
    double m_priceWeight;
    ActionCodec m_codec;
    AdamWeights m_weights;
    std::vector<float> m_target;
    std::vector<float> m_gradient, m_inputs, m_outputs, m_nextInputs, m_values, m_judged;
    std::vector<PatientState> m_after; // an order
    std::vector<std::size_t> m_afterOf;
    Network::Trace m_trace;
};

CwcfLearner::CwcfLearner(const CwcfPlan& plan, CostlyGroup training, CostlyGroup validation, Seed seed)
    : m_plan(plan),
      m_training(training),
      m_validation(validation),
      m_seed(seed),
      m_network(training.states.inputCount(), plan.hidden, training.states.actionCount()),
      m_pretrained(m_network.weightCount())
{
    RandomStream stream(seed, "cwcf weights");
    drawUniformWeights(m_network, m_pretrained.values, stream);
}

bool CwcfLearner::pretrain(const WorkShare& work)
{
    RandomStream stream(m_seed, "cwcf pretraining");
    Run run(*this, std::move(m_pretrained), 0.0);
    const std::size_t patients = m_training.states.rows().count();
    std::vector<PatientState> states; // every patient once with random panels known, again and again
    for (std::size_t step = 0; step < m_plan.pretrainingSteps; ++step) {
        if (!work.goOn(double(step) / double(m_plan.pretrainingSteps)))
            return false;
        if (states.size() < m_plan.batch) {
            states = randomStates(patients, m_training.states.rules().panelCount(), stream);
            stream.shuffle(std::span(states));
        }
        const std::size_t count = std::min(m_plan.batch, states.size());
        run.teach(std::span(states).last(count), {}, m_plan.rate);
        states.resize(states.size() - count);
    }
    m_pretrained = AdamWeights(m_network.weightCount());
    m_pretrained.values = run.weights();
    return true;
}

std::optional<CostlyPolicy> CwcfLearner::learn(double priceWeight, const WorkShare& work)
{
    RandomStream stream(m_seed, "cwcf actions");
    Run run(*this, m_pretrained, priceWeight);
    Environment environment(
        m_training.states.rows(), m_training.diseased, m_training.states.rules(),
        {.shape = {.lambda = 1.0, .rho = 0.0}, .freshStarts = 0.5, .unrecorded = m_training.states.unrecorded()},
        m_plan.places, RandomStream(m_seed, "cwcf patients"));
    Memory memory(m_plan.memory);
    std::vector<float> rewards(m_plan.places); // of no use: worth is looked up when it is taught
    std::vector<std::uint8_t> ended(m_plan.places), orders(m_plan.batch);
    std::vector<PatientState> states(m_plan.batch);
    std::vector<float> best = m_pretrained.values;
    double bestReturn = -std::numeric_limits<double>::infinity();
    for (std::size_t step = 0; step < m_plan.steps; ++step) {
        const double done = double(step) / double(m_plan.steps);
        if (!work.goOn(done))
            return std::nullopt;
        const std::vector<std::uint8_t> actions =
            run.act(environment.states(), environment.legal(), exploringAt(done), stream);
        memory.keep(environment.states(), actions);
        environment.step(actions, rewards, ended);
        memory.draw(stream, states, orders);
        run.teach(states, orders, m_plan.rate * (1.0 - (1.0 - kRateAtEnd) * done));
        run.followTarget();
        if ((step + 1) * m_plan.looks / m_plan.steps == step * m_plan.looks / m_plan.steps)
            continue;
        if (const double earned = meanReturn({m_network, run.weights()}, priceWeight); earned > bestReturn) {
            bestReturn = earned;
            best = run.weights();
        }
    }
    return CostlyPolicy(m_network, std::move(best));
}

double CwcfLearner::exploringAt(double done) const
{
    return m_plan.exploringAtEnd + (m_plan.exploring - m_plan.exploringAtEnd) * std::max(0.0, 1.0 - 2.0 * done);
}

// Per validation patient.
double CwcfLearner::meanReturn(const CostlyPolicy& policy, double priceWeight) const
{
    std::vector<PatientIndex> places(m_validation.states.rows().count());
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i] = PatientIndex(i);
    double sum = 0.0;
    for (const Episode& episode : policy.walk(m_validation.states, places)) {
        sum += double{ofDiagnosis(episode.diagnosis(), m_validation.diseased[episode.patient.value] != 0)};
        for (const Step& step : episode.steps)
            if (step.action.isOrder())
                sum -= priceWeight *
                       m_validation.states.price({static_cast<std::uint32_t>(episode.patient.value), step.ordered},
                                                 step.action.panel());
    }
    return sum / double(places.size());
}

} // namespace core
