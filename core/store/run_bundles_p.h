// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/tensors.h"
#include "core/plan/run_record.h"
#include "core/store/sqlite_p.h"

#include <string>

namespace core {

enum class BundleKind : std::uint8_t { Checkpoint = 0, Policy = 1 };

// Inside the caller's transaction. Takes the place of the one that was there; `points` is how many points of curves the
// run had when it was taken.
Status writeBundle(const Database& database, RunId run, BundleKind kind, const TensorBundle& bundle,
                   std::uint64_t points);
Status removeBundle(const Database& database, RunId run, BundleKind kind);
std::uint64_t checkpointPoints(const Database& database, RunId run); // 0 where there is no checkpoint

// Checked against its fingerprint. PolicyMissing or RunNotResumable where there is none.
Result<TensorBundle> readBundle(const Database& database, RunId run, BundleKind kind, const std::string& subject);

} // namespace core
