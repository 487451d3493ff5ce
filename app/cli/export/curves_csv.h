// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/run_record.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace app::cli {

// One row for each value of each curve of each trained policy: everything that training reported, in a form for
// programs.
struct RunCurves {
    core::RunRecord run;
    std::vector<core::CurvePoint> points;
};
std::string curvesCsv(std::span<const RunCurves> runs, std::span<const std::string> panels);

// Stable name of a curve: "validation_f1".
std::string curveName(core::Curve curve);

} // namespace app::cli
