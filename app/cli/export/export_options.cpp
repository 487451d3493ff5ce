// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/argument_values.h"
#include "app/cli/common/command_options.h"
#include "app/cli/common/help_text.h"
#include "app/cli/export/export_picture.h"

#include <filesystem>

namespace app::cli {
namespace {

void addPage(CLI::App& exporting, FigureOptions& options)
{
    exporting
        .add_option("--preset", options.preset,
                    help(Words::tr("Size of a picture: journal (one column, 85 mm), journal-wide (114 mm), "
                                   "journal-double (174 mm), slide (16:9); journal if not given")))
        ->check(CLI::IsMember({"journal", "journal-wide", "journal-double", "slide"}))
        ->type_name("P");
    const auto addLength = [&](const char* name, std::optional<double>& target, const QString& description) {
        exporting.add_option(name, target, help(description))->check(CLI::Range(30.0, 500.0))->type_name("MM");
    };
    addLength("--width-mm", options.widthMm, Words::tr("Width of a picture; the height follows unless it is given"));
    addLength("--height-mm", options.heightMm, Words::tr("Height of a picture"));
    exporting.add_option("--dpi", options.dpi, help(Words::tr("Dots per inch of a PNG")))
        ->check(CLI::Range(72, 1200))
        ->type_name("N");
    exporting.add_option("--title", options.title, help(Words::tr("Title of a picture; \"\" for none")))
        ->type_name("TEXT");
}

void addChoice(CLI::App& exporting, Arguments& arguments)
{
    addParsed(exporting, "--front", arguments.front.id, parseFront,
              Words::tr("Which front; the newest finished one if not given"), Words::tr("a whole number from 1 up"))
        ->type_name("FRONT");
    CLI::Option* point =
        addPoint(exporting, arguments,
                 Words::tr("The policy on the front, by rising mean cost from 1, or by its name; in a picture of the "
                           "front it is marked"));
    CLI::Option* named = addPolicyName(exporting, arguments)->excludes(point);
    addParsed(exporting, "--run", arguments.training.run, parseRun,
              Words::tr("Of curves: which trained policy; if not given, all of them in CSV, the newest in a picture"),
              Words::tr("a whole number from 1 up"))
        ->type_name("POLICY")
        ->excludes(named);
    addParsed(exporting, "--table", arguments.baselines.id, parseTable,
              Words::tr("Of baselines: which table; the newest finished one if not given"),
              Words::tr("a whole number from 1 up"))
        ->type_name("TABLE");
    exporting
        .add_option("--side", arguments.figure.side,
                    help(Words::tr("Whose figures: all (judged by folds), test or validation; the first of these that "
                                   "there is. Of patients: also train; all of them if not given")))
        ->check(CLI::IsMember({"all", "test", "validation", "train"}))
        ->type_name("S");
    exporting
        .add_option(
            "--metric", arguments.figure.metric,
            help(Words::tr("Along the upright axis. Of a front: f1, am, auroc, sensitivity. Of curves: quality, "
                           "cost, loss, classifier, policy")))
        ->check(CLI::IsMember({"f1", "am", "auroc", "sensitivity", "quality", "cost", "loss", "classifier", "policy"}))
        ->type_name("F");
}

void addReport(CLI::App& exporting, Arguments& arguments)
{
    exporting
        .add_option("--models", arguments.report.models,
                    help(Words::tr("Of a report: rows of the stored table of baselines beside the policy, such as "
                                   "xgboost,lr,static; these three as far as there are if not given")))
        ->type_name("LIST");
    exporting
        .add_option_function<std::string>(
            "--paper", [&arguments](const std::string& paper) { arguments.report.letterPaper = paper == "letter"; },
            help(Words::tr("Paper of a report as PDF: a4 or letter; a4 if not given")))
        ->check(CLI::IsMember({"a4", "letter"}))
        ->type_name("P");
}

void addPatientTable(CLI::App& exporting, Arguments& arguments)
{
    addOtherPatients(exporting, arguments);
    exporting
        .add_option("--id", arguments.idColumn,
                    help(Words::tr("Of patients: the column that tells them apart, copied beside the row; without it "
                                   "no identifiers leave the project")))
        ->type_name("COLUMN");
    addParsed(exporting, "--cap", arguments.cap, parseMoney,
              Words::tr("Of patients: most that may be spent on one of them"),
              Words::tr("an amount of money from 0 up"))
        ->type_name("C");
}

QString patientsMistake(const Arguments& arguments)
{
    if (!isTableEnding(endingOf(arguments)))
        return Words::tr("Patients are written to a file ending in .csv or .xlsx, not “%1”.")
            .arg(QString::fromStdString(arguments.outFile));
    if (!arguments.dataFile.empty() && !arguments.figure.side.empty())
        return Words::tr("Other patients are not divided into parts. Leave out --side or --data.");
    return arguments.training.run && (arguments.point || arguments.front.id)
               ? Words::tr("--run names a trained policy, --front and --point one of a front. Choose one of them.")
               : QString();
}

QString policyMistake(const Arguments& arguments, Exported what)
{
    const QString file = QString::fromStdString(arguments.outFile), ending = endingOf(arguments);
    const bool script = ending == QLatin1String("py") || ending == QLatin1String("r");
    if (what == Exported::Card && !script)
        return Words::tr("A pocket card is written to a file ending in .py or .R, not “%1”.").arg(file);
    if (!script && ending != QLatin1String("pt"))
        return Words::tr("A policy is written to a file ending in .pt (TorchScript), .py or .R, not “%1”.").arg(file);
    return arguments.training.run && (arguments.point || arguments.front.id)
               ? Words::tr("--run names a trained policy, --front and --point one of a front. Choose one of them.")
               : QString();
}

QString metricMistake(const Arguments& arguments)
{
    const std::string& metric = arguments.figure.metric;
    if (metric.empty())
        return {};
    const bool ofFront = metric == "f1" || metric == "am" || metric == "auroc" || metric == "sensitivity";
    if (arguments.exported == "curves" && ofFront)
        return Words::tr("Of curves, --metric takes quality, cost, loss, classifier or policy.");
    if (arguments.exported == "front" && !ofFront)
        return Words::tr("Of a front, --metric takes f1, am, auroc or sensitivity.");
    return {};
}

} // namespace

void addExport(CLI::App& app, Arguments& arguments)
{
    CLI::App* exporting = app.add_subcommand("export", help(Words::tr("Write results of a project to a file")));
    addProject(*exporting, arguments, Words::tr("The project that holds them"))->required();
    exporting
        ->add_option(
            "--what", arguments.exported,
            help(Words::tr("What to write: front, curves, point (what happens to 1,000 patients), panel-use, "
                           "sequences (of panels), baselines (their table), report (PDF or HTML), patients "
                           "(what a policy did for each of them), policy (for other programs), card (the pocket card "
                           "of a policy, likewise)")))
        ->required()
        ->type_name("WHAT");
    exporting
        ->add_option("--out", arguments.outFile, help(Words::tr("The file to write; one of that name is replaced")))
        ->required()
        ->type_name("FILE.(csv|xlsx|svg|pdf|png|html|md|tex|pt|py|R)");
    addChoice(*exporting, arguments);
    addLearnedFrom(*exporting, arguments);
    addReport(*exporting, arguments);
    addPatientTable(*exporting, arguments);
    addPage(*exporting, arguments.figure);
    exporting->footer(help(exportHelp()));
    exporting->fallthrough();
}

QString exportMistake(const Arguments& arguments)
{
    const std::optional<Exported> what = exportedNamed(arguments.exported);
    if (!what)
        return Words::tr("--what takes front, curves, point, panel-use, sequences, baselines, report, patients, policy "
                         "or card, not “%1”.")
            .arg(QString::fromStdString(arguments.exported));
    if (*what == Exported::Patients)
        return patientsMistake(arguments);
    if (*what == Exported::Policy || *what == Exported::Card)
        return policyMistake(arguments, *what);
    if (!arguments.dataFile.empty() || !arguments.idColumn.empty() || arguments.cap || arguments.figure.side == "train")
        return Words::tr("--data, --id, --cap and --side train go with --what patients.");
    if (*what == Exported::Baselines) {
        if (!isTableFile(arguments.outFile))
            return Words::tr("--out takes a file name ending in .csv, .xlsx, .md or .tex, not “%1”.")
                .arg(QString::fromStdString(arguments.outFile));
        return arguments.figure.any() ? Words::tr("--preset, --width-mm, --height-mm, --dpi and --title belong to a "
                                                  "picture. Leave them out.")
                                      : QString();
    }
    const QString ending = endingOf(arguments);
    if (what == Exported::Report)
        return QStringList{"pdf", "html"}.contains(ending)
                   ? QString()
                   : Words::tr("A report is written to a file ending in .pdf or .html, not “%1”.")
                         .arg(QString::fromStdString(arguments.outFile));
    if (!QStringList{"csv", "xlsx", "svg", "pdf", "png"}.contains(ending))
        return Words::tr("--out takes a file name ending in .csv, .xlsx, .svg, .pdf or .png, not “%1”.")
            .arg(QString::fromStdString(arguments.outFile));
    if (isTableEnding(ending) && arguments.figure.any())
        return Words::tr("--preset, --width-mm, --height-mm, --dpi and --title belong to a picture: let --out end in "
                         ".svg, .pdf or .png, or leave them out.");
    if (arguments.figure.dpi && ending != QLatin1String("png"))
        return Words::tr("--dpi belongs to a PNG. PDF and SVG are sharp at every size.");
    return metricMistake(arguments);
}

} // namespace app::cli
