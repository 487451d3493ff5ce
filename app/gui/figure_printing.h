// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/figures/figure.h"

#include <QString>

class QWidget;

namespace app {

// One page, A4 landscape where the printer has no default of its own. Nothing happens where the user cancels.
void printFigure(const ui::Figure& figure, QWidget* parent);

// FileNotWritable where it cannot be; an older file of that name then stays.
core::Status savePageAsPdf(const ui::Figure& figure, const QString& path);

} // namespace app
