// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/spotlight.h"

#include <QPainter>
#include <QPainterPath>

namespace ui {
namespace {

constexpr int kMargin = 4; // px around what is lit
constexpr int kRadius = 6;
constexpr qreal kDimmed = 0.38, kDimmedDark = 0.55;

} // namespace

Spotlight::Spotlight(QWidget* window) : QWidget(window), m_theme(lightTheme())
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void Spotlight::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void Spotlight::setLit(const QRect& place)
{
    if (place == m_lit)
        return;
    m_lit = place;
    update();
}

void Spotlight::paintEvent(QPaintEvent*)
{
    if (m_lit.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF hole = QRectF(m_lit).adjusted(-kMargin, -kMargin, kMargin, kMargin) & QRectF(rect());
    QPainterPath shade, window;
    window.addRect(rect());
    shade.addRoundedRect(hole, kRadius, kRadius);
    QColor dark(Qt::black);
    dark.setAlphaF(static_cast<float>(m_theme.dark ? kDimmedDark : kDimmed));
    painter.fillPath(window.subtracted(shade), dark);
    painter.setPen(QPen(m_theme.accent, 2.0));
    painter.drawRoundedRect(hole.adjusted(1, 1, -1, -1), kRadius, kRadius);
}

} // namespace ui
