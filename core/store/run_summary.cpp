// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/run_summary_p.h"

#include "core/plan/training_fields.h"
#include "core/store/summary_json_p.h"

namespace core {

std::string summaryText(const TrainingSummary& summary)
{
    return jsonText(summary);
}

std::optional<TrainingSummary> summaryFrom(std::string_view text)
{
    return fromJsonText<TrainingSummary>(text);
}

} // namespace core
