// SPDX-License-Identifier: GPL-3.0-or-later

// What the project file costs: writing and reading a million patients, one edit, and a copy.
#include "core/base/random.h"
#include "core/store/project_file.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <unistd.h>

namespace fs = std::filesystem;
using namespace core;

namespace {

struct Folder {
    fs::path path = fs::temp_directory_path() / ("panelwise-store-bench-" + std::to_string(::getpid()));
    Folder() { fs::create_directories(path); }
    ~Folder() { fs::remove_all(path); }
};

TablePtr storedTable(std::size_t rows, std::size_t count)
{
    RandomStream random(Seed{1}, "store bench");
    std::vector<Column> columns;
    for (std::size_t i = 0; i < count; ++i) {
        Column column{.name = "test_" + std::to_string(i), .kind = ColumnKind::Numeric, .values = {}, .levels = {}};
        for (std::size_t row = 0; row < rows; ++row)
            column.values.push_back(static_cast<float>(random.uniform()));
        columns.push_back(std::move(column));
    }
    return std::make_shared<const Table>("bench.csv", std::move(columns));
}

Study study(const Table& table, double price)
{
    Study study;
    study.task.label = "test_0";
    PanelSpec panel{.name = "All", .cost = Cost(price), .columns = {}, .otherKeys = {}};
    for (const Column& column : table.columns())
        panel.columns.push_back(column.name);
    study.task.panels = {panel};
    return study;
}

std::int64_t bytes(const Table& table)
{
    return static_cast<std::int64_t>(table.rowCount() * table.columnCount() * sizeof(float));
}

void writeProject(benchmark::State& state)
{
    const Folder folder;
    const TablePtr import = storedTable(static_cast<std::size_t>(state.range(0)), 40);
    for (auto unused : state)
        benchmark::DoNotOptimize(ProjectFile::create(folder.path / "a.panelwise", import, study(*import, 1)));
    state.SetBytesProcessed(state.iterations() * bytes(*import));
}

void readProject(benchmark::State& state)
{
    const Folder folder;
    const TablePtr import = storedTable(static_cast<std::size_t>(state.range(0)), 40);
    (void)ProjectFile::create(folder.path / "a.panelwise", import, study(*import, 1));
    for (auto unused : state)
        benchmark::DoNotOptimize(ProjectFile::open(folder.path / "a.panelwise"));
    state.SetBytesProcessed(state.iterations() * bytes(*import));
}

void saveEdit(benchmark::State& state)
{
    const Folder folder;
    const TablePtr import = storedTable(static_cast<std::size_t>(state.range(0)), 40);
    ProjectCreation creation = ProjectFile::create(folder.path / "a.panelwise", import, study(*import, 1));
    double price = 1;
    for (auto unused : state)
        if (!creation.project->saveStudy(study(*import, ++price)))
            state.SkipWithError("cannot save");
}

void saveCopy(benchmark::State& state)
{
    const Folder folder;
    const TablePtr import = storedTable(static_cast<std::size_t>(state.range(0)), 40);
    const ProjectCreation creation = ProjectFile::create(folder.path / "a.panelwise", import, study(*import, 1));
    for (auto unused : state)
        if (!creation.project->saveCopy(folder.path / "b.panelwise"))
            state.SkipWithError("cannot copy");
    state.SetBytesProcessed(state.iterations() * bytes(*import));
}

} // namespace

BENCHMARK(writeProject)->Arg(10'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(readProject)->Arg(10'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(saveEdit)->Arg(10'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(saveCopy)->Arg(10'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond)->UseRealTime();
