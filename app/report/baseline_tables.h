// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/baseline_report.h"

#include <string>

namespace app {

// The paper's three tables (F1, AUROC and cost; AM and cost; precision and recall), each under a caption that says
// which patients and what it is about. CSV: one row for each system with the figures of all three.
enum class TableFormat { Csv, Markdown, Latex };
TableFormat tableFormatOf(const std::string& file); // by its ending
std::string baselineTables(const BaselineReport& report, TableFormat format);

} // namespace app
