// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/baselines/benchmark_report.h"
#include "app/cli/common/commands.h"
#include "app/cli/common/load_study.h"
#include "app/cli/common/progress_line.h"
#include "app/cli/common/terminal_job.h"
#include "app/cli/common/words.h"
#include "core/base/pending_file.h"
#include "ui/common/text/error_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/system_text.h"
#include "ui/common/text/training_text.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <mutex>

namespace app::cli {
namespace {

constexpr std::array<std::size_t, 5> kBudgets{1, 3, 5, 10, 20};
constexpr std::array kSeeds{core::Seed{42}, core::Seed{43}, core::Seed{44}, core::Seed{45}, core::Seed{46}};

using Clock = std::chrono::steady_clock;
double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// Each once, in the order asked for.
template <typename Value>
std::vector<Value> wanted(const std::optional<std::vector<Value>>& asked, std::span<const Value> usual)
{
    std::vector<Value> each;
    for (const Value& value : asked ? std::span<const Value>(*asked) : usual)
        if (std::ranges::find(each, value) == each.end())
            each.push_back(value);
    return each;
}

BenchmarkReport wantedReport(const BenchmarkOptions& options)
{
    return {.suite = options.keepPanels ? QStringLiteral("afa-panels") : QStringLiteral("afa"),
            .methods = wanted(options.methods, core::budgetKeepers()),
            .seeds = wanted(options.seeds, std::span<const core::Seed>(kSeeds)),
            .budgets = wanted(options.budgets, std::span<const std::size_t>(kBudgets))};
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

// Takes one data set after the other; what is finished is in the file at once.
class Benchmark {
public:
    Benchmark(const Workplace& place, std::vector<std::filesystem::path> files, std::vector<QStringList> earlier)
        : m_place(place),
          m_files(std::move(files)),
          m_report(wantedReport(place.arguments.benchmark)),
          m_executor(threadsFor(place.arguments)),
          m_line(place.terminal, ProgressLine::First::AtOnce)
    {
        m_report.earlier = std::move(earlier);
    }

    BenchmarkReport run()
    {
        const auto start = Clock::now();
        for (m_set = 0; m_set < m_files.size() && !m_place.stop.stop_requested(); ++m_set)
            takeSet(m_files[m_set]);
        if (m_place.stop.stop_requested())
            m_report.end = core::RunEnd::Cancelled;
        m_report.seconds = secondsSince(start);
        return std::move(m_report);
    }
    core::Status written() const { return m_written; } // the first failure, if any
    void write()
    {
        const std::string& file = m_place.arguments.outFile;
        if (file.empty() || !m_written)
            return;
        m_written = core::writeFile(file, ui::csvOf(benchmarkTable(m_report), "\n").toStdString());
    }

private:
    void takeSet(const std::filesystem::path& file)
    {
        const auto cohort = readSet(m_place, file);
        if (m_place.stop.stop_requested())
            return;
        BenchmarkSet& set = m_report.sets.emplace_back(BenchmarkSet{.name = file.stem().string()});
        forgetEarlier(m_report, set, nullptr);
        if (!cohort) {
            set.note = wordsFor(cohort.error());
            m_line.keep(QStringLiteral("%1: %2").arg(QString::fromStdString(set.name), set.note));
            write();
            return;
        }
        std::size_t cases = 0;
        for (std::size_t i = 0; i < (*cohort)->patientCount(); ++i)
            cases += (*cohort)->outcome(core::PatientIndex(i)) == core::Disease::Present ? 1 : 0;
        set.patients = (*cohort)->patientCount();
        set.tests = (*cohort)->catalog().panelCount();
        set.metric = usualMetric(cases, set.patients);
        for (const core::SystemKind method : m_report.methods)
            for (const core::Seed seed : m_report.seeds)
                set.runs.push_back({.method = method, .seed = seed});
        takeEarlierRuns(m_report, set);
        judge(set, **cohort);
    }

    void judge(BenchmarkSet& set, const core::Cohort& cohort)
    {
        std::vector<BenchmarkRun*> left;
        for (BenchmarkRun& run : set.runs)
            if (!run.finished)
                left.push_back(&run);
        m_began = Clock::now();
        m_shares = std::vector<std::atomic<double>>(left.size());
        m_executor.each(left.size(), [&](std::size_t item, std::size_t) {
            BenchmarkRun run{.method = left[item]->method, .seed = left[item]->seed};
            const auto start = Clock::now();
            const auto scores = core::afaScores(run.method, cohort, run.seed, m_report.budgets, [&](double share) {
                m_shares[item] = share;
                show(set, run.method);
                return !m_place.stop.stop_requested();
            });
            if (scores && !*scores)
                return; // stopped
            run.seconds = secondsSince(start);
            if (scores)
                run.scores = std::move(**scores);
            else
                run.note = ui::errorText(scores.error());
            m_shares[item] = 1.0;
            const std::scoped_lock lock(m_mutex);
            *left[item] = std::move(run);
            finishRun(m_report, set, *left[item]);
            write();
        });
    }

    // "thyroid · GDFS · 37 % · about 10 s left": of all runs of this data set, and which data set it is.
    void show(const BenchmarkSet& set, core::SystemKind method)
    {
        const std::unique_lock lock(m_mutex, std::try_to_lock);
        if (!lock || !m_line.isDue())
            return;
        double share = 0.0;
        for (const std::atomic<double>& one : m_shares)
            share += one / double(m_shares.size());
        QStringList parts{QString::fromStdString(set.name)};
        if (m_files.size() > 1)
            parts << Words::tr("%1 of %2").arg(QString::number(m_set + 1), QString::number(m_files.size()));
        parts << ui::systemShortText({method}) << ui::shareText(share, QLocale(), 0);
        constexpr double kEnoughToTell = 0.02;
        if (share > kEnoughToTell)
            parts << Words::tr("%1 left").arg(ui::aboutText(secondsSince(m_began) * (1.0 - share) / share));
        m_line.showBar((double(m_set) + share) / double(m_files.size()), parts.join(QStringLiteral(" · ")));
    }

    const Workplace& m_place;
    std::vector<std::filesystem::path> m_files;
    std::size_t m_set = 0;
    BenchmarkReport m_report;
    ThreadExecutor m_executor;
    ProgressLine m_line;
    core::Status m_written = core::Done();
    std::mutex m_mutex;                        // of the line, the file and what is finished
    std::vector<std::atomic<double>> m_shares; // of the runs of this data set
    Clock::time_point m_began;
};

Result<std::vector<std::filesystem::path>> filesIn(const std::string& folder)
{
    std::error_code failed;
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed))
        if (QString::fromStdString(entry.path().extension().string()).toLower() == QLatin1String(".csv") &&
            !entry.is_directory())
            files.push_back(entry.path());
    std::ranges::sort(files);
    if (failed || files.empty())
        return Failure{.exit = ExitCode::UserData,
                       .file = folder,
                       .message =
                           Words::tr("There is no folder with CSV files at %1.").arg(QString::fromStdString(folder))};
    return files;
}

// The rows to go on with; what would fail at the end fails now.
Result<std::vector<QStringList>> earlierRows(const Arguments& arguments)
{
    using Rows = std::vector<QStringList>;
    const std::string& file = arguments.outFile;
    if (file.empty())
        return Rows();
    if (const core::Status opened = core::PendingFile(file).opened(); !opened)
        return Failure::fromError(opened.error(), file);
    if (arguments.benchmark.resume)
        return readBenchmarkRows(file);
    if (std::filesystem::exists(file))
        return Failure::wrongUsage(
            Words::tr("%1 exists already. Go on with it by --resume, or choose another name for --out.")
                .arg(QString::fromStdString(file)));
    return Rows();
}

} // namespace

ExitCode runBenchmark(const Workplace& place)
{
    const Arguments& arguments = place.arguments;
    const auto failed = [&](const Failure& failure) { return report(failure, arguments.json, place.terminal); };
    auto files = filesIn(arguments.benchmark.folder);
    if (!files)
        return failed(files.error());
    auto earlier = earlierRows(arguments);
    if (!earlier)
        return failed(earlier.error());
    Benchmark benchmark(place, std::move(*files), std::move(*earlier));
    const BenchmarkReport found = benchmark.run();
    if (const core::Status written = benchmark.written(); !written)
        return failed(Failure::fromError(written.error(), arguments.outFile));
    const auto plots = drawBenchmark(found, arguments.benchmark.plotFile);
    if (!plots)
        return failed(plots.error());
    const BenchmarkFiles told{.table = arguments.outFile, .plots = *plots};
    if (arguments.json)
        place.terminal.print(benchmarkJson(found, told));
    else
        printBenchmark(found, told, place.terminal);
    return found.end == core::RunEnd::Cancelled ? ExitCode::Cancelled : ExitCode::Done;
}

} // namespace app::cli
