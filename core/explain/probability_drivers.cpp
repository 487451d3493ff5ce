// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/probability_drivers_p.h"

#include "core/base/random.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace core {
namespace {

constexpr std::size_t kMostExact = 4;   // results; beyond, orders are drawn
constexpr std::size_t kExactRows = 512; // judged for an exact answer, at most
constexpr std::size_t kOrderPairs = 24; // an order and its reverse

// Features that become known together: a value, or the levels of a category.
using NewResult = std::vector<std::size_t>;

std::vector<NewResult> newResults(const PolicyView& view, const ProbabilityChange& change)
{
    std::vector<NewResult> results;
    for (std::size_t feature = 0; feature < change.after.size(); ++feature) {
        if (!std::isnan(change.before[feature]) || std::isnan(change.after[feature]))
            continue;
        const bool together = !results.empty() && view.column(results.back().front()) == view.column(feature);
        if (together)
            results.back().push_back(feature);
        else
            results.push_back({feature});
    }
    return results;
}

// Rows between what was expected and what was found, and the probability of each.
class Mixtures {
public:
    Mixtures(const PolicyView& view, const ProbabilityChange& change, const std::vector<NewResult>& results)
        : m_view(view),
          m_change(change),
          m_results(results)
    {
    }

    std::size_t expectations() const { return m_change.expected.size() / m_change.after.size(); }
    void add(std::size_t expectation, std::span<const std::size_t> found)
    {
        const std::size_t features = m_change.after.size();
        const auto row = m_change.expected.subspan(expectation % expectations() * features, features);
        m_rows.insert(m_rows.end(), row.begin(), row.end());
        float* added = m_rows.data() + m_rows.size() - features;
        for (std::size_t feature = 0; feature < features; ++feature)
            if (std::isnan(m_change.after[feature])) // not in the record: nobody learns it
                added[feature] = std::numeric_limits<float>::quiet_NaN();
        for (const std::size_t result : found)
            for (const std::size_t feature : m_results[result])
                added[feature] = m_change.after[feature];
    }
    std::vector<double> probabilities() const
    {
        std::vector<double> all;
        for (const PolicyView::Verdict& verdict : m_view.judge(m_rows, m_change.ordered))
            all.push_back(verdict.probability);
        return all;
    }

private:
    const PolicyView& m_view;
    const ProbabilityChange& m_change;
    const std::vector<NewResult>& m_results;
    std::vector<float> m_rows;
};

// By every subset of the results. The last element: what nothing but the expected would have led to.
std::vector<double> exactShares(Mixtures& mixtures, std::size_t results, double to)
{
    const std::size_t subsets = std::size_t{1} << results;
    const std::size_t expectations = std::min(kExactRows / subsets, mixtures.expectations());
    for (std::size_t subset = 0; subset + 1 < subsets; ++subset) {
        std::vector<std::size_t> found;
        for (std::size_t result = 0; result < results; ++result)
            if (subset >> result & 1U)
                found.push_back(result);
        for (std::size_t expectation = 0; expectation < expectations; ++expectation)
            mixtures.add(expectation, found);
    }
    const std::vector<double> all = mixtures.probabilities();
    std::vector<double> value(subsets, to);
    for (std::size_t subset = 0; subset + 1 < subsets; ++subset) {
        const auto first = all.begin() + static_cast<std::ptrdiff_t>(subset * expectations);
        value[subset] = std::accumulate(first, first + static_cast<std::ptrdiff_t>(expectations), 0.0) /
                        static_cast<double>(expectations);
    }
    // (|S|! (n − |S| − 1)! / n!) is the share of orders in which just S comes before the result.
    std::vector<double> shares(results + 1, 0.0);
    const auto factorial = [](std::size_t n) { return std::tgamma(static_cast<double>(n) + 1.0); };
    for (std::size_t subset = 0; subset < subsets; ++subset)
        for (std::size_t result = 0; result < results; ++result) {
            if (subset >> result & 1U)
                continue;
            const auto size = static_cast<std::size_t>(std::popcount(subset));
            const double weight = factorial(size) * factorial(results - size - 1) / factorial(results);
            shares[result] += weight * (value[subset | std::size_t{1} << result] - value[subset]);
        }
    shares.back() = value[0];
    return shares;
}

// By orders drawn in pairs with their reverse, each with expected results of its own.
std::vector<double> drawnShares(Mixtures& mixtures, std::size_t results, double to)
{
    RandomStream stream(Seed{1}, "orders of results");
    std::vector<std::vector<std::size_t>> orders;
    for (std::size_t pair = 0; pair < kOrderPairs; ++pair) {
        std::vector<std::size_t> order(results);
        std::iota(order.begin(), order.end(), std::size_t{0});
        stream.shuffle(std::span(order));
        orders.push_back(order);
        std::ranges::reverse(order);
        orders.push_back(std::move(order));
    }
    for (std::size_t i = 0; i < orders.size(); ++i)
        for (std::size_t found = 0; found < results; ++found)
            mixtures.add(i, std::span(orders[i]).first(found));
    const std::vector<double> all = mixtures.probabilities();
    std::vector<double> shares(results + 1, 0.0);
    const auto count = static_cast<double>(orders.size());
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const double* values = all.data() + i * results;
        for (std::size_t place = 0; place < results; ++place) {
            const double next = place + 1 < results ? values[place + 1] : to;
            shares[orders[i][place]] += (next - values[place]) / count;
        }
        shares.back() += values[0] / count;
    }
    return shares;
}

// What is told of a category is the level the patient has.
std::optional<FeatureId> shownFeature(const PolicyView& view, const NewResult& result, std::span<const float> after)
{
    for (const std::size_t feature : result)
        if (result.size() > 1 && after[feature] == 1.0f && view.shownBy(feature))
            return view.shownBy(feature);
    for (const std::size_t feature : result)
        if (view.shownBy(feature))
            return view.shownBy(feature);
    return std::nullopt;
}

} // namespace

std::vector<ProbabilityDriver> probabilityDrivers(const PolicyView& view, const ProbabilityChange& change)
{
    std::vector<NewResult> results = newResults(view, change);
    std::erase_if(results, [&](const NewResult& result) { return !shownFeature(view, result, change.after); });
    if (results.empty() || change.expected.empty())
        return {};
    Mixtures mixtures(view, change, results);
    const std::vector<double> shares = results.size() <= kMostExact ? exactShares(mixtures, results.size(), change.to)
                                                                    : drawnShares(mixtures, results.size(), change.to);
    const double evenly = (shares.back() - change.from) / static_cast<double>(results.size());
    std::vector<ProbabilityDriver> drivers;
    for (std::size_t i = 0; i < results.size(); ++i)
        drivers.push_back({*shownFeature(view, results[i], change.after), shares[i] + evenly});
    std::ranges::stable_sort(drivers, std::ranges::greater(),
                             [](const ProbabilityDriver& driver) { return std::abs(driver.change); });
    return drivers;
}

} // namespace core
