// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/flow_diagram.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace ui {
namespace {

constexpr double kHeight = 184.0; // design pixels

QStringList sentences(const PolicyFlow& flow, const FlowWords& words)
{
    QStringList all;
    for (std::size_t i = 0; i < flow.ribbons.size(); ++i)
        all << words.sentence(flow, i);
    return all;
}

} // namespace

FlowDiagram::FlowDiagram(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Test sequences of 1,000 patients"));
}

void FlowDiagram::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    arrange();
}

void FlowDiagram::setFlow(const PolicyFlow& flow, const FlowWords& words)
{
    if (flow == m_flow && words == m_words)
        return;
    m_flow = flow;
    m_words = words;
    m_marked.reset();
    setAccessibleDescription(sentences(m_flow, m_words).join(QLatin1Char(' ')));
    arrange();
}

QSize FlowDiagram::sizeHint() const
{
    return {m_theme.px(372), m_theme.px(kHeight)};
}

QSize FlowDiagram::minimumSizeHint() const
{
    return {m_theme.px(180), m_theme.px(kHeight)};
}

void FlowDiagram::arrange()
{
    m_picture = FlowPicture(m_flow, m_words, QRectF(rect()).adjusted(1, 1, -1, -1), m_theme);
    update();
}

bool FlowDiagram::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto ribbon = m_picture.ribbonAt(help->pos()))
        QToolTip::showText(help->globalPos(),
                           tr("%1\nClick to list these patients.").arg(m_words.sentence(m_flow, *ribbon)), this);
    else
        QToolTip::hideText();
    return true;
}

void FlowDiagram::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    m_picture.paint(painter, m_theme, m_marked);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.accent, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void FlowDiagram::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void FlowDiagram::mark(std::optional<std::size_t> ribbon)
{
    if (ribbon == m_marked)
        return;
    m_marked = ribbon;
    if (ribbon && hasFocus())
        setAccessibleDescription(m_words.sentence(m_flow, *ribbon)); // read out as the keys move
    setCursor(ribbon ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void FlowDiagram::mouseMoveEvent(QMouseEvent* event)
{
    mark(m_picture.ribbonAt(event->position()));
}

void FlowDiagram::mousePressEvent(QMouseEvent* event)
{
    const auto ribbon = m_picture.ribbonAt(event->position());
    if (event->button() != Qt::LeftButton || !ribbon)
        return QWidget::mousePressEvent(event);
    mark(ribbon);
    Q_EMIT ribbonChosen(*ribbon);
}

void FlowDiagram::leaveEvent(QEvent*)
{
    if (!hasFocus())
        mark({});
}

void FlowDiagram::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (!m_marked && !m_flow.empty() && event->reason() != Qt::MouseFocusReason)
        mark(0);
    update();
}

void FlowDiagram::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        mark({});
    update();
}

// Up and down among those that leave the same column, left to where these patients came from, right to where most go.
std::optional<std::size_t> FlowDiagram::neighbour(int key) const
{
    const std::vector<PolicyFlow::Ribbon>& all = m_flow.ribbons;
    const PolicyFlow::Ribbon& now = all[*m_marked];
    const std::size_t column = m_flow.source(now).column;
    std::optional<std::size_t> found;
    if (key == Qt::Key_Down && *m_marked + 1 < all.size() && m_flow.source(all[*m_marked + 1]).column == column)
        found = *m_marked + 1;
    if (key == Qt::Key_Up && *m_marked > 0 && m_flow.source(all[*m_marked - 1]).column == column)
        found = *m_marked - 1;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool before = key == Qt::Key_Left && all[i].to == now.from;
        const bool after = key == Qt::Key_Right && all[i].from == now.to;
        if ((before || after) && (!found || all[i].patients > all[*found].patients))
            found = i;
    }
    return found;
}

void FlowDiagram::keyPressEvent(QKeyEvent* event)
{
    if (m_flow.empty())
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (!m_marked)
            mark(0);
        else if (const auto next = neighbour(event->key()))
            mark(next);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_marked)
            Q_EMIT ribbonChosen(*m_marked);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace ui
