// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/set_growth_p.h"

#include "core/lattice/order_promise_p.h"
#include "core/lattice/outlook_targets_p.h"
#include "core/lattice/panel_lattice.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <functional>

namespace core {
namespace {

constexpr std::size_t kListedPanels = 14; // up to here all sets can be listed
constexpr std::size_t kMostExplorers = 4000;
constexpr std::size_t kSetsAtOnce = 16; // estimated between two looks at where patients go
constexpr std::size_t kMostRounds = 60;
constexpr std::size_t kUnvisitedRounds = 2; // after which a set leaves the lattice
constexpr std::size_t kFirstSingles = 8;
constexpr double kFewestVisits = 0.005; // of the patients, for a set to grow
// How much of the loss that all panels take away one mean price may cost; from "money does not matter" on.
constexpr std::array kMoneyWeights{0.0, 0.02, 0.08};
constexpr double kLittle = 0.002; // F1 or AM: where no more than that is left, nothing grows
constexpr double kOneSided95 = 1.645;
constexpr double kCertainty = 1.0; // standard errors by which an order has to pay, for the set it leads to to stay
constexpr std::size_t kMostThinnings = 4;

// Few aims and prices, and the closer look at each: near-optimal rules for all of the front.
FrontPlan coarse(FrontPlan plan)
{
    plan.lattice.targets = plan.metric == FrontMetric::F1 ? 4 : 8;
    plan.lattice.prices = 6;
    return plan;
}

// How much the figure grows with what is earned, beside it. For F1 ≥ t the reward is aimed at λ = (2 − t)/t, and then
// F1 − t = t · (λ·TP + TN − 1)/(2·TP + FP + FN) per patient; for AM = (TP/π + TN/(1 − π))/2 with λ = (1 − π)/π the
// reward is 2·(1 − π)·AM.
double figurePerReward(FrontMetric metric, const SolvedRule& solved)
{
    const Confusion& c = solved.confusion;
    const double patients = std::max<double>(1.0, static_cast<double>(c.total()));
    const double diseased = static_cast<double>(c.truePositive + c.falseNegative) / patients;
    if (metric == FrontMetric::Am)
        return 0.5 / std::max(1e-3, 1.0 - diseased);
    const double said = static_cast<double>(c.truePositive + c.falsePositive) / patients;
    return 2.0 / (1.0 + solved.rule.shape.lambda) / std::max(1e-3, said + diseased);
}

double lossOf(std::span<const float> odds, std::span<const std::uint8_t> diseased)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < odds.size(); ++i)
        sum += std::log1p(std::exp(diseased[i] != 0 ? -double{odds[i]} : double{odds[i]}));
    return sum / static_cast<double>(std::max<std::size_t>(1, odds.size()));
}

} // namespace

Explorers::Explorers(const BinnedRows& all, const LatticePatients& patients, const SetTeachers& teachers)
{
    const std::size_t count = patients.fold.size(), some = std::min(count, kMostExplorers);
    rows.features = all.features;
    for (std::size_t k = 0; k < some; ++k) {
        const std::size_t i = k * count / some;
        if (fold.empty() || patients.fold[i] != fold.back())
            foldBegins.push_back(k);
        who.push_back(static_cast<std::uint32_t>(i));
        rows.codes.insert(rows.codes.end(), all.row(i), all.row(i) + all.features);
        diseased.push_back(patients.diseased[i]);
        fold.push_back(patients.fold[i]);
        recorded.push_back(teachers.recordedOf(i));
    }
    foldBegins.push_back(some);
}

// The lattice of the members, solved for some rules that patients followed.
struct SetGrowth::Exploration {
    PanelLattice lattice;
    LatticeView view = {};
    std::vector<SolvedRule> rules = {};
    std::vector<std::size_t> front = {}; // of them those that no other one dominates: near-optimal ones
};

struct SetGrowth::Candidate {
    PanelMask closure;
    double promise = 0.0; // of the figure
};

SetGrowth::SetGrowth(GrowthStudy study)
    : m_study(std::move(study)),
      m_explorers(m_study.rows, m_study.patients, m_study.teachers),
      m_burdens(m_study.catalog.pricedByBurden(m_study.plan.minimise)),
      m_most(std::max<std::size_t>(static_cast<std::size_t>(m_study.plan.lattice.mostSets), 2))
{
    const PanelRules& rules = m_study.rules;
    const std::size_t count = rules.panelCount() <= kListedPanels ? PanelLattice::allSets(rules).size() : m_most + 1;
    m_leavesOut = count > m_most;
    m_expected = std::min(count, m_most);
}

std::optional<std::vector<PanelMask>> SetGrowth::next()
{
    if (m_round++ == 0) {
        if (m_leavesOut) {
            m_masked = MaskedEstimate::fit(m_study.plan.lattice, m_study.plan.seed, m_study.rules, m_study.rows,
                                           m_study.patients, m_study.goOn);
            if (!m_masked)
                return std::nullopt;
        }
        return beginning();
    }
    if (m_round > kMostRounds || (!m_leavesOut && m_round > 2))
        return std::vector<PanelMask>();
    std::optional<Exploration> seen = explore();
    if (!seen)
        return std::nullopt;
    if (m_leavesOut) {
        std::vector<PanelMask> more = grow(*seen);
        if (more.empty() && !thin())
            return std::nullopt;
        return m_study.goOn() ? std::optional(std::move(more)) : std::nullopt;
    }
    std::vector<PanelMask> others = PanelLattice::allSets(m_study.rules);
    std::erase_if(others, [this](PanelMask closure) { return m_probability.contains(closure.bits()); });
    for (const PanelMask closure : others)
        m_members.emplace(closure.bits(), 0);
    return others;
}

void SetGrowth::fitted(PanelMask closure, std::span<const float> probability)
{
    std::vector<float>& own = m_probability[closure.bits()];
    own.clear();
    for (const std::uint32_t i : m_explorers.who)
        own.push_back(probability[i]);
}

std::vector<PanelMask> SetGrowth::chosen() const
{
    std::vector<PanelMask> sets;
    for (const auto& [bits, unvisited] : m_members)
        sets.emplace_back(bits);
    return sets;
}

// Both ends of the front are always there. Then single panels, and where not all sets are estimated a way to all.
std::vector<PanelMask> SetGrowth::beginning()
{
    std::vector<PanelMask> sets{none(), all()};
    if (!m_leavesOut)
        std::ranges::copy(singles(), std::back_inserter(sets));
    else {
        const std::size_t room = m_most - 2;
        std::ranges::copy(wayToAll(room / 2), std::back_inserter(sets));
        for (const PanelMask closure : sets)
            m_lasting.insert(closure.bits());
        std::ranges::copy(bestSingles(std::min(kFirstSingles, m_most - std::min(m_most, sets.size()))),
                          std::back_inserter(sets));
    }
    for (const PanelMask closure : sets)
        m_members.emplace(closure.bits(), 0);
    sets.clear();
    for (const auto& [bits, unvisited] : m_members)
        sets.emplace_back(bits);
    return sets;
}

std::vector<PanelMask> SetGrowth::singles() const
{
    std::set<std::uint64_t> closures;
    for (std::size_t panel = 0; panel < m_study.rules.panelCount(); ++panel)
        if (const PanelMask single = PanelMask().with(PanelId(panel)); m_study.rules.reachable(single))
            closures.insert(m_study.rules.closure(single).bits());
    closures.erase(none().bits());
    std::vector<PanelMask> sets;
    for (const std::uint64_t bits : closures)
        sets.emplace_back(bits);
    return sets;
}

// In turns, the best at each price of money.
std::vector<PanelMask> SetGrowth::bestSingles(std::size_t most)
{
    const std::vector<PanelMask> sets = singles();
    const double meanPrice = std::max(1e-9, m_burdens.priceOf(PanelMask::all(m_study.rules.panelCount())).amount /
                                                static_cast<double>(m_study.rules.panelCount()));
    const double mostGain = std::max(1e-9, maskedLoss(none()) - maskedLoss(all()));
    std::array<std::vector<PanelMask>, kMoneyWeights.size()> lists;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        lists[i] = sets;
        std::ranges::stable_sort(lists[i], {}, [&](PanelMask closure) {
            return maskedLoss(closure) + kMoneyWeights[i] * mostGain * m_burdens.priceOf(closure).amount / meanPrice;
        });
    }
    std::vector<PanelMask> best;
    for (std::size_t rank = 0; rank < sets.size(); ++rank)
        for (const auto& list : lists)
            if (best.size() < most && std::ranges::find(best, list[rank]) == best.end())
                best.push_back(list[rank]);
    return best;
}

// From no panel to all of them, each time the panel that takes away most of the loss for its price.
std::vector<PanelMask> SetGrowth::wayToAll(std::size_t most)
{
    std::vector<PanelMask> way;
    for (PanelMask here = none(); way.size() < most && here != all() && m_study.goOn();) {
        const PanelMask orderable = m_study.rules.orderable(here);
        std::optional<PanelMask> best;
        double bestRate = 0.0;
        for (std::size_t panel = 0; panel < m_study.rules.panelCount(); ++panel) {
            if (!orderable.isOrdered(PanelId(panel)) || !m_study.rules.needsMet(here, PanelId(panel)))
                continue;
            const PanelMask next = m_study.rules.closure(here.with(PanelId(panel)));
            const double gain = maskedLoss(here) - maskedLoss(next);
            const double price = std::max(1e-9, m_burdens.priceOfAdding(here, PanelId(panel)).amount);
            // What takes nothing away comes last, the cheapest first.
            const double rate = gain > 0.0 ? gain / price : -price;
            if (!best || rate > bestRate) {
                best = next;
                bestRate = rate;
            }
        }
        if (!best || *best == all())
            break;
        way.push_back(here = *best);
    }
    return way;
}

const std::vector<float>& SetGrowth::maskedOdds(PanelMask closure)
{
    std::vector<float>& odds = m_maskedOdds[closure.bits()];
    if (odds.empty())
        odds = m_masked->logOdds(closure, m_study.rules, m_explorers.rows, m_explorers.fold);
    return odds;
}

double SetGrowth::maskedLoss(PanelMask closure)
{
    return lossOf(maskedOdds(closure), m_explorers.diseased);
}

// Who does not get to a set is judged where they stand instead.
std::optional<SetGrowth::Exploration> SetGrowth::explore(std::optional<double> certainty)
{
    Exploration seen{.lattice = PanelLattice(m_study.catalog, m_study.visible, chosen(), m_study.plan.minimise)};
    const PanelLattice& lattice = seen.lattice;
    LatticeView& view = seen.view;
    view.patients = m_explorers.count();
    for (const PanelLattice::Set& set : lattice.sets())
        view.probability.push_back(m_probability.at(set.closure.bits()));
    for (std::size_t set = lattice.sets().size(); m_study.teachers.gaps() && set-- > 0;)
        for (std::size_t k = 0; k < view.patients; ++k)
            if (const PanelMask place = m_study.teachers.placeOf(lattice.sets()[set].closure, m_explorers.who[k]);
                place != lattice.sets()[set].closure)
                view.probability[set][k] = view.probability[lattice.setWithin(place)][k];
    const OutlookCuts cuts = outlookCuts(m_study.plan.metric, view, m_explorers.diseased);
    view.outlook.resize(lattice.sets().size());
    std::atomic<bool> stopped = false;
    m_study.executor.each(lattice.sets().size(), [&](std::size_t number, std::size_t) {
        const PanelLattice::Set& set = lattice.sets()[number];
        if (set.orders.empty() || stopped)
            return;
        std::vector<std::uint16_t> features = set.features;
        features.push_back(static_cast<std::uint16_t>(m_explorers.rows.features)); // the probability of now
        const FeatureBins steps = FeatureBins::fit(view.probability[number], 1);
        auto fitted =
            OutlookForest::fit(withProbability(m_explorers.rows, view.probability[number], steps), features,
                               outlookTargets(set, cuts, view), OrderBasis::outlooks(set.orders.size(), cuts.size()),
                               {.trees = 8, .depth = 5}, m_study.plan.seed, m_study.goOn);
        if (fitted)
            view.outlook[number] = std::move(fitted->outlook);
        else
            stopped = true;
    });
    if (stopped)
        return std::nullopt;
    const LatticeLessons lessons{.lattice = lattice,
                                 .cuts = cuts,
                                 .view = view,
                                 .diseased = m_explorers.diseased,
                                 .recorded = m_explorers.recorded,
                                 .foldBegins = m_explorers.foldBegins,
                                 .unrecorded = m_study.rules.unrecorded(m_study.plan.forbidUnrecorded),
                                 .keepPaths = m_leavesOut,
                                 .certainty = certainty};
    const LatticeTargets targets(lessons, coarse(m_study.plan));
    std::vector<std::vector<SolvedRule>> found(targets.count());
    m_study.executor.each(targets.count(), [&](std::size_t target, std::size_t) {
        auto rules = stopped ? std::nullopt : targets.solve(target, m_study.goOn);
        if (rules)
            found[target] = std::move(*rules);
        else
            stopped = true;
    });
    if (stopped)
        return std::nullopt;
    for (std::vector<SolvedRule>& rules : found)
        for (SolvedRule& rule : rules)
            if (std::ranges::none_of(seen.rules, [&](const SolvedRule& other) {
                    return other.confusion == rule.confusion && other.meanCost == rule.meanCost;
                }))
                seen.rules.push_back(std::move(rule));
    m_preview.clear();
    std::vector<CostValue> places;
    for (const SolvedRule& rule : seen.rules)
        places.push_back(
            {rule.meanCost, m_study.plan.metric == FrontMetric::F1 ? rule.confusion.f1() : rule.confusion.am()});
    seen.front = paretoFront(places);
    for (const std::size_t place : seen.front)
        m_preview.push_back(places[place]);
    return seen;
}

// Where nobody came by twice, nothing is lost.
void SetGrowth::prune(const Exploration& seen)
{
    std::vector<std::size_t> most(seen.lattice.sets().size(), 0);
    for (const SolvedRule& rule : seen.rules) {
        const std::vector<std::size_t> visits = visitsBySet(seen.lattice, rule);
        for (std::size_t set = 0; set < visits.size(); ++set)
            most[set] = std::max(most[set], visits[set]);
    }
    for (std::size_t set = 0; set < most.size(); ++set) {
        const std::uint64_t bits = seen.lattice.sets()[set].closure.bits();
        std::size_t& unvisited = m_members.at(bits);
        unvisited = most[set] > 0 ? 0 : unvisited + 1;
        if (unvisited >= kUnvisitedRounds && !m_lasting.contains(bits))
            m_members.erase(bits);
    }
}

// While it grows, sets are taken in that only seemed to pay, and at last they are in the way: the more orders a state
// has, the likelier the one that seems best is one that tells nothing. So those stay that patients come by where an
// order has to show that it pays, which is the clearer the fewer others there are. False when stopped.
bool SetGrowth::thin()
{
    for (std::size_t round = 0; round < kMostThinnings; ++round) {
        const std::optional<Exploration> seen = explore(kCertainty);
        if (!seen)
            return false;
        std::set<std::uint64_t> visited = m_lasting;
        for (const std::size_t rule : seen->front) {
            const std::vector<std::size_t> visits = visitsBySet(seen->lattice, seen->rules[rule]);
            for (std::size_t set = 0; set < visits.size(); ++set)
                if (visits[set] >= fewestVisits())
                    visited.insert(seen->lattice.sets()[set].closure.bits());
        }
        if (std::erase_if(m_members, [&](const auto& member) { return !visited.contains(member.first); }) == 0)
            break;
    }
    return true;
}

std::size_t SetGrowth::fewestVisits() const
{
    return std::max<std::size_t>(1, static_cast<std::size_t>(kFewestVisits * static_cast<double>(m_explorers.count())));
}

// The log odds in a set that has no estimate of its own: what the panel changes by the one model for all sets, added
// to what the set before it says.
std::vector<float> SetGrowth::oddsOf(PanelMask closure, PanelMask from)
{
    if (const auto own = m_probability.find(closure.bits()); own != m_probability.end()) {
        std::vector<float> odds = own->second;
        std::ranges::transform(odds, odds.begin(), logOddsOf);
        return odds;
    }
    maskedOdds(from); // before the other: a map keeps its places
    const std::vector<float>& there = maskedOdds(closure);
    const std::vector<float>& here = maskedOdds(from);
    std::vector<float> odds = m_probability.at(from.bits());
    for (std::size_t k = 0; k < odds.size(); ++k)
        odds[k] = logOddsOf(odds[k]) + there[k] - here[k];
    return odds;
}

OrderBeyond SetGrowth::beyond(PanelMask from, PanelId panel)
{
    const PanelRules& rules = m_study.rules;
    OrderBeyond order{
        .panel = panel, .closure = rules.closure(from.with(panel)), .odds = {}, .newFeatures = {}, .further = {}};
    order.odds = oddsOf(order.closure, from);
    const FeatureMask before = rules.asked(from), after = rules.asked(order.closure);
    for (std::size_t feature = 0; feature < after.size() && order.newFeatures.size() < 4; ++feature)
        if (after.isKnown(FeatureId(feature)) && !before.isKnown(FeatureId(feature)))
            order.newFeatures.push_back(static_cast<std::uint16_t>(feature));
    for (std::size_t next = 0; next < rules.panelCount(); ++next) {
        const PanelMask further = rules.closure(order.closure.with(PanelId(next)));
        if (further != order.closure && m_probability.contains(further.bits()))
            order.further.push_back({.price = m_burdens.priceOfAdding(from, panel).amount +
                                              m_burdens.priceOfAdding(from.with(panel), PanelId(next)).amount,
                                     .odds = oddsOf(further, order.closure)});
    }
    return order;
}

std::vector<PanelMask> SetGrowth::grow(const Exploration& seen)
{
    const std::size_t fewest = fewestVisits();
    std::set<std::size_t> visited;
    for (const std::size_t rule : seen.front) {
        const std::vector<std::size_t> visits = visitsBySet(seen.lattice, seen.rules[rule]);
        for (std::size_t set = 0; set < visits.size(); ++set)
            if (visits[set] >= fewest)
                visited.insert(set);
    }
    std::map<std::size_t, std::vector<OrderBeyond>> further;
    for (const std::size_t set : visited) {
        const PanelMask closure = seen.lattice.sets()[set].closure;
        for (std::size_t panel = 0; panel < m_study.rules.panelCount(); ++panel)
            if (!closure.isOrdered(PanelId(panel)) && m_study.rules.reachable(closure.with(PanelId(panel)))) {
                if (!m_study.goOn())
                    return {};
                further[set].push_back(beyond(closure, PanelId(panel)));
                further[set].back().inside = seen.lattice.setOf(closure.with(PanelId(panel))).has_value();
            }
        std::stable_partition(further[set].begin(), further[set].end(), std::mem_fn(&OrderBeyond::inside));
    }
    const std::vector<float>& truth = m_probability.at(all().bits());
    std::vector<OrderPromises> promises(seen.front.size());
    m_study.executor.each(seen.front.size(), [&](std::size_t i, std::size_t) {
        promises[i] = promisesOf({.lattice = seen.lattice,
                                  .view = seen.view,
                                  .solved = seen.rules[seen.front[i]],
                                  .rows = m_explorers.rows,
                                  .recorded = m_explorers.recorded,
                                  .truth = truth,
                                  .burdens = m_burdens},
                                 fewest, further);
    });
    std::map<std::uint64_t, double> best;
    m_left = 0.0;
    for (std::size_t i = 0; i < promises.size(); ++i) {
        const double figure = figurePerReward(m_study.plan.metric, seen.rules[seen.front[i]]);
        m_left = std::max(*m_left, figure * (promises[i].gain + kOneSided95 * promises[i].error));
        for (const auto& [closure, promise] : promises[i].promise)
            best[closure] = std::max(best[closure], figure * promise);
    }
    prune(seen);
    if (*m_left <= kLittle)
        return {};
    std::vector<Candidate> candidates;
    for (const auto& [closure, promise] : best)
        candidates.push_back({PanelMask(closure), promise});
    return admitted(std::move(candidates));
}

// A set has only so many orders: neither may an admitted one have more, nor those that lead to it.
bool SetGrowth::hasRoom(PanelMask closure) const
{
    const PanelRules& rules = m_study.rules;
    const auto ordersIn = [&](PanelMask set) {
        std::size_t orders = 0;
        for (std::size_t panel = 0; panel < rules.panelCount(); ++panel)
            if (!set.isOrdered(PanelId(panel)))
                orders += m_members.contains(rules.closure(set.with(PanelId(panel))).bits()) ? 1 : 0;
        return orders;
    };
    if (ordersIn(closure) > PanelLattice::kMostOrders)
        return false;
    for (const auto& [bits, unvisited] : m_members)
        if (const PanelMask set(bits); closure.with(set) == closure) {
            std::size_t leading = 0;
            for (std::size_t panel = 0; panel < rules.panelCount(); ++panel)
                if (!set.isOrdered(PanelId(panel)) && rules.closure(set.with(PanelId(panel))) == closure)
                    ++leading;
            if (leading > 0 && ordersIn(set) + leading > PanelLattice::kMostOrders)
                return false;
        }
    return true;
}

std::vector<PanelMask> SetGrowth::admitted(std::vector<Candidate> candidates)
{
    std::ranges::stable_sort(candidates, std::ranges::greater{}, &Candidate::promise);
    std::vector<PanelMask> fresh;
    std::size_t added = 0;
    for (const Candidate& one : candidates) {
        if (added == kSetsAtOnce || m_probability.size() + fresh.size() >= m_most)
            break;
        if (!hasRoom(one.closure))
            continue;
        m_members.emplace(one.closure.bits(), 0);
        ++added;
        if (!m_probability.contains(one.closure.bits()))
            fresh.push_back(one.closure);
    }
    return fresh;
}

} // namespace core
