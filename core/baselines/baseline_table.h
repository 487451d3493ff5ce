// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/executor.h"
#include "core/base/pause_gate.h"
#include "core/base/result.h"
#include "core/compare/baseline_record.h"
#include "core/data/cohort/cohort.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace core {

// What a table reports and asks while it is made; never from two threads at once. Everything may be left empty.
struct BaselineHooks {
    BaselineSink sink = {};
    std::function<void(const SystemRun&)> saveRun = {}; // as soon as it is finished
    const PauseGate* gate = nullptr;
    Executor* executor = nullptr; // none: one thread, the caller's
    std::size_t bootstrapResamples = 1000;
    std::optional<std::size_t> only = {}; // of the pieces of the whole table; the others are left out
};

struct BaselineOutcome {
    RunEnd end = RunEnd::Failed;
    std::vector<SystemRun> runs; // those that were finished before included
};

// Every system of the plan, as often as the plan says, each time on the same split for all. `finished` is not made
// again. A stop is answered within a second and keeps what was finished.
Result<BaselineOutcome> makeBaselineTable(const BaselinePlan& plan, const Cohort& cohort, const SplitPlan& split,
                                          std::vector<SystemRun> finished, std::stop_token stop,
                                          const BaselineHooks& hooks);

// A table is made of pieces that do not need each other: a system, or those that share their encoder, in one repeat.
struct BaselinePiece {
    std::vector<SystemId> systems;
    std::uint64_t repeat = 0;
    double usualSeconds = 0.0; // of one core, for 9,900 patients with six panels
};
std::vector<BaselinePiece> baselinePieces(const BaselinePlan& plan);

// The split of one repeat: the study's own for the first.
Result<Split> splitOfRepeat(const Cohort& cohort, const SplitPlan& split, const BaselinePlan& plan,
                            std::uint64_t repeat);

} // namespace core
