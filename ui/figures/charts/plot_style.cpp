// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/plot_style.h"

#include <qcustomplot.h>

#include <cmath>
#include <utility>

namespace ui {
namespace {

class TextTicker : public QCPAxisTicker {
public:
    explicit TextTicker(std::function<QString(double)> text) : m_text(std::move(text)) {}

protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        // Steps add up to something like 1e-17 where 0 is meant.
        return m_text ? m_text(std::abs(tick) < 1e-12 ? 0.0 : tick) : QString();
    }

private:
    std::function<QString(double)> m_text;
};

} // namespace

void styleAxis(QCPAxis& axis, const Theme& theme)
{
    const QFont font = fontOf(theme, TypeSize::Caption);
    axis.setBasePen(QPen(theme.axis, 1));
    axis.setTickPen(QPen(theme.axis, 1));
    axis.setSubTickPen(Qt::NoPen);
    axis.setSubTicks(false);
    axis.setTickLength(0, theme.px(3));
    axis.setTickLabelColor(theme.textSecondary);
    axis.setTickLabelFont(font);
    axis.setLabelColor(theme.text);
    axis.setLabelFont(font);
    axis.setLabelPadding(theme.px(2));
    axis.grid()->setPen(QPen(theme.grid, 1));
    axis.grid()->setZeroLinePen(QPen(theme.grid, 1));
}

void setTickTexts(QCPAxis& axis, std::function<QString(double)> text)
{
    const int count = axis.ticker()->tickCount();
    axis.setTicker(QSharedPointer<QCPAxisTicker>(new TextTicker(std::move(text))));
    axis.ticker()->setTickCount(count);
}

void setTickCount(QCPAxis& axis, int count)
{
    axis.ticker()->setTickCount(count);
}

// QPicture means inches where we mean pixels of the painter.
QColor faint(QColor colour, double opacity)
{
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

void replay(QPainter& painter, const QPicture& picture)
{
    painter.save();
    const QPaintDevice& device = *painter.device();
    painter.scale(double(picture.logicalDpiX()) / device.logicalDpiX(),
                  double(picture.logicalDpiY()) / device.logicalDpiY());
    painter.drawPicture(0, 0, picture);
    painter.restore();
}

} // namespace ui
