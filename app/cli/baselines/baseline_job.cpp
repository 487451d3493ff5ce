// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/baselines/baseline_job.h"

#include "app/cli/common/terminal_job.h"
#include "app/cli/common/words.h"
#include "app/cli/front/front_job.h"

#include <algorithm>

namespace app::cli {
namespace {

// "a, b" without the spaces around.
std::vector<std::string> listed(const std::string& text)
{
    std::vector<std::string> words;
    for (const QString& word : QString::fromStdString(text).split(QLatin1Char(','), Qt::SkipEmptyParts))
        if (const QString trimmed = word.trimmed(); !trimmed.isEmpty())
            words.push_back(trimmed.toStdString());
    return words;
}

QString modelNames()
{
    QStringList names;
    for (const core::SystemId& system : core::allSystems())
        names << QString::fromStdString(core::systemKey(system));
    return names.join(QStringLiteral(", "));
}

// With the user's own panels the rows of two panels are about these.
core::SystemId withPanels(core::SystemId system, bool chosen)
{
    if (chosen && system.panels == core::PanelChoice::TwoCheapest)
        system.panels = core::PanelChoice::Chosen;
    return system;
}

void addOnce(std::vector<core::SystemId>& systems, const core::SystemId& system)
{
    if (std::find(systems.begin(), systems.end(), system) == systems.end())
        systems.push_back(system);
}

Result<core::BaselinePlan> planFor(const Arguments& arguments, const core::PresetContext& context)
{
    const BaselineOptions& options = arguments.baselines;
    auto systems = chosenSystems(options);
    if (!systems)
        return systems.error();
    Arguments settings = arguments; // --seed counts the repeats, --lambda and --rho are the table's
    settings.training.lambda.reset();
    settings.training.rho.reset();
    auto engine = frontPlanFor(settings, context);
    if (!engine)
        return engine.error();
    core::BaselinePlan plan;
    plan.systems = std::move(*systems);
    plan.seeds = static_cast<int>(options.seeds.value_or(static_cast<std::size_t>(plan.seeds)));
    plan.seed = arguments.seed.value_or(plan.seed);
    plan.sameSplit = options.sameSplit;
    plan.judging = judgingPlan(arguments.judging);
    if (plan.judging.everybody())
        plan.seeds = static_cast<int>(plan.judging.rounds());
    plan.chosenPanels = listed(options.panels);
    if (arguments.training.lambda && arguments.training.rho)
        plan.shape = core::RewardShape{.lambda = *arguments.training.lambda, .rho = *arguments.training.rho};
    plan.engine = std::move(*engine);
    plan.engine.judging = {}; // the table's own
    return plan;
}

std::optional<Failure> panelMistake(const core::BaselinePlan& plan, const core::TestCatalog& catalog)
{
    const std::vector<core::Panel>& panels = catalog.panels();
    for (const std::string& name : plan.chosenPanels) {
        if (std::any_of(panels.begin(), panels.end(), [&](const core::Panel& panel) { return panel.name == name; }))
            continue;
        QStringList names;
        for (const core::Panel& panel : panels)
            names << QString::fromStdString(panel.name);
        return Failure::wrongUsage(Words::tr("There is no panel “%1”. There are: %2.")
                                       .arg(QString::fromStdString(name), names.join(QStringLiteral(", "))));
    }
    return std::nullopt;
}

Result<BaselineJob> newJob(const Workplace& place)
{
    // What was typed wrongly is told before anything is read or written.
    if (auto checked = planFor(place.arguments, {}); !checked)
        return checked.error();
    auto study = prepareStudy(place);
    if (!study)
        return study.error();
    auto plan = baselinePlanFor(place.arguments, study->patients);
    if (!plan)
        return plan.error();
    return BaselineJob{.study = std::move(*study), .plan = std::move(*plan), .resumed = {}};
}

Result<core::BaselineRecord> tableToResume(const core::ProjectFile& project, std::optional<core::BaselineId> wanted)
{
    return jobToResume<core::BaselineKind>(
        project, wanted,
        {.unknown =
             [](core::BaselineId table) {
                 return Failure::wrongUsage(Words::tr("There is no table %1 in this project.").arg(table.value));
             },
         .nothing = Words::tr("%1 holds no table, so there is nothing to resume.")});
}

Result<BaselineJob> resumedJob(const Workplace& place)
{
    auto project = openForWriting(place.arguments.projectFile);
    if (!project)
        return project.error();
    auto table = tableToResume(*project, place.arguments.baselines.id);
    if (!table)
        return table.error();
    auto patients = inFile(core::makePatients(project->import(), project->study()), project->path().string());
    if (!patients)
        return patients.error();
    if (patients->cohort->fingerprint() != table->start.cohort || patients->plan != table->start.split)
        return Failure{
            .exit = ExitCode::UserData,
            .file = project->path().string(),
            .message =
                Words::tr("Table %1 was begun with other patients, panels or another split.").arg(table->id.value),
            .remedy = Words::tr("Undo that change, or make a new table.")};
    return BaselineJob{.study = {.task = project->study().task,
                                 .patients = std::move(*patients),
                                 .source = project->import()->sourceName(),
                                 .project = std::move(*project)},
                       .plan = std::move(table->start.plan),
                       .resumed = table->id,
                       .finished = table->status == core::RunStatus::Finished ? std::optional(std::move(table->runs))
                                                                              : std::nullopt};
}

} // namespace

Result<BaselineJob> makeBaselineJob(const Workplace& place)
{
    return place.arguments.baselines.resume ? resumedJob(place) : newJob(place);
}

Result<core::BaselinePlan> baselinePlanFor(const Arguments& arguments, const core::StudyPatients& patients)
{
    auto plan = planFor(arguments, presetContext(patients));
    if (!plan)
        return plan.error();
    if (auto failure = panelMistake(*plan, patients.cohort->catalog()))
        return std::move(*failure);
    return plan;
}

Result<std::vector<core::SystemId>> chosenSystems(const BaselineOptions& options)
{
    const bool chosen = !listed(options.panels).empty();
    std::vector<core::SystemId> systems;
    for (const std::string& word : listed(options.models.empty() ? "paper,lattice" : options.models)) {
        if (word == "paper" || word == "all") {
            for (const core::SystemId& system : word == "paper" ? core::paperSystems() : core::allSystems())
                addOnce(systems, withPanels(system, chosen));
            continue;
        }
        const std::optional<core::SystemId> system = core::systemFromKey(word);
        if (!system)
            return Failure::wrongUsage(Words::tr("There is no model “%1”. There are: paper, all, %2; and lr-chosen, "
                                                 "rf-chosen … with --panels.")
                                           .arg(QString::fromStdString(word), modelNames()));
        addOnce(systems, *system);
    }
    const bool uses = std::any_of(systems.begin(), systems.end(), [](const core::SystemId& system) {
        return system.panels == core::PanelChoice::Chosen;
    });
    if (systems.empty())
        return Failure::wrongUsage(Words::tr("--models names no model. There are: paper, all, %1.").arg(modelNames()));
    if (uses && !chosen)
        return Failure::wrongUsage(Words::tr("Say which panels the chosen ones are: --panels \"CBC,CMP\"."));
    if (chosen && !uses)
        return Failure::wrongUsage(
            Words::tr("--panels belongs to models on chosen panels: add some to --models, such as lr-chosen."));
    return systems;
}

Result<core::BaselineRecord> chosenTable(const core::ProjectFile& project, const Arguments& arguments)
{
    const core::Result<std::vector<core::BaselineRecord>> tables = project.baselines();
    if (!tables)
        return Failure::fromError(tables.error(), project.path().string());
    if (tables->empty())
        return Failure{.exit = ExitCode::UserData,
                       .file = project.path().string(),
                       .message = Words::tr("There is no table of baselines in this project."),
                       .remedy = Words::tr("“panelwise-cli baselines --project …” makes one.")};
    const std::optional<core::BaselineId> wanted = arguments.baselines.id;
    auto found = std::find_if(tables->rbegin(), tables->rend(), [&](const core::BaselineRecord& table) {
        return wanted ? table.id == *wanted : table.status == core::RunStatus::Finished;
    });
    if (found == tables->rend() && wanted)
        return Failure::wrongUsage(Words::tr("There is no table %1 in this project.").arg(wanted->value));
    return found == tables->rend() ? tables->back() : *found;
}

} // namespace app::cli
