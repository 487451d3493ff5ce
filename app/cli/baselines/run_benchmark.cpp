// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/commands.h"
#include "app/cli/common/json_p.h"
#include "app/cli/common/load_study.h"
#include "app/cli/common/progress_line.h"
#include "app/cli/common/terminal_job.h"
#include "app/cli/common/text_table.h"
#include "app/cli/common/words.h"
#include "core/base/pending_file.h"
#include "core/baselines/afa_benchmark.h"
#include "core/data/csv/csv_text.h"
#include "ui/common/text/error_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/system_text.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <mutex>

namespace app::cli {
namespace {

constexpr std::array<std::size_t, 5> kBudgets{1, 3, 5, 10, 20};
constexpr std::uint64_t kFirstSeed = 42, kSeeds = 5;

// One method with one seed on one data set.
struct BenchmarkRun {
    core::SystemKind method = {};
    core::Seed seed{0};
    std::vector<core::AfaScore> scores = {};
    double seconds = 0.0;
    QString note = {}; // why there are no scores
    bool finished = false;
};
struct BenchmarkSet {
    std::string name;
    std::size_t patients = 0, tests = 0;
    QString note = {}; // why it is left out
    std::vector<BenchmarkRun> runs = {};
};
struct BenchmarkReport {
    std::vector<core::SystemKind> methods;
    std::vector<core::Seed> seeds;
    std::vector<std::size_t> budgets;
    std::vector<BenchmarkSet> sets = {};
    core::RunEnd end = core::RunEnd::Finished;
    double seconds = 0.0;
};

std::string keyOf(core::SystemKind kind)
{
    return core::systemKey({kind});
}

double secondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

BenchmarkReport wantedReport(const BenchmarkOptions& options)
{
    const auto all = core::budgetKeepers();
    std::vector<core::Seed> usual;
    for (std::uint64_t i = 0; i < kSeeds; ++i)
        usual.push_back(core::Seed{kFirstSeed + i});
    return {.methods = options.methods.value_or(std::vector<core::SystemKind>(all.begin(), all.end())),
            .seeds = options.seeds.value_or(usual),
            .budgets = options.budgets.value_or(std::vector<std::size_t>(kBudgets.begin(), kBudgets.end()))};
}

QString wordsFor(const Failure& failure)
{
    const auto& problems = failure.problems.first();
    if (problems.empty())
        return failure.message;
    if (problems.front().code == core::ErrorCode::LabelNotBinary)
        return Words::tr("More than two outcomes are out of scope. %1").arg(ui::errorText(problems.front()));
    return ui::errorText(problems.front());
}

// The data set with its tests at one unit each, or why it cannot take part.
Result<core::CohortPtr> readSet(const Workplace& place, const std::filesystem::path& file)
{
    Arguments own = place.arguments;
    own.dataFile = file.string();
    own.taskFile = std::filesystem::path(file).replace_extension(".task.json").string();
    if (!std::filesystem::exists(own.taskFile))
        return Failure{.message = Words::tr("There is no task file beside it.")};
    const auto loaded = loadStudy({.arguments = own, .terminal = place.terminal, .stop = place.stop});
    if (!loaded)
        return loaded.error();
    core::Study study = loaded->study;
    study.task = own.benchmark.keepPanels ? core::onePanelOneUnit(study.task) : core::oneTestOneUnit(study.task);
    const auto patients = inFile(core::makePatients(loaded->import, study), own.dataFile);
    if (!patients)
        return patients.error();
    return patients->cohort;
}

void judge(const Workplace& place, BenchmarkSet& set, const core::Cohort& cohort, const BenchmarkReport& report,
           core::Executor& executor, ProgressLine& line)
{
    for (const core::SystemKind method : report.methods)
        for (const core::Seed seed : report.seeds)
            set.runs.push_back({.method = method, .seed = seed});
    std::mutex mutex; // of the line
    std::size_t finished = 0;
    executor.each(set.runs.size(), [&](std::size_t item, std::size_t) {
        BenchmarkRun& run = set.runs[item];
        const auto start = std::chrono::steady_clock::now();
        const auto scores = core::afaScores(run.method, cohort, run.seed, report.budgets,
                                            [&](double) { return !place.stop.stop_requested(); });
        run.seconds = secondsSince(start);
        run.finished = !scores || *scores;
        if (!scores)
            run.note = ui::errorText(scores.error());
        else if (*scores)
            run.scores = std::move(**scores);
        const std::scoped_lock lock(mutex);
        if (line.isDue())
            line.showBar(
                double(++finished) / double(set.runs.size()),
                QStringLiteral("%1 · %2").arg(QString::fromStdString(set.name), ui::systemShortText({run.method})));
        else
            ++finished;
    });
}

Result<BenchmarkReport> makeReport(const Workplace& place)
{
    const auto start = std::chrono::steady_clock::now();
    const std::string& folder = place.arguments.benchmark.folder;
    std::error_code failed;
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed))
        if (entry.path().extension() == ".csv")
            files.push_back(entry.path());
    std::ranges::sort(files);
    if (failed || files.empty())
        return Failure{.exit = ExitCode::UserData,
                       .file = folder,
                       .message =
                           Words::tr("There is no folder with CSV files at %1.").arg(QString::fromStdString(folder))};
    BenchmarkReport report = wantedReport(place.arguments.benchmark);
    ThreadExecutor executor(threadsFor(place.arguments));
    ProgressLine line(place.terminal, ProgressLine::First::AtOnce);
    for (const std::filesystem::path& file : files) {
        BenchmarkSet& set = report.sets.emplace_back(BenchmarkSet{.name = file.stem().string()});
        const auto cohort = readSet(place, file);
        if (!cohort) {
            set.note = wordsFor(cohort.error());
            line.keep(QStringLiteral("%1: %2").arg(QString::fromStdString(set.name), set.note));
        } else {
            set.patients = (*cohort)->patientCount();
            set.tests = (*cohort)->catalog().panelCount();
            judge(place, set, **cohort, report, executor, line);
        }
        if (place.stop.stop_requested()) {
            report.end = core::RunEnd::Cancelled;
            break;
        }
    }
    report.seconds = secondsSince(start);
    return report;
}

// Calls with each line of the table: of a data set or a method without figures the note alone.
template <typename Row>
void eachRow(const BenchmarkReport& report, Row row)
{
    for (const BenchmarkSet& set : report.sets) {
        if (!set.note.isEmpty())
            row(set, nullptr, nullptr, set.note);
        for (const BenchmarkRun& run : set.runs) {
            if (!run.note.isEmpty())
                row(set, &run, nullptr, run.note);
            for (const core::AfaScore& score : run.scores)
                row(set, &run, &score, QString());
        }
    }
}

QString quoted(const QString& text)
{
    std::string field;
    core::csv::appendField(field, text.toStdString());
    return QString::fromStdString(field);
}

std::string csvOf(const BenchmarkReport& report)
{
    QString text = QStringLiteral("suite,dataset,method,seed,budget,metric,value,seconds,note\n");
    eachRow(report,
            [&](const BenchmarkSet& set, const BenchmarkRun* run, const core::AfaScore* score, const QString& note) {
                QStringList cells{QStringLiteral("afa"), quoted(QString::fromStdString(set.name))};
                cells << (run ? QString::fromStdString(keyOf(run->method)) : QString())
                      << (run ? QString::number(run->seed.value) : QString())
                      << (score ? QString::number(score->budget) : QString())
                      << (score ? QString::fromUtf8(score->metric.data(), qsizetype(score->metric.size())) : QString())
                      << (score && score->value ? QString::number(*score->value, 'g', 6) : QString())
                      << (run ? QString::number(run->seconds, 'f', 2) : QString()) << quoted(note);
                text += cells.join(QLatin1Char(',')) + QLatin1Char('\n');
            });
    return text.toStdString();
}

QString benchmarkJson(const BenchmarkReport& report, const std::string& file)
{
    Json methods = Json::array(), seeds = Json::array(), sets = Json::array(), results = Json::array();
    for (const core::SystemKind kind : report.methods)
        methods.push_back(Json{{"method", keyOf(kind)},
                               {"name", ui::systemText({kind}).toStdString()},
                               {"budget", core::keepsBudgetOnAverage(kind) ? "mean" : "each"}});
    for (const core::Seed seed : report.seeds)
        seeds.push_back(seed.value);
    for (const BenchmarkSet& set : report.sets)
        sets.push_back(Json{{"dataset", set.name},
                            {"patients", set.patients},
                            {"tests", set.tests},
                            {"note", set.note.isEmpty() ? Json(nullptr) : jsonText(set.note)}});
    eachRow(report,
            [&](const BenchmarkSet& set, const BenchmarkRun* run, const core::AfaScore* score, const QString& note) {
                if (run)
                    results.push_back(Json{{"dataset", set.name},
                                           {"method", keyOf(run->method)},
                                           {"seed", run->seed.value},
                                           {"budget", score ? Json(score->budget) : Json(nullptr)},
                                           {"metric", score ? Json(score->metric) : Json(nullptr)},
                                           {"value", score ? jsonOrNull(score->value) : Json(nullptr)},
                                           {"seconds", run->seconds},
                                           {"note", note.isEmpty() ? Json(nullptr) : jsonText(note)}});
            });
    return dumped(Json{{"suite", "afa"},
                       {"methods", std::move(methods)},
                       {"seeds", std::move(seeds)},
                       {"budgets", report.budgets},
                       {"datasets", std::move(sets)},
                       {"results", std::move(results)},
                       {"end", report.end == core::RunEnd::Cancelled ? "cancelled" : "finished"},
                       {"out", file.empty() ? Json(nullptr) : Json(file)},
                       {"timing", Json{{"total_s", report.seconds}}},
                       {"notice", "Simulation for education and research. Not for clinical use."}});
}

// Mean over the seeds; nothing where one of them has no figure.
std::optional<double> meanOf(const BenchmarkSet& set, core::SystemKind method, std::size_t budget,
                             std::string_view metric)
{
    double sum = 0.0, count = 0.0;
    for (const BenchmarkRun& run : set.runs)
        for (const core::AfaScore& score : run.scores)
            if (run.method == method && score.budget == budget && score.metric == metric) {
                if (!score.value)
                    return std::nullopt;
                sum += *score.value;
                count += 1.0;
            }
    return count > 0.0 ? std::optional(sum / count) : std::nullopt;
}

void printReport(const BenchmarkReport& report, Terminal& terminal)
{
    using enum TextTable::Align;
    for (const BenchmarkSet& set : report.sets) {
        terminal.printHeading(QString::fromStdString(set.name));
        if (!set.note.isEmpty())
            terminal.print(QStringLiteral("  ") + set.note);
        TextTable table({Left, Right, Right, Right, Right});
        table.add(
            {Words::tr("METHOD"), Words::tr("TESTS"), Words::tr("ACCURACY"), Words::tr("F1"), Words::tr("AUROC")});
        bool any = false;
        for (const core::SystemKind method : report.methods) {
            for (const std::size_t budget : report.budgets)
                if (const auto accuracy = meanOf(set, method, budget, "accuracy")) {
                    table.add({ui::systemShortText({method}), ui::countText(budget), ui::figureText(accuracy),
                               ui::figureText(meanOf(set, method, budget, "f1")),
                               ui::figureText(meanOf(set, method, budget, "auroc"))});
                    any = true;
                }
            for (const BenchmarkRun& run : set.runs)
                if (run.method == method && !run.note.isEmpty()) {
                    terminal.print(QStringLiteral("  %1: %2").arg(ui::systemShortText({method}), run.note));
                    break;
                }
        }
        if (any)
            terminal.print(table.text());
        terminal.print({});
    }
    terminal.print(Words::tr("Means over the seeds, on test patients. Greedy, CWCF and Lattice keep to the number of "
                             "tests on average, the\nothers for every patient."));
    terminal.print(Words::tr("Simulation for education and research. Not for clinical use."));
}

} // namespace

ExitCode runBenchmark(const Workplace& place)
{
    const Arguments& arguments = place.arguments;
    const auto made = makeReport(place);
    if (!made)
        return report(made.error(), arguments.json, place.terminal);
    if (!arguments.outFile.empty())
        if (const core::Status written = core::writeFile(arguments.outFile, csvOf(*made)); !written)
            return report(Failure::fromError(written.error(), arguments.outFile), arguments.json, place.terminal);
    if (arguments.json)
        place.terminal.print(benchmarkJson(*made, arguments.outFile));
    else
        printReport(*made, place.terminal);
    return made->end == core::RunEnd::Cancelled ? ExitCode::Cancelled : ExitCode::Done;
}

} // namespace app::cli
