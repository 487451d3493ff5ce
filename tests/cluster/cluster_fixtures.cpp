// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cluster/cluster_fixtures.h"

#include "core/jobs/baseline_kind.h"
#include "core/jobs/front_kind.h"
#include "core/jobs/run_job.h"
#include "core/jobs/training_kind.h"
#include "tests/policy/lattice_fixtures.h"

#include <QtGlobal>

#include <algorithm>

namespace fixture {
namespace {

using namespace core;

template <typename T, typename E>
T valueOf(Result<T, E> result, const char* what)
{
    if (!result)
        qFatal("%s", what);
    return std::move(*result);
}

template <typename Kind>
void doHere(ProjectFile& project, const StudyPatients& patients, const decltype(Kind::Start::plan)& plan,
            std::uint64_t bootstrap)
{
    JobSettings settings;
    settings.bootstrapResamples = bootstrap;
    const auto outcome = runJob<Kind>({.patients = patients, .start = startOf<Kind>(plan, patients)},
                                      [&](const ProjectJob& job) {
                                          if (!job(project))
                                              qFatal("cannot store");
                                      },
                                      settings, {});
    if (!outcome || !*outcome)
        qFatal("cannot do the study here");
}

} // namespace

PlannedStudy::PlannedStudy(const StudyPlan& study, const DealingOptions& options, std::size_t patients)
{
    m_folder = std::make_unique<PlanFolder>(m_place / "plan");
    if (!m_folder->prepare())
        qFatal("cannot prepare the folder");
    const KnownProblem problem = ladder();
    const TablePtr table = drawTable(problem, patients, Seed{1});
    const Study own{.task = problem.task, .split = {.seed = Seed{7}}};
    ProjectCreation made = ProjectFile::create(m_folder->study(), table, own);
    if (!made.project || !made.project->close())
        qFatal("cannot write the snapshot");
    const StudyPatients here = valueOf(makePatients(table, own), "no patients");
    const ClusterPlan dealt = valueOf(dealtStudy(study, here, options), "cannot be dealt");
    if (!m_folder->writePlan(dealt))
        qFatal("cannot write the plan");
    m_plan = valueOf(readPlan(*m_folder), "cannot read the plan");
    m_snapshot = valueOf(readSnapshot(*m_folder, m_plan->plan), "cannot read the snapshot");
}

DealingOptions onePieceEach(std::uint64_t jobs)
{
    return {.version = "test", .jobs = jobs, .secondsPerTask = 0.0, .bootstrap = 20};
}

TaskReport PlannedStudy::work(std::uint64_t task, const TaskSettings& settings) const
{
    return doTask(folder(), plan(), m_snapshot->patients, task, settings);
}

void PlannedStudy::workAll() const
{
    for (std::uint64_t task = 1; task <= tasks(); ++task)
        if (const TaskReport report = work(task); !report.wasDone && report.head.end != TaskEnd::Done)
            qFatal("task %d: %s", int(task), nameOf(report.head.end).data());
}

TaskReport PlannedStudy::workUpTo(double share, std::uint64_t task) const
{
    std::stop_source stop;
    TaskSettings settings;
    settings.stop = stop.get_token();
    settings.checkpointEvery = std::chrono::milliseconds(0);
    settings.progress = [&](double done) {
        if (done >= share)
            stop.request_stop();
    };
    return work(task, settings);
}

Gathered PlannedStudy::gathered(const char* project) const
{
    return valueOf(gather(folder(), plan(), *m_snapshot, beside(project), {}), "cannot gather");
}

ProjectFile PlannedStudy::project(const char* name) const
{
    return valueOf(ProjectFile::open(beside(name), true), "no project");
}

ProjectFile PlannedStudy::doneHere() const
{
    ProjectCreation made = ProjectFile::create(beside("here.panelwise"), m_snapshot->import, m_snapshot->study);
    if (!made.project)
        qFatal("cannot write the project");
    const ClusterPlan& own = plan().plan;
    if (const auto* front = std::get_if<FrontPlan>(&own.study))
        doHere<FrontKind>(*made.project, m_snapshot->patients, *front, own.bootstrap);
    if (const auto* training = std::get_if<TrainingPlan>(&own.study))
        for (std::uint64_t job = 0; job < own.jobs; ++job)
            doHere<TrainingKind>(*made.project, m_snapshot->patients, trainingOfJob(*training, job), own.bootstrap);
    if (const auto* table = std::get_if<BaselinePlan>(&own.study))
        doHere<BaselineKind>(*made.project, m_snapshot->patients, *table, own.bootstrap);
    return std::move(*made.project);
}

FrontPlan judgedFront(int folds)
{
    FrontPlan plan = smallLattice();
    plan.judging = {.folds = folds, .repeats = 1};
    return plan;
}

TrainingPlan shortTraining()
{
    TrainingPlan plan = smallPlan();
    plan.loop.outerLoops = 2;
    return plan;
}

BaselinePlan shortTable()
{
    BaselinePlan plan;
    plan.systems = {{.kind = SystemKind::LogisticRegression}, {.kind = SystemKind::Greedy}};
    plan.seeds = 2;
    plan.engine = smallLattice();
    return plan;
}

} // namespace fixture
