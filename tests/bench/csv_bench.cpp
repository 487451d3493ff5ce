// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/data/csv/csv_import.h"
#include "core/data/quality/column_summary.h"

#include <benchmark/benchmark.h>

#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>

using namespace core;

namespace {

constexpr std::size_t kColumns = 40;

// Laboratory-like numbers, three in a hundred not recorded. Made once per size and kept for the next run.
std::filesystem::path numericFile(std::size_t rows)
{
    const auto path = std::filesystem::temp_directory_path() / ("panelwise_bench_" + std::to_string(rows) + "x40.csv");
    if (std::filesystem::exists(path))
        return path;
    const auto unfinished = path.string() + ".part";
    std::ofstream file(unfinished, std::ios::binary);
    std::string text;
    for (std::size_t c = 0; c < kColumns; ++c)
        text += (c == 0 ? "test_" : ",test_") + std::to_string(c);
    text += '\n';
    RandomStream random(Seed{1}, "csv benchmark");
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t c = 0; c < kColumns; ++c) {
            if (c != 0)
                text += ',';
            if (random.below(100) < 3)
                continue;
            char buffer[32];
            const int decimals = static_cast<int>(c % 5);
            const double value = random.uniform() * (c % 3 == 0 ? 20.0 : c % 3 == 1 ? 200.0 : 2000.0);
            text.append(buffer, std::to_chars(buffer, buffer + 32, value, std::chars_format::fixed, decimals).ptr);
        }
        text += '\n';
        if (text.size() > (std::size_t{4} << 20)) {
            file << text;
            text.clear();
        }
    }
    file << text;
    file.close();
    std::filesystem::rename(unfinished, path);
    return path;
}

double peakMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024.0;
}

void importNumbers(benchmark::State& state)
{
    const auto rows = static_cast<std::size_t>(state.range(0));
    const CsvSource source = CsvSource::fromFile(numericFile(rows));
    for (auto _ : state) {
        const ImportOutcome outcome = importCsv(source, {}, {}, {});
        if (outcome.end != RunEnd::Finished || outcome.table->rowCount() != rows)
            state.SkipWithError("the file was not read");
    }
    const double bytes = static_cast<double>(std::filesystem::file_size(source.file));
    const double matrix = static_cast<double>(rows * kColumns * sizeof(float)) / (1024.0 * 1024.0);
    state.counters["file_MB"] = bytes / (1024.0 * 1024.0);
    state.counters["peak_MB"] = peakMegabytes();
    state.counters["peak_per_matrix"] = peakMegabytes() / matrix;
    state.SetBytesProcessed(static_cast<std::int64_t>(bytes) * state.iterations());
}
BENCHMARK(importNumbers)->Arg(10'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

void previewNumbers(benchmark::State& state)
{
    const CsvSource source = CsvSource::fromFile(numericFile(static_cast<std::size_t>(state.range(0))));
    for (auto _ : state)
        if (!previewCsv(source))
            state.SkipWithError("the file was not read");
}
BENCHMARK(previewNumbers)->Arg(10'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

void summariseNumbers(benchmark::State& state)
{
    RandomStream random(Seed{1}, "summary benchmark");
    std::vector<Column> columns;
    for (int c = 0; c < 50; ++c) {
        Column& column = columns.emplace_back();
        column.name = "test_" + std::to_string(c);
        for (std::int64_t row = 0; row < state.range(0); ++row)
            column.values.push_back(static_cast<float>(random.normal()));
    }
    const Table table("benchmark", std::move(columns));
    for (auto _ : state)
        benchmark::DoNotOptimize(summarise(table, {}));
}
BENCHMARK(summariseNumbers)->Arg(100'000)->Unit(benchmark::kMillisecond);

} // namespace
