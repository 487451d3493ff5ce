#pragma once

#include "core/base/result.h"

#include <stop_token>
#include <vector>

namespace app::cli {

inline constexpr std::size_t kRepetitions = 5;

// Each stage measured several times, in units per second. Fewer values when stopped.
struct TrainingSpeed {
    std::vector<double> environmentSteps; // patients tested: states looked up, actions chosen, rewards
    std::vector<double> sampleEpochs;     // PPO, 2 × 128, batches of 128
};
core::Result<TrainingSpeed> trainingSpeed(std::stop_token stop); // shape of the AKI cohort

struct EncoderSpeed {
    std::vector<double> imputedRows; // random panels known
    std::vector<double> iterations;  // of learning, batches of 256
};
core::Result<EncoderSpeed> encoderSpeed(std::stop_token stop); // EMFlow, 53 columns, 32 couplings

core::Result<std::vector<double>> importSpeed(std::stop_token stop); // CSV, in MB

} // namespace app::cli
