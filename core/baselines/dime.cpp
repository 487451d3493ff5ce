// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/rival_p.h"

#include "core/learn/encoders/state_encoder.h"

#include <algorithm>

namespace core {
namespace {

constexpr double kExploringAtEnd = 0.05; // share of random orders; begins at 1, the end is reached half way

// Discriminative mutual information estimation (Gadgil, Covert and Lee, ICLR 2024): a value network learns by how much
// the loss of the predictor falls when a panel becomes known, which on average is the conditional mutual information
// of panel and outcome. It cannot be more than the entropy that is left, so the network says which share of it.
class Dime final : public AppraisingPolicy {
public:
    explicit Dime(const RivalBeginning& beginning)
        : AppraisingPolicy(beginning.data.rules, Weighing::Ratio),
          m_data(beginning.data),
          m_plan(beginning.plan),
          m_predictor(beginning.predictor),
          m_values(m_data.training.inputs.inputCount(), m_plan.predictor.hidden, m_rules.panelCount(),
                   RandomStream(beginning.seed, "dime weights")),
          m_stream(beginning.seed, "dime")
    {
    }

    Appraisal appraise(const MaskedGroup& group, const PatientState& shown) override
    {
        const std::vector<float> inputs = group.inputs.of(std::span(&shown, 1));
        Appraisal here{.probability = m_predictor.probabilities(inputs)[0], .worth = m_values.evaluate(inputs)};
        const auto left = static_cast<float>(entropyOf(here.probability));
        for (float& worth : here.worth)
            worth = left * logistic(worth);
        return here;
    }

    // False when stopped.
    bool learn(const WorkShare& work)
    {
        std::vector<Place> places(m_plan.predictor.batch);
        for (Place& place : places)
            begin(place);
        for (std::size_t step = 0; step < m_plan.valueSteps; ++step) {
            const double done = double(step) / double(m_plan.valueSteps);
            if (!work.goOn(done))
                return false;
            const double exploring = std::max(kExploringAtEnd, 1.0 - 2.0 * done);
            teach(places, exploring, fallingRate(m_plan.valueRate, done));
        }
        return true;
    }

private:
    // A training patient on the way.
    struct Place {
        PatientState state;
        PanelMask allowed;
        std::size_t ordersLeft = 0;
    };

    void begin(Place& place)
    {
        const auto patients = static_cast<std::uint64_t>(m_data.training.count());
        do {
            place.state = {static_cast<std::uint32_t>(m_stream.below(patients)), PanelMask()};
            place.ordersLeft = 1 + m_stream.below(m_rules.panelCount());
            note(place);
        } while (place.allowed == PanelMask() && ++m_inVain < patients);
        m_inVain = 0;
    }

    void note(Place& place) const
    {
        place.allowed =
            m_rules.allowedOrders(place.state.ordered, m_data.training.people.rows.recordedColumns(place.state.patient),
                                  {m_data.unrecorded, {}});
    }

    // One order in every place, one step of the value network.
    void teach(std::vector<Place>& places, double exploring, double rate)
    {
        const MaskedGroup& training = m_data.training;
        const std::size_t panels = m_rules.panelCount();
        std::vector<PatientState> before, after;
        for (const Place& place : places)
            before.push_back(place.state);
        const std::vector<float> inputs = training.inputs.of(before);
        std::vector<float> gradient = m_values.forward(inputs);
        std::vector<std::size_t> orders;
        for (std::size_t i = 0; i < places.size(); ++i) {
            orders.push_back(chosen(places[i].allowed, std::span(gradient).subspan(i * panels, panels), exploring));
            after.push_back({before[i].patient, before[i].ordered.with(PanelId(orders[i]))});
        }
        const std::vector<float> now = m_predictor.probabilities(inputs);
        const std::vector<float> then = m_predictor.probabilities(training.inputs.of(after));
        for (std::size_t i = 0; i < places.size(); ++i) {
            const bool diseased = training.people.diseased[before[i].patient] != 0;
            const auto fell = static_cast<float>(crossEntropy(now[i], diseased) - crossEntropy(then[i], diseased));
            const auto left = static_cast<float>(entropyOf(now[i]));
            // Of the squared error of left × share.
            const float share = logistic(gradient[i * panels + orders[i]]);
            const float slope = (left * share - fell) * left * share * (1.0f - share);
            std::fill_n(gradient.begin() + static_cast<std::ptrdiff_t>(i * panels), panels, 0.0f);
            gradient[i * panels + orders[i]] = slope / static_cast<float>(places.size());
        }
        m_values.learn(inputs, std::move(gradient), rate);
        for (std::size_t i = 0; i < places.size(); ++i) {
            places[i].state = after[i];
            note(places[i]);
            if (--places[i].ordersLeft == 0 || places[i].allowed == PanelMask())
                begin(places[i]);
        }
    }

    std::size_t chosen(PanelMask allowed, std::span<const float> values, double exploring)
    {
        std::uint64_t skip =
            m_stream.uniform() < exploring && allowed.count() > 0 ? m_stream.below(allowed.count()) : allowed.count();
        const bool random = skip < allowed.count();
        std::size_t best = 0;
        bool any = false;
        for (std::size_t panel = 0; panel < values.size(); ++panel) {
            if (!allowed.isOrdered(PanelId(panel)))
                continue;
            if (random && skip-- == 0)
                return panel;
            if (!any || values[panel] > values[best])
                best = panel;
            any = true;
        }
        return best;
    }

    const RivalData& m_data;
    const RivalPlan& m_plan;
    MaskedPredictor m_predictor;
    LearningNetwork m_values;
    RandomStream m_stream;
    std::uint64_t m_inVain = 0; // patients drawn who have nothing to order
};

} // namespace

RivalPtr makeDime(const RivalBeginning& beginning, const WorkShare& work)
{
    auto policy = std::make_unique<Dime>(beginning);
    if (!policy->learn(work))
        return nullptr;
    return policy;
}

} // namespace core
