// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/order_promise_p.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace core {
namespace {

constexpr double kHope = 0.25;            // see below
constexpr std::size_t kGroups = 6;        // into which one thing that is known divides patients
constexpr std::size_t kMostDividing = 12; // things that are known, P(disease) not counted
constexpr double kDoubters = 20.0;        // patients: a gain is thought 0 as if so many had said so

// Everybody who came by a set, and what they earned from there on.
struct Visit {
    std::uint32_t patient = 0;
    float earned = 0.0f;
};

// One way to divide patients: the group of each visit.
using Division = std::vector<std::uint8_t>;

// Into groups of about as many.
Division dividedBy(std::span<const float> values)
{
    std::vector<float> sorted(values.begin(), values.end());
    std::ranges::sort(sorted);
    Division groups;
    for (const float value : values) {
        const auto below = std::ranges::lower_bound(sorted, value) - sorted.begin();
        groups.push_back(static_cast<std::uint8_t>(std::min<std::size_t>(
            kGroups - 1, static_cast<std::size_t>(below) * kGroups / std::max<std::size_t>(1, sorted.size()))));
    }
    return groups;
}

// What the two halves of the patients say of an order: each chooses the groups that get it, the other judges.
struct HalfSums {
    std::array<double, kGroups> sum{}, squares{};
    std::array<double, kGroups> count{};
    double promise() const
    {
        double all = 0.0;
        for (std::size_t group = 0; group < kGroups; ++group)
            all += std::max(0.0, sum[group]) * count[group] / (count[group] + kDoubters);
        return all;
    }
};
struct Judged {
    double promise = 0.0, gain = 0.0, squares = 0.0;
};
Judged judgedBy(const HalfSums& choosing, const HalfSums& judging)
{
    Judged judged{.promise = choosing.promise()};
    for (std::size_t group = 0; group < kGroups; ++group)
        if (choosing.sum[group] > 0.0) {
            judged.gain += judging.sum[group];
            judged.squares += judging.squares[group];
        }
    return judged;
}

class Promises {
public:
    explicit Promises(const FollowedRule& rule)
        : m_rule(rule),
          m_lambda(rule.solved.rule.shape.lambda),
          m_rho(rule.solved.rule.shape.rho),
          m_visits(rule.lattice.sets().size())
    {
        for (std::uint32_t patient = 0; patient < rule.solved.paths.size(); ++patient)
            follow(patient);
    }

    const std::vector<Visit>& visits(std::size_t set) const { return m_visits[set]; }

    std::vector<Division> divisions(std::size_t set) const
    {
        std::vector<Division> divisions{
            dividedBy(valuesOf(set, [&](std::size_t i) { return m_rule.view.probability[set][i]; }))};
        const std::vector<std::uint16_t>& features = m_rule.lattice.sets()[set].features;
        for (std::size_t i = 0; i < std::min(features.size(), kMostDividing); ++i)
            divisions.push_back(dividedBy(valuesOf(
                set, [&](std::size_t patient) { return static_cast<float>(m_rule.rows.row(patient)[features[i]]); })));
        return divisions;
    }

    // What one more order earns beyond what is earned now, by visit, 0 where it shows nothing: where a diagnosis
    // follows, and where one of the further orders may, in each group as the other half of the patients found best.
    std::vector<std::vector<double>> gains(std::size_t set, const OrderBeyond& order) const
    {
        const double price = m_rule.burdens.priceOfAdding(m_rule.lattice.sets()[set].closure, order.panel).amount;
        std::vector<std::vector<double>> options{gainsOf(set, order.panel, price, order.odds)};
        for (const OrderBeyond::Further& further : order.further)
            options.push_back(gainsOf(set, order.panel, further.price, further.odds));
        std::vector<std::vector<double>> gains{options.front()};
        if (options.size() == 1)
            return gains;
        std::vector<Division> results{dividedBy(valuesOf(set, [&](std::size_t i) { return order.odds[i]; }))};
        for (const std::uint16_t feature : order.newFeatures)
            results.push_back(dividedBy(
                valuesOf(set, [&](std::size_t i) { return static_cast<float>(m_rule.rows.row(i)[feature]); })));
        for (const Division& groups : results)
            gains.push_back(chosenByResults(visits(set), groups, options));
        return gains;
    }

    // By the first and by the second half of the patients: [half].
    static std::array<HalfSums, 2> sums(const std::vector<Visit>& visits, const Division& groups,
                                        const std::vector<double>& gains)
    {
        std::array<HalfSums, 2> halves;
        for (std::size_t i = 0; i < visits.size(); ++i) {
            HalfSums& half = halves[visits[i].patient % 2];
            half.sum[groups[i]] += gains[i];
            half.squares[groups[i]] += gains[i] * gains[i];
            half.count[groups[i]] += 1.0;
        }
        return halves;
    }

private:
    std::vector<float> valuesOf(std::size_t set, const auto& valueOf) const
    {
        std::vector<float> values;
        for (const Visit& visit : visits(set))
            values.push_back(valueOf(visit.patient));
        return values;
    }
    std::vector<double> gainsOf(std::size_t set, PanelId panel, double price, std::span<const float> odds) const
    {
        std::vector<double> gains;
        for (const Visit& visit : visits(set)) {
            const bool shows = m_rule.recorded[visit.patient].isOrdered(panel);
            gains.push_back(shows ? worth(odds[visit.patient], visit.patient) + m_rho * price - double{visit.earned}
                                  : 0.0);
        }
        return gains;
    }
    static std::vector<double> chosenByResults(const std::vector<Visit>& visits, const Division& groups,
                                               const std::vector<std::vector<double>>& options)
    {
        std::array<std::array<std::size_t, kGroups>, 2> best{};
        std::array<std::array<double, kGroups>, 2> most{};
        for (std::size_t option = 0; option < options.size(); ++option) {
            const std::array<HalfSums, 2> halves = sums(visits, groups, options[option]);
            for (const std::size_t half : {0U, 1U})
                for (std::size_t group = 0; group < kGroups; ++group)
                    if (option == 0 || halves[half].sum[group] > most[half][group]) {
                        best[half][group] = option;
                        most[half][group] = halves[half].sum[group];
                    }
        }
        std::vector<double> gains;
        for (std::size_t i = 0; i < visits.size(); ++i)
            gains.push_back(options[best[1 - visits[i].patient % 2][groups[i]]][i]);
        return gains;
    }
    double worth(float odds, std::size_t patient) const
    {
        const double truth = m_rule.truth[patient];
        return double{odds} >= -std::log(m_lambda) ? m_lambda * truth : 1.0 - truth;
    }
    void follow(std::uint32_t patient)
    {
        const std::vector<std::uint32_t>& path = m_rule.solved.paths[patient];
        const auto& states = m_rule.lattice.states();
        const std::size_t last = states[path.back()].set;
        const float p = m_rule.view.probability[last][patient];
        double earned = double{p} * (1.0 + m_lambda) >= 1.0 ? m_lambda * double{m_rule.truth[patient]}
                                                            : 1.0 - double{m_rule.truth[patient]};
        for (std::size_t step = path.size(); step-- > 0;) {
            if (step + 1 < path.size())
                earned += m_rho * priceBetween(states[path[step]], path[step + 1]);
            m_visits[states[path[step]].set].push_back({patient, static_cast<float>(earned)});
        }
    }
    static double priceBetween(const PanelLattice::State& from, std::uint32_t to)
    {
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t choice = 0; choice < from.leadsTo.size(); ++choice)
            if (from.leadsTo[choice] == to)
                least = std::min(least, from.prices[choice]);
        return least;
    }

    const FollowedRule& m_rule;
    double m_lambda, m_rho;
    std::vector<std::vector<Visit>> m_visits; // by set
};

} // namespace

std::vector<std::size_t> visitsBySet(const PanelLattice& lattice, const SolvedRule& solved)
{
    std::vector<std::size_t> visits(lattice.sets().size(), 0);
    for (const std::vector<std::uint32_t>& path : solved.paths)
        for (const std::uint32_t state : path)
            ++visits[lattice.states()[state].set];
    return visits;
}

OrderPromises promisesOf(const FollowedRule& rule, std::size_t fewest,
                         const std::map<std::size_t, std::vector<OrderBeyond>>& beyond)
{
    const Promises promises(rule);
    const auto patients = static_cast<double>(std::max<std::size_t>(1, rule.solved.paths.size()));
    OrderPromises found;
    double squares = 0.0;
    for (const auto& [set, orders] : beyond) {
        if (promises.visits(set).size() < std::max<std::size_t>(1, fewest))
            continue;
        const std::vector<Division> divisions = promises.divisions(set);
        std::array<Judged, 2> best{}, inside{};
        for (const OrderBeyond& order : orders) { // those inside come first
            std::array<Judged, 2> own{};
            for (const std::vector<double>& gains : promises.gains(set, order))
                for (const Division& groups : divisions) {
                    const auto halves = Promises::sums(promises.visits(set), groups, gains);
                    for (const std::size_t half : {0U, 1U})
                        if (const Judged judged = judgedBy(halves[half], halves[1 - half]);
                            judged.promise > own[half].promise)
                            own[half] = judged;
                }
            for (const std::size_t half : {0U, 1U})
                if (own[half].promise > best[half].promise)
                    best[half] = own[half];
            if (order.inside) {
                inside = best;
                continue;
            }
            for (const std::size_t half : {0U, 1U}) {
                own[half].promise = std::max(0.0, own[half].promise - inside[half].promise);
                own[half].gain -= inside[half].gain;
            }
            // What those who did not choose say counts, and a little of the hope.
            if (const double promise =
                    std::max(0.0, own[0].gain + own[1].gain) + kHope * (own[0].promise + own[1].promise);
                promise > 0.0)
                found.promise[order.closure.bits()] += promise / patients;
        }
        for (const std::size_t half : {0U, 1U})
            if (best[half].promise > inside[half].promise) {
                found.gain += (best[half].gain - inside[half].gain) / patients;
                squares += (best[half].squares + inside[half].squares) / (patients * patients);
            }
    }
    found.error = std::sqrt(squares);
    return found;
}

} // namespace core
