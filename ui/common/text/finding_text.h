// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/quality/plausibility.h"

#include <QLocale>
#include <QString>

namespace ui {

// What is odd about the values, in one or two sentences.
QString findingText(const core::Finding& finding, const QLocale& locale = QLocale());

// The button that applies the remedy: "Swap", "Treat as missing", "Multiply by 10"; empty where there is none.
QString findingRemedyLabel(const core::Finding& finding, const QLocale& locale = QLocale());

// What pressing it would do, for the tooltip; empty where there is no remedy.
QString findingRemedyText(const core::Finding& finding, const QLocale& locale = QLocale());

QString findingKeepLabel();
QString findingShowLabel(const core::Finding& finding, const QLocale& locale = QLocale()); // "Show 88 rows"

} // namespace ui
