// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/compare/baseline_record.h"
#include "core/model/tensors.h"
#include "core/store/sqlite_p.h"

#include <string>

namespace core {

// What a system said of the patients of validation and test, one by one. Whatever does not add up (lists of different
// lengths, patients not rising, probabilities that are none) is told as damage.
TensorBundle scoresBundle(const BaselineScores& scores);
Result<BaselineScores> scoresFrom(const TensorBundle& bundle);

// Inside the caller's transaction.
Status writeScores(const Database& database, BaselineId table, const std::string& system, const BaselineScores& scores);
Status removeScores(const Database& database, BaselineId table, const std::string& system);
// Checked against their fingerprint; PolicyMissing where there are none.
Result<BaselineScores> readScores(const Database& database, BaselineId table, const std::string& system,
                                  const std::string& subject);

} // namespace core
