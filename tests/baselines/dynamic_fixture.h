// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/baselines/rival_p.h"
#include "core/baselines/system_fit_p.h"
#include "tests/policy/lattice_fixtures.h"

#include <algorithm>
#include <array>
#include <cstdlib>

// Small fits of the systems that choose tests.
namespace fixture {

// Everything of it is over in a moment.
inline core::BaselinePlan smallBaselines()
{
    core::BaselinePlan plan;
    plan.engine = smallLattice();
    plan.engine.sweep.training = smallPlan();
    plan.shape = core::RewardShape{.lambda = 3.0, .rho = -0.01};
    return plan;
}

inline core::SystemAnswer fitted(core::Fitted<core::SystemAnswer> answer)
{
    if (!answer || !*answer)
        std::abort();
    return std::move(**answer);
}

inline constexpr std::array kRivals{core::SystemKind::Voi, core::SystemKind::Eddi, core::SystemKind::Aaco,
                                    core::SystemKind::Dime, core::SystemKind::Gdfs};

inline core::RivalPlan shortRivals()
{
    return {.predictor = {.hidden = 16, .steps = 400, .batch = 64, .rate = 1e-2, .looks = 10},
            .draws = 16,
            .valueSteps = 500,
            .valueLooks = 10,
            .valueRate = 1e-2,
            .selectorSteps = 80,
            .selectorLooks = 2,
            .selectorRate = 1e-2};
}

// One test tells everything, one nothing.
inline KnownProblem tellTale()
{
    core::Task task;
    task.name = "tell-tale";
    task.label = "label";
    task.panels = {{.name = "Noise", .cost = core::Cost(1), .columns = {"t0"}},
                   {.name = "Truth", .cost = core::Cost(5), .columns = {"t1"}}};
    core::DiscreteJoint joint;
    joint.variables = {{.column = "t0"}, {.column = "t1"}};
    joint.probability = {{0.35, 0.0}, {0.35, 0.0}, {0.0, 0.15}, {0.0, 0.15}}; // t0 runs fastest
    return {"tell-tale", joint, task};
}

// The same patients and the same split, but the outcomes of test patients handed round among them.
inline Patients withOtherTestOutcomes(const KnownProblem& problem, std::size_t patients)
{
    const core::TablePtr table = drawTable(problem, patients, core::Seed{1});
    Patients drawn = patientsOf(table, problem.task);
    std::vector<core::Column> columns(table->columns().begin(), table->columns().end());
    const auto test = drawn.split.patients(core::SplitPart::Test);
    std::vector<float> outcomes;
    for (const core::PatientIndex patient : test)
        outcomes.push_back(columns[0].values[patient.value]);
    std::rotate(outcomes.begin(), outcomes.begin() + 1, outcomes.end());
    for (std::size_t i = 0; i < test.size(); ++i)
        columns[0].values[test[i].value] = outcomes[i];
    auto made = core::makeCohort(std::make_shared<const core::Table>("other", std::move(columns)), problem.task);
    if (!made)
        std::abort();
    return {*made, drawn.split};
}

} // namespace fixture
