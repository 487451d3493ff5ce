// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/arguments.h"

#include "app/cli/common/argument_values.h"
#include "app/cli/common/command_options.h"
#include "app/cli/common/help_text.h"
#include "app/cli/common/shell_pages_p.h"
#include "app/cli/common/split_option.h"
#include "app/cli/common/words.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <utility>

namespace app::cli {
namespace {

void addCommon(CLI::App& app, Arguments& arguments)
{
    app.add_flag("--json", arguments.json, help(Words::tr("Print exactly one JSON object")));
    addParsed(app, "--seed", arguments.seed, parseSeed,
              Words::tr("Where random numbers start; the same seed gives the same patients and split"),
              Words::tr("a whole number from 0 up"))
        ->type_name("S");
    app.add_option("--threads", arguments.threads,
                   help(Words::tr("How many processor cores to use; training one policy uses one")))
        ->check(CLI::Range(1, 1024))
        ->type_name("N");
}

void addGenerate(CLI::App& app, Arguments& arguments)
{
    CLI::App* generate =
        app.add_subcommand("generate", help(Words::tr("Write a built-in cohort as CSV and task file")));
    generate->add_option("COHORT", arguments.cohort, help(Words::tr("Name of the cohort, as “cohorts” lists it")))
        ->required();
    addPatients(*generate, arguments);
    generate->add_option("--out", arguments.outFolder, help(Words::tr("Folder for the two files; made if needed")))
        ->required()
        ->type_name("DIR");
    generate->footer(help(generateHelp()));
    generate->fallthrough();
}

void addInspect(CLI::App& app, Arguments& arguments)
{
    CLI::App* inspect =
        app.add_subcommand("inspect", help(Words::tr("Show what was read, what is missing and what looks wrong")));
    addInput(*inspect, arguments, Words::tr("A project to look at; with --cohort or --data a new one to write"));
    addCap(*inspect, arguments, Words::tr("Nobody's bill may exceed this"));
    inspect->footer(help(inspectHelp()));
    inspect->fallthrough();
}

void addShare(CLI::App& app, Arguments& arguments)
{
    CLI::App* share =
        app.add_subcommand("share", help(Words::tr("Write a copy of a project that may be given to others")));
    addProject(*share, arguments, Words::tr("The project to copy; it stays as it is"))->required();
    share->add_option("--out", arguments.outFile, help(Words::tr("The file to write; one of that name is replaced")))
        ->required()
        ->type_name("Q.panelwise");
    const auto parse = [](const std::string& text) -> std::optional<core::Withheld> {
        static const std::map<std::string, core::Withheld> words{{"identifiers", core::Withheld::Identifiers},
                                                                 {"rows", core::Withheld::Rows},
                                                                 {"patients", core::Withheld::Patients}};
        const auto found = words.find(text);
        return found == words.end() ? std::nullopt : std::optional(found->second);
    };
    addParsed(*share, "--without", arguments.withheld, parse,
              Words::tr("What the copy goes without; identifiers where nothing is said"),
              Words::tr("identifiers, rows or patients"))
        ->type_name("WHAT");
    share->footer(help(shareHelp()));
    share->fallthrough();
}

void addHelp(CLI::App& app, Arguments& arguments)
{
    CLI::App* pages = app.add_subcommand("help", help(Words::tr("How files and JSON are written, page by page")));
    pages->add_option("TOPIC", arguments.topic, help(Words::tr("What to read about; without it the pages are listed")));
    pages->fallthrough();
}

constexpr auto kCommands = std::to_array<std::pair<const char*, Command>>({
    {"cohorts", Command::Cohorts}, {"generate", Command::Generate},   {"inspect", Command::Inspect},
    {"train", Command::Train},     {"front", Command::Front},         {"evaluate", Command::Evaluate},
    {"walk", Command::Walk},       {"rename", Command::Rename},       {"export", Command::Export},
    {"share", Command::Share},     {"encoders", Command::Encoders},   {"baselines", Command::Baselines},
    {"bench", Command::Bench},     {"benchmark", Command::Benchmark}, {"exam", Command::Exam},
    {"plan", Command::Plan},       {"work", Command::Work},           {"status", Command::ShowStatus},
    {"gather", Command::Gather},   {"resubmit", Command::Resubmit},   {"help", Command::Help},
});

QString commandList()
{
    QStringList names;
    for (const auto& [name, command] : kCommands)
        names << QLatin1String(name);
    return names.join(QStringLiteral(", "));
}

NothingToRun wrongUsage(const QString& message, const std::string& command)
{
    const QString program = QStringLiteral("panelwise-cli") +
                            (command.empty() ? QString() : QLatin1Char(' ') + QString::fromStdString(command));
    return {.exit = ExitCode::WrongUsage,
            .text = Words::tr("%1\nSee “%2 --help”.").arg(message, program).toStdString()};
}

// Where the library only says that something is missing, we say what there is.
NothingToRun wrongUsage(const CLI::App& app, const CLI::ParseError& error, int count, const char* const* words)
{
    const auto chosen = app.get_subcommands();
    if (!chosen.empty())
        return wrongUsage(QString::fromStdString(error.what()), chosen.front()->get_name());
    const auto word =
        std::find_if(words + std::min(count, 1), words + count, [](const char* one) { return *one != '-'; });
    const QString commands = commandList();
    if (word == words + count && dynamic_cast<const CLI::RequiredError*>(&error))
        return wrongUsage(Words::tr("No command was given. There are: %1.").arg(commands), {});
    if (dynamic_cast<const CLI::RequiredError*>(&error) || dynamic_cast<const CLI::ExtrasError*>(&error))
        return wrongUsage(Words::tr("There is no command “%1”. There are: %2.")
                              .arg(QString::fromUtf8(word == words + count ? words[1] : *word), commands),
                          {});
    return wrongUsage(QString::fromStdString(error.what()), {});
}

Command commandNamed(const std::string& name)
{
    return std::find_if(kCommands.begin(), kCommands.end(), [&](const auto& pair) { return name == pair.first; })
        ->second;
}

// What the library cannot check: which options go together.
QString mistake(const Arguments& arguments)
{
    if (const QString wrong = eventsMistake(arguments); !wrong.isEmpty())
        return wrong;
    const bool given = arguments.hasNewPatients() || !arguments.projectFile.empty();
    if (arguments.study.any() && !arguments.hasNewPatients())
        return Words::tr("--split, --unrecorded and --duplicates are said of a new study: give them with --cohort "
                         "NAME or --data F.csv. In a project they are changed in the window.");
    if (!parseSplit(arguments.study.split))
        return Words::tr("--split %1 is not understood. It takes random, column:NAME, patient:NAME, date:NAME or "
                         "site:NAME=VALUE; patient:NAME may be added to date and site.")
            .arg(QString::fromStdString(arguments.study.split.back()));
    switch (arguments.command) {
    case Command::Inspect:
    case Command::Encoders:
        return given ? QString()
                     : Words::tr("There is nothing to look at. Name one of --cohort NAME, --data F.csv or --project "
                                 "P.panelwise.");
    case Command::Evaluate:
        return arguments.dataFile.empty() && !arguments.events.given()
                   ? Words::tr("There are no other patients. Name them with --data NEW.csv or --events NEW.csv.")
                   : QString();
    case Command::Train:
        return trainingMistake(arguments);
    case Command::Front:
        return frontMistake(arguments);
    case Command::Baselines:
        return baselinesMistake(arguments);
    case Command::Export:
        return exportMistake(arguments);
    case Command::Benchmark:
        return benchmarkMistake(arguments);
    case Command::Exam:
        return examMistake(arguments);
    case Command::Plan: {
        if (const QString wrong = planMistake(arguments); !wrong.isEmpty())
            return wrong;
        Arguments study = arguments;
        study.command = arguments.cluster.planned;
        return mistake(study);
    }
    case Command::Work:
        return workMistake(arguments);
    case Command::ShowStatus:
    case Command::Gather:
    case Command::Resubmit:
    case Command::Cohorts:
    case Command::Generate:
    case Command::Share:
    case Command::Walk:
    case Command::Rename:
    case Command::Bench:
    case Command::Help:
        break;
    }
    return {};
}

} // namespace

std::variant<Arguments, NothingToRun> parseArguments(int count, const char* const* words)
{
    Arguments arguments;
    CLI::App app(help(summaryHelp()), "panelwise-cli");
    app.set_version_flag("--version", "panelwise-cli " PANELWISE_VERSION);
    app.footer(help(mainHelp()));
    app.require_subcommand(1);
    addCommon(app, arguments);
    app.add_subcommand("cohorts", help(Words::tr("List the built-in cohorts")))->fallthrough();
    addGenerate(app, arguments);
    addInspect(app, arguments);
    addTrain(app, arguments);
    addFront(app, arguments);
    addEvaluate(app, arguments);
    addWalk(app, arguments);
    addRename(app, arguments);
    addExport(app, arguments);
    addShare(app, arguments);
    addEncoders(app, arguments);
    addBaselines(app, arguments);
    addBench(app);
    addBenchmark(app, arguments);
    addExam(app, arguments);
    addCluster(app, arguments);
    addHelp(app, arguments);
    try {
        app.parse(count, words);
    } catch (const CLI::CallForHelp&) {
        const auto chosen = app.get_subcommands();
        if (chosen.empty())
            return NothingToRun{.exit = ExitCode::Done, .text = app.help()};
        const auto nested = chosen.front()->get_subcommands(); // help of "plan front" is that of both
        return NothingToRun{.exit = ExitCode::Done,
                            .text = nested.empty() ? chosen.front()->help("panelwise-cli")
                                                   : nested.front()->help("panelwise-cli plan")};
    } catch (const CLI::CallForVersion& version) {
        return NothingToRun{.exit = ExitCode::Done, .text = version.what()};
    } catch (const CLI::ParseError& error) {
        return wrongUsage(app, error, count, words);
    }
    const std::string command = app.get_subcommands().front()->get_name();
    arguments.command = commandNamed(command);
    if (arguments.command == Command::Plan) {
        arguments.cluster.planned = commandNamed(app.get_subcommands().front()->get_subcommands().front()->get_name());
        // The table's own --out stands nearer.
        std::string& folder = arguments.cluster.folder;
        folder = folder.empty() ? std::exchange(arguments.outFile, {}) : folder;
    }
    if (arguments.command == Command::Help && !arguments.json)
        if (std::optional<std::string> page = shellPage(app, arguments.topic))
            return NothingToRun{.exit = ExitCode::Done, .text = std::move(*page)};
    if (const QString wrong = mistake(arguments); !wrong.isEmpty())
        return wrongUsage(wrong, command);
    return arguments;
}

bool wantsJson(int count, const char* const* words)
{
    return std::any_of(words, words + count, [](const char* word) { return std::strcmp(word, "--json") == 0; });
}

} // namespace app::cli
