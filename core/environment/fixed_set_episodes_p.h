// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/rl/episode.h"

#include <span>
#include <vector>

namespace core {

// Episodes of patients who all get the same panels, as far as their records and the study allow, and are said to have
// the disease from the threshold on. `probability`: of each patient, once the panels are known.
std::vector<Episode> fixedSetEpisodes(const Cohort& cohort, std::span<const PatientIndex> patients, PanelMask panels,
                                      std::span<const double> probability, double threshold);

} // namespace core
