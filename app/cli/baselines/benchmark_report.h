// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/failure.h"
#include "app/cli/common/terminal.h"
#include "core/base/progress.h"
#include "core/base/strong_types.h"
#include "core/baselines/afa_benchmark.h"
#include "ui/common/text/data_table.h"

#include <QString>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What a benchmark has found, and the forms in which it is told.
namespace app::cli {

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
    std::string_view metric = {}; // by which it is usually judged: accuracy or f1
    QString note = {};            // why it is left out
    std::vector<BenchmarkRun> runs = {};
};

struct BenchmarkReport {
    QString suite;
    std::vector<core::SystemKind> methods;
    std::vector<core::Seed> seeds;
    std::vector<std::size_t> budgets;
    std::vector<BenchmarkSet> sets = {};
    std::vector<QStringList> earlier = {}; // rows of the file that is gone on with, as far as nobody has taken them
    core::RunEnd end = core::RunEnd::Finished;
    double seconds = 0.0;
};

// Of a data set with so many cases: F1 where one outcome is rare, since accuracy is high then whatever is done.
std::string_view usualMetric(std::size_t cases, std::size_t patients);

// What one metric came to over the seeds; unset where one of them has no figure.
struct BenchmarkFigure {
    double mean = 0.0, lowest = 0.0, highest = 0.0;
};
std::optional<BenchmarkFigure> figureOf(const BenchmarkSet& set, core::SystemKind method, std::size_t budget,
                                        std::string_view metric);

// The columns of --out, and what is finished.
ui::DataTable benchmarkTable(const BenchmarkReport& report);
// The rows of such a file.
Result<std::vector<QStringList>> readBenchmarkRows(const std::string& file);
// Finishes the runs of a data set that are in the earlier rows with all budgets it can spend.
void takeEarlierRuns(BenchmarkReport& report, BenchmarkSet& set);
// Its figures take the place of earlier ones.
void finishRun(BenchmarkReport& report, const BenchmarkSet& set, BenchmarkRun& run);
// Without a run: why the data set was left out.
void forgetEarlier(BenchmarkReport& report, const BenchmarkSet& set, const BenchmarkRun* run);

// One plot for each data set, with its name in that of the file where there are several; nothing where no file is
// wanted. Drawn in app/cli/export, as all pictures are.
Result<QStringList> drawBenchmark(const BenchmarkReport& report, const std::filesystem::path& wanted);

struct BenchmarkFiles {
    std::string table;
    QStringList plots;
};
QString benchmarkJson(const BenchmarkReport& report, const BenchmarkFiles& files);
void printBenchmark(const BenchmarkReport& report, const BenchmarkFiles& files, Terminal& terminal);

} // namespace app::cli
