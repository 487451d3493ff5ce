// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QString>

namespace ui {

// What happened, where, and what to do, in the user's language.
QString errorText(const core::Error& error);

// One line for each problem that was kept, and how many more there are.
QString problemsText(const core::ProblemList& problems);

} // namespace ui
