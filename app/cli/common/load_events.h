// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/commands.h"
#include "app/cli/common/failure.h"
#include "core/data/csv/csv_import.h"
#include "core/data/events/event_import.h"
#include "core/data/task/task.h"

#include <string>
#include <utility>
#include <vector>

namespace app::cli {

// A table made from a list of measurements, and what became of them.
struct EventsRead {
    core::TablePtr table;
    core::EventAccount account;
    core::EventRecipe recipe; // with all that was found or proposed
    std::vector<std::pair<core::ImportNotice, std::string>> notices;
};

// Reads the measurements of the arguments (--events, --omop or --fhir) by their recipe: that of --recipe, else that of
// the task, changed by what single options say. Tells in a line what was left out, and writes --save-recipe.
Result<EventsRead> readEvents(const Workplace& place, const core::Task& task);

} // namespace app::cli
