// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/cohort/study.h"
#include "core/store/sqlite_p.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

// Inside the caller's transaction. A study that could not be read back is refused, so what is in the file is never
// something that cannot be opened.
Status writeStudy(const Database& database, const Study& study);
Result<Study> readStudy(const Database& database, const std::string& subject);

std::string splitText(const SplitPlan& split);
std::optional<SplitPlan> splitFrom(std::string_view text);

} // namespace core
