// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/icon_label.h"

#include <QPainter>

namespace ui {

IconLabel::IconLabel(Icon icon, Tone tone, QWidget* parent) : QWidget(parent), m_icon(icon)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setTone(tone);
}

void IconLabel::setIcon(Icon icon)
{
    m_icon = icon;
    update();
}

void IconLabel::setTone(Tone tone)
{
    static constexpr const char* kNames[] = {"normal", "secondary", "disabled", "ok", "warning", "error", "accent"};
    setStyleProperty(*this, "iconTone", QLatin1String(kNames[static_cast<int>(tone)]));
}

void IconLabel::setDesignSize(int pixels)
{
    m_size = pixels;
    updateGeometry();
}

QSize IconLabel::sizeHint() const
{
    // Body type is 13 px at zoom 1.
    const int side = qRound(m_size * font().pixelSize() / 13.0);
    return font().pixelSize() > 0 ? QSize(side, side) : QSize(m_size, m_size);
}

void IconLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintIcon(painter, m_icon, rect(), palette().color(foregroundRole()));
}

} // namespace ui
