// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/acquisition_watch_p.h"

#include <algorithm>

namespace core {

ChoosingNetworks::ChoosingNetworks(const RivalBeginning& beginning, const std::string& purpose)
    : predictor(beginning.predictor),
      chooser(beginning.data.training.inputs.inputCount(), beginning.plan.predictor.hidden,
              beginning.data.rules.panelCount(), RandomStream(beginning.seed, purpose))
{
}

std::optional<PanelId> bestPanel(const PanelRules& rules, const PatientState& state, PanelMask allowed,
                                 std::span<const float> outputs, PanelScore score)
{
    std::optional<PanelId> best;
    double highest = 0.0;
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        if (!allowed.isOrdered(PanelId(i)))
            continue;
        const double value = score(outputs[i], rules.priceOfAdding(state.ordered, PanelId(i)));
        if (!best || value > highest) {
            best = PanelId(i);
            highest = value;
        }
    }
    return best;
}

AcquisitionWatch::AcquisitionWatch(const RivalData& data, std::size_t orders, PanelScore score, Seed seed)
    : m_data(data),
      m_orders(std::min(orders, data.rules.panelCount())),
      m_score(score)
{
    constexpr std::size_t kEnough = 1024;
    RandomStream stream(seed, "acquisition watch");
    m_patients = sampledPatients(data.validation.count(), kEnough, stream);
}

std::optional<double> AcquisitionWatch::meanLoss(const ChoosingNetworks& networks,
                                                 const std::function<bool()>& goOn) const
{
    const MaskedGroup& group = m_data.validation;
    const std::size_t panels = m_data.rules.panelCount();
    std::vector<PatientState> states;
    std::vector<std::uint8_t> diseased;
    for (const std::uint32_t patient : m_patients) {
        states.push_back({patient, PanelMask()});
        diseased.push_back(group.people.diseased[patient]);
    }
    double loss = 0.0;
    for (std::size_t order = 0; order < m_orders; ++order) {
        if (!goOn())
            return std::nullopt;
        const std::vector<float> outputs = networks.chooser.evaluate(group.inputs.of(states));
        for (std::size_t i = 0; i < states.size(); ++i) {
            const PanelMask allowed = m_data.allowedOrders(group, states[i]);
            if (const auto best = bestPanel(m_data.rules, states[i], allowed,
                                            std::span(outputs).subspan(i * panels, panels), m_score))
                states[i].ordered = states[i].ordered.with(*best);
        }
        loss += meanCrossEntropy(networks.predictor.probabilities(group.inputs.of(states)), diseased);
    }
    return loss / double(std::max<std::size_t>(1, m_orders));
}

void BestNetworks::offer(const ChoosingNetworks& networks, double loss)
{
    if (!(loss < m_loss)) {
        ++m_inVain;
        return;
    }
    m_networks = networks;
    m_loss = loss;
    m_inVain = 0;
}

ChoosingPolicy::ChoosingPolicy(const RivalBeginning& beginning, Weighing weighing, PanelScore score,
                               const std::string& name)
    : AppraisingPolicy(beginning.data.rules, weighing),
      m_data(beginning.data),
      m_plan(beginning.plan),
      m_stream(beginning.seed, name),
      m_now(beginning, name + " weights"),
      m_best(m_now),
      m_watch(m_data, m_plan.mostSelected, score, beginning.seed)
{
}

bool ChoosingPolicy::look(const std::function<bool()>& goOn)
{
    const std::optional<double> loss = m_watch.meanLoss(m_now, goOn);
    if (loss)
        m_best.offer(m_now, *loss);
    return loss.has_value();
}

} // namespace core
