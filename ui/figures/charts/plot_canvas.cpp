// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/plot_canvas.h"

#include <qcustomplot.h>
#include <QMouseEvent>
#include <QPicture>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {
namespace {

class TextTicker : public QCPAxisTicker {
public:
    explicit TextTicker(std::function<QString(double)> text) : m_text(std::move(text)) {}

protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        // Steps add up to something like 1e-17 where 0 is meant.
        return m_text ? m_text(std::abs(tick) < 1e-12 ? 0.0 : tick) : QString();
    }

private:
    std::function<QString(double)> m_text;
};

// Lets a plain painter draw in one of the plot's layers.
class PaintedLayer : public QCPAbstractItem {
public:
    PaintedLayer(QCustomPlot* plot, const QString& layer, std::function<void(QPainter&)> paint)
        : QCPAbstractItem(plot),
          m_paint(std::move(paint))
    {
        setLayer(layer);
        setClipToAxisRect(false);
        setSelectable(false);
    }
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1.0; }

protected:
    void draw(QCPPainter* painter) override { m_paint(*painter); }

private:
    std::function<void(QPainter&)> m_paint;
};

// Draws what was recorded as large as it was recorded: QPicture means inches where we mean pixels of the painter.
void replay(QPainter& painter, const QPicture& picture)
{
    painter.save();
    const QPaintDevice& device = *painter.device();
    painter.scale(double(picture.logicalDpiX()) / device.logicalDpiX(),
                  double(picture.logicalDpiY()) / device.logicalDpiY());
    painter.drawPicture(0, 0, picture);
    painter.restore();
}

} // namespace

PlotCanvas::PlotCanvas(QWidget* parent)
    : m_alone(parent ? nullptr : std::make_unique<QCustomPlot>()),
      m_plot(parent ? new QCustomPlot(parent) : m_alone.get())
{
    m_plot->setFocusPolicy(Qt::NoFocus); // the widget around it has the keyboard and a name
    m_plot->setAutoAddPlottableToLegend(false);
    m_plot->xAxis->grid()->setVisible(false);
    makeNote();
    if (parent)
        connectMouse();
}

PlotCanvas::~PlotCanvas() = default;

void PlotCanvas::connectMouse()
{
    connect(m_plot, &QCustomPlot::mouseWheel, this, &PlotCanvas::zoomed);
    connect(m_plot, &QCustomPlot::mousePress, this, [this](QMouseEvent* event) { pressed(*event); });
    connect(m_plot, &QCustomPlot::mouseMove, this, [this](QMouseEvent* event) { moved(*event); });
    connect(m_plot, &QCustomPlot::mouseRelease, this, [this](QMouseEvent* event) { released(*event); });
    connect(m_plot, &QCustomPlot::mouseDoubleClick, this, [this](QMouseEvent* event) { doubleClicked(*event); });
}

void PlotCanvas::moved(const QMouseEvent& event)
{
    if (event.buttons() & Qt::LeftButton)
        Q_EMIT zoomed();
}

QWidget* PlotCanvas::widget() const
{
    return m_plot;
}

void PlotCanvas::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_plot->setBackground(theme.surface);
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis})
        styleAxis(*axis);
    styleNote();
    applyTheme();
}

void PlotCanvas::draw()
{
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void PlotCanvas::drawNow()
{
    m_plot->replot(QCustomPlot::rpImmediateRefresh);
}

// The library draws with a painter of its own; what it draws is handed on line by line.
void PlotCanvas::paint(QPainter& painter, const QSizeF& size) const
{
    QPicture picture;
    QCPPainter recorder(&picture);
    recorder.setMode(QCPPainter::pmVectorized);
    recorder.setMode(QCPPainter::pmNoCaching);
    m_plot->toPainter(&recorder, qRound(size.width()), qRound(size.height()));
    recorder.end();
    replay(painter, picture);
}

void PlotCanvas::letZoom()
{
    m_plot->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    m_plot->setNoAntialiasingOnDrag(true);
}

void PlotCanvas::clear()
{
    m_plot->clearPlottables();
    m_plot->clearItems();
    makeNote();
}

void PlotCanvas::makeNote()
{
    m_note = new QCPItemText(m_plot);
    m_note->position->setType(QCPItemPosition::ptAxisRectRatio);
    m_note->position->setCoords(0.5, 0.45);
    m_note->setSelectable(false);
    m_note->setVisible(false);
    m_note->setLayer(QStringLiteral("overlay")); // on top of whatever else there is
    styleNote();
}

void PlotCanvas::styleNote()
{
    m_note->setFont(fontOf(m_theme, TypeSize::Table));
    m_note->setColor(m_theme.textDisabled);
}

void PlotCanvas::showNote(const QString& words)
{
    m_note->setText(words);
    m_note->setVisible(!words.isEmpty());
}

void PlotCanvas::showLegendBelow()
{
    QCPLegend& legend = *m_plot->legend;
    legend.setVisible(true);
    legend.setFont(fontOf(m_theme, TypeSize::Caption));
    legend.setTextColor(m_theme.text);
    legend.setBrush(Qt::NoBrush);
    legend.setBorderPen(Qt::NoPen);
    legend.setFillOrder(QCPLegend::foColumnsFirst);
    const int row = m_plot->plotLayout()->rowCount();
    auto* below = new QCPLayoutGrid;
    m_plot->plotLayout()->addElement(row, 0, below);
    below->addElement(0, 0, &legend);
    m_plot->plotLayout()->setRowStretchFactor(row, 0.001);
}

void PlotCanvas::addPaintedLayer(const QString& layer, std::function<void(QPainter&)> paint)
{
    new PaintedLayer(m_plot, layer, std::move(paint)); // the plot's
}

void PlotCanvas::styleAxis(QCPAxis& axis) const
{
    const QFont font = fontOf(m_theme, TypeSize::Caption);
    axis.setBasePen(QPen(m_theme.axis, 1));
    axis.setTickPen(QPen(m_theme.axis, 1));
    axis.setSubTickPen(Qt::NoPen);
    axis.setSubTicks(false);
    axis.setTickLength(0, m_theme.px(3));
    axis.setTickLabelColor(m_theme.textSecondary);
    axis.setTickLabelFont(font);
    axis.setLabelColor(m_theme.text);
    axis.setLabelFont(font);
    axis.setLabelPadding(m_theme.px(2));
    axis.grid()->setPen(QPen(m_theme.grid, 1));
    axis.grid()->setZeroLinePen(QPen(m_theme.grid, 1));
}

QColor PlotCanvas::faint(QColor colour, double opacity)
{
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

void PlotCanvas::setTickTexts(QCPAxis& axis, std::function<QString(double)> text)
{
    const int count = axis.ticker()->tickCount();
    axis.setTicker(QSharedPointer<QCPAxisTicker>(new TextTicker(std::move(text))));
    axis.ticker()->setTickCount(count);
}

void PlotCanvas::setTickCount(QCPAxis& axis, double length, double each, int most) const
{
    axis.ticker()->setTickCount(std::clamp(qRound(length) / m_theme.px(each), 2, most));
}

} // namespace ui
