// Draws figures for the command line. A library of its own: see figure_drawing.h.
#include "app/cli/figure_drawing.h"
#include "ui/figures/figure_files.h"
#include "ui/plots/front_figure.h"

#include <QApplication>

#include <algorithm>

namespace app::cli {
namespace {

ui::FigurePage pageOf(const FigureWishes& wishes)
{
    const ui::FigurePreset* preset = ui::figurePreset(QString::fromStdString(wishes.preset));
    ui::FigurePage page = preset ? preset->page : ui::figurePresets().front().page;
    const double shape = page.heightMm / page.widthMm;
    page.widthMm = wishes.widthMm.value_or(page.widthMm);
    page.heightMm = wishes.heightMm.value_or(std::clamp(page.widthMm * shape, ui::kSmallestMm, ui::kLargestMm));
    page.dpi = static_cast<int>(wishes.dpi.value_or(static_cast<std::size_t>(page.dpi)));
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

// Null: these patients have no figures.
ui::FigurePtr frontOf(const FigureOrder& order)
{
    const bool tested = ui::hasSide(order.front, ui::FrontSide::Test, order.optimum);
    const std::string& wanted = order.wishes.side;
    if (wanted == "test" && !tested)
        return nullptr;
    const ui::FrontSide side = tested && wanted != "validation" ? ui::FrontSide::Test : ui::FrontSide::Validation;
    ui::FrontChoice choice;
    choice.look.measure = measureOf(order.wishes.metric);
    if (order.policy) {
        choice.selected.emplace();
        choice.selected->policy = *order.policy;
    }
    return ui::frontFigure(
        order.front,
        {.currency = order.project.currency.toStdString(), .panels = order.project.panels, .optimum = order.optimum},
        side, choice);
}

ui::FigurePtr figureOf(const FigureOrder& order)
{
    switch (order.subject) {
    case FigureOrder::Subject::Front:
        return frontOf(order);
    case FigureOrder::Subject::Outcomes:
    case FigureOrder::Subject::PanelUse:
    case FigureOrder::Subject::Curves:
        break;
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
    if (order.subject != FigureOrder::Subject::Curves && !metadata.origin.policy)
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

    std::variant<QByteArray, FigureProblem> draw(const FigureOrder& order) const override
    {
        const ui::FigurePtr figure = figureOf(order);
        if (!figure)
            return FigureProblem::NothingToDraw;
        const std::optional<ui::FigureFormat> format = ui::formatOf(QLatin1Char('.') + order.ending);
        if (!format)
            return ui::csvOf(figure->table());
        ui::FigureJob job{.figure = figure,
                          .text = figure->text(),
                          .page = pageOf(order.wishes),
                          .metadata = metadataOf(*figure, order)};
        if (order.wishes.title)
            job.text.title = QString::fromStdString(*order.wishes.title);
        core::Result<QByteArray> file = ui::figureFile(job, *format);
        if (!file)
            return FigureProblem::TooLarge;
        return std::move(*file);
    }
};

} // namespace
} // namespace app::cli

extern "C" __attribute__((visibility("default"))) const app::cli::FigureDrawing& panelwiseFigureDrawing()
{
    static const app::cli::Drawing drawing;
    return drawing;
}
