// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/data/cohort/outer_folds.h"
#include "core/rl/reward_shape.h"

#include <cstdint>
#include <optional>

namespace core {

enum class TrainingMethod : std::uint8_t { EndToEnd, Pretrained };
enum class EncoderKind : std::uint8_t { EmFlow, Gaussian, Mice, Mean, MissForest, SoftImpute, Gain };
enum class KeepBest : std::uint8_t { Reward, F1, Am };
// Who names the disease once nothing more is ordered: the panel selector by two actions of its own, or the classifier's
// probability of disease p, present where λ·p > 1 − p, which earns most if p is true.
enum class DiagnosedBy : std::uint8_t { Selector, Probability };
// What a diagnosis earns while the selector learns: by the outcome, or by the probability of disease that the
// classifier gives the patient with all panels known. That varies less, so that panels of little use are told from
// useless ones.
enum class RewardedBy : std::uint8_t { Outcome, Probability };

// How unknown values are estimated from known ones (paper, appendix "EMFlow"). The sizes are those of the flow; the
// other kinds take from them what ui/common/text/plan_text.cpp says.
struct EncoderPlan {
    EncoderKind kind = EncoderKind::EmFlow;
    int couplings = 32;
    int hidden = 32; // two layers of it in every coupling
    int iterations = 500;
    int batch = 256;
    double rate = 1e-3;
    double alpha = 1e3; // weight of the reconstruction in L2
    double weightDecay = 1e-6;
    double scaleBound = 1.0; // a coupling's log scale stays within ± this
    int rounds = 10;         // of Gaussian EM, MICE, MissForest; iterations of one penalty of soft-impute
    bool operator==(const EncoderPlan&) const = default;
};

struct ClassifierPlan {
    // Networks whose answers are averaged. Of several each learns without another share of the patients, and says what
    // those patients' probability is while the selector learns from them.
    int members = 1;
    bool seesKnown = false; // what is known and what is estimated, beside the values
    int pieces = 0;         // of each value's range, as which the classifier sees it too: ValuePieces; 0: none
    // Begins with what boosted trees of the set of panels that is known say (SetTrees), and learns what to add to it.
    bool trees = false;
    int hidden = 64; // two hidden layers: "3-layer" as the paper counts
    int batch = 256;
    double rate = 5e-4;
    double classWeight = 3.0;   // of a diseased patient in the loss
    int pretrainingEpochs = 30; // over the policy patients with random masks; pretrained method or warm start
    bool warmStart = false;     // end-to-end begins so too, and goes on with a tenth of the rate
    int epochsPerLoop = 6;      // over the states visited; end-to-end only
    int patience = 5;           // loops without gain on validation until it stays at its best; 0: never
    bool operator==(const ClassifierPlan&) const = default;
};

// Proximal policy optimisation. What the paper leaves open has the defaults of Stable-Baselines3.
struct PpoPlan {
    int hidden = 128; // two layers
    int batch = 128;
    int stepsPerUpdate = 1024;
    int environments = 64; // patients tested side by side
    int epochs = 10;
    double rate = 1e-4;
    double rateAtEnd = 1.0; // share of the rate left at the end of training, falling evenly
    double gamma = 1.0;
    double gaeLambda = 0.95;
    double clip = 0.2;
    double valueWeight = 0.5;
    double entropyWeight = 0.0;
    double entropyAtEnd = 1.0; // share of it left at the end of training, falling evenly
    double gradientNorm = 0.5;
    double averaging = 0.0;   // share of the mean of earlier weights that each update leaves; its policy is kept
    bool sharedValue = false; // one trunk for policy and value
    bool operator==(const PpoPlan&) const = default;
};

struct LoopPlan {
    int outerLoops = 100;
    int stepsPerLoop = 5000;
    int evaluateEvery = 1; // loops
    bool operator==(const LoopPlan&) const = default;
};

// Everything that decides how a policy is trained, and who judges it. Same plan, same data, same machine: the same
// policy.
struct TrainingPlan {
    TrainingMethod method = TrainingMethod::EndToEnd;
    RewardShape shape;
    Seed seed{1};
    EncoderPlan encoder;
    ClassifierPlan classifier;
    PpoPlan ppo;
    LoopPlan loop;
    KeepBest keepBest = KeepBest::Reward;
    DiagnosedBy diagnosedBy = DiagnosedBy::Selector;
    RewardedBy rewardedBy = RewardedBy::Outcome;
    // Encoder, classifier and selector learn from all training patients rather than from parts of their own, and all
    // validation patients choose the policy that is kept, with a sample of those who learned.
    bool sharedPatients = false;
    bool logSkewed = false;                   // networks see logarithms where values are skewed: Standardizer::fit
    bool forbidUnrecorded = false;            // a panel of which the record holds nothing cannot be ordered
    std::uint64_t stateTableMegabytes = 2048; // most that embeddings may take; beyond, visited states only
    JudgingPlan judging = {};                 // of a training by itself
    bool operator==(const TrainingPlan&) const = default;

    // Where the probability names the disease: what a case found is worth.
    std::optional<double> diagnosingLambda() const
    {
        return diagnosedBy == DiagnosedBy::Probability ? std::optional(shape.lambda) : std::nullopt;
    }
};

} // namespace core
