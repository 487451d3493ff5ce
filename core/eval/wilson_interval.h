// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/evaluation.h"

namespace core {

// 95 % interval of a share, without correction for continuity (Wilson 1927; Newcombe 1998, method 3). `whole` above 0.
Interval wilsonInterval(std::size_t part, std::size_t whole);

} // namespace core
