// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exam/exam_commands.h"

#include "app/exam/exam_words.h"

namespace app::cli {

using core::ExamFault;

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
