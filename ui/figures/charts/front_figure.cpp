// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/front_figure.h"

#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"
#include "ui/figures/charts/front_canvas.h"
#include "ui/figures/charts/front_legend.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace ui {
namespace {

struct FigureWords {
    Q_DECLARE_TR_FUNCTIONS(ui::FrontFigure)
};

QString plain(double number)
{
    return QLocale::c().toString(number, 'g', QLocale::FloatingPointShortest);
}

QString plain(std::optional<double> number)
{
    return number ? plain(*number) : QString();
}

QString kindText(const FrontDot& dot)
{
    return dot.kind == FrontDot::Kind::OnFront ? FigureWords::tr("yes") : FigureWords::tr("no");
}

void addRange(QStringList& row, const std::optional<core::Interval>& range)
{
    row << (range ? plain(range->low) : QString()) << (range ? plain(range->high) : QString());
}

FigureTable tableOf(const core::FrontRecord& record, const FrontScene& scene, const QString& currency)
{
    const QString measure = frontMeasureText(scene.measure);
    const QString cost = spentLabel(scene, currency);
    FigureTable table;
    table.columns = {FigureWords::tr("Policy"),
                     FigureWords::tr("On the front"),
                     QStringLiteral("λ"),
                     QStringLiteral("ρ"),
                     cost,
                     FigureWords::tr("%1, 95 % from").arg(cost),
                     FigureWords::tr("%1, 95 % to").arg(cost),
                     measure,
                     FigureWords::tr("%1, 95 % from").arg(measure),
                     FigureWords::tr("%1, 95 % to").arg(measure)};
    for (const FrontDot& dot : scene.dots) {
        const core::OperatingPoint* point = dot.isPolicy() ? pointOf(record, dot) : nullptr;
        QStringList row{dotName(dot), kindText(dot), point ? plain(point->shape.lambda) : QString(),
                        point ? plain(point->shape.rho) : QString(), plain(dot.cost)};
        addRange(row, dot.costRange);
        row << plain(dot.value);
        addRange(row, dot.valueRange);
        table.rows.push_back(row);
    }
    for (const FrontRival& rival : scene.rivals)
        table.rows.push_back(
            {rival.name, FigureWords::tr("no"), {}, {}, plain(rival.cost), {}, {}, plain(rival.value), {}, {}});
    return table;
}

// By the words of the command line; empty: it has none.
QString sideName(FrontSide side)
{
    return side == FrontSide::Everybody    ? QStringLiteral("all")
           : side == FrontSide::Test       ? QStringLiteral("test")
           : side == FrontSide::Validation ? QStringLiteral("validation")
                                           : QString();
}

QString measureName(FrontMeasure measure)
{
    switch (measure) {
    case FrontMeasure::F1:
        return QStringLiteral("f1");
    case FrontMeasure::Am:
        return QStringLiteral("am");
    case FrontMeasure::Auroc:
        return QStringLiteral("auroc");
    case FrontMeasure::Sensitivity:
        return QStringLiteral("sensitivity");
    }
    return {};
}

QString patientsText(const core::FrontRecord& record, const FrontScene& scene)
{
    const core::OperatingPoint* point = pointOf(record, scene.dots.front());
    const core::Evaluation* shown = point ? evaluationOf(*point, scene.side) : nullptr;
    if (!shown)
        return FigureWords::tr("Over all possible patients");
    if (scene.side == FrontSide::Everybody && record.summary && record.summary->judged)
        return judgedText(record.summary->judged->everybody);
    const core::Confusion& counts = shown->confusion;
    const QString words = scene.side == FrontSide::Test
                              ? FigureWords::tr("Test patients: %1, of whom %2 are cases")
                              : FigureWords::tr("Validation patients: %1, of whom %2 are cases");
    return words.arg(countText(counts.total()), countText(counts.truePositive + counts.falseNegative));
}

QString captionOf(const core::FrontRecord& record, const FrontScene& scene, const FrontContext& context)
{
    const core::FrontPlan& plan = record.start.plan;
    QStringList parts{patientsText(record, scene),
                      FigureWords::tr("front chosen by %1 on validation patients").arg(frontMetricText(scene.metric))};
    if (scene.minimised != core::CostAim::money())
        parts << FigureWords::tr("minimised: %1")
                     .arg(costAimText(scene.minimised, QString::fromStdString(context.currency)));
    if (!context.outcome.isEmpty())
        parts.prepend(FigureWords::tr("Outcome: %1").arg(context.outcome));
    const bool intervals = std::any_of(scene.dots.begin(), scene.dots.end(),
                                       [](const FrontDot& dot) { return dot.valueRange.has_value(); });
    if (intervals || !scene.band.empty())
        parts << FigureWords::tr("95 % intervals by bootstrap");
    parts << FigureWords::tr("%1, seed %2").arg(frontMethodText(plan.method), QString::number(plan.seed.value));
    return parts.join(QStringLiteral(" · "));
}

FrontMarks marksOf(const FrontScene& scene, const FrontChoice& choice, const QString& currency)
{
    FrontMarks marks;
    marks.selected = choice.selected ? scene.find(*choice.selected) : std::nullopt;
    if (marks.selected)
        marks.selectedText = dotWords(scene, scene.dots[*marks.selected], currency);
    for (const FrontDot& pin : choice.pinned)
        if (const auto dot = scene.find(pin))
            marks.pinned.push_back(*dot);
    marks.budget = choice.budget;
    if (choice.budget)
        marks.budgetText = budgetWords(scene, *choice.budget, currency);
    return marks;
}

class FrontFigure final : public Figure {
public:
    struct Snapshot {
        FrontScene scene;
        FrontMarks marks; // without what the mouse happens to point at
        FrontExtent extent;
        QString currency;
        FigureTable table;
    };
    FrontFigure(FigureFacts facts, Snapshot snapshot) : Figure(std::move(facts)), m_shown(std::move(snapshot)) {}

    FigureTable table() const override { return m_shown.table; }
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override;

private:
    Snapshot m_shown;
};

void FrontFigure::paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const
{
    const double margin = theme.px(8);
    const std::vector<LegendEntry> entries = text.legend ? legendOf(m_shown.scene, 0) : std::vector<LegendEntry>();
    const double width = size.width() - 2 * margin;
    const double legend = entries.empty() ? 0.0 : legendHeight(entries, width, theme);
    const QSizeF room(size.width(), std::max(1.0, size.height() - legend - margin));
    FrontWords words = frontWords(m_shown.scene, m_shown.currency);
    words.xLabel = text.xLabel;
    words.yLabel = text.yLabel;
    FrontCanvas canvas(nullptr);
    canvas.setTheme(theme);
    canvas.setWords(words);
    canvas.setScene(m_shown.scene);
    canvas.setMarks(m_shown.marks);
    canvas.fit(m_shown.extent);
    canvas.fitTicks(room);

    painter.save();
    painter.fillRect(QRectF(QPointF(), size), theme.surface);
    paintLegend(painter, entries, QRectF(margin, margin / 2 + room.height(), width, legend), theme);
    painter.translate(0, margin / 2);
    canvas.paint(painter, room);
    painter.restore();
}

} // namespace

std::shared_ptr<const Figure> frontFigure(const core::FrontRecord& record, const FrontContext& context, FrontSide side,
                                          const FrontChoice& choice)
{
    FrontFigure::Snapshot shown;
    shown.scene = frontScene(record, side, context.optimum, choice.look, context.rivals.get());
    if (shown.scene.dots.empty())
        return nullptr;
    shown.currency = QString::fromStdString(context.currency);
    shown.marks = marksOf(shown.scene, choice, shown.currency);
    shown.extent = choice.extent.value_or(extentOf(shown.scene));
    shown.table = tableOf(record, shown.scene, shown.currency);
    const FrontWords words = frontWords(shown.scene, shown.currency);
    FigureOrigin origin{.policy = {},
                        .shape = {},
                        .seed = record.start.plan.seed,
                        .front = record.id,
                        .side = sideName(side),
                        .metric = measureName(shown.scene.measure)};
    const FrontDot* dot = shown.marks.selected ? &shown.scene.dots[*shown.marks.selected] : nullptr;
    if (const core::OperatingPoint* point = dot && dot->isPolicy() ? pointOf(record, *dot) : nullptr) {
        origin.policy = core::FrontPolicyRef{.front = record.id, .policy = dot->policy};
        origin.shape = point->shape;
        origin.name = dot->name;
    }
    FigureText text{.title = frontTitle(shown.scene),
                    .xLabel = words.xLabel,
                    .yLabel = words.yLabel,
                    .caption = captionOf(record, shown.scene, context)};
    return std::make_shared<FrontFigure>(FigureFacts{QStringLiteral("front"), std::move(text), std::move(origin)},
                                         std::move(shown));
}

} // namespace ui
