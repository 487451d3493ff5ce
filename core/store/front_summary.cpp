// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/front_summary_p.h"

#include "core/front/front_fields.h"
#include "core/store/summary_json_p.h"

namespace core {

std::string pointText(const OperatingPoint& point)
{
    return jsonText(point);
}

std::optional<OperatingPoint> pointFrom(std::string_view text)
{
    return fromJsonText<OperatingPoint>(text);
}

std::string frontSummaryText(const FrontSummary& summary)
{
    return jsonText(summary);
}

std::optional<FrontSummary> frontSummaryFrom(std::string_view text)
{
    return fromJsonText<FrontSummary>(text);
}

} // namespace core
