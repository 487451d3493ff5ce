#pragma once

#include "ui/theme/theme.h"

#include <QString>

#include <functional>

class QCPAxis;

namespace ui {

// How every plot of the program looks: axes in the colours of the theme, ticks written by the program and not by the
// plotting library.
void styleAxis(QCPAxis& axis, const Theme& theme);
void setTickTexts(QCPAxis& axis, std::function<QString(double)> text);
void setTickCount(QCPAxis& axis, int count);

} // namespace ui
