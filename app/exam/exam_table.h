// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/exam_result.h"

#include <string>

namespace app {

// Numbers instead of names of students and files, in an order that tells nothing.
void makeAnonymous(core::GatheredExam& gathered);

// One line for each file; of every case what was ordered, said, paid and earned.
std::string examCsv(const core::GatheredExam& gathered, const core::ExamKey& key);

} // namespace app
