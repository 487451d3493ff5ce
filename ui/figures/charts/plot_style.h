// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"

#include <QColor>
#include <QString>

#include <functional>

class QCPAxis;
class QPainter;
class QPicture;

namespace ui {

// How every plot of the program looks: axes in the colours of the theme, ticks written by the program and not by the
// plotting library.
void styleAxis(QCPAxis& axis, const Theme& theme);
void setTickTexts(QCPAxis& axis, std::function<QString(double)> text);
void setTickCount(QCPAxis& axis, int count);

QColor faint(QColor colour, double opacity);

// Draws what was recorded as large as it was recorded, whatever the dots per inch of what it is drawn on.
void replay(QPainter& painter, const QPicture& picture);

} // namespace ui
