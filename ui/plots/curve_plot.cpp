#include "ui/plots/curve_plot.h"

#include <qcustomplot.h>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

namespace ui {
namespace {

using namespace std::chrono_literals;

constexpr auto kBetweenPictures = 100ms;
constexpr int kMarkersShown = 24; // more would hide the line they mark

class TextTicker : public QCPAxisTicker {
public:
    std::function<QString(double)> text;

protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        // Steps add up to something like 1e-17 where 0 is meant.
        return text ? text(std::abs(tick) < 1e-12 ? 0.0 : tick) : QString();
    }
};

QCPScatterStyle markerOf(const SeriesLook& look, const QColor& colour, const Theme& theme)
{
    switch (look.marker) {
    case SeriesLook::Marker::None:
        return QCPScatterStyle::ssNone;
    case SeriesLook::Marker::Disc:
        return {QCPScatterStyle::ssCircle, QPen(colour, theme.px(1.5)), theme.surface, double(theme.px(6))};
    case SeriesLook::Marker::Square:
        return {QCPScatterStyle::ssSquare, QPen(colour, theme.px(1.5)), theme.surface, double(theme.px(5))};
    }
    Q_UNREACHABLE();
}

QPen penOf(const SeriesLook& look, const QColor& colour, const Theme& theme)
{
    QPen pen(colour, 1.75 * theme.zoom);
    pen.setJoinStyle(Qt::RoundJoin);
    if (look.dash == SeriesLook::Dash::Dashed)
        pen.setDashPattern({4.0, 3.0});
    return pen;
}

QVector<QCPGraphData> graphData(std::span<const QPointF> points)
{
    QVector<QCPGraphData> data;
    data.reserve(static_cast<int>(points.size()));
    for (const QPointF& point : points)
        data.append({point.x(), point.y()});
    return data;
}

const QPointF* nearestPoint(const std::vector<QPointF>& points, double x)
{
    if (points.empty())
        return nullptr;
    auto after = std::lower_bound(points.begin(), points.end(), x,
                                  [](const QPointF& point, double wanted) { return point.x() < wanted; });
    if (after == points.end() || (after != points.begin() && x - std::prev(after)->x() < after->x() - x))
        --after;
    return &*after;
}

} // namespace

QColor colourOf(SeriesLook::Colour colour, const Theme& theme)
{
    return colour == SeriesLook::Colour::Policy ? theme.plotBlue : theme.plotGreen;
}

struct CurvePlot::Canvas {
    explicit Canvas(CurvePlot* owner);

    void applyTheme(const Theme& theme, const std::vector<CurveSeries>& series);
    void applyAxes(const PlotAxes& axes);
    void makeGraphs(const std::vector<CurveSeries>& series, const Theme& theme);
    void fitRanges(const std::vector<CurveSeries>& series, const PlotAxes& axes);
    void thinMarkers(const std::vector<CurveSeries>& series);
    void showCrosshair(std::optional<double> x, const QString& text, const std::vector<CurveSeries>& series);

    QCustomPlot* plot; // child of the widget
    QSharedPointer<TextTicker> xTicks{new TextTicker};
    QSharedPointer<TextTicker> yTicks{new TextTicker};
    QCPItemText* empty;
    QCPItemStraightLine* line;
    QCPItemText* box;
    std::vector<QCPGraph*> graphs;
    std::vector<QCPItemTracer*> discs;
};

CurvePlot::Canvas::Canvas(CurvePlot* owner)
    : plot(new QCustomPlot(owner)),
      empty(new QCPItemText(plot)),
      line(new QCPItemStraightLine(plot)),
      box(new QCPItemText(plot))
{
    plot->setFocusPolicy(Qt::NoFocus); // the widget around it has the keyboard and a name
    plot->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    plot->setNoAntialiasingOnDrag(true);
    plot->xAxis->setTicker(xTicks);
    plot->yAxis->setTicker(yTicks);
    plot->xAxis->grid()->setVisible(false);
    plot->axisRect()->setMinimumMargins(QMargins(8, 6, 24, 4)); // the last label of x reaches beyond its tick;
    empty->position->setType(QCPItemPosition::ptAxisRectRatio);
    empty->position->setCoords(0.5, 0.45);
    empty->setSelectable(false);
    line->setVisible(false);
    line->setSelectable(false);
    box->setVisible(false);
    box->setSelectable(false);
    box->setTextAlignment(Qt::AlignLeft);
    box->setPadding(QMargins(6, 3, 6, 3));
    box->setLayer(QStringLiteral("overlay"));
    box->position->setTypeX(QCPItemPosition::ptPlotCoords);
    box->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
}

void CurvePlot::Canvas::applyTheme(const Theme& theme, const std::vector<CurveSeries>& series)
{
    const QFont font = fontOf(theme, TypeSize::Caption);
    plot->setBackground(theme.surface);
    for (QCPAxis* axis : {plot->xAxis, plot->yAxis}) {
        axis->setBasePen(QPen(theme.axis, 1));
        axis->setTickPen(QPen(theme.axis, 1));
        axis->setSubTickPen(Qt::NoPen);
        axis->setSubTicks(false);
        axis->setTickLength(0, theme.px(3));
        axis->setTickLabelColor(theme.textSecondary);
        axis->setTickLabelFont(font);
        axis->setLabelColor(theme.text);
        axis->setLabelFont(font);
        axis->setLabelPadding(theme.px(2));
        axis->grid()->setPen(QPen(theme.grid, 1));
        axis->grid()->setZeroLinePen(QPen(theme.grid, 1));
    }
    line->setPen(QPen(theme.axis, 1, Qt::DotLine));
    box->setFont(font);
    box->setColor(theme.text);
    box->setBrush(theme.surface);
    box->setPen(QPen(theme.border, 1));
    empty->setFont(fontOf(theme, TypeSize::Table));
    empty->setColor(theme.textDisabled);
    for (std::size_t i = 0; i < graphs.size(); ++i) {
        const QColor colour = colourOf(series[i].look.colour, theme);
        graphs[i]->setPen(penOf(series[i].look, colour, theme));
        graphs[i]->setScatterStyle(markerOf(series[i].look, colour, theme));
        discs[i]->setPen(QPen(colour, theme.px(2)));
        discs[i]->setBrush(theme.surface);
        discs[i]->setSize(theme.px(7));
    }
}

void CurvePlot::Canvas::applyAxes(const PlotAxes& axes)
{
    plot->xAxis->setLabel(axes.xLabel);
    xTicks->text = axes.xText;
    yTicks->text = axes.yText;
    empty->setText(axes.emptyText);
}

void CurvePlot::Canvas::makeGraphs(const std::vector<CurveSeries>& series, const Theme& theme)
{
    for (QCPItemTracer* disc : discs)
        plot->removeItem(disc);
    plot->clearGraphs();
    graphs.clear();
    discs.clear();
    for (const CurveSeries& one : series) {
        QCPGraph* graph = plot->addGraph();
        graph->setSelectable(QCP::stNone);
        graph->data()->set(graphData(one.points), true);
        graphs.push_back(graph);
        auto* disc = new QCPItemTracer(plot);
        disc->setStyle(QCPItemTracer::tsCircle);
        disc->setSelectable(false);
        disc->setVisible(false);
        disc->position->setType(QCPItemPosition::ptPlotCoords);
        discs.push_back(disc);
    }
    applyTheme(theme, series);
}

void CurvePlot::Canvas::fitRanges(const std::vector<CurveSeries>& series, const PlotAxes& axes)
{
    double right = 0.0;
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const CurveSeries& one : series) {
        for (const QPointF& point : one.points) {
            right = std::max(right, point.x());
            if (!std::isfinite(point.y()))
                continue;
            low = std::min(low, point.y());
            high = std::max(high, point.y());
        }
    }
    empty->setVisible(low > high);
    plot->xAxis->setTickLabels(low <= high);
    plot->yAxis->setTickLabels(low <= high);
    plot->xAxis->setRange(0.0, right > 0.0 ? right * 1.02 : 1.0);
    if (low > high) {
        plot->yAxis->setRange(axes.yLowest.value_or(0.0), axes.yHighest.value_or(1.0));
        return;
    }
    // A curve that does not move still gets an axis with two different ends.
    const double room = std::max(0.08 * (high - low), high == low ? std::max(0.1 * std::abs(high), 0.05) : 0.0);
    plot->yAxis->setRange(std::max(low - room, axes.yLowest.value_or(low - room)),
                          std::min(high + room, axes.yHighest.value_or(high + room)));
}

void CurvePlot::Canvas::thinMarkers(const std::vector<CurveSeries>& series)
{
    for (std::size_t i = 0; i < graphs.size(); ++i)
        graphs[i]->setScatterSkip(static_cast<int>(series[i].points.size()) / kMarkersShown);
}

void CurvePlot::Canvas::showCrosshair(std::optional<double> x, const QString& text,
                                      const std::vector<CurveSeries>& series)
{
    line->setVisible(x.has_value());
    box->setVisible(x.has_value());
    for (QCPItemTracer* disc : discs)
        disc->setVisible(false);
    if (!x)
        return;
    line->point1->setCoords(*x, 0.0);
    line->point2->setCoords(*x, 1.0);
    const bool onTheRight = *x > plot->xAxis->range().center();
    box->setText(text);
    box->setPositionAlignment((onTheRight ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignBottom);
    box->setPadding(QMargins(6, 3, 6, 3));
    const double gap = plot->xAxis->range().size() * 0.015;
    box->position->setCoords(*x + (onTheRight ? -gap : gap), 0.97);
    for (std::size_t i = 0; i < discs.size(); ++i) {
        const QPointF* point = nearestPoint(series[i].points, *x);
        if (!point || !std::isfinite(point->y()))
            continue;
        discs[i]->position->setCoords(*point);
        discs[i]->setVisible(true);
    }
}

CurvePlot::CurvePlot(PlotAxes axes, QWidget* parent)
    : QWidget(parent),
      m_axes(std::move(axes)),
      m_theme(lightTheme()),
      m_repaint(new QTimer(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2, 2, 2, 2); // room for the outline
    m_repaint->setSingleShot(true);
    m_repaint->setInterval(kBetweenPictures);
    connect(m_repaint, &QTimer::timeout, this, &CurvePlot::repaintNow);
    describe();
}

CurvePlot::~CurvePlot() = default;

void CurvePlot::makeCanvas()
{
    m_canvas = std::make_unique<Canvas>(this);
    layout()->addWidget(m_canvas->plot);
    m_canvas->plot->installEventFilter(this);
    m_canvas->applyAxes(m_axes);
    m_canvas->makeGraphs(m_series, m_theme);
    const auto leaveOff = [this] {
        if (std::exchange(m_following, false))
            Q_EMIT followingChanged(false);
    };
    connect(m_canvas->plot, &QCustomPlot::mouseWheel, this, leaveOff);
    connect(m_canvas->plot, &QCustomPlot::mouseMove, this, [this, leaveOff](QMouseEvent* event) {
        if (event->buttons() & Qt::LeftButton)
            leaveOff();
        moveCrosshair(nearestX(m_canvas->plot->xAxis->pixelToCoord(event->position().x())));
    });
    connect(m_canvas->plot, &QCustomPlot::mouseDoubleClick, this, [this] { setFollowing(true); });
}

void CurvePlot::setTheme(const Theme& theme)
{
    m_theme = theme;
    if (m_canvas)
        m_canvas->applyTheme(m_theme, m_series);
    scheduleRepaint();
}

void CurvePlot::setAxes(PlotAxes axes)
{
    m_axes = std::move(axes);
    if (m_canvas)
        m_canvas->applyAxes(m_axes);
    describe();
    scheduleRepaint();
}

void CurvePlot::setSeries(std::vector<CurveSeries> series)
{
    m_series = std::move(series);
    m_crosshair.reset();
    if (m_canvas)
        m_canvas->makeGraphs(m_series, m_theme);
    describe();
    scheduleRepaint();
}

void CurvePlot::addPoints(std::size_t series, std::span<const QPointF> points)
{
    if (points.empty())
        return;
    std::vector<QPointF>& drawn = m_series[series].points;
    const auto replaced = std::lower_bound(drawn.begin(), drawn.end(), points.front().x(),
                                           [](const QPointF& point, double wanted) { return point.x() < wanted; });
    if (m_canvas && replaced != drawn.end())
        m_canvas->graphs[series]->data()->removeAfter(std::nextafter(replaced->x(), -1.0));
    drawn.erase(replaced, drawn.end());
    drawn.insert(drawn.end(), points.begin(), points.end());
    if (m_canvas)
        m_canvas->graphs[series]->data()->add(graphData(points), true);
    describe();
    scheduleRepaint();
}

void CurvePlot::setFollowing(bool following)
{
    if (following != m_following) {
        m_following = following;
        Q_EMIT followingChanged(following);
    }
    scheduleRepaint();
}

void CurvePlot::setCrosshair(std::optional<double> x)
{
    if (x)
        x = nearestX(*x);
    if (x == m_crosshair)
        return;
    m_crosshair = x;
    if (!m_canvas)
        return;
    m_canvas->showCrosshair(m_crosshair, crosshairText(), m_series);
    m_canvas->plot->replot(QCustomPlot::rpQueuedReplot);
}

QString CurvePlot::crosshairText() const
{
    if (!m_crosshair)
        return {};
    QStringList lines{tr("%1: %2").arg(m_axes.xLabel, m_axes.xText(*m_crosshair))};
    for (const CurveSeries& one : m_series) {
        const QPointF* point = nearestPoint(one.points, *m_crosshair);
        if (point)
            lines << tr("%1: %2").arg(one.label,
                                      std::isfinite(point->y()) ? m_axes.yText(point->y()) : tr("undefined"));
    }
    return lines.join(QLatin1Char('\n'));
}

void CurvePlot::moveCrosshair(std::optional<double> x)
{
    setCrosshair(x);
    Q_EMIT crosshairMoved(x);
}

std::optional<double> CurvePlot::nearestX(double x) const
{
    std::optional<double> best;
    for (const CurveSeries& one : m_series) {
        const QPointF* point = nearestPoint(one.points, x);
        if (point && (!best || std::abs(point->x() - x) < std::abs(*best - x)))
            best = point->x();
    }
    return best;
}

std::optional<double> CurvePlot::neighbourOfCrosshair(int direction) const
{
    std::optional<double> best;
    const double from = m_crosshair.value_or(std::numeric_limits<double>::infinity());
    for (const CurveSeries& one : m_series) {
        for (const QPointF& point : one.points) {
            const bool beyond = direction > 0 ? point.x() > from : point.x() < from;
            const bool nearer = !best || (direction > 0 ? point.x() < *best : point.x() > *best);
            if (beyond && nearer)
                best = point.x();
        }
    }
    return best ? best : m_crosshair;
}

void CurvePlot::describe()
{
    QStringList newest;
    for (const CurveSeries& one : m_series) {
        if (one.points.empty())
            continue;
        const double value = one.points.back().y();
        newest << tr("%1: %2").arg(one.label, std::isfinite(value) ? m_axes.yText(value) : tr("undefined"));
    }
    setAccessibleName(tr("%1 against %2").arg(m_axes.yName, m_axes.xLabel));
    setAccessibleDescription(newest.isEmpty() ? m_axes.emptyText : newest.join(QStringLiteral(", ")));
}

void CurvePlot::scheduleRepaint()
{
    if (m_canvas && isVisible() && !m_repaint->isActive())
        m_repaint->start();
}

void CurvePlot::repaintNow()
{
    m_canvas->thinMarkers(m_series);
    if (m_following)
        m_canvas->fitRanges(m_series, m_axes);
    m_canvas->xTicks->setTickCount(std::max(2, width() / m_theme.px(110)));
    m_canvas->yTicks->setTickCount(std::max(2, height() / m_theme.px(44)));
    m_canvas->showCrosshair(m_crosshair, crosshairText(), m_series);
    m_canvas->plot->replot(QCustomPlot::rpQueuedReplot);
}

void CurvePlot::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_canvas)
        makeCanvas();
    m_repaint->stop();
    repaintNow();
}

void CurvePlot::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    scheduleRepaint();
}

void CurvePlot::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        moveCrosshair(neighbourOfCrosshair(-1));
        break;
    case Qt::Key_Right:
        moveCrosshair(neighbourOfCrosshair(1));
        break;
    case Qt::Key_Escape:
        if (!m_crosshair) {
            QWidget::keyPressEvent(event);
            return;
        }
        moveCrosshair(std::nullopt);
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (m_crosshair)
        setAccessibleDescription(crosshairText());
}

void CurvePlot::paintEvent(QPaintEvent*)
{
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(QPen(m_theme.accent, 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

bool CurvePlot::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Leave)
        moveCrosshair(std::nullopt);
    return QWidget::eventFilter(watched, event);
}

QSize CurvePlot::sizeHint() const
{
    return {m_theme.px(420), m_theme.px(240)};
}

QSize CurvePlot::minimumSizeHint() const
{
    return {m_theme.px(220), m_theme.px(150)};
}

} // namespace ui
