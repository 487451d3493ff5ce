// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan_fields.h"

#include <QString>

namespace ui {

// What a setting of the training plan means, in one short sentence; for the help of the command line and for tooltips.
QString planFieldText(core::PlanField field);

} // namespace ui
