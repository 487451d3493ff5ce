// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/text/glossary.h"

class QWidget;

namespace ui {

// Teaches a word where it stands: as a tooltip, and for What's This (Shift+F1).
void explain(QWidget& widget, Term term);

} // namespace ui
