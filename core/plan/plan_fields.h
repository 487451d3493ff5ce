// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/plan/training_plan.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

// Every setting of a plan under one name ("ppo.batch"), for the command line, the project file and the window.
// ui/common/text/plan_text.cpp says what each means.
enum class PlanField : std::uint8_t {
    Method,
    Lambda,
    Rho,
    Minimise,
    Seed,
    KeepBest,
    DiagnosedBy,
    RewardedBy,
    SharedPatients,
    LogSkewed,
    ForbidUnrecorded,
    StateTableMegabytes,
    EncoderKind,
    EncoderCouplings,
    EncoderHidden,
    EncoderIterations,
    EncoderBatch,
    EncoderRate,
    EncoderAlpha,
    EncoderWeightDecay,
    EncoderScaleBound,
    EncoderRounds,
    ClassifierMembers,
    ClassifierSeesKnown,
    ClassifierPieces,
    ClassifierTrees,
    ClassifierHidden,
    ClassifierBatch,
    ClassifierRate,
    ClassifierClassWeight,
    ClassifierPretrainingEpochs,
    ClassifierWarmStart,
    ClassifierEpochsPerLoop,
    ClassifierPatience,
    PpoHidden,
    PpoBatch,
    PpoStepsPerUpdate,
    PpoEnvironments,
    PpoEpochs,
    PpoRate,
    PpoRateAtEnd,
    PpoGamma,
    PpoGaeLambda,
    PpoClip,
    PpoValueWeight,
    PpoEntropyWeight,
    PpoEntropyAtEnd,
    PpoGradientNorm,
    PpoAveraging,
    PpoSharedValue,
    LoopOuterLoops,
    LoopStepsPerLoop,
    LoopEvaluateEvery,
};

std::span<const PlanField> planFields();
std::string_view planFieldName(PlanField field); // "ppo.batch"
std::optional<PlanField> planFieldNamed(std::string_view name);

// Exact texts: numbers with a decimal point and as many digits as it takes, "true", "emflow", "end-to-end".
std::string planValue(const TrainingPlan& plan, PlanField field);
// Errors: PlanValueInvalid with subject = name, detail = the text; limits are checked.
Status setPlanValue(TrainingPlan& plan, PlanField field, std::string_view text);
std::string planValueRange(PlanField field); // "1 … 4096", "emflow|gaussian|mice|mean|…"

// All fields as JSON {"ppo.batch": "128", …}; reading gives the same plan. An unknown key is an error: a newer
// program's plan must not be half understood.
std::string writePlan(const TrainingPlan& plan);
Result<TrainingPlan> parsePlan(std::string_view json);

enum class Preset : std::uint8_t { Quick, Standard, Paper, PaperFerritin, PaperAki, PaperSepsis };
std::string_view presetName(Preset preset); // "quick", "paper-aki"
std::optional<Preset> presetNamed(std::string_view name);

// What a preset needs to know of the task: `paper` takes the paper's table for the task of the same shape.
struct PresetContext {
    std::size_t patients = 0; // for training
    std::size_t panels = 0;
};
TrainingPlan presetPlan(Preset preset, const PresetContext& context);

} // namespace core
