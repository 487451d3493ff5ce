// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/front/front_record.h"
#include "core/store/sqlite_p.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core {

// The tables of fronts. What changes something happens inside the caller's transaction; `subject` is the file for
// messages.
Result<FrontId> insertFront(const Database& database, const FrontStart& start);
Status writeFrontPoint(const Database& database, FrontId front, std::uint64_t number, const OperatingPoint& point);
Status removeFrontRow(const Database& database, FrontId front); // and everything that hangs on it

// A front without an end is being searched for, or was when the program or the computer stopped.
Status insertFrontEnd(const Database& database, FrontId front, RunStatus status, const FrontSummary& summary);
Status removeFrontEnd(const Database& database, FrontId front);
Status endAbandonedFronts(const Database& database);

Result<RunStatus> statusOf(const Database& database, FrontId front, const std::string& subject); // FrontUnknown
Result<std::vector<FrontRecord>> readFronts(const Database& database, const std::string& subject);

} // namespace core
