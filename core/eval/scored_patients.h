// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/data/cohort/cohort.h"
#include "core/eval/metrics.h"
#include "core/model/masks.h"
#include "core/rl/episode.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace core {

// What a model said of some patients, what that cost, and what is true: all that judging it needs. One entry of every
// list for each patient, patients rising, so that models judged on the same patients can be compared one by one.
struct ScoredPatients {
    std::vector<PatientIndex> patients;
    std::vector<double> probability; // of disease, when the diagnosis was made
    std::vector<Disease> said;       // the model's own diagnosis
    std::vector<double> cost;
    std::vector<PanelMask> ordered;
    std::vector<Disease> truth;
    bool operator==(const ScoredPatients&) const = default;

    std::size_t count() const { return patients.size(); }
    std::size_t events() const; // who have the disease
};
using ScoredPatientsPtr = std::shared_ptr<const ScoredPatients>;

// The outcomes are looked up here. Episodes of one patient each, in any order.
ScoredPatients scoredPatients(std::span<const Episode> episodes, const Cohort& cohort);

// Who is called ill: everybody whose probability reaches the threshold. Unset: by the model's own diagnosis, which may
// rest on more than the probability.
using Threshold = std::optional<double>;
Disease saidAt(const ScoredPatients& scored, std::size_t place, const Threshold& threshold);
Confusion confusionAt(const ScoredPatients& scored, const Threshold& threshold);

// The threshold that comes nearest to the model's own diagnoses: fewest patients would be diagnosed otherwise.
double thresholdLikeOwn(const ScoredPatients& scored);
// The threshold with the best F1 for these patients; half way to the next lower score. Unset without a case.
std::optional<double> thresholdForF1(std::span<const double> probability, std::span<const Disease> truth);

} // namespace core
