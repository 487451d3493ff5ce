// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/argument_values.h"
#include "app/cli/common/command_options.h"

namespace app::cli {
namespace {

QString examHelp()
{
    return Words::tr(
        "Examples:\n"
        "  panelwise-cli exam make --project f.panelwise --cases 8 --minutes 30 --out week3.exam.json\n"
        "  panelwise-cli exam make --project f.panelwise --rows 12,17,40 --budget 60 --out week3.exam.json\n"
        "  panelwise-cli exam gather returned --key week3.exam-key.json --out marks.csv\n"
        "\n"
        "“make” writes the file for students, which holds no outcomes, and its key, which stays with "
        "the teacher.\n"
        "“gather” reads every *.exam.json of a folder and marks it: the value of each diagnosis less the "
        "bill, in the\n"
        "reward of the policy that the exam was made with. Format and JSON: panelwise-cli help exam");
}

} // namespace

void addExam(CLI::App& app, Arguments& arguments)
{
    ExamOptions& options = arguments.exam;
    CLI::App* exam =
        app.add_subcommand("exam", help(Words::tr("Cases for a class: make a file, mark what comes back")));
    exam->add_option("ACTION", options.action, help(Words::tr("make or gather")))->required();
    exam->add_option("FOLDER", options.folder, help(Words::tr("With gather: where the files of students are")));
    addProject(*exam, arguments, Words::tr("With make: the project that holds patients and policy"));
    addRun(*exam, arguments);
    exam->add_option("--rows", options.rows, help(Words::tr("Rows of the data, separated by commas")))
        ->type_name("ROWS");
    addParsed(*exam, "--cases", options.cases, parseCount,
              Words::tr("Instead of --rows: so many test patients by chance, half of them ill; 8 if not given"),
              Words::tr("a whole number"))
        ->type_name("N");
    exam->add_option("--title", options.title, help(Words::tr("Heading of the exam")))->type_name("TEXT");
    addParsed(*exam, "--minutes", options.minutes, parseCount, Words::tr("Time for all cases together"),
              Words::tr("a whole number"))
        ->type_name("N");
    exam->add_option_function<std::string>(
            "--budget",
            [&options](const std::string& text) {
                const auto money = parseMoney(text);
                if (!money)
                    throw CLI::ValidationError(Words::tr("--budget takes an amount of 0 or more, not “%1”.")
                                                   .arg(QString::fromStdString(text))
                                                   .toStdString(),
                                               CLI::ExitCodes::ValidationError);
                options.budget = money->amount;
            },
            help(Words::tr("Most that may be spent on one case")))
        ->type_name("AMOUNT");
    exam->add_flag("--no-hints", options.noHints,
                   help(Words::tr("With make: without reference ranges and marks for what lies beyond them")));
    exam->add_option("--out", arguments.outFile, help(Words::tr("make: the file for students; gather: a CSV file")))
        ->type_name("FILE");
    exam->add_option("--key", options.keyFile,
                     help(Words::tr("The teacher's key; make puts it beside the exam if not given")))
        ->type_name("FILE");
    exam->add_flag("--anonymous", options.anonymous,
                   help(Words::tr("With gather: numbers instead of names of students and files")));
    exam->footer(help(examHelp()));
    exam->fallthrough();
}

QString examMistake(const Arguments& arguments)
{
    const ExamOptions& options = arguments.exam;
    if (options.action != "make" && options.action != "gather")
        return Words::tr("exam takes make or gather, not “%1”.").arg(QString::fromStdString(options.action));
    if (options.action == "gather") {
        if (options.folder.empty())
            return Words::tr("There is nothing to gather. Name the folder with the files of students.");
        return options.keyFile.empty() ? Words::tr("Without its key an exam cannot be marked. Give it with --key.")
                                       : QString();
    }
    if (!options.folder.empty())
        return Words::tr("“exam make” takes no folder. Name the file for students with --out.");
    if (arguments.projectFile.empty())
        return Words::tr("An exam is made from a project that holds a policy: --project P.panelwise.");
    if (!QString::fromStdString(arguments.outFile).endsWith(QLatin1String(".exam.json")))
        return Words::tr("Name the file for students with --out; its name ends with .exam.json.");
    if (!options.rows.empty() && options.cases)
        return Words::tr("--rows and --cases exclude each other.");
    if (options.cases && (*options.cases < 1 || *options.cases > 200))
        return Words::tr("--cases takes a whole number from 1 to 200.");
    if (options.minutes && (*options.minutes < 1 || *options.minutes > 1440))
        return Words::tr("--minutes takes a whole number from 1 to 1,440.");
    return {};
}

} // namespace app::cli
