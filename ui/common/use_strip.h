// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace ui {

// What the program is for, in a strip across the top of a window.
QWidget* makeUseStrip(const QString& notice, QWidget* parent = nullptr);

} // namespace ui
