// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"

class QTimer;
class QWidget;

namespace ui {

// What every plot has around its picture: the keyboard reaches it, an outline shows that it does, and however fast
// values come, there are only so many pictures a second.
void makePlotFrame(QWidget& plot);
void paintPlotFrame(QWidget& plot, const Theme& theme);
QTimer* makePictureTimer(QWidget& plot);

} // namespace ui
