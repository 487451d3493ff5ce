// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/study_patients.h"
#include "core/jobs/job_run.h"
#include "core/search/front_search.h"
#include "core/store/project_file.h"

namespace core {

// Searching a front.
template <>
struct JobRun<FrontKind> {
    using Remains = FrontCheckpoint;
    using Outcome = FrontOutcome;
    static constexpr const char* memory = "memory";
    static constexpr bool usesExecutor = true;

    static Result<FrontCheckpoint> remains(const ProjectFile& file, const FrontRecord& record);
    // Points that the search had found before it was resumed are not told again.
    static Result<FrontOutcome> run(const FrontStart& start, const StudyPatients& patients,
                                    const FrontCheckpoint& remains, const JobSettings& settings,
                                    const JobSinks<FrontKind>& sinks);
    static RunEnd end(const FrontOutcome& outcome) { return outcome.summary.end; }
    static FrontKind::End ending(const FrontOutcome& outcome);
};

} // namespace core
