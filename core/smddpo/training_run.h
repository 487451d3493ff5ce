// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/pause_gate.h"
#include "core/base/result.h"
#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split.h"
#include "core/model/tensors.h"
#include "core/plan/training_plan.h"
#include "core/plan/training_progress.h"
#include "core/policy/network_policy.h"

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>

namespace core {

// Where a run begins: at nothing, at a checkpoint, or at a policy that goes on learning with new patients.
struct TrainingStart {
    std::optional<TensorBundle> checkpoint = {};
    NetworkPolicyPtr policy = {};
    std::map<std::string, TensorBundle> parts = {}; // of a judgement that was interrupted
};

// What a run reports and asks while it works, all on its own thread. Everything may be left empty.
struct TrainingHooks {
    TrainingSink sink = {};
    std::function<void(const TensorBundle&)> saveCheckpoint = {};
    std::function<void(const std::string& name, const TensorBundle&)> savePart = {}; // of a judgement
    bool checkpointAtEnd = false; // also where the run is finished: something follows that may be interrupted
    std::chrono::milliseconds checkpointEvery{30'000};
    const PauseGate* gate = nullptr;
    std::size_t bootstrapResamples = 1000; // for the intervals of the final figures
    bool gathered = false;                 // what it begins at was made elsewhere as planned; nothing was interrupted
};

struct TrainingOutcome {
    TrainingSummary summary;
    NetworkPolicyPtr policy;           // best on validation; null where the run was stopped before there was one
    NetworkPolicyPtr finalPolicy = {}; // of one that was judged on everybody: the same, taught by all patients
};

// SM-DDPO: encoder, state table, then classifier and panel selector, in the way the plan says. A stop is answered
// within a second and keeps the best so far; only while LibTorch is being loaded, once per process, it may wait longer.
// The same plan, cohort and split give the same policy to the last bit, whether or not the run was interrupted.
Result<TrainingOutcome> runTraining(const TrainingPlan& plan, const Cohort& cohort, const Split& split,
                                    const TrainingStart& start, std::stop_token stop, const TrainingHooks& hooks);

// The same, and then judged on everybody where the plan says so: all of it again without each fold, and once more with
// all patients. A stop keeps the folds that were finished. FoldsNotPossible for a policy that goes on learning: it has
// seen who would judge it.
Result<TrainingOutcome> runJudgedTraining(const TrainingPlan& plan, const Cohort& cohort, const Split& split,
                                          const TrainingStart& start, std::stop_token stop, const TrainingHooks& hooks);

// What a training on many computers is made of: the run itself, and for its judgement one without each round and one
// with all patients. None needs another one; runJudgedTraining takes what they kept as its start.
struct TrainingPiece {
    enum class What : std::uint8_t { Run, Round, AllPatients };
    What what = What::Run;
    std::size_t round = 0;
};
// Checkpoints, points and parts go to the hooks; a piece that was interrupted goes on at its own checkpoint.
Result<RunEnd> runTrainingPiece(const TrainingPlan& plan, const Cohort& cohort, const Split& split,
                                const TrainingPiece& piece, const std::optional<TensorBundle>& checkpoint,
                                std::stop_token stop, const TrainingHooks& hooks);

} // namespace core
