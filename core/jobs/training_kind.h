// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/study_patients.h"
#include "core/jobs/job_run.h"
#include "core/smddpo/training_run.h"
#include "core/store/project_file.h"

#include <map>
#include <string>

namespace core {

// Training one policy.
template <>
struct JobRun<TrainingKind> {
    struct Remains {
        std::vector<CurvePoint> points;
        std::optional<TensorBundle> checkpoint;
        NetworkPolicyPtr policy; // of the run that it continues
        std::map<std::string, TensorBundle> parts = {};
    };
    using Outcome = TrainingOutcome;
    static constexpr const char* memory = "state_table_mb";
    static constexpr bool usesExecutor = false;

    static Result<Remains> remainsOfNew(const ProjectFile& file, const RunStart& start);
    static Result<Remains> remains(const ProjectFile& file, const RunRecord& record);
    static Status rewound(const ProjectFile& file, RunId run, Remains& remains);
    static bool join(TrainingKind::Part& waiting, TrainingKind::Part& part);
    static Result<TrainingOutcome> run(const RunStart& start, const StudyPatients& patients, const Remains& remains,
                                       const JobSettings& settings, const JobSinks<TrainingKind>& sinks);
    static RunEnd end(const TrainingOutcome& outcome) { return outcome.summary.end; }
    static TrainingKind::End ending(const TrainingOutcome& outcome);
};

} // namespace core
