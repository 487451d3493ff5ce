// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/ppo_loss_p.h"

#include "core/kernels/kernels.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

// Σ −p·ln p; what is not allowed has p = 0 and adds nothing.
double entropyOf(std::span<const float> probabilities, std::span<const float> logProbabilities)
{
    double entropy = 0.0;
    for (std::size_t k = 0; k < probabilities.size(); ++k)
        if (probabilities[k] > 0.0f)
            entropy -= static_cast<double>(probabilities[k]) * static_cast<double>(logProbabilities[k]);
    return entropy;
}

// d loss / d ln p(action), times the number of samples.
double policyTerm(double clip, double advantage, double logRatio, PpoTerms& sums)
{
    const double ratio = std::exp(logRatio);
    const double plain = ratio * advantage;
    const double clipped = std::clamp(ratio, 1.0 - clip, 1.0 + clip) * advantage;
    sums.policyLoss -= std::min(plain, clipped);
    sums.klDivergence += (ratio - 1.0) - logRatio;
    sums.clipFraction += std::abs(ratio - 1.0) > clip ? 1.0 : 0.0;
    return plain <= clipped ? -plain : 0.0;
}

} // namespace

PpoTerms ppoLoss(const PpoPlan& plan, const PpoSamples& samples, std::span<float> logitGradient,
                 std::span<float> valueGradient)
{
    const std::size_t count = samples.values.size();
    const std::size_t actions = count == 0 ? 0 : samples.logProbabilities.size() / count;
    const double share = 1.0 / static_cast<double>(std::max<std::size_t>(count, 1));
    kernels::exponential(count * actions, samples.logProbabilities.data(), logitGradient.data());
    PpoTerms sums;
    for (std::size_t row = 0; row < count; ++row) {
        const auto logs = samples.logProbabilities.subspan(row * actions, actions);
        const auto slopes = logitGradient.subspan(row * actions, actions); // still probabilities
        const std::size_t action = samples.actions[row];
        const double logRatio =
            static_cast<double>(logs[action]) - static_cast<double>(samples.logProbabilitiesThen[row]);
        const double pull = policyTerm(plan.clip, static_cast<double>(samples.advantages[row]), logRatio, sums);
        const double entropy = entropyOf(slopes, logs);
        sums.entropy += entropy;
        for (std::size_t k = 0; k < actions; ++k) {
            const auto p = static_cast<double>(slopes[k]);
            if (p == 0.0)
                continue;
            const double ofPolicy = pull * ((k == action ? 1.0 : 0.0) - p);
            const double ofEntropy = plan.entropyWeight * p * (static_cast<double>(logs[k]) + entropy);
            slopes[k] = static_cast<float>(share * (ofPolicy + ofEntropy));
        }
        const double error = static_cast<double>(samples.values[row]) - static_cast<double>(samples.returns[row]);
        sums.valueLoss += error * error;
        valueGradient[row] = static_cast<float>(share * plan.valueWeight * 2.0 * error);
    }
    return {sums.policyLoss * share, sums.valueLoss * share, sums.entropy * share, sums.klDivergence * share,
            sums.clipFraction * share};
}

void normaliseAdvantages(std::span<float> advantages)
{
    if (advantages.size() < 2)
        return;
    const auto count = static_cast<double>(advantages.size());
    double mean = 0.0;
    for (const float advantage : advantages)
        mean += static_cast<double>(advantage) / count;
    double squares = 0.0;
    for (const float advantage : advantages)
        squares += std::pow(static_cast<double>(advantage) - mean, 2.0);
    const double deviation = std::sqrt(squares / (count - 1.0)) + 1e-8;
    for (float& advantage : advantages)
        advantage = static_cast<float>((static_cast<double>(advantage) - mean) / deviation);
}

} // namespace core
