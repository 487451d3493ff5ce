// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/data/formats/workbook/xlsx_write.h"
#include "core/data/import/table_import.h"

#include <benchmark/benchmark.h>
#include <readstat.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <string>

using namespace core;

namespace {

constexpr int kVariables = 50;

ssize_t appendBytes(const void* data, std::size_t size, void* stream)
{
    static_cast<std::ofstream*>(stream)->write(static_cast<const char*>(data), static_cast<std::streamsize>(size));
    return static_cast<ssize_t>(size);
}

// Laboratory-like numbers, every fifth column a code with labels, three in a hundred not recorded. Made once by
// ReadStat's own writer and kept for the next run.
std::filesystem::path spssFile(long rows)
{
    const auto path = std::filesystem::temp_directory_path() / ("panelwise_bench_" + std::to_string(rows) + "x50.sav");
    if (std::filesystem::exists(path))
        return path;
    const std::string unfinished = path.string() + ".part";
    std::ofstream file(unfinished, std::ios::binary);
    readstat_writer_t* writer = readstat_writer_init();
    readstat_set_data_writer(writer, appendBytes);
    readstat_label_set_t* labels = readstat_add_label_set(writer, READSTAT_TYPE_DOUBLE, "answer");
    readstat_label_double_value(labels, 0, "no");
    readstat_label_double_value(labels, 1, "yes");
    for (int i = 0; i < kVariables; ++i) {
        readstat_variable_t* variable =
            readstat_add_variable(writer, ("test_" + std::to_string(i)).c_str(), READSTAT_TYPE_DOUBLE, 0);
        if (i % 5 == 0)
            readstat_variable_set_label_set(variable, labels);
    }
    RandomStream random(Seed{1}, "statistics benchmark");
    readstat_begin_writing_sav(writer, &file, rows);
    for (long row = 0; row < rows; ++row) {
        readstat_begin_row(writer);
        for (int i = 0; i < kVariables; ++i) {
            readstat_variable_t* variable = readstat_get_variable(writer, i);
            if (random.below(100) < 3)
                readstat_insert_missing_value(writer, variable);
            else
                readstat_insert_double_value(writer, variable,
                                             i % 5 == 0 ? static_cast<double>(random.below(2))
                                                        : std::round(random.uniform() * 20'000.0) / 100.0);
        }
        readstat_end_row(writer);
    }
    readstat_end_writing(writer);
    readstat_writer_free(writer);
    file.close();
    std::filesystem::rename(unfinished, path);
    return path;
}

std::filesystem::path xlsxFile(long rows)
{
    const auto path = std::filesystem::temp_directory_path() / ("panelwise_bench_" + std::to_string(rows) + "x50.xlsx");
    if (std::filesystem::exists(path))
        return path;
    std::string text;
    for (int i = 0; i < kVariables; ++i)
        text += (i == 0 ? "test_" : ",test_") + std::to_string(i);
    text += '\n';
    RandomStream random(Seed{1}, "workbook benchmark");
    for (long row = 0; row < rows; ++row) {
        for (int i = 0; i < kVariables; ++i)
            text += (i == 0 ? "" : ",") + std::to_string(random.below(20'000)) + ".5";
        text += '\n';
    }
    if (!writeTable(path, text))
        std::abort();
    return path;
}

void importFileOf(benchmark::State& state, const std::filesystem::path& path)
{
    const CsvSource source = CsvSource::fromFile(path);
    for (auto _ : state) {
        const TableOutcome outcome = importTable(source, {}, {}, {});
        if (outcome.end != RunEnd::Finished || outcome.table->rowCount() != static_cast<std::size_t>(state.range(0)))
            state.SkipWithError("the file was not read");
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(std::filesystem::file_size(path)) * state.iterations());
}

void importSpss(benchmark::State& state)
{
    importFileOf(state, spssFile(state.range(0)));
}
BENCHMARK(importSpss)->Arg(100'000)->Unit(benchmark::kMillisecond);

void importXlsx(benchmark::State& state)
{
    importFileOf(state, xlsxFile(state.range(0)));
}
BENCHMARK(importXlsx)->Arg(20'000)->Unit(benchmark::kMillisecond);

} // namespace
