// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/terminal.h"
#include "core/base/progress.h"

#include <chrono>
#include <optional>

namespace app::cli {

QString progressBar(double share); // "[######            ]"

// The one line that shows how far some work is: overwritten ten times a second on a terminal, a plain line every few
// seconds elsewhere. What it says comes from the work.
class ProgressLine {
public:
    enum class First {
        AtOnce,
        LaterUnlessLive,
        Later
    }; // when the first line is due; Later: work of a moment shows none

    explicit ProgressLine(Terminal& terminal, First first = First::Later);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    bool isLive() const { return m_terminal.errorIsInteractive(); }
    bool isDue() const { return Clock::now() >= m_next; }
    void show(const QString& line);                  // and then not before it is due again
    void showBar(double share, const QString& line); // with a bar before it where it is live
    void begin(const QString& line);                 // what is shown until there is something to tell
    void keep(const QString& line);                  // one that stays

    core::ProgressSink sink(); // for reading and writing files: phase, share, time left, rows

private:
    using Clock = std::chrono::steady_clock;
    void restart(First first);
    void show(const core::Progress& progress);

    Terminal& m_terminal;
    Clock::time_point m_next;
    Clock::time_point m_phaseBegan = Clock::now();
    std::optional<core::Phase> m_phase;
};

} // namespace app::cli
