// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/evaluation_report.h"
#include "app/cli/common/terminal.h"
#include "core/compare/baseline_record.h"

#include <chrono>
#include <vector>

namespace app::cli {

// Shows how a table grows: which systems with which seeds are at work, time gone and left, and every row as soon as all
// its seeds are there. A live bar on a terminal, a plain line every few seconds elsewhere.
class BaselineLine {
public:
    BaselineLine(Terminal& terminal, const core::BaselinePlan& plan, std::vector<core::SystemRun> finished,
                 const PanelWords& words);
    ~BaselineLine();
    BaselineLine(const BaselineLine&) = delete;
    BaselineLine& operator=(const BaselineLine&) = delete;

    void show(const core::BaselineUpdate& update);

private:
    using Clock = std::chrono::steady_clock;
    QString text(const core::BaselineUpdate& update) const;
    QString rowText(const core::BaselineRow& row) const;
    void showRow(const core::SystemId& system);

    Terminal& m_terminal;
    const core::BaselinePlan& m_plan;
    const PanelWords& m_words;
    std::vector<core::SystemRun> m_runs;
    Clock::time_point m_nextUpdate = Clock::now();
};

} // namespace app::cli
