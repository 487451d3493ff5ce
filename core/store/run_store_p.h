// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/plan/run_record.h"
#include "core/store/sqlite_p.h"

#include <span>
#include <string>
#include <vector>

namespace core {

// The tables of training runs. What changes something happens inside the caller's transaction; `subject` is the file
// for messages.
Result<RunId> insertRun(const Database& database, const RunStart& start);
Status insertPoints(const Database& database, RunId run, std::span<const CurvePoint> points);
std::uint64_t pointCount(const Database& database, RunId run);
Status removePointsFrom(const Database& database, RunId run, std::uint64_t first);
Status removeRunRow(const Database& database, RunId run); // and everything that hangs on it

// A run without an end is running, or was when the program or the computer stopped.
Status insertEnd(const Database& database, RunId run, RunStatus status, const TrainingSummary& summary);
Status removeEnd(const Database& database, RunId run);
Status endAbandonedRuns(const Database& database);

Result<RunStatus> statusOf(const Database& database, RunId run, const std::string& subject); // RunUnknown
Result<std::vector<RunRecord>> readRuns(const Database& database, const std::string& subject);
Result<std::vector<CurvePoint>> readPoints(const Database& database, RunId run, const std::string& subject);

} // namespace core
