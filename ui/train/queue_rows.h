// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fingerprint.h"
#include "core/base/job_stage.h"
#include "core/front/front_record.h"
#include "core/plan/run_record.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace ui {

// A run that trains or waits (Idle).
struct TrainActivity {
    using Kind = core::JobStage;
    std::uint64_t ticket = 0;
    Kind kind = Kind::Idle;
    std::optional<core::RunId> run; // as soon as the project has it
    core::TrainingPlan plan;
    core::TrainingUpdate progress; // newest; its points and notices are handed over separately

    bool active() const { return kind != Kind::Idle; }
};

// A search for a whole front: stored, under way or waiting.
struct SearchEntry {
    std::optional<core::FrontId> front; // unset: it waits, or begins
    core::FrontPlan plan;
    core::RunStatus status = core::RunStatus::Running;
    std::int64_t startedAt = 0;                 // seconds since 1970, UTC
    core::JobStage kind = core::JobStage::Idle; // while it is under way
    core::FrontUpdate progress;                 // likewise, without its points
    std::size_t found = 0;                      // policies on the front
    std::optional<double> best;
    bool waits = false;
};

enum class QueueState : std::uint8_t {
    Waiting,
    Preparing,
    Running,
    Paused,
    Stopping,
    Done,
    OrdersNothing,
    Stopped,
    Failed,
    Interrupted,
};

// One line of the queue: a policy with all its seeds, or a search.
struct QueueRow {
    QString number;
    std::int64_t startedAt = 0;             // seconds since 1970, UTC; 0: not yet
    std::optional<core::RewardShape> shape; // unset: a search, which tries many
    QueueState state = QueueState::Waiting;
    std::size_t seeds = 1;
    std::size_t ended = 0;             // of the seeds
    double share = 0.0;                // under way
    std::optional<double> seconds;     // left, or until it begins
    std::optional<double> value, cost; // on validation patients, mean over seeds; of a search: the best
    std::size_t found = 0;             // policies on the front of a search
    std::vector<core::RunId> runs;
    std::vector<std::uint64_t> tickets; // of what trains and waits
    std::optional<core::FrontId> front;
    core::TrainingPlan plan; // of the first seed
    core::FrontPlan search;
    std::optional<core::RunId> resumable; // the first that can go on
    bool earlierData = false;

    bool isSearch() const { return !shape; }
    bool underWay() const { return state >= QueueState::Preparing && state <= QueueState::Stopping; }
    bool holds(core::RunId run) const;
};

// Everything the queue is made of.
struct TrainQueue {
    std::vector<core::RunRecord> runs;         // stored, oldest first
    std::vector<TrainActivity> jobs;           // under way, then waiting
    std::vector<SearchEntry> searches;         // likewise after the stored ones
    std::optional<core::Fingerprint> patients; // as the study has them now
    core::FrontMetric metric = core::FrontMetric::F1;
    std::size_t places = 1;           // that train at a time
    std::optional<double> runSeconds; // as measured; unset: not known
    std::size_t endedNow = 0;         // of those started together
    double elapsedSeconds = 0.0;      // since they were started
};

// In the order in which they were begun; what waits comes last.
std::vector<QueueRow> queueRows(const TrainQueue& queue);

// Of everything that is under way together.
core::JobStage stageOf(const TrainQueue& queue);
double shareOf(const TrainQueue& queue);
std::optional<double> remainingSecondsOf(const TrainQueue& queue);

} // namespace ui
