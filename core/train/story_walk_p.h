#pragma once

#include "core/train/policy_view_p.h"
#include "core/walk/patient_story.h"

#include <vector>

namespace core {

// The decisions of a story, without what is told about each of them.
struct StoryWalk {
    std::vector<float> row; // of the patient, by feature of the policy
    std::vector<StoryStep> steps;
    std::vector<Action> own; // those that were possible
    bool waits = false;
};
StoryWalk walkStory(const PolicyView& view, const StoryQuestion& question);

} // namespace core
