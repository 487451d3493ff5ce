// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/document/study_patients.h"
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
};
core::Result<PolicyParts> readPolicyParts(const core::ProjectFile& file, const core::PolicyRef& ref);

// True where both studies have the same patients with the same features, panels, prices and split: words, units and
// accepted findings may differ.
bool samePatients(const core::Study& a, const core::Study& b);

// Makes a policy of its parts and walks it through the test patients. Keeps the patients for the next policy of the
// same study. Used on one thread.
class PolicyOpening {
public:
    struct Request {
        std::uint64_t number = 0; // of the request
        core::PolicyRef ref;
        PolicyParts parts;
        core::TablePtr import;
        core::Study study;
    };
    // Nothing when stopped.
    std::optional<core::Result<OpenPolicyPtr>> open(const Request& request, const std::stop_token& stop);
    // Those of the study, as open() uses them.
    core::Result<StudyPatients> patients(const core::TablePtr& import, const core::Study& study);

private:
    core::Status makePatients(const core::TablePtr& import, const core::Study& study);

    core::TablePtr m_import;
    core::Study m_study;
    std::optional<StudyPatients> m_patients; // of these two
};

} // namespace app
