// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/commands.h"
#include "app/cli/common/load_policy.h"
#include "app/cli/common/progress_line.h"
#include "app/cli/common/terminal_job.h"
#include "app/cli/common/words.h"
#include "app/cli/front/front_budget.h"
#include "app/cli/front/front_job.h"
#include "app/cli/front/front_report.h"
#include "core/front/counted_joint.h"
#include "core/front/pareto_front.h"
#include "core/jobs/front_kind.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"

#include <algorithm>
#include <span>

namespace app::cli {
namespace {

using core::FrontKind;

QString beginningText(const FrontJob& job, std::size_t threads)
{
    return Words::tr("%1: %2 patients, %3 panels, %4")
        .arg(ui::frontMethodText(job.plan.method), ui::countText(job.study.patients.cohort->patientCount()),
             ui::countText(job.study.patients.cohort->catalog().panelCount()),
             Words::tr("%Ln threads", nullptr, ui::pluralCount(threads)));
}

QString lineText(const core::FrontUpdate& update, std::size_t policies)
{
    QString line = ui::frontPhaseAndTime(update);
    if (policies > 0)
        line += QStringLiteral(" · ") + Words::tr("%Ln policies", nullptr, ui::pluralCount(policies));
    return line;
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

FrontReport reportOn(const core::FrontPlan& plan, const core::StudyPatients& patients, const core::Task& task,
                     std::vector<core::OperatingPoint> points)
{
    const core::Cohort& cohort = *patients.cohort;
    const core::Split& split = *patients.split;
    FrontReport report;
    report.plan = plan;
    report.patients = {split.trainingCount(), split.validationCount(), split.count(core::SplitPart::Test)};
    report.outcome = ui::outcomeFacts(task, cohort.positiveCount(), cohort.patientCount());
    report.words = {cohort.catalog(), task.currency};
    report.points = std::move(points);
    report.front = core::frontOf(report.points, plan.axes());
    report.knownPrevalence = prevalenceBehind(report.points, cohort, split);
    return report;
}

std::optional<Failure> addBudget(const Workplace& place, FrontReport& report, const core::StudyPatients& patients,
                                 std::function<core::Result<core::PolicyPtr>(std::size_t)> load)
{
    const Arguments& arguments = place.arguments;
    if (!arguments.front.budget && !arguments.cap)
        return std::nullopt;
    // A cap that was a rule of the search holds for all that was found.
    const std::optional<core::Cost> kept = patients.cohort->catalog().rules().cap;
    const bool holds = arguments.cap && kept && *kept <= *arguments.cap;
    core::Result<BudgetReport> answer = answerBudget(
        {.budget = arguments.front.budget, .cap = holds ? std::nullopt : arguments.cap, .load = std::move(load)},
        report, *patients.cohort, *patients.split, place.stop);
    if (!answer)
        return Failure::fromError(answer.error(), arguments.projectFile);
    report.budget = std::move(*answer);
    report.budget->cap = arguments.cap;
    return std::nullopt;
}

Failure searchFailure(const core::Error& error, const Arguments& arguments)
{
    Failure failure = Failure::fromError(error, arguments.dataFile);
    if (error.code == core::ErrorCode::ProblemNotDiscrete)
        failure.remedy = Words::tr("For the lattice leave out --method exact.");
    return failure;
}

Result<TerminalJob<FrontKind>> search(const Workplace& place, FrontJob& job)
{
    ProgressLine line(place.terminal, ProgressLine::First::AtOnce);
    line.begin(beginningText(job, threadsFor(place.arguments)));
    std::size_t policies = 0;
    core::JobEvents<FrontKind> events;
    events.begun = [&](const core::BegunPtr<FrontKind>& begun) { policies = begun->remains.policies.size(); };
    events.progressed = [&](const core::FrontUpdate& update) {
        policies += update.points.size();
        if (line.isDue())
            line.showBar(update.share, lineText(update, policies));
    };
    const core::StudyPatients& patients = job.study.patients;
    return runInTerminal<FrontKind>(
        place, {.patients = patients, .start = core::startOf<FrontKind>(job.plan, patients), .resume = job.resumed},
        job.study.project, std::move(events),
        [&](const core::Error& error) { return searchFailure(error, place.arguments); });
}

Result<FrontReport> foundFront(const Workplace& place, FrontJob& job)
{
    const auto done = search(place, job);
    if (!done)
        return done.error();
    const auto& [id, outcome] = *done;
    if (outcome.summary.end == core::RunEnd::Failed)
        return Failure{.exit = ExitCode::OurFault, .message = Words::tr("The search found no policy.")};
    FrontReport report =
        reportOn(job.plan, job.study.patients, job.study.task, core::JobRun<FrontKind>::ending(outcome).points);
    report.source = job.study.source;
    report.summary = outcome.summary;
    if (id) {
        report.id = id;
        report.names = std::move(job.names);
        report.project = place.arguments.projectFile;
    }
    const auto load = [&policies = outcome.policies, &shared = outcome.shared](std::size_t position) {
        return core::joinedPolicy(shared, policies[position].own);
    };
    if (auto failure = addBudget(place, report, job.study.patients, load))
        return std::move(*failure);
    return report;
}

// Nothing of it can be taken from the patients of today.
FrontReport reportOnEarlier(const StoredFront& stored)
{
    const core::FrontStart& start = stored.record.start;
    FrontReport report;
    report.plan = start.plan;
    report.words = {stored.panels, stored.project.study().task.currency};
    report.points = stored.record.points;
    report.front = core::frontOf(report.points, start.plan.axes());
    if (report.points.empty())
        return report;
    const core::OperatingPoint& any = report.points.front();
    report.patients.validation = any.validation.patients();
    report.patients.test = any.test ? any.test->patients() : 0;
    const std::size_t judging = report.patients.validation + report.patients.test;
    report.patients.train = start.patients > judging ? start.patients - judging : 0;
    return report;
}

Failure needsItsPatients(core::FrontId front)
{
    return {.exit = ExitCode::UserData,
            .message = Words::tr("Front %1 belongs to earlier data, so its policies cannot be tried with --cap on the "
                                 "patients of the project as it is now.")
                           .arg(front.value),
            .remedy = Words::tr("Undo that change, or find a new front.")};
}

Result<FrontReport> storedFront(const Workplace& place)
{
    auto stored = openFront(place.arguments);
    if (!stored)
        return stored.error();
    if (stored->isOfEarlierData() && place.arguments.cap)
        return needsItsPatients(stored->record.id);
    FrontReport report = stored->isOfEarlierData()
                             ? reportOnEarlier(*stored)
                             : reportOn(stored->record.start.plan, stored->patients, stored->project.study().task,
                                        std::move(stored->record.points));
    report.source = stored->project.import()->sourceName();
    report.id = stored->record.id;
    report.names = stored->record.names;
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
    if (!job->finished)
        return foundFront(place, *job);
    Arguments asked = place.arguments;
    asked.front.id = job->resumed;
    return storedFront({.arguments = asked, .terminal = place.terminal, .stop = place.stop});
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
