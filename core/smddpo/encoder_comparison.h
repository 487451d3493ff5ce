// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split.h"
#include "core/plan/training_plan.h"
#include "core/plan/training_progress.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace core {

// What is hidden from an encoder: each value by itself with probability 20 % (the paper's table of imputers), or random
// panels, as during training.
enum class HiddenBy : std::uint8_t { Value, Panel };

struct ComparisonPlan {
    std::vector<EncoderKind> kinds{EncoderKind::Mean,       EncoderKind::MissForest, EncoderKind::Mice,
                                   EncoderKind::SoftImpute, EncoderKind::Gain,       EncoderKind::Gaussian,
                                   EncoderKind::EmFlow};
    std::vector<HiddenBy> hiddenBy{HiddenBy::Value, HiddenBy::Panel};
    Seed seed{1};
    int seeds = 1;       // from `seed` on: each hides other values and learns from scratch
    EncoderPlan encoder; // its kind is not looked at
};

struct EncoderScore {
    EncoderKind kind = EncoderKind::Mean;
    HiddenBy hiddenBy = HiddenBy::Value;
    // Means over the seeds.
    std::optional<double> rmse = {}; // standardised units; nothing where no recorded value was hidden
    double fitSeconds = 0.0;
    double rowsPerSecond = 0.0;        // imputed, on one core
    std::optional<double> rmseSd = {}; // over the seeds; nothing of one seed
    std::vector<TrainingNotice> notices = {};
};

struct ComparisonProgress {
    EncoderKind kind = EncoderKind::Mean;
    HiddenBy hiddenBy = HiddenBy::Value;
    double share = 0.0; // of the whole comparison, by fits and their iterations
};
using ComparisonSink = std::function<void(const ComparisonProgress&)>;

struct EncoderComparison {
    RunEnd end = RunEnd::Failed;
    std::size_t training = 0, validation = 0, test = 0; // patients
    std::vector<EncoderScore> scores = {};              // fewer when stopped
};

// How well each kind of encoder estimates hidden values. Fitted on the encoder's part of the split, the best state
// chosen on the classifier's validation patients, and the error taken on the test patients: of them only values are
// looked at, never outcomes, and nothing is chosen by it. Values are standardised as for training a policy.
Result<EncoderComparison> compareEncoders(const Cohort& cohort, const Split& split, const ComparisonPlan& plan,
                                          std::stop_token stop = {}, const ComparisonSink& sink = {});

// A comparison is made of fits that do not need each other: of one kind, with one way of hiding and one seed.
struct ComparisonPiece {
    EncoderKind kind = EncoderKind::Mean;
    HiddenBy hiddenBy = HiddenBy::Value;
    std::uint64_t repeat = 0; // of the seeds
};
std::vector<ComparisonPiece> comparisonPieces(const ComparisonPlan& plan);
// Nothing when stopped.
Result<std::optional<EncoderScore>> compareOne(const Cohort& cohort, const Split& split, const ComparisonPlan& plan,
                                               const ComparisonPiece& piece, std::stop_token stop,
                                               const std::function<void(double share)>& sink);
// Of all scores, in the order of the pieces.
EncoderComparison comparisonOf(const ComparisonPlan& plan, const Split& split, const std::vector<EncoderScore>& scores);

} // namespace core
