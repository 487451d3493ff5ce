// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/acquisition_watch_p.h"
#include "core/baselines/concrete_selection_p.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

// Of the Concrete distribution: 1 to 0.1 in equal ratios, as in the authors' program.
constexpr std::array kTemperatures{1.0f, 0.562f, 0.316f, 0.178f, 0.1f};

// Greedy dynamic feature selection (Covert et al., ICML 2023): a network selects the panel after which the predictor
// will have the smallest loss, and learns that by gradients through a random selection that is only almost made. Both
// networks learn together. It knows no prices; what it spends is bounded by how many panels it may order.
class Gdfs final : public ChoosingPolicy {
public:
    explicit Gdfs(const RivalBeginning& beginning)
        : ChoosingPolicy(
              beginning, Weighing::Difference, [](float output, Cost) { return double{output}; }, "gdfs")
    {
    }

    bool countsPanels() const override { return true; }

    Appraisal appraise(const MaskedGroup& group, const PatientState& shown) override
    {
        const std::vector<float> inputs = group.inputs.of(std::span(&shown, 1));
        return {.probability = m_best.networks().predictor.probabilities(inputs)[0],
                .worth = m_best.networks().chooser.evaluate(inputs)};
    }

    // False when stopped.
    bool learn(const WorkShare& work)
    {
        for (std::size_t i = 0; i < kTemperatures.size(); ++i)
            if (!learnAt(kTemperatures[i], work.piece(i, kTemperatures.size())))
                return false;
        return true;
    }

private:
    // Where validation patients gain nothing any more, the rate falls; after that in vain, too, it is over. Goes on
    // from the best so far.
    bool learnAt(float temperature, const WorkShare& work)
    {
        constexpr std::size_t kPatience = 2;
        constexpr double kFactor = 0.2;
        const std::size_t between = std::max<std::size_t>(1, m_plan.selectorSteps / m_plan.selectorLooks);
        double rate = m_plan.selectorRate;
        m_now = m_best.networks();
        m_best.forgive();
        std::vector<PatientState> states;
        std::size_t ordersLeft = 0;
        for (std::size_t step = 0; step < m_plan.selectorSteps; ++step) {
            const double done = double(step) / double(m_plan.selectorSteps);
            if (!work.goOn(done))
                return false;
            if (ordersLeft == 0 || states.empty()) {
                states = drawnPatients();
                ordersLeft = std::min(m_plan.mostSelected, m_rules.panelCount());
            }
            if (states.empty())
                return true; // nobody has anything to order
            teach(states, temperature, rate);
            --ordersLeft;
            if ((step + 1) % between != 0)
                continue;
            if (!look([&] { return work.goOn(done); }))
                return false;
            if (m_best.inVain() < kPatience)
                continue;
            if (rate < m_plan.selectorRate)
                return true;
            rate *= kFactor;
            m_now = m_best.networks();
            m_best.forgive();
        }
        return true;
    }

    std::vector<PatientState> drawnPatients()
    {
        std::vector<PatientState> states;
        for (std::size_t i = 0; i < 4 * m_plan.predictor.batch && states.size() < m_plan.predictor.batch; ++i) {
            const PatientState state{static_cast<std::uint32_t>(m_stream.below(m_data.training.count())), PanelMask()};
            if (m_data.allowedOrders(m_data.training, state) != PanelMask())
                states.push_back(state);
        }
        return states;
    }

    // One selection for each of these training patients, who are one panel further afterwards; those for whom nothing
    // is left drop out.
    void teach(std::vector<PatientState>& states, float temperature, double rate)
    {
        const MaskedGroup& training = m_data.training;
        const std::size_t panels = m_rules.panelCount(), width = training.inputs.inputCount();
        const std::vector<float> known = training.inputs.of(states);
        std::vector<float> partly = known, gradient = m_now.chooser.forward(known);
        std::vector<std::vector<float>> samples;
        std::vector<std::uint8_t> diseased;
        std::vector<float> noise(panels);
        for (std::size_t i = 0; i < states.size(); ++i) {
            const std::span<const float> logits = std::span(gradient).subspan(i * panels, panels);
            std::ranges::generate(noise, [this] { return gumbelNoise(m_stream); });
            samples.push_back(concreteSample(logits, noise, m_data.allowedOrders(training, states[i]), temperature));
            revealShares(training.inputs, states[i].patient, samples[i], partly.data() + i * width);
            diseased.push_back(training.people.diseased[states[i].patient]);
        }
        std::vector<float> inputGradient(partly.size()), sampleGradient(panels);
        m_now.predictor.teach(partly, diseased, rate, inputGradient.data());
        for (std::size_t i = 0; i < states.size(); ++i) {
            revealGradient(training.inputs, states[i].patient, std::span(known).subspan(i * width, width),
                           std::span(inputGradient).subspan(i * width, width), sampleGradient);
            concreteGradient(samples[i], sampleGradient, temperature, std::span(gradient).subspan(i * panels, panels));
            const auto most = std::ranges::max_element(samples[i]) - samples[i].begin();
            states[i].ordered = states[i].ordered.with(PanelId(static_cast<std::size_t>(most)));
        }
        m_now.chooser.learn(known, std::move(gradient), rate);
        std::erase_if(states, [&](const PatientState& s) { return m_data.allowedOrders(training, s) == PanelMask(); });
    }
};

} // namespace

RivalPtr makeGdfs(const RivalBeginning& beginning, const WorkShare& work)
{
    return learnedPolicy<Gdfs>(beginning, work);
}

} // namespace core
