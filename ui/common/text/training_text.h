// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan_fields.h"
#include "core/plan/run_record.h"
#include "core/plan/training_plan.h"
#include "core/plan/training_progress.h"

#include <QLocale>
#include <QString>

#include <optional>

namespace ui {

// Words for training: what it is doing, what it noticed, what its curves show.

QString noticeText(core::TrainingNotice notice);         // a whole sentence, with what to do where there is something
bool isWarning(core::TrainingNotice notice);             // false: good to know
QString phaseText(core::TrainingPhase phase);            // "State encoder"
QString phaseExplanation(core::TrainingPhase phase);     // for the tooltip
QString curveText(core::Curve curve);                    // "F1, validation"
QString runStatusText(core::RunStatus status);           // "Finished", "Stopped, kept"
QString methodText(core::TrainingMethod method);         // "End to end"
QString methodExplanation(core::TrainingMethod method);  // for the tooltip
QString presetText(core::Preset preset);                 // "Quick"
QString presetExplanation(core::Preset preset);          // what it is good for
QString phaseAndTime(const core::TrainingUpdate& update, // "Panel selector · 37 % · 6 min 12 s · about 9 min left"
                     const QLocale& locale = QLocale());

QString policyName(const QString& number, std::optional<core::Seed> seed = {}); // "Policy T-9", "Policy T-9, seed 2"
QString trainedPolicyName(const core::RunRecord& run);                          // "Policy T-9, End to end"
QString rewardText(const core::RewardShape& shape);                             // "λ 2.4, ρ −0.0015"
QString rhoText(double rho, const QLocale& locale = QLocale());                 // "−0.0015"
QString worthText(const core::RewardShape& shape, const QString& currency);     // "correct negative worth $200"

// "48 s", "6 min 12 s", "2 h 5 min". `about` rounds to what an estimate can promise: "about 9 min".
QString durationText(double seconds, const QLocale& locale = QLocale());
QString aboutText(double seconds, const QLocale& locale = QLocale());

// F1 and areas with three decimals; "undefined" where there is no value.
// What figures on all patients are of a policy that was trained, in two sentences.
QString judgedTrainingText();
QString figureText(std::optional<double> value, const QLocale& locale = QLocale());

} // namespace ui
