// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/baselines/baseline_job.h"
#include "app/cli/cluster/cluster_words.h"
#include "app/cli/common/load_study.h"
#include "app/cli/common/prepare_study.h"
#include "app/cli/common/progress_line.h"
#include "app/cli/common/words.h"
#include "app/cli/front/front_job.h"
#include "app/cli/train/training_job.h"
#include "core/base/pending_file.h"
#include "core/cluster/submit_script.h"
#include "core/data/cohort/shared_study.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace app::cli {
namespace {

struct MadePlan {
    core::WrittenPlan written;
    std::vector<std::string> removed; // columns that are not sent
    std::uint64_t bytes = 0;          // of the snapshot
};

Result<core::StudyPlan> studyPlanFor(const Workplace& place, const core::Task& task,
                                     const core::StudyPatients& patients)
{
    Arguments arguments = place.arguments;
    const core::PresetContext context = presetContext(patients);
    switch (arguments.cluster.planned) {
    case Command::Front: {
        arguments.minimise = arguments.minimise.value_or(task.minimise);
        auto plan = frontPlanFor(arguments, context);
        return plan ? Result<core::StudyPlan>(std::move(*plan)) : Result<core::StudyPlan>(plan.error());
    }
    case Command::Baselines: {
        auto plan = baselinePlanFor(arguments, patients);
        return plan ? Result<core::StudyPlan>(std::move(*plan)) : Result<core::StudyPlan>(plan.error());
    }
    case Command::Encoders:
        return core::StudyPlan(comparisonPlanFor(arguments, context));
    default:
        arguments.minimise = arguments.minimise.value_or(task.minimise);
        core::TrainingPlan plan = planFor(arguments, context);
        plan.judging = judgingPlan(arguments.judging);
        return core::StudyPlan(std::move(plan));
    }
}

// The study without what it does not use. Where leaving something out would change who is compared with whom, all of it
// is kept.
Result<core::StudyPatients> writeSnapshot(const Workplace& place, const core::PlanFolder& folder,
                                          const LoadedStudy& loaded, std::vector<std::string>& removed)
{
    const auto whole = inFile(core::makePatients(loaded.import, loaded.study), loaded.file);
    if (!whole)
        return whole.error();
    core::SharedStudy sent = core::withhold(loaded.import, loaded.study, core::Withheld::Identifiers);
    if (const auto same = core::makePatients(sent.table, sent.study);
        !same || same->fingerprint != whole->fingerprint || same->plan != whole->plan)
        sent = {.table = loaded.import, .study = loaded.study, .removed = {}, .renumbered = {}};
    ProgressLine line(place.terminal);
    core::ProjectCreation made =
        core::ProjectFile::create(folder.study(), sent.table, sent.study, place.stop, line.sink());
    if (made.end == core::RunEnd::Cancelled)
        return Failure::cancelled();
    if (!made.project)
        return Failure::fromError(made.error.value_or(core::Error{}), folder.study().string());
    (void)made.project->close();
    removed = std::move(sent.removed);
    return inFile(core::makePatients(sent.table, sent.study), loaded.file);
}

core::ClusterProfile profileFor(const ClusterOptions& options)
{
    core::ClusterProfile profile = options.profile;
    if (profile.program.empty())
        profile.program = QCoreApplication::applicationFilePath().toStdString();
    return profile;
}

// In a folder that is ready for it.
Result<MadePlan> makePlanOf(const Workplace& place, const core::PlanFolder& folder, const LoadedStudy& loaded)
{
    const Arguments& arguments = place.arguments;
    if (auto failure = settingMistake(arguments.training);
        failure && arguments.cluster.planned != Command::Front && arguments.cluster.planned != Command::Baselines)
        return std::move(*failure);
    MadePlan made;
    auto patients = writeSnapshot(place, folder, loaded, made.removed);
    if (!patients)
        return patients.error();
    auto study = studyPlanFor(place, loaded.study.task, *patients);
    if (!study)
        return study.error();
    auto plan = inFile(core::dealtStudy(*study, *patients,
                                        {.version = kVersion,
                                         .jobs = arguments.cluster.seeds.value_or(1),
                                         .secondsPerTask = 60.0 * arguments.cluster.minutesPerTask.value_or(10.0),
                                         .bootstrap = arguments.training.bootstrap.value_or(1000)}),
                       loaded.file);
    if (!plan)
        return plan.error();
    made.written = {.plan = std::move(*plan), .fingerprint = {}};
    made.written.fingerprint = core::planFingerprint(core::writeClusterPlan(made.written.plan));
    const std::string script = core::submitScript(made.written, profileFor(arguments.cluster));
    if (const core::Status written = core::writeFile(folder.script(), script, core::FileReaders::OwnerAlone); !written)
        return Failure::fromError(written.error(), folder.script().string());
    if (auto written = inFolder(folder.writePlan(made.written.plan), folder); !written)
        return written.error();
    std::error_code unknown;
    made.bytes = std::filesystem::file_size(folder.study(), unknown);
    return made;
}

// A plan that could not be finished leaves nothing that is in the way of the next attempt.
void removeUnfinished(const core::PlanFolder& folder)
{
    std::error_code failed;
    for (const auto& file : {folder.study(), folder.script()})
        std::filesystem::remove(file, failed);
    for (const auto& empty : {folder.logs(), folder.results(), folder.states(), folder.path()})
        std::filesystem::remove(empty, failed); // only where it is empty
}

Result<MadePlan> makePlan(const Workplace& place, const core::PlanFolder& folder)
{
    auto loaded = loadStudy(place);
    if (!loaded)
        return loaded.error();
    if (auto ready = inFolder(folder.prepare(), folder); !ready)
        return ready.error();
    auto made = makePlanOf(place, folder, *loaded);
    if (!made)
        removeUnfinished(folder);
    return made;
}

double hoursOf(const core::ClusterPlan& plan)
{
    double seconds = 0.0;
    for (const core::TaskLine& line : plan.lines)
        seconds += line.seconds;
    return seconds / 3600.0;
}

std::size_t piecesOf(const core::ClusterPlan& plan)
{
    std::size_t pieces = 0;
    for (const core::TaskLine& line : plan.lines)
        pieces += line.pieces.size();
    return pieces;
}

QString planJson(const MadePlan& made, const core::PlanFolder& folder)
{
    const core::ClusterPlan& plan = made.written.plan;
    const core::TaskNeeds needs = core::needsOf(plan);
    Json removed = Json::array();
    for (const std::string& column : made.removed)
        removed.push_back(column);
    return dumped(Json{{"folder", folder.path().string()},
                       {"study", core::studyWord(plan.study)},
                       {"version", plan.version},
                       {"fingerprint", made.written.fingerprint.hex()},
                       {"patients", plan.count},
                       {"columns", plan.columns},
                       {"removed", removed},
                       {"bytes", made.bytes},
                       {"tasks", plan.lines.size()},
                       {"pieces", piecesOf(plan)},
                       {"node_hours", hoursOf(plan)},
                       {"minutes", needs.minutes},
                       {"memory_mb", needs.megabytes},
                       {"script", folder.script().string()}});
}

void printPlan(const MadePlan& made, const core::PlanFolder& folder, Terminal& terminal)
{
    const core::ClusterPlan& plan = made.written.plan;
    terminal.printHeading(Words::tr("Plan of %1: %2 patients, %3 columns")
                              .arg(studyText(plan.study), ui::countText(plan.count), ui::countText(plan.columns)));
    terminal.print(Words::tr("  %1 in %2, expected to take about %3 of one core in all")
                       .arg(Words::tr("%Ln pieces", nullptr, ui::pluralCount(piecesOf(plan))),
                            Words::tr("%Ln tasks", nullptr, ui::pluralCount(plan.lines.size())),
                            ui::durationText(3600.0 * hoursOf(plan))));
    terminal.print(
        made.removed.empty()
            ? Words::tr("  The snapshot, %1 kB, holds the columns that the study uses, and no others.")
                  .arg(ui::countText(made.bytes / 1024))
            : Words::tr("  The snapshot, %1 kB, goes without %2.")
                  .arg(ui::countText(made.bytes / 1024), Words::tr("%Ln columns that the study does not use", nullptr,
                                                                   ui::pluralCount(made.removed.size()))));
    terminal.print({});
    const QString where = shellWord(folder.path());
    terminal.print(Words::tr("On a cluster with Slurm:  bash %1").arg(shellWord(folder.script())));
    terminal.print(Words::tr("On this computer:         panelwise-cli work %1 --all --jobs 2").arg(where));
    terminal.print(Words::tr("How far it is:            panelwise-cli status %1 --watch").arg(where));
    terminal.print(Words::tr("Bring it home:            panelwise-cli gather %1 --project P.panelwise").arg(where));
}

} // namespace

ExitCode planStudy(const Workplace& place)
{
    std::error_code unknown;
    const core::PlanFolder folder(std::filesystem::absolute(place.arguments.cluster.folder, unknown));
    const auto made = makePlan(place, folder);
    if (!made)
        return report(made.error(), place.arguments.json, place.terminal);
    if (place.arguments.json)
        place.terminal.print(planJson(*made, folder));
    else
        printPlan(*made, folder, place.terminal);
    return ExitCode::Done;
}

} // namespace app::cli
