// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/story/policy_names.h"

#include <algorithm>

namespace core {
namespace {

const FrontRecord* frontOfPolicy(const PolicyRef& policy, const NamedPolicies& policies)
{
    const auto* ref = std::get_if<FrontPolicyRef>(&policy);
    const auto found = std::ranges::find_if(policies.fronts,
                                            [ref](const FrontRecord& front) { return ref && front.id == ref->front; });
    return found == policies.fronts.end() || ref->policy >= found->points.size() ? nullptr : &*found;
}

const RunRecord* runOfPolicy(const PolicyRef& policy, const NamedPolicies& policies)
{
    const auto* run = std::get_if<RunId>(&policy);
    const auto found =
        std::ranges::find_if(policies.runs, [run](const RunRecord& record) { return run && record.id == *run; });
    return found == policies.runs.end() ? nullptr : &*found;
}

// Who `says` so of a front with the place of a policy, or of a run.
template <typename Says>
std::optional<PolicyRef> firstWho(const NamedPolicies& policies, const Says& says)
{
    for (const FrontRecord& front : policies.fronts)
        for (std::size_t policy = 0; policy < front.points.size(); ++policy)
            if (says(front, policy))
                return FrontPolicyRef{.front = front.id, .policy = policy};
    for (const RunRecord& run : policies.runs)
        if (says(run, 0))
            return run.id;
    return std::nullopt;
}

std::string ownOf(const FrontRecord& front, std::size_t policy)
{
    const auto own = front.names.find(policy);
    return own == front.names.end() ? std::string() : own->second;
}

std::string ownOf(const RunRecord& run, std::size_t)
{
    return run.name;
}

std::optional<PolicyRef> ownerOf(std::string_view name, const NamedPolicies& policies)
{
    return firstWho(policies, [name](const auto& record, std::size_t policy) {
        const std::string own = ownOf(record, policy);
        return !own.empty() && sameName(own, name);
    });
}

// Names of the program are made of the front as a whole, so of each front they are made once.
std::optional<PolicyRef> automaticallyNamed(std::string_view name, const NamedPolicies& policies)
{
    std::string now(name);
    if (now.starts_with('F') || now.starts_with('f')) // as it was written before
        now.front() = 'P';
    for (const FrontRecord& front : policies.fronts) {
        const std::string start = "P" + std::to_string(front.id.value) + "-";
        if (now.size() <= start.size() || !sameName(std::string_view(now).substr(0, start.size()), start))
            continue;
        for (std::size_t policy = 0; policy < front.points.size(); ++policy)
            if (sameName(automaticName(front, policy), now))
                return FrontPolicyRef{.front = front.id, .policy = policy};
    }
    for (const RunRecord& run : policies.runs)
        if (sameName(automaticName(run.id), now))
            return run.id;
    return std::nullopt;
}

} // namespace

std::optional<PolicyRef> policyNamed(std::string_view name, const NamedPolicies& policies)
{
    const std::string tidy = tidyName(name);
    return looksAutomatic(tidy) ? automaticallyNamed(tidy, policies) : ownerOf(tidy, policies);
}

std::string automaticNameOf(const PolicyRef& policy, const NamedPolicies& policies)
{
    if (const FrontRecord* front = frontOfPolicy(policy, policies))
        return automaticName(*front, std::get<FrontPolicyRef>(policy).policy);
    const RunRecord* run = runOfPolicy(policy, policies);
    return run ? automaticName(run->id) : std::string();
}

std::string ownNameOf(const PolicyRef& policy, const NamedPolicies& policies)
{
    if (const FrontRecord* front = frontOfPolicy(policy, policies))
        return ownOf(*front, std::get<FrontPolicyRef>(policy).policy);
    const RunRecord* run = runOfPolicy(policy, policies);
    return run ? run->name : std::string();
}

std::string nameOf(const PolicyRef& policy, const NamedPolicies& policies)
{
    const std::string own = ownNameOf(policy, policies);
    return own.empty() ? automaticNameOf(policy, policies) : own;
}

Renaming renaming(const PolicyRef& policy, std::string_view typed, const NamedPolicies& policies)
{
    Renaming result{.name = tidyName(typed), .fault = {}, .holder = {}};
    if (looksAutomatic(result.name) && automaticallyNamed(result.name, policies) == policy)
        result.name.clear(); // back to what the program calls it
    result.fault = nameFault(result.name);
    if (result.fault || result.name.empty())
        return result;
    if (const std::optional<PolicyRef> owner = ownerOf(result.name, policies); owner && *owner != policy) {
        result.fault = NameFault::Taken;
        result.holder = automaticNameOf(*owner, policies);
    }
    return result;
}

} // namespace core
