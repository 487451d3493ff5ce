// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

namespace core {

enum class Phase { ReadingFile, SummarisingColumns, WritingProject, DrawingPatients, WritingFile };

// How far a long piece of work is. `total` is 0 while it is unknown.
struct Progress {
    Phase phase = Phase::ReadingFile;
    std::uint64_t done = 0;
    std::uint64_t total = 0;
    std::uint64_t rows = 0; // rows finished so far, for the user to watch

    bool operator==(const Progress&) const = default;
};

// Called on the working thread; must return quickly. An empty sink is allowed.
using ProgressSink = std::function<void(const Progress&)>;

// How a long piece of work ended. Stopping on request is an outcome, not an error.
enum class RunEnd { Finished, Cancelled, Failed };

} // namespace core
