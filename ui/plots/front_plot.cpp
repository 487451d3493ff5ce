#include "ui/plots/front_plot.h"

#include "ui/plots/plot_frame.h"
#include "ui/text/front_text.h"
#include "ui/text/number_text.h"
#include "ui/text/training_text.h"

#include <QKeyEvent>
#include <QLayout>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

QString exactMoney(double amount, const QString& currency)
{
    return money(core::Cost(amount), currency, QLocale(), MoneyStyle::Exact);
}

// The same number of decimals for all ticks, unless one looks very closely.
QString tickText(double value)
{
    const bool hundredths = std::abs(100.0 * value - std::round(100.0 * value)) < 1e-6;
    return QLocale().toString(value, 'f', hundredths ? 2 : 4);
}

} // namespace

FrontPlot::FrontPlot(QWidget* parent) : QWidget(parent), m_theme(lightTheme()), m_repaint(makePictureTimer(*this))
{
    makePlotFrame(*this);
    connect(m_repaint, &QTimer::timeout, this, &FrontPlot::repaintNow);
    describe();
}

FrontPlot::~FrontPlot() = default;

void FrontPlot::makeCanvas()
{
    const auto lookCloser = [this] {
        m_seesAll = false;
        scheduleRepaint();
    };
    const auto seeAll = [this] {
        m_seesAll = true;
        scheduleRepaint();
    };
    m_canvas = std::make_unique<FrontCanvas>(
        this, FrontCanvas::Wishes{.pointAt = [this](std::optional<std::size_t> dot) { hover(dot); },
                                  .choose = [this](std::size_t dot) { choose(dot); },
                                  .moveBudget = [this](double cost) { Q_EMIT budgetMoved(cost); },
                                  .lookCloser = lookCloser,
                                  .seeAll = seeAll});
    layout()->addWidget(m_canvas->widget());
    m_canvas->widget()->installEventFilter(this);
    m_canvas->setTheme(m_theme);
    m_canvas->setWords(words());
    m_canvas->setScene(m_scene);
}

QString FrontPlot::yLabel() const
{
    const QString metric = frontMetricText(m_scene.metric);
    switch (m_scene.side) {
    case FrontSide::Test:
        return tr("%1 on test patients").arg(metric);
    case FrontSide::Validation:
        return tr("%1 on validation patients").arg(metric);
    case FrontSide::Expected:
        return tr("Expected %1").arg(metric);
    }
    Q_UNREACHABLE();
}

FrontWords FrontPlot::words() const
{
    const QString metric = frontMetricText(m_scene.metric);
    return {.xLabel = tr("Mean cost per patient (%1)").arg(m_currency),
            .yLabel = yLabel(),
            .emptyText = m_emptyText,
            .cost = [currency = m_currency](
                        double cost) { return cost < 0.0 ? QString() : money(core::Cost(cost), currency); },
            .value = tickText,
            .mark =
                [metric](const FrontDot& dot) {
                    return QStringLiteral("%1\n%2").arg(dotName(dot), tr("%1 %2").arg(metric, figureText(dot.value)));
                }};
}

void FrontPlot::showWords()
{
    if (m_canvas)
        m_canvas->setWords(words());
    describe();
    scheduleRepaint();
}

void FrontPlot::setTheme(const Theme& theme)
{
    m_theme = theme;
    if (m_canvas)
        m_canvas->setTheme(theme);
    scheduleRepaint();
}

void FrontPlot::setCurrency(const QString& currency)
{
    m_currency = currency;
    showWords();
}

void FrontPlot::setEmptyText(const QString& text)
{
    m_emptyText = text;
    showWords();
}

void FrontPlot::setScene(const FrontScene& scene)
{
    const std::optional<FrontDot> chosen =
        m_marks.selected ? std::optional(m_scene.dots[*m_marks.selected]) : std::nullopt;
    m_scene = scene;
    m_marks.hovered.reset();
    m_marks.selected = chosen ? m_scene.find(*chosen) : std::nullopt;
    if (m_canvas)
        m_canvas->setScene(m_scene);
    showWords();
}

void FrontPlot::setSelected(std::optional<std::size_t> dot)
{
    if (dot && *dot >= m_scene.dots.size())
        dot.reset();
    m_marks.selected = dot;
    describe();
    scheduleRepaint();
}

void FrontPlot::setBudget(std::optional<double> budget)
{
    m_marks.budget = budget;
    scheduleRepaint();
}

QString FrontPlot::wordsFor(std::size_t position) const
{
    const FrontDot& dot = m_scene.dots[position];
    QString value = tr("%1 %2").arg(frontMetricText(m_scene.metric), figureText(dot.value));
    if (dot.valueRange)
        value += tr(" (%1–%2)").arg(figureText(dot.valueRange->low), figureText(dot.valueRange->high));
    return QStringLiteral("%1\n%2 · %3").arg(dotName(dot), exactMoney(dot.cost, m_currency), value);
}

std::optional<QPointF> FrontPlot::positionOf(std::size_t dot) const
{
    if (!m_canvas)
        return std::nullopt;
    const auto inside = m_canvas->positionOf(dot);
    return inside ? std::optional(*inside + m_canvas->widget()->pos()) : std::nullopt;
}

std::size_t FrontPlot::outOfSight() const
{
    return m_canvas ? m_canvas->outOfSight() : 0;
}

void FrontPlot::choose(std::size_t dot)
{
    setSelected(dot);
    Q_EMIT dotChosen(dot);
}

void FrontPlot::hover(std::optional<std::size_t> dot)
{
    if (dot == m_marks.hovered)
        return;
    m_marks.hovered = dot;
    repaintNow();
}

void FrontPlot::describe()
{
    setAccessibleName(tr("%1 against mean cost per patient").arg(frontMetricText(m_scene.metric)));
    QStringList sentences;
    if (m_scene.onFront == 0) {
        sentences << m_emptyText;
    } else {
        const FrontDot& first = m_scene.dots.front();
        const FrontDot& last = m_scene.dots[m_scene.onFront - 1];
        sentences << tr("Points on the front: %1, from %2 to %3 per patient.")
                         .arg(countText(m_scene.onFront), exactMoney(first.cost, m_currency),
                              exactMoney(last.cost, m_currency));
    }
    if (m_marks.selected)
        sentences << tr("Chosen: %1").arg(wordsFor(*m_marks.selected).replace(QLatin1Char('\n'), QStringLiteral(", ")));
    setAccessibleDescription(sentences.join(QLatin1Char(' ')));
}

void FrontPlot::scheduleRepaint()
{
    if (m_canvas && isVisible() && !m_repaint->isActive())
        m_repaint->start();
}

void FrontPlot::repaintNow()
{
    m_marks.selectedText = m_marks.selected ? wordsFor(*m_marks.selected) : QString();
    m_marks.hoveredText = m_marks.hovered ? wordsFor(*m_marks.hovered) : QString();
    m_marks.budgetText = m_marks.budget ? tr("Budget %1").arg(exactMoney(*m_marks.budget, m_currency)) : QString();
    m_canvas->setMarks(m_marks);
    if (m_seesAll)
        m_canvas->fit();
    m_canvas->setTickCounts(std::max(2, width() / m_theme.px(110)), std::max(2, height() / m_theme.px(64)));
    m_canvas->draw();
    Q_EMIT viewChanged();
}

void FrontPlot::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_canvas)
        makeCanvas();
    m_repaint->stop();
    repaintNow();
}

void FrontPlot::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    scheduleRepaint();
}

void FrontPlot::keyPressEvent(QKeyEvent* event)
{
    if (m_scene.onFront == 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    const std::size_t last = m_scene.onFront - 1;
    const bool along = m_marks.selected && *m_marks.selected <= last;
    const std::size_t now = along ? *m_marks.selected : 0;
    switch (event->key()) {
    case Qt::Key_Left:
        choose(along && now > 0 ? now - 1 : 0);
        break;
    case Qt::Key_Right:
        choose(along ? std::min(now + 1, last) : 0);
        break;
    case Qt::Key_Home:
        choose(0);
        break;
    case Qt::Key_End:
        choose(last);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void FrontPlot::paintEvent(QPaintEvent*)
{
    paintPlotFrame(*this, m_theme);
}

bool FrontPlot::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Leave)
        hover(std::nullopt);
    return QWidget::eventFilter(watched, event);
}

QSize FrontPlot::sizeHint() const
{
    return {m_theme.px(640), m_theme.px(380)};
}

QSize FrontPlot::minimumSizeHint() const
{
    return {m_theme.px(280), m_theme.px(180)};
}

} // namespace ui
