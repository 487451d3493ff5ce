// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/front_record.h"
#include "core/plan/run_record.h"
#include "ui/common/text/data_table.h"
#include "ui/common/text/panel_words.h"

#include <span>
#include <string>
#include <vector>

namespace app {

// Results as the window and the command line write them to CSV alike; `panelwise-cli help tables` names the columns.

// One row for each policy of a front, by rising mean cost on validation patients.
ui::DataTable frontResultTable(const core::FrontRecord& front, const ui::PanelWords& words);

// One row for each value of each curve of each trained policy: everything that training reported.
struct RunCurves {
    core::RunRecord run;
    std::vector<core::CurvePoint> points;
};
ui::DataTable curvesResultTable(std::span<const RunCurves> runs);

} // namespace app
