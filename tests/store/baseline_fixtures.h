// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/baseline_record.h"

#include <cstdint>

// Tables whose every value tells where it belongs.
namespace fixtures {

core::BaselineStart baselineStart();
core::SystemRun systemRun(std::size_t number, std::uint64_t repeat); // without scores
core::ScoredPatients scoredPatients(std::size_t number, std::size_t patients);
core::SystemRun scoredRun(std::size_t number);                    // of repeat 0
bool sameRun(const core::SystemRun& a, const core::SystemRun& b); // scores left out

} // namespace fixtures
