// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/commands.h"
#include "app/cli/common/policy_origin.h"
#include "core/data/cohort/study_patients.h"
#include "core/data/cohort/trial_patients.h"
#include "core/data/task/task.h"
#include "core/policy/network_policy.h"
#include "core/store/project_file.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace app::cli {

struct StoredPolicy {
    PolicyOrigin origin;
    core::PolicyPtr policy;
};

// The policy that --run, --front or --point names; else that of the newest run; else the best of the newest front. As
// those taught it whom --learned-from names; else, where it goes out to other patients and there is one, all of them.
Result<StoredPolicy> loadPolicy(const core::ProjectFile& project, const Arguments& arguments, bool forOthers);

// Of the training runs alone.
Result<core::RunRecord> runWithPolicy(const core::ProjectFile& project, const Arguments& arguments);
Result<core::NetworkPolicyPtr> policyOf(const core::ProjectFile& project, core::RunId run,
                                        core::LearnedFrom teachers = core::LearnedFrom::Study);

// All training runs, or the one --run names.
Result<std::vector<core::RunRecord>> chosenRuns(const core::ProjectFile& project, const Arguments& arguments);

// The front --front names; else the newest finished one, or else the newest.
Result<core::FrontRecord> chosenFront(const core::ProjectFile& project, const Arguments& arguments);
core::Result<core::PolicyPtr> storedPolicy(const core::ProjectFile& project, core::FrontId front, std::size_t number);

// The patients of --data, read as the project's own were, or else the project's own.
struct OtherPatients {
    std::string file;
    core::TablePtr table; // as imported: edits not applied
    core::Task task;
};
Result<OtherPatients> patientsBeside(const Workplace& place, const core::ProjectFile& project);

// A policy with the patients it is tried on, in the files that the arguments name.
struct PolicyAndPatients {
    PolicyOrigin origin;
    core::PolicyPtr policy;
    core::TablePtr table; // as imported: edits not applied
    core::Task task;
    core::TrialPatients patients;
    std::vector<bool> taught = {};            // by patient: one of those who taught the policy; empty: nobody is
    std::optional<core::StudyPatients> study; // of the project's own patients; unset: others, or it cannot be split

    const core::Cohort& cohort() const { return *patients.cohort; }
};
Result<PolicyAndPatients> loadPolicyAndPatients(const Workplace& place);

} // namespace app::cli
