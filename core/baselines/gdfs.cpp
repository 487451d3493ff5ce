// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/concrete_selection_p.h"
#include "core/baselines/rival_p.h"

#include <algorithm>
#include <array>
#include <limits>

namespace core {
namespace {

// Of the Concrete distribution: 1 to 0.1 in five equal ratios, as in the authors' program.
constexpr std::array kTemperatures{1.0f, 0.562f, 0.316f, 0.178f, 0.1f};

// Greedy dynamic feature selection (Covert et al., ICML 2023): a network selects the panel after which the predictor
// will have the smallest loss, and learns that by gradients through a random selection that is only almost made. Both
// networks learn together. It knows no prices; what it spends is bounded by how many panels it may order.
class Gdfs final : public AppraisingPolicy {
public:
    explicit Gdfs(const RivalBeginning& beginning)
        : AppraisingPolicy(beginning.data.rules, Weighing::Difference),
          m_data(beginning.data),
          m_plan(beginning.plan),
          m_seed(beginning.seed),
          m_now{beginning.predictor, LearningNetwork(m_data.training.inputs.inputCount(), m_plan.predictor.hidden,
                                                     m_rules.panelCount(), RandomStream(m_seed, "gdfs weights"))},
          m_best(m_now)
    {
    }

    bool countsPanels() const override { return true; }

    Appraisal appraise(const MaskedGroup& group, const PatientState& shown) override
    {
        const std::vector<float> inputs = group.inputs.of(std::span(&shown, 1));
        return {.probability = m_best.predictor.probabilities(inputs)[0], .worth = m_best.selector.evaluate(inputs)};
    }

    // False when stopped.
    bool learn(const WorkShare& work)
    {
        RandomStream stream(m_seed, "gdfs");
        for (std::size_t i = 0; i < kTemperatures.size(); ++i) {
            const WorkShare piece = work.piece(i, kTemperatures.size());
            std::size_t step = 0;
            while (step < m_plan.selectorSteps) {
                std::vector<PatientState> states = drawnPatients(stream);
                for (std::size_t orders = std::min(m_plan.mostSelected, m_rules.panelCount()); orders > 0; --orders) {
                    const double done = std::min(1.0, double(step) / double(m_plan.selectorSteps));
                    if (!piece.goOn(done))
                        return false;
                    if (teach(states, kTemperatures[i], fallingRate(m_plan.selectorRate, done), stream))
                        ++step;
                    else
                        break;
                }
                step += states.empty() ? m_plan.selectorSteps : 0;
            }
            if (!keepTheBest(piece))
                return false;
        }
        return true;
    }

private:
    struct Networks {
        MaskedPredictor predictor;
        LearningNetwork selector;
    };

    std::vector<PatientState> drawnPatients(RandomStream& stream) const
    {
        std::vector<PatientState> states;
        for (std::size_t i = 0; i < 4 * m_plan.predictor.batch && states.size() < m_plan.predictor.batch; ++i) {
            const PatientState state{static_cast<std::uint32_t>(stream.below(m_data.training.count())), PanelMask()};
            if (allowedFor(m_data.training, state) != PanelMask())
                states.push_back(state);
        }
        return states;
    }

    PanelMask allowedFor(const MaskedGroup& group, const PatientState& state) const
    {
        return m_rules.allowedOrders(state.ordered, group.people.rows.recordedColumns(state.patient),
                                     {m_data.unrecorded, {}});
    }

    // One selection for each of these training patients, who are one panel further afterwards; those for whom nothing
    // is left drop out. False where nobody is left.
    bool teach(std::vector<PatientState>& states, float temperature, double rate, RandomStream& stream)
    {
        const MaskedGroup& training = m_data.training;
        std::erase_if(states, [&](const PatientState& s) { return allowedFor(training, s) == PanelMask(); });
        if (states.empty())
            return false;
        const std::size_t panels = m_rules.panelCount(), width = training.inputs.inputCount();
        const std::vector<float> known = training.inputs.of(states);
        std::vector<float> partly = known, gradient = m_now.selector.forward(known);
        std::vector<std::vector<float>> samples;
        std::vector<std::uint8_t> diseased;
        std::vector<float> noise(panels);
        for (std::size_t i = 0; i < states.size(); ++i) {
            const std::span<const float> logits = std::span(gradient).subspan(i * panels, panels);
            std::ranges::generate(noise, [&stream] { return gumbelNoise(stream); });
            samples.push_back(concreteSample(logits, noise, allowedFor(training, states[i]), temperature));
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
        m_now.selector.learn(known, std::move(gradient), rate);
        return true;
    }

    // By the mean loss of validation patients after each selection, of the panel of the highest logit.
    bool keepTheBest(const WorkShare& work)
    {
        constexpr std::size_t kEnough = 512;
        const MaskedGroup& group = m_data.validation;
        std::vector<PatientState> states;
        for (std::uint32_t i = 0; i < std::min(kEnough, group.count()); ++i)
            states.push_back({i, PanelMask()});
        double loss = 0.0;
        for (std::size_t orders = std::min(m_plan.mostSelected, m_rules.panelCount()); orders > 0; --orders) {
            if (!work.goOn(1.0))
                return false;
            const std::vector<float> logits = m_now.selector.evaluate(group.inputs.of(states));
            std::vector<std::uint8_t> diseased;
            for (std::size_t i = 0; i < states.size(); ++i) {
                const std::vector<float> without(m_rules.panelCount());
                const std::vector<float> sample =
                    concreteSample(std::span(logits).subspan(i * m_rules.panelCount(), m_rules.panelCount()), without,
                                   allowedFor(group, states[i]), 1.0f);
                const auto most = std::ranges::max_element(sample);
                if (*most > 0.0f)
                    states[i].ordered = states[i].ordered.with(PanelId(std::size_t(most - sample.begin())));
                diseased.push_back(group.people.diseased[states[i].patient]);
            }
            loss += meanCrossEntropy(m_now.predictor.probabilities(group.inputs.of(states)), diseased);
        }
        if (loss < m_bestLoss) {
            m_bestLoss = loss;
            m_best = m_now;
        }
        return true;
    }

    const RivalData& m_data;
    const RivalPlan& m_plan;
    Seed m_seed;
    Networks m_now, m_best;
    double m_bestLoss = std::numeric_limits<double>::infinity();
};

} // namespace

RivalPtr makeGdfs(const RivalBeginning& beginning, const WorkShare& work)
{
    auto policy = std::make_unique<Gdfs>(beginning);
    if (!policy->learn(work))
        return nullptr;
    return policy;
}

} // namespace core
