// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exam/exam_words.h"

#include "app/cli/common/words.h"
#include "ui/common/text/error_text.h"
#include "ui/common/text/number_text.h"

namespace app::cli {

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
        return Words::tr("It is not what was asked for: students get *.exam.json, the teacher keeps *.exam-key.json.");
    case ExamFault::Newer:
        return Words::tr("It was made by a newer PanelWise. Update the program to read it.");
    case ExamFault::Broken:
        return error.error->row ? Words::tr("It is damaged near line %1.").arg(ui::countText(*error.error->row))
                                : Words::tr("It is damaged at %1.").arg(QString::fromStdString(error.error->subject));
    case ExamFault::CasesChanged:
        return Words::tr("Its cases or limits were changed after the exam was made.");
    case ExamFault::AnswersChanged:
        return Words::tr("Its answers were changed outside PanelWise, or come from another exam.");
    }
    return {};
}

QString stateText(const core::ExamReturn& returned)
{
    switch (returned.state) {
    case State::Answered:
        return Words::tr("answered");
    case State::Incomplete:
        return Words::tr("not all cases diagnosed");
    case State::Unanswered:
        return Words::tr("not answered");
    case State::OverLimits:
        return Words::tr("over the limits");
    case State::OtherExam:
        return Words::tr("another exam");
    case State::Unreadable:
        return returned.error ? faultText(*returned.error) : QString();
    }
    return {};
}

Failure examFailure(const core::ExamError& error, const std::string& file)
{
    if (error.fault == ExamFault::NotRead && error.error)
        return Failure::fromError(*error.error, file);
    return {.exit = ExitCode::UserData, .file = file, .message = faultText(error)};
}

ExitCode handleExam(const Workplace& place)
{
    return place.arguments.exam.action == "make" ? makeExam(place) : gatherExam(place);
}

} // namespace app::cli
