// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fingerprint.h"
#include "core/base/result.h"
#include "core/compare/baseline_plan.h"
#include "core/data/cohort/study_patients.h"
#include "core/front/front_plan.h"
#include "core/plan/training_plan.h"
#include "core/smddpo/encoder_comparison.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

// What is to be computed somewhere else: a front, one training for each of some seeds, a table of systems, or a
// comparison of encoders.
using StudyPlan = std::variant<FrontPlan, TrainingPlan, BaselinePlan, ComparisonPlan>;
std::string_view studyWord(const StudyPlan& study); // "front", "train", "baselines", "encoders"

// A piece of it that needs no other one.
struct StudyPiece {
    enum class What : std::uint8_t {
        Whole,       // the search or the training itself
        Policies,    // some of the published grid, from `first` on
        Fold,        // all of it again without the patients of a fold
        AllPatients, // and once more with all patients
        System,      // of a table: a system, or those that learn together, in one repeat
        Encoder,     // one fit of a comparison
    };
    What what = What::Whole;
    std::uint64_t job = 0; // of trainings: the seed is the plan's and this
    std::uint64_t first = 0;
    std::uint64_t count = 1;
    bool operator==(const StudyPiece&) const = default;
};

// One line of a plan: what one task does, piece after piece.
struct TaskLine {
    std::vector<StudyPiece> pieces;
    double seconds = 0.0; // expected, of one core of an ordinary computer
    bool operator==(const TaskLine&) const = default;
};

// A study dealt into tasks. Never changed once it is written: results know it by its fingerprint.
struct ClusterPlan {
    std::string version; // of the program; another one may compute something else
    StudyPlan study;
    std::uint64_t jobs = 1;  // trainings, one for each seed
    Fingerprint patients;    // and their split, as the snapshot beside the plan has them
    std::uint64_t count = 0; // of them
    std::uint64_t columns = 0;
    std::uint64_t bootstrap = 1000;
    std::uint64_t megabytes = 0; // a task is expected to need
    std::vector<TaskLine> lines; // task 1 is the first one
};

struct DealingOptions {
    std::string version;
    std::uint64_t jobs = 1;
    double secondsPerTask = 600.0; // short pieces share a task up to this; long ones have one each
    std::uint64_t bootstrap = 1000;
};
Result<ClusterPlan> dealtStudy(const StudyPlan& study, const StudyPatients& patients, const DealingOptions& options);

// The plan of one of its jobs.
TrainingPlan trainingOfJob(const TrainingPlan& plan, std::uint64_t job);

// As text, its own fingerprint within; nothing where it is not whole.
std::string writeClusterPlan(const ClusterPlan& plan);
std::optional<ClusterPlan> parseClusterPlan(std::string_view text);
Fingerprint planFingerprint(std::string_view text);

} // namespace core
