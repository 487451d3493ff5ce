// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/lattice_group_p.h"

#include "core/environment/patient_rows_p.h"
#include "core/environment/patient_walk_p.h"
#include "core/lattice/lattice_fit.h"
#include "core/policy/lattice_decision_p.h"
#include "core/policy/lattice_policy.h"

#include <algorithm>

namespace core {

LatticeGroup groupOf(const Cohort& cohort, const FeatureBins& bins, std::span<const PatientIndex> patients)
{
    const std::vector<float> raw = rawRows(cohort, patients);
    LatticeGroup group{.patients = {patients.begin(), patients.end()}, .rows = bins.encode(raw)};
    group.recorded = recordedColumns(raw, cohort.featureCount());
    return group;
}

std::vector<Episode> walkGroup(const LatticeModel& model, const LatticeRule& rule, const LatticeGroup& group,
                               std::size_t first, std::size_t count, const OrderLimits& limits)
{
    const PanelRules& panels = model.lattice().rules();
    const LatticeDecision decision(model, rule);
    const auto decide = [&](std::span<const PatientState> states) {
        std::vector<Step> steps;
        for (const PatientState& state : states) {
            const std::size_t patient = first + state.patient;
            const FeatureMask& columns = group.recorded[patient];
            const PanelMask allowed = panels.allowedOrders(state.ordered, columns, limits);
            Step& step = steps.emplace_back(decision.step(group.view, patient, columns, state.ordered, allowed));
            keepPossible(step, panels, columns, limits);
            chargeFor(step, panels, columns, limits.unrecorded);
        }
        return steps;
    };
    const auto partner = [&](const PatientState& state, const Step& ordered) {
        return partnerStep(ordered, panels, group.recorded[first + state.patient], limits.unrecorded);
    };
    return walkPatients(std::span(group.patients).subspan(first, count), decide, {}, partner);
}

std::vector<Episode> SharedEstimates::episodes(const Policy& policy, std::span<const PatientIndex> patients,
                                               std::stop_token stop)
{
    constexpr std::size_t kMostPatients = 50'000; // of more the estimates would take too much memory
    const auto* lattice = dynamic_cast<const LatticePolicy*>(&policy);
    if (lattice == nullptr || patients.size() > kMostPatients)
        return policy.run(m_cohort, patients, stop);
    std::call_once(m_made, [&] { estimate(patients, stop); });
    if (!std::ranges::equal(m_group.patients, patients) || m_group.view.patients != patients.size())
        return policy.run(m_cohort, patients, stop);
    const PanelRules& rules = m_model->lattice().rules();
    return walkGroup(*m_model, lattice->rule(), m_group, 0, patients.size(),
                     {rules.unrecorded(policy.forbidsUnrecorded()), {}});
}

void SharedEstimates::estimate(std::span<const PatientIndex> patients, const std::stop_token& stop)
{
    SerialExecutor alone; // others wait for it
    m_group = groupOf(m_cohort, m_model->bins(), patients);
    if (auto view = viewOf(*m_model, m_group.rows, alone, [&] { return !stop.stop_requested(); }))
        m_group.view = std::move(*view);
}

} // namespace core
