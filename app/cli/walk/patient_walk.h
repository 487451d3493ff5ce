// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/evaluation_report.h"
#include "app/cli/common/load_policy.h"
#include "app/cli/data/inspection.h"
#include "core/rl/action.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace app::cli {

// One value of a patient's record as a laboratory would print it.
struct RecordedValue {
    std::string column;
    ColumnMeaning meaning;
    QString text;                 // empty: not measured in this patient
    std::optional<double> number; // of a numeric column
    bool yesOrNo = false;         // of a column of 0 and 1, whose name is the question
    QString flag() const;         // "H", "L" or empty
};

struct WalkStep {
    std::vector<core::PanelId> known; // ordered before
    std::size_t valuesKnown = 0;
    double diseaseProbability = 0.0;
    std::vector<double> actionProbabilities; // in the order of ActionCodec
    std::vector<double> actionValues;        // likewise; empty: the policy estimates none
    std::vector<bool> open;                  // likewise: what could still be done for the money there was
    core::Action action = core::Action::diagnose(core::Disease::Absent);
    core::Cost paid;
    core::Cost bill;                    // with this step
    core::Minutes waited;               // for results so far, with this step
    core::Millilitres drawn;            // of blood so far
    bool alongside = false;             // ordered at the same time as the panel of the step before
    std::vector<RecordedValue> results; // that this step brought
};

// One patient from the first decision to the diagnosis, before it is worded.
struct PatientWalk {
    std::string source;
    std::size_t row = 0; // of the data, from 1
    PolicyOrigin origin;
    PanelWords words;
    std::size_t valuesInAll = 0;
    std::vector<RecordedValue> baseline;
    std::vector<WalkStep> steps;
    std::optional<core::Disease> truth; // unset: not recorded
    bool allowed(const WalkStep& step, std::size_t action) const { return step.actionProbabilities[action] > 0.0; }
    // What the policy expects of an action that was still open; nothing where it estimates nothing.
    std::optional<double> valueOf(const WalkStep& step, std::size_t action) const;
};

void printText(const PatientWalk& walk, Terminal& terminal);
QString walkJson(const PatientWalk& walk, const std::string& project);

} // namespace app::cli
