// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/plan_folder.h"
#include "core/cluster/task_file.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core {

enum class TaskState : std::uint8_t {
    Done,
    Running, // gave a sign of life lately
    Stopped, // asked to, or its time was up; what it had come to is kept
    Failed,  // and said why, or had too little memory
    Silent,  // began, and has not been heard of: killed, or its computer is gone
    Damaged, // a result that is cut short or altered, or of another plan or program
    Missing, // never began
};
inline constexpr std::size_t kTaskStates = 7;
std::string_view nameOf(TaskState state); // "done", "running", …

struct TaskStatus {
    std::uint64_t task = 0;
    TaskState state = TaskState::Missing;
    std::optional<TaskHead> head = {}; // as the task told it last
    double quietSeconds = 0.0;         // since then, by the clock of the disk
    std::string lastLine = {};         // of its log, where it ended without a word
};

struct PlanStatus {
    std::vector<TaskStatus> tasks; // all of them
    std::array<std::size_t, kTaskStates> counts{};
    double share = 0.0;                     // done, by expected seconds
    std::optional<double> remainingSeconds; // with as many at work as now; nothing while nobody is
    std::size_t count(TaskState state) const { return counts[static_cast<std::size_t>(state)]; }
};

// By the files of the folder alone: what a scheduler says of its jobs may be late, or not kept at all.
PlanStatus statusOf(const PlanFolder& folder, const WrittenPlan& plan);

// Why a task has no result, as far as its files show.
enum class TaskCause : std::uint8_t { None, Time, Memory, Other };
TaskCause causeOf(const TaskStatus& status);

// What is to be asked for when all that is missing is submitted once more: twice as much with every attempt for which
// that was the cause.
struct TaskNeeds {
    std::uint64_t minutes = 0;
    std::uint64_t megabytes = 0;
};
TaskNeeds needsOf(const ClusterPlan& plan);
struct Resubmission {
    std::vector<std::uint64_t> tasks;
    TaskNeeds needs;
    std::size_t forTime = 0, forMemory = 0; // of the tasks
};
Resubmission resubmission(const ClusterPlan& plan, const PlanStatus& status);

} // namespace core
