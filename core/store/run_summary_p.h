// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/training_progress.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

// How a run ended, as JSON. Undefined figures are null; numbers come back to the last bit.
std::string summaryText(const TrainingSummary& summary);
std::optional<TrainingSummary>
summaryFrom(std::string_view text); // nothing where a piece is missing or of another kind

} // namespace core
