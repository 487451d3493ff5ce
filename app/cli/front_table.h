#pragma once

#include "app/cli/front_report.h"

#include <QString>

namespace app::cli {

// One line for each point of the front, between those where everybody gets no panel and all of them. Figures are those
// of test patients where they are known. `width` is that of the window: as many panels are named as find room.
QString frontTable(const FrontReport& report, qsizetype width);

} // namespace app::cli
