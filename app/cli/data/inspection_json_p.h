// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/json_p.h"
#include "app/cli/data/inspection.h"

#include <string>

namespace app::cli {

// Pieces of what `inspect --json` prints; resources/help/inspect.md documents every field.

inline Json textOrNull(const std::string& text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

Json columnsJson(const core::Assessment& assessment);
Json panelsJson(const core::Assessment& assessment);
Json billJson(const core::Task& task, const core::Bill& bill);
Json splitJson(const core::Assessment& assessment);

Json warningsJson(const core::Assessment& assessment);
Json identifiersJson(const core::Assessment& assessment);
Json noticesJson(const LoadedStudy& loaded);
Json codesJson(const Inspection& inspection);

Json eventsJson(const EventsRead& events);

Json runsJson(const std::vector<core::RunRecord>& runs);
Json frontsJson(const std::vector<core::FrontRecord>& fronts);

} // namespace app::cli
