// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/executor.h"
#include "core/cluster/plan_folder.h"
#include "core/cluster/task_file.h"

#include <chrono>
#include <functional>
#include <stop_token>
#include <string>

namespace core {

// What a task may use while it works, and who it says it is.
struct TaskSettings {
    std::stop_token stop = {};
    std::function<bool()> timeIsUp = {}; // why it was asked to stop: the signal before the time limit
    Executor* executor = nullptr;        // none: one thread, the caller's
    std::chrono::milliseconds checkpointEvery{30'000};
    std::string host = {}, log = {};
    std::function<void(double share)> progress = {};
    std::function<std::string(const Error&)> words = {}; // how an error is told to people
};

struct TaskReport {
    TaskHead head = {};              // as it was written last
    bool wasDone = false;            // before: nothing was computed
    std::optional<Error> error = {}; // what it failed for, or could not be written for
};

// One task of a plan, from where an earlier attempt had come to, here or on another computer. Its result is one file
// that appears when it is whole.
TaskReport doTask(const PlanFolder& folder, const WrittenPlan& plan, const StudyPatients& patients, std::uint64_t task,
                  const TaskSettings& settings);

// Whether there is a result of this plan that can be read to its end.
bool isDone(const PlanFolder& folder, const WrittenPlan& plan, std::uint64_t task);

// One fit of a comparison as a part, and back.
PackedPart packed(const EncoderScore& score);
std::optional<EncoderScore> unpackedScore(const PackedPart& part);

} // namespace core
