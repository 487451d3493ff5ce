// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/front_record.h"

#include <cstddef>

// Fronts whose every value tells where it belongs.
namespace fixtures {

core::FrontStart frontStart();
core::OperatingPoint operatingPoint(std::size_t number, bool tested = false); // with undefined figures in it
core::FrontSummary frontSummary(core::RunEnd end);

} // namespace fixtures
