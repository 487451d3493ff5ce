// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/baselines/benchmark_report.h"
#include "app/cli/common/words.h"
#include "app/cli/export/figure_drawing_loader.h"
#include "core/base/pending_file.h"
#include "ui/common/text/system_text.h"

#include <algorithm>

namespace app::cli {
namespace {

// A curve for each method: the mean over the seeds, from the worst to the best of them.
FigureOrder orderFor(const BenchmarkReport& report, const BenchmarkSet& set)
{
    FigureOrder order;
    order.subject = FigureOrder::Subject::Benchmark;
    FigureOrder::Benchmark& plot = order.benchmark;
    plot.name = QStringLiteral("benchmark-") + QString::fromStdString(set.name);
    plot.title = QString::fromStdString(set.name);
    plot.metric = set.metric == "accuracy" ? Words::tr("Accuracy") : Words::tr("F1");
    plot.caption =
        Words::tr("Test patients; mean, lowest and highest over the seeds. Greedy, CWCF and Lattice keep to the "
                  "number of tests on average, the others for every patient.");
    std::vector<std::size_t> budgets = report.budgets;
    std::ranges::sort(budgets);
    for (int style = 0; const core::SystemKind method : report.methods) {
        FigureOrder::Benchmark::Curve curve{.label = ui::systemShortText({method}), .style = style++};
        for (const std::size_t budget : budgets)
            if (const auto figure = figureOf(set, method, budget, set.metric)) {
                curve.points.emplace_back(double(budget), figure->mean);
                curve.lowest.push_back(figure->lowest);
                curve.highest.push_back(figure->highest);
            }
        if (!curve.points.empty())
            plot.curves.push_back(std::move(curve));
    }
    return order;
}

} // namespace

Result<QStringList> drawBenchmark(const BenchmarkReport& report, const std::filesystem::path& wanted)
{
    QStringList files;
    if (wanted.empty())
        return files;
    const auto drawing = loadFigureDrawing();
    if (!drawing)
        return drawing.error();
    const auto tookPart = std::ranges::count_if(report.sets, [](const auto& set) { return set.note.isEmpty(); });
    for (const BenchmarkSet& set : report.sets) {
        FigureOrder order = orderFor(report, set);
        if (order.benchmark.curves.empty())
            continue;
        order.ending = QString::fromStdString(wanted.extension().string()).mid(1).toLower();
        const auto drawn = (*drawing)->draw(order);
        if (!drawn)
            continue; // nothing to draw
        std::filesystem::path file = wanted;
        if (tookPart > 1)
            file.replace_filename(wanted.stem().string() + "-" + set.name + wanted.extension().string());
        if (const core::Status written = core::writeFile(file, drawn->toStdString()); !written)
            return Failure::fromError(written.error(), file.string());
        files << QString::fromStdString(file.string());
    }
    return files;
}

} // namespace app::cli
