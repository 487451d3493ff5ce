// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/encoders/state_encoder.h"
#include "core/learn/networks/network_p.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

// The two networks of GAIN. The generator reads values (0 where unknown) and which of them are known, and estimates all
// of them. The discriminator reads the completed values and the hints, and says of each how likely it was known.
struct GainNetworks {
    GainNetworks(std::size_t features, std::size_t hidden)
        : generator(2 * features, hidden, features),
          discriminator(2 * features, hidden, features)
    {
    }
    std::size_t featureCount() const { return generator.outputCount(); }

    Network generator, discriminator;
};

// Patients with random panels hidden; all rows × features.
struct GainBatch {
    std::size_t rows = 0;
    std::vector<float> values;   // as recorded, 0 where nothing is
    std::vector<float> recorded; // 1 or 0
    std::vector<float> known;    // 1 or 0
    std::vector<float> hints;    // `known`, or ½ where it is withheld
};
// Random training patients. `means` are taken from the values. A hint is given with probability `hintShare`.
GainBatch drawGainBatch(const EncoderData& data, std::size_t rows, std::span<const float> means, double hintShare,
                        RandomStream& stream);

// What the generator reads: values where known, then which are known.
std::vector<float> generatorInputs(std::size_t features, std::span<const float> values, std::span<const float> known);

// Cross-entropy of `known` under the discriminator, mean over all values. The gradient is overwritten.
double discriminatorLoss(const GainNetworks& networks, std::span<const float> generator,
                         std::span<const float> discriminator, const GainBatch& batch, std::span<float> gradient);

struct GeneratorLoss {
    double adversarial = 0.0;    // −log of the discriminator's belief that an unknown value was known, mean over all
    double reconstruction = 0.0; // mean square error over recorded values, hidden or not
};
// Of adversarial + alpha · reconstruction the gradient is taken; it is overwritten. The original has only known values
// as targets, because it learns from gaps; here panels are hidden on purpose, so what was hidden is a target too.
GeneratorLoss generatorLoss(const GainNetworks& networks, std::span<const float> generator,
                            std::span<const float> discriminator, const GainBatch& batch, double alpha,
                            std::span<float> gradient);

} // namespace core
