// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/trees.h"

#include "core/kernels/functions_p.h"

#include <algorithm>
#include <array>

namespace core::kernels {
namespace {

// Where the parts of a share lie: 14 bits of count, 24 of weight, 26 of gradient, which alone has a sign.
constexpr unsigned kWeightAt = 14, kGradientAt = 38;
constexpr std::uint32_t kCountBits = (1U << kWeightAt) - 1, kWeightBits = (1U << (kGradientAt - kWeightAt)) - 1;
static_assert(kMostShares <= kCountBits);
static_assert(kMostShares * 1024 <= kWeightBits); // 1/4, rounded up
static_assert(kMostShares * 2048 < 1U << 25);     // 1, rounded up

// A fraction for each patient, spread evenly over any run of them: what is added before rounding down.
inline float fraction(std::uint32_t patient, std::uint32_t step)
{
    return static_cast<float>(patient * step >> 8) * 0x1p-24f;
}

inline Share shareOf(float gradient, float weight, std::uint32_t patient)
{
    // Positive before it is cut off, which is rounding down.
    const float raised = gradient * kGradientUnits + 2048.0f + fraction(patient, 0x9E3779B1U);
    const auto gradientUnits = static_cast<std::int64_t>(static_cast<std::int32_t>(raised) - 2048);
    const auto weightUnits =
        static_cast<std::uint32_t>(static_cast<std::int32_t>(weight * kWeightUnits + fraction(patient, 0x85EBCA77U)));
    return (static_cast<Share>(gradientUnits) << kGradientAt) + (Share{weightUnits} << kWeightAt) + 1U;
}

// Eight columns at once.
typedef Share Shares8 __attribute__((vector_size(64)));
typedef Share UnalignedShares8 __attribute__((vector_size(64), aligned(8), may_alias));
typedef float Floats8 __attribute__((vector_size(32)));
typedef std::int32_t Integers8 __attribute__((vector_size(32)));

struct Sums8 {
    Floats8 gradient, weight;
    Integers8 count;
};

inline void unpack(const Shares8& shares, Sums8& sums)
{
    const Integers8 high = __builtin_convertvector(shares >> 32, Integers8);
    const Integers8 low = __builtin_convertvector(shares, Integers8);
    const Integers8 middle = __builtin_convertvector(shares >> kWeightAt, Integers8);
    sums.gradient = __builtin_convertvector(high >> (kGradientAt - 32), Floats8);
    sums.weight = __builtin_convertvector(middle & static_cast<std::int32_t>(kWeightBits), Floats8);
    sums.count = low & static_cast<std::int32_t>(kCountBits);
}

// The best split of each of eight columns.
class GroupSearch {
public:
    GroupSearch(Share total, const SplitLimits& limits)
    {
        unpack(total - Shares8{}, m_total);
        m_ridge = limits.ridge * kWeightUnits;
        m_smallestWeight = limits.smallestWeight * kWeightUnits;
        m_smallestCount = limits.smallestCount;
    }

    void consider(const Shares8& left, std::int32_t split)
    {
        Sums8 sums;
        unpack(left, sums);
        const Floats8 restGradient = m_total.gradient - sums.gradient, restWeight = m_total.weight - sums.weight;
        const Integers8 enough = (sums.count >= m_smallestCount) & (m_total.count - sums.count >= m_smallestCount) &
                                 (sums.weight >= m_smallestWeight) & (restWeight >= m_smallestWeight);
        // Both fractions over one denominator: a division takes as long as all the rest.
        const Floats8 held = sums.weight + m_ridge, restHeld = restWeight + m_ridge;
        const Floats8 worth =
            (sums.gradient * sums.gradient * restHeld + restGradient * restGradient * held) / (held * restHeld);
        const Integers8 better = enough & (worth > m_worth);
        m_worth = better ? worth : m_worth;
        m_split = better ? split - Integers8{} : m_split;
    }

    float worth(std::size_t lane) const { return m_worth[lane]; }
    std::int32_t split(std::size_t lane) const { return m_split[lane]; }
    float worthUndivided() const { return m_total.gradient[0] * m_total.gradient[0] / (m_total.weight[0] + m_ridge); }

private:
    Sums8 m_total;
    float m_ridge, m_smallestWeight;
    std::int32_t m_smallestCount;
    Floats8 m_worth = {};
    Integers8 m_split = {};
};

inline const UnalignedShares8& sharesAt(const Share* sums, std::size_t code)
{
    return *reinterpret_cast<const UnalignedShares8*>(sums + code * kGroup);
}

// A split by its code, and whether code 0 goes right.
constexpr std::int32_t kMissingRight = 256;

void searchGroup(const Share* sums, std::size_t codes, GroupSearch& search)
{
    const Shares8 missing = sharesAt(sums, 0);
    bool gaps = false;
    for (std::size_t lane = 0; lane < kGroup; ++lane)
        gaps = gaps || missing[lane] != 0;
    Shares8 left = missing;
    // Code 0 alone on the left tells the recorded from the rest.
    for (std::size_t code = 0; code + 1 < codes; ++code) {
        if (code > 0)
            left += sharesAt(sums, code);
        search.consider(left, static_cast<std::int32_t>(code));
        if (gaps)
            search.consider(left - missing, static_cast<std::int32_t>(code) + kMissingRight);
    }
}

Share leftOf(const Share* column, std::size_t code, bool missingRight)
{
    Share left = 0;
    for (std::size_t i = missingRight ? 1 : 0; i <= code; ++i)
        left += column[i * kGroup];
    return left;
}

using Bytes = Lanes<std::uint8_t>::Vector;
constexpr std::size_t kVectorDepth = 6; // deeper trees are walked through one patient after the other

// All questions are asked of as many patients as a register holds; from the last ones up the answers choose.
void leavesOfBlock(std::size_t depth, const CodeTest* tests, std::size_t first, std::uint16_t* leaves)
{
    std::array<Bytes, std::size_t{1} << (kVectorDepth - 1)> found;
    const auto goesRight = [&](std::size_t node) {
        const CodeTest& test = tests[node];
        return load(test.column + first) - test.shift >= inEveryLane(test.from);
    };
    std::size_t nodes = std::size_t{1} << (depth - 1);
    for (std::size_t i = 0; i < nodes; ++i)
        found[i] = goesRight(nodes - 1 + i) ? inEveryLane(static_cast<std::uint8_t>(2 * i + 1))
                                            : inEveryLane(static_cast<std::uint8_t>(2 * i));
    for (nodes /= 2; nodes > 0; nodes /= 2)
        for (std::size_t i = 0; i < nodes; ++i)
            found[i] = goesRight(nodes - 1 + i) ? found[2 * i + 1] : found[2 * i];
    std::uint8_t bytes[kVectorBytes];
    store(bytes, found[0]);
    for (std::size_t lane = 0; lane < kVectorBytes; ++lane)
        leaves[lane] = bytes[lane];
}

std::uint16_t leafOf(std::size_t depth, const CodeTest* tests, std::size_t patient)
{
    const std::size_t inner = (std::size_t{1} << depth) - 1;
    std::size_t node = 0;
    while (node < inner) {
        const CodeTest& test = tests[node];
        const auto code = static_cast<std::uint8_t>(test.column[patient] - test.shift);
        node = 2 * node + 1 + (code >= test.from ? 1U : 0U);
    }
    return static_cast<std::uint16_t>(node - inner);
}

} // namespace

void boostingSteps(std::size_t patients, const float* logOdds, const std::uint8_t* diseased, float* gradient,
                   float* weight, Share* shares)
{
    float probability[kFloats];
    for (std::size_t first = 0; first < patients; first += kFloats) {
        const std::size_t count = std::min(kFloats, patients - first);
        const Floats x = count == kFloats ? load(logOdds + first) : loadFirst(count, logOdds + first);
        store(probability, 1.0f / (1.0f + exponential(-x)));
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t patient = first + i;
            gradient[patient] = static_cast<float>(diseased[patient]) - probability[i];
            weight[patient] = probability[i] * (1.0f - probability[i]);
            shares[patient] = shareOf(gradient[patient], weight[patient], static_cast<std::uint32_t>(patient));
        }
    }
}

double logLoss(std::size_t patients, const float* logOdds, const std::uint8_t* diseased)
{
    constexpr std::size_t kSums = 16; // whatever the register holds: the sum does not depend on it
    static_assert(kSums % kFloats == 0);
    double sums[kSums] = {};
    float loss[kSums];
    for (std::size_t first = 0; first < patients; first += kSums) {
        const std::size_t count = std::min(kSums, patients - first);
        for (std::size_t i = 0; i < kSums; ++i) {
            const float against = i < count ? logOdds[first + i] : 0.0f;
            loss[i] = i < count && diseased[first + i] != 0 ? -against : against;
        }
        for (std::size_t i = 0; i < kSums; i += kFloats) {
            const Floats x = load(loss + i);
            const Floats above = x > 0.0f ? x : Floats{};
            store(loss + i, above + logarithm(1.0f + exponential(x > 0.0f ? -x : x)));
        }
        for (std::size_t i = 0; i < count; ++i)
            sums[i] += static_cast<double>(loss[i]);
    }
    double total = 0.0;
    for (const double sum : sums)
        total += sum;
    return total;
}

void addShares(const SumLayout& layout, std::size_t count, const std::uint32_t* patients, const std::uint8_t* rows,
               const Share* shares, Share* sums)
{
    constexpr std::size_t kAhead = 12; // patients lie apart, and the processor cannot foresee where
    const std::size_t whole = layout.columns / kGroup, rest = layout.columns % kGroup;
    for (std::size_t i = 0; i < count; ++i) {
        if (i + kAhead < count) {
            __builtin_prefetch(rows + patients[i + kAhead] * layout.columns);
            __builtin_prefetch(shares + patients[i + kAhead]);
        }
        const std::uint8_t* codes = rows + patients[i] * layout.columns;
        const Share share = shares[patients[i]];
        for (std::size_t group = 0; group < whole; ++group, codes += kGroup) {
            Share* own = sums + layout.groupBegins[group];
            PANELWISE_UNROLL
            for (std::size_t column = 0; column < kGroup; ++column)
                own[codes[column] * kGroup + column] += share;
        }
        Share* own = sums + layout.groupBegins[whole];
        for (std::size_t column = 0; column < rest; ++column)
            own[codes[column] * kGroup + column] += share;
    }
}

void subtractShares(std::size_t count, const Share* __restrict some, Share* __restrict from)
{
    for (std::size_t i = 0; i < count; ++i)
        from[i] -= some[i];
}

SharesSplit bestSplit(const SumLayout& layout, const Share* sums, Share total, const SplitLimits& limits)
{
    SharesSplit best;
    float bestWorth = 0.0f, undivided = 0.0f;
    for (std::size_t first = 0; first < layout.columns; first += kGroup) {
        const std::size_t group = first / kGroup;
        GroupSearch search(total, limits);
        searchGroup(sums + layout.groupBegins[group], layout.groupCodes[group], search);
        undivided = search.worthUndivided();
        for (std::size_t lane = 0; lane < std::min(kGroup, layout.columns - first); ++lane)
            if (search.worth(lane) > bestWorth) {
                bestWorth = search.worth(lane);
                best.column = static_cast<std::uint32_t>(first + lane);
                best.code = static_cast<std::uint8_t>(search.split(lane) % kMissingRight);
                best.missingRight = search.split(lane) >= kMissingRight;
            }
    }
    best.gain = std::max(0.0f, bestWorth - undivided) * (kWeightUnits / (kGradientUnits * kGradientUnits));
    if (best.gain > 0.0f)
        best.left = leftOf(sums + layout.groupBegins[best.column / kGroup] + best.column % kGroup, best.code,
                           best.missingRight);
    return best;
}

std::size_t divide(const CodeTest& test, std::size_t count, std::uint32_t* patients, std::uint32_t* __restrict spare)
{
    const std::uint8_t* column = test.column;
    const std::uint8_t shift = test.shift, from = test.from;
    std::size_t left = 0, right = 0;
    for (std::size_t i = 0; i < count; ++i) { // both are written and one counts: nothing to guess wrongly
        const std::uint32_t patient = patients[i];
        const bool goesRight = static_cast<std::uint8_t>(column[patient] - shift) >= from;
        patients[left] = patient;
        spare[right] = patient;
        left += goesRight ? 0U : 1U;
        right += goesRight ? 1U : 0U;
    }
    std::copy_n(spare, right, patients + left);
    return left;
}

void leavesOf(std::size_t depth, const CodeTest* tests, std::size_t patients, std::uint16_t* leaves)
{
    std::size_t first = 0;
    if (depth <= kVectorDepth)
        for (; first + kVectorBytes <= patients; first += kVectorBytes)
            leavesOfBlock(depth, tests, first, leaves + first);
    for (; first < patients; ++first)
        leaves[first] = leafOf(depth, tests, first);
}

void addLeafRows(std::size_t width, std::size_t count, const std::uint32_t* patients, const std::uint16_t* leaves,
                 const float* values, float* __restrict sums)
{
    for (std::size_t i = 0; i < count; ++i) {
        const float* own = values + leaves[patients[i]] * width;
        float* sum = sums + patients[i] * width;
        for (std::size_t j = 0; j < width; ++j)
            sum[j] += own[j];
    }
}

void addLeafValues(std::size_t depth, const CodeTest* tests, const float* values, std::size_t patients, float* sums)
{
    std::uint16_t leaves[kVectorBytes];
    std::size_t first = 0;
    if (depth <= kVectorDepth)
        for (; first + kVectorBytes <= patients; first += kVectorBytes) {
            leavesOfBlock(depth, tests, first, leaves);
            for (std::size_t lane = 0; lane < kVectorBytes; ++lane)
                sums[first + lane] += values[leaves[lane]];
        }
    for (; first < patients; ++first)
        sums[first] += values[leafOf(depth, tests, first)];
}

} // namespace core::kernels
