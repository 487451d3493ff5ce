// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/front_canvas.h"

#include "ui/figures/charts/front_overlay.h"
#include "ui/figures/charts/front_rivals.h"
#include "ui/figures/charts/plot_layer.h"
#include "ui/figures/charts/plot_style.h"

#include <qcustomplot.h>
#include <QMouseEvent>
#include <QPicture>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

using DotKind = FrontDot::Kind;

constexpr double kReach = 12.0; // of the mouse, in pixels
constexpr int kManyDots = 20;
constexpr float kBandOpacity = 0.16F;

} // namespace

struct FrontCanvas::Impl {
    explicit Impl(QWidget* parent);

    void connectMouse(const Callbacks& callbacks);
    void applyTheme();
    void setMargins();
    void showScene();
    void fit(const FrontExtent& extent);
    void placeFarPart();
    FrontSketch sketch() const;
    void addLinesTo(std::vector<QPointF>& obstacles) const;
    void addArrowsTo(FrontSketch& sketch) const;
    FrontSketch::Dot sketchOf(std::size_t dot, const QString& text) const;
    bool isFar(const FrontDot& dot) const { return dot.kind == DotKind::AllPanels && farCost; }
    QPointF pixel(double cost, double value, bool far = false) const;
    std::optional<QPointF> positionOf(std::size_t dot) const;
    std::optional<std::size_t> dotAt(const QPointF& position) const;
    std::optional<FrontSketch::Budget> sketchedBudget() const;
    std::optional<QRectF> flag() const;
    bool overBudget(const QPointF& position) const;

    QCustomPlot* plot; // child of the widget around it
    QCPAxisRect* main;
    QCPAxisRect* far; // beyond the break
    QCPGraph* bandLow;
    QCPGraph* bandHigh;
    QCPGraph* optimum;
    QCPGraph* front;
    QCPGraph* dominated;
    QCPGraph* former;
    QCPGraph* marks;
    QCPGraph* farMarks;
    std::optional<FrontRivalsLayer> rivals; // made with the graphs, below the dots
    Theme theme = lightTheme();
    FrontWords words;
    FrontScene scene;
    FrontMarks shown;
    std::optional<double> farCost;
    std::optional<QPointF> pressedAt;
    bool draggingBudget = false;
};

FrontCanvas::Impl::Impl(QWidget* parent)
    : plot(new QCustomPlot(parent)),
      main(plot->axisRect()),
      far(new QCPAxisRect(plot))
{
    plot->setFocusPolicy(Qt::NoFocus); // the widget around it has the keyboard and a name
    plot->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    plot->setNoAntialiasingOnDrag(true);
    plot->plotLayout()->setColumnSpacing(0);
    auto* aligned = new QCPMarginGroup(plot);
    for (QCPAxisRect* rect : {main, far})
        rect->setMarginGroup(QCP::msTop | QCP::msBottom, aligned);
    far->setRangeDrag({});
    far->setRangeZoom({});
    far->axis(QCPAxis::atBottom)->grid()->setVisible(false);
    plot->xAxis->grid()->setVisible(false);
    const auto graph = [this](QCPAxisRect* rect) {
        QCPGraph* made = plot->addGraph(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
        made->setSelectable(QCP::stNone);
        return made;
    };
    bandLow = graph(main);
    bandHigh = graph(main);
    bandHigh->setChannelFillGraph(bandLow);
    dominated = graph(main);
    dominated->setLineStyle(QCPGraph::lsNone);
    former = graph(main);
    former->setLineStyle(QCPGraph::lsNone);
    optimum = graph(main);
    front = graph(main);
    front->setLineStyle(QCPGraph::lsStepLeft); // between two points one can buy the cheaper
    rivals.emplace(*plot, *main, *far);
    marks = graph(main);
    marks->setLineStyle(QCPGraph::lsNone);
    farMarks = graph(far);
    farMarks->setLineStyle(QCPGraph::lsNone);
    QObject::connect(plot->yAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), far->axis(QCPAxis::atLeft),
                     [this](const QCPRange& range) { far->axis(QCPAxis::atLeft)->setRange(range); });
    addPaintedLayer(*plot, QStringLiteral("background"),
                    [this](QPainter& painter) { paintBeyondBudget(painter, sketch(), theme); });
    addPaintedLayer(*plot, QStringLiteral("overlay"),
                    [this](QPainter& painter) { paintOverlay(painter, sketch(), theme); });
}

void FrontCanvas::Impl::connectMouse(const Callbacks& callbacks)
{
    QObject::connect(plot, &QCustomPlot::mouseWheel, plot, callbacks.lookCloser);
    QObject::connect(plot, &QCustomPlot::mouseDoubleClick, plot, [this, callbacks](QMouseEvent* event) {
        const auto label = flag();
        label && label->contains(event->position()) ? callbacks.typeBudget() : callbacks.seeAll();
    });
    QObject::connect(plot, &QCustomPlot::mousePress, plot, [this](QMouseEvent* event) {
        pressedAt = event->position();
        draggingBudget = event->button() == Qt::LeftButton && overBudget(event->position());
        plot->setInteraction(QCP::iRangeDrag, !draggingBudget);
    });
    QObject::connect(plot, &QCustomPlot::mouseMove, plot, [this, callbacks](QMouseEvent* event) {
        if (draggingBudget) {
            callbacks.moveBudget(std::max(0.0, plot->xAxis->pixelToCoord(event->position().x())));
            return;
        }
        if (event->buttons() & Qt::LeftButton)
            callbacks.lookCloser();
        plot->setCursor(overBudget(event->position()) ? Qt::SizeHorCursor : Qt::ArrowCursor);
        const auto dot = dotAt(event->position());
        callbacks.pointAt(dot);
        if (rivals->pointAt(dot ? std::nullopt : std::optional(event->position()), kReach * theme.zoom))
            plot->replot(QCustomPlot::rpQueuedReplot);
    });
    QObject::connect(plot, &QCustomPlot::mouseRelease, plot, [this, callbacks](QMouseEvent* event) {
        const bool moved = !pressedAt || QLineF(*pressedAt, event->position()).length() > 4.0;
        const auto dot = dotAt(event->position());
        if (event->button() == Qt::LeftButton && !moved && !draggingBudget && dot)
            event->modifiers() & Qt::ShiftModifier ? callbacks.pin(*dot) : callbacks.choose(*dot);
        draggingBudget = false;
        pressedAt.reset();
    });
}

void FrontCanvas::Impl::applyTheme()
{
    plot->setBackground(theme.surface);
    for (QCPAxisRect* rect : {main, far}) {
        for (QCPAxis* axis : {rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft)})
            styleAxis(*axis, theme);
    }
    far->axis(QCPAxis::atLeft)->setTickLabels(false);
    setMargins();
    QColor band = theme.plotBlue;
    band.setAlphaF(kBandOpacity);
    bandLow->setPen(Qt::NoPen);
    bandHigh->setPen(Qt::NoPen);
    bandHigh->setBrush(band);
    QPen dashes(theme.text, 1.25 * theme.zoom);
    dashes.setDashPattern({6.0, 4.0});
    optimum->setPen(dashes);
    dominated->setScatterStyle(
        {QCPScatterStyle::ssCircle, QPen(theme.axis, theme.px(1.25)), theme.surface, double(theme.px(7))});
    former->setScatterStyle(
        {QCPScatterStyle::ssCrossCircle, QPen(theme.plotBlue, theme.px(1.25)), theme.surface, double(theme.px(10))});
    rivals->setTheme(theme);
    for (QCPGraph* graph : {marks, farMarks})
        graph->setScatterStyle(
            {QCPScatterStyle::ssDiamond, QPen(theme.text, 1), theme.plotOrange, double(theme.px(12))});
}

// Above, the flag of the budget finds room.
void FrontCanvas::Impl::setMargins()
{
    const int top = theme.px(shown.budget ? 26 : 8);
    main->setMinimumMargins(QMargins(theme.px(8), top, theme.px(20), theme.px(4)));
    far->setMinimumMargins(QMargins(theme.px(2), top, theme.px(2), theme.px(4)));
}

void FrontCanvas::Impl::showScene()
{
    QVector<QCPGraphData> onFront, beside, noLonger, fixed, farFixed, low, high, best;
    for (const FrontDot& dot : scene.dots) {
        if (!scene.draws(dot))
            continue;
        auto& list = dot.kind == DotKind::OnFront     ? onFront
                     : dot.formerNumber > 0           ? noLonger
                     : dot.kind == DotKind::Dominated ? beside
                     : isFar(dot)                     ? farFixed
                                                      : fixed;
        list.append({dot.cost, *dot.value});
    }
    for (const core::BandPoint& point : scene.band) {
        low.append({point.cost, point.low});
        high.append({point.cost, point.high});
    }
    for (const core::CostValue& point : scene.optimum)
        best.append({point.cost, point.value.value_or(std::nan(""))});
    const bool many = onFront.size() > kManyDots;
    QPen line(theme.plotBlue, (many ? 1.25 : 1.75) * theme.zoom);
    line.setJoinStyle(Qt::MiterJoin);
    front->setPen(line);
    front->setScatterStyle(
        {QCPScatterStyle::ssCircle, QPen(theme.surface, 1), theme.plotBlue, double(theme.px(many ? 7 : 9))});
    front->data()->set(onFront);
    dominated->data()->set(beside);
    former->data()->set(noLonger);
    marks->data()->set(fixed);
    farMarks->data()->set(farFixed);
    bandLow->data()->set(low);
    bandHigh->data()->set(high);
    optimum->data()->set(best);
    rivals->show(scene, farCost);
}

void FrontCanvas::Impl::fit(const FrontExtent& extent)
{
    farCost = extent.farCost;
    plot->xAxis->setRange(-0.015 * extent.right, extent.right);
    plot->yAxis->setRange(extent.low, extent.high);
    for (QCPAxis* axis : {plot->xAxis, plot->yAxis})
        axis->setTickLabels(!extent.empty);
    placeFarPart();
    showScene();
}

void FrontCanvas::Impl::placeFarPart()
{
    const bool there = far->layout() != nullptr;
    if (farCost && !there) {
        far->setVisible(true);
        plot->plotLayout()->addElement(0, 1, far);
    } else if (!farCost && there) {
        plot->plotLayout()->take(far);
        plot->plotLayout()->simplify();
        far->setParent(plot);
        far->setVisible(false);
    }
    if (!farCost)
        return;
    plot->plotLayout()->setColumnStretchFactor(0, 7.0);
    plot->plotLayout()->setColumnStretchFactor(1, 1.0);
    QCPAxis* axis = far->axis(QCPAxis::atBottom);
    axis->setRange(0.0, 2.0 * *farCost);
    auto* only = new QCPAxisTickerText;
    only->addTick(*farCost, words.cost ? words.cost(*farCost) : QString());
    axis->setTicker(QSharedPointer<QCPAxisTicker>(only));
    axis->setLabel(QStringLiteral(" ")); // as high as the other
    far->axis(QCPAxis::atLeft)->setRange(plot->yAxis->range());
}

QPointF FrontCanvas::Impl::pixel(double cost, double value, bool isFarAway) const
{
    QCPAxisRect* rect = isFarAway ? far : main;
    return {rect->axis(QCPAxis::atBottom)->coordToPixel(cost), rect->axis(QCPAxis::atLeft)->coordToPixel(value)};
}

std::optional<QPointF> FrontCanvas::Impl::positionOf(std::size_t position) const
{
    if (position >= scene.dots.size() || !scene.draws(scene.dots[position]))
        return std::nullopt;
    const FrontDot& dot = scene.dots[position];
    const QPointF where = pixel(dot.cost, *dot.value, isFar(dot));
    const QRect area = (isFar(dot) ? far : main)->rect().adjusted(-1, -1, 1, 1);
    return area.contains(where.toPoint()) ? std::optional(where) : std::nullopt;
}

std::optional<std::size_t> FrontCanvas::Impl::dotAt(const QPointF& position) const
{
    std::optional<std::size_t> best;
    double nearest = kReach * theme.zoom;
    for (std::size_t i = 0; i < scene.dots.size(); ++i) {
        const auto where = positionOf(i);
        const double distance = where ? QLineF(*where, position).length() : nearest;
        if (distance < nearest) {
            nearest = distance;
            best = i;
        }
    }
    return best;
}

std::optional<FrontSketch::Budget> FrontCanvas::Impl::sketchedBudget() const
{
    if (!shown.budget || !plot->xAxis->range().contains(*shown.budget))
        return std::nullopt;
    return FrontSketch::Budget{.x = plot->xAxis->coordToPixel(*shown.budget),
                               .text = shown.budgetText,
                               .beyond = overBudgetWords(),
                               .tooLow = shown.budgetTooLow};
}

std::optional<QRectF> FrontCanvas::Impl::flag() const
{
    const auto budget = sketchedBudget();
    return budget ? std::optional(flagOf(*budget, main->rect(), theme)) : std::nullopt;
}

bool FrontCanvas::Impl::overBudget(const QPointF& position) const
{
    const auto label = flag();
    if (label && label->contains(position))
        return true;
    return shown.budget && main->rect().contains(position.toPoint()) &&
           std::abs(plot->xAxis->coordToPixel(*shown.budget) - position.x()) < theme.px(6);
}

FrontSketch::Dot FrontCanvas::Impl::sketchOf(std::size_t position, const QString& text) const
{
    const FrontDot& dot = scene.dots[position];
    FrontSketch::Dot sketched{
        .at = pixel(dot.cost, *dot.value, isFar(dot)), .text = text, .valueBar = {}, .costBar = {}};
    if (dot.valueRange)
        sketched.valueBar =
            QLineF(pixel(dot.cost, dot.valueRange->low, isFar(dot)), pixel(dot.cost, dot.valueRange->high, isFar(dot)));
    if (dot.costRange && !isFar(dot))
        sketched.costBar = QLineF(pixel(dot.costRange->low, *dot.value), pixel(dot.costRange->high, *dot.value));
    return sketched;
}

// The lines are in the way of words as much as the dots are.
void FrontCanvas::Impl::addLinesTo(std::vector<QPointF>& obstacles) const
{
    const auto add = [&obstacles](const QLineF& piece) {
        const int steps = static_cast<int>(std::min(200.0, piece.length() / 12.0));
        for (int step = 1; step < steps; ++step)
            obstacles.push_back(piece.pointAt(double(step) / steps));
    };
    for (const QCPGraph* line : {front, optimum}) {
        const QCPGraphDataContainer& data = *line->data();
        for (int i = 0; i + 1 < data.size(); ++i) {
            const QPointF from = pixel(data.at(i)->key, data.at(i)->value);
            const QPointF to = pixel(data.at(i + 1)->key, data.at(i + 1)->value);
            const QPointF corner = line == front ? QPointF(to.x(), from.y()) : from;
            add(QLineF(from, corner));
            add(QLineF(corner, to));
        }
    }
}

void FrontCanvas::Impl::addArrowsTo(FrontSketch& sketch) const
{
    if (!scene.show.optimism)
        return;
    const QRectF area = QRectF(main->rect()).adjusted(-1, -1, 1, 1);
    for (const FrontShift& shift : scene.shifts) {
        const QLineF arrow(pixel(shift.validation.cost, *shift.validation.value),
                           pixel(shift.test.cost, *shift.test.value));
        if (area.contains(arrow.p1()) && area.contains(arrow.p2()))
            sketch.arrows.push_back(arrow);
    }
}

FrontSketch FrontCanvas::Impl::sketch() const
{
    FrontSketch made;
    made.area = main->rect();
    if (farCost)
        made.far = far->rect();
    for (std::size_t i = 0; i < scene.dots.size(); ++i) {
        const FrontDot& dot = scene.dots[i];
        const auto where = positionOf(i);
        if (!where)
            continue;
        made.obstacles.push_back(*where);
        if (!dot.isPolicy())
            // Among many names there is no room for figures.
            made.marks.push_back({*where, scene.rivals.empty() ? words.mark(dot) : dotName(dot), isFar(dot)});
    }
    rivals->addTo(made, words);
    addLinesTo(made.obstacles);
    if (made.marks.empty() && front->data()->isEmpty() && dominated->data()->isEmpty())
        made.emptyText = words.emptyText;
    made.budget = sketchedBudget();
    addArrowsTo(made);
    for (std::size_t i = 0; i < shown.pinned.size(); ++i)
        if (const auto where = positionOf(shown.pinned[i]))
            made.pins.push_back({.at = *where, .number = static_cast<int>(i) + 1});
    if (shown.selected && positionOf(*shown.selected))
        made.selected = sketchOf(*shown.selected, shown.selectedText);
    if (shown.hovered && positionOf(*shown.hovered))
        made.hovered = sketchOf(*shown.hovered, shown.hoveredText);
    return made;
}

FrontCanvas::FrontCanvas(QWidget* parent, Callbacks callbacks) : m_impl(std::make_unique<Impl>(parent))
{
    m_impl->connectMouse(callbacks);
    m_impl->applyTheme();
}

FrontCanvas::~FrontCanvas()
{
    if (!m_impl->far->layout()) // nobody's, as long as it is not shown
        delete m_impl->far;
    if (!m_impl->plot->parent()) // one that only painted a figure; it may still want to draw itself anew later
        delete m_impl->plot;
}

QWidget* FrontCanvas::widget() const
{
    return m_impl->plot;
}

void FrontCanvas::setTheme(const Theme& theme)
{
    m_impl->theme = theme;
    m_impl->applyTheme();
    m_impl->showScene();
}

void FrontCanvas::setWords(const FrontWords& words)
{
    m_impl->words = words;
    m_impl->plot->xAxis->setLabel(words.xLabel);
    m_impl->plot->yAxis->setLabel(words.yLabel);
    setTickTexts(*m_impl->plot->xAxis, words.cost);
    setTickTexts(*m_impl->plot->yAxis, words.value);
}

void FrontCanvas::setScene(const FrontScene& scene)
{
    m_impl->scene = scene;
    m_impl->showScene();
}

void FrontCanvas::setMarks(const FrontMarks& marks)
{
    m_impl->shown = marks;
    m_impl->setMargins();
}

void FrontCanvas::fit(const FrontExtent& extent)
{
    m_impl->fit(extent);
}

void FrontCanvas::setTickCountsFor(const QSizeF& size)
{
    const int x = std::max(2, static_cast<int>(size.width()) / m_impl->theme.px(110));
    const int y = std::max(2, static_cast<int>(size.height()) / m_impl->theme.px(64));
    setTickCount(*m_impl->plot->xAxis, x);
    setTickCount(*m_impl->plot->yAxis, y);
    setTickCount(*m_impl->far->axis(QCPAxis::atLeft), y);
}

void FrontCanvas::draw()
{
    m_impl->plot->replot(QCustomPlot::rpQueuedReplot);
}

// The plotting library draws with a painter of its own; what it draws is handed on line by line.
void FrontCanvas::paint(QPainter& painter, const QSize& size) const
{
    QPicture picture;
    QCPPainter recorder(&picture);
    recorder.setMode(QCPPainter::pmVectorized);
    recorder.setMode(QCPPainter::pmNoCaching);
    m_impl->plot->toPainter(&recorder, size.width(), size.height());
    recorder.end();
    replay(painter, picture);
}

std::optional<QRectF> FrontCanvas::flag() const
{
    return m_impl->flag();
}

std::optional<QPointF> FrontCanvas::positionOf(std::size_t dot) const
{
    return m_impl->positionOf(dot);
}

std::optional<std::size_t> FrontCanvas::dotAt(const QPointF& position) const
{
    return m_impl->dotAt(position);
}

std::size_t FrontCanvas::outOfSight() const
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < m_impl->scene.dots.size(); ++i)
        count += m_impl->scene.draws(m_impl->scene.dots[i]) && !m_impl->positionOf(i);
    return count;
}

} // namespace ui
