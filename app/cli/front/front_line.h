// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/terminal.h"
#include "core/front/front_record.h"

#include <chrono>
#include <cstddef>

namespace app::cli {

// Shows how far a search is: phase, how many of how many, share, time gone and left, policies found. A live bar on a
// terminal, a plain line at once and every few seconds elsewhere.
class FrontLine {
public:
    FrontLine(Terminal& terminal, const QString& beginning); // what is shown until there is something to tell
    ~FrontLine();
    FrontLine(const FrontLine&) = delete;
    FrontLine& operator=(const FrontLine&) = delete;

    void show(const core::FrontUpdate& update);

private:
    using Clock = std::chrono::steady_clock;
    QString text(const core::FrontUpdate& update) const;

    Terminal& m_terminal;
    std::size_t m_policies = 0;
    Clock::time_point m_nextUpdate = Clock::now();
};

} // namespace app::cli
