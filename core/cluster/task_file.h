// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fingerprint.h"
#include "core/store/packed_part.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

enum class TaskEnd : std::uint8_t {
    Working, // or ended without a word
    Done,
    Stopped,  // somebody asked it to
    TimeUp,   // the signal before its time limit
    NoMemory, // refused by the system
    Failed,
};
std::string_view nameOf(TaskEnd end); // "working", "done", "stopped", "time_up", "no_memory", "failed"

// What a task says of itself.
struct TaskHead {
    Fingerprint plan = {};
    std::string version = {}; // of the program
    std::uint64_t task = 0;
    std::uint64_t attempt = 1;
    TaskEnd end = TaskEnd::Working;
    double share = 0.0;          // done, 0 … 1
    double seconds = 0.0;        // of work, those of earlier attempts included
    std::uint64_t megabytes = 0; // most that the process held
    std::string host = {};
    std::string log = {};   // of this attempt, below the plan's folder; empty: none is known
    std::string words = {}; // why it ended, for people
    bool operator==(const TaskHead&) const = default;
};

// One file of a task: its result, or how far it is. Whole or nothing: the fingerprint at its end is that of all before.
struct TaskFile {
    TaskHead head;
    std::uint64_t piecesDone = 0;                 // of the task's line
    std::map<std::string, PackedPart> parts = {}; // by "piece/name": names differ between pieces only with the number
};

std::string writeTaskFile(const TaskFile& file);
std::optional<TaskFile> parseTaskFile(std::string_view bytes);

// The head alone, without reading the rest of a large file; `whole`: what is there has the length it should have, and
// of a small file also the fingerprint.
struct PeekedTask {
    std::optional<TaskHead> head;
    bool whole = false;
    std::int64_t writtenAt = 0; // seconds since 1970 by the clock of the disk
};
std::optional<PeekedTask> peekTaskFile(const std::filesystem::path& file); // nothing: there is no such file
std::optional<TaskFile> loadTaskFile(const std::filesystem::path& file);   // nothing: there is none, or it is not whole

} // namespace core
