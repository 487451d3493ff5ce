// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/front_record.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

// Policies and the end of a search, as JSON. Undefined figures are null; numbers come back to the last bit. Reading
// gives nothing where a piece is missing or of another kind.
std::string pointText(const OperatingPoint& point);
std::optional<OperatingPoint> pointFrom(std::string_view text);
std::string frontSummaryText(const FrontSummary& summary);
std::optional<FrontSummary> frontSummaryFrom(std::string_view text);

} // namespace core
