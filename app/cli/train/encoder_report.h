// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/json_p.h"
#include "app/cli/common/terminal.h"
#include "core/smddpo/encoder_comparison.h"

#include <string>

namespace app::cli {

// What is told of a comparison of encoders.
struct Comparison {
    std::string source;
    core::Seed seed;
    std::size_t seeds = 1;
    core::EncoderComparison outcome;
};
Json comparisonJson(const Comparison& comparison);
void printComparison(const Comparison& comparison, Terminal& terminal);

} // namespace app::cli
