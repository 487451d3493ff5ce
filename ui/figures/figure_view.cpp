// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure_view.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QtMath>
#include <QToolTip>

#include <tuple>
#include <utility>

namespace ui {

FigureView::FigureView(const QString& name, QWidget* parent, Menu menu) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(name);
    if (menu == Menu::OfFigures)
        addFigureMenu(*this, [this] { return m_figure; });
}

void FigureView::setTheme(const Theme& theme)
{
    m_theme = theme;
    findParts();
    updateGeometry();
    update();
}

void FigureView::setFigure(FigurePtr figure)
{
    const auto sizes = [this] { return std::tuple(sizeHint(), minimumSizeHint(), heightForWidth(width())); };
    const auto before = sizes();
    const QString marked = m_marked ? m_parts[*m_marked].words : QString();
    m_figure = std::move(figure);
    findParts();
    if (m_marked && (*m_marked >= m_parts.size() || m_parts[*m_marked].words != marked))
        mark({}); // there is no such part any more
    setAccessibleDescription(m_figure ? m_figure->words() : QString());
    setToolTip(m_figure ? m_figure->tip() : QString());
    if (sizes() != before)
        updateGeometry();
    update();
}

FigureSize FigureView::figureSize() const
{
    const QSizeF nothing(m_theme.px(100), m_theme.px(60));
    return m_figure ? m_figure->sizeOnScreen(m_theme) : FigureSize{nothing, nothing};
}

QSize FigureView::withMargins(const QSizeF& size) const
{
    return size.toSize().grownBy(contentsMargins());
}

QSize FigureView::sizeHint() const
{
    return withMargins(figureSize().usual);
}

QSize FigureView::minimumSizeHint() const
{
    return withMargins(figureSize().least);
}

int FigureView::heightForWidth(int width) const
{
    const QMargins around = contentsMargins();
    const auto height = m_figure ? m_figure->heightFor(width - around.left() - around.right(), m_theme) : std::nullopt;
    return height ? qCeil(*height) + around.top() + around.bottom() : -1;
}

void FigureView::findParts()
{
    m_parts = m_figure ? m_figure->parts(contentsRect().size(), m_theme) : std::vector<FigurePart>();
    setMouseTracking(hasChoice());
}

bool FigureView::hasChoice() const
{
    return !m_parts.empty() && m_parts.front().canBeChosen;
}

// One that is too thin to hit is hit beside it, too.
std::optional<std::size_t> FigureView::partAt(const QPointF& position) const
{
    const QPointF place = position - contentsRect().topLeft();
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const QPainterPath& outline = m_parts[i].outline;
        const bool hit = outline.contains(place) || outline.intersects(QRectF(place - QPointF(1, 1), QSizeF(2, 2)));
        if (hit && (!found || m_parts[i].size <= m_parts[*found].size))
            found = i;
    }
    return found;
}

std::optional<std::size_t> FigureView::choosableAt(const QPointF& position) const
{
    const auto part = partAt(position);
    return part && m_parts[*part].canBeChosen ? part : std::nullopt;
}

bool FigureView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || m_parts.empty())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto part = partAt(help->pos()))
        QToolTip::showText(help->globalPos(), m_parts[*part].tip, this);
    else
        QToolTip::hideText();
    return true;
}

void FigureView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    if (m_figure) {
        painter.save();
        painter.translate(contentsRect().topLeft());
        const QSizeF size = contentsRect().size();
        if (m_marked)
            m_figure->paintMarked(painter, size, m_theme, *m_marked);
        else
            m_figure->paint(painter, size, {}, m_theme);
        painter.restore();
    }
    if (!hasFocus())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.accent, 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void FigureView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    findParts();
}

void FigureView::mark(std::optional<std::size_t> part)
{
    if (part == m_marked)
        return;
    m_marked = part;
    if (part && hasFocus())
        setAccessibleDescription(m_parts[*part].words); // read out as the keys move
    setCursor(part ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void FigureView::mouseMoveEvent(QMouseEvent* event)
{
    mark(choosableAt(event->position()));
}

void FigureView::mousePressEvent(QMouseEvent* event)
{
    const auto part = choosableAt(event->position());
    if (event->button() != Qt::LeftButton || !part)
        return QWidget::mousePressEvent(event);
    mark(part);
    Q_EMIT partChosen(*part);
}

void FigureView::leaveEvent(QEvent*)
{
    if (!hasFocus())
        mark({});
}

void FigureView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (!m_marked && hasChoice() && event->reason() != Qt::MouseFocusReason)
        mark(0);
}

void FigureView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        mark({});
}

void FigureView::keyPressEvent(QKeyEvent* event)
{
    if (!hasChoice())
        return QWidget::keyPressEvent(event);
    const auto key = static_cast<Qt::Key>(event->key());
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (!m_marked)
            mark(0);
        else if (const auto next = m_figure->nextPart(*m_marked, key))
            mark(next);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_marked)
            Q_EMIT partChosen(*m_marked);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace ui
