// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split.h"
#include "core/data/synthetic/known_optimum.h"
#include "core/plan/training_plan.h"
#include "core/rl/exact_solver.h"
#include "core/smddpo/training_run.h"

#include <optional>
#include <string>
#include <vector>

// Patients for the tests of training, drawn from distributions that are known.
namespace fixture {

struct Patients {
    core::CohortPtr cohort;
    core::Split split;
};

// A problem with its exact answer and the task that describes its panels.
struct KnownProblem {
    std::string name;
    core::DiscreteJoint joint;
    core::Task task;
};
KnownProblem knownOptimum();
// Two tests that overlap, a third that contains both and is cheaper than the two, and a fee shared by all.
KnownProblem overlappingPanels();
// Four independent tests of rising price and accuracy: cheap ones first, dear ones for doubtful cases only.
KnownProblem ladder();

core::TablePtr drawTable(const KnownProblem& problem, std::size_t patients, core::Seed seed);
Patients patientsOf(const core::TablePtr& table, const core::Task& task, core::Seed splitSeed = core::Seed{7});
Patients draw(const KnownProblem& problem, std::size_t patients, core::Seed seed = core::Seed{1});

// Normal values, `columns` of them in `panels` panels of equal size; the outcome depends on the first column of each.
// `shuffled`: every patient gets somebody's outcome.
Patients normalPatients(std::size_t patients, std::size_t columns, std::size_t panels, core::Seed seed = core::Seed{1},
                        bool shuffled = false);

// A plan that is over in a second or two: Gaussian encoder, few loops.
core::TrainingPlan smallPlan();
// The same with what the preset standard has beyond the paper, in small.
core::TrainingPlan generalising(core::TrainingPlan plan);

core::TrainingOutcome train(const core::TrainingPlan& plan, const Patients& patients,
                            const core::TrainingStart& start = {}, const core::TrainingHooks& hooks = {});

// What a policy earns on the known problem, exactly.
core::ExactReturn exactReturn(const core::Policy& policy, const KnownProblem& problem);

} // namespace fixture
