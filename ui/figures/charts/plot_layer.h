// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QCustomPlot;
class QPainter;

namespace ui {

// Lets a plain painter draw in one of the plot's layers, each time it is drawn.
void addPaintedLayer(QCustomPlot& plot, const QString& layer, std::function<void(QPainter&)> paint);

} // namespace ui
