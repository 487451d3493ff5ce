// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/terminal.h"
#include "core/base/progress.h"

#include <chrono>
#include <optional>

namespace app::cli {

QString progressBar(double share); // "[######            ]"

// Shows how far the work is: a bar with the time left on a terminal, a plain line every few seconds elsewhere.
// Work that is over at once shows nothing.
class ProgressLine {
public:
    explicit ProgressLine(Terminal& terminal);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    core::ProgressSink sink();

private:
    using Clock = std::chrono::steady_clock;
    void show(const core::Progress& progress);
    QString text(const core::Progress& progress, double elapsed) const;

    Terminal& m_terminal;
    Clock::time_point m_phaseBegan;
    std::optional<core::Phase> m_phase;
    Clock::time_point m_nextUpdate;
};

} // namespace app::cli
