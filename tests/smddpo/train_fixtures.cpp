// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/smddpo/train_fixtures.h"

#include "core/base/random.h"
#include "core/plan/plan_fields.h"

#include <cmath>
#include <cstdlib>

namespace fixture {
namespace {

using core::Column;
using core::ColumnKind;
using core::Cost;

double chance(bool yes, double rate)
{
    return yes ? rate : 1.0 - rate;
}

// Tests that are independent given the disease: P(yes | absent), P(yes | present).
core::DiscreteJoint independentTests(double prevalence, const std::vector<std::pair<double, double>>& rates)
{
    core::DiscreteJoint joint;
    for (std::size_t i = 0; i < rates.size(); ++i)
        joint.variables.push_back({.column = "t" + std::to_string(i)});
    joint.probability.resize(std::size_t{1} << rates.size());
    for (std::size_t cell = 0; cell < joint.cellCount(); ++cell) {
        joint.probability[cell] = {1.0 - prevalence, prevalence};
        for (std::size_t i = 0; i < rates.size(); ++i) {
            joint.probability[cell][0] *= chance(joint.level(cell, i) == 1, rates[i].first);
            joint.probability[cell][1] *= chance(joint.level(cell, i) == 1, rates[i].second);
        }
    }
    return joint;
}

core::Task labelled(std::string name)
{
    core::Task task;
    task.name = std::move(name);
    task.label = "label";
    return task;
}

} // namespace

KnownProblem knownOptimum()
{
    return {"known optimum", core::knownOptimumJoint(), core::knownOptimumTask()};
}

KnownProblem overlappingPanels()
{
    core::Task task = labelled("overlap");
    task.visible = {"t0"};
    task.panels = {{.name = "One", .cost = Cost(3), .columns = {"t1"}},
                   {.name = "Two", .cost = Cost(4), .columns = {"t2"}},
                   {.name = "Both", .cost = Cost(6), .columns = {"t1", "t2"}}};
    task.sharedFees = {{.name = "Draw", .cost = Cost(2), .panels = {"One", "Two", "Both"}}};
    return {"overlap", independentTests(0.3, {{0.4, 0.7}, {0.15, 0.8}, {0.1, 0.75}}), task};
}

KnownProblem ladder()
{
    core::Task task = labelled("ladder");
    task.visible = {};
    task.panels = {{.name = "Strip", .cost = Cost(1), .columns = {"t0"}},
                   {.name = "Lab", .cost = Cost(4), .columns = {"t1"}},
                   {.name = "Scan", .cost = Cost(10), .columns = {"t2"}},
                   {.name = "Biopsy", .cost = Cost(25), .columns = {"t3"}}};
    return {"ladder", independentTests(0.15, {{0.3, 0.75}, {0.2, 0.85}, {0.1, 0.9}, {0.01, 0.98}}), task};
}

core::TablePtr drawTable(const KnownProblem& problem, std::size_t patients, core::Seed seed)
{
    core::RandomStream stream(seed, "patients of a test");
    std::vector<Column> columns;
    columns.push_back({.name = "label", .kind = ColumnKind::Binary, .values = {}, .levels = {"0", "1"}});
    for (const core::DiscreteVariable& variable : problem.joint.variables)
        columns.push_back({.name = variable.column, .kind = ColumnKind::Binary, .values = {}, .levels = {"0", "1"}});
    for (std::size_t i = 0; i < patients; ++i) {
        const core::DiscretePatient patient = core::drawPatient(problem.joint, stream);
        columns[0].values.push_back(patient.outcome == core::Disease::Present ? 1.0f : 0.0f);
        for (std::size_t k = 0; k + 1 < columns.size(); ++k)
            columns[k + 1].values.push_back(static_cast<float>(problem.joint.level(patient.cell, k)));
    }
    return std::make_shared<const core::Table>("drawn", std::move(columns));
}

Patients patientsOf(const core::TablePtr& table, const core::Task& task, core::Seed splitSeed)
{
    auto made = core::makeCohort(table, task);
    if (!made)
        std::abort();
    core::Result<core::Split> split = core::makeSplit(**made, {.seed = splitSeed});
    if (!split)
        std::abort();
    return {*made, std::move(*split)};
}

Patients draw(const KnownProblem& problem, std::size_t patients, core::Seed seed)
{
    return patientsOf(drawTable(problem, patients, seed), problem.task);
}

Patients normalPatients(std::size_t patients, std::size_t columns, std::size_t panels, core::Seed seed, bool shuffled)
{
    core::RandomStream stream(seed, "normal patients of a test");
    std::vector<Column> table;
    table.push_back({.name = "label", .kind = ColumnKind::Binary, .values = {}, .levels = {"0", "1"}});
    core::Task task = labelled("normal");
    for (std::size_t panel = 0; panel < panels; ++panel)
        task.panels.push_back({.name = "P" + std::to_string(panel), .cost = Cost(1.0 + double(panel)), .columns = {}});
    for (std::size_t k = 0; k < columns; ++k) {
        table.push_back({.name = "x" + std::to_string(k), .kind = ColumnKind::Numeric, .values = {}, .levels = {}});
        task.panels[k % panels].columns.push_back(table.back().name);
    }
    for (std::size_t i = 0; i < patients; ++i) {
        double evidence = -1.0; // about a third of the patients, so that 200 are enough for a split
        for (std::size_t k = 0; k < columns; ++k) {
            const double value = stream.normal();
            table[k + 1].values.push_back(static_cast<float>(value));
            if (k < panels)
                evidence += value / std::sqrt(double(panels)) * 2.0;
        }
        table[0].values.push_back(stream.uniform() < 1.0 / (1.0 + std::exp(-evidence)) ? 1.0f : 0.0f);
    }
    if (shuffled)
        stream.shuffle(std::span(table[0].values));
    return patientsOf(std::make_shared<const core::Table>("normal", std::move(table)), task);
}

core::TrainingPlan generalising(core::TrainingPlan plan)
{
    const core::TrainingPlan standard = core::presetPlan(core::Preset::Standard, {});
    plan.diagnosedBy = standard.diagnosedBy;
    plan.rewardedBy = standard.rewardedBy;
    plan.sharedPatients = standard.sharedPatients;
    plan.logSkewed = standard.logSkewed;
    plan.classifier.members = 3;
    plan.classifier.seesKnown = standard.classifier.seesKnown;
    plan.classifier.pieces = standard.classifier.pieces;
    plan.classifier.trees = standard.classifier.trees;
    plan.classifier.warmStart = standard.classifier.warmStart;
    plan.ppo.averaging = 0.9;
    plan.ppo.entropyAtEnd = standard.ppo.entropyAtEnd;
    return plan;
}

core::TrainingPlan smallPlan()
{
    core::TrainingPlan plan;
    plan.shape = {.lambda = 3.0, .rho = -0.02};
    plan.encoder.kind = core::EncoderKind::Gaussian;
    plan.classifier.hidden = 16;
    plan.classifier.epochsPerLoop = 2;
    plan.classifier.pretrainingEpochs = 3;
    plan.ppo.hidden = 32;
    plan.ppo.stepsPerUpdate = 512;
    plan.ppo.environments = 32;
    plan.ppo.epochs = 4;
    plan.ppo.rate = 1e-3;
    plan.loop.outerLoops = 4;
    plan.loop.stepsPerLoop = 1024;
    return plan;
}

core::TrainingOutcome train(const core::TrainingPlan& plan, const Patients& patients, const core::TrainingStart& start,
                            const core::TrainingHooks& hooks)
{
    core::Result<core::TrainingOutcome> outcome =
        core::runTraining(plan, *patients.cohort, patients.split, start, {}, hooks);
    if (!outcome)
        std::abort();
    return std::move(*outcome);
}

core::ExactReturn exactReturn(const core::Policy& policy, const KnownProblem& problem)
{
    // The policy's features by name, since panels may name the columns in another order than the joint.
    const std::vector<std::string>& names = policy.features().names;
    const core::DiscretePolicy decide = [&](core::PanelMask ordered, std::size_t cell) {
        std::vector<float> values(names.size());
        for (std::size_t k = 0; k < names.size(); ++k)
            for (std::size_t v = 0; v < problem.joint.variables.size(); ++v)
                if (problem.joint.variables[v].column == names[k])
                    values[k] = static_cast<float>(problem.joint.level(cell, v));
        return policy.decide(values, ordered).action;
    };
    return core::evaluateExactly(core::makeDiscreteProblem(problem.joint, problem.task), decide);
}

} // namespace fixture
