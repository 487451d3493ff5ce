// SPDX-License-Identifier: GPL-3.0-or-later

// How long the data page takes where a user would notice: opening rows of a large table, scrolling them, showing a
// wide study and filtering its variables. Each step is drawn into a picture: a window that nobody sees is not
// repainted by itself.
#include "core/data/cohort/study.h"
#include "ui/common/theme/theme.h"
#include "ui/data/data_page.h"
#include "ui/data/rows_dialog.h"
#include "ui/data/variable_table.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QLineEdit>
#include <QScrollBar>
#include <QTableView>
#include <QTreeView>

namespace {

core::TablePtr table(std::size_t columns, std::size_t rows)
{
    std::vector<core::Column> all;
    core::Column outcome{.name = "label", .kind = core::ColumnKind::Binary, .values = {}, .levels = {"0", "1"}};
    for (std::size_t row = 0; row < rows; ++row)
        outcome.values.push_back(row % 4 == 0 ? 1.0f : 0.0f);
    all.push_back(std::move(outcome));
    for (std::size_t column = 1; column < columns; ++column) {
        core::Column values{
            .name = "test_" + std::to_string(column), .kind = core::ColumnKind::Numeric, .values = {}, .levels = {}};
        for (std::size_t row = 0; row < rows; ++row)
            values.values.push_back(static_cast<float>((row * 7919 + column * 104729) % 1000) / 10.0f);
        all.push_back(std::move(values));
    }
    return std::make_shared<const core::Table>("bench.csv", std::move(all));
}

core::Study studyOf(const core::Table& import)
{
    constexpr std::size_t kPanels = 12;
    core::Study study;
    study.task.label = "label";
    for (std::size_t panel = 0; panel < kPanels; ++panel)
        study.task.panels.push_back({.name = "Panel " + std::to_string(panel),
                                     .cost = core::Cost(10.0 + static_cast<double>(panel)),
                                     .columns = {},
                                     .otherKeys = {}});
    for (std::size_t column = 1; column < import.columnCount(); ++column)
        study.task.panels[column % kPanels].columns.push_back(import.columns()[column].name);
    return study;
}

void openRows(benchmark::State& state)
{
    const core::TablePtr rows = table(40, 100'000);
    ui::RowsDialog dialog;
    dialog.show();
    for (auto _ : state) {
        dialog.showTable(rows, {}, {});
        benchmark::DoNotOptimize(dialog.view()->viewport()->grab());
    }
}

void scrollRows(benchmark::State& state)
{
    ui::RowsDialog dialog;
    dialog.show();
    dialog.showTable(table(40, 100'000), {}, {});
    QScrollBar* bar = dialog.view()->verticalScrollBar();
    int place = 0;
    for (auto _ : state) {
        place = (place + 1237) % bar->maximum();
        bar->setValue(place);
        benchmark::DoNotOptimize(dialog.view()->viewport()->grab());
    }
}

void showAssessment(benchmark::State& state)
{
    const core::TablePtr import = table(200, 2'000);
    const core::Study study = studyOf(*import);
    const core::AssessmentPtr assessment = core::assess(import, study, nullptr, {}, {});
    ui::DataPage page;
    page.resize(1256, 830);
    page.setImport(import);
    page.setStudy(study);
    page.show();
    for (auto _ : state) {
        page.setAssessment(assessment);
        benchmark::DoNotOptimize(page.grab());
    }
}

void showStudy(benchmark::State& state)
{
    const core::TablePtr import = table(200, 2'000);
    const core::Study study = studyOf(*import);
    ui::DataPage page;
    page.resize(1256, 830);
    page.setImport(import);
    page.setAssessment(core::assess(import, study, nullptr, {}, {}));
    page.show();
    for (auto _ : state)
        page.setStudy(study);
}

void filterVariables(benchmark::State& state)
{
    const core::TablePtr import = table(200, 2'000);
    ui::DataPage page;
    page.resize(1256, 830);
    page.setImport(import);
    page.setStudy(studyOf(*import));
    page.show();
    auto* variables = page.findChild<ui::VariableTable*>();
    bool narrow = false;
    for (auto _ : state) {
        narrow = !narrow;
        variables->findBox()->setText(narrow ? QStringLiteral("19") : QString());
        benchmark::DoNotOptimize(variables->view()->viewport()->grab());
    }
}

BENCHMARK(openRows)->Unit(benchmark::kMillisecond);
BENCHMARK(scrollRows)->Unit(benchmark::kMillisecond);
BENCHMARK(showAssessment)->Unit(benchmark::kMillisecond);
BENCHMARK(showStudy)->Unit(benchmark::kMillisecond);
BENCHMARK(filterVariables)->Unit(benchmark::kMillisecond);

} // namespace
