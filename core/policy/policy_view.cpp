// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/policy_view_p.h"

#include "core/environment/patient_rows_p.h"
#include "core/environment/patient_walk_p.h"

#include <cassert>
#include <cmath>
#include <limits>

namespace core {
namespace {

FeatureFit fitOf(const Policy& policy, const Cohort& cohort)
{
    Result<FeatureFit> fit = FeatureFit::find(policy.features(), cohort);
    assert(fit.ok());
    return std::move(*fit);
}

} // namespace

PolicyView::PolicyView(PolicyPtr policy, CohortPtr cohort)
    : m_policy(std::move(policy)),
      m_cohort(std::move(cohort)),
      m_fit(fitOf(*m_policy, *m_cohort)),
      m_rules(m_fit.catalog(), m_policy->features().visible)
{
    for (std::size_t feature = 0; feature < m_policy->features().names.size(); ++feature) {
        const std::optional<FeatureId> shown = shownBy(feature);
        m_binary.push_back(!shown || m_cohort->features()[shown->value].binary ? 1 : 0);
    }
}

std::vector<float> PolicyView::rowsOf(std::span<const PatientIndex> patients) const
{
    return m_fit.rawRows(*m_cohort, patients);
}

std::optional<std::size_t> PolicyView::featureFor(FeatureId shown) const
{
    for (std::size_t feature = 0; feature < featureCount(); ++feature)
        if (shownBy(feature) == shown)
            return feature;
    return std::nullopt;
}

std::vector<float> PolicyView::known(std::span<const float> row, PanelMask ordered) const
{
    const FeatureMask asked = m_rules.asked(ordered);
    std::vector<float> known(row.begin(), row.end());
    for (std::size_t feature = 0; feature < known.size(); ++feature)
        if (!asked.isKnown(FeatureId(feature)))
            known[feature] = std::numeric_limits<float>::quiet_NaN();
    return known;
}

FeatureMask PolicyView::recorded(std::span<const float> row) const
{
    return recordedColumns(row, row.size()).front();
}

PanelMask PolicyView::allowedOrders(std::span<const float> row, PanelMask ordered, const OrderLimits& limits) const
{
    return m_rules.allowedOrders(ordered, recorded(row), limits);
}

OrderCharge PolicyView::charge(std::span<const float> row, PanelMask ordered, PanelId next,
                               UnrecordedPanels unrecorded) const
{
    return m_rules.charge(ordered, next, recorded(row), unrecorded);
}

std::vector<Step> PolicyView::decideEach(std::span<const float> rows, PanelMask ordered, PanelMask allowed) const
{
    std::vector<Step> steps = m_policy->decideEach(rows, ordered, allowed);
    for (Step& step : steps)
        keepFirst(step, m_rules, allowed);
    return steps;
}

std::vector<PolicyView::Verdict> PolicyView::judge(std::span<const float> rows, PanelMask ordered) const
{
    std::vector<Verdict> verdicts;
    for (const Step& step : m_policy->decideEach(rows, ordered, PanelMask()))
        verdicts.push_back({step.diseaseProbability, step.action.diagnosis()});
    return verdicts;
}

} // namespace core
