// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_checklists.h"

#include <QtGlobal>

#include <array>

// In our own words; the lists themselves are published under the addresses in the header.
#define ASKED(words) QT_TRANSLATE_NOOP("ui::Checklist", words)

namespace ui {
namespace {

using enum ItemAnswer;

constexpr std::array kTripod{
    ChecklistItem{"1", ASKED("Title: model study, patients and outcome named"), InReport, "purpose"},
    ChecklistItem{"2", ASKED("Structured abstract"), ForAuthor, ""},
    ChecklistItem{"3a", ASKED("Clinical context, reason for the model, models that exist"), ForAuthor, "background"},
    ChecklistItem{"3b", ASKED("For whom, by whom and where in care it is meant to be used"), Partly,
                  "model-card background"},
    ChecklistItem{"3c", ASKED("Known inequalities between groups of people"), ForAuthor, "background"},
    ChecklistItem{"4", ASKED("Objectives; development, evaluation or both"), InReport, "purpose"},
    ChecklistItem{"5a", ASKED("Sources of the data, why these, how representative"), Partly, "data"},
    ChecklistItem{"5b", ASKED("Dates of the data"), ForAuthor, "data"},
    ChecklistItem{"6a", ASKED("Setting, number and place of centres"), ForAuthor, "data"},
    ChecklistItem{"6b", ASKED("Who was eligible"), Partly, "participants"},
    ChecklistItem{"6c", ASKED("Treatments received and how they were handled"), ForAuthor, "data"},
    ChecklistItem{"7", ASKED("Preparation of the data and checks of quality"), InReport, "predictors"},
    ChecklistItem{"8a", ASKED("Outcome: definition, time, how and when assessed"), Partly, "outcome"},
    ChecklistItem{"8b", ASKED("Who assessed the outcome, if that takes judgement"), ForAuthor, "outcome"},
    ChecklistItem{"8c", ASKED("Blinding of those who assessed the outcome"), ForAuthor, "outcome"},
    ChecklistItem{"9a", ASKED("How candidate predictors were chosen"), Partly, "predictors"},
    ChecklistItem{"9b", ASKED("Every predictor: definition, unit, how and when measured"), Partly, "predictors"},
    ChecklistItem{"9c", ASKED("Who measured predictors that take judgement"), ForAuthor, "predictors"},
    ChecklistItem{"10", ASKED("Sample size and whether it suffices"), Partly, "size"},
    ChecklistItem{"11", ASKED("How missing values were handled"), InReport, "missing"},
    ChecklistItem{"12a", ASKED("How the patients were divided between the parts of the analysis"), InReport, "size"},
    ChecklistItem{"12b", ASKED("How predictors enter: scaling, transformation, coding"), InReport, "methods"},
    ChecklistItem{"12c", ASKED("Kind of model, steps of building it, tuning, internal validation"), InReport,
                  "methods settings"},
    ChecklistItem{"12d", ASKED("Differences between clusters such as hospitals: how handled"), NotDone, "limitations"},
    ChecklistItem{"12e", ASKED("Measures and plots of performance, and how models are compared"), InReport, "methods"},
    ChecklistItem{"12f", ASKED("Updating of the model, for example recalibration"), NotDone, "methods"},
    ChecklistItem{"12g", ASKED("How predictions are computed"), InReport, "methods"},
    ChecklistItem{"13", ASKED("Methods against class imbalance"), InReport, "methods"},
    ChecklistItem{"14", ASKED("What was done for fairness"), Partly, "subgroups"},
    ChecklistItem{"15", ASKED("Output of the model and how thresholds were found"), InReport, "methods policy"},
    ChecklistItem{"16", ASKED("Differences between development and evaluation data"), InReport, "size"},
    ChecklistItem{"17", ASKED("Ethical approval and consent"), ForAuthor, "ethics"},
    ChecklistItem{"18a", ASKED("Funding and role of the funders"), ForAuthor, "ethics"},
    ChecklistItem{"18b", ASKED("Conflicts of interest"), ForAuthor, "ethics"},
    ChecklistItem{"18c", ASKED("Where the protocol is, or that there is none"), ForAuthor, "ethics"},
    ChecklistItem{"18d", ASKED("Registration, or that there is none"), ForAuthor, "ethics"},
    ChecklistItem{"18e", ASKED("Whether and where the data can be had"), ForAuthor, "ethics"},
    ChecklistItem{"18f", ASKED("Whether and where the analysis code can be had"), Partly, "software ethics"},
    ChecklistItem{"19", ASKED("How patients and the public were involved"), ForAuthor, "ethics"},
    ChecklistItem{"20a", ASKED("Flow of participants, with and without the outcome"), InReport, "participants"},
    ChecklistItem{"20b", ASKED("Characteristics of the participants and missing values"), InReport,
                  "participants missing"},
    ChecklistItem{"20c", ASKED("Development and evaluation data compared"), InReport, "participants"},
    ChecklistItem{"21", ASKED("Participants and events in each analysis"), InReport, "size"},
    ChecklistItem{"22", ASKED("The whole model, so that others can use it"), InReport, "settings software"},
    ChecklistItem{"23a", ASKED("Performance with intervals, also of key groups"), InReport,
                  "policy comparison validation subgroups"},
    ChecklistItem{"23b", ASKED("Differences of performance between clusters"), NotDone, "limitations"},
    ChecklistItem{"24", ASKED("Results of updating the model"), NotDone, "methods"},
    ChecklistItem{"25", ASKED("Overall interpretation, fairness included"), ForAuthor, "interpretation"},
    ChecklistItem{"26", ASKED("Limitations and what they mean for bias and use elsewhere"), Partly, "limitations"},
    ChecklistItem{"27a", ASKED("What to do with poor or unavailable input in use"), Partly, "missing interpretation"},
    ChecklistItem{"27b", ASKED("What users have to do and to know"), Partly, "model-card interpretation"},
    ChecklistItem{"27c", ASKED("Next steps for research"), ForAuthor, "interpretation"},
};

constexpr std::array kStard{
    ChecklistItem{"1", ASKED("Named as a study of diagnostic accuracy, with a measure of it"), InReport, "purpose"},
    ChecklistItem{"2", ASKED("Structured abstract"), ForAuthor, ""},
    ChecklistItem{"3", ASKED("Background, intended use and role of the test"), ForAuthor, "background"},
    ChecklistItem{"4", ASKED("Objectives and hypotheses"), Partly, "purpose"},
    ChecklistItem{"5", ASKED("Data collected before or after the tests were planned"), ForAuthor, "data"},
    ChecklistItem{"6", ASKED("Eligibility"), Partly, "participants"},
    ChecklistItem{"7", ASKED("How possible participants were identified"), ForAuthor, "data"},
    ChecklistItem{"8", ASKED("Where and when they were identified"), ForAuthor, "data"},
    ChecklistItem{"9", ASKED("Consecutive, random or convenience series"), ForAuthor, "data"},
    ChecklistItem{"10a", ASKED("Index test in enough detail to repeat it"), InReport, "predictors methods settings"},
    ChecklistItem{"10b", ASKED("Reference standard in enough detail to repeat it"), Partly, "outcome"},
    ChecklistItem{"11", ASKED("Why this reference standard"), ForAuthor, "outcome"},
    ChecklistItem{"12a", ASKED("Cut-offs of the index test, and whether set beforehand"), InReport, "methods"},
    ChecklistItem{"12b", ASKED("Cut-offs of the reference standard, likewise"), ForAuthor, "outcome"},
    ChecklistItem{"13a", ASKED("What those knew who read the index test"), InReport, "methods"},
    ChecklistItem{"13b", ASKED("What those knew who assessed the reference standard"), ForAuthor, "outcome"},
    ChecklistItem{"14", ASKED("How accuracy is estimated and compared"), InReport, "methods"},
    ChecklistItem{"15", ASKED("How indeterminate results were handled"), Partly, "missing"},
    ChecklistItem{"16", ASKED("How missing results were handled"), InReport, "missing"},
    ChecklistItem{"17", ASKED("Analyses of differences in accuracy, planned or exploratory"), InReport, "subgroups"},
    ChecklistItem{"18", ASKED("Intended sample size"), Partly, "size"},
    ChecklistItem{"19", ASKED("Flow of participants as a diagram"), InReport, "participants"},
    ChecklistItem{"20", ASKED("Baseline characteristics"), InReport, "participants"},
    ChecklistItem{"21a", ASKED("Severity in those with the condition"), ForAuthor, "outcome"},
    ChecklistItem{"21b", ASKED("Other diagnoses in those without it"), ForAuthor, "outcome"},
    ChecklistItem{"22", ASKED("Time and treatment between test and reference standard"), ForAuthor, "outcome"},
    ChecklistItem{"23", ASKED("Cross table of test against reference standard"), InReport, "policy"},
    ChecklistItem{"24", ASKED("Accuracy with 95 % intervals"), InReport, "policy comparison validation"},
    ChecklistItem{"25", ASKED("Adverse events of the tests"), ForAuthor, "interpretation"},
    ChecklistItem{"26", ASKED("Limitations: bias, uncertainty, use elsewhere"), Partly, "limitations"},
    ChecklistItem{"27", ASKED("What it means for practice"), ForAuthor, "interpretation"},
    ChecklistItem{"28", ASKED("Registration"), ForAuthor, "ethics"},
    ChecklistItem{"29", ASKED("Where the protocol is"), ForAuthor, "ethics"},
    ChecklistItem{"30", ASKED("Funding and role of the funders"), ForAuthor, "ethics"},
};

} // namespace

std::span<const ChecklistItem> checklistItems(Checklist list)
{
    if (list == Checklist::Tripod)
        return kTripod;
    return kStard;
}

} // namespace ui
