// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/commands.h"
#include "core/exam/exam_file.h"

namespace app::cli {

ExitCode makeExam(const Workplace& place);
ExitCode gatherExam(const Workplace& place);
Failure examFailure(const core::ExamError& error, const std::string& file);

} // namespace app::cli
