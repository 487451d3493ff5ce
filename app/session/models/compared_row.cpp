// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/models/compared_row.h"

#include "app/session/document/ask_project.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <memory>

namespace app {
namespace {

// Of a table about other patients, or other groups of them: no model of the study has the same.
core::Fingerprint foreignEvaluationSet(const core::BaselineStart& start)
{
    core::FingerprintBuilder builder;
    builder.add("another study");
    builder.add(start.cohort.high);
    builder.add(start.cohort.low);
    builder.add(start.split.seed.value);
    for (const double share : start.split.shares)
        builder.add(std::bit_cast<std::uint64_t>(share));
    return builder.finish();
}

} // namespace

core::Result<core::ComparedModelPtr> readComparedRow(const core::ProjectFile& file, const core::BaselineRef& ref,
                                                     const core::StudyPatients& patients)
{
    const core::Result<core::BaselineRecord> record =
        recordOf(file.baselines(), ref.table, core::ErrorCode::RunUnknown);
    if (!record)
        return record.error();
    const core::Result<core::BaselineScores> scores = file.baselineScores(ref.table, ref.system);
    if (!scores)
        return scores.error();
    const auto first = std::find_if(record->runs.begin(), record->runs.end(), [&](const core::SystemRun& run) {
        return run.system == ref.system && run.repeat == 0;
    });
    if (first == record->runs.end()) // scores without the run they belong to
        return core::Error{.code = core::ErrorCode::ProjectDamaged,
                           .subject = file.path().filename().string(),
                           .detail = core::systemKey(ref.system)};
    const bool ours = record->start.cohort == patients.cohort->fingerprint() && record->start.split == patients.plan;
    auto model = std::make_shared<core::ComparedModel>();
    model->ref = ref;
    model->evaluationSet = ours ? patients.fingerprint : foreignEvaluationSet(record->start);
    model->validation = scores->validation;
    model->test = scores->test;
    model->threshold = first->threshold;
    model->seed = first->seed;
    return core::ComparedModelPtr(std::move(model));
}

} // namespace app
