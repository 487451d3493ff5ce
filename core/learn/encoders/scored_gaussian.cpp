// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/scored_gaussian.h"

#include "core/learn/encoders/gaussian_em.h"

#include <algorithm>
#include <cmath>

namespace core {

std::vector<float> scoresOf(const NormalScores& scores, std::span<const float> raw)
{
    std::vector<float> rows;
    rows.reserve(raw.size());
    for (std::size_t i = 0; i < raw.size(); ++i)
        rows.push_back(static_cast<float>(scores.score(i % scores.columnCount(), double{raw[i]})));
    return rows;
}

std::optional<ScoredGaussian> ScoredGaussian::fit(std::span<const float> raw, std::span<const std::uint8_t> binary,
                                                  int rounds, const std::stop_token& stop)
{
    NormalScores scores(raw, binary);
    const std::vector<float> rows = scoresOf(scores, raw);
    GaussianEm em(rows, binary.size(), nullptr);
    const bool gaps = std::ranges::any_of(rows, [](float value) { return std::isnan(value); });
    for (int round = 0; round < (gaps ? rounds : 1);) {
        if (stop.stop_requested())
            return std::nullopt;
        round += em.work() ? 1 : 0;
    }
    return ScoredGaussian{std::move(scores), em.estimate()};
}

} // namespace core
