// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/masked_predictor_p.h"

#include "core/smddpo/classifier_training_p.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace core {
namespace {

std::vector<std::uint32_t> columnsOf(const FeatureMask& wanted, const FeatureMask* without)
{
    std::vector<std::uint32_t> columns;
    for (std::size_t feature = 0; feature < wanted.size(); ++feature)
        if (wanted.isKnown(FeatureId(feature)) && !(without && without->isKnown(FeatureId(feature))))
            columns.push_back(static_cast<std::uint32_t>(feature));
    return columns;
}

// Fixed states of validation patients, by which the best weights are known.
struct PredictorWatch {
    PredictorWatch(const MaskedGroup& group, std::size_t panels, Seed seed)
    {
        constexpr std::size_t kEnough = 4000;
        RandomStream stream(seed, "masked predictor validation");
        const std::vector<PatientState> states = sampledStates(group.count(), panels, kEnough, stream);
        inputs = group.inputs.of(states);
        for (const PatientState& state : states)
            diseased.push_back(group.people.diseased[state.patient]);
    }
    std::vector<float> inputs;
    std::vector<std::uint8_t> diseased;
};

} // namespace

KnownInputs::KnownInputs(const PatientRows& rows, const PanelRules& rules) : m_rows(rows)
{
    const FeatureMask visible = rules.asked(PanelMask());
    m_visible = columnsOf(visible, nullptr);
    for (std::size_t panel = 0; panel < rules.panelCount(); ++panel)
        m_columns.push_back(columnsOf(rules.asked(PanelMask().with(PanelId(panel))), &visible));
}

std::vector<std::uint32_t> KnownInputs::toldBy(PanelId panel, std::span<const float> input) const
{
    std::vector<std::uint32_t> told;
    std::ranges::copy_if(columns(panel), std::back_inserter(told),
                         [&](std::uint32_t column) { return input[featureCount() + column] == 0.0f; });
    return told;
}

std::vector<float> KnownInputs::of(std::span<const PatientState> states) const
{
    std::vector<float> inputs(states.size() * inputCount());
    for (std::size_t i = 0; i < states.size(); ++i)
        write(states[i], inputs.data() + i * inputCount());
    return inputs;
}

void KnownInputs::write(const PatientState& state, float* input) const
{
    std::fill_n(input, inputCount(), 0.0f);
    const std::span<const float> row = m_rows.row(state.patient);
    show(m_visible, row, input);
    for (std::size_t panel = 0; panel < m_columns.size(); ++panel)
        if (state.ordered.isOrdered(PanelId(panel)))
            show(m_columns[panel], row, input);
}

void KnownInputs::reveal(PanelId panel, std::span<const float> row, float* input) const
{
    show(m_columns[panel.value], row, input);
}

// What is known already stays.
void KnownInputs::show(std::span<const std::uint32_t> columns, std::span<const float> row, float* input) const
{
    float* const known = input + featureCount();
    for (const std::uint32_t column : columns)
        if (known[column] == 0.0f && !std::isnan(row[column])) {
            input[column] = row[column];
            known[column] = 1.0f;
        }
}

MaskedPredictor::MaskedPredictor(const MaskedPredictorPlan& plan, std::size_t inputs, Seed seed)
    : m_network(inputs, plan.hidden, 1, RandomStream(seed, "masked predictor weights"))
{
}

std::optional<MaskedPredictor> MaskedPredictor::learned(const MaskedPredictorPlan& plan, const MaskedGroup& training,
                                                        const MaskedGroup& validation, std::size_t panels, Seed seed,
                                                        const WorkShare& work)
{
    const PredictorWatch watch(validation, panels, seed);
    RandomStream stream(seed, "masked predictor");
    MaskedPredictor now(plan, training.inputs.inputCount(), seed);
    MaskedPredictor best = now;
    double bestLoss = std::numeric_limits<double>::infinity();
    std::size_t inVain = 0;
    std::vector<PatientState> states; // every patient once with random panels known, again and again
    for (std::size_t step = 0; step < plan.steps; ++step) {
        const double done = double(step) / double(plan.steps);
        if (!work.goOn(done))
            return std::nullopt;
        if (states.empty()) {
            states = randomStates(training.count(), panels, stream);
            stream.shuffle(std::span(states));
        }
        const std::span<const PatientState> some = std::span(states).last(std::min(plan.batch, states.size()));
        std::vector<std::uint8_t> diseased;
        for (const PatientState& state : some)
            diseased.push_back(training.people.diseased[state.patient]);
        now.teach(training.inputs.of(some), diseased, fallingRate(plan.rate, done));
        states.resize(states.size() - some.size());
        if ((step + 1) * plan.looks / plan.steps == step * plan.looks / plan.steps)
            continue;
        const double loss = meanCrossEntropy(now.probabilities(watch.inputs), watch.diseased);
        inVain = loss < bestLoss ? 0 : inVain + 1;
        if (loss < bestLoss) {
            bestLoss = loss;
            best = now;
        }
        if (inVain >= plan.patience)
            break;
    }
    return best;
}

std::vector<float> MaskedPredictor::probabilities(std::span<const float> inputs) const
{
    std::vector<float> outputs = m_network.evaluate(inputs);
    std::ranges::transform(outputs, outputs.begin(), logistic);
    return outputs;
}

std::vector<float> MaskedPredictor::teach(std::span<const float> inputs, std::span<const std::uint8_t> diseased,
                                          double rate, float* inputGradient)
{
    std::vector<float> said = m_network.forward(inputs);
    std::ranges::transform(said, said.begin(), logistic);
    std::vector<float> gradient(said.size());
    for (std::size_t i = 0; i < said.size(); ++i) // of the mean cross entropy
        gradient[i] = (said[i] - (diseased[i] ? 1.0f : 0.0f)) / static_cast<float>(said.size());
    m_network.learn(inputs, std::move(gradient), rate, inputGradient);
    return said;
}

std::vector<PatientState> sampledStates(std::size_t patients, std::size_t panels, std::size_t most,
                                        RandomStream& stream)
{
    constexpr int kMostRounds = 4;
    std::vector<PatientState> states;
    for (int round = 0; round < kMostRounds && states.size() < most; ++round)
        std::ranges::copy(randomStates(patients, panels, stream), std::back_inserter(states));
    stream.shuffle(std::span(states));
    states.resize(std::min(states.size(), most));
    return states;
}

std::vector<std::size_t> spreadOver(std::size_t count, std::size_t most)
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0, chosen = std::min(count, most); i < chosen; ++i)
        places.push_back((2 * i + 1) * count / (2 * chosen));
    return places;
}

float distanceOf(std::span<const float> row, std::span<const float> input)
{
    float sum = 0.0f;
    int known = 0, shared = 0;
    for (std::size_t column = 0; column < row.size(); ++column) {
        if (input[row.size() + column] == 0.0f)
            continue;
        ++known;
        if (const float apart = row[column] - input[column]; !std::isnan(apart)) {
            sum += apart * apart;
            ++shared;
        }
    }
    if (known == 0)
        return 0.0f;
    return shared > 0 ? sum / float(shared) : std::numeric_limits<float>::max();
}

std::vector<std::uint32_t> sampledPatients(std::size_t patients, std::size_t most, RandomStream& stream)
{
    std::vector<std::uint32_t> who(patients);
    std::iota(who.begin(), who.end(), 0U);
    stream.shuffle(std::span(who));
    who.resize(std::min(patients, most));
    return who;
}

double crossEntropy(float probability, bool diseased)
{
    constexpr double kNearest = 1e-6;
    const double said = double{diseased ? probability : 1.0f - probability};
    return -std::log(std::clamp(said, kNearest, 1.0 - kNearest));
}

double meanCrossEntropy(std::span<const float> probabilities, std::span<const std::uint8_t> diseased)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < probabilities.size(); ++i)
        sum += crossEntropy(probabilities[i], diseased[i] != 0);
    return probabilities.empty() ? 0.0 : sum / double(probabilities.size());
}

double entropyOf(float probability)
{
    const double p = double{probability};
    return p * crossEntropy(probability, true) + (1.0 - p) * crossEntropy(probability, false);
}

double fallingRate(double rate, double done)
{
    constexpr double kAtEnd = 0.05;
    return rate * (1.0 - (1.0 - kAtEnd) * done);
}

} // namespace core
