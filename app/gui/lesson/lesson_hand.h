// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson.h"

#include <QString>

class QWidget;

namespace app {

// Does with mouse and keys what a step of a lesson asks for. False: what it acts on is not in sight.
bool doAction(QWidget& window, const core::LessonAction& action, const QString& text);

void bringIntoSight(QWidget& widget); // where it is in something that scrolls

} // namespace app
