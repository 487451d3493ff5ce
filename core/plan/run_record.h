// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fingerprint.h"
#include "core/plan/training_plan.h"
#include "core/plan/training_progress.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core {

struct RunId {
    std::int64_t value = 0;
    auto operator<=>(const RunId&) const = default;
};

enum class RunStatus : std::uint8_t {
    Running,
    Finished,
    Cancelled,
    Failed,
    Interrupted, // the program or the computer stopped while it ran; can be resumed from its checkpoint
};

// What is written before the first step.
struct RunStart {
    TrainingPlan plan;
    Fingerprint cohort; // of the patients it learns from
    std::uint64_t patients = 0;
    std::string origin;             // file name of new patients, empty: the project's own
    std::optional<RunId> continues; // the run whose policy goes on learning
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
};

} // namespace core
