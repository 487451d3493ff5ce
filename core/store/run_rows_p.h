// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/tensors.h"
#include "core/store/job_rows_p.h"

#include <map>
#include <string>
#include <vector>

namespace core {

// The tables of training runs: curves are appended in batches, a checkpoint remembers how many points there were.
template <>
struct JobRows<TrainingKind> {
    static const JobTables tables;
    static Result<JobColumns> columns(const RunStart& start);
    static std::optional<RunStart> start(const JobColumns& columns);
    static Status readParts(const Database& database, RunRecord& record, const Error& damaged);
    static Status write(const Database& database, RunId run, const TrainingKind::Part& part);
    static Status finish(const Database& database, RunId run, RunStatus status, const TrainingKind::End& end);
    static std::string summary(const TrainingKind::End& end);
    static bool readSummary(const std::string& text, RunRecord& record);
    static Status rewind(const Database& database, RunId run); // to the checkpoint: points after it are dropped
};

enum class RunBundle : std::uint8_t { Checkpoint = 0, Policy = 1 };

// Checked against their fingerprints. PolicyMissing or RunNotResumable where there is none.
Result<TensorBundle> readRunBundle(const Database& database, RunId run, RunBundle kind, const std::string& subject);
inline constexpr std::uint32_t kRunPartsSince = 5; // the version of the layout that brought their tables
Result<std::map<std::string, TensorBundle>> readRunParts(const Database& database, RunId run,
                                                         const std::string& subject);
Result<std::vector<CurvePoint>> readPoints(const Database& database, RunId run, const std::string& subject);

} // namespace core
