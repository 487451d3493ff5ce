// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/story/patient_story.h"
#include "core/explain/story/policy_cases.h"
#include "core/rl/action.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace ui {

// Words for the walk through a patient.

QString caseKindText(core::CaseKind kind);        // "Most surprising"
QString caseKindExplanation(core::CaseKind kind); // for the tooltip

// How a diagnosis turned out.
enum class Verdict : std::uint8_t { Found, Missed, FalseAlarm, Reassured };
Verdict verdictOf(core::Disease said, core::Disease truth);
QString verdictText(Verdict verdict);     // "Missed"
QString verdictSentence(Verdict verdict); // "Missed: the patient is a case and was reassured."
bool isRight(Verdict verdict);

// Two probabilities, with as many digits as it takes to tell them apart where they differ.
struct ProbabilityTexts {
    QString first, second;
};
ProbabilityTexts probabilitiesApart(double first, double second);
QString probabilityText(double probability); // "46 %", "< 1 %", "> 99 %": never certain by rounding
QString percentagePoints(double change);     // "+9", "−3"
// "BBC together with TSAT → CMP"; empty: nothing was ordered.
QString ordersText(const std::vector<core::OrderedPanel>& orders, const std::function<QString(core::PanelId)>& nameOf);
QString sharePerTen(double share); // "4 in 10", "fewer than 1 in 100"

} // namespace ui
