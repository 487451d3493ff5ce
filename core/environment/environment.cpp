// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/environment/environment_p.h"

#include "core/learn/encoders/state_encoder.h"
#include "core/rl/action.h"

#include <cassert>

namespace core {

std::uint32_t legalActions(const PanelRules& rules, PanelMask ordered, const FeatureMask& recorded,
                           const OrderLimits& limits)
{
    return legalActions(rules, rules.allowedOrders(ordered, recorded, limits));
}

std::uint32_t legalActions(const PanelRules& rules, PanelMask allowed)
{
    const std::uint32_t diagnoses = rules.forced(allowed) ? 0U : std::uint32_t{3} << rules.panelCount();
    return diagnoses | allowed.bits();
}

std::uint32_t losingDiagnosis(std::size_t panels, double probability, double lambda)
{
    const Disease losing = lambda * probability > 1.0 - probability ? Disease::Absent : Disease::Present;
    return std::uint32_t{1} << ActionCodec(panels).index(Action::diagnose(losing));
}

Environment::Environment(const PatientRows& rows, std::span<const std::uint8_t> diseased, const PanelRules& panels,
                         const Rules& rules, std::size_t places, RandomStream stream)
    : m_rows(rows),
      m_diseased(diseased),
      m_panels(panels),
      m_rules(rules),
      m_stream(stream),
      m_states(places),
      m_legal(places)
{
    assert(rows.count() == diseased.size() && rows.count() > 0);
    for (std::size_t place = 0; place < places; ++place)
        begin(place);
}

void Environment::begin(std::size_t place)
{
    PatientState& state = m_states[place];
    state.patient = static_cast<std::uint32_t>(m_stream.below(m_rows.count()));
    const bool fresh = m_rules.freshStarts > 0.0 && m_stream.uniform() < m_rules.freshStarts;
    state.ordered = fresh ? PanelMask()
                          : m_panels.granted(drawOrderedPanels(m_panels.panelCount(), m_stream),
                                             m_rows.recordedColumns(state.patient), m_rules.unrecorded);
    note(place);
}

void Environment::note(std::size_t place)
{
    const PatientState& state = m_states[place];
    m_legal[place] =
        legalActions(m_panels, state.ordered, m_rows.recordedColumns(state.patient), {m_rules.unrecorded, {}});
}

double Environment::earned(Disease said, std::size_t patient) const
{
    if (!m_rules.probabilities.empty())
        return m_rules.shape.ofDiagnosis(said, static_cast<double>(m_rules.probabilities[patient]));
    return m_rules.shape.ofDiagnosis(said, m_diseased[patient] != 0 ? Disease::Present : Disease::Absent);
}

void Environment::step(std::span<const std::uint8_t> actions, std::span<float> rewards, std::span<std::uint8_t> ended)
{
    const ActionCodec codec(m_panels.panelCount());
    for (std::size_t place = 0; place < m_states.size(); ++place) {
        PatientState& state = m_states[place];
        assert(m_legal[place] >> actions[place] & 1U);
        const Action action = codec.action(actions[place]);
        if (action.isOrder()) {
            const OrderCharge charge = m_panels.charge(state.ordered, action.panel(),
                                                       m_rows.recordedColumns(state.patient), m_rules.unrecorded);
            rewards[place] =
                static_cast<float>(m_rules.rewardScale * m_rules.shape.ofBurden(charge.paid, charge.waited));
            ended[place] = 0;
            state.ordered = state.ordered.with(action.panel());
            note(place);
        } else {
            rewards[place] = static_cast<float>(m_rules.rewardScale * earned(action.diagnosis(), state.patient));
            ended[place] = 1;
            begin(place);
        }
    }
}

} // namespace core
