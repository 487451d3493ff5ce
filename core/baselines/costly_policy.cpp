// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/cwcf_p.h"
#include "core/environment/environment_p.h"
#include "core/environment/patient_walk_p.h"

#include <cmath>

namespace core {
namespace {

// The Q-values of the two diagnoses are minus the probability of being wrong. Estimates may leave [0, 1]; near its ends
// they are bent, so that who seems more likely to be ill still does.
double probabilityFrom(float qPresent, float qAbsent)
{
    constexpr double kBend = 0.02;
    const double straight = (1.0 + double{qPresent} - double{qAbsent}) / 2.0;
    if (straight < kBend)
        return kBend * std::exp((straight - kBend) / kBend);
    if (straight > 1.0 - kBend)
        return 1.0 - kBend * std::exp((1.0 - kBend - straight) / kBend);
    return straight;
}

} // namespace

CostlyStates::CostlyStates(const PatientRows& rows, const PanelRules& rules, UnrecordedPanels unrecorded)
    : m_rows(rows),
      m_rules(rules),
      m_unrecorded(unrecorded),
      m_priceOfAll(rules.priceOf(PanelMask::all(rules.panelCount())).amount)
{
}

const std::vector<float>& CostlyStates::asked(PanelMask ordered)
{
    const auto [entry, isNew] = m_asked.try_emplace(ordered.bits());
    if (isNew) {
        const FeatureMask known = m_rules.asked(ordered);
        for (std::size_t feature = 0; feature < known.size(); ++feature)
            entry->second.push_back(known.isKnown(FeatureId(feature)) ? 1.0f : 0.0f);
    }
    return entry->second;
}

void CostlyStates::write(std::span<const PatientState> states, std::vector<float>& inputs)
{
    const std::size_t features = m_rows.featureCount();
    inputs.resize(states.size() * inputCount());
    float* out = inputs.data();
    for (const PatientState& state : states) {
        const std::vector<float>& wanted = asked(state.ordered);
        const std::span<const float> values = m_rows.row(state.patient), recorded = m_rows.recorded(state.patient);
        for (std::size_t feature = 0; feature < features; ++feature) {
            const float known = wanted[feature] * recorded[feature];
            out[feature] = known != 0.0f ? values[feature] : 0.0f;
            out[features + feature] = known;
        }
        const PanelMask shown = m_rules.shown(state.ordered, m_rows.recordedColumns(state.patient));
        for (std::size_t panel = 0; panel < m_rules.panelCount(); ++panel)
            out[2 * features + panel] = shown.isOrdered(PanelId(panel)) ? 1.0f : 0.0f;
        out += inputCount();
    }
}

ActionSet CostlyStates::legal(const PatientState& state) const
{
    return legalActions(m_rules, state.ordered, m_rows.recordedColumns(state.patient), {m_unrecorded, {}});
}

double CostlyStates::price(const PatientState& state, PanelId panel) const
{
    const OrderCharge charge =
        m_rules.charge(state.ordered, panel, m_rows.recordedColumns(state.patient), m_unrecorded);
    return m_priceOfAll > 0.0 ? charge.paid.amount / m_priceOfAll : 0.0;
}

std::vector<Step> CostlyPolicy::decide(CostlyStates& states, std::span<const PatientState> some) const
{
    const ActionCodec codec(states.rules().panelCount());
    std::vector<float> inputs, values(some.size() * codec.actionCount());
    states.write(some, inputs);
    m_network.evaluate(m_weights.data(), some.size(), inputs.data(), values.data());
    std::vector<Step> steps(some.size());
    for (std::size_t i = 0; i < some.size(); ++i) {
        const std::span<const float> own = std::span(values).subspan(i * codec.actionCount(), codec.actionCount());
        Step& step = steps[i];
        step.ordered = some[i].ordered;
        step.diseaseProbability = probabilityFrom(own[codec.index(Action::diagnose(Disease::Present))],
                                                  own[codec.index(Action::diagnose(Disease::Absent))]);
        step.action = codec.action(bestLegal(own, states.legal(some[i])));
        chargeFor(step, states.rules(), states.rows().recordedColumns(some[i].patient), states.unrecorded());
    }
    return steps;
}

std::vector<Episode> CostlyPolicy::walk(CostlyStates& states, std::span<const PatientIndex> patients) const
{
    return walkPatients(patients, [&](std::span<const PatientState> some) { return decide(states, some); }, {});
}

std::size_t bestLegal(std::span<const float> values, const ActionSet& legal)
{
    std::size_t best = values.size();
    for (std::size_t action = 0; action < values.size(); ++action)
        if (legal.contains(action) && (best == values.size() || values[action] > values[best]))
            best = action;
    return best;
}

} // namespace core
