#include "core/train/policy.h"

#include "core/train/lattice_policy.h"
#include "core/train/network_policy.h"
#include "core/train/policy_features_p.h"

namespace core {

Status Policy::fits(const Cohort& cohort) const
{
    const Result<FeatureFit> fit = FeatureFit::find(features(), cohort);
    if (!fit)
        return fit.error();
    return Done{};
}

Result<PolicyPtr> Policy::load(const TensorBundle& bundle)
{
    if (LatticePolicy::isIn(bundle)) {
        const Result<LatticePolicyPtr> policy = LatticePolicy::load(bundle);
        if (!policy)
            return policy.error();
        return PolicyPtr(*policy);
    }
    const Result<NetworkPolicyPtr> policy = NetworkPolicy::load(bundle);
    if (!policy)
        return policy.error();
    return PolicyPtr(*policy);
}

} // namespace core
