// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portable/lattice_tables_p.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <string>

namespace core {
namespace {

// What a policy saved a moment ago is read: nothing can be missing.
class SavedParts {
public:
    explicit SavedParts(TensorBundle bundle) : m_bundle(std::move(bundle)) {}

    template <typename Number>
    const std::vector<Number>& values(const std::string& name) const
    {
        const auto tensor = std::ranges::find(m_bundle.tensors(), name, &Tensor::name);
        assert(tensor != m_bundle.tensors().end());
        return std::get<std::vector<Number>>(tensor->values);
    }
    double number(const std::string& name) const { return *m_bundle.number(name); }
    std::size_t integer(const std::string& name) const { return *m_bundle.integer(name); }

    std::vector<std::vector<float>> edges(const std::string& prefix) const
    {
        std::vector<std::vector<float>> edges;
        auto next = values<float>(prefix + "edges").begin();
        for (const std::uint64_t count : values<std::uint64_t>(prefix + "counts")) {
            edges.emplace_back(next, next + static_cast<std::ptrdiff_t>(count));
            next += static_cast<std::ptrdiff_t>(count);
        }
        return edges;
    }

private:
    TensorBundle m_bundle;
};

std::vector<std::size_t> panelsOf(PanelMask mask)
{
    std::vector<std::size_t> panels;
    for (std::size_t panel = 0; panel < PanelMask::kMostPanels; ++panel)
        if (mask.isOrdered(PanelId(panel)))
            panels.push_back(panel);
    return panels;
}

// Between which two cuts the threshold lies, and how far: as OrderBasis weighs them.
struct CutShare {
    std::size_t cuts = 1, below = 0;
    float above = 0.0f;

    CutShare(const OutlookCuts& all, double threshold) : cuts(all.size())
    {
        if (cuts == 1)
            return;
        const auto c = static_cast<float>(threshold);
        while (below + 2 < cuts && all[below + 1] <= c)
            ++below;
        above = std::clamp((c - all[below]) / (all[below + 1] - all[below]), 0.0f, 1.0f);
    }
    float of(const float* outlook) const
    {
        return cuts == 1 ? outlook[0] : outlook[below] + above * (outlook[below + 1] - outlook[below]);
    }
};

LatticeTables::Set estimateOf(const SavedParts& saved, const std::string& prefix, std::size_t& depth)
{
    LatticeTables::Set set;
    set.folds = saved.integer(prefix + "estimate/folds");
    set.slope = saved.number(prefix + "estimate/slope");
    set.intercept = saved.number(prefix + "estimate/intercept");
    for (std::size_t fold = 0; fold < set.folds; ++fold) {
        const std::string model = prefix + "estimate/" + std::to_string(fold) + '/';
        depth = saved.integer(model + "depth");
        set.priors += saved.number(model + "prior");
        const std::size_t count = saved.integer(model + "trees") * ((std::size_t{1} << depth) - 1);
        const std::vector<std::uint64_t>& splits = saved.values<std::uint64_t>(model + "splits");
        for (std::size_t i = 0; i < count; ++i) // two in one number
            set.splits.push_back(static_cast<std::uint32_t>(splits[i / 2] >> (i % 2 * 32)));
        const std::vector<float>& leaves = saved.values<float>(model + "leaves");
        set.leaves.insert(set.leaves.end(), leaves.begin(), leaves.end());
    }
    set.steps = saved.edges(prefix + "steps/").front();
    return set;
}

void addOutlook(LatticeTables::Set& set, const SavedParts& saved, const std::string& prefix, const CutShare& share,
                std::size_t& depth)
{
    depth = saved.integer(prefix + "depth");
    for (const std::uint64_t split : saved.values<std::uint64_t>(prefix + "splits"))
        set.outlookSplits.push_back(static_cast<std::uint32_t>(split));
    const std::vector<float>& leaves = saved.values<float>(prefix + "leaves");
    for (std::size_t at = 0; at < leaves.size(); at += share.cuts)
        set.outlookLeaves.push_back(share.of(leaves.data() + at));
}

// The most that an order could ever be worth: weights · basis + ρ · price, each part of the basis at its best.
double mostWorth(const LatticeTables::Set& set, std::span<const float> weights, double price, const RewardShape& shape)
{
    const double most = 1.0 - 1.0 / (1.0 + shape.lambda); // of max(p − threshold, 0)
    const std::size_t targets = weights.size() - 3;
    double worth = double{weights[0]} + std::max(0.0, double{weights[1]}) + shape.rho * price;
    double ofNow = weights[2];
    for (std::size_t target = 0; target < targets; ++target) {
        double low = 1.0, high = 0.0;
        for (std::size_t at = target; at < set.outlookLeaves.size(); at += targets) {
            low = std::min(low, double{set.outlookLeaves[at]});
            high = std::max(high, double{set.outlookLeaves[at]});
        }
        const double weight = weights[3 + target];
        worth += std::max(weight * low, weight * high);
        ofNow -= weight;
    }
    constexpr double kRounding = 1e-4; // sums of the policy are of floats
    return worth + std::max(0.0, ofNow * most) + kRounding;
}

// All states with the panels of one way that leads there.
std::vector<PanelMask> waysTo(const PanelLattice& lattice)
{
    std::vector<std::optional<PanelMask>> ways(lattice.states().size());
    ways.front() = PanelMask();
    for (std::size_t state = 0; state < ways.size(); ++state) { // orders lead to later ones
        const PanelLattice::State& here = lattice.states()[state];
        for (std::size_t order = 0; order < here.leadsTo.size(); ++order)
            if (here.leadsTo[order] != PanelLattice::kNowhere && ways[state])
                if (std::optional<PanelMask>& there = ways[here.leadsTo[order]]; !there)
                    there = ways[state]->with(lattice.sets()[here.set].orders[order]);
    }
    std::vector<PanelMask> all;
    for (const std::optional<PanelMask>& way : ways)
        all.push_back(way.value_or(PanelMask()));
    return all;
}

bool within(PanelMask part, PanelMask whole)
{
    return (part.bits() & ~whole.bits()) == 0;
}

// The closure of all panels that anybody could ever be worth.
PanelMask worthwhile(const LatticePolicy& policy, const std::vector<LatticeTables::Set>& sets)
{
    const PanelLattice& lattice = policy.model().lattice();
    PanelMask ordered = lattice.catalog().rules().first;
    for (bool grows = true; grows;) {
        grows = false;
        const PanelMask known = lattice.rules().closure(ordered);
        for (std::size_t at = 0; at < lattice.states().size(); ++at) {
            const PanelLattice::State& state = lattice.states()[at];
            const PanelLattice::Set& set = lattice.sets()[state.set];
            if (!within(set.closure, known))
                continue;
            const std::size_t size = OrderBasis::size(set.orders.size());
            for (std::size_t order = 0; order < set.orders.size(); ++order) {
                const auto weights = std::span(policy.rule().weights[at]).subspan(order * size, size);
                if (!ordered.isOrdered(set.orders[order]) &&
                    mostWorth(sets[state.set], weights, state.prices[order], policy.shape()) > 0.0) {
                    ordered = ordered.with(set.orders[order]);
                    grows = true;
                }
            }
        }
    }
    return lattice.rules().closure(ordered);
}

std::vector<std::size_t> feesPaid(const TestCatalog& catalog, PanelMask ordered)
{
    std::vector<std::size_t> paid;
    for (std::size_t fee = 0; fee < catalog.fees().size(); ++fee)
        if (catalog.fees()[fee].panels.bits() & ordered.bits())
            paid.push_back(fee);
    return paid;
}

} // namespace

LatticeTables::LatticeTables(const LatticePolicy& policy)
    : m_byPanels(policy.model().lattice().catalog().rules().capped())
{
    const PanelLattice& lattice = policy.model().lattice();
    const SavedParts saved(policy.save());
    const CutShare share(policy.model().cuts(), 1.0 / (1.0 + policy.shape().lambda));
    std::vector<Set> all;
    for (std::size_t at = 0; at < lattice.sets().size(); ++at) {
        const std::string prefix = "lattice/set/" + std::to_string(at) + '/';
        Set& set = all.emplace_back(estimateOf(saved, prefix, m_depth));
        set.closure = panelsOf(lattice.sets()[at].closure);
        for (const PanelId panel : lattice.sets()[at].orders)
            set.orders.push_back(panel.value);
        if (!set.orders.empty())
            addOutlook(set, saved, prefix + "outlook/", share, m_outlookDepth);
    }
    m_edges = saved.edges("lattice/bins/");
    const PanelMask kept = worthwhile(policy, all);
    std::vector<std::optional<std::size_t>> place(all.size());
    for (std::size_t at = 0; at < all.size(); ++at)
        if (within(lattice.sets()[at].closure, kept)) {
            place[at] = m_sets.size();
            m_sets.push_back(std::move(all[at]));
        }
    const std::vector<PanelMask> ways = waysTo(lattice);
    for (std::size_t at = 0; at < lattice.states().size(); ++at)
        if (const auto set = place[lattice.states()[at].set])
            m_states.push_back({.set = *set,
                                .fees = m_byPanels ? panelsOf(ways[at]) : feesPaid(lattice.catalog(), ways[at]),
                                .prices = lattice.states()[at].prices,
                                .weights = policy.rule().weights[at]});
}

} // namespace core
