#pragma once

#include "app/cli/commands.h"
#include "core/data/task.h"
#include "core/store/project_file.h"
#include "core/train/network_policy.h"

#include <string>
#include <variant>

namespace app::cli {

struct StoredPolicy {
    core::RunRecord run;
    core::NetworkPolicyPtr policy;
};

// The policy that --run or --point names, else the newest one.
std::variant<StoredPolicy, Failure> loadPolicy(const core::ProjectFile& project, const Arguments& arguments);
std::variant<core::NetworkPolicyPtr, Failure> policyOf(const core::ProjectFile& project, core::RunId run);

// The patients of --data, read as the project's own were, or else the project's own.
struct OtherPatients {
    std::string file;
    core::TablePtr table; // as imported: edits not applied
    core::Task task;
};
std::variant<OtherPatients, Failure> patientsBeside(const Workplace& place, const core::ProjectFile& project);

} // namespace app::cli
