// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/baseline_record.h"
#include "core/store/job_rows_p.h"

#include <string>

namespace core {

// The tables of systems beside each other. What a system said of each patient is read only when asked for.
template <>
struct JobRows<BaselineKind> {
    static const JobTables tables;
    static Result<JobColumns> columns(const BaselineStart& start);
    static std::optional<BaselineStart> start(const JobColumns& columns);
    static Status readParts(const Database& database, BaselineRecord& record, const Error& damaged);
    static Status write(const Database& database, BaselineId table, const SystemRun& run);
};

// Checked against their fingerprint; PolicyMissing where there are none.
Result<BaselineScores> readScores(const Database& database, BaselineId table, const std::string& system,
                                  const std::string& subject);

} // namespace core
