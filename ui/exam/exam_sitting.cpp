// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exam/exam_sitting.h"

#include <algorithm>
#include <utility>

namespace ui {

ExamSitting::ExamSitting(core::Exam exam, std::optional<core::ExamAnswers> before) : m_exam(std::move(exam))
{
    if (before && before->cases.size() == m_exam.cases.size())
        m_answers = std::move(*before);
    m_answers.cases.resize(m_exam.cases.size());
    const auto open = std::ranges::find_if(m_answers.cases, [](const core::ExamAnswer& one) { return !one.diagnosis; });
    if (open != m_answers.cases.end())
        m_current = static_cast<std::size_t>(open - m_answers.cases.begin());
}

void ExamSitting::pass(double minutes)
{
    if (!complete())
        m_answers.minutes += minutes;
}

std::optional<double> ExamSitting::minutesLeft() const
{
    if (!m_exam.limits.minutes)
        return std::nullopt;
    return std::max(0.0, *m_exam.limits.minutes - m_answers.minutes);
}

bool ExamSitting::timeIsOver() const
{
    const auto left = minutesLeft();
    return left && *left <= 0.0;
}

std::optional<ExamSitting::Refusal> ExamSitting::whyNot(std::size_t panel) const
{
    if (answer().diagnosis || timeIsOver())
        return Refusal::Over;
    if (std::ranges::find(answer().orders, panel) != answer().orders.end())
        return Refusal::Ordered;
    const auto& columns = m_exam.panels[panel].columns;
    if (std::ranges::all_of(columns, [this](std::size_t column) { return value(column).empty(); }))
        return Refusal::NotRecorded;
    core::ExamAnswer with = answer();
    with.orders.push_back(panel);
    return isPossible(m_exam, with) ? std::nullopt : std::optional(Refusal::BeyondBudget);
}

void ExamSitting::order(std::size_t panel)
{
    if (!whyNot(panel))
        m_answers.cases[m_current].orders.push_back(panel);
}

void ExamSitting::diagnose(core::Disease said)
{
    if (!answer().diagnosis && !timeIsOver())
        m_answers.cases[m_current].diagnosis = said;
}

void ExamSitting::goTo(std::size_t place)
{
    if (place < m_exam.cases.size())
        m_current = place;
}

std::size_t ExamSitting::diagnosed() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(m_answers.cases, [](const core::ExamAnswer& one) { return one.diagnosis.has_value(); }));
}

} // namespace ui
