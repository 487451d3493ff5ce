// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/eval/evaluation.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

// How well a policy would do if every panel that it orders could be had. What is recorded was decided by somebody, so
// the patients whose ordered panels are all recorded are not like the others. The assumption: of patients of whom the
// same was known, it is chance whose panel was recorded. Then three estimates are possible (von Kleist, Zamanian,
// Shpitser and Ahmidi, arXiv 2312.01530 and 2312.03619):
//   weighted       whoever got all of their orders stands for as many as are like them (inverse probability weighting);
//   filled in      results that are not recorded are drawn, and the policy is followed on them (direct method);
//   doubly robust  filled in, and what the recorded results say otherwise is added, weighted: right if either is.
// Cases and others are counted apart, since it is known how many of both there are.
namespace core {

// What a policy says of a patient in the end, and what that has cost: certain, or expected.
struct SaidAndCost {
    double present = 0.0; // probability that it says "present"
    double cost = 0.0;
    bool operator==(const SaidAndCost&) const = default;
};

struct OrderOnPath {
    double chance = 1.0;  // that the panel is recorded, given what was known
    SaidAndCost expected; // of the end, by drawn results, given what was known before the order
};

// One patient under a policy that may order everything, as far as the record goes.
struct RecordedPath {
    Disease truth = Disease::Absent;
    SaidAndCost plain;               // as the study has it: with what is recorded
    std::vector<OrderOnPath> orders; // unless there is an end, the last one is not recorded
    std::optional<SaidAndCost> end;
};

struct RecordingFigures {
    MetricEstimate f1, recall, specificity, precision, meanCost;
    bool operator==(const RecordingFigures&) const = default;
};

enum class RecordingWarning {
    FewRecorded,    // the weights rest on too few patients
    NobodyRecorded, // of the cases, or of the others, nobody got all of their orders: there is nothing to weight
};

struct RecordingEstimate {
    RecordingFigures plain, weighted, filledIn, doublyRobust;
    MetricEstimate difference; // of F1: doubly robust minus plain, each resample judging both
    std::size_t patients = 0, cases = 0;
    std::size_t recordedPatients = 0, recordedCases = 0; // who got all of their orders
    // How many equally weighted patients would tell as much (Kish 1965): (Σw)² / Σw².
    double effectivePatients = 0.0, effectiveCases = 0.0;
    double largestWeight = 0.0;      // of a patient who got all of their orders; 1 where everything is recorded
    std::size_t limitedPatients = 0; // whose chance was so small that kSmallestChance stands for it
    std::optional<RecordingWarning> warning;
    bool operator==(const RecordingEstimate&) const = default;
};

// No weight grows by more than 50 in one order.
inline constexpr double kSmallestChance = 0.02;
// Below, a warning: of all patients, and of cases.
inline constexpr double kSmallestEffectiveShare = 0.1;
inline constexpr double kFewestEffectiveCases = 20.0;

// Intervals by drawing patients again; what the chances and expectations were learned from stays as it is.
RecordingEstimate estimateRecording(std::span<const RecordedPath> paths, const BootstrapPlan& bootstrap = {});

} // namespace core
