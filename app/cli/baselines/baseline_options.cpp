// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/argument_values.h"
#include "app/cli/common/command_options.h"
#include "app/cli/common/help_text.h"

#include <QFileInfo>

namespace app::cli {
namespace {

void addRows(CLI::App& baselines, BaselineOptions& options)
{
    baselines
        .add_option("--models", options.models,
                    help(Words::tr("Which rows, separated by commas: keys such as lr,rf-2,lattice, or paper, or all; "
                                   "paper,lattice if not given")))
        ->type_name("LIST");
    addParsed(baselines, "--seeds", options.seeds, parseCount,
              Words::tr("How often everything is learned anew; 5 if not given"), Words::tr("a whole number from 1 up"))
        ->type_name("N");
    baselines
        .add_option("--panels", options.panels,
                    help(Words::tr("Your choice of panels, separated by commas, in the place of the two cheapest")))
        ->type_name("LIST");
    baselines.add_flag("--same-split", options.sameSplit,
                       help(Words::tr("The same patients for training, validation and test every time")));
}

void addResume(CLI::App& baselines, BaselineOptions& options)
{
    const auto resume = [&options](const CLI::results_t& texts) {
        options.resume = true;
        if (texts.empty() || texts.front().empty() || texts.front() == "true")
            return true;
        options.id = parseTable(texts.front());
        if (!options.id)
            throw CLI::ValidationError(Words::tr("--resume takes the number of a table or nothing, not “%1”.")
                                           .arg(QString::fromStdString(texts.front()))
                                           .toStdString(),
                                       CLI::ExitCodes::ValidationError);
        return true;
    };
    baselines
        .add_option("--resume", resume,
                    help(Words::tr("Take up a table that was stopped, the newest one if no number is given")))
        ->expected(0, 1)
        ->type_name("[TABLE]");
}

QString tableResumeMistake(const Arguments& arguments)
{
    const BaselineOptions& options = arguments.baselines;
    const TrainingOptions& training = arguments.training;
    if (arguments.projectFile.empty())
        return Words::tr("--resume needs the project that holds the table: --project P.panelwise.");
    if (arguments.judging.given())
        return Words::tr("A resumed table keeps the way it is judged. Leave out --folds and --repeats.");
    if (!options.models.empty() || options.seeds || !options.panels.empty() || options.sameSplit || training.lambda ||
        training.rho || training.preset || !training.settings.empty() || arguments.seed)
        return Words::tr("A resumed table keeps its settings. Leave out --models, --seeds, --panels, --same-split, "
                         "--lambda, --rho, --preset, --set and --seed.");
    if (arguments.hasNewPatients())
        return Words::tr("A resumed table keeps its patients. Leave out --cohort and --data.");
    return {};
}

} // namespace

void addBaselines(CLI::App& app, Arguments& arguments)
{
    CLI::App* baselines =
        app.add_subcommand("baselines", help(Words::tr("Compare with what people use today: the paper's table")));
    addInput(*baselines, arguments, Words::tr("The project to keep it in; with --cohort or --data a new one to write"));
    addCap(*baselines, arguments, Words::tr("Nobody's bill may exceed this"));
    addRows(*baselines, arguments.baselines);
    addJudging(*baselines, arguments.judging);
    addReward(*baselines, arguments.training);
    addSettings(*baselines, arguments.training);
    addResume(*baselines, arguments.baselines);
    addBootstrap(*baselines, arguments.training);
    baselines
        ->add_option("--out", arguments.outFile, help(Words::tr("Also write the tables to this file, as export does")))
        ->type_name("FILE.(csv|xlsx|md|tex)");
    baselines->footer(help(baselinesHelp()));
    baselines->fallthrough();
}

bool isTableFile(const std::string& file)
{
    const QString ending = QFileInfo(QString::fromStdString(file)).suffix().toLower();
    return QStringList{"csv", "xlsx", "md", "tex"}.contains(ending);
}

QString baselinesMistake(const Arguments& arguments)
{
    const BaselineOptions& options = arguments.baselines;
    if (!arguments.outFile.empty() && !isTableFile(arguments.outFile))
        return Words::tr("--out takes a file name ending in .csv, .xlsx, .md or .tex, not “%1”.")
            .arg(QString::fromStdString(arguments.outFile));
    if (options.resume)
        return tableResumeMistake(arguments);
    if (!arguments.hasNewPatients() && arguments.projectFile.empty())
        return Words::tr("There are no patients to learn from. Name one of --cohort NAME, --data F.csv or --project "
                         "P.panelwise.");
    if (const QString mistake = judgingMistake(arguments.judging); !mistake.isEmpty())
        return mistake;
    if (arguments.judging.given() && (options.seeds || options.sameSplit))
        return Words::tr("--folds deals the patients itself. Leave out --seeds and --same-split; --repeats deals "
                         "them several times.");
    if (options.seeds && (*options.seeds == 0 || *options.seeds > 1000))
        return Words::tr("--seeds takes a number from 1 to 1000.");
    if (arguments.training.lambda.has_value() != arguments.training.rho.has_value())
        return Words::tr("--lambda and --rho go together. Without them the best of a few on validation patients is "
                         "taken.");
    return rewardMistake(arguments.training);
}

} // namespace app::cli
