// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure_view.h"

#include <QPainter>

#include <algorithm>

namespace ui {
namespace {

constexpr double kPaperMargin = 48.0; // of the paper, half an inch

} // namespace

FigureView::FigureView(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Page"));
}

void FigureView::setFigure(const FigurePtr& figure, const QSizeF& paper)
{
    m_figure = figure;
    m_paper = paper;
    updateGeometry();
    update();
}

QSize FigureView::sizeHint() const
{
    return {860, 608};
}

QSize FigureView::minimumSizeHint() const
{
    return {320, 240};
}

// Paper is light, whatever the window is.
void FigureView::paintEvent(QPaintEvent*)
{
    if (!m_figure || m_paper.isEmpty())
        return;
    const Theme theme = lightTheme();
    const QRectF room = QRectF(rect()).adjusted(1, 1, -1, -1);
    const double scale = std::min(room.width() / m_paper.width(), room.height() / m_paper.height());
    QPainter painter(this);
    painter.translate(room.center() - QPointF(m_paper.width(), m_paper.height()) * scale / 2.0);
    painter.scale(scale, scale);
    painter.setPen(QPen(hasFocus() ? theme.accent : theme.control, (hasFocus() ? 2.0 : 1.0) / scale));
    painter.setBrush(theme.surface);
    painter.drawRect(QRectF(QPointF(), m_paper));
    painter.translate(kPaperMargin, kPaperMargin);
    m_figure->paint(painter, m_paper - QSizeF(2 * kPaperMargin, 2 * kPaperMargin), {}, theme);
}

} // namespace ui
