// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/evaluation.h"
#include "core/rl/episode.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

std::vector<double> panelUse(std::span<const Episode> episodes, std::size_t panels); // share of patients, by panel
std::vector<OrderFrequency> orderFrequencies(std::span<const Episode> episodes);     // most frequent first

} // namespace core
