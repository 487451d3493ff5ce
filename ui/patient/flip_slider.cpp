// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/flip_slider.h"

#include "ui/common/explain.h"
#include "ui/common/labels.h"
#include "ui/common/number_format.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace ui {
namespace {

using namespace std::chrono_literals;

QString shownNumber(double stored, const ResultRow& row)
{
    const double width = row.band.low && row.band.high ? *row.band.high - *row.band.low : std::abs(stored * row.factor);
    return fixedNumber(stored * row.factor, decimalsFor(width));
}

} // namespace

FlipSlider::FlipSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent)
{
    setRange(0, kPlaces);
    setPageStep(kPlaces / 20);
    setTracking(true);
    setAccessibleName(tr("Value to try"));
}

void FlipSlider::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void FlipSlider::setStretches(std::vector<core::FlipAnswer::Stretch> stretches, QStringList names, double stored)
{
    m_stretches = std::move(stretches);
    m_names = std::move(names);
    m_recorded = stored;
    const QSignalBlocker quiet(this);
    const double width = std::max(high() - low(), 1e-12);
    setValue(qRound(kPlaces * std::clamp((stored - low()) / width, 0.0, 1.0)));
    update();
}

double FlipSlider::stored() const
{
    return low() + (high() - low()) * static_cast<double>(value()) / kPlaces;
}

std::size_t FlipSlider::stretch() const
{
    std::size_t found = 0;
    while (found + 1 < m_stretches.size() && stored() >= m_stretches[found].to)
        ++found;
    return found;
}

QSize FlipSlider::sizeHint() const
{
    return {m_theme.px(240), m_theme.px(26) + QFontMetrics(fontOf(m_theme, TypeSize::Caption)).lineSpacing()};
}

QSize FlipSlider::minimumSizeHint() const
{
    return {m_theme.px(140), sizeHint().height()};
}

double FlipSlider::place(double stored) const
{
    const double inset = m_theme.px(8);
    const double share = std::clamp((stored - low()) / std::max(high() - low(), 1e-12), 0.0, 1.0);
    return inset + (width() - 2.0 * inset) * share;
}

void FlipSlider::moveTo(double x)
{
    const double inset = m_theme.px(8);
    setSliderPosition(qRound(kPlaces * std::clamp((x - inset) / std::max(width() - 2.0 * inset, 1.0), 0.0, 1.0)));
}

void FlipSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_stretches.empty())
        return;
    setSliderDown(true);
    moveTo(event->position().x());
}

void FlipSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (isSliderDown())
        moveTo(event->position().x());
}

void FlipSlider::paintEvent(QPaintEvent*)
{
    if (m_stretches.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double middle = m_theme.px(12), tall = m_theme.px(8);
    const QFont caption = fontOf(m_theme, TypeSize::Caption);
    const QFontMetricsF metrics(caption);
    painter.setFont(caption);
    for (std::size_t i = 0; i < m_stretches.size(); ++i) {
        const double from = place(m_stretches[i].from), to = place(m_stretches[i].to);
        painter.fillRect(QRectF(from, middle - tall / 2.0, to - from, tall),
                         i % 2 == 0 ? m_theme.muted : m_theme.selection);
        if (i > 0) {
            painter.setPen(QPen(m_theme.text, 2));
            painter.drawLine(QPointF(from, middle - tall), QPointF(from, middle + tall));
        }
        painter.setPen(i == stretch() ? m_theme.text : m_theme.textSecondary);
        painter.drawText(QRectF(from + 2, middle + tall, to - from - 4, metrics.lineSpacing()), Qt::AlignCenter,
                         metrics.elidedText(m_names.value(static_cast<int>(i)), Qt::ElideRight, to - from - 4));
    }
    painter.setPen(QPen(m_theme.textSecondary, 1, Qt::DotLine)); // what is recorded
    painter.drawLine(QPointF(place(m_recorded), 0.0), QPointF(place(m_recorded), middle + tall));
    painter.setPen(QPen(hasFocus() ? m_theme.text : m_theme.surface, m_theme.px(2)));
    painter.setBrush(m_theme.accent);
    painter.drawEllipse(QPointF(place(stored()), middle), m_theme.px(7), m_theme.px(7));
}

FlipStrip::FlipStrip(QWidget* parent)
    : QWidget(parent),
      m_sentence(makeLabel({}, TypeSize::Table)),
      m_value(makeLabel({}, TypeSize::Table)),
      m_slider(new FlipSlider(this)),
      m_settle(new QTimer(this))
{
    m_sentence->setWordWrap(true);
    m_value->setProperty("type", QStringLiteral("strong"));
    m_value->setProperty("data", true);
    explain(*m_sentence, Term::FlipPoint);
    m_slider->setToolTip(tr("Move the handle to try another value: a second path opens"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_slider, 1);
    row->addWidget(m_value);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 0);
    column->setSpacing(2);
    column->addWidget(m_sentence);
    column->addLayout(row);
    m_settle->setSingleShot(true);
    m_settle->setInterval(300ms);
    connect(m_slider, &QSlider::valueChanged, this, [this] {
        showValue();
        if (!m_slider->isSliderDown())
            m_settle->start();
    });
    const auto emitValue = [this] { Q_EMIT valueTried(m_feature, static_cast<float>(m_slider->stored())); };
    connect(m_slider, &QSlider::sliderReleased, this, emitValue);
    connect(m_settle, &QTimer::timeout, this, emitValue);
    hide();
}

void FlipStrip::setTheme(const Theme& theme)
{
    m_slider->setTheme(theme);
}

void FlipStrip::clear()
{
    m_settle->stop();
    hide();
}

QString FlipStrip::sentence() const
{
    return m_sentence->text();
}

void FlipStrip::showValue()
{
    m_value->setText(QStringLiteral("%1 %2").arg(shownNumber(m_slider->stored(), m_row), m_row.unit).simplified());
}

QString FlipStrip::sentenceOf(const core::FlipAnswer& answer, const ResultRow& row,
                              const std::function<QString(core::Action)>& name) const
{
    if (answer.stretches.size() == 1)
        return tr("%1: whatever its value, the policy does the same next: %2.")
            .arg(row.label, name(answer.stretches.front().action));
    QStringList borders;
    for (std::size_t i = 1; i < answer.stretches.size(); ++i)
        borders << shownNumber(answer.stretches[i].from, row);
    const QString last = QStringLiteral("%1 %2").arg(borders.takeLast(), row.unit).simplified();
    const QString all = borders.isEmpty() ? last : tr("%1 and %2").arg(borders.join(QStringLiteral(", ")), last);
    return tr("%1: the policy would do something else beyond %2.").arg(row.label, all);
}

void FlipStrip::setAnswer(const core::FlipAnswer& answer, const ResultRow& row,
                          const std::function<QString(core::Action)>& name)
{
    if (answer.stretches.empty()) {
        clear();
        return;
    }
    m_feature = answer.question.feature;
    m_row = row;
    QStringList names;
    for (const core::FlipAnswer::Stretch& stretch : answer.stretches)
        names << name(stretch.action);
    m_settle->stop();
    if (!m_slider->isSliderDown())
        m_slider->setStretches(answer.stretches, names,
                               static_cast<double>(answer.question.patient.values[m_feature.value]));
    m_sentence->setText(sentenceOf(answer, row, name));
    m_slider->setAccessibleDescription(m_sentence->text());
    showValue();
    show();
}

} // namespace ui
