// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/data/table.h"
#include "core/store/sqlite_p.h"

#include <stop_token>
#include <string>

namespace core {

// Inside the caller's transaction. Finished or Cancelled.
Result<RunEnd> writeImport(const Database& database, const Table& table, std::stop_token stop,
                           const ProgressSink& progress);

// Every chunk is checked against its fingerprint, and all of them together against the import's.
Result<TablePtr> readImport(const Database& database, const std::string& subject);

} // namespace core
