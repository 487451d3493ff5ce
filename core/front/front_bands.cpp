// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/front_bands.h"

#include "core/base/random.h"
#include "core/eval/bootstrap_interval.h"
#include "core/eval/resample_weights.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <optional>

namespace core {
namespace {

constexpr std::size_t kGridCosts = 50;
constexpr Eigen::Index kResamplesAtOnce = 64;
// Costs are sums of prices in another order each time; what differs by rounding is the same cost.
constexpr double kCostRounding = 1e-9;
constexpr double kNothing = -std::numeric_limits<double>::infinity();

// Sums over patients, drawn as often as a row of weights says: a product of matrices, which uses all of the processor.
class Sums {
public:
    explicit Sums(std::span<const std::vector<PatientOutcome>> policies)
        : m_policies(policies.size()),
          m_facts(static_cast<Eigen::Index>(policies.front().size()),
                  static_cast<Eigen::Index>(3 * policies.size() + 1))
    {
        for (std::size_t policy = 0; policy < m_policies; ++policy) {
            const std::vector<PatientOutcome>& outcomes = policies[policy];
            assert(outcomes.size() == policies.front().size());
            for (std::size_t i = 0; i < outcomes.size(); ++i) {
                assert(outcomes[i].truth == policies.front()[i].truth);
                const auto row = static_cast<Eigen::Index>(i);
                const bool ill = outcomes[i].truth == Disease::Present, said = outcomes[i].said == Disease::Present;
                m_facts(row, column(policy)) = outcomes[i].cost;
                m_facts(row, column(policy) + 1) = said && ill ? 1.0 : 0.0;
                m_facts(row, column(policy) + 2) = said && !ill ? 1.0 : 0.0;
                m_facts(row, m_facts.cols() - 1) = ill ? 1.0 : 0.0;
            }
        }
    }

    Eigen::Index patients() const { return m_facts.rows(); }
    std::size_t policies() const { return m_policies; }
    void weigh(const Eigen::MatrixXd& weights) { m_sums.noalias() = weights * m_facts; }

    double meanCost(Eigen::Index sample, std::size_t policy) const
    {
        return m_sums(sample, column(policy)) / static_cast<double>(patients());
    }
    std::optional<double> figure(Eigen::Index sample, std::size_t policy, FrontMetric metric) const
    {
        const auto count = [&](Eigen::Index place) {
            return static_cast<std::size_t>(std::lround(m_sums(sample, place)));
        };
        const std::size_t ill = count(m_sums.cols() - 1);
        Confusion confusion{.truePositive = count(column(policy) + 1), .falsePositive = count(column(policy) + 2)};
        confusion.falseNegative = ill - confusion.truePositive;
        confusion.trueNegative = static_cast<std::size_t>(patients()) - ill - confusion.falsePositive;
        return metric == FrontMetric::F1 ? confusion.f1() : confusion.am();
    }

private:
    static Eigen::Index column(std::size_t policy) { return static_cast<Eigen::Index>(3 * policy); }

    std::size_t m_policies;
    Eigen::MatrixXd m_facts; // [patient][cost, true positive, false positive of each policy; ill]
    Eigen::MatrixXd m_sums;  // [sample][the same]
};

// The policies' own costs and a regular grid between the cheapest and the dearest.
std::vector<double> costsToLookAt(const Sums& patientsThemselves, FrontMetric metric)
{
    std::vector<double> costs;
    for (std::size_t policy = 0; policy < patientsThemselves.policies(); ++policy)
        if (patientsThemselves.figure(0, policy, metric))
            costs.push_back(patientsThemselves.meanCost(0, policy));
    if (costs.empty())
        return costs;
    const auto [least, most] = std::ranges::minmax(costs);
    for (std::size_t step = 1; step < kGridCosts; ++step)
        costs.push_back(least + (most - least) * static_cast<double>(step) / kGridCosts);
    std::ranges::sort(costs);
    const double same = kCostRounding * (1.0 + most);
    costs.erase(std::unique(costs.begin(), costs.end(), [&](double a, double b) { return b - a <= same; }),
                costs.end());
    return costs;
}

// The best figure of one sample at each of the costs; `kNothing` where no policy costs so little.
void lookAlong(const Sums& sums, Eigen::Index sample, FrontMetric metric, std::span<const double> costs,
               std::vector<std::vector<double>>& bestAt)
{
    const double same = kCostRounding * (1.0 + costs.back());
    std::vector<double> best(costs.size(), kNothing); // of the policies that fit from this cost on
    for (std::size_t policy = 0; policy < sums.policies(); ++policy) {
        const auto fits = std::ranges::lower_bound(costs, sums.meanCost(sample, policy) - same) - costs.begin();
        const std::optional<double> value = sums.figure(sample, policy, metric);
        if (value && fits < std::ssize(costs))
            best[static_cast<std::size_t>(fits)] = std::max(best[static_cast<std::size_t>(fits)], *value);
    }
    double reached = kNothing;
    for (std::size_t i = 0; i < costs.size(); ++i)
        if (reached = std::max(reached, best[i]); reached != kNothing)
            bestAt[i].push_back(reached);
}

} // namespace

std::vector<BandPoint> frontBands(std::span<const std::vector<PatientOutcome>> policies, FrontMetric metric,
                                  const BootstrapPlan& bootstrap)
{
    if (policies.empty() || policies.front().empty() || bootstrap.resamples == 0)
        return {};
    Sums sums(policies);
    sums.weigh(Eigen::MatrixXd::Ones(1, sums.patients()));
    const std::vector<double> costs = costsToLookAt(sums, metric);
    if (costs.empty())
        return {};
    std::vector<std::vector<double>> bestAt(costs.size());
    RandomStream stream(bootstrap.seed, "front bands");
    for (std::size_t done = 0; done < bootstrap.resamples;) {
        const auto samples =
            std::min<Eigen::Index>(kResamplesAtOnce, static_cast<Eigen::Index>(bootstrap.resamples - done));
        sums.weigh(drawnWeights(samples, sums.patients(), stream));
        for (Eigen::Index sample = 0; sample < samples; ++sample)
            lookAlong(sums, sample, metric, costs, bestAt);
        done += static_cast<std::size_t>(samples);
    }
    std::vector<BandPoint> bands;
    for (std::size_t i = 0; i < costs.size(); ++i)
        if (const auto interval = bootstrapInterval(std::move(bestAt[i]), bootstrap.resamples))
            bands.push_back({.cost = costs[i], .low = interval->low, .high = interval->high});
    return bands;
}

} // namespace core
