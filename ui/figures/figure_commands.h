// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

// Whether a command makes the figure of this name again, or tells the same result. Figures of a comparison are drawn by
// the report alone.
bool hasCommand(const QString& figureName);

// "training-cost" and "policy-curves" are curves along cost and policy; empty where it is no curve of a training.
QString curveMetric(const QString& figureName);

// Figures of one policy of a front: what `export --what` calls them; empty where it is none.
QString pointFigure(const QString& figureName);

} // namespace ui
