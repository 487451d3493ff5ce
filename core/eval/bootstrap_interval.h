// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/evaluation.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {

// The middle 95 % of what the resamples gave. `defined`: the figures of those in which there was one; unset where
// fewer than 9 of 10 had one.
std::optional<Interval> bootstrapInterval(std::vector<double> defined, std::size_t resamples);

} // namespace core
