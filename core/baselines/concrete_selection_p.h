// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/baselines/masked_predictor_p.h"

#include <span>
#include <vector>

// A random choice of one panel that gradients pass through (the Concrete distribution: Maddison, Mnih and Teh; Jang, Gu
// and Poole, ICLR 2017), and what a network sees of a panel that is chosen in part.
namespace core {

// Noise whose largest sum with some logits is where softmax would draw.
float gumbelNoise(RandomStream& stream);

// Softmax of (logit + noise) / temperature over the panels that are allowed; 0 for the others.
std::vector<float> concreteSample(std::span<const float> logits, std::span<const float> noise, PanelMask allowed,
                                  float temperature);
// The gradient of the logits from that of the sample.
void concreteGradient(std::span<const float> sample, std::span<const float> sampleGradient, float temperature,
                      std::span<float> logitGradient);

// Adds to the inputs of a state the share of each panel that the sample says.
void revealShares(const KnownInputs& inputs, std::size_t patient, std::span<const float> sample, float* input);
// The gradient of the sample from that of those inputs; `known` are the inputs before.
void revealGradient(const KnownInputs& inputs, std::size_t patient, std::span<const float> known,
                    std::span<const float> inputGradient, std::span<float> sampleGradient);

} // namespace core
