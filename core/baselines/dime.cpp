// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/acquisition_watch_p.h"

#include <algorithm>

namespace core {
namespace {

// Shares of the work. A random order: at first every one, from here on a few.
constexpr double kExplored = 0.5;
constexpr double kExploringAtEnd = 0.05;

// Discriminative mutual information estimation (Gadgil, Covert and Lee, ICLR 2024): a value network learns by how much
// the loss of the predictor falls when a panel becomes known, which on average is the conditional mutual information
// of panel and outcome. It cannot be more than the entropy that is left, so the network says which share of it. The
// predictor goes on learning from where the value network leads.
class Dime final : public ChoosingPolicy {
public:
    explicit Dime(const RivalBeginning& beginning) : ChoosingPolicy(beginning, Weighing::Ratio, sharePerMoney, "dime")
    {
    }

    Appraisal appraise(const MaskedGroup& group, const PatientState& shown) override
    {
        const std::vector<float> inputs = group.inputs.of(std::span(&shown, 1));
        const ChoosingNetworks& networks = m_best.networks();
        Appraisal here{.probability = networks.predictor.probabilities(inputs)[0],
                       .worth = networks.chooser.evaluate(inputs)};
        const auto left = static_cast<float>(entropyOf(here.probability));
        for (float& worth : here.worth)
            worth = left * logistic(worth);
        return here;
    }

    // False when stopped.
    bool learn(const WorkShare& work)
    {
        const std::size_t between = std::max<std::size_t>(1, m_plan.valueSteps / m_plan.valueLooks);
        std::vector<Place> places(m_plan.predictor.batch);
        std::ranges::for_each(places, [this](Place& place) { begin(place); });
        std::erase_if(places, [](const Place& place) { return place.allowed == PanelMask(); });
        for (std::size_t step = 0; step < m_plan.valueSteps && !places.empty(); ++step) {
            const double done = double(step) / double(m_plan.valueSteps);
            if (!work.goOn(done))
                return false;
            const double exploring = std::max(kExploringAtEnd, 1.0 - done / kExplored);
            teach(places, exploring, fallingRate(m_plan.valueRate, done));
            if (done >= kExplored && (step + 1) % between == 0 && !look([&] { return work.goOn(done); }))
                return false;
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

    static double sharePerMoney(float output, Cost price)
    {
        return price.amount > 0.0 ? double{logistic(output)} / price.amount : std::numeric_limits<double>::infinity();
    }

    // Somebody who has anything to order, unless that is nobody.
    void begin(Place& place)
    {
        const auto patients = static_cast<std::uint64_t>(m_data.training.count());
        for (std::uint64_t tries = 0; tries == 0 || (place.allowed == PanelMask() && tries < patients); ++tries) {
            place.state = {static_cast<std::uint32_t>(m_stream.below(patients)), PanelMask()};
            place.ordersLeft = 1 + m_stream.below(m_rules.panelCount());
            place.allowed = m_data.allowedOrders(m_data.training, place.state);
        }
    }

    // One order in every place, one step of both networks.
    void teach(std::vector<Place>& places, double exploring, double rate)
    {
        const MaskedGroup& training = m_data.training;
        const std::size_t panels = m_rules.panelCount();
        std::vector<PatientState> before, after;
        for (const Place& place : places)
            before.push_back(place.state);
        const std::vector<float> inputs = training.inputs.of(before);
        std::vector<float> gradient = m_now.chooser.forward(inputs);
        std::vector<std::size_t> orders;
        for (std::size_t i = 0; i < places.size(); ++i) {
            orders.push_back(chosen(places[i], std::span(gradient).subspan(i * panels, panels), exploring).value);
            after.push_back({before[i].patient, before[i].ordered.with(PanelId(orders[i]))});
        }
        const std::vector<float> now = m_now.predictor.probabilities(inputs);
        const std::vector<float> then = teachPredictor(before, after, rate);
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
        m_now.chooser.learn(inputs, std::move(gradient), rate);
        for (std::size_t i = 0; i < places.size(); ++i) {
            places[i].state = after[i];
            places[i].allowed = m_data.allowedOrders(training, after[i]);
            if (--places[i].ordersLeft == 0 || places[i].allowed == PanelMask())
                begin(places[i]);
        }
    }

    // From the states after an order, and from those before the first one. Returns what it said of the former.
    std::vector<float> teachPredictor(std::span<const PatientState> before, std::span<const PatientState> after,
                                      double rate)
    {
        std::vector<PatientState> states(after.begin(), after.end());
        std::ranges::copy_if(before, std::back_inserter(states),
                             [](const PatientState& state) { return state.ordered == PanelMask(); });
        std::vector<std::uint8_t> diseased;
        for (const PatientState& state : states)
            diseased.push_back(m_data.training.people.diseased[state.patient]);
        std::vector<float> said = m_now.predictor.teach(m_data.training.inputs.of(states), diseased, rate);
        said.resize(after.size());
        return said;
    }

    PanelId chosen(const Place& place, std::span<const float> outputs, double exploring)
    {
        if (m_stream.uniform() >= exploring)
            return *bestPanel(m_rules, place.state, place.allowed, outputs, sharePerMoney);
        std::uint64_t skip = m_stream.below(place.allowed.count());
        std::size_t panel = 0;
        for (; !place.allowed.isOrdered(PanelId(panel)) || skip > 0; ++panel)
            skip -= place.allowed.isOrdered(PanelId(panel)) ? 1 : 0;
        return PanelId(panel);
    }
};

} // namespace

RivalPtr makeDime(const RivalBeginning& beginning, const WorkShare& work)
{
    return learnedPolicy<Dime>(beginning, work);
}

} // namespace core
