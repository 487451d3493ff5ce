// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fingerprint.h"
#include "core/base/job_id.h"
#include "core/model/tensors.h"
#include "core/model/test_catalog.h"
#include "core/plan/training_plan.h"
#include "core/plan/training_progress.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace core {

struct TrainingKind;
using RunId = JobId<TrainingKind>;

enum class RunStatus : std::uint8_t {
    Running,
    Finished,
    Cancelled,
    Failed,
    Interrupted, // the program or the computer stopped while it ran; can be resumed from its checkpoint
};

// What is written before the first step.
struct RunStart {
    using Kind = TrainingKind;
    TrainingPlan plan;
    Fingerprint cohort; // of the patients it learns from
    std::uint64_t patients = 0;
    std::string origin;             // file name of new patients, empty: the project's own
    std::optional<RunId> continues; // the run whose policy goes on learning
    TestCatalog panels = {};        // without tests: what its numbers of panels mean; none where nobody wrote them down
    bool operator==(const RunStart&) const = default;
};

// A training run as the project file has it.
struct RunRecord {
    RunId id;
    RunStart start;
    RunStatus status = RunStatus::Running;
    std::int64_t startedAt = 0;             // seconds since 1970, UTC
    std::optional<TrainingSummary> summary; // of a finished or cancelled run
    bool hasCheckpoint = false;
    bool hasPolicy = false;
    std::string name = {}; // the user's own for its policy; empty: none
    bool hasFinalPolicy() const { return status == RunStatus::Finished && summary && summary->judged; }
};

// A part of a job that takes the place of the one of that name.
struct NamedPart {
    std::string name;
    TensorBundle bundle;
};

// Under this name the policy is saved that all patients taught: the one to be used.
inline constexpr const char* kFinalRunPart = "final";

// Training one policy, as a kind of job.
struct TrainingKind {
    static constexpr JobNames names{"run", ErrorCode::RunUnknown, ErrorCode::RunNotResumable};
    using Start = RunStart;
    using Record = RunRecord;
    using Update = TrainingUpdate;
    using Part = std::variant<std::vector<CurvePoint>, TensorBundle, NamedPart>; // more points; a checkpoint; a fold
    struct End {
        TrainingSummary summary = {};
        std::optional<TensorBundle> policy = {}; // unset: what an earlier start of the run had kept stays
    };
};

} // namespace core
