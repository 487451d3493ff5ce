// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/compare/baseline_record.h"
#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split.h"
#include "core/environment/fixed_set_episodes_p.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace core {

// What a system learns from, once.
struct FitContext {
    const BaselinePlan& plan;
    const Cohort& cohort;
    const Split& split;
    Seed seed;
    // Between pieces of at most 100 ms: how far this fit is (0 … 1); false: stop.
    std::function<bool(double share)> goOn;
};

// What it did for the patients of validation (both parts) and test, and what was chosen on the way. All are judged
// alike from this.
struct SystemAnswer {
    std::vector<Episode> validation, test; // by patient
    std::vector<PanelId> panels = {};
    std::string setting = {};
    std::optional<double> threshold = {};
    std::vector<FixedSet> fixedSets = {};
    std::vector<OperatingPoint> front = {};
};
template <typename T>
using Fitted = Result<std::optional<T>>; // nothing inside when stopped

// One model on a fixed set of panels: a small grid and the threshold are chosen for F1 on validation patients.
Fitted<SystemAnswer> fitFixedModel(const SystemId& system, const FitContext& context);
Fitted<SystemAnswer> fitBestFixedSet(const FitContext& context);
// FS, RS and SM-DDPO share the encoder and its states, so they are learned together: one answer for each, told to
// `done` as soon as it is there. False when stopped.
Result<bool> fitNetworkFamily(std::span<const SystemId> systems, const FitContext& context,
                              const std::function<void(const SystemId&, SystemAnswer, double seconds)>& done);
Fitted<SystemAnswer> fitGreedy(const FitContext& context);
Fitted<SystemAnswer> fitCwcf(const FitContext& context);
Fitted<SystemAnswer> fitLatticeSystem(const FitContext& context);

} // namespace core
