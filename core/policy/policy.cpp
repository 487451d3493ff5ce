// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/policy.h"

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
    return decideEach(values, ordered, PanelMask::all(features().catalog.panelCount())).front();
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
