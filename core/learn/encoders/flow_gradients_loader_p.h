// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/learn/encoders/flow_gradients_p.h"

#include <filesystem>

namespace core {

// Loads LibTorch the first time it is called (about 0.6 s). LearningLibraryMissing where it cannot be.
Result<FlowGradients*> loadFlowGradients();
Result<FlowGradients*> loadFlowGradientsFrom(const std::filesystem::path& folder);

} // namespace core
