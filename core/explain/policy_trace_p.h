// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/story/patient_story.h"
#include "core/policy/policy_view_p.h"

#include <vector>

namespace core {

// The decisions of a story, without the explanation of each.
struct PolicyTrace {
    std::vector<float> row; // of the patient, by feature of the policy
    std::vector<StoryStep> steps;
    std::vector<Action> own; // those that were possible
    bool waits = false;
};
// What an order of which nothing is recorded means in a story. By hand it is what has not been typed in (yet): then it
// is named, but it costs nothing.
UnrecordedPanels unrecordedFor(const PolicyView& view, const WalkPatient& patient);
PolicyTrace walkStory(const PolicyView& view, const StoryQuestion& question);

} // namespace core
