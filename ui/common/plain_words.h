// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QCoreApplication;

namespace ui {

// Names of columns, panels and files are the user's and may look like markup, which Qt would follow in labels and
// tooltips: "<img src=…>" reads that file. From here on every tooltip, and every label that does not ask for rich text
// itself, shows what it is given letter by letter. Calling it again does nothing.
void keepWordsPlain(QCoreApplication& application);

// In lines of a readable width, for tooltips: plain ones are not folded.
QString folded(const QString& text);

} // namespace ui
