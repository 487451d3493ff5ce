// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/argument_values.h"
#include "app/cli/common/command_options.h"

namespace app::cli {
namespace {

QString planHelp()
{
    return Words::tr("Examples:\n"
                     "  panelwise-cli plan front --cohort ferritin --folds 10 --out study\n"
                     "  panelwise-cli plan train --project f.panelwise --lambda 5 --rho -0.003 --seeds 20 --out study\n"
                     "  bash study/submit.sh                                       with Slurm\n"
                     "  panelwise-cli work study --all --jobs 2                    or on this computer\n"
                     "  seq 12 | parallel -S node1,node2 panelwise-cli work study --task {}   or by SSH\n"
                     "  panelwise-cli status study --watch\n"
                     "  panelwise-cli gather study --project f.panelwise\n"
                     "\n"
                     "DIR gets a snapshot of the patients, the list of tasks and submit.sh, and is seen by all "
                     "computers.\n"
                     "Options of the study are those of front, train, baselines and encoders.\n"
                     "\n"
                     "Fields of the JSON, and what is in DIR: panelwise-cli help plan");
}

void addFolder(CLI::App& app, ClusterOptions& options)
{
    app.add_option("DIR", options.folder, help(Words::tr("Folder of the plan")))->required();
}

void addPlan(CLI::App& app, Arguments& arguments)
{
    ClusterOptions& options = arguments.cluster;
    CLI::App* plan = app.add_subcommand("plan", help(Words::tr("Deal a study into tasks for many computers")));
    plan->require_subcommand(1);
    addFront(*plan, arguments);
    addTrain(*plan, arguments);
    addBaselines(*plan, arguments);
    addEncoders(*plan, arguments);
    plan->add_option("--out", options.folder, help(Words::tr("Folder for the plan, new or empty")))->type_name("DIR");
    addParsed(*plan, "--seeds", options.seeds, parseCount,
              Words::tr("Of train: so many policies, from --seed on; 1 if not given"),
              Words::tr("a whole number from 1 up"))
        ->type_name("N");
    addParsed(*plan, "--minutes-per-task", options.minutesPerTask, parseNumber,
              Words::tr("About how long a task should take; 10 if not given"), Words::tr("a number"))
        ->type_name("MINUTES");
    const auto text = [plan](const char* name, std::string& target, const QString& description) {
        plan->add_option(name, target, help(description))->type_name("TEXT");
    };
    text("--partition", options.profile.partition, Words::tr("Slurm's partition; its usual one if not given"));
    text("--account", options.profile.account, Words::tr("Slurm's account"));
    text("--prepare", options.profile.prepare, Words::tr("A line for the shell of a node: module load panelwise"));
    text("--container", options.profile.container, Words::tr("Before the program: apptainer exec panelwise.sif"));
    text("--program", options.profile.program, Words::tr("The program on the nodes; this one if not given"));
    plan->footer(help(planHelp()));
    plan->fallthrough();
}

void addWork(CLI::App& app, Arguments& arguments)
{
    ClusterOptions& options = arguments.cluster;
    CLI::App* work = app.add_subcommand("work", help(Words::tr("Do one task of a plan, or all that are left")));
    addFolder(*work, options);
    addParsed(*work, "--task", options.task, parseCount, Words::tr("Its number, from 1"), Words::tr("a whole number"))
        ->type_name("N");
    work->add_flag("--all", options.all, help(Words::tr("All tasks that are not done yet")));
    addParsed(*work, "--jobs", options.jobs, parseCount, Words::tr("With --all: so many at once; 1 if not given"),
              Words::tr("a whole number from 1 up"))
        ->type_name("J");
    work->add_option("--plan", options.fingerprint,
                     help(Words::tr("Only if the plan is still this one; submit.sh says it")))
        ->type_name("FINGERPRINT");
    addParsed(*work, "--checkpoint-every", arguments.training.checkpointSeconds, parseNumber,
              Words::tr("Seconds between checkpoints; 30 if not given"), Words::tr("a number"))
        ->type_name("S");
    work->footer(help(Words::tr("Example:\n  panelwise-cli work study --all --jobs 2\n\nWhat was done is not done "
                                "again, and what was begun goes on from its last checkpoint, on any computer.\n"
                                "\nFields of the JSON: panelwise-cli help work")));
    work->fallthrough();
}

void addOthers(CLI::App& app, Arguments& arguments)
{
    ClusterOptions& options = arguments.cluster;
    CLI::App* status = app.add_subcommand("status", help(Words::tr("How far the tasks of a plan are, by its files")));
    addFolder(*status, options);
    status->add_flag("--watch", options.watch, help(Words::tr("Go on showing it until all is done")));
    status->footer(help(Words::tr("Example:\n  panelwise-cli status study --watch\n"
                                  "\nFields of the JSON: panelwise-cli help status")));
    CLI::App* gather = app.add_subcommand("gather", help(Words::tr("Put the results of a plan into a project")));
    addFolder(*gather, options);
    addProject(*gather, arguments, Words::tr("The project; made where there is none"));
    gather->footer(help(Words::tr("Example:\n  panelwise-cli gather study --project f.panelwise\n\nMay be repeated, "
                                  "also while tasks are at work: what is there already is left alone.\n"
                                  "\nFields of the JSON: panelwise-cli help gather")));
    CLI::App* again = app.add_subcommand("resubmit", help(Words::tr("Submit the tasks that are missing once more")));
    addFolder(*again, options);
    again->add_flag("--tell", options.onlyTell, help(Words::tr("Only say what would be submitted")));
    again->footer(help(Words::tr("Example:\n  panelwise-cli resubmit study\n\nWith more time or memory where that was "
                                 "the cause.\n\nFields of the JSON: panelwise-cli help resubmit")));
    for (CLI::App* command : {status, gather, again})
        command->fallthrough();
}

} // namespace

void addCluster(CLI::App& app, Arguments& arguments)
{
    addPlan(app, arguments);
    addWork(app, arguments);
    addOthers(app, arguments);
}

QString planMistake(const Arguments& arguments)
{
    const ClusterOptions& options = arguments.cluster;
    if (options.folder.empty())
        return Words::tr("Name a folder for the plan with --out DIR.");
    if (arguments.training.resume || arguments.training.goOn || arguments.front.resume || arguments.front.id ||
        arguments.baselines.resume || arguments.front.budget)
        return Words::tr("A plan is of a new study. Leave out --resume, --continue, --front and --budget.");
    if (arguments.hasNewPatients() && !arguments.projectFile.empty())
        return Words::tr("A plan takes its patients from one place, and writes no project. Leave out --project here, "
                         "and give it to “panelwise-cli gather”.");
    if (options.seeds && (*options.seeds < 1 || *options.seeds > 100'000))
        return Words::tr("--seeds takes a number from 1 to 100000.");
    if (options.seeds && options.planned != Command::Train)
        return Words::tr("--seeds in this place belongs to “plan train”.");
    if (options.minutesPerTask && (*options.minutesPerTask < 0.0 || *options.minutesPerTask > 10'000.0))
        return Words::tr("--minutes-per-task takes a number from 0 to 10000.");
    return {};
}

QString workMistake(const Arguments& arguments)
{
    const ClusterOptions& options = arguments.cluster;
    if (options.task.has_value() == options.all)
        return Words::tr("Say which tasks: --task N, or --all.");
    if (options.jobs && (!options.all || *options.jobs < 1 || *options.jobs > 1024))
        return Words::tr("--jobs goes with --all and takes a number from 1 to 1024.");
    return {};
}

} // namespace app::cli
