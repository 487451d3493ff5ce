// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/rival_p.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <tuple>

namespace core {
namespace {

// Further panels, and what knowing them would save on average.
struct AcquisitionChoice {
    PanelMask panels;
    double gain = 0.0; // nats
    double cost = 0.0;
};

// The acquisition conditioned oracle (Valancius, Lennon and Oliva, ICML 2024): the training patients most like this
// one in what is known tell which set of further panels would serve best, since of them everything is known. It looks
// beyond the next panel, and learns nothing but the predictor.
class Aaco final : public RivalPolicy {
public:
    explicit Aaco(const RivalBeginning& beginning)
        : m_data(beginning.data),
          m_predictor(beginning.predictor),
          m_neighbours(beginning.plan.neighbours),
          m_subsets(beginning.plan.subsets),
          m_seed(beginning.seed),
          m_inRandomOrder(inRandomOrder(beginning))
    {
    }

    std::vector<RivalDecision> decide(const MaskedGroup& group, std::span<const PatientState> states,
                                      std::span<const PanelMask> allowed, const OrderRule& rule) override
    {
        std::vector<RivalDecision> decisions;
        for (std::size_t i = 0; i < states.size(); ++i) {
            const PanelMask shown =
                m_data.rules.shown(states[i].ordered, group.people.rows.recordedColumns(states[i].patient));
            const PatientState state{states[i].patient, shown};
            const std::vector<float> known = group.inputs.of(std::span(&state, 1));
            // Where nothing is known all patients are one.
            const auto key = knowsNothing(known) ? Key{nullptr, 0, shown.bits(), allowed[i].bits()}
                                                 : Key{&group, state.patient, shown.bits(), allowed[i].bits()};
            auto found = m_outlooks.find(key);
            if (found == m_outlooks.end())
                found = m_outlooks.emplace(key, look(known, shown, allowed[i])).first;
            decisions.push_back(decide(found->second, rule));
        }
        return decisions;
    }

private:
    using MaskBits = decltype(PanelMask().bits());
    using Key = std::tuple<const MaskedGroup*, std::uint32_t, MaskBits, MaskBits>; // whose, who, shown, allowed
    struct Outlook {
        float probability = 0.0f;
        std::vector<AcquisitionChoice> choices; // single panels first
        std::size_t singles = 0;
    };

    static bool knowsNothing(std::span<const float> known)
    {
        return std::ranges::none_of(known.last(known.size() / 2), [](float one) { return one != 0.0f; });
    }

    static std::vector<std::uint32_t> inRandomOrder(const RivalBeginning& beginning)
    {
        const std::size_t patients = beginning.data.training.count();
        RandomStream stream(beginning.seed, "aaco ties");
        return sampledPatients(patients, patients, stream);
    }

    static RivalDecision decide(const Outlook& here, const OrderRule& rule)
    {
        RivalDecision decision{.probability = double{here.probability}, .order = {}, .most = {}};
        const auto net = [&rule](const AcquisitionChoice& choice) { return choice.gain - rule.price * choice.cost; };
        const AcquisitionChoice* best = nullptr;
        for (const AcquisitionChoice& choice : here.choices) {
            if (choice.cost > 0.0)
                decision.most = std::max(decision.most.value_or(0.0), choice.gain / choice.cost);
            if (best ? net(choice) > net(*best) : rule.exactly || net(choice) > 0.0)
                best = &choice;
        }
        if (!best)
            return decision;
        const AcquisitionChoice* first = nullptr; // of the set that which alone serves best
        for (const AcquisitionChoice& single : std::span(here.choices).first(here.singles))
            if (single.panels.with(best->panels) == best->panels && (!first || net(single) > net(*first)))
                first = &single;
        for (std::size_t panel = 0; panel < PanelMask::kMostPanels; ++panel)
            if (first->panels.isOrdered(PanelId(panel)))
                decision.order = PanelId(panel);
        return decision;
    }

    Outlook look(std::span<const float> known, PanelMask shown, PanelMask allowed)
    {
        Outlook here;
        here.probability = m_predictor.probabilities(known)[0];
        std::vector<PanelMask> sets = subsetsOf(allowed, here.singles);
        if (sets.empty())
            return here;
        const std::vector<std::uint32_t> like = neighboursOf(known, sets.size());
        const double now = meanLoss(like, shown), price = m_data.rules.priceOf(shown).amount;
        for (const PanelMask panels : sets) {
            const PanelMask after = shown.with(panels);
            here.choices.push_back({panels, now - meanLoss(like, after), m_data.rules.priceOf(after).amount - price});
        }
        return here;
    }

    // Each panel alone, then all other sets where these are few, else random ones: always the same of the same panels.
    std::vector<PanelMask> subsetsOf(PanelMask allowed, std::size_t& singles) const
    {
        std::vector<PanelId> panels;
        for (std::size_t panel = 0; panel < m_data.rules.panelCount(); ++panel)
            if (allowed.isOrdered(PanelId(panel)))
                panels.emplace_back(panel);
        std::vector<PanelMask> sets;
        for (const PanelId panel : panels)
            sets.push_back(PanelMask().with(panel));
        singles = sets.size();
        if (panels.size() < 16 && (std::size_t{1} << panels.size()) <= m_subsets) {
            for (std::size_t which = 1; which < (std::size_t{1} << panels.size()); ++which) {
                PanelMask set;
                for (std::size_t i = 0; i < panels.size(); ++i)
                    set = (which >> i) & 1U ? set.with(panels[i]) : set;
                if (set.count() > 1)
                    sets.push_back(set);
            }
            return sets;
        }
        RandomStream stream(Seed{m_seed.value ^ allowed.bits()}, "aaco subsets");
        while (sets.size() < singles + m_subsets) {
            stream.shuffle(std::span(panels));
            PanelMask set;
            for (std::size_t i = 0, count = 2 + stream.below(panels.size() - 1); i < count; ++i)
                set = set.with(panels[i]);
            sets.push_back(set);
        }
        return sets;
    }

    // The nearest training patients by what is known of both. Those who are as near as the last one count, too, as far
    // as judging each of them with so many sets leaves time. Where nothing is known everybody is as near, and a larger
    // sample decides: all patients begin alike.
    std::vector<std::uint32_t> neighboursOf(std::span<const float> known, std::size_t sets)
    {
        constexpr std::size_t kMostTied = 50, kMostJudged = 2000, kToBegin = 500;
        const MaskedGroup& training = m_data.training;
        const bool nothing = knowsNothing(known);
        m_distance.assign(training.count(), 0.0f);
        for (std::uint32_t i = 0; i < training.count() && !nothing; ++i)
            m_distance[i] = distanceOf(training.people.rows.row(i), known);
        std::vector<float> sorted = m_distance;
        const std::size_t count = std::min(m_neighbours, sorted.size());
        std::nth_element(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(count - 1), sorted.end());
        const float farthest = sorted[count - 1];
        std::vector<std::uint32_t> nearest;
        for (std::uint32_t i = 0; i < training.count(); ++i)
            if (m_distance[i] < farthest)
                nearest.push_back(i);
        const std::size_t most = std::max(count, nothing ? kToBegin : std::min(kMostTied, kMostJudged / sets));
        for (const std::uint32_t i : m_inRandomOrder)
            if (m_distance[i] == farthest && nearest.size() < most)
                nearest.push_back(i);
        return nearest;
    }

    double meanLoss(std::span<const std::uint32_t> patients, PanelMask ordered)
    {
        constexpr std::size_t kMostKept = 2'000'000;
        if (m_losses.size() > kMostKept)
            m_losses.clear();
        std::vector<PatientState> unknown;
        for (const std::uint32_t patient : patients)
            if (!m_losses.contains({patient, ordered.bits()}))
                unknown.push_back({patient, ordered});
        if (!unknown.empty()) {
            const std::vector<float> judged = m_predictor.probabilities(m_data.training.inputs.of(unknown));
            for (std::size_t i = 0; i < unknown.size(); ++i)
                m_losses[{unknown[i].patient, ordered.bits()}] = static_cast<float>(
                    crossEntropy(judged[i], m_data.training.people.diseased[unknown[i].patient] != 0));
        }
        double sum = 0.0;
        for (const std::uint32_t patient : patients)
            sum += double{m_losses[{patient, ordered.bits()}]};
        return sum / double(patients.size());
    }

    struct LossKey {
        std::uint32_t patient = 0;
        MaskBits ordered = 0;
        bool operator==(const LossKey&) const = default;
    };
    struct LossKeyHash {
        std::size_t operator()(const LossKey& key) const
        {
            return std::hash<std::uint64_t>()((std::uint64_t{key.ordered} * 0x9E3779B97F4A7C15ULL) ^
                                              (std::uint64_t{key.patient} << 20));
        }
    };

    const RivalData& m_data;
    MaskedPredictor m_predictor;
    std::size_t m_neighbours, m_subsets;
    Seed m_seed;
    std::vector<std::uint32_t> m_inRandomOrder; // training patients
    std::vector<float> m_distance;
    std::unordered_map<LossKey, float, LossKeyHash> m_losses; // of training patients, in nats
    std::map<Key, Outlook> m_outlooks;
};

} // namespace

RivalPtr makeAaco(const RivalBeginning& beginning, const WorkShare& work)
{
    if (!work.goOn(0.0))
        return nullptr;
    return std::make_unique<Aaco>(beginning);
}

} // namespace core
