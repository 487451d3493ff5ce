// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/plan_folder.h"
#include "core/cluster/task_file.h"

#include <chrono>
#include <string>
#include <vector>

namespace core {

// Keeps how far one task is: in memory at once, in the plan's folder from time to time. Used by one thread at a time.
class TaskRecorder {
public:
    TaskRecorder(const PlanFolder& folder, TaskFile begun, std::size_t pieces, std::chrono::milliseconds every);

    const TaskFile& file() const { return m_file; }
    void keep(PackedPart part);              // of the piece under way
    void advance(double share);              // of the piece under way; a sign of life
    void pieceDone(bool keepsCheckpoint);    // it belongs to the result rather than to going on alone
    std::vector<PackedPart> remains() const; // what the piece under way had kept before it was interrupted
    Status writeState(TaskEnd end, const std::string& words = {});
    Status publish(); // the result, in the place of the state

private:
    using Clock = std::chrono::steady_clock;
    std::string key(const std::string& name) const;
    void bringUpToDate(TaskEnd end);

    PlanFolder m_folder;
    TaskFile m_file;
    std::size_t m_pieces;
    std::chrono::milliseconds m_every;
    std::string m_newPoints; // of curves, since the last checkpoint: who goes on from it finds them again
    double m_secondsBefore;
    Clock::time_point m_began = Clock::now(), m_writtenAt = Clock::now();
};

} // namespace core
