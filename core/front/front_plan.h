// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/strong_types.h"
#include "core/data/cohort/outer_folds.h"
#include "core/plan/training_plan.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace core {

enum class FrontMethod : std::uint8_t {
    Lattice,         // backward induction over the sets of panels
    SweepPretrained, // SM-DDPO for many (λ, ρ), encoder and classifier shared
    SweepEndToEnd,   // the same, the classifier learned again with every policy
    Exact,           // the optimum itself, where the problem is known completely
};
enum class FrontMetric : std::uint8_t { F1, Am };

// The plane a front lies in: a figure against what is spent on average, which is money unless something else is said.
struct FrontAxes {
    FrontMetric metric = FrontMetric::F1;
    CostAim aim = {};
    FrontAxes(FrontMetric figure, CostAim spent = {}) : metric(figure), aim(spent) {}
    bool operator==(const FrontAxes&) const = default;
};

enum class SweepGrid : std::uint8_t {
    Adaptive, // coarse first, then the largest gaps of the front
    Paper,    // λ = 1 … 10 × price weight 1/W, W = 1 … 10, 20 … 100, prices scaled to mean 1
};

// How the diagnosis problem is solved over the sets of panels.
struct LatticePlan {
    int folds = 5;         // an estimate never saw the patient it speaks of
    int rounds = 300;      // most boosted trees for one set of panels
    int patience = 8;      // rounds without gain on the patients left out until boosting stops
    int depth = 4;         // of a tree
    double rate = 0.2;     // of boosting
    int smallestLeaf = 20; // patients
    int mostSets = 256;    // of panels that are solved; beyond, those that cannot pay are left out
    int targets = 24;      // values of F1 aimed at
    int prices = 10;       // values of ρ for each
    // Of more a stratified sample is learned from, and a third as many choose policies: a set's trees have some
    // thousand leaves and a rule ten weights in each state, so that beyond these the estimates hardly change, and time
    // and memory stay within bounds.
    int mostPatients = 150'000;
    bool operator==(const LatticePlan&) const = default;
};

struct SweepPlan {
    SweepGrid grid = SweepGrid::Adaptive;
    int policies = 24;     // of the adaptive grid
    bool warmStart = true; // of the adaptive grid: half the steps, from a neighbour's weights
    TrainingPlan training; // of one policy; its (λ, ρ), aim, method and seed are the front's
    bool operator==(const SweepPlan&) const = default;
};

// Everything that decides which front is found. Same plan, same data, same machine: the same front, with any executor.
struct FrontPlan {
    FrontMethod method = FrontMethod::Lattice;
    FrontMetric metric = FrontMetric::F1;
    CostAim minimise = {}; // what the policies are to spend little of: the other axis
    Seed seed{1};
    bool forbidUnrecorded = false; // a panel of which the record holds nothing cannot be ordered
    JudgingPlan judging;
    LatticePlan lattice;
    SweepPlan sweep;
    bool operator==(const FrontPlan&) const = default;

    FrontAxes axes() const { return {metric, minimise}; }
};

// About how long a search by the lattice takes on an ordinary computer with this many cores, in seconds.
double latticeSeconds(const LatticePlan& plan, std::size_t patients, std::size_t panels, int cores);

std::string_view frontMethodName(FrontMethod method); // "lattice", "smddpo", "smddpo-end-to-end", "exact"
std::string_view frontMetricName(FrontMetric metric); // "f1", "am"

// JSON; reading gives the same plan. An unknown key is an error: a newer program's plan must not be half understood.
std::string writeFrontPlan(const FrontPlan& plan);
Result<FrontPlan> parseFrontPlan(std::string_view json); // PlanFieldUnknown, PlanValueInvalid

} // namespace core
