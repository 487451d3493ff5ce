// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/exam_result.h"

#include <QString>

namespace app {

const char* stateName(core::ExamReturn::State state); // of JSON and CSV
const char* faultName(core::ExamFault fault);
QString stateText(const core::ExamReturn& returned); // a sentence
QString faultText(const core::ExamError& error);

} // namespace app
