// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exam/exam_words.h"

#include "ui/common/text/error_text.h"
#include "ui/common/text/number_text.h"

#include <QCoreApplication>

namespace app {
namespace {

struct ExamWords {
    Q_DECLARE_TR_FUNCTIONS(ExamWords)
};

} // namespace

using State = core::ExamReturn::State;
using core::ExamFault;

const char* stateName(State state)
{
    switch (state) {
    case State::Answered:
        return "answered";
    case State::Incomplete:
        return "incomplete";
    case State::Unanswered:
        return "unanswered";
    case State::OverLimits:
        return "over_limits";
    case State::OtherExam:
        return "other_exam";
    case State::Unreadable:
        return "unreadable";
    }
    return "";
}

const char* faultName(ExamFault fault)
{
    switch (fault) {
    case ExamFault::NotRead:
        return "not_read";
    case ExamFault::Foreign:
        return "foreign";
    case ExamFault::Newer:
        return "newer";
    case ExamFault::Broken:
        return "broken";
    case ExamFault::CasesChanged:
        return "cases_changed";
    case ExamFault::AnswersChanged:
        return "answers_changed";
    }
    return "";
}

QString faultText(const core::ExamError& error)
{
    switch (error.fault) {
    case ExamFault::NotRead:
        return ui::errorText(*error.error);
    case ExamFault::Foreign:
        return ExamWords::tr(
            "It is not what was asked for: students get *.exam.json, the teacher keeps *.exam-key.json.");
    case ExamFault::Newer:
        return ExamWords::tr("It was made by a newer PanelWise. Update the program to read it.");
    case ExamFault::Broken:
        return error.error->row
                   ? ExamWords::tr("It is damaged near line %1.").arg(ui::countText(*error.error->row))
                   : ExamWords::tr("It is damaged at %1.").arg(QString::fromStdString(error.error->subject));
    case ExamFault::CasesChanged:
        return ExamWords::tr("Its cases or limits were changed after the exam was made.");
    case ExamFault::AnswersChanged:
        return ExamWords::tr("Its answers were changed outside PanelWise, or come from another exam.");
    }
    return {};
}

QString stateText(const core::ExamReturn& returned)
{
    switch (returned.state) {
    case State::Answered:
        return ExamWords::tr("answered");
    case State::Incomplete:
        return ExamWords::tr("not all cases diagnosed");
    case State::Unanswered:
        return ExamWords::tr("not answered");
    case State::OverLimits:
        return ExamWords::tr("over the limits");
    case State::OtherExam:
        return ExamWords::tr("another exam");
    case State::Unreadable:
        return returned.error ? faultText(*returned.error) : QString();
    }
    return {};
}

} // namespace app
