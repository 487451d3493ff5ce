// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/argument_values.h"
#include "app/cli/common/command_options.h"
#include "app/cli/common/help_text.h"

namespace app::cli {
namespace {

QString wholeNumber()
{
    return Words::tr("a whole number from 1 up");
}

QString presetNames()
{
    return QStringLiteral("quick, standard, paper, paper-ferritin, paper-aki, paper-sepsis");
}

void addMethod(CLI::App& train, TrainingOptions& options)
{
    addParsed(train, "--method", options.method, parseMethod,
              Words::tr("smddpo: all parts learn together; smddpo-pretrained: the classifier first"),
              QStringLiteral("smddpo, smddpo-pretrained"))
        ->type_name("M");
}

void addGoingOn(CLI::App& train, TrainingOptions& options)
{
    const auto resume = [&options](const CLI::results_t& texts) {
        options.resume = true;
        if (texts.empty() || texts.front().empty() || texts.front() == "true")
            return true;
        options.run = parseRun(texts.front());
        if (!options.run)
            throw CLI::ValidationError(Words::tr("--resume takes the number of a trained policy or nothing, not “%1”.")
                                           .arg(QString::fromStdString(texts.front()))
                                           .toStdString(),
                                       CLI::ExitCodes::ValidationError);
        return true;
    };
    train
        .add_option("--resume", resume,
                    help(Words::tr("Take up training that was stopped: the policy of this number, or the newest one")))
        ->expected(0, 1)
        ->type_name("[RUN]");
    train.add_flag("--continue", options.goOn,
                   help(Words::tr("Let a policy of the project go on learning with the patients of --data")));
    addParsed(train, "--run", options.run, parseRun,
              Words::tr("Which trained policy goes on; the newest one if not given"), wholeNumber())
        ->type_name("POLICY");
    addParsed(train, "--checkpoint-every", options.checkpointSeconds, parseNumber,
              Words::tr("Seconds between two checkpoints in the project; 30 if not given"),
              Words::tr("a number of seconds"))
        ->type_name("SECONDS");
}

void addNewPatients(CLI::App& app, Arguments& arguments)
{
    app.add_option("--data", arguments.dataFile, help(Words::tr("A table with other patients")))->type_name("FILE");
    app.add_option("--task", arguments.taskFile,
                   help(Words::tr("What its columns mean; without it the project's own task")))
        ->type_name("F.task.json");
    addEvents(app, arguments.events);
    addOutcome(app, arguments);
    addDialect(app, arguments.dialect);
    addSheet(app, arguments);
}

std::optional<std::size_t> parseSeedCount(const std::string& text)
{
    const std::optional<std::size_t> count = parseCount(text);
    return count && *count >= 1 && *count <= 100 ? count : std::nullopt;
}

QString trainingResumeMistake(const Arguments& arguments)
{
    const TrainingOptions& options = arguments.training;
    if (arguments.projectFile.empty())
        return Words::tr("--resume needs the project that holds the policy: --project P.panelwise.");
    if (options.lambda || options.rho || options.method || options.preset || !options.settings.empty() ||
        arguments.seed || arguments.minimise)
        return Words::tr("Resumed training keeps its settings. Leave out --lambda, --rho, --minimise, --method, "
                         "--preset, --set and --seed.");
    if (arguments.judging.given())
        return Words::tr("Resumed training keeps the way it is judged. Leave out --folds and --repeats.");
    if (!arguments.cohort.empty())
        return Words::tr("Resumed training keeps its patients. Leave out --cohort.");
    return {};
}

QString continueMistake(const Arguments& arguments)
{
    if (arguments.projectFile.empty() || (arguments.dataFile.empty() && !arguments.events.given()))
        return Words::tr("--continue needs the project with the policy and the new patients: --project P.panelwise "
                         "--data NEW.csv.");
    if (arguments.judging.given())
        return Words::tr("A policy that goes on learning has seen patients before and cannot be judged on all of them. "
                         "Leave out --folds and --repeats.");
    return {};
}

} // namespace

void addRun(CLI::App& app, Arguments& arguments)
{
    CLI::Option* run = addParsed(app, "--run", arguments.training.run, parseRun,
                                 Words::tr("Which trained policy; the newest one if not given"), wholeNumber())
                           ->type_name("POLICY");
    CLI::Option* point =
        addPoint(app, arguments,
                 Words::tr("Instead of --run: a policy of the front, 1 is the cheapest; where the project holds no "
                           "front, the trained policies by mean cost. Or the name of a policy"))
            ->excludes(run);
    addPolicyName(app, arguments)->excludes(run)->excludes(point);
    addParsed(app, "--front", arguments.front.id, parseFront,
              Words::tr("Which front; the newest finished one if not given"), wholeNumber())
        ->type_name("FRONT")
        ->excludes(run);
    addCap(app, arguments,
           Words::tr("Most that may be spent on one patient: the policy orders nothing that would exceed it"));
}

void addReward(CLI::App& train, TrainingOptions& options)
{
    addParsed(train, "--lambda", options.lambda, parseNumber,
              Words::tr("What a case found is worth, a correct negative being worth 1"), Words::tr("a number"))
        ->type_name("L");
    addParsed(train, "--rho", options.rho, parseNumber,
              Words::tr("What one unit of money is worth, 0 or negative: -0.005 makes $200 as dear as a correct "
                        "negative; one minute with --minimise time"),
              Words::tr("a number"))
        ->type_name("R");
}

QString rewardMistake(const TrainingOptions& options)
{
    if (options.lambda && *options.lambda < 0.0)
        return Words::tr("--lambda says what a case found is worth, so it is 0 or more, such as --lambda 5.");
    if (options.rho && *options.rho > 0.0)
        return Words::tr("--rho says what money spent is worth, so it is 0 or negative, such as --rho -0.005.");
    return {};
}

void addSettings(CLI::App& app, TrainingOptions& options)
{
    addParsed(
        app, "--preset", options.preset, [](const std::string& text) { return core::presetNamed(text); },
        Words::tr("%1; standard if not given").arg(presetNames()), presetNames())
        ->type_name("NAME");
    app.add_option("--set", options.settings,
                   help(Words::tr("Any setting that the help of “train” lists; may be repeated")))
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
}

void addBootstrap(CLI::App& app, TrainingOptions& options)
{
    addParsed(app, "--bootstrap", options.bootstrap, parseCount,
              Words::tr("Resamples for the 95 % intervals; 1,000 if not given, 0 for none"),
              Words::tr("a whole number from 0 up"))
        ->type_name("N");
}

void addMinimise(CLI::App& app, Arguments& arguments)
{
    addParsed(app, "--minimise", arguments.minimise, parseAim,
              Words::tr("What to spend little of: money, time, or both, an hour being worth this much money; as the "
                        "study says if not given. Time needs the minutes of every panel"),
              Words::tr("money, time, or an amount of money above 0 for an hour"))
        ->type_name("money|time|RATE");
}

void addTrain(CLI::App& app, Arguments& arguments)
{
    CLI::App* train = app.add_subcommand("train", help(Words::tr("Train a policy: which panel next, or diagnose")));
    addReward(*train, arguments.training);
    addInput(*train, arguments, Words::tr("The project to train in; with --cohort or --data a new one to write"));
    addMethod(*train, arguments.training);
    addMinimise(*train, arguments);
    addCap(*train, arguments, Words::tr("Nobody's bill may exceed this"));
    addSettings(*train, arguments.training);
    addJudging(*train, arguments.judging);
    addGoingOn(*train, arguments.training);
    addBootstrap(*train, arguments.training);
    train->footer(help(trainHelp()));
    train->fallthrough();
}

void addOtherPatients(CLI::App& app, Arguments& arguments)
{
    addNewPatients(app, arguments);
}

namespace {

// Whatever else, the plain figures are told.
void addRecording(CLI::App& app, Arguments& arguments)
{
    const auto accept = [&arguments](const CLI::results_t& texts) {
        const std::string& text = texts.front();
        if (text != "mar" && text != "plain")
            throw CLI::ValidationError(
                Words::tr("--recording takes plain or mar, not “%1”.").arg(QString::fromStdString(text)).toStdString(),
                CLI::ExitCodes::ValidationError);
        arguments.assumeRecordedAtRandom = text == "mar";
        return true;
    };
    app.add_option("--recording", accept,
                   help(Words::tr("plain: the records as they are; mar: besides, what the figures would be if "
                                  "everything ordered were recorded, assuming that it is recorded at random given "
                                  "what was known")))
        ->type_name("WORD")
        ->expected(1);
}

} // namespace

void addEvaluate(CLI::App& app, Arguments& arguments)
{
    CLI::App* evaluate = app.add_subcommand("evaluate", help(Words::tr("Try a stored policy on other patients")));
    addProject(*evaluate, arguments, Words::tr("The project that holds the policy"))->required();
    addRun(*evaluate, arguments);
    addLearnedFrom(*evaluate, arguments);
    addNewPatients(*evaluate, arguments);
    addBootstrap(*evaluate, arguments.training);
    addRecording(*evaluate, arguments);
    evaluate->footer(help(evaluateHelp()));
    evaluate->fallthrough();
}

void addWalk(CLI::App& app, Arguments& arguments)
{
    CLI::App* walk = app.add_subcommand("walk", help(Words::tr("One patient's tests, step by step")));
    addProject(*walk, arguments, Words::tr("The project that holds the policy"))->required();
    addRun(*walk, arguments);
    addParsed(*walk, "--patient", arguments.patientRow, parseCount,
              Words::tr("Which row of the data, counted from 1 without the header"), wholeNumber())
        ->required()
        ->type_name("ROW");
    addNewPatients(*walk, arguments);
    walk->footer(help(walkHelp()));
    walk->fallthrough();
}

void addEncoders(CLI::App& app, Arguments& arguments)
{
    CLI::App* encoders = app.add_subcommand(
        "encoders", help(Words::tr("Compare how well unknown values are estimated from known ones")));
    addInput(*encoders, arguments, Words::tr("A project to take the patients from"));
    addSettings(*encoders, arguments.training);
    addParsed(*encoders, "--seeds", arguments.training.seeds, parseSeedCount,
              Words::tr("How often each encoder is tried, with other values hidden; 3 if not given"),
              Words::tr("a whole number from 1 to 100"))
        ->type_name("N");
    encoders->footer(help(encodersHelp()));
    encoders->fallthrough();
}

void addBench(CLI::App& app)
{
    CLI::App* bench = app.add_subcommand("bench", help(Words::tr("Measure the speed of each stage on this machine")));
    bench->footer(help(benchHelp()));
    bench->fallthrough();
}

QString trainingMistake(const Arguments& arguments)
{
    const TrainingOptions& options = arguments.training;
    if (options.checkpointSeconds && (*options.checkpointSeconds < 0.0 || *options.checkpointSeconds > 86'400.0))
        return Words::tr("--checkpoint-every takes a number of seconds from 0 to 86400.");
    if (const QString wrong = rewardMistake(options); !wrong.isEmpty())
        return wrong;
    if (options.resume && options.goOn)
        return Words::tr("--resume takes up training that was stopped, --continue trains a new policy from an earlier "
                         "one. Choose one of them.");
    if (const QString wrong = judgingMistake(arguments.judging); !wrong.isEmpty())
        return wrong;
    if (options.resume)
        return trainingResumeMistake(arguments);
    if (options.goOn)
        return continueMistake(arguments);
    if (options.run)
        return Words::tr("--run goes with --continue or, as a number, after --resume.");
    if (!arguments.hasNewPatients() && arguments.projectFile.empty())
        return Words::tr("There are no patients to train on. Name one of --cohort NAME, --data F.csv or --project "
                         "P.panelwise.");
    if (!options.lambda || !options.rho)
        return Words::tr("Say what a case found and what money are worth: --lambda L --rho R, such as --lambda 5 "
                         "--rho -0.005.");
    return {};
}

} // namespace app::cli
