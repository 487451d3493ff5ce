// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/strong_types.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace core {

class Cohort;

// Which patients are used for what. As in the paper: the encoder learns on 25 %, classifier and policy on 50 %,
// validation is 5 % (classifier) and 10 % (policy), test 10 %.
enum class SplitPart : std::uint8_t { Encoder, Policy, ClassifierValidation, PolicyValidation, Test };
inline constexpr std::size_t kSplitParts = 5;

// What a split column says of a patient.
enum class GivenSplit : std::uint8_t { Train, Validation, Test };

struct SplitPlan {
    Seed seed{7};
    std::array<double, kSplitParts> shares{0.25, 0.50, 0.05, 0.10, 0.10};
    bool operator==(const SplitPlan&) const = default;
};

class Split {
public:
    explicit Split(std::vector<SplitPart> partOfPatient);
    SplitPart partOf(PatientIndex patient) const { return m_partOfPatient[patient.value]; }
    std::span<const PatientIndex> patients(SplitPart part) const;
    std::size_t count(SplitPart part) const { return patients(part).size(); }
    std::size_t trainingCount() const; // Encoder + Policy
    std::vector<PatientIndex> trainingPatients() const;
    std::size_t validationCount() const; // both validations

private:
    std::vector<SplitPart> m_partOfPatient;
    std::array<std::vector<PatientIndex>, kSplitParts> m_patients;
};
using SplitPtr = std::shared_ptr<const Split>;

// Seeded and stratified by outcome, or from the cohort's split column, where train is divided into encoder and
// policy and validation into its two parts by the plan's shares. Within each outcome every share holds to the nearest
// patient; a part whose share is above zero has at least one patient of each outcome, or there is no split.
Result<Split> makeSplit(const Cohort& cohort, const SplitPlan& plan);
Result<Split> splitPatients(std::span<const Disease> outcomes, std::span<const GivenSplit> given,
                            const SplitPlan& plan); // `given` empty: at random

} // namespace core
