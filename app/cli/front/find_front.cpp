// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/commands.h"
#include "app/cli/common/load_policy.h"
#include "app/cli/common/words.h"
#include "app/cli/front/front_budget.h"
#include "app/cli/front/front_job.h"
#include "app/cli/front/front_line.h"
#include "app/cli/front/front_recorder.h"
#include "app/cli/front/front_report.h"
#include "app/session/threads/thread_executor.h"
#include "core/front/counted_joint.h"
#include "core/front/pareto_front.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"

#include <algorithm>
#include <span>
#include <thread>

namespace app::cli {
namespace {

constexpr std::size_t kResamples = 1000;

std::size_t threadsFor(const Arguments& arguments)
{
    return arguments.threads > 0 ? arguments.threads : std::max(1u, std::thread::hardware_concurrency());
}

// The front as it stands in the project before its first step.
Result<core::FrontId> beginFront(FrontJob& job)
{
    core::ProjectFile& project = *job.study.project;
    if (job.resumed) {
        if (const core::Status resumed = project.resumeFront(*job.resumed); !resumed)
            return Failure::fromError(resumed.error(), project.path().string());
        return *job.resumed;
    }
    const core::Cohort& cohort = *job.study.patients.cohort;
    const core::Result<core::FrontId> front =
        project.startFront({.plan = job.plan, .cohort = cohort.fingerprint(), .patients = cohort.patientCount()});
    if (!front)
        return Failure::fromError(front.error(), project.path().string());
    return *front;
}

QString beginningText(const FrontJob& job, std::size_t threads)
{
    return Words::tr("%1: %2 patients, %3 panels, %4")
        .arg(ui::frontMethodText(job.plan.method), ui::countText(job.study.patients.cohort->patientCount()),
             ui::countText(job.study.patients.cohort->catalog().panelCount()),
             Words::tr("%Ln threads", nullptr, ui::pluralCount(threads)));
}

core::Result<core::FrontOutcome> search(const Workplace& place, const FrontJob& job,
                                        std::optional<FrontRecorder>& recorder)
{
    const std::size_t threads = threadsFor(place.arguments);
    ThreadExecutor executor(threads);
    FrontLine line(place.terminal, beginningText(job, threads));
    core::FrontHooks hooks;
    hooks.executor = &executor;
    hooks.bootstrapResamples = place.arguments.training.bootstrap.value_or(kResamples);
    hooks.sink = [&](const core::FrontUpdate& update) { line.show(update); };
    if (recorder) {
        hooks.savePart = [&](const std::string& name, const core::TensorBundle& part) { recorder->save(name, part); };
        hooks.savePolicy = [&](std::size_t number, const core::FoundPolicy& policy) { recorder->save(number, policy); };
    }
    const core::StudyPatients& patients = job.study.patients;
    return core::findFront(job.plan, *patients.cohort, *patients.split, job.remains, place.stop, hooks);
}

// Of the problem that `expected` speaks of: the known one, or the one counted on the training patients.
std::optional<double> prevalenceBehind(std::span<const core::OperatingPoint> points, const core::Cohort& cohort,
                                       const core::Split& split)
{
    if (std::ranges::none_of(points, [](const core::OperatingPoint& point) { return point.expected.has_value(); }))
        return std::nullopt;
    if (const std::optional<core::FindingTable> known = core::knownFindings(cohort))
        return known->problem.joint.prevalence();
    std::size_t ill = 0;
    for (const core::SplitPart part : {core::SplitPart::Encoder, core::SplitPart::Policy})
        ill += static_cast<std::size_t>(std::ranges::count_if(split.patients(part), [&](core::PatientIndex patient) {
            return cohort.outcome(patient) == core::Disease::Present;
        }));
    return static_cast<double>(ill) / static_cast<double>(split.trainingCount());
}

FrontReport reportOn(const core::FrontPlan& plan, const core::StudyPatients& patients, std::string currency,
                     std::vector<core::OperatingPoint> points)
{
    const core::Cohort& cohort = *patients.cohort;
    const core::Split& split = *patients.split;
    FrontReport report;
    report.plan = plan;
    report.patients = {split.trainingCount(), split.validationCount(), split.count(core::SplitPart::Test)};
    report.words = {cohort.catalog(), std::move(currency)};
    report.points = std::move(points);
    report.front = core::frontOf(report.points, plan.metric);
    report.knownPrevalence = prevalenceBehind(report.points, cohort, split);
    return report;
}

std::optional<Failure> addBudget(const Workplace& place, FrontReport& report, const core::StudyPatients& patients,
                                 std::function<core::Result<core::PolicyPtr>(std::size_t)> load)
{
    const Arguments& arguments = place.arguments;
    if (!arguments.front.budget && !arguments.cap)
        return std::nullopt;
    core::Result<BudgetReport> answer =
        answerBudget({.budget = arguments.front.budget, .cap = arguments.cap, .load = std::move(load)}, report,
                     *patients.cohort, *patients.split, place.stop);
    if (!answer)
        return Failure::fromError(answer.error(), arguments.projectFile);
    report.budget = std::move(*answer);
    return std::nullopt;
}

// What was found is in the project, whatever else goes wrong.
std::optional<Failure> closeProject(FrontJob& job, const FrontRecorder& recorder)
{
    const std::string file = job.study.project->path().string();
    const core::Status closed = job.study.project->close();
    if (recorder.error())
        return Failure::fromError(*recorder.error(), file);
    if (!closed)
        return Failure::fromError(closed.error(), file);
    return std::nullopt;
}

Failure searchFailure(const core::Result<core::FrontOutcome>& outcome, const Arguments& arguments)
{
    if (outcome)
        return {.exit = ExitCode::OurFault, .message = Words::tr("The search found no policy.")};
    Failure failure = Failure::fromError(outcome.error(), arguments.dataFile);
    if (outcome.error().code == core::ErrorCode::PanelsTooManyForLattice)
        failure.remedy = Words::tr("For the sweep add --method smddpo.");
    if (outcome.error().code == core::ErrorCode::ProblemNotDiscrete)
        failure.remedy = Words::tr("For the lattice leave out --method exact.");
    return failure;
}

Result<FrontReport> foundFront(const Workplace& place, FrontJob& job)
{
    std::optional<FrontRecorder> recorder;
    if (job.study.project) {
        auto begun = beginFront(job);
        if (!begun)
            return begun.error();
        recorder.emplace(*job.study.project, *begun, job.resumed.has_value());
    }
    const core::Result<core::FrontOutcome> outcome = search(place, job, recorder);
    if (!outcome || outcome->summary.end == core::RunEnd::Failed) {
        if (recorder)
            recorder->fail();
        return searchFailure(outcome, place.arguments);
    }
    std::vector<core::OperatingPoint> points;
    for (const core::FoundPolicy& policy : outcome->policies)
        points.push_back(policy.point);
    FrontReport report = reportOn(job.plan, job.study.patients, job.study.task.currency, std::move(points));
    report.source = job.study.source;
    report.summary = outcome->summary;
    if (recorder) {
        recorder->finish(*outcome);
        report.id = recorder->front();
        report.project = place.arguments.projectFile;
        if (auto failure = closeProject(job, *recorder))
            return std::move(*failure);
    }
    const auto load = [&](std::size_t position) {
        return core::joinedPolicy(outcome->shared, outcome->policies[position].own);
    };
    if (auto failure = addBudget(place, report, job.study.patients, load))
        return std::move(*failure);
    return report;
}

Result<FrontReport> storedFront(const Workplace& place)
{
    auto stored = openFront(place.arguments);
    if (!stored)
        return stored.error();
    FrontReport report = reportOn(stored->record.start.plan, stored->patients, stored->project.study().task.currency,
                                  std::move(stored->record.points));
    report.source = stored->project.import()->sourceName();
    report.id = stored->record.id;
    report.project = place.arguments.projectFile;
    report.summary.end = core::RunEnd::Cancelled; // as far as anybody knows
    if (stored->record.summary)
        report.summary = *stored->record.summary;
    const auto load = [&](std::size_t position) -> core::Result<core::PolicyPtr> {
        return storedPolicy(stored->project, stored->record.id, position);
    };
    if (auto failure = addBudget(place, report, stored->patients, load))
        return std::move(*failure);
    return report;
}

Result<FrontReport> wantedFront(const Workplace& place)
{
    if (place.arguments.front.id && !place.arguments.front.resume)
        return storedFront(place);
    auto job = makeFrontJob(place);
    if (!job)
        return job.error();
    return foundFront(place, *job);
}

} // namespace

ExitCode findFront(const Workplace& place)
{
    const auto found = wantedFront(place);
    if (!found)
        return report(found.error(), place.arguments.json, place.terminal);
    if (place.arguments.json)
        place.terminal.print(frontJson(*found));
    else
        printText(*found, place.terminal);
    const bool stopped = place.stop.stop_requested();
    return stopped && found->summary.end == core::RunEnd::Cancelled ? ExitCode::Cancelled : ExitCode::Done;
}

} // namespace app::cli
