// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/baseline_record.h"
#include "core/compare/compared_model.h"

#include <QString>

namespace ui {

// Words for models beside each other.

QString refusalText(core::ModelRefusal reason); // a whole sentence, with what to do

// "0.608 ± 0.048"; the mean alone where nothing varies.
QString spreadText(const core::Spread& spread, int decimals);

} // namespace ui
