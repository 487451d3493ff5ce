#pragma once

#include "core/data/cohort.h"
#include "core/data/split.h"
#include "core/train/policy.h"
#include "core/walk/patient_story.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace core {

class PatientTeller;
using PatientTellerPtr = std::shared_ptr<const PatientTeller>;

// Tells how one policy leads a patient, and everything about it that is not the policy's own: what the values that are
// not known may be, what another panel may show, what moved the probability, how unusual the patient is. All of it is
// estimated from training patients. The same question has the same answer. Immutable: many may ask one.
class PatientTeller {
public:
    // The policy must fit the cohort. Takes up to a second. Null when stopped.
    static PatientTellerPtr prepare(PolicyPtr policy, CohortPtr cohort, const Split& split, std::stop_token stop = {});
    ~PatientTeller();

    // Nothing when stopped.
    std::optional<PatientStory> tell(const StoryQuestion& question, std::stop_token stop = {}) const;
    std::optional<FlipAnswer> flips(const FlipQuestion& question, std::stop_token stop = {}) const;

private:
    struct Impl;
    explicit PatientTeller(std::unique_ptr<const Impl> impl);
    std::unique_ptr<const Impl> m_impl;
};

// A patient of the cohort as it was recorded.
WalkPatient recordedPatient(const Cohort& cohort, PatientIndex patient);

} // namespace core
