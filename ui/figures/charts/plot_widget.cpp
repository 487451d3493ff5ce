// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/plot_widget.h"

#include "ui/figures/charts/plot_canvas.h"

#include <QEvent>
#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>

#include <chrono>

namespace ui {
namespace {

using namespace std::chrono_literals;

constexpr auto kBetweenPictures = 100ms;

} // namespace

PlotWidget::PlotWidget(const Sizes& sizes, QWidget* parent)
    : QWidget(parent),
      m_sizes(sizes),
      m_repaint(new QTimer(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2, 2, 2, 2); // room for the outline
    m_repaint->setSingleShot(true);
    m_repaint->setInterval(kBetweenPictures);
    connect(m_repaint, &QTimer::timeout, this, [this] { drawCanvas(); });
}

PlotWidget::~PlotWidget() = default;

void PlotWidget::setTheme(const Theme& theme)
{
    m_theme = theme;
    if (m_canvas)
        m_canvas->setTheme(theme);
    updateGeometry();
    repaintAtOnce();
}

QSize PlotWidget::sizeHint() const
{
    return {m_theme.px(m_sizes.usual.width()), m_theme.px(m_sizes.usual.height())};
}

QSize PlotWidget::minimumSizeHint() const
{
    return {m_theme.px(m_sizes.least.width()), m_theme.px(m_sizes.least.height())};
}

void PlotWidget::scheduleRepaint()
{
    if (m_canvas && isVisible() && !m_repaint->isActive())
        m_repaint->start();
}

void PlotWidget::repaintAtOnce()
{
    if (!m_canvas || !isVisible())
        return;
    m_repaint->stop();
    drawCanvas();
}

void PlotWidget::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_canvas) {
        m_canvas = makeCanvas();
        layout()->addWidget(m_canvas->widget());
        m_canvas->widget()->installEventFilter(this);
        m_canvas->setTheme(m_theme);
    }
    m_repaint->stop();
    drawCanvas();
}

void PlotWidget::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    scheduleRepaint();
}

void PlotWidget::paintEvent(QPaintEvent*)
{
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(QPen(m_theme.accent, 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

bool PlotWidget::eventFilter(QObject* watched, QEvent* event)
{
    if (m_canvas && watched == m_canvas->widget() && event->type() == QEvent::Leave)
        mouseLeft();
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
