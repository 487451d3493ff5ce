// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/exact_front.h"

#include "core/front/pareto_front.h"
#include "core/front/upper_envelope_p.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace core {
namespace {

constexpr double kWorst = 2.0;     // no reward is worth more
constexpr double kFinest = 1e-10;  // values are sums of probabilities, good to about 1e-14
constexpr double kCoarsest = 1e-2; // from here in steps of 10

// The best policies for all rewards (2 − t)·TP + t·TN − m·burden/scale with t and m from a rectangle. Their value is a
// convex function of (t, m), and each policy's is linear. Where the best policies known are looked at, they divide the
// rectangle into polygons; a policy that is best at every corner of its polygon is best within (convexity), and where
// another is better at a corner, it is a new one. So it ends with all of them, and knows it.
class RewardPlane {
public:
    RewardPlane(const ExactSolver& solver, CostAim aim, double scale, std::stop_token stop,
                const ExactFrontLimits& limits)
        : m_solver(solver),
          m_aim(aim),
          m_scale(scale),
          m_stop(std::move(stop)),
          m_limits(limits)
    {
    }

    // All policies that are best somewhere; fewer when stopped. `gap` as in ExactFront.
    std::vector<ExactPoint> policies(const WeightPlace& least, const WeightPlace& most, double& gap)
    {
        m_dearest = most.price;
        UpperEnvelope envelope(least, most);
        envelope.add(planeOf(solved({least.target, most.price})));
        gap = kWorst;
        for (double tolerance = kCoarsest; gap > kFinest && refine(envelope, tolerance); tolerance /= 10.0)
            gap = std::max(tolerance, kFinest);
        std::vector<ExactPoint> points;
        for (const UpperEnvelope::Cell& cell : envelope.cells())
            if (!m_stop.stop_requested())
                addDistinct(points, centre(cell.corners));
        return points;
    }

private:
    RewardShape shapeAt(const WeightPlace& place) const
    {
        return {
            .lambda = (2.0 - place.target) / place.target, .rho = -place.price / m_scale / place.target, .aim = m_aim};
    }
    PolicyPlane planeOf(const ExactReturn& expected) const
    {
        return {.constant = 2.0 * expected.truePositive,
                .perTarget = expected.trueNegative - expected.truePositive,
                .perPrice = -expected.burden(m_aim) / m_scale};
    }

    // A corner belongs to several polygons, so each is remembered.
    const ExactReturn& solved(const WeightPlace& place)
    {
        const std::pair key(std::llround(place.target * 1e14), std::llround(place.price / m_dearest * 1e16));
        const auto [found, isNew] = m_solved.try_emplace(key);
        if (isNew)
            found->second = m_solver.solve(shapeAt(place)).expected();
        return found->second;
    }

    // Until no corner is more than `tolerance` below what can be had there. False when stopped or too many are known.
    bool refine(UpperEnvelope& envelope, double tolerance)
    {
        while (true) {
            std::vector<std::pair<WeightPlace, ExactReturn>> better;
            for (const UpperEnvelope::Cell& cell : envelope.cells())
                for (const WeightPlace& corner : cell.corners) {
                    if (m_stop.stop_requested())
                        return false;
                    const ExactReturn& best = solved(corner);
                    if (planeOf(best).at(corner) > envelope.plane(cell.plane).at(corner) + tolerance)
                        better.emplace_back(corner, best);
                }
            if (better.empty())
                return true;
            bool isNew = false;
            for (const auto& [corner, best] : better) {
                if (envelope.cells().size() >= m_limits.mostPolicies)
                    return false;
                if (planeOf(best).at(corner) > envelope.at(corner) + tolerance) {
                    envelope.add(planeOf(best));
                    isNew = true;
                }
            }
            if (!isNew) // what is left is rounding
                return true;
            if (m_limits.progress)
                m_limits.progress(envelope.cells().size());
        }
    }

    static WeightPlace centre(const UpperEnvelope::Polygon& corners)
    {
        WeightPlace sum;
        for (const WeightPlace& corner : corners) {
            sum.target += corner.target / double(corners.size());
            sum.price += corner.price / double(corners.size());
        }
        return sum;
    }

    void addDistinct(std::vector<ExactPoint>& points, const WeightPlace& place)
    {
        const ExactReturn& expected = solved(place);
        const bool known = std::ranges::any_of(points, [&](const ExactPoint& point) {
            return std::abs(point.expected.truePositive - expected.truePositive) < kFinest &&
                   std::abs(point.expected.trueNegative - expected.trueNegative) < kFinest &&
                   std::abs(point.expected.burden(m_aim) - expected.burden(m_aim)) < kFinest * m_scale;
        });
        if (!known)
            points.push_back({.shape = shapeAt(place), .expected = expected, .value = 0.0});
    }

    const ExactSolver& m_solver;
    CostAim m_aim;
    double m_scale;
    double m_dearest = 1.0;
    std::stop_token m_stop;
    const ExactFrontLimits& m_limits;
    std::map<std::pair<long long, long long>, ExactReturn> m_solved;
};

// From here on what is spent is worth more than any diagnosis: an order gains at most 2 and costs at least the cheapest
// step. `catalog`: priced by burden.
double dearestMoney(const TestCatalog& catalog)
{
    double least = catalog.priceOf(PanelMask::all(catalog.panelCount())).amount;
    for (const Panel& panel : catalog.panels())
        if (panel.cost.amount > 0.0)
            least = std::min(least, panel.cost.amount);
    for (const FeeGroup& fee : catalog.fees())
        if (fee.cost.amount > 0.0)
            least = std::min(least, fee.cost.amount);
    return least > 0.0 ? 2.01 / least : 1.0;
}

} // namespace

ExactFront exactFront(const ExactSolver& solver, const DiscreteProblem& problem, FrontAxes axes, std::stop_token stop,
                      const ExactFrontLimits& limits)
{
    ExactFront front;
    front.prevalence = problem.joint.prevalence();
    const double ill = front.prevalence;
    if (ill <= 0.0 || ill >= 1.0)
        return front;
    const TestCatalog burdens = problem.catalog.pricedByBurden(axes.aim);
    const double all = burdens.priceOf(PanelMask::all(burdens.panelCount())).amount;
    const double scale = all > 0.0 ? all : 1.0;
    // λ = (2 − t)/t: t = 2·ill/(1 + ill) gives 1/ill, t = 2·ill gives AM's (1 − ill)/ill.
    const double lowest = axes.metric == FrontMetric::F1 ? 2.0 * ill / (1.0 + ill) : 2.0 * ill;
    const double highest = axes.metric == FrontMetric::F1 ? 1.0 : lowest;
    RewardPlane rewards(solver, axes.aim, scale, stop, limits);
    front.supported = rewards.policies({lowest, 0.0}, {highest, dearestMoney(burdens) * scale}, front.gap);
    front.stopped = stop.stop_requested();
    std::vector<CostValue> places;
    std::ranges::sort(front.supported, {}, [&](const ExactPoint& point) { return point.expected.burden(axes.aim); });
    for (ExactPoint& point : front.supported) {
        point.value = metricOf(point.expected, axes.metric, ill).value_or(0.0);
        places.push_back({.cost = point.expected.burden(axes.aim), .value = point.value});
    }
    front.front = paretoFront(places);
    return front;
}

// Let X be all (TP, TN, cost) that mixtures of policies reach: a polytope whose corners are deterministic policies. The
// best F1 for a budget B is the largest t for which some x in X with cost ≤ B has (2 − t)·TP + t·TN ≥ t. For a fixed t
// that is a linear program with one constraint beside X, so by duality its optimum is the minimum over the price μ ≥ 0
// of g(t, μ) + μ·B, where g is the largest (2 − t)·TP + t·TN − μ·cost of any policy, and it is reached on the face of X
// where μ's best policies lie, by one of its corners or a mixture of two of them whose mean cost is B. These corners
// are best for (t, μ), hence supported, and t is at least the F1 of calling everybody ill. So the best single policy or
// mixture of two supported ones is the optimum. AM is linear; for it the same holds with t fixed.
std::optional<BudgetAnswer> bestForBudget(const ExactFront& front, FrontAxes axes, Cost budget)
{
    std::vector<MixablePolicy> policies;
    for (const ExactPoint& point : front.supported)
        policies.push_back(mixable(point.expected, axes, front.prevalence).value_or(MixablePolicy{}));
    return bestMixture(policies, budget);
}

} // namespace core
