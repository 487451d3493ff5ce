// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/models/policy_opening.h"

#include "core/search/front_search.h"

#include <utility>

namespace app {
namespace {

core::Result<core::PolicyPtr> policyOf(const PolicyParts& parts)
{
    return parts.own ? core::joinedPolicy(parts.bundle, *parts.own) : core::Policy::load(parts.bundle);
}

} // namespace

core::Result<PolicyParts> readPolicyParts(const core::ProjectFile& file, const core::PolicyRef& ref)
{
    if (const auto* run = std::get_if<core::RunId>(&ref)) {
        core::Result<core::TensorBundle> whole = file.policy(*run);
        if (!whole)
            return whole.error();
        return PolicyParts{.bundle = std::move(*whole), .own = {}};
    }
    const auto& [front, policy] = std::get<core::FrontPolicyRef>(ref);
    core::Result<core::TensorBundle> shared = file.frontPart(front, core::kSharedPart);
    if (!shared)
        return shared.error();
    core::Result<core::TensorBundle> own = file.frontPolicy(front, policy);
    if (!own)
        return own.error();
    return PolicyParts{.bundle = std::move(*shared), .own = std::move(*own)};
}

std::optional<core::Result<OpenPolicyPtr>> openPolicy(const PolicyRequest& request, const std::stop_token& stop)
{
    core::Result<core::PolicyPtr> policy = policyOf(request.parts);
    if (!policy)
        return policy.error();
    if (stop.stop_requested())
        return std::nullopt;
    const core::PatientsResult& patients = request.patients->get();
    if (!patients)
        return patients.error().first().front();
    const core::Cohort& cohort = *patients->cohort;
    if (const core::Status fits = (*policy)->fits(cohort); !fits)
        return fits.error();
    auto cases = std::make_shared<core::PolicyCases>();
    cases->policy = request.ref;
    cases->shape = (*policy)->shape();
    cases->cohort = patients->cohort;
    cases->episodes = (*policy)->run(cohort, patients->split->patients(core::SplitPart::Test), stop);
    if (stop.stop_requested())
        return std::nullopt;
    return OpenPolicyPtr(
        std::make_shared<const OpenPolicy>(OpenPolicy{request.ref, std::move(*policy), *patients, std::move(cases)}));
}

} // namespace app
