// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/front_plot.h"

#include "ui/common/money_spin_box.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"
#include "ui/figures/charts/front_words.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace ui {
FrontPlot::FrontPlot(QWidget* parent) : PlotWidget({.usual = {640, 380}, .least = {280, 180}}, parent)
{
    describe();
}

std::unique_ptr<PlotCanvas> FrontPlot::makeCanvas()
{
    auto canvas = std::make_unique<FrontCanvas>(this);
    m_canvas = canvas.get();
    m_canvas->setWords(words());
    m_canvas->setScene(m_scene);
    connect(m_canvas, &PlotCanvas::zoomed, this, [this] { setView(View::Free); });
    connect(m_canvas, &FrontCanvas::overviewWanted, this, [this] { setView(View::Overview); });
    connect(m_canvas, &FrontCanvas::pointedAt, this, &FrontPlot::hover);
    connect(m_canvas, &FrontCanvas::dotClicked, this, [this](std::size_t dot, bool withShift) {
        if (withShift)
            Q_EMIT pinWanted(dot);
        else
            choose(dot);
    });
    connect(m_canvas, &FrontCanvas::budgetMoved, this, &FrontPlot::budgetMoved);
    connect(m_canvas, &FrontCanvas::budgetTypingWanted, this, &FrontPlot::typeBudget);
    return canvas;
}

FrontWords FrontPlot::words() const
{
    FrontWords words = frontWords(m_scene, m_currency);
    words.emptyText = m_emptyText;
    return words;
}

void FrontPlot::showWords()
{
    if (m_canvas)
        m_canvas->setWords(words());
    describe();
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
    std::vector<FrontDot> pinned;
    for (const std::size_t dot : std::exchange(m_marks.pinned, {}))
        pinned.push_back(m_scene.dots[dot]);
    m_scene = scene;
    m_bestWithin.reset();
    for (const FrontDot& pin : pinned)
        if (const auto dot = m_scene.find(pin))
            m_marks.pinned.push_back(*dot);
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

void FrontPlot::setPinned(const std::vector<std::size_t>& dots)
{
    m_marks.pinned = dots;
    describe();
    repaintAtOnce();
}

void FrontPlot::setBudget(std::optional<double> budget, std::optional<std::size_t> best, bool tooLow)
{
    m_marks.budget = budget;
    m_bestWithin = best;
    m_marks.budgetTooLow = tooLow;
    repaintAtOnce();
}

void FrontPlot::setView(View view)
{
    m_view = view;
    repaintAtOnce();
    Q_EMIT viewChanged();
}

FrontExtent FrontPlot::extent() const
{
    switch (m_view) {
    case View::Steep:
        return steepExtentOf(m_scene);
    case View::Whole:
        return wholeExtentOf(m_scene);
    case View::Overview:
    case View::Free:
        return extentOf(m_scene);
    }
    Q_UNREACHABLE();
}

// Where the flag stands, so that one types where one looks.
void FrontPlot::typeBudget()
{
    if (!m_canvas || !m_marks.budget || m_typed)
        return;
    m_typed = new MoneySpinBox(this);
    m_typed->setAccessibleName(tr("Budget: mean per patient"));
    if (m_scene.axis.countsMoney())
        m_typed->setCurrency(m_currency.toStdString());
    else
        m_typed->setMinutes();
    m_typed->setPrice(*m_marks.budget);
    m_typed->adjustSize();
    const QRectF flag = m_canvas->flag().value_or(QRectF(0, 0, width(), 1));
    const int left = static_cast<int>(flag.center().x()) - m_typed->width() / 2;
    m_typed->move(std::clamp(left, 0, std::max(0, width() - m_typed->width())), 0);
    m_typed->installEventFilter(this);
    m_typed->show();
    m_typed->setFocus();
    m_typed->selectAll();
}

void FrontPlot::endTyping(bool counts)
{
    MoneySpinBox* typed = std::exchange(m_typed, nullptr);
    if (!typed)
        return;
    typed->interpretText();
    const double cost = typed->value();
    typed->removeEventFilter(this);
    typed->hide();
    typed->deleteLater();
    setFocus();
    if (counts)
        Q_EMIT budgetMoved(cost);
}

QString FrontPlot::wordsFor(std::size_t position) const
{
    return dotWords(m_scene, m_scene.dots[position], m_currency);
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
    drawCanvas();
}

void FrontPlot::describe()
{
    setAccessibleName(frontTitle(m_scene));
    QStringList sentences;
    if (m_scene.onFront == 0) {
        sentences << m_emptyText;
    } else {
        const FrontDot& first = m_scene.dots.front();
        const FrontDot& last = m_scene.dots[m_scene.onFront - 1];
        sentences << tr("Policies on the front: %1, from %2 to %3 per patient.")
                         .arg(countText(m_scene.onFront), spentText(m_scene, first.cost, m_currency),
                              spentText(m_scene, last.cost, m_currency));
    }
    if (m_marks.selected)
        sentences << tr("Chosen: %1").arg(wordsFor(*m_marks.selected).replace(QLatin1Char('\n'), QStringLiteral(", ")));
    setAccessibleDescription(sentences.join(QLatin1Char(' ')));
}

void FrontPlot::drawCanvas()
{
    m_marks.selectedText = m_marks.selected ? wordsFor(*m_marks.selected) : QString();
    if (m_marks.selected && m_marks.selected == m_bestWithin && m_marks.budget)
        m_marks.selectedText.replace(QLatin1Char('\n'), (m_scene.side == FrontSide::Validation
                                                             ? tr(", best within budget")
                                                             : tr(", best within budget by validation")) +
                                                            QLatin1Char('\n'));
    m_marks.hoveredText = m_marks.hovered ? wordsFor(*m_marks.hovered) : QString();
    m_marks.budgetText = m_marks.budget ? budgetWords(m_scene, *m_marks.budget, m_currency) : QString();
    m_canvas->setMarks(m_marks);
    if (m_view != View::Free)
        m_canvas->fit(extent());
    m_canvas->fitTicks(size());
    m_canvas->draw();
    Q_EMIT viewChanged();
}

void FrontPlot::mouseLeft()
{
    hover(std::nullopt);
}

void FrontPlot::keyPressEvent(QKeyEvent* event)
{
    if (m_scene.onFront == 0 || event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) {
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
    case Qt::Key_P:
        if (m_marks.selected)
            Q_EMIT pinWanted(*m_marks.selected);
        break;
    case Qt::Key_B:
        typeBudget();
        break;
    case Qt::Key_Z:
        setView(m_view == View::Steep ? View::Overview : View::Steep);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

bool FrontPlot::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_typed) {
        const auto* key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event) : nullptr;
        const bool taken = key && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter);
        if (taken || (key && key->key() == Qt::Key_Escape)) {
            endTyping(taken);
            return true;
        }
        if (event->type() == QEvent::FocusOut)
            endTyping(false);
    }
    return PlotWidget::eventFilter(watched, event);
}

} // namespace ui
