// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/synthetic/cohort_statistics.h"

#include <vector>

namespace core {

// The correlations that the normal numbers behind the columns must have, so that after rounding, after the choice of
// one member of an exclusive group and after its conditions a sample shows the correlations of the figures.
// `resolution` is ColumnDraw's, by column. The numbers of an exclusive group are independent of each other: its members
// are chosen one after the other, each among the patients the earlier ones left; the last takes the rest and its
// number goes unused. The number of a column with conditions is independent of theirs.
SquareMatrix latentCorrelation(const CohortStatistics& figures, const std::vector<double>& resolution);

} // namespace core
