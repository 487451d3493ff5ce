// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/search/front_search.h"
#include "tests/smddpo/train_fixtures.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

// Small searches by the lattice.
namespace fixture {

// Over in a moment: few trees, few aims.
inline core::FrontPlan smallLattice()
{
    core::FrontPlan plan;
    plan.lattice = {.folds = 3,
                    .rounds = 25,
                    .patience = 10,
                    .depth = 3,
                    .rate = 0.2,
                    .smallestLeaf = 10,
                    .mostSets = 256,
                    .targets = 5,
                    .prices = 5};
    return plan;
}

inline core::FrontOutcome findLattice(const core::FrontPlan& plan, const Patients& patients,
                                      core::FrontHooks hooks = {}, const core::FrontCheckpoint& remains = {},
                                      const std::stop_token& stop = {})
{
    hooks.bootstrapResamples = 0;
    core::Result<core::FrontOutcome> outcome =
        core::findFront(plan, *patients.cohort, patients.split, remains, stop, hooks);
    if (!outcome)
        std::abort();
    return std::move(*outcome);
}

inline Patients ladderPatients(std::size_t patients = 900)
{
    return draw(ladder(), patients);
}

inline std::vector<core::PatientIndex> everybody(const core::Cohort& cohort)
{
    std::vector<core::PatientIndex> patients;
    for (std::size_t i = 0; i < cohort.patientCount(); ++i)
        patients.push_back(core::PatientIndex(i));
    return patients;
}

// The same patients with every fourth value of their panels not recorded, and nothing at all of every fifth patient.
inline Patients withGaps(const KnownProblem& problem, std::size_t patients)
{
    core::RandomStream stream(core::Seed{3}, "gaps");
    const core::TablePtr table = drawTable(problem, patients, core::Seed{2});
    std::vector<core::Column> columns(table->columns().begin(), table->columns().end());
    for (std::size_t i = 0; i < patients; ++i)
        for (core::Column& column : columns)
            if (column.name != problem.task.label && (i % 5 == 0 || stream.below(4) == 0))
                column.values[i] = std::numeric_limits<float>::quiet_NaN();
    return patientsOf(std::make_shared<const core::Table>("gaps", std::move(columns)), problem.task);
}

// Panels of which each shares a test with the next: of two whose own test is missing the same value is left.
inline KnownProblem chainedPanels()
{
    KnownProblem problem = overlappingPanels();
    problem.task.visible = {};
    problem.task.panels = {{.name = "Near", .cost = core::Cost(4), .columns = {"t1", "t2"}},
                           {.name = "Far", .cost = core::Cost(3), .columns = {"t0", "t1"}}};
    problem.task.sharedFees = {{.name = "Draw", .cost = core::Cost(2), .panels = {"Near"}}};
    return problem;
}

inline bool hasNotice(const core::FrontOutcome& outcome, core::FrontNotice notice)
{
    return std::ranges::find(outcome.summary.notices, notice) != outcome.summary.notices.end();
}

} // namespace fixture
