// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/front_overlay.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <limits>

namespace ui {
namespace {

constexpr double kPadding = 6.0;
constexpr int kMostOptional = 6;        // more names would be a list
constexpr double kTooMuchHidden = 20.0; // see hiddenBy()

QSizeF sizeOf(const QString& text, const QFontMetricsF& plain, const QFontMetricsF& bold)
{
    double width = 0.0;
    const QStringList lines = text.split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < lines.size(); ++i)
        width = std::max(width, (i == 0 ? bold : plain).horizontalAdvance(lines[i]));
    return {width, plain.height() * static_cast<double>(lines.size())};
}

// The first line bold, the others quieter.
void paintLines(QPainter& painter, const QRectF& area, const QString& text, Qt::Alignment alignment, const Theme& theme,
                bool firstIsBold = true)
{
    const QFont plain = fontOf(theme, TypeSize::Caption);
    double top = area.top();
    const QStringList lines = text.split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        painter.setFont(i == 0 && firstIsBold ? fontOf(theme, TypeSize::Caption, true) : plain);
        painter.setPen(i == 0 ? theme.text : theme.textSecondary);
        const double height = QFontMetricsF(painter.font()).height();
        painter.drawText(QRectF(area.left(), top, area.width(), height), int(alignment | Qt::AlignVCenter), lines[i]);
        top += height;
    }
}

QSizeF boxSize(const QString& text, const Theme& theme)
{
    const QFontMetricsF plain(fontOf(theme, TypeSize::Caption));
    const QFontMetricsF bold(fontOf(theme, TypeSize::Caption, true));
    const double padding = 2.0 * kPadding * theme.zoom;
    return sizeOf(text, plain, bold) + QSizeF(padding, padding);
}

void paintBar(QPainter& painter, const QLineF& bar, const Theme& theme)
{
    const double half = theme.px(4);
    painter.setPen(QPen(theme.plotBlue, 1.5 * theme.zoom));
    painter.drawLine(bar);
    const QPointF along = bar.length() > 0.0 ? (bar.p2() - bar.p1()) / bar.length() : QPointF(1.0, 0.0);
    const QPointF across(-along.y() * half, along.x() * half);
    for (const QPointF& end : {bar.p1(), bar.p2()})
        painter.drawLine(end - across, end + across);
}

// How much a box of words there would hide, and how much of itself would be out of sight.
double hiddenBy(const QRectF& box, const FrontSketch& sketch)
{
    const QRectF inside = box.intersected(sketch.area);
    double hidden = 50.0 * (1.0 - inside.width() * inside.height() / (box.width() * box.height()));
    for (const QPointF& obstacle : sketch.obstacles)
        hidden += box.adjusted(-5, -5, 5, 5).contains(obstacle) ? 3.0 : 0.0;
    for (const QRectF& words : sketch.words)
        hidden += box.intersects(words) ? 60.0 : 0.0;
    if (sketch.budget && sketch.budget->x > box.left() && sketch.budget->x < box.right())
        hidden += 1.0;
    return hidden;
}

void paintLeader(QPainter& painter, const QPointF& dot, const QRectF& box, const QColor& colour, const Theme& theme)
{
    const QPointF nearest(std::clamp(dot.x(), box.left(), box.right()), std::clamp(dot.y(), box.top(), box.bottom()));
    QLineF leader(dot, nearest);
    if (leader.length() <= theme.px(16))
        return;
    leader.setP1(leader.pointAt(theme.px(10) / leader.length()));
    painter.setPen(QPen(colour, 1));
    painter.drawLine(leader);
}

// In a small figure there may be no free place; then it rather covers something than be cut off.
QRectF keptInside(QRectF box, const QPointF& dot, double gap, const FrontSketch& sketch)
{
    const QRectF area = sketch.far ? sketch.area.united(*sketch.far) : sketch.area;
    box.moveLeft(std::clamp(box.left(), area.left(), std::max(area.left(), area.right() - box.width())));
    box.moveTop(std::clamp(box.top(), area.top(), std::max(area.top(), area.bottom() - box.height())));
    if (!box.contains(dot))
        return box;
    // But not what it speaks of. What costs more is seldom worse, so there is room below it on the right.
    box.moveTop(dot.y() + gap + box.height() <= area.bottom() ? dot.y() + gap : dot.y() - gap - box.height());
    box.moveRight(std::max(sketch.area.right(), sketch.area.left() + box.width()));
    return box;
}

void paintBox(QPainter& painter, const FrontSketch::Dot& dot, const FrontSketch& sketch, const QColor& edge,
              const Theme& theme)
{
    const double gap = theme.px(18);
    const QRectF box = keptInside(boxBeside(dot.at, boxSize(dot.text, theme), sketch, gap), dot.at, gap, sketch);
    paintLeader(painter, dot.at, box, edge, theme);
    painter.setPen(QPen(edge, 1));
    painter.setBrush(theme.surface);
    painter.drawRoundedRect(box, 3, 3);
    const double padding = kPadding * theme.zoom;
    paintLines(painter, box.adjusted(padding, padding, -padding, -padding), dot.text, Qt::AlignLeft, theme);
}

void paintSelected(QPainter& painter, const FrontSketch::Dot& dot, const FrontSketch& sketch, const Theme& theme)
{
    painter.save();
    painter.setClipRect((sketch.far ? sketch.area.united(*sketch.far) : sketch.area).adjusted(-2, -2, 2, 2));
    if (dot.valueBar)
        paintBar(painter, *dot.valueBar, theme);
    if (dot.costBar)
        paintBar(painter, *dot.costBar, theme);
    painter.restore();
    painter.setPen(QPen(theme.plotBlue, theme.px(2)));
    painter.setBrush(theme.surface);
    painter.drawEllipse(dot.at, theme.px(8), theme.px(8));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.plotBlue);
    painter.drawEllipse(dot.at, theme.px(4), theme.px(4));
}

// Nothing stands there, nor so near that it would be touched.
bool isFree(const QRectF& box, const FrontSketch& sketch)
{
    const QRectF around = box.adjusted(-5, -5, 5, 5);
    return std::none_of(sketch.words.begin(), sketch.words.end(),
                        [&around](const QRectF& words) { return words.intersects(around); }) &&
           std::none_of(sketch.obstacles.begin(), sketch.obstacles.end(),
                        [&around](const QPointF& obstacle) { return around.contains(obstacle); });
}

QRectF boxOf(const FrontSketch::Mark& mark, const FrontSketch& sketch, const Theme& theme)
{
    const QFontMetricsF plain(fontOf(theme, TypeSize::Caption));
    const QSizeF size = sizeOf(mark.text, plain, plain);
    const double gap = theme.px(10);
    if (!mark.beyondBreak)
        return boxBeside(mark.at, size, sketch, gap);
    const QRectF below(QPointF(mark.at.x() - size.width() / 2.0, mark.at.y() + gap), size);
    QRectF above = below;
    above.moveBottom(mark.at.y() - gap);
    if (below.bottom() > sketch.area.bottom() || (!isFree(below, sketch) && isFree(above, sketch)))
        return above;
    return below;
}

bool hasRoom(const QRectF& box, const FrontSketch::Mark& mark, const FrontSketch& sketch)
{
    return mark.beyondBreak ? isFree(box, sketch) : hiddenBy(box, sketch) < kTooMuchHidden;
}

void paintMark(QPainter& painter, const FrontSketch::Mark& mark, const QRectF& box, const Theme& theme)
{
    QColor veil = theme.surface; // what is below shines through, words stay readable
    veil.setAlphaF(0.8F);
    painter.fillRect(box.adjusted(-2, 0, 2, 0), veil);
    paintLeader(painter, mark.at, box, theme.axis, theme);
    paintLines(painter, box, mark.text, mark.beyondBreak ? Qt::AlignHCenter : Qt::AlignLeft, theme, false);
}

// At its edge three strokes: it can be taken hold of.
void paintFlag(QPainter& painter, const FrontSketch::Budget& budget, const QRectF& flag, const Theme& theme)
{
    painter.setPen(budget.tooLow ? QPen(theme.warningEdge, 1.0) : QPen(Qt::NoPen));
    painter.setBrush(budget.tooLow ? theme.warningBack : theme.text);
    painter.drawRoundedRect(flag, 3, 3);
    const QColor ink = budget.tooLow ? theme.warningText : theme.surface;
    painter.setPen(QPen(ink, 1.25 * theme.zoom));
    for (const double offset : {8.0, 11.0}) {
        const double x = flag.left() + offset * theme.zoom;
        painter.drawLine(QPointF(x, flag.center().y() - theme.px(4)), QPointF(x, flag.center().y() + theme.px(4)));
    }
    painter.setFont(fontOf(theme, TypeSize::Caption, true));
    painter.drawText(flag.adjusted(theme.px(10), 0, 0, 0), Qt::AlignCenter, budget.text);
}

QRectF beyondBox(const FrontSketch::Budget& budget, const QRectF& area, const Theme& theme)
{
    const QFontMetricsF metrics(fontOf(theme, TypeSize::Caption));
    return {budget.x + theme.px(8), area.top() + theme.px(2), metrics.horizontalAdvance(budget.beyond) + 1.0,
            metrics.height()};
}

void paintBudget(QPainter& painter, const FrontSketch::Budget& budget, const FrontSketch& sketch, const Theme& theme)
{
    QPen pen(budget.tooLow ? theme.warningText : theme.text, 1.5);
    pen.setDashPattern({4.0, 3.0});
    painter.setPen(pen);
    painter.drawLine(QPointF(budget.x, sketch.area.top()), QPointF(budget.x, sketch.area.bottom()));
    paintFlag(painter, budget, flagOf(budget, sketch.area, theme), theme);
    const QRectF beyond = beyondBox(budget, sketch.area, theme);
    if (budget.beyond.isEmpty() || beyond.right() > sketch.area.right())
        return;
    painter.setFont(fontOf(theme, TypeSize::Caption));
    painter.setPen(theme.textSecondary);
    painter.drawText(beyond, Qt::AlignLeft | Qt::AlignVCenter, budget.beyond);
}

// A number on a disc beside the dot, which stays in sight.
void paintPin(QPainter& painter, const FrontSketch::Pin& pin, const Theme& theme)
{
    painter.setPen(QPen(theme.text, theme.px(1.5)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(pin.at, theme.px(7), theme.px(7));
    const double radius = theme.px(8);
    const QPointF middle = pin.at + QPointF(-theme.px(11), -theme.px(13));
    painter.setPen(QPen(theme.surface, 1));
    painter.setBrush(theme.text);
    painter.drawEllipse(middle, radius, radius);
    painter.setPen(theme.surface);
    painter.setFont(fontOf(theme, TypeSize::Caption, true));
    painter.drawText(QRectF(middle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)), Qt::AlignCenter,
                     QString::number(pin.number));
}

// Two strokes across the axis: costs between are left out.
void paintBreak(QPainter& painter, const FrontSketch& sketch, const Theme& theme)
{
    const double middle = (sketch.area.right() + sketch.far->left()) / 2.0;
    const double y = sketch.area.bottom();
    const QPointF slant(theme.px(3), -theme.px(6));
    painter.setPen(QPen(theme.axis, 1.25));
    for (const double offset : {-theme.px(2.5), theme.px(2.5)})
        painter.drawLine(QPointF(middle + offset, y) - slant, QPointF(middle + offset, y) + slant);
}

} // namespace

void paintArrow(QPainter& painter, const QLineF& arrow, const Theme& theme)
{
    if (arrow.length() < 2.0)
        return;
    painter.setPen(QPen(theme.plotPurple, 1.5 * theme.zoom));
    painter.drawLine(arrow);
    const QPointF back = (arrow.p1() - arrow.p2()) / arrow.length() * std::min(double(theme.px(6)), arrow.length());
    const QPointF across(-back.y() / 2.0, back.x() / 2.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.plotPurple);
    painter.drawPolygon(QPolygonF{arrow.p2(), arrow.p2() + back + across, arrow.p2() + back - across});
}

QRectF flagOf(const FrontSketch::Budget& budget, const QRectF& area, const Theme& theme)
{
    const QFont font = fontOf(theme, TypeSize::Caption, true);
    const QSizeF size(QFontMetricsF(font).horizontalAdvance(budget.text) + theme.px(30), theme.px(20));
    QRectF flag(QPointF(budget.x - size.width() / 2.0, area.top() - size.height() - 1.0), size);
    flag.moveLeft(std::clamp(flag.left(), area.left(), std::max(area.left(), area.right() - size.width())));
    return flag;
}

QRectF boxBeside(const QPointF& dot, const QSizeF& size, const FrontSketch& sketch, double gap)
{
    QRectF best;
    double least = std::numeric_limits<double>::infinity();
    double taste = 0.0; // of equals the first
    for (const double away : {gap, 2.5 * gap, 5.0 * gap, 8.0 * gap}) {
        const double left = -away - size.width();
        const double above = -away - size.height();
        for (const QPointF& corner : {QPointF(away, above), QPointF(left, above), QPointF(away, away),
                                      QPointF(left, away), QPointF(away, -size.height() / 2.0),
                                      QPointF(-size.width() / 2.0, away), QPointF(-size.width() / 2.0, above)}) {
            const QRectF box(dot + corner, size);
            const double cost = taste + hiddenBy(box, sketch);
            taste += 0.1;
            if (cost < least) {
                least = cost;
                best = box;
            }
        }
    }
    return best;
}

void paintBeyondBudget(QPainter& painter, const FrontSketch& sketch, const Theme& theme)
{
    if (!sketch.budget || sketch.budget->beyond.isEmpty() || sketch.budget->x >= sketch.area.right())
        return;
    QRectF beyond = sketch.area;
    beyond.setLeft(std::max(sketch.area.left(), sketch.budget->x));
    QColor shade = theme.dark ? theme.window : theme.alternate;
    painter.fillRect(beyond, shade);
}

void paintOverlay(QPainter& painter, FrontSketch sketch, const Theme& theme)
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (!sketch.emptyText.isEmpty()) {
        painter.setFont(fontOf(theme, TypeSize::Table));
        painter.setPen(theme.textDisabled);
        painter.drawText(sketch.area, Qt::AlignCenter, sketch.emptyText);
        return;
    }
    if (sketch.far)
        paintBreak(painter, sketch, theme);
    int optional = 0;
    for (const FrontSketch::Mark& mark : sketch.marks) {
        const QRectF box = boxOf(mark, sketch, theme);
        if (mark.optional && (optional == kMostOptional || !hasRoom(box, mark, sketch)))
            continue;
        optional += mark.optional ? 1 : 0;
        sketch.words.push_back(box);
        paintMark(painter, mark, box, theme);
    }
    if (sketch.budget) {
        paintBudget(painter, *sketch.budget, sketch, theme);
        if (!sketch.budget->beyond.isEmpty())
            sketch.words.push_back(beyondBox(*sketch.budget, sketch.area, theme));
    }
    for (const QLineF& arrow : sketch.arrows)
        paintArrow(painter, arrow, theme);
    if (sketch.selected)
        paintSelected(painter, *sketch.selected, sketch, theme);
    for (const FrontSketch::Pin& pin : sketch.pins)
        paintPin(painter, pin, theme);
    if (sketch.selected && !sketch.selected->text.isEmpty() && !sketch.hovered)
        paintBox(painter, *sketch.selected, sketch, theme.plotBlue, theme);
    if (sketch.hovered) {
        painter.setPen(QPen(theme.text, theme.px(1.5)));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(sketch.hovered->at, theme.px(7), theme.px(7));
        paintBox(painter, *sketch.hovered, sketch, theme.control, theme);
    }
}

} // namespace ui
