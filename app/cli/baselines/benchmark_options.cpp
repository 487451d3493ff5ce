// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/argument_values.h"
#include "app/cli/common/command_options.h"
#include "app/cli/common/help_text.h"
#include "core/baselines/afa_benchmark.h"

#include <algorithm>

namespace app::cli {
namespace {

// "1,3,5": each of them by `parse`; nothing where one is not understood.
template <typename Value, typename Parse>
std::optional<std::vector<Value>> parseList(const std::string& text, Parse parse)
{
    std::vector<Value> values;
    for (const QString& word : QString::fromStdString(text).split(QLatin1Char(','))) {
        const auto value = parse(word.trimmed().toStdString());
        if (!value)
            return std::nullopt;
        values.push_back(*value);
    }
    return values;
}

std::optional<core::SystemKind> parseKeeper(const std::string& text)
{
    const std::optional<core::SystemId> system = core::systemFromKey(text);
    return system && core::canKeepBudget(system->kind) ? std::optional(system->kind) : std::nullopt;
}

} // namespace

QString budgetKeeperKeys()
{
    QStringList keys;
    for (const core::SystemKind kind : core::budgetKeepers())
        keys << QString::fromStdString(core::systemKey({kind}));
    return keys.join(QStringLiteral(", "));
}

void addBenchmark(CLI::App& app, Arguments& arguments)
{
    BenchmarkOptions& options = arguments.benchmark;
    CLI::App* benchmark = app.add_subcommand(
        "benchmark", help(Words::tr("Judge methods by a published protocol over a folder of data sets")));
    benchmark->add_option("DIR", options.folder, help(Words::tr("Folder of F.csv, each with its F.task.json")))
        ->required();
    benchmark->add_option("--suite", options.suite, help(Words::tr("The protocol: afa")))->required()->type_name("afa");
    addParsed(
        *benchmark, "--methods", options.methods,
        [](const std::string& text) { return parseList<core::SystemKind>(text, parseKeeper); },
        Words::tr("Which methods, separated by commas; all of them if not given"),
        Words::tr("some of %1").arg(budgetKeeperKeys()))
        ->type_name("LIST");
    addParsed(
        *benchmark, "--seeds", options.seeds,
        [](const std::string& text) { return parseList<core::Seed>(text, parseSeed); },
        Words::tr("Seeds of the splits; 42,43,44,45,46 if not given"), Words::tr("whole numbers from 0 up"))
        ->type_name("LIST");
    addParsed(
        *benchmark, "--budgets", options.budgets,
        [](const std::string& text) { return parseList<std::size_t>(text, parseCount); },
        Words::tr("How many tests a patient may have; 1,3,5,10,20 if not given"), Words::tr("whole numbers from 0 up"))
        ->type_name("LIST");
    benchmark->add_flag("--keep-panels", options.keepPanels,
                        help(Words::tr("Panels stay together and visible columns free; a panel is one unit")));
    benchmark
        ->add_option("--out", arguments.outFile,
                     help(Words::tr("Write all figures to this file, each run as soon as it is finished")))
        ->type_name("FILE.csv");
    benchmark->add_flag("--resume", options.resume,
                        help(Words::tr("Go on with the file of --out: what is in it is not done again")));
    benchmark
        ->add_option("--plot", options.plotFile,
                     help(Words::tr("Draw accuracy or F1 against the number of tests; a file for each data set")))
        ->type_name("FILE.pdf|svg|png");
    benchmark->footer(help(benchmarkHelp()));
    benchmark->fallthrough();
}

QString benchmarkMistake(const Arguments& arguments)
{
    const QString plot = QString::fromStdString(arguments.benchmark.plotFile).toLower();
    const auto endsWith = [&plot](const char* ending) { return plot.endsWith(QLatin1String(ending)); };
    if (arguments.benchmark.suite != "afa")
        return Words::tr("There is no suite “%1”. There is: afa.")
            .arg(QString::fromStdString(arguments.benchmark.suite));
    if (!arguments.outFile.empty() && !QString::fromStdString(arguments.outFile).endsWith(QStringLiteral(".csv")))
        return Words::tr("--out takes a file name ending in .csv, not “%1”.")
            .arg(QString::fromStdString(arguments.outFile));
    if (arguments.benchmark.resume && arguments.outFile.empty())
        return Words::tr("--resume needs the file to go on with: --out FILE.csv.");
    if (!plot.isEmpty() && !endsWith(".pdf") && !endsWith(".svg") && !endsWith(".png"))
        return Words::tr("--plot takes a file name ending in .pdf, .svg or .png, not “%1”.")
            .arg(QString::fromStdString(arguments.benchmark.plotFile));
    return {};
}

} // namespace app::cli
