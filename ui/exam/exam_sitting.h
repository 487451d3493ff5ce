// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/exam.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace ui {

// Somebody takes an exam: which case, what was ordered and said, what is left of time and money. What is ordered stays
// ordered, and a diagnosis ends a case.
class ExamSitting {
public:
    enum class Refusal {
        Over,        // the case is diagnosed, or the time is over
        Ordered,     // already
        NotRecorded, // nothing was measured: nothing is charged
        BeyondBudget,
    };

    ExamSitting(core::Exam exam, std::optional<core::ExamAnswers> before); // goes on where it was left

    const core::Exam& exam() const { return m_exam; }
    const core::ExamAnswers& answers() const { return m_answers; }
    std::size_t current() const { return m_current; }
    const core::ExamAnswer& answer() const { return m_answers.cases[m_current]; }
    core::Cost bill() const { return m_exam.bill(answer().orders); }
    const std::string& value(std::size_t column) const { return m_exam.cases[m_current][column]; }

    void setStudent(std::string student) { m_answers.student = std::move(student); }
    void pass(double minutes); // of the time there is
    std::optional<double> minutesLeft() const;
    bool timeIsOver() const;

    std::optional<Refusal> whyNot(std::size_t panel) const; // it cannot be ordered
    void order(std::size_t panel);                          // where it can be
    void diagnose(core::Disease said);                      // where nothing was said before
    void goTo(std::size_t place);
    std::size_t diagnosed() const; // cases
    bool complete() const { return diagnosed() == m_exam.cases.size(); }

private:
    core::Exam m_exam;
    core::ExamAnswers m_answers;
    std::size_t m_current = 0;
};

} // namespace ui
