// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/argument_values.h"
#include "app/cli/common/command_options.h"
#include "core/data/task/price_list.h"

namespace app::cli {

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
    addParsed(
        app, "--encoding", answers.encoding, parseEncoding,
        Words::tr("How the text is written: utf-8, latin-1, or mixed where some cells are one and some the other"),
        Words::tr("utf-8, latin-1 or mixed"))
        ->type_name("E");
    app.add_option("--missing", answers.missing,
                   help(Words::tr("Texts and numbers that mean “not recorded” in every column, separated by commas")))
        ->type_name("CODES");
}

void addStudy(CLI::App& app, StudyOptions& study)
{
    addParsed(app, "--unrecorded", study.unrecorded, parseUnrecorded,
              Words::tr("An order of which a patient's record holds nothing is unavailable for the patient, charged or "
                        "free; without it as the task says"),
              Words::tr("unavailable, charged or free"))
        ->type_name("WORD");
    addParsed(app, "--duplicates", study.duplicates, core::duplicatesNamed,
              Words::tr("Rows that are the same as an earlier one in every column in use: keep or drop; without it as "
                        "the task says"),
              Words::tr("keep or drop"))
        ->type_name("WORD");
    app.add_option("--split", study.split,
                   help(Words::tr("How patients are divided: random, column:NAME, patient:NAME (rows of a patient stay "
                                  "together), date:NAME (learned from the past) or site:NAME=VALUE (left out for the "
                                  "test)")))
        ->type_name("SPEC")
        ->allow_extra_args(false);
}

void addSheet(CLI::App& app, Arguments& arguments)
{
    app.add_option("--sheet", arguments.sheet,
                   help(Words::tr("Which sheet of a workbook, by name or number; without it the first with a table")))
        ->type_name("NAME|N");
    addParsed(app, "--header-row", arguments.headerRow, parseCount,
              Words::tr("Row of the sheet that names the columns; without it the row is found"),
              Words::tr("a whole number such as 3"))
        ->type_name("N");
}

void addInput(CLI::App& app, Arguments& arguments, const QString& aboutProject)
{
    CLI::Option* cohort =
        app.add_option("--cohort", arguments.cohort, help(Words::tr("A built-in cohort")))->type_name("NAME");
    addPatients(app, arguments)->needs(cohort);
    app.add_option("--data", arguments.dataFile,
                   help(Words::tr("A table with one row per patient: CSV, Excel, LibreOffice, SPSS, Stata or SAS, "
                                  "also with .gz; - reads the standard input")))
        ->type_name("FILE")
        ->excludes(cohort);
    CLI::Option* task = app.add_option("--task", arguments.taskFile,
                                       help(Words::tr("What its columns mean; F.task.json beside the data is taken by "
                                                      "itself, without one roles are proposed")))
                            ->type_name("F.task.json");
    app.add_flag("--no-task", arguments.noTask, help(Words::tr("Propose roles even where a task lies beside the data")))
        ->excludes(task);
    app.add_option("--prices", arguments.prices,
                   help(Words::tr("Prices of the panels: %1, or a CSV file of names and prices")
                            .arg(QString::fromStdString(core::builtInPriceLists().front().key))))
        ->type_name("LIST");
    app.add_flag("--unit-costs", arguments.unitCosts,
                 help(Words::tr("Every test alone for one unit, without prices: budgets are numbers of tests")));
    app.add_option("--first", arguments.first,
                   help(Words::tr("Panels that everybody gets before anything else is done, divided by commas")))
        ->type_name("PANELS");
    app.add_option("--never", arguments.never, help(Words::tr("Panels that are not ordered, divided by commas")))
        ->type_name("PANELS");
    addEvents(app, arguments.events);
    addOutcome(app, arguments);
    addProject(app, arguments, aboutProject);
    addDialect(app, arguments.dialect);
    addStudy(app, arguments.study);
    addSheet(app, arguments);
}

void addOutcome(CLI::App& app, Arguments& arguments)
{
    app.add_option("--label", arguments.label,
                   help(Words::tr("Column of the outcome, or a limit of one: \"ferritin<15\"")))
        ->type_name("COLUMN");
    app.add_option("--positive", arguments.positive,
                   help(Words::tr("What the cases have in it: a value, several divided by commas, a limit such as "
                                  "\"<15\", or “recorded”")))
        ->type_name("VALUE");
}

void addCap(CLI::App& app, Arguments& arguments, const QString& description)
{
    addParsed(app, "--cap", arguments.cap, parseMoney, description, Words::tr("an amount of money from 0 up"))
        ->type_name("C");
}

CLI::Option* addProject(CLI::App& app, Arguments& arguments, const QString& description)
{
    return app.add_option("--project", arguments.projectFile, help(description))->type_name("P.panelwise");
}

} // namespace app::cli
