#include "app/cli/arguments.h"

#include "app/cli/argument_values.h"
#include "app/cli/help_text.h"
#include "app/cli/words.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstring>

namespace app::cli {
namespace {

std::string help(const QString& text)
{
    return text.toStdString();
}

// Adds an option whose text is understood by `parse`; what it does not understand is wrong usage.
template <typename Value, typename Parse>
CLI::Option* addParsed(CLI::App& app, const std::string& name, std::optional<Value>& target, Parse parse,
                       const QString& description, const QString& allowed)
{
    const auto accept = [&target, parse, name, allowed](const CLI::results_t& texts) {
        target = parse(texts.front());
        if (!target)
            throw CLI::ValidationError(
                Words::tr("%1 takes %2, not “%3”.")
                    .arg(QString::fromStdString(name), allowed, QString::fromStdString(texts.front()))
                    .toStdString(),
                CLI::ExitCodes::ValidationError);
        return true;
    };
    return app.add_option(name, accept, help(description))->expected(1);
}

void addCommon(CLI::App& app, Arguments& arguments)
{
    app.add_flag("--json", arguments.json, help(Words::tr("Print exactly one JSON object")));
    addParsed(app, "--seed", arguments.seed, parseSeed,
              Words::tr("Where random numbers start; the same seed gives the same patients and split"),
              Words::tr("a whole number from 0 up"))
        ->type_name("S");
    app.add_option("--threads", arguments.threads, help(Words::tr("How many processor cores to use")))
        ->check(CLI::Range(1, 1024))
        ->type_name("N");
}

CLI::Option* addPatients(CLI::App& app, Arguments& arguments)
{
    return addParsed(app, "--patients", arguments.patients, parseCount, Words::tr("How many patients to draw"),
                     Words::tr("a whole number such as 5000"))
        ->type_name("N");
}

void addDialect(CLI::App& app, DialectAnswers& answers)
{
    addParsed(app, "--delimiter", answers.delimiter, parseDelimiter,
              Words::tr("What separates the fields: comma, semicolon, tab or pipe"),
              Words::tr("comma, semicolon, tab or pipe"))
        ->type_name("D");
    addParsed(app, "--decimal", answers.decimal, parseDecimal, Words::tr("Decimal mark: point or comma"),
              Words::tr("point or comma"))
        ->type_name("M");
    addParsed(app, "--thousands", answers.grouping, parseGrouping,
              Words::tr("Mark between thousands: none, comma, point, space or apostrophe"),
              Words::tr("none, comma, point, space or apostrophe"))
        ->type_name("M");
    addParsed(app, "--encoding", answers.encoding, parseEncoding,
              Words::tr("How the text is written: utf-8 or latin-1"), Words::tr("utf-8 or latin-1"))
        ->type_name("E");
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
    CLI::Option* cohort =
        inspect->add_option("--cohort", arguments.cohort, help(Words::tr("A built-in cohort")))->type_name("NAME");
    addPatients(*inspect, arguments)->needs(cohort);
    CLI::Option* data =
        inspect->add_option("--data", arguments.dataFile, help(Words::tr("A CSV file with one row per patient")))
            ->type_name("F.csv")
            ->excludes(cohort);
    inspect
        ->add_option("--task", arguments.taskFile,
                     help(Words::tr("What its columns mean; without it roles are proposed")))
        ->type_name("F.task.json")
        ->needs(data);
    inspect
        ->add_option("--project", arguments.projectFile,
                     help(Words::tr("A project to look at; with --cohort or --data a new one to write")))
        ->type_name("P.panelwise");
    addDialect(*inspect, arguments.dialect);
    inspect->footer(help(inspectHelp()));
    inspect->fallthrough();
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
    const QString commands = QStringLiteral("cohorts, generate, inspect");
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
    if (name == "generate")
        return Command::Generate;
    return name == "inspect" ? Command::Inspect : Command::Cohorts;
}

std::optional<NothingToRun> missingInput(const Arguments& arguments)
{
    const bool given = !arguments.cohort.empty() || !arguments.dataFile.empty() || !arguments.projectFile.empty();
    if (arguments.command != Command::Inspect || given)
        return std::nullopt;
    return wrongUsage(Words::tr("There is nothing to inspect. Name one of --cohort NAME, --data F.csv or "
                                "--project P.panelwise."),
                      "inspect");
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
    try {
        app.parse(count, words);
    } catch (const CLI::CallForHelp&) {
        const auto chosen = app.get_subcommands();
        return NothingToRun{.exit = ExitCode::Done,
                            .text = chosen.empty() ? app.help() : chosen.front()->help("panelwise-cli")};
    } catch (const CLI::CallForVersion& version) {
        return NothingToRun{.exit = ExitCode::Done, .text = version.what()};
    } catch (const CLI::ParseError& error) {
        return wrongUsage(app, error, count, words);
    }
    arguments.command = commandNamed(app.get_subcommands().front()->get_name());
    if (auto missing = missingInput(arguments))
        return *missing;
    return arguments;
}

bool wantsJson(int count, const char* const* words)
{
    return std::any_of(words, words + count, [](const char* word) { return std::strcmp(word, "--json") == 0; });
}

} // namespace app::cli
