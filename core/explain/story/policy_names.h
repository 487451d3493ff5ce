// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/story/policy_ref.h"
#include "core/front/policy_name.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

// All that have a name in one project.
struct NamedPolicies {
    std::span<const FrontRecord> fronts; // as they were found
    std::span<const RunRecord> runs;
};

// By the user's name, or by the one the program gave, which stays valid; upper and lower case alike.
std::optional<PolicyRef> policyNamed(std::string_view name, const NamedPolicies& policies);
std::string nameOf(const PolicyRef& policy, const NamedPolicies& policies);          // empty: there is no such policy
std::string automaticNameOf(const PolicyRef& policy, const NamedPolicies& policies); // likewise
std::string ownNameOf(const PolicyRef& policy, const NamedPolicies& policies);       // empty: none

// What becomes of a name that was typed for a policy.
struct Renaming {
    std::string name;               // to be kept; empty: the one the program gives
    std::optional<NameFault> fault; // it cannot be
    std::string holder;             // Taken: what the program calls who has it
};
Renaming renaming(const PolicyRef& policy, std::string_view typed, const NamedPolicies& policies);

} // namespace core
