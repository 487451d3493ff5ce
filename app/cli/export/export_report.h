// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/commands.h"
#include "app/cli/export/figure_drawing.h"

namespace app::cli {

// The report about a policy of the project, beside rows of its newest table of baselines, as a whole file.
Result<WrittenReport> makeReport(const Workplace& place);

} // namespace app::cli
