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

// What is said of a patient before any draw.
enum class GivenSplit : std::uint8_t {
    Train,
    Validation,
    Test,
    Learning, // train or validation, at random
};

// What a study says about dividing its patients. Every list is by patient, or empty.
struct SplitGuide {
    std::vector<GivenSplit> given;     // empty: at random, or by time
    std::vector<std::uint32_t> groups; // rows with the same number stay together; empty: each is a patient of its own
    std::vector<double> times;         // learned from the past: the newest are the test
    bool fixesParts() const { return !given.empty() || !times.empty(); } // no seed makes another test
    bool operator==(const SplitGuide&) const = default;
};

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
    // In rising order: those who decide what is chosen; nobody learned from them.
    std::vector<PatientIndex> validationPatients() const;

private:
    std::vector<SplitPart> m_partOfPatient;
    std::array<std::vector<PatientIndex>, kSplitParts> m_patients;
};
using SplitPtr = std::shared_ptr<const Split>;

// Seeded and stratified by outcome, or as the guide says: from a split column, where train is divided into encoder and
// policy and validation into its two parts by the plan's shares; by time; with some left out for the test. Within each
// outcome every share holds to the nearest patient (or group of rows); a part whose share is above zero has at least
// one patient of each outcome, or there is no split.
Result<Split> makeSplit(const Cohort& cohort, const SplitPlan& plan);
Result<Split> splitPatients(std::span<const Disease> outcomes, const SplitGuide& guide, const SplitPlan& plan);

} // namespace core
