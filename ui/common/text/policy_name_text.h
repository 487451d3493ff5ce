// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/story/policy_names.h"

#include <QString>

namespace ui {

// Why a policy cannot be called that, and what to do.
QString nameFaultText(const core::Renaming& wish);

} // namespace ui
