// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/evaluation.h"
#include "core/eval/scored_patients.h"

#include <array>
#include <cstddef>

namespace core {

// The figures of one model at one threshold, with 95 % intervals.
struct ModelMetrics {
    Confusion confusion;
    MetricEstimate f1, am, precision, recall, specificity, accuracy; // move with the threshold
    MetricEstimate auroc, auprc, brier, meanCost;                    // do not
    bool operator==(const ModelMetrics&) const = default;
};

// The figures that counts decide. A resample of patients changes nothing but the four counts, so the intervals come
// from multinomial draws of these: microseconds, whatever the number of patients. Wilson's where all draws are alike.
ModelMetrics countMetrics(const Confusion& counts, const BootstrapPlan& bootstrap);
// All of them. AUROC with the interval of DeLong, DeLong and Clarke-Pearson (Biometrics 44, 1988), Brier score and cost
// with their standard errors, AUPRC by bootstrap of the patients: that one takes 10 µs per draw and 1,000 patients.
ModelMetrics modelMetrics(const ScoredPatients& scored, const Threshold& threshold, const BootstrapPlan& bootstrap);
// Those of the same model at another threshold: nothing is computed again that does not move.
ModelMetrics atCounts(const ModelMetrics& figures, const Confusion& counts, const BootstrapPlan& bootstrap);

MetricEstimate aurocDeLong(std::span<const double> probability, std::span<const Disease> truth);

// How a model differs from another one on the same patients (model minus reference), each resample judging both:
// patients who are hard for both do not widen the interval.
struct PairedDifferences {
    MetricEstimate f1, am, precision, recall, specificity; // move with the threshold
    MetricEstimate auroc, meanCost;                        // do not
    bool operator==(const PairedDifferences&) const = default;
};
// Both lists must be of the same patients. AUROC by DeLong's test for paired curves, cost by its standard error, the
// rest by bootstrap of the joint counts (truth × said by one × said by the other).
PairedDifferences pairedDifferences(const ScoredPatients& model, const ScoredPatients& reference,
                                    const Threshold& threshold, const BootstrapPlan& bootstrap);
// The figures that move with the threshold alone; AUROC and cost are those of `fixed`.
PairedDifferences pairedCountDifferences(const ScoredPatients& model, const ScoredPatients& reference,
                                         const Threshold& threshold, const BootstrapPlan& bootstrap,
                                         const PairedDifferences& fixed = {});

// The same of patients counted by truth, what the model and what the reference said: place 4·truth + 2·model +
// reference.
using JointCounts = std::array<std::size_t, 8>;
PairedDifferences pairedCountDifferences(const JointCounts& joint, const BootstrapPlan& bootstrap,
                                         const PairedDifferences& fixed = {});

// Whether the interval leaves out zero. Unset where there is none.
std::optional<bool> isDistinguishable(const MetricEstimate& difference);

} // namespace core
