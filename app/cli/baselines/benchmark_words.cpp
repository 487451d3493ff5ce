// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/baselines/benchmark_report.h"
#include "app/cli/common/json_p.h"
#include "app/cli/common/text_table.h"
#include "app/cli/common/words.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/system_text.h"

#include <algorithm>

namespace app::cli {
namespace {

Json noteOrNull(const QString& note)
{
    return note.isEmpty() ? Json(nullptr) : jsonText(note);
}

Json methodsJson(const BenchmarkReport& report)
{
    Json methods = Json::array();
    for (const core::SystemKind kind : report.methods)
        methods.push_back(Json{{"method", core::systemKey({kind})},
                               {"name", ui::systemText({kind}).toStdString()},
                               {"budget", core::keepsBudgetOnAverage(kind) ? "mean" : "each"}});
    return methods;
}

Json setsJson(const BenchmarkReport& report)
{
    Json sets = Json::array();
    for (const BenchmarkSet& set : report.sets)
        sets.push_back(Json{{"dataset", set.name},
                            {"patients", set.patients},
                            {"tests", set.tests},
                            {"metric", set.metric.empty() ? Json(nullptr) : Json(set.metric)},
                            {"note", noteOrNull(set.note)}});
    return sets;
}

Json resultJson(const BenchmarkSet& set, const BenchmarkRun& run, const core::AfaScore* score)
{
    return Json{{"dataset", set.name},
                {"method", core::systemKey({run.method})},
                {"seed", run.seed.value},
                {"budget", score ? Json(score->budget) : Json(nullptr)},
                {"metric", score ? Json(score->metric) : Json(nullptr)},
                {"value", score ? jsonOrNull(score->value) : Json(nullptr)},
                {"seconds", run.seconds},
                {"note", noteOrNull(run.note)}};
}

Json resultsJson(const BenchmarkReport& report)
{
    Json results = Json::array();
    for (const BenchmarkSet& set : report.sets)
        for (const BenchmarkRun& run : set.runs) {
            if (!run.note.isEmpty())
                results.push_back(resultJson(set, run, nullptr));
            for (const core::AfaScore& score : run.scores)
                results.push_back(resultJson(set, run, &score));
        }
    return results;
}

// Why a method could not take part; empty where it did.
QString noteOf(const BenchmarkSet& set, core::SystemKind method)
{
    for (const BenchmarkRun& run : set.runs)
        if (run.method == method && !run.note.isEmpty())
            return run.note;
    return {};
}

// Whether it was judged with this budget, even if no policy of its front is that cheap.
bool isJudged(const BenchmarkSet& set, core::SystemKind method, std::size_t budget)
{
    return std::ranges::any_of(set.runs, [&](const BenchmarkRun& run) {
        return run.method == method &&
               std::ranges::find(run.scores, budget, &core::AfaScore::budget) != run.scores.end();
    });
}

void printSet(const BenchmarkReport& report, const BenchmarkSet& set, Terminal& terminal)
{
    using enum TextTable::Align;
    terminal.printHeading(QString::fromStdString(set.name));
    if (!set.note.isEmpty())
        terminal.print(QStringLiteral("  ") + set.note);
    TextTable table({Left, Right, Right, Right, Right});
    table.add({Words::tr("METHOD"), Words::tr("TESTS"), Words::tr("ACCURACY"), Words::tr("F1"), Words::tr("AUROC")});
    bool any = false;
    for (const core::SystemKind method : report.methods) {
        const auto text = [&](std::size_t budget, std::string_view metric) {
            const auto figure = figureOf(set, method, budget, metric);
            return ui::figureText(figure ? std::optional(figure->mean) : std::nullopt);
        };
        for (const std::size_t budget : report.budgets)
            if (isJudged(set, method, budget)) {
                table.add({ui::systemShortText({method}), ui::countText(budget), text(budget, "accuracy"),
                           text(budget, "f1"), text(budget, "auroc")});
                any = true;
            }
        if (const QString note = noteOf(set, method); !note.isEmpty())
            terminal.print(QStringLiteral("  %1: %2").arg(ui::systemShortText({method}), note));
    }
    if (any)
        terminal.print(table.text());
    terminal.print({});
}

} // namespace

QString benchmarkJson(const BenchmarkReport& report, const BenchmarkFiles& files)
{
    Json seeds = Json::array(), plots = Json::array();
    for (const core::Seed seed : report.seeds)
        seeds.push_back(seed.value);
    for (const QString& plot : files.plots)
        plots.push_back(jsonText(plot));
    return dumped(Json{{"suite", jsonText(report.suite)},
                       {"methods", methodsJson(report)},
                       {"seeds", std::move(seeds)},
                       {"budgets", report.budgets},
                       {"datasets", setsJson(report)},
                       {"results", resultsJson(report)},
                       {"end", report.end == core::RunEnd::Cancelled ? "cancelled" : "finished"},
                       {"out", files.table.empty() ? Json(nullptr) : Json(files.table)},
                       {"plots", std::move(plots)},
                       {"timing", Json{{"total_s", report.seconds}}},
                       {"notice", "Simulation for education and research. Not for clinical use."}});
}

void printBenchmark(const BenchmarkReport& report, const BenchmarkFiles& files, Terminal& terminal)
{
    for (const BenchmarkSet& set : report.sets)
        printSet(report, set, terminal);
    terminal.printWrapped(
        Words::tr("Means over the seeds, on test patients. Greedy, CWCF and Lattice keep to the number of tests on "
                  "average and call cases from the probability on that has the best F1 on validation patients; the "
                  "others keep to it for every patient and call cases from ½ on."),
        0);
    if (report.end == core::RunEnd::Cancelled)
        terminal.print(files.table.empty()
                           ? Words::tr("Stopped before the end. With --out FILE.csv a stopped benchmark can be gone on "
                                       "with.")
                           : Words::tr("Stopped before the end. Go on with the same words and --resume."));
    for (const QString& plot : files.plots)
        terminal.print(Words::tr("Plot: %1").arg(plot));
    terminal.print(Words::tr("Simulation for education and research. Not for clinical use."));
}

} // namespace app::cli
