// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/training_plan.h"

#include <string>

namespace core {

// The methods of the module, in TorchScript.
std::string networkSource(EncoderKind encoder, bool trees);

} // namespace core
