// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/commands.h"
#include "core/data/cohort/study_patients.h"
#include "core/smddpo/encoder_comparison.h"
#include "core/smddpo/training_run.h"
#include "core/store/project_file.h"

#include <optional>
#include <string>

namespace app::cli {

// What to train, on which patients, from which start, and where it is stored.
struct TrainingJob {
    core::TrainingPlan plan;
    core::Task task;
    core::StudyPatients patients;
    std::string source;                       // of the patients, for the report
    std::string origin;                       // file name of new patients; empty: the project's own
    std::optional<core::ProjectFile> project; // writable
    std::optional<core::RunId> resumed;
    std::optional<core::TrainingSummary> finished = {}; // of the one to be resumed: there is nothing left to do
    std::optional<core::RunId> continues;
    std::string name = {}, continuesName = {}; // what those two are called; empty: as the program does
};

// Reads and checks everything the job needs. A project is written or changed only when all of it is sound.
Result<TrainingJob> makeTrainingJob(const Workplace& place);

// Whether every --set names a setting and a value it can have.
std::optional<Failure> settingMistake(const TrainingOptions& options);

// Preset, then method, λ, ρ and seed, then every --set. `base`: the plan of the policy that goes on learning.
core::TrainingPlan planFor(const Arguments& arguments, const core::PresetContext& context,
                           const core::TrainingPlan* base = nullptr);

core::ComparisonPlan comparisonPlanFor(const Arguments& arguments, const core::PresetContext& context);

} // namespace app::cli
