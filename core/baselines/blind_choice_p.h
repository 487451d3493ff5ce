// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rl/episode.h"
#include "core/search/sweep_context_p.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace core {

// Everybody gets the panels chosen beforehand, one by one in their order, whatever they show; the networks that
// policies share say after each how probable the disease is. `panels`: by patient. Diagnoses are left to a threshold
// (`diagnoseFrom`). Nothing when stopped.
std::optional<std::vector<Episode>> blindEpisodes(const SweepContext& networks, std::span<const PatientIndex> patients,
                                                  std::span<const PanelMask> panels, const std::function<bool()>& goOn);

} // namespace core
