// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/data/task/task.h"
#include "core/exam/exam.h"
#include "core/rl/episode.h"
#include "ui/common/text/variable_describer.h"

#include <QString>

#include <optional>
#include <vector>

namespace app {

// What an exam is made of. The table is read as the task says; rows are those of the cohort.
struct ExamSource {
    const core::Task& task;
    const core::Table& table;
    const core::Cohort& cohort;
};

struct ExamPlan {
    QString title; // empty: one is made
    core::ExamLimits limits;
};

struct MadeExam {
    core::Exam exam;
    core::ExamKey key;
};

// Cases without outcomes, and the key to them: what a policy of that shape did with each patient.
class ExamMaker {
public:
    ExamMaker(const ExamSource& source, const ExamPlan& plan, const core::RewardShape& shape);

    void add(core::PatientIndex patient, core::Disease truth, const core::Episode& policy);
    MadeExam take(); // with its digest

private:
    void describe(const ExamPlan& plan);
    std::size_t columnOf(const std::string& name);

    ExamSource m_source;
    ui::VariableDescriber m_describer;
    MadeExam m_made;
};

// Half of them ill, in an order that tells nothing. Unset where there are too few of either.
std::optional<std::vector<core::PatientIndex>> casesByChance(std::vector<core::PatientIndex> ill,
                                                             std::vector<core::PatientIndex> well, std::size_t wanted,
                                                             core::Seed seed);

} // namespace app
