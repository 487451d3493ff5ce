// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/baseline_record.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

// One run of a system as JSON, without what it said of each patient. Undefined figures are null; numbers come back to
// the last bit. Reading gives nothing where a piece is missing or of another kind.
std::string systemRunText(const SystemRun& run);
std::optional<SystemRun> systemRunFrom(std::string_view text);

} // namespace core
