// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/data/synthetic/correlation.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

inline constexpr std::size_t kQuantiles = 41;
using Quantiles = std::array<double, kQuantiles>;

// What is known of one column of a real cohort: its distribution in each class, never a patient.
struct ColumnStatistics {
    std::string name;
    double missing = 0.0;               // share not recorded
    std::array<Quantiles, 2> quantiles; // by Disease
    std::vector<double> levels;         // of a discrete column; empty: any value
    std::optional<double> highest;      // a bound of nature, such as 100 %
    bool yesNo() const { return levels.size() == 2; }
};

// A column that can be 1 only where the conditions hold: nobody but women of childbearing age is pregnant.
struct OnlyWhere {
    struct Condition {
        std::size_t column = 0;
        double least = 0.0;
        double most = 0.0;
    };
    std::size_t column = 0;
    std::vector<Condition> conditions;
};

// The figures a built-in cohort is drawn from (resources/cohorts/*.json).
struct CohortStatistics {
    Quantiles probabilities; // of the quantiles
    double prevalence = 0.0;
    std::vector<ColumnStatistics> columns;
    SquareMatrix correlation{0};                     // of normal scores within a class
    std::vector<std::vector<std::size_t>> exclusive; // columns of which exactly one is 1
    std::vector<OnlyWhere> onlyWhere;

    std::size_t indexOf(std::string_view column) const;
};

// Of "ferritin", "aki" or "icu-mortality". The resource is part of the program, so a fault in it is ours.
CohortStatistics builtinFigures(std::string_view cohort);

} // namespace core
