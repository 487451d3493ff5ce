// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/load_policy.h"

#include "app/cli/common/argument_values.h"
#include "app/cli/common/load_events.h"
#include "app/cli/common/load_table.h"
#include "app/cli/common/words.h"
#include "core/data/codes/code_reading.h"
#include "core/data/cohort/known_patients.h"
#include "core/data/cohort/shared_levels.h"
#include "core/front/pareto_front.h"
#include "core/front/policy_name.h"
#include "core/search/front_search.h"

#include <algorithm>
#include <span>

namespace app::cli {
namespace {

double validationCost(const core::RunRecord& run)
{
    const bool known = run.summary && run.summary->validation && run.summary->validation->meanCost.value;
    return known ? *run.summary->validation->meanCost.value : 0.0;
}

Failure noPolicy(const core::ProjectFile& project)
{
    return Failure::fromError({.code = core::ErrorCode::PolicyMissing, .subject = project.path().filename().string()});
}

// The K-th by mean cost.
Result<core::RunRecord> runAtPoint(std::vector<core::RunRecord> runs, std::size_t point,
                                   const core::ProjectFile& project)
{
    std::stable_sort(runs.begin(), runs.end(), [](const core::RunRecord& a, const core::RunRecord& b) {
        return validationCost(a) < validationCost(b);
    });
    if (point == 0 || point > runs.size())
        return Failure::wrongUsage(
            Words::tr("--point takes a number from 1 to %1, the number of policies in %2.")
                .arg(QString::number(runs.size()), QString::fromStdString(project.path().filename().string())));
    return runs[point - 1];
}

// Place on the front, from 0: --point, or else the best on validation patients.
Result<std::size_t> placeOnFront(const core::FrontRecord& front, std::span<const std::size_t> places,
                                 const core::ProjectFile& project, std::optional<std::size_t> point)
{
    if (places.empty())
        return noPolicy(project);
    if (point && (*point == 0 || *point > places.size()))
        return Failure::fromError(
            {.code = core::ErrorCode::PointUnknown, .subject = std::to_string(*point), .expected = places.size()});
    if (point)
        return *point - 1;
    const auto value = [&](std::size_t place) {
        return core::metricOf(front.points[place].validation, front.start.plan.metric);
    };
    const auto best = std::ranges::max_element(places, {}, value);
    return static_cast<std::size_t>(best - places.begin());
}

// As those taught it who were asked for, or the study itself.
Result<core::PolicyEvidence> evidenceFor(const std::optional<core::PolicyEvidence>& taughtByAll,
                                         const Arguments& arguments, bool forOthers)
{
    const core::LearnedFrom preferred = forOthers && taughtByAll ? core::LearnedFrom::All : core::LearnedFrom::Study;
    if (arguments.learnedFrom.value_or(preferred) == core::LearnedFrom::Study)
        return core::PolicyEvidence{};
    if (!forOthers)
        return Failure::wrongUsage(Words::tr("Patients of the project taught that policy and cannot try it. Leave out "
                                             "--learned-from all, or name other patients with --data."));
    if (!taughtByAll)
        return Failure::wrongUsage(Words::tr("No policy was learned from all patients here. That is done where one is "
                                             "judged on everybody: add --folds 10 to “front” or “train”."));
    return *taughtByAll;
}

Result<StoredPolicy> loadFromRun(const core::ProjectFile& project, const Arguments& arguments, bool forOthers)
{
    auto run = runWithPolicy(project, arguments);
    if (!run)
        return run.error();
    auto evidence = evidenceFor(core::finalEvidence(*run), arguments, forOthers);
    if (!evidence)
        return evidence.error();
    auto policy = policyOf(project, run->id, evidence->learnedFrom);
    if (!policy)
        return policy.error();
    const core::TrainingPlan& plan = run->start.plan;
    StoredPolicy stored;
    stored.origin.evidence = std::move(*evidence);
    stored.origin.run = run->id;
    stored.origin.name = core::runPolicyName(*run);
    stored.origin.method = methodName(plan.method);
    stored.origin.shape = plan.shape;
    stored.origin.seed = plan.seed;
    stored.policy = std::move(*policy);
    return stored;
}

core::Result<core::PolicyPtr> finalPolicy(const core::ProjectFile& project, core::FrontId front,
                                          const core::FinalPolicy& policy)
{
    const core::Result<core::TensorBundle> shared = project.frontPart(front, core::kFinalSharedPart);
    if (!shared)
        return shared.error();
    const core::Result<core::TensorBundle> own = project.frontPart(front, core::finalPolicyPart(policy));
    if (!own)
        return own.error();
    return core::joinedPolicy(*shared, *own);
}

Result<StoredPolicy> loadFromFront(const core::ProjectFile& project, const Arguments& arguments, bool forOthers)
{
    auto front = chosenFront(project, arguments);
    if (!front)
        return front.error();
    const std::vector<std::size_t> places = core::frontOf(front->points, front->start.plan.axes());
    const auto rank = placeOnFront(*front, places, project, arguments.point);
    if (!rank)
        return rank.error();
    auto evidence = evidenceFor(core::finalEvidence(*front, places[*rank]), arguments, forOthers);
    if (!evidence)
        return evidence.error();
    const core::OperatingPoint& point = front->points[places[*rank]];
    const bool byAll = evidence->learnedFrom == core::LearnedFrom::All;
    core::Result<core::PolicyPtr> policy =
        byAll ? finalPolicy(project, front->id, *point.finalPolicy) : storedPolicy(project, front->id, places[*rank]);
    if (!policy)
        return Failure::fromError(policy.error(), project.path().string());
    StoredPolicy stored;
    stored.origin.evidence = std::move(*evidence);
    stored.origin.front = front->id;
    stored.origin.point = *rank + 1;
    stored.origin.name = core::frontPolicyName(*front, places[*rank]);
    stored.origin.method = core::frontMethodName(front->start.plan.method);
    stored.origin.shape = byAll ? point.finalPolicy->shape : point.shape;
    stored.origin.seed = front->start.plan.seed;
    stored.policy = std::move(*policy);
    return stored;
}

} // namespace

Result<core::RunRecord> runWithPolicy(const core::ProjectFile& project, const Arguments& arguments)
{
    core::Result<std::vector<core::RunRecord>> stored = project.runs();
    if (!stored)
        return Failure::fromError(stored.error(), project.path().string());
    std::vector<core::RunRecord>& runs = *stored;
    if (const auto wanted = arguments.training.run) {
        const auto found =
            std::find_if(runs.begin(), runs.end(), [&](const core::RunRecord& run) { return run.id == *wanted; });
        if (found == runs.end())
            return Failure::fromError({.code = core::ErrorCode::RunUnknown, .subject = std::to_string(wanted->value)});
        return *found;
    }
    std::erase_if(runs, [](const core::RunRecord& run) { return !run.hasPolicy; });
    if (runs.empty())
        return noPolicy(project);
    return arguments.point ? runAtPoint(std::move(runs), *arguments.point, project) : runs.back();
}

Result<std::vector<core::RunRecord>> chosenRuns(const core::ProjectFile& project, const Arguments& arguments)
{
    core::Result<std::vector<core::RunRecord>> stored = project.runs();
    if (!stored)
        return Failure::fromError(stored.error(), project.path().string());
    if (const auto wanted = arguments.training.run) {
        std::erase_if(*stored, [&](const core::RunRecord& run) { return run.id != *wanted; });
        if (stored->empty())
            return Failure::fromError({.code = core::ErrorCode::RunUnknown, .subject = std::to_string(wanted->value)});
    }
    if (stored->empty())
        return noPolicy(project);
    return std::move(*stored);
}

Result<core::NetworkPolicyPtr> policyOf(const core::ProjectFile& project, core::RunId run, core::LearnedFrom teachers)
{
    const std::string file = project.path().string();
    const core::Result<core::TensorBundle> bundle =
        teachers == core::LearnedFrom::All ? project.finalPolicy(run) : project.policy(run);
    if (!bundle)
        return Failure::fromError(bundle.error(), file);
    return inFile(core::NetworkPolicy::load(*bundle), file);
}

Result<core::FrontRecord> chosenFront(const core::ProjectFile& project, const Arguments& arguments)
{
    const core::Result<std::vector<core::FrontRecord>> fronts = project.fronts();
    if (!fronts)
        return Failure::fromError(fronts.error(), project.path().string());
    const std::optional<core::FrontId> wanted = arguments.front.id;
    const auto found = std::find_if(fronts->rbegin(), fronts->rend(), [&](const core::FrontRecord& front) {
        return wanted ? front.id == *wanted : front.status == core::RunStatus::Finished;
    });
    if (found != fronts->rend())
        return *found;
    if (wanted)
        return Failure::fromError({.code = core::ErrorCode::FrontUnknown, .subject = std::to_string(wanted->value)});
    if (!fronts->empty())
        return fronts->back();
    return Failure::wrongUsage(Words::tr("%1 holds no front yet. Find one with “panelwise-cli front --project %1”.")
                                   .arg(QString::fromStdString(project.path().filename().string())));
}

core::Result<core::PolicyPtr> storedPolicy(const core::ProjectFile& project, core::FrontId front, std::size_t number)
{
    const core::Result<core::TensorBundle> shared = project.frontPart(front, core::kSharedPart);
    if (!shared)
        return shared.error();
    const core::Result<core::TensorBundle> own = project.frontPolicy(front, number);
    if (!own)
        return own.error();
    return core::joinedPolicy(*shared, *own);
}

Result<StoredPolicy> loadPolicy(const core::ProjectFile& project, const Arguments& arguments, bool forOthers)
{
    if (arguments.training.run)
        return loadFromRun(project, arguments, forOthers);
    if (arguments.front.id)
        return loadFromFront(project, arguments, forOthers);
    const core::Result<std::vector<core::FrontRecord>> fronts = project.fronts();
    if (!fronts)
        return Failure::fromError(fronts.error(), project.path().string());
    const core::Result<std::vector<core::RunRecord>> runs = project.runs();
    if (!runs)
        return Failure::fromError(runs.error(), project.path().string());
    const bool trained = std::ranges::any_of(*runs, &core::RunRecord::hasPolicy);
    const bool onFront = !fronts->empty() && (arguments.point || !trained);
    return onFront ? loadFromFront(project, arguments, forOthers) : loadFromRun(project, arguments, forOthers);
}

namespace {

// Of --data, or of --events by the recipe of the task.
Result<core::TablePtr> otherTable(const Workplace& place, const core::Task& task)
{
    if (place.arguments.events.given()) {
        auto events = readEvents(place, task);
        if (!events)
            return events.error();
        return std::move(events->table);
    }
    auto read = readTable(place, task);
    if (!read)
        return read.error();
    return std::move(read->table);
}

} // namespace

Result<OtherPatients> patientsBeside(const Workplace& place, const core::ProjectFile& project)
{
    const Arguments& arguments = place.arguments;
    if (arguments.dataFile.empty() && !arguments.events.given())
        return OtherPatients{project.path().string(), project.import(), project.study().task};
    core::Task task = project.study().task;
    if (!arguments.taskFile.empty()) {
        core::TaskParse parse = core::readTask(arguments.taskFile);
        if (!parse.reading)
            return Failure::fromProblems(std::move(parse.problems), arguments.taskFile);
        task = std::move(parse.reading->task);
    }
    task = withMissing(std::move(task), arguments.dialect);
    const std::string& file = arguments.events.given() ? arguments.events.source() : arguments.dataFile;
    const auto read = otherTable(place, task);
    if (!read)
        return read.error();
    // Codes first: sex is 1, 2 and 9 in one file and 1 and 2 in the other, where 9 means nothing.
    const core::Task& own = project.study().task;
    const core::TablePtr first = core::readCodes(project.import(), own.codes, own.missing);
    core::Result<core::TablePtr> shared =
        core::withLevelsOf(*first, core::readCodes(*read, task.codes, task.missing), task);
    if (!shared)
        return Failure::fromError(shared.error(), file);
    core::TablePtr table = std::move(*shared);
    if (!task.splitColumn.empty() && !table->find(task.splitColumn))
        task.splitColumn.clear(); // it divided the patients of the project
    task.splitRule = {};          // the same
    return OtherPatients{file, std::move(table), std::move(task)};
}

Result<PolicyAndPatients> loadPolicyAndPatients(const Workplace& place)
{
    const std::string& file = place.arguments.projectFile;
    const auto project = inFile(core::ProjectFile::open(file, true), file);
    if (!project)
        return project.error();
    auto stored = loadPolicy(*project, place.arguments, place.arguments.hasNewPatients());
    if (!stored)
        return stored.error();
    auto others = patientsBeside(place, *project);
    if (!others)
        return others.error();
    // Where the user says what the columns mean, or nobody is left to ask, an outcome need not be one that the project
    // knows.
    const bool asks = place.arguments.taskFile.empty() && project->import()->rowCount() > 0;
    const core::Table* known = asks ? project->import().get() : nullptr;
    auto patients = inFile(core::makeTrialPatients(others->table, others->task, known), others->file);
    if (!patients)
        return patients.error();
    if (const core::Status fits = stored->policy->fits(*patients->cohort); !fits)
        return Failure::fromError(fits.error(), others->file);
    PolicyAndPatients tried{.origin = std::move(stored->origin),
                            .policy = std::move(stored->policy),
                            .table = std::move(others->table),
                            .task = std::move(others->task),
                            .patients = std::move(*patients),
                            .study = {}};
    core::PatientsResult own = core::makePatients(project->import(), project->study());
    if (!place.arguments.hasNewPatients() && own)
        tried.study = std::move(*own);
    else if (own && tried.origin.evidence.learnedFrom == core::LearnedFrom::All)
        tried.taught = core::knownPatients(*own->cohort, tried.cohort());
    return tried;
}

} // namespace app::cli
