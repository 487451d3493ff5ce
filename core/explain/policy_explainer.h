// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split.h"
#include "core/explain/story/patient_story.h"
#include "core/policy/policy.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace core {

class PolicyExplainer;
using PolicyExplainerPtr = std::shared_ptr<const PolicyExplainer>;

// Tells how one policy leads a patient, and everything about it that is not the policy's own: what the values that are
// not known may be, what another panel may show, what moved the probability, how unusual the patient is. All of it is
// estimated from training patients. The same question has the same answer. Immutable: many may ask one.
class PolicyExplainer {
public:
    // The policy must fit the cohort. Takes up to a second. Null when stopped.
    static PolicyExplainerPtr prepare(PolicyPtr policy, CohortPtr cohort, const Split& split,
                                      std::stop_token stop = {});
    ~PolicyExplainer();

    // Nothing when stopped.
    std::optional<PatientStory> explain(const StoryQuestion& question, std::stop_token stop = {}) const;
    std::optional<FlipAnswer> flips(const FlipQuestion& question, std::stop_token stop = {}) const;

private:
    struct Impl;
    explicit PolicyExplainer(std::unique_ptr<const Impl> impl);
    std::unique_ptr<const Impl> m_impl;
};

// A patient of the cohort as it was recorded.
WalkPatient recordedPatient(const Cohort& cohort, PatientIndex patient);

} // namespace core
