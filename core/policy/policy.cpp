// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/policy.h"

#include "core/environment/patient_rows_p.h"
#include "core/environment/patient_walk_p.h"
#include "core/policy/lattice_policy.h"
#include "core/policy/network_policy.h"
#include "core/policy/policy_features_p.h"
#include "core/policy/table_policy.h"

#include <cassert>

namespace core {

Status Policy::fits(const Cohort& cohort) const
{
    const Result<FeatureFit> fit = FeatureFit::find(features(), cohort);
    if (!fit)
        return fit.error();
    return Done{};
}

Step Policy::decide(std::span<const float> values, PanelMask ordered) const
{
    assert(values.size() == features().names.size());
    // What has not been ordered is not recorded yet, which forbids nothing.
    const TestCatalog& catalog = features().catalog;
    if (!catalog.rules().any())
        return decideEach(values, ordered, PanelMask::all(catalog.panelCount())).front();
    const PanelRules rules(catalog, features().visible);
    const FeatureMask recorded = recordedColumns(values, values.size()).front();
    const PanelMask allowed = rules.allowedOrders(ordered, recorded, {UnrecordedPanels::Charged, {}});
    Step step = decideEach(values, ordered, allowed).front();
    keepFirst(step, rules, allowed);
    chargeFor(step, rules, recorded, UnrecordedPanels::Charged);
    return step;
}

// Every kind but the first says what it is.
Result<PolicyPtr> Policy::load(const TensorBundle& bundle)
{
    if (LatticePolicy::isIn(bundle))
        return LatticePolicy::load(bundle);
    if (TablePolicy::isIn(bundle))
        return TablePolicy::load(bundle);
    if (bundle.contains("kind"))
        return Error{.code = ErrorCode::ProjectDamaged, .subject = "policy/kind"};
    const Result<NetworkPolicyPtr> policy = NetworkPolicy::load(bundle);
    if (!policy)
        return policy.error();
    return PolicyPtr(*policy);
}

} // namespace core
