// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/flow_picture.h"

#include "ui/common/text/number_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {
namespace {

using FlowKind = PolicyFlow::Kind;

constexpr double kHead = 18.0;   // design pixels
constexpr int kFewestNamed = 10; // patients; who are fewer are named by the tooltip

struct FlowFigureText {
    Q_DECLARE_TR_FUNCTIONS(FlowFigure)
};

QColor nodeColour(FlowKind kind, const Theme& theme)
{
    switch (kind) {
    case FlowKind::Panel:
    case FlowKind::Other:
        return theme.plotBlue;
    case FlowKind::Ill:
        return theme.plotVermillion;
    case FlowKind::Everybody:
    case FlowKind::NoTest:
    case FlowKind::NotIll:
        break;
    }
    return theme.axis;
}

QColor ribbonColour(FlowKind leadsTo, bool marked, const Theme& theme)
{
    QColor colour = nodeColour(leadsTo, theme);
    const double faint = leadsTo == FlowKind::Ill ? 0.5 : 0.3;
    colour.setAlphaF(static_cast<float>(marked ? 0.8 : faint));
    return colour;
}

// A band that leaves and reaches every column level.
QPainterPath pathOf(const std::vector<RibbonLayout::Crossing>& crossings)
{
    QPainterPath path(QPointF(crossings.front().right, crossings.front().top));
    for (std::size_t i = 1; i < crossings.size(); ++i) {
        const RibbonLayout::Crossing &from = crossings[i - 1], &to = crossings[i];
        const double half = (from.right + to.left) / 2.0;
        path.cubicTo(half, from.top, half, to.top, to.left, to.top);
        path.lineTo(to.right, to.top);
    }
    path.lineTo(crossings.back().left, crossings.back().bottom);
    for (std::size_t i = crossings.size() - 1; i > 0; --i) {
        const RibbonLayout::Crossing &from = crossings[i], &to = crossings[i - 1];
        const double half = (from.left + to.right) / 2.0;
        path.cubicTo(half, from.bottom, half, to.bottom, to.right, to.bottom);
        path.lineTo(to.left, to.bottom);
    }
    path.closeSubpath();
    return path;
}

QString counted(const PolicyFlow::Node& node)
{
    return countText(static_cast<std::uint64_t>(node.patients));
}

} // namespace

FlowPicture::FlowPicture(PolicyFlow flow, FlowWords words, const QRectF& area, const Theme& theme)
    : m_flow(std::move(flow)),
      m_words(std::move(words)),
      m_area(area)
{
    if (m_flow.empty())
        return;
    const QFontMetricsF bold(fontOf(theme, TypeSize::Caption, true));
    double wordsWidth = bold.horizontalAdvance(m_words.column(m_flow, m_flow.columns - 1)) - theme.px(10);
    for (const PolicyFlow::Node& node : m_flow.nodes)
        if (node.kind == FlowKind::Ill || node.kind == FlowKind::NotIll)
            wordsWidth = std::max(
                {wordsWidth, bold.horizontalAdvance(m_words.node(node)), bold.horizontalAdvance(counted(node))});
    m_origin = area.topLeft() + QPointF(0.0, theme.px(kHead));
    m_layout = layoutRibbons(m_flow, QSizeF(area.width(), area.height() - theme.px(kHead) - theme.px(2)),
                             {.nodeWidth = static_cast<double>(theme.px(8)),
                              .gap = static_cast<double>(theme.px(9)),
                              .words = wordsWidth + theme.px(6)});
    for (const std::vector<RibbonLayout::Crossing>& crossings : m_layout.ribbons)
        m_paths.push_back(pathOf(crossings).translated(m_origin));
}

void FlowPicture::paint(QPainter& painter, const Theme& theme, std::optional<std::size_t> marked) const
{
    if (m_flow.empty())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < m_paths.size(); ++i)
        painter.fillPath(m_paths[i], ribbonColour(m_flow.target(m_flow.ribbons[i]).kind, marked == i, theme));
    if (marked && *marked < m_paths.size())
        painter.strokePath(m_paths[*marked], QPen(theme.accent, 1.5));
    for (std::size_t i = 0; i < m_flow.nodes.size(); ++i)
        if (m_flow.nodes[i].patients > 0) {
            QRectF bar = m_layout.nodes[i].translated(m_origin);
            bar.setHeight(std::max(bar.height(), 1.0));
            painter.fillRect(bar, nodeColour(m_flow.nodes[i].kind, theme));
        }
    paintHeads(painter, theme);
    paintNames(painter, theme);
}

// Elided to the column, so that German heads do not run into each other.
void FlowPicture::paintHeads(QPainter& painter, const Theme& theme) const
{
    const QFont font = fontOf(theme, TypeSize::Caption);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(theme.textSecondary);
    for (std::size_t column = 0; column < m_flow.columns; ++column) {
        const bool last = column + 1 == m_flow.columns;
        const double left = m_area.left() + m_layout.columns[column];
        const double right = last ? m_area.right() : m_area.left() + m_layout.columns[column + 1] - theme.px(4);
        const QRectF place(left, m_area.top(), right - left, theme.px(kHead));
        painter.drawText(place, Qt::AlignLeft | Qt::AlignTop,
                         metrics.elidedText(m_words.column(m_flow, column), Qt::ElideRight, place.width()));
    }
}

QStringList FlowPicture::namesOf(const PolicyFlow::Node& node, const QFontMetricsF& metrics, double room) const
{
    if (node.kind == FlowKind::Everybody)
        return {counted(node)};
    if (node.column + 1 == m_flow.columns)
        return {m_words.node(node), counted(node)};
    const double name = room - metrics.horizontalAdvance(QLatin1Char(' ') + counted(node));
    // A letter and a number tell nothing: then rather the name, the number is in the tip.
    const QString whole = m_words.node(node);
    const double legible = metrics.horizontalAdvance(whole.left(4) + QChar(0x2026));
    if (metrics.horizontalAdvance(whole) > name && name < legible)
        return {metrics.elidedText(whole, Qt::ElideRight, room)};
    return {QStringLiteral("%1 %2").arg(metrics.elidedText(m_words.node(node), Qt::ElideRight, std::max(0.0, name)),
                                        counted(node))};
}

// Beside its node where there is room; what would stand on another name is left to the tooltip.
void FlowPicture::paintNames(QPainter& painter, const Theme& theme) const
{
    const double line = QFontMetricsF(fontOf(theme, TypeSize::Caption, true)).height();
    std::vector<double> taken(m_flow.columns, -line); // down to where a column has names
    for (std::size_t i = 0; i < m_flow.nodes.size(); ++i) {
        const PolicyFlow::Node& node = m_flow.nodes[i];
        if (node.patients < kFewestNamed)
            continue;
        const bool last = node.column + 1 == m_flow.columns;
        const QRectF bar = m_layout.nodes[i].translated(m_origin);
        const double left = bar.right() + theme.px(4);
        const double right =
            last ? m_area.right() + 2 : m_area.left() + m_layout.columns[node.column + 1] - theme.px(4);
        // Bold where many go, so long as it fits.
        QFont font = fontOf(theme, TypeSize::Caption, last || node.patients >= 100);
        if (!last && QFontMetricsF(font).horizontalAdvance(m_words.node(node) + counted(node)) > right - left)
            font = fontOf(theme, TypeSize::Caption);
        const QFontMetricsF metrics(font);
        const QStringList lines = namesOf(node, metrics, right - left);
        const double height = line * static_cast<double>(lines.size());
        const double lowest = m_area.bottom() - height;
        double top = std::max(bar.center().y() - height / 2.0, taken[node.column]);
        top = std::min(std::max(top, m_origin.y() - theme.px(2)), lowest);
        if (top < taken[node.column])
            continue;
        taken[node.column] = top + height;
        painter.setFont(font);
        painter.setPen(theme.text);
        painter.drawText(QRectF(left, top, right - left, height), Qt::AlignLeft | Qt::AlignVCenter,
                         lines.join(QLatin1Char('\n')));
    }
}

QPointF FlowPicture::startOf(std::size_t ribbon) const
{
    const RibbonLayout::Crossing& start = m_layout.ribbons[ribbon].front();
    return m_origin + QPointF(start.right + 1.0, (start.top + start.bottom) / 2.0);
}

FlowFigure::FlowFigure(PolicyFlow flow, FlowWords words, FigureText text, FigureOrigin origin)
    : Figure({QStringLiteral("test-sequences"), std::move(text), std::move(origin)}),
      m_flow(std::move(flow)),
      m_words(std::move(words))
{
}

FigureTable FlowFigure::table() const
{
    FigureTable table{.columns = {FlowFigureText::tr("Way"), FlowFigureText::tr("Patients of 1,000"),
                                  FlowFigureText::tr("Spent on their panels")},
                      .rows = {}};
    for (std::size_t i = 0; i < m_flow.ribbons.size(); ++i) {
        const PolicyFlow::Ribbon& ribbon = m_flow.ribbons[i];
        table.rows.push_back({m_words.way(m_flow, i), QString::number(ribbon.patients),
                              ribbon.money ? QString::number(*ribbon.money, 'f', 2) : QString()});
    }
    return table;
}

// A marked ribbon has an outline, which wants room.
FlowPicture FlowFigure::picture(const QSizeF& size, const Theme& theme) const
{
    return {m_flow, m_words, QRectF(QPointF(), size).adjusted(1, 1, -1, -1), theme};
}

void FlowFigure::paint(QPainter& painter, const QSizeF& size, const FigureText&, const Theme& theme) const
{
    picture(size, theme).paint(painter, theme);
}

void FlowFigure::paintMarked(QPainter& painter, const QSizeF& size, const Theme& theme, std::size_t part) const
{
    picture(size, theme).paint(painter, theme, part);
}

FigureSize FlowFigure::sizeOnScreen(const Theme& theme) const
{
    const double height = theme.px(184);
    return {.usual = QSizeF(theme.px(372), height), .least = QSizeF(theme.px(180), height)};
}

QString FlowFigure::words() const
{
    QStringList all;
    for (std::size_t i = 0; i < m_flow.ribbons.size(); ++i)
        all << m_words.sentence(m_flow, i);
    return all.join(QLatin1Char(' '));
}

std::vector<FigurePart> FlowFigure::parts(const QSizeF& size, const Theme& theme) const
{
    const FlowPicture drawn = picture(size, theme);
    std::vector<FigurePart> parts;
    for (std::size_t i = 0; i < m_flow.ribbons.size(); ++i) {
        const QString sentence = m_words.sentence(m_flow, i);
        parts.push_back({.outline = drawn.ribbons()[i],
                         .words = sentence,
                         .tip = FlowFigureText::tr("%1\nClick to list these patients.").arg(sentence),
                         .size = static_cast<double>(m_flow.ribbons[i].patients)});
    }
    return parts;
}

std::optional<std::size_t> FlowFigure::nextPart(std::size_t part, Qt::Key key) const
{
    const std::vector<PolicyFlow::Ribbon>& all = m_flow.ribbons;
    const PolicyFlow::Ribbon& now = all[part];
    const std::size_t column = m_flow.source(now).column;
    std::optional<std::size_t> found;
    if (key == Qt::Key_Down && part + 1 < all.size() && m_flow.source(all[part + 1]).column == column)
        found = part + 1;
    if (key == Qt::Key_Up && part > 0 && m_flow.source(all[part - 1]).column == column)
        found = part - 1;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool before = key == Qt::Key_Left && all[i].to == now.from;
        const bool after = key == Qt::Key_Right && all[i].from == now.to;
        if ((before || after) && (!found || all[i].patients > all[*found].patients))
            found = i;
    }
    return found;
}

} // namespace ui
