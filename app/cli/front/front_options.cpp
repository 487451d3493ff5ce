// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/argument_values.h"
#include "app/cli/common/command_options.h"
#include "app/cli/common/help_text.h"
#include "app/cli/front/front_job.h"
#include "core/plan/plan_fields.h"

#include <algorithm>

namespace app::cli {
namespace {

QString money()
{
    return Words::tr("an amount of money from 0 up");
}

void addSearch(CLI::App& front, Arguments& arguments)
{
    FrontOptions& options = arguments.front;
    const QString methods = QStringLiteral("lattice, smddpo, smddpo-end-to-end, exact");
    addParsed(front, "--method", options.method, parseFrontMethod, Words::tr("%1; lattice if not given").arg(methods),
              methods)
        ->type_name("M");
    addParsed(front, "--metric", options.metric, parseFrontMetric,
              Words::tr("What to get for the money: f1, or am, the mean of sensitivity and specificity; f1 if not "
                        "given"),
              QStringLiteral("f1, am"))
        ->type_name("F");
    addMinimise(front, arguments);
    addParsed(front, "--grid", options.grid, parseGrid,
              Words::tr("Of the sweep: adaptive fills the gaps of the front, paper is the published grid of 190 "
                        "policies; adaptive if not given"),
              QStringLiteral("adaptive, paper"))
        ->type_name("G");
    addParsed(front, "--policies", options.policies, parseCount,
              Words::tr("Of the adaptive sweep: how many policies to train; 24 if not given"),
              Words::tr("a whole number from 1 up"))
        ->type_name("N");
}

void addResume(CLI::App& front, FrontOptions& options)
{
    const auto resume = [&options](const CLI::results_t& texts) {
        options.resume = true;
        if (texts.empty() || texts.front().empty() || texts.front() == "true")
            return true;
        options.id = parseFront(texts.front());
        if (!options.id)
            throw CLI::ValidationError(Words::tr("--resume takes the number of a front or nothing, not “%1”.")
                                           .arg(QString::fromStdString(texts.front()))
                                           .toStdString(),
                                       CLI::ExitCodes::ValidationError);
        return true;
    };
    CLI::Option* option = front
                              .add_option("--resume", resume,
                                          help(Words::tr("Take up a search that was stopped, the newest one if no "
                                                         "number is given")))
                              ->expected(0, 1)
                              ->type_name("[FRONT]");
    addParsed(front, "--front", options.id, parseFront,
              Words::tr("Show this front of the project instead of finding a new one"),
              Words::tr("a whole number from 1 up"))
        ->type_name("FRONT")
        ->excludes(option);
}

bool isSweep(const FrontOptions& options)
{
    return options.method == core::FrontMethod::SweepPretrained || options.method == core::FrontMethod::SweepEndToEnd;
}

// What belongs to the sweep alone, by the name of its option.
QString sweepOption(const Arguments& arguments)
{
    const FrontOptions& options = arguments.front;
    if (options.grid)
        return QStringLiteral("--grid");
    if (options.policies)
        return QStringLiteral("--policies");
    if (arguments.training.preset)
        return QStringLiteral("--preset");
    const auto setting =
        std::ranges::find_if(arguments.training.settings, [](const std::string& one) { return !isFrontSetting(one); });
    return setting == arguments.training.settings.end() ? QString()
                                                        : QStringLiteral("--set ") + QString::fromStdString(*setting);
}

// Neither of the front nor of the training of one policy.
QString unknownSetting(const TrainingOptions& options)
{
    for (const std::string& setting : options.settings) {
        const std::string name = setting.substr(0, setting.find('='));
        if (isFrontSetting(setting) || core::planFieldNamed(name))
            continue;
        QStringList names;
        for (const std::string& known : frontSettingNames())
            names << QString::fromStdString(known);
        return Words::tr("There is no setting “%1”. Those of a front: %2. Those of a sweep are in the help of “train”.")
            .arg(QString::fromStdString(name), names.join(QStringLiteral(", ")));
    }
    return {};
}

QString storedMistake(const Arguments& arguments)
{
    const FrontOptions& options = arguments.front;
    if (arguments.projectFile.empty())
        return options.resume ? Words::tr("--resume needs the project that holds the search: --project P.panelwise.")
                              : Words::tr("--front needs the project that holds it: --project P.panelwise.");
    if (arguments.judging.given())
        return Words::tr("A stored front keeps the way it was judged. Leave out --folds and --repeats.");
    if (options.method || options.metric || options.grid || options.policies || arguments.training.preset ||
        !arguments.training.settings.empty() || arguments.seed || arguments.minimise)
        return Words::tr("A stored front keeps its settings. Leave out --method, --metric, --minimise, --grid, "
                         "--policies, --preset, --set and --seed.");
    if (arguments.hasNewPatients())
        return Words::tr("A stored front keeps its patients. Leave out --cohort and --data.");
    return {};
}

} // namespace

void addFront(CLI::App& app, Arguments& arguments)
{
    CLI::App* front = app.add_subcommand("front", help(Words::tr("Find the whole front: the best for every budget")));
    addInput(*front, arguments, Words::tr("The project to keep it in; with --cohort or --data a new one to write"));
    addSearch(*front, arguments);
    addJudging(*front, arguments.judging);
    addSettings(*front, arguments.training);
    addParsed(*front, "--budget", arguments.front.budget, parseMoney,
              Words::tr("Say what to do for this mean cost per patient; minutes with --minimise time"), money())
        ->type_name("B");
    addCap(*front, arguments,
           Words::tr(
               "Nobody's bill may exceed this: a rule of the search, and of a stored front what its policies do then"));
    addResume(*front, arguments.front);
    addBootstrap(*front, arguments.training);
    front->footer(help(frontHelp()));
    front->fallthrough();
}

QString frontMistake(const Arguments& arguments)
{
    const FrontOptions& options = arguments.front;
    if (options.resume || options.id)
        return storedMistake(arguments);
    if (!arguments.hasNewPatients() && arguments.projectFile.empty())
        return Words::tr("There are no patients to learn from. Name one of --cohort NAME, --data F.csv or --project "
                         "P.panelwise.");
    if (const QString wrong = unknownSetting(arguments.training); !wrong.isEmpty() && !isSweep(options))
        return wrong;
    if (const QString option = sweepOption(arguments); !option.isEmpty() && !isSweep(options))
        return Words::tr("%1 belongs to the sweep: add --method smddpo, or leave it out.").arg(option);
    if (const QString mistake = judgingMistake(arguments.judging); !mistake.isEmpty())
        return mistake;
    if (options.policies && (*options.policies == 0 || *options.policies > 10'000))
        return Words::tr("--policies takes a number from 1 to 10000.");
    if (options.policies && options.grid == core::SweepGrid::Paper)
        return Words::tr("The published grid has 190 policies. Leave out --policies, or --grid paper.");
    return {};
}

} // namespace app::cli
