// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/story_text.h"
#include "ui/figures/story/track_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

double driverRowHeight(const Theme& theme)
{
    return std::max<double>(theme.px(20), QFontMetricsF(fontOf(theme, TypeSize::Table)).lineSpacing() + 2.0);
}

void paintDrivers(QPainter& painter, const QRectF& area, const std::vector<DriverRow>& drivers, const Theme& theme)
{
    const QFont font = fontOf(theme, TypeSize::Table);
    const QFontMetricsF metrics(font);
    double most = 0.0, least = 0.0, names = 0.0;
    for (const DriverRow& driver : drivers) {
        most = std::max(most, driver.change);
        least = std::min(least, driver.change);
        names = std::max(names, metrics.horizontalAdvance(driver.name));
    }
    names = std::min(names + theme.px(8), area.width() * 0.5);
    const double figures = metrics.horizontalAdvance(percentagePoints(-0.55)) + theme.px(6);
    const double room = std::max(area.width() - names - figures * (least < 0.0 ? 2.0 : 1.0), 10.0);
    const double zero = area.left() + names + (least < 0.0 ? figures + room * -least / (most - least) : 0.0);
    const double scale = room / std::max(most - least, 1e-9);
    const double row = driverRowHeight(theme);
    double top = area.top();
    painter.save();
    painter.setFont(font);
    for (const DriverRow& driver : drivers) {
        const QRectF line(area.left(), top, area.width(), row);
        painter.setPen(theme.text);
        painter.drawText(QRectF(line.left(), top, names - theme.px(8), row), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(driver.name, Qt::ElideMiddle, names - theme.px(6)));
        const double length = std::abs(driver.change) * scale;
        const double thick = theme.px(11);
        const QRectF bar(driver.change < 0.0 ? zero - length : zero, top + (row - thick) / 2.0, std::max(length, 1.0),
                         thick);
        painter.fillRect(bar, driver.change < 0.0 ? theme.plotOrange : theme.plotBlue);
        const QString points = percentagePoints(driver.change);
        const QRectF beside = driver.change < 0.0 ? QRectF(bar.left() - figures, top, figures - theme.px(5), row)
                                                  : QRectF(bar.right() + theme.px(5), top, figures, row);
        painter.drawText(beside, (driver.change < 0.0 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, points);
        top += row;
    }
    painter.restore();
}

} // namespace ui
