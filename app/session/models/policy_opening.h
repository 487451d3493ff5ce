// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/models/policy_loader.h"
#include "core/model/tensors.h"
#include "core/store/project_file.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace app {

// A policy as the project file keeps it: that of a run whole, that of a front in two parts.
struct PolicyParts {
    core::TensorBundle bundle;             // of a run, or what the policies of a front share
    std::optional<core::TensorBundle> own; // of a front
    std::optional<FinalPolicyParts> finalPolicy = {};
};
core::Result<PolicyParts> readPolicyParts(const core::ProjectFile& file, const core::PolicyRef& ref);
core::Result<core::PolicyPtr> policyOf(const FinalPolicyParts& parts);

struct PolicyRequest {
    std::uint64_t number = 0; // of the request
    core::PolicyRef ref;
    PolicyParts parts;
    core::LazyPatientsPtr patients;
};
// Makes a policy of its parts and walks it through the test patients. Nothing when stopped.
std::optional<core::Result<OpenPolicyPtr>> openPolicy(const PolicyRequest& request, const std::stop_token& stop);

} // namespace app
