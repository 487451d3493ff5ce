// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/front/front_report.h"

#include <QString>

namespace app::cli {

// One line for each point of the front, between those where everybody gets no panel and all of them. Figures are those
// of test patients where they are known. `width` is that of the window: as many panels are named as find room.
QString frontTable(const FrontReport& report, qsizetype width);

// The numbers of the points the table has: all of them, or of many some that are spread evenly along the front, the
// first, the last and those that answer the budget among them.
std::vector<std::size_t> tabledPoints(const FrontReport& report);

} // namespace app::cli
