// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/decision_threshold.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace core {
namespace {

constexpr double kAgreement = 0.95;

struct Said {
    double probability = 0.0;
    bool present = false;
};

bool agrees(const Said& said, double threshold)
{
    // Exactly there both are worth the same, and either may be said.
    constexpr double kSame = 1e-9;
    return said.present == (said.probability >= threshold) || std::abs(said.probability - threshold) < kSame;
}

} // namespace

std::optional<double> decisionThreshold(std::span<const Episode> episodes, const RewardShape& shape)
{
    std::vector<Said> all;
    for (const Episode& episode : episodes)
        all.push_back({episode.finalProbability(), episode.diagnosis() == Disease::Present});
    const double indifferent = 1.0 / (1.0 + shape.lambda);
    if (std::ranges::all_of(all, [&](const Said& said) { return agrees(said, indifferent); }))
        return indifferent;
    std::ranges::sort(all, {}, &Said::probability);
    // Below the first everybody would have to be said to be ill; each step up adds one who is not.
    const auto present = static_cast<std::size_t>(std::ranges::count(all, true, &Said::present));
    if (present == 0 || present == all.size())
        return std::nullopt;
    std::size_t agreeing = present, best = 0, place = 0;
    for (std::size_t below = 1; below < all.size(); ++below) {
        agreeing = all[below - 1].present ? agreeing - 1 : agreeing + 1;
        if (agreeing > best && all[below - 1].probability < all[below].probability) {
            best = agreeing;
            place = below;
        }
    }
    if (static_cast<double>(best) < kAgreement * static_cast<double>(all.size()))
        return std::nullopt;
    return 0.5 * (all[place - 1].probability + all[place].probability);
}

} // namespace core
