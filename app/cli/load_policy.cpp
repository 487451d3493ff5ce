#include "app/cli/load_policy.h"

#include "app/cli/load_table.h"
#include "app/cli/words.h"
#include "core/data/shared_levels.h"

#include <algorithm>

namespace app::cli {
namespace {

double validationCost(const core::RunRecord& run)
{
    const bool known = run.summary && run.summary->validation && run.summary->validation->meanCost.value;
    return known ? *run.summary->validation->meanCost.value : 0.0;
}

std::variant<core::RunRecord, Failure> chosenRun(std::vector<core::RunRecord> runs, const core::ProjectFile& project,
                                                 const Arguments& arguments)
{
    const auto wanted = arguments.training.run;
    if (wanted) {
        const auto found =
            std::find_if(runs.begin(), runs.end(), [&](const core::RunRecord& run) { return run.id == *wanted; });
        if (found == runs.end())
            return Failure::fromError({.code = core::ErrorCode::RunUnknown, .subject = std::to_string(wanted->value)});
        return *found;
    }
    std::erase_if(runs, [](const core::RunRecord& run) { return !run.hasPolicy; });
    if (runs.empty())
        return Failure::fromError(
            {.code = core::ErrorCode::PolicyMissing, .subject = project.path().filename().string()});
    if (!arguments.point)
        return runs.back();
    std::stable_sort(runs.begin(), runs.end(), [](const core::RunRecord& a, const core::RunRecord& b) {
        return validationCost(a) < validationCost(b);
    });
    if (*arguments.point == 0 || *arguments.point > runs.size())
        return Failure::wrongUsage(Words::tr("--point takes a number from 1 to %1, the number of policies in %2.")
                                       .arg(runs.size())
                                       .arg(QString::fromStdString(project.path().filename().string())));
    return runs[*arguments.point - 1];
}

} // namespace

std::variant<core::NetworkPolicyPtr, Failure> policyOf(const core::ProjectFile& project, core::RunId run)
{
    const std::string file = project.path().string();
    const core::Result<core::TensorBundle> bundle = project.policy(run);
    if (!bundle)
        return Failure::fromError(bundle.error(), file);
    core::Result<core::NetworkPolicyPtr> policy = core::NetworkPolicy::load(*bundle);
    if (!policy)
        return Failure::fromError(policy.error(), file);
    return std::move(*policy);
}

std::variant<StoredPolicy, Failure> loadPolicy(const core::ProjectFile& project, const Arguments& arguments)
{
    core::Result<std::vector<core::RunRecord>> runs = project.runs();
    if (!runs)
        return Failure::fromError(runs.error(), project.path().string());
    auto chosen = chosenRun(std::move(*runs), project, arguments);
    if (Failure* failure = std::get_if<Failure>(&chosen))
        return std::move(*failure);
    core::RunRecord& run = std::get<core::RunRecord>(chosen);
    auto policy = policyOf(project, run.id);
    if (Failure* failure = std::get_if<Failure>(&policy))
        return std::move(*failure);
    return StoredPolicy{std::move(run), std::move(std::get<core::NetworkPolicyPtr>(policy))};
}

std::variant<OtherPatients, Failure> patientsBeside(const Workplace& place, const core::ProjectFile& project)
{
    const Arguments& arguments = place.arguments;
    if (arguments.dataFile.empty())
        return OtherPatients{project.path().string(), project.import(), project.study().task};
    core::Task task = project.study().task;
    if (!arguments.taskFile.empty()) {
        core::TaskParse parse = core::readTask(arguments.taskFile);
        if (!parse.reading)
            return Failure::fromProblems(std::move(parse.problems), arguments.taskFile);
        task = std::move(parse.reading->task);
    }
    auto read = readTable(place, task);
    if (Failure* failure = std::get_if<Failure>(&read))
        return std::move(*failure);
    core::Result<core::TablePtr> shared = core::withLevelsOf(*project.import(), std::get<TableRead>(read).table, task);
    if (!shared)
        return Failure::fromError(shared.error(), arguments.dataFile);
    core::TablePtr table = std::move(*shared);
    if (!task.splitColumn.empty() && !table->find(task.splitColumn))
        task.splitColumn.clear(); // it divided the patients of the project
    return OtherPatients{arguments.dataFile, std::move(table), std::move(task)};
}

} // namespace app::cli
