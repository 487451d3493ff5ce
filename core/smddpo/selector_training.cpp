// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smddpo/selector_training_p.h"

#include "core/smddpo/stopwatch_p.h"

#include "core/rl/advantages.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace core {
namespace {

// Draws from a categorical distribution given by log-probabilities; what has probability 0 is never drawn.
std::uint8_t draw(std::span<const float> logProbabilities, double uniform)
{
    std::size_t last = 0;
    float below = 0.0f;
    for (std::size_t k = 0; k < logProbabilities.size(); ++k) {
        if (logProbabilities[k] == -std::numeric_limits<float>::infinity())
            continue;
        last = k;
        below += std::exp(logProbabilities[k]);
        if (uniform < static_cast<double>(below))
            break;
    }
    return static_cast<std::uint8_t>(last);
}

} // namespace

SelectorTraining::SelectorTraining(const PpoPlan& plan, Environment& environment, StateTable& table,
                                   PanelSelector& selector, std::optional<double> diagnosingLambda)
    : m_plan(plan),
      m_environment(environment),
      m_table(table),
      m_selector(selector),
      m_diagnosingLambda(diagnosingLambda),
      m_places(environment.states().size()),
      m_length(std::max<std::size_t>(1, static_cast<std::size_t>(plan.stepsPerUpdate) / m_places)),
      m_inputCount(table.inputCount())
{
    const std::size_t samples = m_places * m_length;
    m_visited.resize(samples);
    m_slots.resize(m_places);
    m_inputs.resize(samples * m_inputCount);
    m_legal.resize(samples);
    m_actions.resize(samples);
    m_ended.resize(samples);
    for (std::vector<float>* values : {&m_rewards, &m_values, &m_logProbabilities, &m_advantages, &m_returns})
        values->resize(samples);
    m_lastValues.resize(m_places);
    m_allLogProbabilities.resize(m_places * selector.actionCount());
    m_lastInputs.resize(m_places * m_inputCount);
    m_lastLegal.resize(m_places);
}

void SelectorTraining::look(std::span<float> inputs, std::span<ActionSet> legal)
{
    const std::span<const PatientState> states = m_environment.states();
    m_table.visit(states, m_slots);
    std::ranges::copy(m_environment.legal(), legal.begin());
    const std::size_t panels = m_selector.actionCount() - 2;
    for (std::size_t place = 0; place < m_places; ++place) {
        m_table.writeInput(states[place], m_slots[place], inputs.data() + place * m_inputCount);
        if (m_diagnosingLambda)
            legal[place].remove(
                losingDiagnosis(panels, m_table.diseaseProbability(m_slots[place]), *m_diagnosingLambda));
    }
}

void SelectorTraining::act(std::size_t time, RandomStream& stream)
{
    const std::size_t first = time * m_places;
    const std::span<float> inputs = std::span(m_inputs).subspan(first * m_inputCount, m_places * m_inputCount);
    const std::span<ActionSet> legal = std::span(m_legal).subspan(first, m_places);
    look(inputs, legal);
    std::ranges::copy(m_environment.states(), m_visited.begin() + static_cast<std::ptrdiff_t>(first));
    m_selector.evaluate(inputs, legal, m_allLogProbabilities, std::span(m_values).subspan(first, m_places));
    const std::size_t actions = m_selector.actionCount();
    for (std::size_t place = 0; place < m_places; ++place) {
        const auto all = std::span<const float>(m_allLogProbabilities).subspan(place * actions, actions);
        const std::uint8_t action = draw(all, stream.uniform());
        m_actions[first + place] = action;
        m_logProbabilities[first + place] = all[action];
    }
    m_environment.step(std::span(m_actions).subspan(first, m_places), std::span(m_rewards).subspan(first, m_places),
                       std::span(m_ended).subspan(first, m_places));
}

void SelectorTraining::collect(RandomStream& stream)
{
    for (std::size_t time = 0; time < m_length; ++time)
        act(time, stream);
    look(m_lastInputs, m_lastLegal);
    m_selector.evaluate(m_lastInputs, m_lastLegal, m_allLogProbabilities, m_lastValues);
    estimateAdvantages({.environments = m_places,
                        .rewards = m_rewards,
                        .values = m_values,
                        .ended = m_ended,
                        .lastValues = m_lastValues,
                        .gamma = m_plan.gamma,
                        .lambda = m_plan.gaeLambda},
                       m_advantages, m_returns);
}

PpoReport SelectorTraining::update(const Pace& pace, RandomStream& stream, TrainingTiming& timing)
{
    const auto start = std::chrono::steady_clock::now();
    collect(stream);
    timing.rolloutSeconds += secondsSince(start);
    timing.environmentSteps += m_actions.size();
    const PpoReport report = m_selector.update({.inputs = m_inputs,
                                                .legal = m_legal,
                                                .actions = m_actions,
                                                .logProbabilities = m_logProbabilities,
                                                .advantages = m_advantages,
                                                .returns = m_returns},
                                               pace.rate, stream, pace.entropyShare);
    timing.sampleEpochs += m_actions.size() * static_cast<std::size_t>(m_plan.epochs);
    timing.selectorSeconds += secondsSince(start);
    return report;
}

} // namespace core
