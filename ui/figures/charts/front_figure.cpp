// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/front_figure.h"

#include "ui/common/text/number_text.h"
#include "ui/figures/charts/front_legend.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

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
    const QString cost = FigureWords::tr("Mean cost (%1)").arg(currency);
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

QString patientsText(const core::FrontRecord& record, const FrontScene& scene)
{
    const core::OperatingPoint* point = pointOf(record, scene.dots.front());
    const core::Evaluation* shown = point ? evaluationOf(*point, scene.side) : nullptr;
    if (!shown)
        return FigureWords::tr("Over all possible patients");
    const core::Confusion& counts = shown->confusion;
    const QString words = scene.side == FrontSide::Test
                              ? FigureWords::tr("Test patients: %1, of whom %2 have the disease")
                              : FigureWords::tr("Validation patients: %1, of whom %2 have the disease");
    return words.arg(countText(counts.total()), countText(counts.truePositive + counts.falseNegative));
}

QString captionOf(const core::FrontRecord& record, const FrontScene& scene)
{
    const core::FrontPlan& plan = record.start.plan;
    QStringList parts{patientsText(record, scene),
                      FigureWords::tr("front chosen by %1 on validation patients").arg(frontMetricText(scene.metric))};
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
        marks.budgetText = budgetWords(*choice.budget, currency);
    return marks;
}

// From the top: title, plot, legend, caption.
struct Sheet {
    QRectF title, plot, legend, caption;
};

Sheet sheetOf(const QSizeF& size, const FigureText& text, const std::vector<LegendEntry>& entries, const Theme& theme)
{
    const double margin = theme.px(8);
    const double width = size.width() - 2 * margin;
    const auto heightOf = [&](const QString& words, TypeSize type, bool bold) {
        return words.isEmpty() ? 0.0
                               : QFontMetricsF(fontOf(theme, type, bold))
                                         .boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap, words)
                                         .height() +
                                     margin / 2;
    };
    const double title = heightOf(text.title, TypeSize::Body, true);
    const double caption = heightOf(text.caption, TypeSize::Caption, false);
    const double legend = text.legend ? legendHeight(entries, width, theme) : 0.0;
    Sheet sheet;
    sheet.title = QRectF(margin, margin / 2, width, title);
    sheet.plot = QRectF(0, sheet.title.bottom(), size.width(),
                        std::max(1.0, size.height() - sheet.title.bottom() - legend - caption - margin / 2));
    sheet.legend = QRectF(margin, sheet.plot.bottom(), width, legend);
    sheet.caption = QRectF(margin, sheet.legend.bottom() + margin / 2, width, caption);
    return sheet;
}

} // namespace

FrontFigure::FrontFigure(Snapshot snapshot) : m_shown(std::move(snapshot)) {}

QString FrontFigure::name() const
{
    return QStringLiteral("front");
}

FigureText FrontFigure::text() const
{
    const FrontWords words = frontWords(m_shown.scene, m_shown.currency);
    return {.title = m_shown.title,
            .xLabel = words.xLabel,
            .yLabel = words.yLabel,
            .caption = m_shown.caption,
            .legend = true};
}

void FrontFigure::paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const
{
    const std::vector<LegendEntry> entries = legendOf(m_shown.scene, 0);
    const Sheet sheet = sheetOf(size, text, entries, theme);
    FrontCanvas canvas(nullptr, {});
    FrontWords words = frontWords(m_shown.scene, m_shown.currency);
    words.xLabel = text.xLabel;
    words.yLabel = text.yLabel;
    canvas.setTheme(theme);
    canvas.setWords(words);
    canvas.setScene(m_shown.scene);
    canvas.setMarks(m_shown.marks);
    canvas.fit(m_shown.extent);
    canvas.setTickCountsFor(sheet.plot.size());

    painter.save();
    painter.fillRect(QRectF(QPointF(), size), theme.surface);
    painter.setPen(theme.text);
    painter.setFont(fontOf(theme, TypeSize::Body, true));
    painter.drawText(sheet.title, Qt::AlignLeft | Qt::TextWordWrap, text.title);
    painter.setPen(theme.textSecondary);
    painter.setFont(fontOf(theme, TypeSize::Caption));
    painter.drawText(sheet.caption, Qt::AlignLeft | Qt::TextWordWrap, text.caption);
    if (text.legend)
        paintLegend(painter, entries, sheet.legend, theme);
    painter.translate(sheet.plot.topLeft());
    canvas.paint(painter, sheet.plot.size().toSize());
    painter.restore();
}

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
    shown.title = FigureWords::tr("%1 against mean cost per patient").arg(frontMeasureText(shown.scene.measure));
    shown.caption = captionOf(record, shown.scene);
    shown.table = tableOf(record, shown.scene, shown.currency);
    shown.origin.seed = record.start.plan.seed;
    const FrontDot* dot = shown.marks.selected ? &shown.scene.dots[*shown.marks.selected] : nullptr;
    if (const core::OperatingPoint* point = dot && dot->isPolicy() ? pointOf(record, *dot) : nullptr) {
        shown.origin.policy = core::FrontPolicyRef{.front = record.id, .policy = dot->policy};
        shown.origin.shape = point->shape;
    }
    return std::make_shared<FrontFigure>(std::move(shown));
}

} // namespace ui
