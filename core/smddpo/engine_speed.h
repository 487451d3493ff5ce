// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace core {

// Stages of the engine whose speed is measured, each on one core.
enum class EngineStage : std::uint8_t {
    EnvironmentSteps,        // AKI cohort: look up, decide by the policy network, sample, step
    EnvironmentStepsAlone,   // the same without the network
    ImputedRows,             // ferritin cohort: EMFlow with 32 couplings, random panels known
    PpoSampleEpochs,         // 64 inputs, 2×128 hidden, batches of 128, one trunk for policy and value
    PpoSampleEpochsSeparate, // the same with two networks
    EncoderIterations,       // ferritin cohort: EMFlow, batches of 256
    ClassifierRows,          // training, 53 columns, hidden 64
};

struct StageSpeed {
    EngineStage stage = EngineStage::EnvironmentSteps;
    double perSecond = 0.0; // median of the repetitions
    double slowest = 0.0;
    double fastest = 0.0;
};

// Fewer stages when stopped; `onStage` is called after each.
Result<std::vector<StageSpeed>> measureEngineSpeed(std::size_t repetitions, std::stop_token stop,
                                                   const std::function<void(const StageSpeed&)>& onStage = {});

} // namespace core
