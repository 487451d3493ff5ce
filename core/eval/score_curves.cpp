// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/score_curves.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <limits>
#include <numeric>

namespace core {
namespace {

// Who is called ill from one threshold on.
struct Called {
    std::int64_t diseased = 0, healthy = 0;
    double threshold = std::numeric_limits<double>::infinity();
};

// At nobody, then at every distinct score, the highest first.
std::vector<Called> calledByThreshold(std::span<const double> probability, std::span<const Disease> truth)
{
    assert(probability.size() == truth.size());
    std::vector<std::size_t> order(truth.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return probability[a] > probability[b]; });
    std::vector<Called> called(1);
    Called sum;
    for (std::size_t i = 0; i < order.size(); ++i) {
        ++(truth[order[i]] == Disease::Present ? sum.diseased : sum.healthy);
        sum.threshold = probability[order[i]];
        if (i + 1 == order.size() || probability[order[i + 1]] != sum.threshold)
            called.push_back(sum);
    }
    return called;
}

// The corners with those left out that `isBetween` says lie on the way from the last one kept to the next.
template <typename IsBetween>
std::vector<Called> withoutStraight(const std::vector<Called>& all, IsBetween isBetween)
{
    std::vector<Called> kept;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (kept.empty() || i + 1 == all.size() || !isBetween(kept.back(), all[i], all[i + 1]))
            kept.push_back(all[i]);
    return kept;
}

// Whether the way from one to the next but one is straight: in whole numbers, so that no rounding decides.
bool onOneLine(const Called& a, const Called& b, const Called& c)
{
    return (b.diseased - a.diseased) * (c.healthy - b.healthy) == (c.diseased - b.diseased) * (b.healthy - a.healthy);
}

// No case is found on the way (straight down), or nobody healthy was ever called (precision 1 throughout).
bool onOneStep(const Called& a, const Called& b, const Called& c)
{
    return (a.diseased == b.diseased && b.diseased == c.diseased) || c.healthy == 0;
}

} // namespace

std::vector<CurveCorner> rocCurve(std::span<const double> probability, std::span<const Disease> truth)
{
    const std::vector<Called> called = calledByThreshold(probability, truth);
    const Called& everybody = called.back();
    if (everybody.diseased == 0 || everybody.healthy == 0)
        return {};
    std::vector<CurveCorner> corners;
    for (const Called& one : withoutStraight(called, onOneLine))
        corners.push_back({.x = static_cast<double>(one.healthy) / static_cast<double>(everybody.healthy),
                           .y = static_cast<double>(one.diseased) / static_cast<double>(everybody.diseased),
                           .threshold = one.threshold});
    return corners;
}

std::vector<CurveCorner> precisionRecallCurve(std::span<const double> probability, std::span<const Disease> truth)
{
    std::vector<Called> called = calledByThreshold(probability, truth);
    const auto cases = static_cast<double>(called.back().diseased);
    if (called.back().diseased == 0)
        return {};
    called.erase(called.begin()); // of nobody there is no precision
    std::vector<CurveCorner> corners;
    for (const Called& one : withoutStraight(called, onOneStep))
        corners.push_back({.x = static_cast<double>(one.diseased) / cases,
                           .y = static_cast<double>(one.diseased) / static_cast<double>(one.diseased + one.healthy),
                           .threshold = one.threshold});
    return corners;
}

} // namespace core
