// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/baseline_record.h"
#include "core/data/cohort/study_patients.h"
#include "core/data/task/task.h"
#include "ui/common/text/outcome_text.h"
#include "ui/common/text/panel_words.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace app {

// A table of baselines with all that its caption and its cells say, before it is worded.
struct BaselineReport {
    std::string source; // of the patients
    core::BaselinePlan plan;
    struct {
        std::size_t train = 0, validation = 0, test = 0, events = 0; // events: of test
    } patients;                                                      // of the study's own split
    bool splitColumn = false;
    ui::OutcomeFacts outcome;
    ui::PanelWords words;
    std::string priceSource; // empty: not said
    std::vector<core::SystemRun> runs;
    std::vector<core::BaselineRow> rows;
    core::RunEnd end = core::RunEnd::Finished;
    std::optional<double> seconds; // of the whole table, where it was made now
    std::optional<core::BaselineId> id;
    std::string project; // empty: none

    const core::SystemRun* firstRun(const core::SystemId& system) const; // the first repeat; null: not finished
    bool samePanels(const core::SystemId& system) const;                 // in all finished repeats
};

BaselineReport baselineReport(const core::BaselinePlan& plan, std::vector<core::SystemRun> runs,
                              const core::StudyPatients& patients, const core::Task& task, std::string source);

// "Low ferritin: 9,911 patients (training 7,433, …), 100 of 991 test patients are ill; mean ± standard deviation over 5
// seeds, each with a split of its own; prices in USD: …" Heads every table.
QString captionText(const BaselineReport& report);
QString stoppedText(const BaselineReport& report);
QString panelNames(const std::vector<core::PanelId>& panels, const ui::PanelWords& words);

// Translations of the words in these tables: TableWords::tr("…").
class TableWords {
    Q_DECLARE_TR_FUNCTIONS(BaselineTable)
};

} // namespace app
