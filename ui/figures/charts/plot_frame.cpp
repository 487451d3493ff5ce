// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/plot_frame.h"

#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>
#include <QWidget>

#include <chrono>

namespace ui {
namespace {

using namespace std::chrono_literals;

constexpr auto kBetweenPictures = 100ms;

} // namespace

void makePlotFrame(QWidget& plot)
{
    plot.setFocusPolicy(Qt::StrongFocus);
    plot.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto* column = new QVBoxLayout(&plot);
    column->setContentsMargins(2, 2, 2, 2); // room for the outline
}

void paintPlotFrame(QWidget& plot, const Theme& theme)
{
    if (!plot.hasFocus())
        return;
    QPainter painter(&plot);
    painter.setPen(QPen(theme.accent, 2));
    painter.drawRect(plot.rect().adjusted(1, 1, -1, -1));
}

QTimer* makePictureTimer(QWidget& plot)
{
    auto* timer = new QTimer(&plot);
    timer->setSingleShot(true);
    timer->setInterval(kBetweenPictures);
    return timer;
}

} // namespace ui
