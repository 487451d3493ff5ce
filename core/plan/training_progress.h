// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/data/cohort/outer_folds.h"
#include "core/eval/evaluation.h"
#include "core/plan/training_plan.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core {

// What is drawn while a policy trains. `x` of a point is environment steps, for the encoder's curves iterations.
enum class Curve : std::uint8_t {
    EncoderLikelihood,     // L1
    EncoderReconstruction, // L2's squared error per hidden recorded value
    EncoderValidationRmse,
    ClassifierLoss,
    PolicyLoss,
    ValueLoss,
    Entropy,
    KlDivergence,
    ClipFraction,
    TrainF1,
    TrainAuroc,
    TrainAm,
    TrainCost,
    TrainReward,
    ValidationF1,
    ValidationAuroc,
    ValidationAm,
    ValidationCost,
    ValidationReward,
    ClassifierRandomF1, // classifier on validation patients with random masks
    ClassifierRandomAuroc,
    ClassifierPolicyF1, // and with the masks the policy leaves
    ClassifierPolicyAuroc,
    PanelUse, // validation patients, one curve per panel
};

struct CurvePoint {
    Curve curve = Curve::TrainF1;
    std::uint32_t panel = 0; // PanelUse only
    std::uint64_t x = 0;
    double value = 0.0;
    bool operator==(const CurvePoint&) const = default;
};

enum class TrainingPhase : std::uint8_t {
    Encoder,
    StateTable,
    Classifier,
    Selector,
    FinalEvaluation,
    Folds,       // everything again without the patients of each fold
    AllPatients, // everything once more with all patients
};

// Facts worth a sentence; ui/common/text/training_text.cpp words them.
enum class TrainingNotice : std::uint8_t {
    PolicyOrdersNothing, // the price of tests outweighs any diagnosis
    PolicyDiagnosesNobody,
    PolicyDiagnosesEverybody,
    EncoderDiverged, // went back to the last good state with a lower rate
    SelectorDiverged,
    ClassifierSawOneClass,
    EncoderNoBetterThanGaussian, // the flow was dropped
    StateTableTooLarge,          // a cache of visited states is used
    Resumed,
    FewPositives,
    ClassifierDiverged, // its weights are as before the pass
    StartPolicyKept,    // what new patients taught did no better on validation
};

struct TrainingTiming {
    double encoderSeconds = 0.0;
    double stateTableSeconds = 0.0;
    double classifierSeconds = 0.0;
    double selectorSeconds = 0.0; // rollouts and updates
    double evaluationSeconds = 0.0;
    double totalSeconds = 0.0;
    double rolloutSeconds = 0.0; // of selectorSeconds: stepping patients
    std::uint64_t environmentSteps = 0;
    std::uint64_t sampleEpochs = 0; // samples × epochs of PPO updates
};

// What the working thread reports: only what is new since the last time.
struct TrainingUpdate {
    TrainingPhase phase = TrainingPhase::Encoder;
    double share = 0.0;          // of the whole run, 0 … 1
    double elapsedSeconds = 0.0; // of work, pauses not counted
    std::optional<double> remainingSeconds;
    std::vector<CurvePoint> points;
    std::vector<TrainingNotice> notices;
};
using TrainingSink = std::function<void(const TrainingUpdate&)>;

// How a run ended. Cancelled keeps the best policy so far, and its evaluation.
struct TrainingSummary {
    RunEnd end = RunEnd::Failed;
    std::optional<Evaluation> train, validation, test; // test: once, at the end
    // Where it was judged on everybody: in every fold all was learned anew without its patients, and for them it was
    // decided by that policy. `pooled` are the figures of learning this way. At the end everybody teaches a last
    // policy, the one to be used: nobody is left to judge it by.
    std::optional<JudgedPatients> judged = {};
    std::optional<Evaluation> pooled = {};
    std::uint64_t bestAtStep = 0; // environment steps at which the kept policy was best on validation
    TrainingTiming timing;
    std::vector<TrainingNotice> notices;
};

} // namespace core
