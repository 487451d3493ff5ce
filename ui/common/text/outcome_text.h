// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/outcome_choice.h"
#include "core/data/task/task.h"

#include <QString>

namespace ui {

// Words for what is predicted.

// What a case has, for the middle of a sentence: "low ferritin", "death". The study's own word where there is one; else
// told from the outcome's column and the value that marks the cases, never from the name of a file.
QString outcomeName(const core::Task& task);

QString caseRuleText(const core::OutcomeRule& rule); // "“dead”", "“II” or “III”", "below 15", "anything recorded"
QString caseRuleText(const core::Task& task);        // "status is “dead”", "ferritin is below 15"
QString outcomeLine(const core::Task& task);         // "death (status is “dead”)"
QString diagnosisText(core::Disease said, const QString& outcome); // "low ferritin", "not low ferritin"

// Who the cases are, and how many of whom: stands at the head of every result.
struct OutcomeFacts {
    std::string column;
    core::OutcomeRule rule;
    QString name; // what a case has
    std::size_t cases = 0;
    std::size_t patients = 0;
};
OutcomeFacts outcomeFacts(const core::Task& task, std::size_t cases, std::size_t patients);
QString outcomeText(const OutcomeFacts& facts); // "death (status is “dead”): 554 of 4,000 patients (13.9 %)"

// What has to be asked about an outcome that is not decided; empty where nothing has.
QString outcomeQuestion(core::OutcomeDoubt doubt, const core::Task& task, const core::OutcomeCount& count);
QString recordedChoiceText(const QString& column, const core::OutcomeCount& count); // "date_of_death recorded: 3 of 12"

} // namespace ui
