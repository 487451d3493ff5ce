// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/main_window.h"

#include <QString>
#include <QStringList>

namespace ui {

QString helpTopicOf(Place place);
// Of what has the keyboard: the nearest widget around it that a page is about. Empty: none is.
QString helpTopicOf(const QWidget* widget);
QString helpTopicOfClass(const QString& className); // "ui::RulesDialog"; empty: no page is about it

} // namespace ui
