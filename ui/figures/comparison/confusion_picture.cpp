// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/comparison/confusion_picture.h"

#include "ui/common/text/number_text.h"
#include "ui/figures/charts/point_counts.h"
#include "ui/figures/comparison/compare_charts.h"
#include "ui/figures/comparison/compare_words.h"
#include "ui/figures/comparison/model_judge.h"
#include "ui/figures/comparison/model_look.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {
namespace {

struct ConfusionText {
    Q_DECLARE_TR_FUNCTIONS(ConfusionFigure)
};

constexpr double kBlockWidth = 312.0; // design pixels, at least
constexpr double kTitle = 26.0, kHead = 20.0, kCell = 62.0, kFoot = 36.0, kGap = 20.0;
constexpr double kSide = 64.0, kRates = 82.0; // left of the cells and right of them
constexpr double kBlockHeight = kTitle + kHead + 2 * kCell + kFoot;

int columnsFor(double width, std::size_t blocks, const Theme& theme)
{
    const int fit = static_cast<int>((width + theme.px(kGap)) / theme.px(kBlockWidth + kGap));
    return std::clamp(fit, 1, std::max(1, static_cast<int>(blocks)));
}

std::optional<double> negativePredictiveValue(const core::Confusion& counts)
{
    const std::size_t reassured = counts.trueNegative + counts.falseNegative;
    if (reassured == 0)
        return std::nullopt;
    return static_cast<double>(counts.trueNegative) / static_cast<double>(reassured);
}

QString rateText(std::optional<double> value)
{
    return value ? shareText(*value) : ConfusionText::tr("undefined");
}

QString intervalOrNothing(const core::MetricEstimate& figure)
{
    return figure.interval ? shareIntervalText(*figure.interval) : QString();
}

// A painter that was told nothing reads from left to right.
Qt::LayoutDirection directionOf(const QPainter& painter)
{
    return painter.layoutDirection() == Qt::RightToLeft ? Qt::RightToLeft : Qt::LeftToRight;
}

// Draws one block into a rectangle, mirrored where the painter reads from right to left.
class BlockPainter {
public:
    BlockPainter(QPainter& painter, const QRectF& area, const Theme& theme)
        : m_painter(painter),
          m_area(area),
          m_theme(theme),
          m_cell((area.width() - theme.px(kSide + kRates)) / 2.0)
    {
    }

    void draw(const ConfusionBlock& block)
    {
        drawTitle(block);
        drawHeads();
        const core::Confusion& counts = block.figures.confusion;
        const auto shares = perThousand({double(counts.truePositive), double(counts.falseNegative),
                                         double(counts.falsePositive), double(counts.trueNegative)});
        const PerThousand of = shares.value_or(PerThousand());
        drawCell(0, 0, counts.truePositive, of.found, ConfusionText::tr("found"), m_theme.plotBlue);
        drawCell(0, 1, counts.falsePositive, of.falseAlarms, ConfusionText::tr("false alarms"), m_theme.plotOrange);
        drawCell(1, 0, counts.falseNegative, of.missed, ConfusionText::tr("missed"), m_theme.plotVermillion);
        drawCell(1, 1, counts.trueNegative, of.reassured, ConfusionText::tr("reassured"), m_theme.axis);
        drawRates(block.figures);
    }

private:
    QRectF placed(double x, double y, double width, double height) const
    {
        const QRectF rectangle(m_area.left() + x, m_area.top() + y, width, height);
        return QStyle::visualRect(directionOf(m_painter), m_area.toRect(), rectangle.toAlignedRect());
    }
    QRectF cell(int row, int column) const
    {
        return placed(m_theme.px(kSide) + column * m_cell, m_theme.px(kTitle + kHead + row * kCell), m_cell,
                      m_theme.px(kCell));
    }
    void write(const QRectF& area, Qt::Alignment alignment, const QString& text, TypeSize size, const QColor& colour,
               bool bold = false)
    {
        const QFont font = fontOf(m_theme, size, bold);
        m_painter.setFont(font);
        m_painter.setPen(colour);
        m_painter.drawText(area, static_cast<int>(QStyle::visualAlignment(directionOf(m_painter), alignment)),
                           QFontMetricsF(font).elidedText(text, Qt::ElideRight, area.width()));
    }
    void drawTitle(const ConfusionBlock& block)
    {
        const double line = m_theme.px(28);
        paintModelSwatch(m_painter, placed(0, 0, line, m_theme.px(kTitle)), block.style, m_theme);
        write(placed(line + m_theme.px(8), 0, m_area.width() - line - m_theme.px(8), m_theme.px(kTitle)),
              Qt::AlignLeading | Qt::AlignVCenter, block.name, TypeSize::Body, m_theme.text, true);
    }
    void drawHeads()
    {
        const QStringList heads{ConfusionText::tr("Case"), ConfusionText::tr("No case")};
        for (int column = 0; column < 2; ++column)
            write(cell(0, column).translated(0, -m_theme.px(kHead)), Qt::AlignHCenter | Qt::AlignTop, heads[column],
                  TypeSize::Caption, m_theme.textSecondary);
        const QStringList sides{ConfusionText::tr("Called a case"), ConfusionText::tr("Reassured")};
        for (int row = 0; row < 2; ++row)
            write(placed(0, m_theme.px(kTitle + kHead + row * kCell), m_theme.px(kSide - 6), m_theme.px(kCell)),
                  Qt::AlignTrailing | Qt::AlignVCenter, sides[row], TypeSize::Caption, m_theme.textSecondary);
    }
    void drawCell(int row, int column, std::size_t count, int ofThousand, const QString& word, QColor tint)
    {
        const QRectF area = cell(row, column);
        tint.setAlphaF(0.16F);
        m_painter.fillRect(area, tint);
        m_painter.setPen(QPen(m_theme.border, 1));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(area);
        const double line = m_theme.px(15), top = m_theme.px(25);
        write(QRectF(area.topLeft(), QSizeF(area.width(), top)), Qt::AlignHCenter | Qt::AlignBottom, countText(count),
              TypeSize::Headline, m_theme.text, true);
        const QRectF words(area.left() + 2, area.top() + top + m_theme.px(1), area.width() - 4, line);
        write(words, Qt::AlignHCenter | Qt::AlignVCenter, word, TypeSize::Caption, m_theme.textSecondary);
        write(words.translated(0, line), Qt::AlignHCenter | Qt::AlignVCenter,
              ConfusionText::tr("%1 per 1,000").arg(countText(static_cast<std::uint64_t>(ofThousand))),
              TypeSize::Caption, m_theme.textSecondary);
    }
    // The rate above its interval.
    void drawRate(const QRectF& area, Qt::Alignment side, const QString& text, const QString& interval)
    {
        const double half = area.height() / 2.0;
        write(QRectF(area.topLeft(), QSizeF(area.width(), half)), side | Qt::AlignBottom, text, TypeSize::Caption,
              m_theme.text, true);
        write(area.adjusted(0, half, 0, 0), side | Qt::AlignTop, interval, TypeSize::Caption, m_theme.textSecondary);
    }
    void drawRates(const core::ModelMetrics& figures)
    {
        const double right = m_theme.px(kSide) + 2 * m_cell + m_theme.px(8);
        const auto beside = [&](int row) {
            return placed(right, m_theme.px(kTitle + kHead + row * kCell), m_area.width() - right, m_theme.px(kCell));
        };
        drawRate(beside(0), Qt::AlignLeading, ConfusionText::tr("PPV %1").arg(rateText(figures.precision.value)),
                 intervalOrNothing(figures.precision));
        drawRate(beside(1), Qt::AlignLeading,
                 ConfusionText::tr("NPV %1").arg(rateText(negativePredictiveValue(figures.confusion))), {});
        const auto below = [&](int column) {
            QRectF area = cell(1, column);
            area.moveTop(area.bottom() + m_theme.px(2));
            area.setHeight(m_theme.px(kFoot - 2));
            return area;
        };
        drawRate(below(0), Qt::AlignHCenter, ConfusionText::tr("Sens. %1").arg(rateText(figures.recall.value)),
                 intervalOrNothing(figures.recall));
        drawRate(below(1), Qt::AlignHCenter, ConfusionText::tr("Spec. %1").arg(rateText(figures.specificity.value)),
                 intervalOrNothing(figures.specificity));
    }

    QPainter& m_painter;
    QRectF m_area;
    const Theme& m_theme;
    double m_cell;
};

double confusionHeight(std::size_t blocks, double width, const Theme& theme)
{
    const int columns = columnsFor(width, blocks, theme);
    const auto rows = static_cast<int>((blocks + static_cast<std::size_t>(columns) - 1) / columns);
    return rows * theme.px(kBlockHeight + kGap);
}

void paintConfusion(QPainter& painter, const QSizeF& size, const std::vector<ConfusionBlock>& blocks,
                    const Theme& theme)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const int columns = columnsFor(size.width(), blocks.size(), theme);
    const double gap = theme.px(kGap);
    // Wider would only spread the numbers.
    const double width = std::min((size.width() - (columns - 1) * gap) / columns, 1.25 * theme.px(kBlockWidth));
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const int column = static_cast<int>(i) % columns, row = static_cast<int>(i) / columns;
        const double left = column * (width + gap);
        const bool mirrored = directionOf(painter) == Qt::RightToLeft;
        const QRectF area(mirrored ? size.width() - left - width : left, row * theme.px(kBlockHeight + kGap), width,
                          theme.px(kBlockHeight));
        BlockPainter(painter, area, theme).draw(blocks[i]);
    }
}

} // namespace

std::vector<ConfusionBlock> confusionBlocks(const Comparison& comparison, ModelJudge& judge)
{
    std::vector<ConfusionBlock> blocks;
    for (const ShownModel& shown : comparison.models)
        blocks.push_back({shown.name, shown.style, judge.figuresAt(*shown.model, comparison.threshold)});
    return blocks;
}

ConfusionFigure::ConfusionFigure(std::vector<ConfusionBlock> blocks, FigureText text, FigureOrigin origin)
    : Figure({QStringLiteral("confusion"), std::move(text), std::move(origin)}),
      m_blocks(std::move(blocks))
{
}

FigureTable ConfusionFigure::table() const
{
    FigureTable table;
    table.columns = {
        ConfusionText::tr("model"),        ConfusionText::tr("found"),     ConfusionText::tr("missed"),
        ConfusionText::tr("false alarms"), ConfusionText::tr("reassured"), ConfusionText::tr("sensitivity"),
        ConfusionText::tr("specificity"),  ConfusionText::tr("PPV"),       ConfusionText::tr("NPV")};
    const auto exact = [](std::optional<double> value) { return value ? QString::number(*value, 'g', 10) : QString(); };
    for (const ConfusionBlock& block : m_blocks) {
        const core::Confusion& counts = block.figures.confusion;
        table.rows.push_back({block.name, QString::number(counts.truePositive), QString::number(counts.falseNegative),
                              QString::number(counts.falsePositive), QString::number(counts.trueNegative),
                              exact(counts.recall()), exact(counts.specificity()), exact(counts.precision()),
                              exact(negativePredictiveValue(counts))});
    }
    return table;
}

void ConfusionFigure::paint(QPainter& painter, const QSizeF& size, const FigureText&, const Theme& theme) const
{
    // As large as fits: on a page that is too low for all of them they are drawn smaller.
    double scale = 1.0;
    while (scale > 0.3 && confusionHeight(m_blocks.size(), size.width() / scale, theme) > size.height() / scale)
        scale -= 0.05;
    painter.save();
    painter.scale(scale, scale);
    paintConfusion(painter, size / scale, m_blocks, theme);
    painter.restore();
}

FigureSize ConfusionFigure::sizeOnScreen(const Theme& theme) const
{
    const double width = theme.px(528);
    return {.usual = QSizeF(width, confusionHeight(m_blocks.size(), width, theme)),
            .least = QSizeF(theme.px(368), theme.px(168))};
}

std::optional<double> ConfusionFigure::heightFor(double width, const Theme& theme) const
{
    return confusionHeight(m_blocks.size(), width, theme);
}

QString ConfusionFigure::words() const
{
    QStringList lines;
    for (const ConfusionBlock& block : m_blocks) {
        const core::Confusion& counts = block.figures.confusion;
        lines << ConfusionText::tr("%1: %2 found, %3 missed, %4 false alarms, %5 reassured")
                     .arg(block.name, QString::number(counts.truePositive), QString::number(counts.falseNegative),
                          QString::number(counts.falsePositive), QString::number(counts.trueNegative));
    }
    return lines.join(QStringLiteral(". "));
}

} // namespace ui
