// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/data/table.h"
#include "core/data/task/task.h"

#include <array>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

// What the variable table shows of one column, over all rows. Shares are 0…1; nullopt where nothing is recorded. Texts
// have no quantiles and no histogram; a category has a bin for each level and no quantiles.
struct ColumnSummary {
    static constexpr std::size_t kBins = 24;
    std::string name;
    ColumnKind kind = ColumnKind::Numeric;
    std::size_t missing = 0;
    std::size_t distinct = 0; // counted up to 1000
    std::optional<double> median;
    std::optional<double> percentile5;
    std::optional<double> percentile95;
    std::optional<double> minimum;
    std::optional<double> maximum;
    std::optional<double> meanWithout; // Binary: share of level 1
    std::optional<double> meanWith;
    double binLow = 0.0; // numbers: the histogram spans the middle 98 %, rounded out to whole steps of the values
    double binHigh = 0.0;
    std::array<float, kBins> without{}; // share of the patients without the disease, recorded here, in each bin
    std::array<float, kBins> with{};
};

// Missing values of one panel, by outcome: all, some or none of its tests recorded.
struct PanelMissingness {
    std::string panel;
    double missingWithout = 0.0; // share of cells not recorded
    double missingWith = 0.0;
    double absentWithout = 0.0; // share of patients with nothing recorded
    double absentWith = 0.0;
};

struct TableSummary {
    std::vector<ColumnSummary> columns;   // in table order
    std::vector<PanelMissingness> panels; // visible columns first (panel name empty), then each panel
    std::size_t patients = 0;             // rows with a recorded outcome
    std::size_t positives = 0;
    double testValuesMissing = 0.0; // share over all panel columns, each counted once
};

// `edited` is the table with the task's edits applied. Where the outcome is unusable (unknown, not two values, the
// positive one absent), all patients count as without. After a stop the summary is incomplete.
TableSummary summarise(const Table& edited, const Task& task, std::stop_token stop = {},
                       const ProgressSink& progress = {});

} // namespace core
