// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/arguments.h"
#include "app/cli/common/failure.h"
#include "core/explain/story/policy_names.h"
#include "core/store/project_file.h"

#include <vector>

namespace app::cli {

// Everything in a project that has a name.
struct PolicyList {
    std::vector<core::FrontRecord> fronts;
    std::vector<core::RunRecord> runs;
    core::NamedPolicies named() const { return {.fronts = fronts, .runs = runs}; }
};
Result<PolicyList> policiesIn(const core::ProjectFile& project);
Result<core::PolicyRef> policyCalled(const std::string& name, const PolicyList& policies, const std::string& file);

// The same wish with the numbers of front and point, or of the run, in place of the name.
Result<Arguments> withNamedPolicy(Arguments arguments);

} // namespace app::cli
