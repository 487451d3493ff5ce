// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/system.h"

#include <QString>

namespace ui {

// Words for what stands in the rows of a comparison.

QString systemText(const core::SystemId& system);        // "Random forest, two cheapest panels"
QString systemShortText(const core::SystemId& system);   // for legends and narrow columns: "RF, 2 panels"
QString systemExplanation(const core::SystemId& system); // one sentence, for the tooltip

// Where the panels come from, as a heading over rows: "All panels", "One decision after the other".
QString systemGroupText(const core::SystemId& system);

} // namespace ui
