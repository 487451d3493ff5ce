// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/comparison/grid_picture.h"

#include "ui/common/text/number_text.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {
namespace {

// Design pixels.
constexpr double kRow = 24.0;
constexpr double kTallestRow = 30.0;
constexpr double kCellPadding = 8.0;
constexpr double kNarrowestHeat = 48.0;
constexpr double kWidestHeat = 104.0;
constexpr double kNarrowestDrawn = 130.0;
constexpr double kAxis = 20.0;

bool isDrawn(GridDraw draw)
{
    return draw == GridDraw::Bars || draw == GridDraw::Forest;
}

QColor blend(const QColor& a, const QColor& b, double share)
{
    const auto mix = [share](int x, int y) { return qRound(x + (y - x) * share); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

// Where everything goes, in reading direction from the left.
struct Places {
    std::vector<int> left, width; // by column
    int head = 0, row = 0, axis = 0;
};

int textWidth(const Grid& grid, std::size_t column, const QFontMetrics& body, const QFontMetrics& head)
{
    int width = 0;
    for (const QString& word : grid.columns[column].head.split(QLatin1Char(' ')))
        width = std::max(width, head.horizontalAdvance(word)); // heads are wrapped
    for (const GridRow& row : grid.rows)
        if (column < row.cells.size() && row.cells.size() > 1)
            width = std::max(width, body.horizontalAdvance(row.cells[column].text));
    return width;
}

std::vector<int> smallestWidths(const Grid& grid, const Theme& theme)
{
    const QFontMetrics body(fontOf(theme, TypeSize::Table));
    const QFontMetrics head(fontOf(theme, TypeSize::Caption));
    std::vector<int> widths;
    for (std::size_t i = 0; i < grid.columns.size(); ++i) {
        const int words = textWidth(grid, i, body, head) + 2 * theme.px(kCellPadding);
        const GridDraw draw = grid.columns[i].draw;
        widths.push_back(isDrawn(draw)            ? std::max(theme.px(kNarrowestDrawn), words)
                         : draw == GridDraw::Heat ? std::max(theme.px(kNarrowestHeat), words)
                                                  : words);
    }
    return widths;
}

int sumOf(const std::vector<int>& widths)
{
    int sum = 0;
    for (const int width : widths)
        sum += width;
    return sum;
}

// What is left over goes to what is drawn, then to the heat, then to the first column, which holds names. On narrow
// paper everything gives way alike and is elided.
std::vector<int> fittedWidths(const Grid& grid, const Theme& theme, int room)
{
    std::vector<int> widths = smallestWidths(grid, theme);
    if (const int needed = sumOf(widths); needed > room) {
        for (int& width : widths)
            width = width * room / std::max(1, needed);
        return widths;
    }
    int spare = room - sumOf(widths);
    const auto share = [&](auto wanted, int widest) {
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < widths.size(); ++i)
            if (wanted(grid.columns[i].draw))
                places.push_back(i);
        for (std::size_t n = places.size(); n > 0; --n) {
            int& width = widths[places[n - 1]];
            const int more = std::clamp(spare / static_cast<int>(n), 0, std::max(0, widest - width));
            width += more;
            spare -= more;
        }
    };
    share(isDrawn, room);
    share([](GridDraw draw) { return draw == GridDraw::Heat; }, theme.px(kWidestHeat));
    if (!widths.empty() && spare > 0)
        widths.front() += std::min(spare, theme.px(160));
    return widths;
}

int headHeight(const Grid& grid, const std::vector<int>& widths, const Theme& theme)
{
    const QFontMetrics metrics(fontOf(theme, TypeSize::Caption));
    int lines = 1;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const QRect room(0, 0, std::max(1, widths[i] - theme.px(kCellPadding)), 1000);
        const int height = metrics.boundingRect(room, Qt::TextWordWrap, grid.columns[i].head).height();
        lines = std::max(lines, std::min(3, qRound(double(height) / metrics.height())));
    }
    return lines * metrics.height() + theme.px(kCellPadding);
}

bool hasAxis(const Grid& grid)
{
    return std::any_of(grid.columns.begin(), grid.columns.end(),
                       [](const GridColumn& column) { return isDrawn(column.draw); });
}

Places placesIn(const Grid& grid, const Theme& theme, const QSize& room)
{
    Places places;
    places.width = fittedWidths(grid, theme, room.width());
    int left = 0;
    for (const int width : places.width) {
        places.left.push_back(left);
        left += width;
    }
    places.axis = hasAxis(grid) ? theme.px(kAxis) : 0;
    places.head = headHeight(grid, places.width, theme) + places.axis;
    const int rows = std::max(1, static_cast<int>(grid.rows.size()));
    places.row = std::clamp((room.height() - places.head) / rows, theme.px(kRow) * 3 / 4, theme.px(kTallestRow));
    return places;
}

class GridPainter {
public:
    GridPainter(QPainter& painter, const QRect& area, const Grid& grid, const Theme& theme)
        : m_painter(painter),
          m_area(area),
          m_grid(grid),
          m_theme(theme),
          m_places(placesIn(grid, theme, area.size()))
    {
    }

    void paint()
    {
        paintHeads();
        for (std::size_t i = 0; i < m_grid.columns.size(); ++i)
            if (isDrawn(m_grid.columns[i].draw))
                paintScale(i);
        for (std::size_t row = 0; row < m_grid.rows.size(); ++row)
            paintRow(row);
    }

private:
    int topOf(std::size_t row) const { return m_places.head + static_cast<int>(row) * m_places.row; }
    int bottom() const { return topOf(m_grid.rows.size()); }
    QRect place(int left, int top, int width, int height) const
    {
        return QStyle::visualRect(m_painter.layoutDirection(), m_area,
                                  QRect(m_area.left() + left, m_area.top() + top, width, height));
    }
    QRect cell(std::size_t column, std::size_t row) const
    {
        return place(m_places.left[column], topOf(row), m_places.width[column], m_places.row);
    }
    int aligned(Qt::Alignment side) const
    {
        return int(QStyle::visualAlignment(m_painter.layoutDirection(), side | Qt::AlignVCenter));
    }
    Qt::Alignment sideOf(std::size_t column) const
    {
        const GridDraw draw = m_grid.columns[column].draw;
        return draw == GridDraw::Text ? Qt::AlignLeft : draw == GridDraw::Number ? Qt::AlignRight : Qt::AlignHCenter;
    }
    // Pixels from the left edge of the column's plane; axes are not mirrored.
    double across(std::size_t column, double value, const QRectF& box) const
    {
        const GridColumn& scale = m_grid.columns[column];
        const double span = scale.high > scale.low ? scale.high - scale.low : 1.0;
        const double inner = box.width() - 2.0 * m_theme.px(kCellPadding);
        return box.left() + m_theme.px(kCellPadding) + inner * std::clamp((value - scale.low) / span, 0.0, 1.0);
    }

    void paintHeads()
    {
        m_painter.setFont(fontOf(m_theme, TypeSize::Caption));
        m_painter.setPen(m_theme.textSecondary);
        const int pad = m_theme.px(kCellPadding) / 2;
        for (std::size_t i = 0; i < m_grid.columns.size(); ++i) {
            const int height = m_places.head - (isDrawn(m_grid.columns[i].draw) ? m_places.axis : 0);
            const QRect box = place(m_places.left[i], 0, m_places.width[i], height).adjusted(pad, 0, -pad, -pad);
            const auto side = int(QStyle::visualAlignment(m_painter.layoutDirection(), sideOf(i) | Qt::AlignBottom));
            m_painter.save();
            m_painter.setClipRect(box, Qt::IntersectClip);
            m_painter.drawText(box, side | Qt::TextWordWrap, m_grid.columns[i].head);
            m_painter.restore();
        }
        m_painter.setPen(m_theme.border);
        m_painter.drawLine(place(0, m_places.head - 1, m_area.width(), 1).topLeft(),
                           place(0, m_places.head - 1, m_area.width(), 1).topRight());
    }

    void paintScale(std::size_t column)
    {
        const QRectF plane =
            place(m_places.left[column], m_places.head, m_places.width[column], bottom() - m_places.head);
        const GridColumn& scale = m_grid.columns[column];
        m_painter.setFont(fontOf(m_theme, TypeSize::Caption));
        const double step = tickStep(scale.high - scale.low);
        for (double tick = std::ceil(scale.low / step) * step; tick <= scale.high + 1e-9; tick += step) {
            const double x = across(column, tick, plane);
            m_painter.setPen(m_theme.grid);
            m_painter.drawLine(QPointF(x, plane.top()), QPointF(x, plane.bottom()));
            m_painter.setPen(m_theme.textSecondary);
            const QRectF words(x - 40.0, plane.top() - m_places.axis, 80.0, m_places.axis - 2.0);
            m_painter.drawText(words, Qt::AlignHCenter | Qt::AlignBottom, tickText(scale, tick));
        }
        if (scale.mark) {
            m_painter.setPen(QPen(m_theme.axis, 1.0, Qt::DashLine));
            const double x = across(column, *scale.mark, plane);
            m_painter.drawLine(QPointF(x, plane.top()), QPointF(x, plane.bottom()));
        }
    }

    // About four of them, one, two or five of a power of ten apart.
    static double tickStep(double span)
    {
        const double wanted = std::max(span, 1e-9) / 4.0;
        const double power = std::pow(10.0, std::floor(std::log10(wanted)));
        for (const double times : {1.0, 2.0, 5.0})
            if (times * power >= wanted)
                return times * power;
        return 10.0 * power;
    }
    static QString tickText(const GridColumn& scale, double tick)
    {
        const double shown = std::abs(tick) < 1e-9 ? 0.0 : tick;
        return numberText(scale.draw == GridDraw::Bars ? std::abs(shown) : shown);
    }

    void paintRow(std::size_t row)
    {
        const GridRow& cells = m_grid.rows[row];
        if (cells.cells.size() == 1)
            return paintHeading(row, cells.cells.front().text);
        for (std::size_t i = 0; i < std::min(cells.cells.size(), m_grid.columns.size()); ++i) {
            const QRect box = cell(i, row);
            switch (m_grid.columns[i].draw) {
            case GridDraw::Text:
            case GridDraw::Number:
                paintText(box, sideOf(i), cells.cells[i].text, cells.faint);
                break;
            case GridDraw::Heat:
                paintHeat(box, cells.cells[i], cells.faint);
                break;
            case GridDraw::Bars:
                paintBars(i, box, cells.cells[i]);
                break;
            case GridDraw::Forest:
                paintForest(i, box, cells.cells[i], cells.faint);
                break;
            }
        }
    }

    void paintHeading(std::size_t row, const QString& text)
    {
        const QRect box = place(0, topOf(row), m_area.width(), m_places.row);
        m_painter.fillRect(box, m_theme.alternate);
        m_painter.setFont(fontOf(m_theme, TypeSize::Table, true));
        m_painter.setPen(m_theme.text);
        const int pad = m_theme.px(kCellPadding);
        const QRect words = box.adjusted(pad / 2, 0, -pad / 2, 0);
        m_painter.drawText(words, aligned(Qt::AlignLeft),
                           m_painter.fontMetrics().elidedText(text, Qt::ElideRight, words.width()));
    }

    void paintText(const QRect& box, Qt::Alignment side, const QString& text, bool faint)
    {
        m_painter.setFont(fontOf(m_theme, TypeSize::Table));
        m_painter.setPen(faint ? m_theme.textSecondary : m_theme.text);
        const int pad = m_theme.px(kCellPadding) / 2;
        const QRect room = box.adjusted(pad, 0, -pad, 0);
        m_painter.drawText(room, aligned(side),
                           m_painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width() + 1));
    }

    // Kept light enough that the number stays readable: the number says it, the colour only leads the eye.
    void paintHeat(const QRect& box, const GridCell& cell, bool faint)
    {
        const double most = m_theme.dark ? 0.45 : 0.75;
        if (cell.value)
            m_painter.fillRect(box.adjusted(1, 1, -1, -1),
                               blend(m_theme.alternate, m_theme.plotSky, most * std::clamp(*cell.value, 0.0, 1.0)));
        paintText(box, Qt::AlignHCenter, cell.text, faint);
    }

    // The bar to the left is hatched: colour never works alone.
    void paintBars(std::size_t column, const QRect& box, const GridCell& cell)
    {
        const double zero = across(column, 0.0, box);
        const double height = std::min(m_theme.px(12), box.height() - 4);
        const double top = box.center().y() - height / 2.0 + 0.5;
        if (cell.value && *cell.value > 0.0)
            m_painter.fillRect(QRectF(zero, top, std::max(1.0, across(column, *cell.value, box) - zero), height),
                               m_theme.plotBlue);
        if (cell.against > 0.0) {
            const double left = std::min(across(column, -cell.against, box), zero - 1.0);
            const QRectF bar(left, top, zero - left, height);
            m_painter.fillRect(bar, QBrush(m_theme.plotVermillion, Qt::BDiagPattern));
            m_painter.setPen(m_theme.plotVermillion);
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRect(bar);
        }
        m_painter.setPen(m_theme.axis);
        m_painter.drawLine(QPointF(zero, box.top()), QPointF(zero, box.bottom() + 1));
    }

    void paintForest(std::size_t column, const QRect& box, const GridCell& cell, bool faint)
    {
        if (!cell.value)
            return paintText(box, Qt::AlignHCenter, cell.text, true);
        const double y = box.center().y() + 0.5;
        const QColor colour = faint ? m_theme.muted : m_theme.plotBlue;
        m_painter.setPen(QPen(colour, 1.5));
        if (cell.interval) {
            const double low = across(column, cell.interval->low, box), high = across(column, cell.interval->high, box);
            m_painter.drawLine(QPointF(low, y), QPointF(high, y));
            for (const double end : {low, high})
                m_painter.drawLine(QPointF(end, y - 3.0), QPointF(end, y + 3.0));
        }
        const double half = m_theme.px(4);
        m_painter.fillRect(QRectF(across(column, *cell.value, box) - half, y - half, 2 * half, 2 * half), colour);
    }

    QPainter& m_painter;
    QRect m_area;
    const Grid& m_grid;
    const Theme& m_theme;
    Places m_places;
};

} // namespace

void paintGrid(QPainter& painter, const QRectF& area, const Grid& grid, const Theme& theme)
{
    painter.save();
    GridPainter(painter, area.toAlignedRect(), grid, theme).paint();
    painter.restore();
}

QSizeF smallestGrid(const Grid& grid, const Theme& theme)
{
    const std::vector<int> widths = smallestWidths(grid, theme);
    const double rows = static_cast<double>(grid.rows.size()) * theme.px(kRow);
    return {double(sumOf(widths)), headHeight(grid, widths, theme) + rows + (hasAxis(grid) ? theme.px(kAxis) : 0.0)};
}

GridFigure::GridFigure(Parts parts) : Figure({parts.name, parts.text, parts.origin}), m_parts(std::move(parts)) {}

FigureSize GridFigure::sizeOnScreen(const Theme& theme) const
{
    const QSizeF least = smallestGrid(m_parts.grid, theme);
    return {.usual = least, .least = least};
}

void GridFigure::paint(QPainter& painter, const QSizeF& size, const FigureText&, const Theme& theme) const
{
    paintGrid(painter, QRectF(QPointF(), size), m_parts.grid, theme);
}

} // namespace ui
