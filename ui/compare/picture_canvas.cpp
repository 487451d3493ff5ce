// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/picture_canvas.h"

#include <QPainter>

#include <utility>

namespace ui {
namespace {

constexpr int kEdge = 4; // room for the outline of the focus

} // namespace

PictureCanvas::PictureCanvas(QWidget* parent) : QWidget(parent), m_theme(lightTheme())
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("No picture yet"));
    addFigureMenu(*this, [this]() -> FigurePtr { return m_picture; });
}

void PictureCanvas::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void PictureCanvas::setPicture(ComparePicturePtr picture)
{
    const QSize before = minimumSizeHint();
    m_picture = std::move(picture);
    setAccessibleName(m_picture ? m_picture->text().title : tr("No picture yet"));
    setAccessibleDescription(m_picture ? m_picture->words() : QString());
    if (minimumSizeHint() != before)
        updateGeometry();
    update();
}

QSize PictureCanvas::sizeHint() const
{
    return minimumSizeHint();
}

QSize PictureCanvas::minimumSizeHint() const
{
    if (!m_picture)
        return {m_theme.px(100), m_theme.px(60)};
    return m_picture->smallest(m_theme).toSize() + QSize(2 * kEdge, 2 * kEdge);
}

void PictureCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.fillRect(rect(), m_theme.surface);
    if (m_picture) {
        painter.translate(kEdge, kEdge);
        m_picture->paint(painter, size() - QSize(2 * kEdge, 2 * kEdge), {}, m_theme);
        painter.translate(-kEdge, -kEdge);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.accent, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

} // namespace ui
