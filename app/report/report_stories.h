// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/split.h"
#include "core/explain/story/patient_story.h"
#include "core/explain/story/policy_cases.h"
#include "core/policy/policy.h"

#include <stop_token>
#include <vector>

namespace app {

// The patients a report walks through: one ill patient who was found and one who was missed; of each kind the one whose
// bill is in the middle, tested patients first. Who is not there is left out.
std::vector<core::PatientIndex> reportPatients(const core::PolicyCases& cases);

// Their stories. Takes up to a second or two: not on the thread of the window. Fewer when stopped.
std::vector<core::PatientStory> reportStories(const core::PolicyPtr& policy, const core::PolicyCases& cases,
                                              const core::Split& split, std::stop_token stop = {});

} // namespace app
