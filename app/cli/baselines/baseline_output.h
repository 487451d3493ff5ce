// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/evaluation_report.h"
#include "app/report/baseline_report.h"

namespace app::cli {

QString baselinesJson(const BaselineReport& report);
void printText(const BaselineReport& report, Terminal& terminal);

} // namespace app::cli
