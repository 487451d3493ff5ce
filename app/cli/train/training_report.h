// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/evaluation_report.h"
#include "core/plan/run_record.h"
#include "core/plan/training_plan.h"
#include "core/plan/training_progress.h"
#include "ui/common/text/outcome_text.h"

#include <QString>

#include <optional>
#include <string>

namespace app::cli {

// Everything `train` reports, before it is worded.
struct TrainingReport {
    std::string source; // of the patients
    core::TrainingPlan plan;
    struct {
        std::size_t train = 0, validation = 0, test = 0;
    } patients;
    ui::OutcomeFacts outcome;
    PanelWords words;
    core::TrainingSummary summary;
    std::optional<core::RunId> run;
    std::optional<core::RunId> continues;
    std::string name, continuesName; // what those two are called
    std::string project;             // empty: none
};

QString stoppedText(const TrainingReport& report); // what is left of a run that was stopped
void printText(const TrainingReport& report, Terminal& terminal);
QString trainingJson(const TrainingReport& report);

// Stable name of a notice for scripts: "policy_orders_nothing".

} // namespace app::cli
