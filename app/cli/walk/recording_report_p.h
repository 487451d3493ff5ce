// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/evaluation_report.h"
#include "app/cli/common/json_p.h"
#include "core/eval/recording_estimate.h"

namespace app::cli {

// What the figures would be if everything ordered were recorded.
void printRecording(const core::RecordingEstimate& estimate, const PanelWords& words, Terminal& terminal);
Json recordingJson(const core::RecordingEstimate& estimate);

} // namespace app::cli
