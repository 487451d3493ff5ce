// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/policy/network_policy.h"
#include "core/portable/policy_facts.h"

#include <string>

namespace core {

// An SM-DDPO policy as one TorchScript module, standardizer, encoder, classifier and panel selector included: the bytes
// of a .pt file that torch.jit.load() reads. Beside it in the file: panelwise.json with columns, units and panels.
// LearningLibraryMissing where LibTorch cannot be loaded.
Result<std::string> networkModule(const NetworkPolicy& policy, const PolicyFacts& facts);

} // namespace core
