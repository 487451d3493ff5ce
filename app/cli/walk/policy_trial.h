// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/evaluation_report.h"
#include "app/cli/common/load_policy.h"
#include "core/eval/predictions.h"
#include "core/eval/recording_estimate.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace app::cli {

// Why a policy cannot be judged as usual by these patients.
enum class TrialNotice {
    NoOutcomes,      // nobody's is recorded
    OutcomesMissing, // of some
    OneOutcome,      // all are ill, or nobody is
    FewCases,
    TaughtThePolicy, // some of them, who judge nothing
};

// What a policy did for other patients, and how well as far as their outcomes are known, before it is worded.
struct PolicyTrial {
    PolicyOrigin origin;
    std::string source;
    PanelWords words;
    std::string outcomeColumn;     // the task's
    bool hasOutcomeColumn = false; // the file's
    std::size_t known = 0;         // patients whose outcome is recorded
    std::size_t cases = 0;
    std::size_t taught = 0;                                // patients who are known to have taught the policy
    core::Predictions predictions;                         // of all patients
    std::optional<core::Evaluation> evaluation;            // of those whose outcome is known; unset: nobody
    std::optional<core::RecordingEstimate> recording = {}; // of the same; unset: not asked for

    std::vector<TrialNotice> notices() const;
};

QString noticeText(TrialNotice notice, const PolicyTrial& trial);
std::string noticeCode(TrialNotice notice);
void printTrial(const PolicyTrial& trial, Terminal& terminal);
QString trialJson(const PolicyTrial& trial, const std::string& project);

} // namespace app::cli
