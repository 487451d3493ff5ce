// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/missingness_figure.h"

#include "ui/common/number_format.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace ui {
namespace {

struct MissingnessText {
    Q_DECLARE_TR_FUNCTIONS(MissingnessFigure)
};

constexpr int kCells = 4;
constexpr double kCellWidth = 56.0, kCellHeight = 26.0, kHeader = 38.0, kLeastName = 80.0; // design pixels

std::array<double, kCells> sharesOf(const core::PanelMissingness& panel)
{
    return {panel.missingWithout, panel.missingWith, panel.absentWithout, panel.absentWith};
}

QColor blend(const QColor& from, const QColor& to, double share)
{
    const auto mix = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return QColor(mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue()));
}

QString nameOf(const core::PanelMissingness& panel)
{
    return panel.panel.empty() ? MissingnessText::tr("Known before any test") : QString::fromStdString(panel.panel);
}

QString sentenceOf(const core::PanelMissingness& panel)
{
    return MissingnessText::tr(
               "%1: %2 of values missing in patients who are no cases, %3 in cases; nothing recorded in %4 and %5.")
        .arg(nameOf(panel), percentText(panel.missingWithout, 1), percentText(panel.missingWith, 1),
             percentText(panel.absentWithout, 1), percentText(panel.absentWith, 1));
}

// Where names and numbers stand, in pixels.
struct MissingnessGrid {
    MissingnessGrid(double width, const Theme& theme)
        : cellWidth(theme.px(kCellWidth)),
          cellHeight(theme.px(kCellHeight)),
          headerHeight(theme.px(kHeader)),
          nameWidth(std::max(theme.px(kLeastName), static_cast<int>(width) - kCells * cellWidth))
    {
    }
    QRect cell(int row, int column) const { return {nameWidth + column * cellWidth, top(row), cellWidth, cellHeight}; }
    QRect name(int row) const { return {0, top(row), nameWidth - 8, cellHeight}; }
    int top(int row) const { return headerHeight + row * cellHeight; }

    int cellWidth, cellHeight, headerHeight, nameWidth;
};

void paintHeader(QPainter& painter, const MissingnessGrid& grid, const Theme& theme)
{
    painter.setPen(theme.textSecondary);
    painter.setFont(fontOf(theme, TypeSize::Caption));
    const int half = grid.headerHeight / 2;
    const std::array titles{MissingnessText::tr("values missing"), MissingnessText::tr("nothing recorded")};
    const std::array outcomes{MissingnessText::tr("without"), MissingnessText::tr("with")};
    for (int column = 0; column < kCells; ++column) {
        const QRect below = grid.cell(0, column);
        if (column % 2 == 0)
            painter.drawText(QRect(below.left(), 0, 2 * grid.cellWidth, half), Qt::AlignCenter,
                             titles[static_cast<std::size_t>(column / 2)]);
        painter.drawText(QRect(below.left(), half, grid.cellWidth, half), Qt::AlignCenter,
                         outcomes[static_cast<std::size_t>(column % 2)]);
    }
}

void paintPanel(QPainter& painter, const MissingnessGrid& grid, int row, const core::PanelMissingness& panel,
                const Theme& theme)
{
    painter.setFont(fontOf(theme, TypeSize::Table));
    painter.setPen(theme.text);
    const QRect place = grid.name(row);
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(nameOf(panel), Qt::ElideRight, place.width()));
    const std::array<double, kCells> shares = sharesOf(panel);
    for (int column = 0; column < kCells; ++column) {
        const double share = shares[static_cast<std::size_t>(column)];
        const QRect box = grid.cell(row, column);
        // Kept light enough that the number stays readable: the number says it, the colour only leads the eye.
        painter.fillRect(box.adjusted(1, 1, -1, -1), blend(theme.alternate, theme.plotSky, 0.75 * share));
        painter.drawText(box, Qt::AlignCenter, percentText(share, share > 0.0 && share < 0.0995 ? 1 : 0));
    }
}

} // namespace

MissingnessFigure::MissingnessFigure(std::vector<core::PanelMissingness> panels)
    : Figure({.name = QStringLiteral("missing-values"),
              .text = {.title = MissingnessText::tr("Missing values by panel and outcome"),
                       .xLabel = {},
                       .yLabel = {},
                       .caption = {},
                       .legend = false}}),
      m_panels(std::move(panels))
{
}

FigureTable MissingnessFigure::table() const
{
    FigureTable table{.columns = {MissingnessText::tr("Panel"), MissingnessText::tr("Values missing, without"),
                                  MissingnessText::tr("Values missing, with"),
                                  MissingnessText::tr("Nothing recorded, without"),
                                  MissingnessText::tr("Nothing recorded, with")},
                      .rows = {}};
    for (const core::PanelMissingness& panel : m_panels) {
        QStringList row{nameOf(panel)};
        for (const double share : sharesOf(panel))
            row << QString::number(share, 'g', 6);
        table.rows.push_back(row);
    }
    return table;
}

void MissingnessFigure::paint(QPainter& painter, const QSizeF& size, const FigureText&, const Theme& theme) const
{
    const MissingnessGrid grid(size.width(), theme);
    paintHeader(painter, grid, theme);
    for (int row = 0; row < static_cast<int>(m_panels.size()); ++row)
        paintPanel(painter, grid, row, m_panels[static_cast<std::size_t>(row)], theme);
}

FigureSize MissingnessFigure::sizeOnScreen(const Theme& theme) const
{
    const MissingnessGrid grid(0.0, theme);
    const int numbers = kCells * grid.cellWidth, height = grid.top(static_cast<int>(m_panels.size()));
    return {.usual = QSizeF(theme.px(160) + numbers, height), .least = QSizeF(grid.nameWidth + numbers, height)};
}

QString MissingnessFigure::words() const
{
    QStringList lines;
    for (const core::PanelMissingness& panel : m_panels)
        lines << sentenceOf(panel);
    return lines.join(QLatin1Char('\n'));
}

std::vector<FigurePart> MissingnessFigure::parts(const QSizeF& size, const Theme& theme) const
{
    const MissingnessGrid grid(size.width(), theme);
    std::vector<FigurePart> rows;
    for (int row = 0; row < static_cast<int>(m_panels.size()); ++row) {
        const QString sentence = sentenceOf(m_panels[static_cast<std::size_t>(row)]);
        QPainterPath outline;
        outline.addRect(QRectF(0, grid.top(row), size.width(), grid.cellHeight));
        rows.push_back({.outline = outline, .words = sentence, .tip = sentence, .size = 0.0, .canBeChosen = false});
    }
    return rows;
}

} // namespace ui
