// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/tensors.h"
#include "core/plan/run_record.h"

#include <cstdint>
#include <vector>

// Training runs whose every value tells where it belongs.
namespace fixtures {

core::RunStart runStart();
std::vector<core::CurvePoint> points(std::uint64_t first, std::size_t count); // points number first, first + 1, …
core::TensorBundle bundle(std::uint64_t number, std::size_t weights = 50'000);
core::TrainingSummary summary(); // with undefined figures in it

} // namespace fixtures
