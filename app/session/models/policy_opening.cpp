// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/models/policy_opening.h"

#include "core/search/front_search.h"

#include <utility>

namespace app {
namespace {

template <typename Parts>
core::Result<core::PolicyPtr> joined(const Parts& parts)
{
    return parts.own ? core::joinedPolicy(parts.bundle, *parts.own) : core::Policy::load(parts.bundle);
}

// Where a part of it cannot be read there is none: what is looked at needs none of it.
std::optional<FinalPolicyParts> finalOf(const core::ProjectFile& file, core::RunId run)
{
    const core::Result<core::RunRecord> record = file.record(run);
    std::optional<core::PolicyEvidence> evidence = record ? core::finalEvidence(*record) : std::nullopt;
    if (!evidence)
        return std::nullopt;
    core::Result<core::TensorBundle> whole = file.finalPolicy(run);
    if (!whole)
        return std::nullopt;
    return FinalPolicyParts{.bundle = std::move(*whole), .own = {}, .evidence = std::move(*evidence)};
}

std::optional<FinalPolicyParts> finalOf(const core::ProjectFile& file, const core::FrontPolicyRef& ref)
{
    const core::Result<core::FrontRecord> record = file.record(ref.front);
    if (!record || ref.policy >= record->points.size())
        return std::nullopt;
    std::optional<core::PolicyEvidence> evidence = core::finalEvidence(*record, ref.policy);
    if (!evidence)
        return std::nullopt;
    core::Result<core::TensorBundle> shared = file.frontPart(ref.front, core::kFinalSharedPart);
    core::Result<core::TensorBundle> own =
        file.frontPart(ref.front, core::finalPolicyPart(*record->points[ref.policy].finalPolicy));
    if (!shared || !own)
        return std::nullopt;
    return FinalPolicyParts{.bundle = std::move(*shared), .own = std::move(*own), .evidence = std::move(*evidence)};
}

} // namespace

core::Result<core::PolicyPtr> policyOf(const FinalPolicyParts& parts)
{
    return joined(parts);
}

core::Result<PolicyParts> readPolicyParts(const core::ProjectFile& file, const core::PolicyRef& ref)
{
    if (const auto* run = std::get_if<core::RunId>(&ref)) {
        core::Result<core::TensorBundle> whole = file.policy(*run);
        if (!whole)
            return whole.error();
        return PolicyParts{.bundle = std::move(*whole), .own = {}, .finalPolicy = finalOf(file, *run)};
    }
    const auto& [front, policy] = std::get<core::FrontPolicyRef>(ref);
    core::Result<core::TensorBundle> shared = file.frontPart(front, core::kSharedPart);
    if (!shared)
        return shared.error();
    core::Result<core::TensorBundle> own = file.frontPolicy(front, policy);
    if (!own)
        return own.error();
    return PolicyParts{
        .bundle = std::move(*shared), .own = std::move(*own), .finalPolicy = finalOf(file, {front, policy})};
}

std::optional<core::Result<OpenPolicyPtr>> openPolicy(const PolicyRequest& request, const std::stop_token& stop)
{
    core::Result<core::PolicyPtr> policy = joined(request.parts);
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
    return OpenPolicyPtr(std::make_shared<const OpenPolicy>(
        OpenPolicy{request.ref, std::move(*policy), *patients, std::move(cases), request.parts.finalPolicy}));
}

} // namespace app
