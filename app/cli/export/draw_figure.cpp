// SPDX-License-Identifier: GPL-3.0-or-later

// Draws figures for the command line. A library of its own: see figure_drawing.h.
#include "app/cli/common/words.h"
#include "app/cli/export/figure_drawing.h"
#include "core/front/policy_name.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"
#include "ui/figures/charts/front_figure.h"
#include "ui/figures/comparison/line_figure.h"
#include "ui/figures/figure_files.h"
#include "ui/figures/figure_view.h"
#include "ui/front/point_card.h"
#include "ui/report/report_file.h"
#include "ui/train/plot_card.h"
#include "ui/train/training_curves.h"

#include <QApplication>

#include <algorithm>
#include <cmath>

namespace app::cli {
namespace {

ui::FigurePage pageOf(const FigureOptions& options)
{
    const ui::FigurePreset* preset = ui::figurePreset(QString::fromStdString(options.preset));
    ui::FigurePage page = preset ? preset->page : ui::figurePresets().front().page;
    const double shape = page.heightMm / page.widthMm;
    page.widthMm = options.widthMm.value_or(page.widthMm);
    page.heightMm = options.heightMm.value_or(std::clamp(page.widthMm * shape, ui::kSmallestMm, ui::kLargestMm));
    page.dpi = static_cast<int>(options.dpi.value_or(static_cast<std::size_t>(page.dpi)));
    return page;
}

std::optional<ui::FrontMeasure> measureOf(const std::string& name)
{
    if (name == "f1")
        return ui::FrontMeasure::F1;
    if (name == "am")
        return ui::FrontMeasure::Am;
    if (name == "auroc")
        return ui::FrontMeasure::Auroc;
    if (name == "sensitivity")
        return ui::FrontMeasure::Sensitivity;
    return std::nullopt;
}

// The figure of this name that the window shows on a card; null: there is none.
template <typename Holder>
ui::FigurePtr figureIn(const QWidget& card, const QString& name)
{
    for (const Holder* holder : card.findChildren<Holder*>())
        if (ui::FigurePtr figure = holder->figure(); figure && figure->name() == name)
            return figure;
    return nullptr;
}

// Unset: these patients have no figures.
std::optional<ui::FrontSide> sideOf(const FigureOrder& order)
{
    const bool tested = ui::hasSide(order.front, ui::FrontSide::Test, order.optimum);
    const bool judged = ui::hasSide(order.front, ui::FrontSide::Everybody, order.optimum);
    if ((order.options.side == "test" && !tested) || (order.options.side == "all" && !judged))
        return std::nullopt;
    if (judged && (order.options.side == "all" || order.options.side.empty()))
        return ui::FrontSide::Everybody;
    return tested && order.options.side != "validation" ? ui::FrontSide::Test : ui::FrontSide::Validation;
}

ui::FigurePtr pointOf(const FigureOrder& order)
{
    const std::optional<ui::FrontSide> side = sideOf(order);
    if (!side || !order.policy)
        return nullptr;
    const core::OperatingPoint& stored = order.front.points[*order.policy];
    const ui::FrontScene scene = ui::frontScene(order.front, *side, order.optimum);
    ui::FrontDot wanted;
    wanted.policy = *order.policy;
    const auto dot = scene.find(wanted);
    const auto figures = ui::figuresOf(stored, *side, order.optimum);
    if (!dot || !figures)
        return nullptr;
    ui::PointCard card;
    card.setPoint(ui::ChosenPoint{.dot = scene.dots[*dot],
                                  .policy = core::FrontPolicyRef{.front = order.front.id, .policy = *order.policy},
                                  .shape = stored.shape,
                                  .seed = order.front.start.plan.seed,
                                  .metric = scene.metric,
                                  .side = *side,
                                  .figures = *figures,
                                  .currency = order.project.currency,
                                  .panels = order.project.panels,
                                  .prices = order.prices});
    const char* const name = order.subject == FigureOrder::Subject::Outcomes   ? "per-1000"
                             : order.subject == FigureOrder::Subject::PanelUse ? "panel-use"
                                                                               : "test-sequences";
    return figureIn<ui::FigureView>(card, QLatin1String(name));
}

ui::FigurePtr frontOf(const FigureOrder& order)
{
    const std::optional<ui::FrontSide> side = sideOf(order);
    if (!side)
        return nullptr;
    ui::FrontChoice choice;
    choice.look.measure = measureOf(order.options.metric);
    if (order.policy) {
        choice.selected.emplace();
        choice.selected->policy = *order.policy;
    }
    return ui::frontFigure(order.front,
                           {.currency = order.project.currency.toStdString(),
                            .outcome = order.project.outcome,
                            .panels = order.project.panels,
                            .prices = order.prices,
                            .optimum = order.optimum},
                           *side, choice);
}

ui::FigurePtr curvesOf(const FigureOrder& order)
{
    const std::string& metric = order.options.metric;
    const bool paper = metric == "classifier" || metric == "policy";
    const QString name = paper ? QString::fromStdString(metric) + QStringLiteral("-curves")
                               : QStringLiteral("training-%1")
                                     .arg(metric.empty() ? QStringLiteral("quality") : QString::fromStdString(metric));
    const core::TrainingPlan& plan = order.run.start.plan;
    ui::TrainingCurves curves;
    curves.setCurrency(order.project.currency);
    curves.setPoints(order.run.id, order.points);
    curves.setShown({order.run.id}, {},
                    Words::tr("policy %1").arg(QString::fromStdString(core::runPolicyName(order.run))));
    curves.setOrigin({.policy = order.run.id, .shape = plan.shape, .seed = plan.seed},
                     QStringLiteral("%1; %2; %3")
                         .arg(ui::methodText(plan.method), ui::rewardText(plan.shape),
                              Words::tr("seed %1").arg(QString::number(plan.seed.value))));
    return figureIn<ui::PlotCard>(curves, name);
}

ui::FigurePtr benchmarkOf(const FigureOrder::Benchmark& plot)
{
    constexpr double kRound = 0.05, kBeyond = 1.04;
    ui::LineChart chart;
    chart.name = plot.name;
    chart.title = plot.title;
    chart.caption = plot.caption;
    chart.x = {.label = Words::tr("Tests"),
               .low = 0.0,
               .high = 1.0,
               .text = [](double value) { return ui::numberText(value, QLocale(), 3); },
               .mostTicks = 6};
    chart.y = {.label = plot.metric,
               .low = 1.0,
               .high = 1.0,
               .text = [](double value) { return ui::numberText(value, QLocale(), 3); },
               .mostTicks = 6};
    chart.intervalName = Words::tr("over the seeds");
    for (const FigureOrder::Benchmark::Curve& curve : plot.curves) {
        chart.x.high = std::max(chart.x.high, curve.points.back().x());
        for (const double value : curve.lowest)
            chart.y.low = std::min(chart.y.low, std::floor(value / kRound) * kRound);
        chart.curves.push_back({.label = curve.label,
                                .style = {.series = curve.style},
                                .points = curve.points,
                                .low = curve.lowest,
                                .high = curve.highest,
                                .markers = true});
    }
    chart.y.low = std::min(chart.y.low, 1.0 - kRound);
    chart.x.mostTicks = std::min(chart.x.mostTicks, static_cast<int>(chart.x.high)); // tests come one by one
    chart.x.high *= kBeyond;                                                         // room for the last markers
    return chart.isEmpty() ? nullptr : std::make_shared<ui::LineFigure>(std::move(chart), ui::FigureOrigin());
}

ui::FigurePtr figureOf(const FigureOrder& order)
{
    switch (order.subject) {
    case FigureOrder::Subject::Front:
        return frontOf(order);
    case FigureOrder::Subject::Outcomes:
    case FigureOrder::Subject::PanelUse:
    case FigureOrder::Subject::Sequences:
        return pointOf(order);
    case FigureOrder::Subject::Curves:
        return curvesOf(order);
    case FigureOrder::Subject::Benchmark:
        return benchmarkOf(order.benchmark);
    }
    return nullptr;
}

ui::FigureMetadata metadataOf(const ui::Figure& figure, const FigureOrder& order)
{
    ui::FigureMetadata metadata{.figure = figure.name(),
                                .version = QStringLiteral(PANELWISE_VERSION),
                                .project = order.project.identity,
                                .projectFile = order.project.file,
                                .origin = figure.origin()};
    if (order.subject != FigureOrder::Subject::Curves && order.subject != FigureOrder::Subject::Benchmark &&
        !metadata.origin.policy)
        metadata.front = order.front.id;
    return metadata;
}

class Drawing : public FigureDrawing {
public:
    std::unique_ptr<QCoreApplication> makeApplication() const override
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        static int count = 1;
        static char name[] = "panelwise-cli";
        static char* words[] = {name, nullptr};
        return std::make_unique<QApplication>(count, words);
    }

    core::Result<QByteArray, FigureProblem> draw(const FigureOrder& order) const override
    {
        const ui::FigurePtr figure = figureOf(order);
        if (!figure)
            return FigureProblem::NothingToDraw;
        const std::optional<ui::FigureFormat> format = ui::formatOf(QLatin1Char('.') + order.ending);
        if (!format)
            return ui::csvOf(figure->table());
        ui::FigureJob job{.figure = figure,
                          .text = figure->text(),
                          .page = pageOf(order.options),
                          .metadata = metadataOf(*figure, order)};
        if (order.options.title)
            job.text.title = QString::fromStdString(*order.options.title);
        core::Result<QByteArray> file = ui::figureFile(job, *format);
        if (!file)
            return FigureProblem::TooLarge;
        return std::move(*file);
    }

    WrittenReport writeReport(const ui::ReportSourcePtr& source, const ui::ReportRequest& request) const override
    {
        ui::ReportFile file = ui::writeReport(source, request);
        return {.bytes = std::move(file.bytes),
                .pages = file.pages,
                .sections = std::move(file.sections),
                .openItems = std::move(file.openItems)};
    }
};

} // namespace
} // namespace app::cli

extern "C" __attribute__((visibility("default"))) const app::cli::FigureDrawing& panelwiseFigureDrawing()
{
    static const app::cli::Drawing drawing;
    return drawing;
}
