// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/executor.h"
#include "core/base/strong_types.h"
#include "core/front/front_plan.h"
#include "core/front/pareto_front.h"
#include "core/lattice/lattice_model.h"
#include "core/lattice/lattice_solver.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace core {

// The patients a lattice is learned from, fold after fold.
struct LatticePatients {
    std::vector<PatientIndex> patients;
    std::vector<std::size_t> foldBegins; // and the end
    std::vector<std::uint8_t> fold;      // by patient
    std::vector<std::uint8_t> diseased;
};
// Every fold with its share of both outcomes.
LatticePatients dealIntoFolds(std::span<const PatientIndex> patients, std::span<const std::uint8_t> diseased,
                              std::size_t folds, Seed seed);

// The codes of the patients with one more column: the probability of now, as `steps` cut it.
BinnedRows withProbability(const BinnedRows& rows, std::span<const float> probability, const FeatureBins& steps);

// The callbacks of a fit; `setFitted` may be called by several threads, one at a time.
struct LatticeFitHooks {
    std::function<bool()> goOn;
    // Sets, and how much is done of those that are not finished, 1 for each.
    std::function<void(std::size_t done, std::size_t total, double underWay)> estimated;
    std::function<void(std::size_t done, std::size_t total)> outlooked;
    std::function<std::optional<SetEstimate>(PanelMask closure)> known; // of a fit that was interrupted
    std::function<void(PanelMask closure, const SetEstimate&)> setFitted;
    // A front of what is estimated so far, by some of the patients who teach, each decided for by what the other folds
    // taught; may be unset.
    std::function<void(const std::vector<CostValue>&)> preview = {};
};

struct LatticeFit {
    LatticeModelPtr model;
    LatticeView view; // of the patients who taught it, by models and trees that did not see them
    bool setsLeftOut = false;
    std::optional<double>
        leftToGain; // F1 or AM, by more sets: the upper end of a 95 % interval, where sets are left out
};

// Estimates for every set of panels, or, where there are more than the plan allows, for those that matter (SetGrowth).
// `rows`: codes of the patients. Nothing when stopped.
std::optional<LatticeFit> fitLattice(const LatticePlan& plan, FrontMetric metric, Seed seed, const TestCatalog& catalog,
                                     const FeatureMask& visible, FeatureBins bins, const BinnedRows& rows,
                                     const LatticePatients& patients, Executor& executor, const LatticeFitHooks& hooks,
                                     CostAim aim = {});

// The same estimates for other patients. Nothing when stopped.
std::optional<LatticeView> viewOf(const LatticeModel& model, const BinnedRows& rows, Executor& executor,
                                  const std::function<bool()>& goOn);

} // namespace core
