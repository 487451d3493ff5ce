// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/evaluation_report.h"
#include "app/report/baseline_report.h"

#include <array>

namespace app::cli {

inline constexpr std::array kPooledShares{0.25, 0.5, 1.0}; // of another's money, for what a front offers

QString baselinesJson(const BaselineReport& report);
void printText(const BaselineReport& report, Terminal& terminal);

} // namespace app::cli
