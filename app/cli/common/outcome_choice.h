// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/arguments.h"
#include "app/cli/common/failure.h"
#include "core/data/table.h"
#include "core/data/task/task.h"

namespace app::cli {

// The task with the outcome that --label and --positive name, if any. Where `proposed`, all other roles are proposed
// anew around it; otherwise they stay.
Result<core::Task> withChosenOutcome(core::Task task, const core::Table& table, const Arguments& arguments,
                                     bool proposed);

} // namespace app::cli
