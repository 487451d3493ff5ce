// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/terminal.h"
#include "core/plan/training_progress.h"

#include <chrono>
#include <optional>
#include <string>

namespace app::cli {

// Shows how far a training run is: phase, share, time gone and left, the newest F1 and cost of the validation patients.
// One live line on a terminal, a plain line every few seconds elsewhere.
class TrainingLine {
public:
    TrainingLine(Terminal& terminal, std::string currency);
    ~TrainingLine();
    TrainingLine(const TrainingLine&) = delete;
    TrainingLine& operator=(const TrainingLine&) = delete;

    void show(const core::TrainingUpdate& update);

private:
    using Clock = std::chrono::steady_clock;
    QString text(const core::TrainingUpdate& update) const;

    Terminal& m_terminal;
    std::string m_currency;
    std::optional<double> m_f1;
    std::optional<double> m_cost;
    Clock::time_point m_nextUpdate;
};

} // namespace app::cli
