// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/baselines/baseline_table.h"
#include "core/data/cohort/study_patients.h"
#include "core/jobs/job_run.h"
#include "core/store/project_file.h"

namespace core {

// Making a table of systems.
template <>
struct JobRun<BaselineKind> {
    using Remains = std::vector<SystemRun>; // without scores
    using Outcome = BaselineOutcome;
    static constexpr const char* memory = "memory";
    static constexpr bool usesExecutor = true;

    static Result<Remains> remains(const ProjectFile&, const BaselineRecord& record) { return record.runs; }
    static Result<BaselineOutcome> run(const BaselineStart& start, const StudyPatients& patients,
                                       const Remains& remains, const JobSettings& settings,
                                       const JobSinks<BaselineKind>& sinks);
    static RunEnd end(const BaselineOutcome& outcome) { return outcome.end; }
    static BaselineKind::End ending(const BaselineOutcome&) { return {}; }
};

} // namespace core
