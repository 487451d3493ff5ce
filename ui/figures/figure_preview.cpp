// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure_preview.h"

#include <QPainter>

namespace ui {
namespace {

constexpr int kPreviewMargin = 12;

}

FigurePreview::FigurePreview(FigurePtr figure, QWidget* parent) : QWidget(parent), m_figure(std::move(figure))
{
    setAccessibleName(tr("Preview"));
    setAccessibleDescription(tr("The figure as the file will show it."));
}

void FigurePreview::setPage(const FigureText& text, const FigurePage& page)
{
    m_text = text;
    m_page = page;
    m_picture = {};
    update();
}

QSize FigurePreview::pictureSize() const
{
    const QSizeF room(width() - 2 * kPreviewMargin, height() - 2 * kPreviewMargin);
    return pixelsOf(m_page).scaled(room, Qt::KeepAspectRatio).toSize().expandedTo({1, 1});
}

void FigurePreview::resizeEvent(QResizeEvent*)
{
    m_picture = {};
}

void FigurePreview::paintEvent(QPaintEvent*)
{
    const QSize size = pictureSize();
    if (m_picture.isNull()) {
        m_picture = QPixmap(size * devicePixelRatioF());
        m_picture.setDevicePixelRatio(devicePixelRatioF());
        QPainter painter(&m_picture);
        const double scale = size.width() / pixelsOf(m_page).width();
        painter.scale(scale, scale);
        paintFigurePage(painter, *m_figure, m_text, m_page);
    }
    QPainter painter(this);
    const QRect target({(width() - size.width()) / 2, (height() - size.height()) / 2}, size);
    painter.fillRect(rect(), palette().window());
    painter.drawPixmap(target.topLeft(), m_picture);
    painter.setPen(palette().mid().color());
    painter.drawRect(target.adjusted(-1, -1, 0, 0));
}

} // namespace ui
