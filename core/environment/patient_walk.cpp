// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/environment/patient_walk_p.h"

#include "core/environment/environment_p.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {
namespace {

constexpr std::size_t kSideBySide = 1024;

// One decision for each of some patients.
class Decisions {
public:
    Decisions(const PatientWalk& walk, StateTable& table) : m_walk(walk), m_table(table) {}

    std::vector<Step> decide(std::span<const PatientState> states)
    {
        const std::size_t inputs = m_table.inputCount();
        const std::size_t actions = m_walk.selector.actionCount();
        m_places.resize(states.size());
        m_inputs.resize(states.size() * inputs);
        m_legal.resize(states.size());
        m_logProbabilities.resize(states.size() * actions);
        m_table.visit(states, m_places);
        for (std::size_t i = 0; i < states.size(); ++i) {
            m_table.writeInput(states[i], m_places[i], m_inputs.data() + i * inputs);
            const PanelMask open = m_walk.rules.allowedOrders(
                states[i].ordered, m_walk.rows.recordedColumns(states[i].patient), m_walk.limits);
            m_legal[i] = legalActions(m_walk.rules, PanelMask(open.bits() & m_walk.allowed.bits()));
            if (m_walk.diagnosingLambda)
                m_legal[i] &= ~losingDiagnosis(m_walk.rules.panelCount(), m_table.diseaseProbability(m_places[i]),
                                               *m_walk.diagnosingLambda);
        }
        m_walk.selector.evaluate(m_inputs, m_legal, m_logProbabilities, {});
        std::vector<Step> steps;
        steps.reserve(states.size());
        for (std::size_t i = 0; i < states.size(); ++i)
            steps.push_back(
                stepOf(states[i], m_places[i], std::span(m_logProbabilities).subspan(i * actions, actions)));
        return steps;
    }

private:
    Step stepOf(const PatientState& state, std::size_t place, std::span<const float> logProbabilities) const
    {
        Step step;
        step.ordered = state.ordered;
        step.diseaseProbability = m_table.diseaseProbability(place);
        for (const float value : logProbabilities)
            step.actionProbabilities.push_back(std::exp(static_cast<double>(value)));
        const auto best = std::ranges::max_element(logProbabilities);
        step.action =
            ActionCodec(m_walk.rules.panelCount()).action(static_cast<std::size_t>(best - logProbabilities.begin()));
        chargeFor(step, m_walk.rules, m_walk.rows.recordedColumns(state.patient), m_walk.limits.unrecorded);
        return step;
    }

    const PatientWalk& m_walk;
    StateTable& m_table;
    std::vector<std::size_t> m_places;
    std::vector<float> m_inputs;
    std::vector<std::uint32_t> m_legal;
    std::vector<float> m_logProbabilities;
};

} // namespace

void chargeFor(Step& step, const PanelRules& rules, const FeatureMask& recorded, UnrecordedPanels unrecorded)
{
    const OrderCharge charge =
        step.action.isOrder() ? rules.charge(step.ordered, step.action.panel(), recorded, unrecorded) : OrderCharge();
    step.paid = charge.paid;
    step.waited = charge.waited;
    step.drawn = charge.drawn;
    step.billed = charge.billed;
}

void takeOnly(Step& step, PanelId panel)
{
    // A step says how probable single panels are, then the diagnoses, then pairs.
    if (!step.actionProbabilities.empty()) {
        std::ranges::fill(step.actionProbabilities, 0.0);
        step.actionProbabilities[panel.value] = 1.0;
    }
    step.action = Action::order(panel);
}

void keepFirst(Step& step, const PanelRules& rules, PanelMask allowed)
{
    if (const std::optional<PanelId> first = rules.forced(allowed); first && step.action != Action::order(*first))
        takeOnly(step, *first);
}

void keepPossible(Step& step, const PanelRules& rules, const FeatureMask& recorded, const OrderLimits& limits)
{
    if (rules.catalog().rules().first != PanelMask())
        keepFirst(step, rules, rules.allowedOrders(step.ordered, recorded, limits));
    if (step.action.isPair() && !rules.allowsPair(step.ordered, step.action, recorded, limits))
        takeOnly(step, step.action.panel());
}

Step partnerStep(const Step& first, const PanelRules& rules, const FeatureMask& recorded, UnrecordedPanels unrecorded)
{
    Step step = first;
    step.ordered = first.ordered.with(first.action.panel());
    step.alongside = true;
    takeOnly(step, first.action.partner());
    chargeFor(step, rules, recorded, unrecorded);
    step.waited = std::max(Minutes(), step.waited - first.waited);
    return step;
}

std::vector<Episode> walkPatients(std::span<const PatientIndex> patients, const StepDecider& decide,
                                  std::stop_token stop, const PartnerStep& partner)
{
    std::vector<Episode> episodes(patients.size());
    for (std::size_t first = 0; first < patients.size(); first += kSideBySide) {
        std::vector<PatientState> states;
        for (std::size_t i = first; i < std::min(first + kSideBySide, patients.size()); ++i) {
            episodes[i].patient = patients[i];
            states.push_back({.patient = static_cast<std::uint32_t>(i), .ordered = PanelMask()});
        }
        while (!states.empty()) {
            if (stop.stop_requested())
                return {};
            std::vector<Step> steps = decide(states);
            std::vector<PatientState> going;
            for (std::size_t i = 0; i < states.size(); ++i) {
                const Action action = steps[i].action;
                std::vector<Step>& taken = episodes[states[i].patient].steps;
                taken.push_back(std::move(steps[i]));
                if (action.isPair()) {
                    Step second = partner(states[i], taken.back());
                    takeOnly(taken.back(), action.panel());
                    taken.push_back(std::move(second));
                }
                if (action.isOrder())
                    going.push_back({states[i].patient, states[i].ordered.with(action.panels())});
            }
            states = std::move(going);
        }
    }
    return episodes;
}

std::vector<Episode> PatientWalk::walk(StateTable& table, std::span<const PatientIndex> patients,
                                       std::stop_token stop) const
{
    assert(patients.size() <= rows.count());
    Decisions decisions(*this, table);
    return walkPatients(
        patients, [&](std::span<const PatientState> states) { return decisions.decide(states); }, std::move(stop));
}

std::vector<Step> PatientWalk::decide(StateTable& table, std::span<const PatientState> states) const
{
    return Decisions(*this, table).decide(states);
}

} // namespace core
