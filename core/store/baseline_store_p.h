// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/compare/baseline_record.h"
#include "core/store/sqlite_p.h"

#include <string>
#include <vector>

namespace core {

// The tables of systems beside each other. What changes something happens inside the caller's transaction; `subject`
// is the file for messages.
Result<BaselineId> insertBaselines(const Database& database, const BaselineStart& start);
// In the place of an earlier one of the same system and repeat.
Status writeSystemRun(const Database& database, BaselineId table, const SystemRun& run);
Status removeBaselinesRow(const Database& database, BaselineId table); // and everything that hangs on it

// A table without an end is being made, or was when the program or the computer stopped.
Status insertBaselinesEnd(const Database& database, BaselineId table, RunStatus status);
Status removeBaselinesEnd(const Database& database, BaselineId table);
Status endAbandonedBaselines(const Database& database);

Result<RunStatus> statusOf(const Database& database, BaselineId table, const std::string& subject); // RunUnknown
Result<std::vector<BaselineRecord>> readBaselines(const Database& database, const std::string& subject);

Error baselineError(ErrorCode code, BaselineId table);

} // namespace core
