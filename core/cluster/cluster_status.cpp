// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/cluster_status.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <map>
#include <sys/stat.h>
#include <unistd.h>

namespace core {
namespace fs = std::filesystem;
namespace {

constexpr double kQuietSeconds = 150.0; // five signs of life were due
constexpr std::array<std::string_view, kTaskStates> kStates{"done",   "running", "stopped", "failed",
                                                            "silent", "damaged", "missing"};

// What the disk's own clock says, which wrote the times of the files; ours where the folder cannot be written.
std::int64_t diskTime(const fs::path& folder)
{
    std::string name = (folder / ".now-XXXXXX").string();
    const int descriptor = ::mkstemp(name.data());
    if (descriptor < 0)
        return std::time(nullptr);
    struct stat state {};
    const bool known = ::fstat(descriptor, &state) == 0;
    ::close(descriptor);
    ::unlink(name.c_str());
    return known ? state.st_mtime : std::time(nullptr);
}

// Logs by task: "JOB_INDEX_FIRST.log" is that of task INDEX + FIRST. Of several the last.
std::map<std::uint64_t, fs::path> logsOf(const PlanFolder& folder)
{
    std::map<std::uint64_t, fs::path> logs;
    std::error_code failed;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder.logs(), failed)) {
        const std::string name = entry.path().stem().string();
        std::uint64_t job = 0, index = 0, first = 0;
        const char* at = name.data();
        const char* const end = at + name.size();
        const auto number = [&at, end](std::uint64_t& value) {
            const auto [next, fault] = std::from_chars(at, end, value);
            at = next == end ? end : next + 1;
            return fault == std::errc();
        };
        if (!number(job) || !number(index) || !number(first))
            continue;
        const auto [known, isNew] = logs.try_emplace(index + first, entry.path());
        if (!isNew)
            known->second = std::max(known->second, entry.path());
    }
    return logs;
}

std::string lastLineOf(const fs::path& file)
{
    constexpr std::streamoff kTail = 4096;
    std::ifstream in(file, std::ios::binary | std::ios::ate);
    const std::streamoff length = in ? static_cast<std::streamoff>(in.tellg()) : 0;
    in.seekg(std::max<std::streamoff>(0, length - kTail));
    std::string last;
    for (std::string line; std::getline(in, line);)
        if (line.find_first_not_of(" \t\r") != std::string::npos)
            last = line;
    return last;
}

bool belongs(const TaskHead& head, const WrittenPlan& plan, std::uint64_t task)
{
    return head.plan == plan.fingerprint && head.version == plan.plan.version && head.task == task;
}

TaskState stateOf(const TaskHead& head, double quietSeconds)
{
    switch (head.end) {
    case TaskEnd::Working:
        return quietSeconds > kQuietSeconds ? TaskState::Silent : TaskState::Running;
    case TaskEnd::Stopped:
    case TaskEnd::TimeUp:
        return TaskState::Stopped;
    case TaskEnd::NoMemory:
    case TaskEnd::Failed:
        return TaskState::Failed;
    case TaskEnd::Done:
        return TaskState::Done;
    }
    return TaskState::Missing;
}

TaskStatus statusOfTask(const PlanFolder& folder, const WrittenPlan& plan, std::uint64_t task, std::int64_t now)
{
    TaskStatus status{.task = task};
    const std::optional<PeekedTask> result = peekTaskFile(folder.result(task));
    if (result && result->whole && result->head && belongs(*result->head, plan, task)) {
        status.state = TaskState::Done;
        status.head = result->head;
        return status;
    }
    const std::optional<PeekedTask> state = peekTaskFile(folder.state(task));
    if (state && state->head && belongs(*state->head, plan, task)) {
        status.head = state->head;
        status.quietSeconds = std::max(0.0, static_cast<double>(now - state->writtenAt));
        status.state = stateOf(*state->head, status.quietSeconds);
    }
    if (result && status.state != TaskState::Running) { // it is done again where somebody is at it
        status.state = TaskState::Damaged;
        if (result->head)
            status.head = result->head;
    }
    return status;
}

// What is left, at the pace of what was done, by those who are at it.
std::optional<double> remaining(const ClusterPlan& plan, const PlanStatus& status)
{
    double expected = 0.0, took = 0.0, left = 0.0;
    for (const TaskStatus& task : status.tasks) {
        const double seconds = plan.lines[task.task - 1].seconds;
        if (task.state == TaskState::Done && task.head) {
            expected += seconds;
            took += task.head->seconds;
        } else
            left += seconds * (1.0 - (task.head ? task.head->share : 0.0));
    }
    const std::size_t hands = status.count(TaskState::Running);
    if (left <= 0.0)
        return 0.0;
    if (hands == 0)
        return std::nullopt;
    return left * (expected > 0.0 && took > 0.0 ? took / expected : 1.0) / static_cast<double>(hands);
}

bool says(const std::string& line, std::initializer_list<const char*> words)
{
    std::string small = line;
    std::ranges::transform(small, small.begin(), [](unsigned char letter) { return std::tolower(letter); });
    return std::ranges::any_of(words, [&](const char* word) { return small.find(word) != std::string::npos; });
}

} // namespace

std::string_view nameOf(TaskState state)
{
    return kStates[static_cast<std::size_t>(state)];
}

PlanStatus statusOf(const PlanFolder& folder, const WrittenPlan& plan)
{
    PlanStatus status;
    const std::int64_t now = diskTime(folder.path());
    const std::map<std::uint64_t, fs::path> logs = logsOf(folder);
    double expected = 0.0, done = 0.0;
    for (std::uint64_t task = 1; task <= plan.plan.lines.size(); ++task) {
        TaskStatus one = statusOfTask(folder, plan, task, now);
        const double seconds = std::max(plan.plan.lines[task - 1].seconds, 1e-3);
        expected += seconds;
        done += one.state == TaskState::Done                   ? seconds
                : one.state == TaskState::Damaged || !one.head ? 0.0
                                                               : seconds * one.head->share;
        if (one.state == TaskState::Silent || one.state == TaskState::Missing)
            if (const auto log = logs.find(task); log != logs.end())
                one.lastLine = lastLineOf(log->second);
        ++status.counts[static_cast<std::size_t>(one.state)];
        status.tasks.push_back(std::move(one));
    }
    status.share = expected > 0.0 ? done / expected : 1.0;
    status.remainingSeconds = remaining(plan.plan, status);
    return status;
}

// slurmstepd, sbatch and the kernel say it in these words.
TaskCause causeOf(const TaskStatus& status)
{
    if (status.state == TaskState::Done || status.state == TaskState::Running)
        return TaskCause::None;
    if (says(status.lastLine, {"oom_kill", "oom-kill", "oom killed", "out of memory", "out-of-memory", "memory limit"}))
        return TaskCause::Memory;
    if (says(status.lastLine, {"time limit"}))
        return TaskCause::Time;
    if (!status.head || status.state == TaskState::Damaged)
        return status.state == TaskState::Missing && status.lastLine.empty() ? TaskCause::None : TaskCause::Other;
    return status.head->end == TaskEnd::NoMemory ? TaskCause::Memory
           : status.head->end == TaskEnd::TimeUp ? TaskCause::Time
                                                 : TaskCause::Other;
}

// Computers differ: three times what is expected of an ordinary one, at least ten minutes, in steps of five.
TaskNeeds needsOf(const ClusterPlan& plan)
{
    double longest = 0.0;
    for (const TaskLine& line : plan.lines)
        longest = std::max(longest, line.seconds);
    const double minutes = std::ceil(std::max(10.0, 3.0 * longest / 60.0 + 2.0) / 5.0) * 5.0;
    return {.minutes = static_cast<std::uint64_t>(minutes), .megabytes = plan.megabytes};
}

Resubmission resubmission(const ClusterPlan& plan, const PlanStatus& status)
{
    Resubmission again{.tasks = {}, .needs = needsOf(plan)};
    std::uint64_t held = 0, attempts = 1;
    for (const TaskStatus& task : status.tasks) {
        if (task.state == TaskState::Done || task.state == TaskState::Running)
            continue;
        again.tasks.push_back(task.task);
        const TaskCause cause = causeOf(task);
        again.forTime += cause == TaskCause::Time ? 1 : 0;
        again.forMemory += cause == TaskCause::Memory ? 1 : 0;
        if (task.head && (cause == TaskCause::Time || cause == TaskCause::Memory)) {
            held = std::max(held, task.head->megabytes);
            attempts = std::max(attempts, task.head->attempt);
        }
    }
    constexpr std::uint64_t kMostDoublings = 5;
    const std::uint64_t more = std::uint64_t{1} << std::min(attempts, kMostDoublings);
    if (again.forTime > 0)
        again.needs.minutes *= more;
    if (again.forMemory > 0)
        again.needs.megabytes = std::max(again.needs.megabytes * more, held * 3 / 2);
    return again;
}

} // namespace core
