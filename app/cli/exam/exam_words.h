// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/commands.h"
#include "core/exam/exam_result.h"

#include <QString>

namespace app::cli {

ExitCode makeExam(const Workplace& place);
ExitCode gatherExam(const Workplace& place);

const char* stateName(core::ExamReturn::State state); // of JSON and CSV
const char* faultName(core::ExamFault fault);
QString stateText(const core::ExamReturn& returned); // a sentence
QString faultText(const core::ExamError& error);
Failure examFailure(const core::ExamError& error, const std::string& file);

} // namespace app::cli
