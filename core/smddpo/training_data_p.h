// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split.h"
#include "core/data/cohort/standardizer.h"
#include "core/environment/patient_rows_p.h"
#include "core/learn/encoders/state_encoder.h"
#include "core/plan/training_plan.h"
#include "core/rl/panel_rules.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core {

// One group of patients with their outcomes, for learning from or for watching it.
struct PatientGroup {
    PatientGroup(const Cohort& cohort, const Standardizer& standardizer, std::vector<PatientIndex> members);
    std::vector<PatientIndex> patients;
    PatientRows rows;
    std::vector<std::uint8_t> diseased;
    std::vector<std::uint8_t> folds;     // the member of the classifier that does not learn from each; empty: all do
    std::vector<std::uint8_t> treeFolds; // likewise of the models of each set's trees; empty: there are none
};

// What a training run may see: everybody but the test patients.
struct TrainingData {
    TrainingData(const Cohort& cohort, const Split& split, const Standardizer& standardizer, const TrainingPlan& plan);

    PanelRules rules;
    PatientGroup policy;       // classifier and selector learn from these
    PatientGroup policySample; // some of them, for the training curves
    PatientGroup classifierValidation;
    PatientGroup policyValidation; // chooses the policy that is kept
    EncoderData encoder;

    // Who tells how well a classifier does: patients nobody learned from, or all, each by the member that did not.
    const PatientGroup& classifierJudges() const { return policy.folds.empty() ? classifierValidation : policy; }

private:
    std::vector<std::uint8_t> dealtFolds(const Cohort& cohort, std::size_t count, Seed seed) const;
};

// What an encoder learns from and is chosen on.
EncoderData encoderData(const Cohort& cohort, const Split& split, const Standardizer& standardizer,
                        std::span<const PatientIndex> teachers);
std::vector<float> standardizedRows(const Cohort& cohort, const Standardizer& standardizer,
                                    std::span<const PatientIndex> patients); // row by row
// On the training patients.
Standardizer fitStandardizer(const Cohort& cohort, const Split& split, bool logSkewed = false);
// Identifies the patients and their split: what was saved on the way belongs to these only.
std::string dataKey(const Cohort& cohort, const Split& split);

} // namespace core
