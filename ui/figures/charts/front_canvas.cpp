// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/front_canvas.h"

#include "ui/figures/charts/front_overlay.h"
#include "ui/figures/charts/front_rivals.h"

#include <qcustomplot.h>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

using DotKind = FrontDot::Kind;

constexpr double kReach = 12.0; // of the mouse, in pixels
constexpr int kManyDots = 20;
constexpr double kBandOpacity = 0.16;

} // namespace

FrontCanvas::FrontCanvas(QWidget* parent)
    : PlotCanvas(parent),
      m_main(plot().axisRect()),
      m_far(new QCPAxisRect(&plot()))
{
    letZoom();
    plot().plotLayout()->setColumnSpacing(0);
    auto* aligned = new QCPMarginGroup(&plot());
    for (QCPAxisRect* rect : {m_main, m_far})
        rect->setMarginGroup(QCP::msTop | QCP::msBottom, aligned);
    m_far->setRangeDrag({});
    m_far->setRangeZoom({});
    m_far->axis(QCPAxis::atBottom)->grid()->setVisible(false);
    connect(plot().yAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), m_far->axis(QCPAxis::atLeft),
            [this](const QCPRange& range) { m_far->axis(QCPAxis::atLeft)->setRange(range); });
    makeGraphs();
    addPaintedLayer(QStringLiteral("background"),
                    [this](QPainter& painter) { paintBeyondBudget(painter, sketch(), theme()); });
    addPaintedLayer(QStringLiteral("overlay"), [this](QPainter& painter) { paintOverlay(painter, sketch(), theme()); });
}

FrontCanvas::~FrontCanvas()
{
    if (!m_far->layout()) // nobody's, as long as it is not shown
        delete m_far;
}

// Later ones lie on top.
void FrontCanvas::makeGraphs()
{
    const auto graph = [this](QCPAxisRect* rect, QCPGraph::LineStyle style) {
        QCPGraph* made = plot().addGraph(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
        made->setSelectable(QCP::stNone);
        made->setLineStyle(style);
        return made;
    };
    m_bandLow = graph(m_main, QCPGraph::lsLine);
    m_bandHigh = graph(m_main, QCPGraph::lsLine);
    m_bandHigh->setChannelFillGraph(m_bandLow);
    m_dominated = graph(m_main, QCPGraph::lsNone);
    m_former = graph(m_main, QCPGraph::lsNone);
    m_optimum = graph(m_main, QCPGraph::lsLine);
    m_preview = graph(m_main, QCPGraph::lsStepLeft);
    m_front = graph(m_main, QCPGraph::lsStepLeft); // between two points one can buy the cheaper
    m_rivals = std::make_unique<FrontRivalsLayer>(plot(), *m_main, *m_far);
    m_marks = graph(m_main, QCPGraph::lsNone);
    m_farMarks = graph(m_far, QCPGraph::lsNone);
}

void FrontCanvas::doubleClicked(const QMouseEvent& event)
{
    const auto label = flag();
    if (label && label->contains(event.position()))
        Q_EMIT budgetTypingWanted();
    else
        Q_EMIT overviewWanted();
}

void FrontCanvas::pressed(const QMouseEvent& event)
{
    m_pressedAt = event.position();
    m_draggingBudget = event.button() == Qt::LeftButton && overBudget(event.position());
    plot().setInteraction(QCP::iRangeDrag, !m_draggingBudget);
}

void FrontCanvas::moved(const QMouseEvent& event)
{
    if (m_draggingBudget) {
        Q_EMIT budgetMoved(std::max(0.0, plot().xAxis->pixelToCoord(event.position().x())));
        return;
    }
    PlotCanvas::moved(event);
    plot().setCursor(overBudget(event.position()) ? Qt::SizeHorCursor : Qt::ArrowCursor);
    const auto dot = dotAt(event.position());
    Q_EMIT pointedAt(dot);
    if (m_rivals->pointAt(dot ? std::nullopt : std::optional(event.position()), kReach * theme().zoom))
        draw();
}

void FrontCanvas::released(const QMouseEvent& event)
{
    const bool far = !m_pressedAt || QLineF(*m_pressedAt, event.position()).length() > 4.0;
    const auto dot = dotAt(event.position());
    if (event.button() == Qt::LeftButton && !far && !m_draggingBudget && dot)
        Q_EMIT dotClicked(*dot, event.modifiers() & Qt::ShiftModifier);
    m_draggingBudget = false;
    m_pressedAt.reset();
}

void FrontCanvas::setWords(const FrontWords& words)
{
    m_words = words;
    plot().xAxis->setLabel(words.xLabel);
    plot().yAxis->setLabel(words.yLabel);
    setTickTexts(*plot().xAxis, words.cost);
    setTickTexts(*plot().yAxis, words.value);
}

void FrontCanvas::setScene(const FrontScene& scene)
{
    m_scene = scene;
    showScene();
}

void FrontCanvas::setMarks(const FrontMarks& marks)
{
    m_shown = marks;
    setMargins();
}

void FrontCanvas::fitTicks(const QSizeF& size)
{
    constexpr double kX = 110.0, kY = 64.0;
    setTickCount(*plot().xAxis, size.width(), kX);
    setTickCount(*plot().yAxis, size.height(), kY);
    setTickCount(*m_far->axis(QCPAxis::atLeft), size.height(), kY);
}

std::size_t FrontCanvas::outOfSight() const
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < m_scene.dots.size(); ++i)
        count += m_scene.draws(m_scene.dots[i]) && !positionOf(i);
    return count;
}

void FrontCanvas::applyTheme()
{
    for (QCPAxis* axis : {m_far->axis(QCPAxis::atBottom), m_far->axis(QCPAxis::atLeft)})
        styleAxis(*axis);
    m_far->axis(QCPAxis::atLeft)->setTickLabels(false);
    setMargins();
    m_bandLow->setPen(Qt::NoPen);
    m_bandHigh->setPen(Qt::NoPen);
    m_bandHigh->setBrush(faint(theme().plotBlue, kBandOpacity));
    QPen dashes(theme().text, 1.25 * theme().zoom);
    dashes.setDashPattern({6.0, 4.0});
    m_optimum->setPen(dashes);
    m_preview->setPen(QPen(theme().plotBlue, 1.25 * theme().zoom, Qt::DotLine));
    m_dominated->setScatterStyle(
        {QCPScatterStyle::ssCircle, QPen(theme().axis, theme().px(1.25)), theme().surface, double(theme().px(7))});
    m_former->setScatterStyle({QCPScatterStyle::ssCrossCircle, QPen(theme().plotBlue, theme().px(1.25)),
                               theme().surface, double(theme().px(10))});
    m_rivals->setTheme(theme());
    for (QCPGraph* graph : {m_marks, m_farMarks})
        graph->setScatterStyle(
            {QCPScatterStyle::ssDiamond, QPen(theme().text, 1), theme().plotOrange, double(theme().px(12))});
    showScene();
}

// Above, the flag of the budget finds room.
void FrontCanvas::setMargins()
{
    const int top = theme().px(m_shown.budget ? 26 : 8);
    m_main->setMinimumMargins(QMargins(theme().px(8), top, theme().px(20), theme().px(4)));
    m_far->setMinimumMargins(QMargins(theme().px(2), top, theme().px(2), theme().px(4)));
}

void FrontCanvas::showScene()
{
    QVector<QCPGraphData> onFront, beside, noLonger, fixed, farFixed, low, high, best, first;
    for (const FrontDot& dot : m_scene.dots) {
        if (!m_scene.draws(dot))
            continue;
        auto& list = dot.kind == DotKind::OnFront     ? onFront
                     : dot.formerNumber > 0           ? noLonger
                     : dot.kind == DotKind::Dominated ? beside
                     : isFar(dot)                     ? farFixed
                                                      : fixed;
        list.append({dot.cost, *dot.value});
    }
    for (const core::BandPoint& point : m_scene.band) {
        low.append({point.cost, point.low});
        high.append({point.cost, point.high});
    }
    for (const core::CostValue& point : m_scene.optimum)
        best.append({point.cost, point.value.value_or(std::nan(""))});
    for (const core::CostValue& point : m_scene.preview)
        first.append({point.cost, point.value.value_or(std::nan(""))});
    const bool many = onFront.size() > kManyDots;
    QPen line(theme().plotBlue, (many ? 1.25 : 1.75) * theme().zoom);
    line.setJoinStyle(Qt::MiterJoin);
    m_front->setPen(line);
    m_front->setScatterStyle(
        {QCPScatterStyle::ssCircle, QPen(theme().surface, 1), theme().plotBlue, double(theme().px(many ? 7 : 9))});
    m_front->data()->set(onFront);
    m_dominated->data()->set(beside);
    m_former->data()->set(noLonger);
    m_marks->data()->set(fixed);
    m_farMarks->data()->set(farFixed);
    m_bandLow->data()->set(low);
    m_bandHigh->data()->set(high);
    m_optimum->data()->set(best);
    m_preview->data()->set(first);
    m_rivals->show(m_scene, m_farCost);
}

void FrontCanvas::fit(const FrontExtent& extent)
{
    m_farCost = extent.farCost;
    plot().xAxis->setRange(-0.015 * extent.right, extent.right);
    plot().yAxis->setRange(extent.low, extent.high);
    for (QCPAxis* axis : {plot().xAxis, plot().yAxis})
        axis->setTickLabels(!extent.empty);
    placeFarPart();
    showScene();
}

void FrontCanvas::placeFarPart()
{
    const bool there = m_far->layout() != nullptr;
    if (m_farCost && !there) {
        m_far->setVisible(true);
        plot().plotLayout()->addElement(0, 1, m_far);
    } else if (!m_farCost && there) {
        plot().plotLayout()->take(m_far);
        plot().plotLayout()->simplify();
        m_far->setParent(&plot());
        m_far->setVisible(false);
    }
    if (!m_farCost)
        return;
    plot().plotLayout()->setColumnStretchFactor(0, 7.0);
    plot().plotLayout()->setColumnStretchFactor(1, 1.0);
    QCPAxis* axis = m_far->axis(QCPAxis::atBottom);
    axis->setRange(0.0, 2.0 * *m_farCost);
    auto* only = new QCPAxisTickerText;
    only->addTick(*m_farCost, m_words.cost ? m_words.cost(*m_farCost) : QString());
    axis->setTicker(QSharedPointer<QCPAxisTicker>(only));
    axis->setLabel(QStringLiteral(" ")); // as high as the other
    m_far->axis(QCPAxis::atLeft)->setRange(plot().yAxis->range());
}

QPointF FrontCanvas::pixel(double cost, double value, bool isFarAway) const
{
    QCPAxisRect* rect = isFarAway ? m_far : m_main;
    return {rect->axis(QCPAxis::atBottom)->coordToPixel(cost), rect->axis(QCPAxis::atLeft)->coordToPixel(value)};
}

std::optional<QPointF> FrontCanvas::positionOf(std::size_t position) const
{
    if (position >= m_scene.dots.size() || !m_scene.draws(m_scene.dots[position]))
        return std::nullopt;
    const FrontDot& dot = m_scene.dots[position];
    const QPointF where = pixel(dot.cost, *dot.value, isFar(dot));
    const QRect area = (isFar(dot) ? m_far : m_main)->rect().adjusted(-1, -1, 1, 1);
    return area.contains(where.toPoint()) ? std::optional(where) : std::nullopt;
}

std::optional<std::size_t> FrontCanvas::dotAt(const QPointF& position) const
{
    std::optional<std::size_t> best;
    double nearest = kReach * theme().zoom;
    for (std::size_t i = 0; i < m_scene.dots.size(); ++i) {
        const auto where = positionOf(i);
        const double distance = where ? QLineF(*where, position).length() : nearest;
        if (distance < nearest) {
            nearest = distance;
            best = i;
        }
    }
    return best;
}

std::optional<FrontSketch::Budget> FrontCanvas::sketchedBudget() const
{
    if (!m_shown.budget || !plot().xAxis->range().contains(*m_shown.budget))
        return std::nullopt;
    return FrontSketch::Budget{.x = plot().xAxis->coordToPixel(*m_shown.budget),
                               .text = m_shown.budgetText,
                               .beyond = overBudgetWords(m_scene.side),
                               .tooLow = m_shown.budgetTooLow};
}

std::optional<QRectF> FrontCanvas::flag() const
{
    const auto budget = sketchedBudget();
    return budget ? std::optional(flagOf(*budget, m_main->rect(), theme())) : std::nullopt;
}

bool FrontCanvas::overBudget(const QPointF& position) const
{
    const auto label = flag();
    if (label && label->contains(position))
        return true;
    return m_shown.budget && m_main->rect().contains(position.toPoint()) &&
           std::abs(plot().xAxis->coordToPixel(*m_shown.budget) - position.x()) < theme().px(6);
}

FrontSketch::Dot FrontCanvas::sketchOf(std::size_t position, const QString& text) const
{
    const FrontDot& dot = m_scene.dots[position];
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
void FrontCanvas::addLinesTo(std::vector<QPointF>& obstacles) const
{
    const auto add = [&obstacles](const QLineF& piece) {
        const int steps = static_cast<int>(std::min(200.0, piece.length() / 12.0));
        for (int step = 1; step < steps; ++step)
            obstacles.push_back(piece.pointAt(double(step) / steps));
    };
    for (const QCPGraph* line : {m_front, m_optimum}) {
        const QCPGraphDataContainer& data = *line->data();
        for (int i = 0; i + 1 < data.size(); ++i) {
            const QPointF from = pixel(data.at(i)->key, data.at(i)->value);
            const QPointF to = pixel(data.at(i + 1)->key, data.at(i + 1)->value);
            const QPointF corner = line == m_front ? QPointF(to.x(), from.y()) : from;
            add(QLineF(from, corner));
            add(QLineF(corner, to));
        }
    }
}

void FrontCanvas::addArrowsTo(FrontSketch& sketch) const
{
    if (!m_scene.show.optimism)
        return;
    const QRectF area = QRectF(m_main->rect()).adjusted(-1, -1, 1, 1);
    for (const FrontShift& shift : m_scene.shifts) {
        const QLineF arrow(pixel(shift.validation.cost, *shift.validation.value),
                           pixel(shift.test.cost, *shift.test.value));
        if (area.contains(arrow.p1()) && area.contains(arrow.p2()))
            sketch.arrows.push_back(arrow);
    }
}

FrontSketch FrontCanvas::sketch() const
{
    FrontSketch made;
    made.area = m_main->rect();
    if (m_farCost)
        made.far = m_far->rect();
    for (std::size_t i = 0; i < m_scene.dots.size(); ++i) {
        const FrontDot& dot = m_scene.dots[i];
        const auto where = positionOf(i);
        if (!where)
            continue;
        made.obstacles.push_back(*where);
        if (!dot.isPolicy())
            // Among many names there is no room for figures.
            made.marks.push_back({*where, m_scene.rivals.empty() ? m_words.mark(dot) : dotName(dot), isFar(dot)});
    }
    m_rivals->addTo(made, m_words);
    addLinesTo(made.obstacles);
    if (made.marks.empty() && m_front->data()->isEmpty() && m_dominated->data()->isEmpty() &&
        m_preview->data()->isEmpty())
        made.emptyText = m_words.emptyText;
    made.budget = sketchedBudget();
    addArrowsTo(made);
    for (std::size_t i = 0; i < m_shown.pinned.size(); ++i)
        if (const auto where = positionOf(m_shown.pinned[i]))
            made.pins.push_back({.at = *where, .number = static_cast<int>(i) + 1});
    if (m_shown.selected && positionOf(*m_shown.selected))
        made.selected = sketchOf(*m_shown.selected, m_shown.selectedText);
    if (m_shown.hovered && positionOf(*m_shown.hovered))
        made.hovered = sketchOf(*m_shown.hovered, m_shown.hoveredText);
    return made;
}

} // namespace ui
