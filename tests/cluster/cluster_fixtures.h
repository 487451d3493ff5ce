// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/cluster_gather.h"
#include "core/cluster/cluster_status.h"
#include "core/cluster/submit_script.h"
#include "core/store/project_file.h"
#include "tests/cluster/same_jobs.h"
#include "tests/store/project_fixtures.h"

#include <cstdint>
#include <memory>
#include <optional>

// Small studies dealt into tasks, and the same done at once.
namespace fixture {

core::DealingOptions onePieceEach(std::uint64_t jobs = 1);

// A plan in a folder of its own.
class PlannedStudy {
public:
    explicit PlannedStudy(const core::StudyPlan& study, const core::DealingOptions& options = onePieceEach(),
                          std::size_t patients = 500);

    const core::PlanFolder& folder() const { return *m_folder; }
    const core::WrittenPlan& plan() const { return *m_plan; }
    const core::Snapshot& snapshot() const { return *m_snapshot; }
    std::uint64_t tasks() const { return m_plan->plan.lines.size(); }
    std::filesystem::path beside(const char* name) const { return m_place / name; }

    core::TaskReport work(std::uint64_t task, const core::TaskSettings& settings = {}) const;
    void workAll() const;
    // As far as this share of it: stopped as by a signal, checkpoints at every opportunity.
    core::TaskReport workUpTo(double share, std::uint64_t task) const;
    core::Gathered gathered(const char* project = "gathered.panelwise") const; // aborts where it is refused
    core::ProjectFile project(const char* name = "gathered.panelwise") const;  // to look at
    core::ProjectFile doneHere() const; // the same study on one computer, in one go
    core::PlanStatus status() const { return core::statusOf(folder(), plan()); }

private:
    fixtures::Folder m_place;
    std::unique_ptr<core::PlanFolder> m_folder;
    std::optional<core::WrittenPlan> m_plan;
    std::optional<core::Snapshot> m_snapshot;
};

core::FrontPlan judgedFront(int folds = 3);
core::TrainingPlan shortTraining();
core::BaselinePlan shortTable();

} // namespace fixture
