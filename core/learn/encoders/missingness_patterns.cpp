// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/missingness_patterns.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {
namespace {

using Words = std::vector<std::uint64_t>; // one bit per feature, all rows one after the other

Words gapBits(std::span<const float> rows, std::size_t features, std::size_t words)
{
    const std::size_t count = rows.size() / features;
    Words bits(count * words);
    for (std::size_t row = 0; row < count; ++row)
        for (std::size_t feature = 0; feature < features; ++feature)
            if (std::isnan(rows[row * features + feature]))
                bits[row * words + feature / 64] |= std::uint64_t{1} << (feature % 64);
    return bits;
}

MissingnessPattern patternOf(const std::uint64_t* bits, std::size_t features)
{
    MissingnessPattern pattern;
    for (std::size_t feature = 0; feature < features; ++feature) {
        const bool gap = (bits[feature / 64] >> (feature % 64)) & 1U;
        (gap ? pattern.unknown : pattern.known).push_back(static_cast<std::uint32_t>(feature));
    }
    return pattern;
}

} // namespace

std::vector<MissingnessPattern> groupByGaps(std::span<const float> rows, std::size_t features)
{
    const std::size_t count = rows.size() / features;
    const std::size_t words = (features + 63) / 64;
    const Words bits = gapBits(rows, features, words);
    const auto bitsOf = [&](std::uint32_t row) { return std::span(bits).subspan(row * words, words); };

    std::vector<std::uint32_t> order(count);
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        const auto difference = std::lexicographical_compare_three_way(bitsOf(a).begin(), bitsOf(a).end(),
                                                                       bitsOf(b).begin(), bitsOf(b).end());
        return difference == 0 ? a < b : difference < 0;
    });

    std::vector<MissingnessPattern> patterns;
    for (std::size_t i = 0; i < count; ++i) {
        if (i == 0 || !std::ranges::equal(bitsOf(order[i]), bitsOf(order[i - 1])))
            patterns.push_back(patternOf(bitsOf(order[i]).data(), features));
        patterns.back().rows.push_back(order[i]);
    }
    return patterns;
}

} // namespace core
