// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/policy_flow.h"

#include "ui/common/apportion.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <numeric>

namespace ui {
namespace {

using FlowKind = PolicyFlow::Kind;
using Orders = std::vector<core::PanelId>;

// Patients who go the same way up to here: those who are diagnosed here, and the ways they go on.
struct Branch {
    FlowKind kind = FlowKind::Everybody;
    Orders orders = {};
    double ill = 0.0, notIll = 0.0;           // diagnosed here, patients
    double illMoney = 0.0, notIllMoney = 0.0; // for all of their panels
    double money = 0.0;                       // of all who come here, until here (of Other: for all of their panels)
    bool more = false;
    std::vector<std::size_t> together = {}; // as of a node
    std::vector<Branch> onward = {};
    int illOf1000 = 0, notIllOf1000 = 0;

    double patients() const
    {
        double sum = ill + notIll;
        for (const Branch& branch : onward)
            sum += branch.patients();
        return sum;
    }
    int of1000() const
    {
        int sum = illOf1000 + notIllOf1000;
        for (const Branch& branch : onward)
            sum += branch.of1000();
        return sum;
    }
};

double priceOf(const Orders& orders, const core::TestCatalog& prices)
{
    core::PanelMask mask;
    for (const core::PanelId panel : orders)
        mask = mask.with(panel);
    return prices.priceOf(mask).amount;
}

// Whether everybody gets the panel at this place with the one before.
bool gotTogether(std::span<const core::OrderFrequency* const> sequences, std::size_t place)
{
    return std::ranges::all_of(sequences, [place](const core::OrderFrequency* one) {
        return one->alongside && std::ranges::find(*one->alongside, place) != one->alongside->end();
    });
}

class BranchMaker {
public:
    BranchMaker(const core::TestCatalog& prices, bool priced, double rarePatients)
        : m_prices(prices),
          m_priced(priced),
          m_rarePatients(rarePatients)
    {
    }

    Branch make(Orders orders, std::vector<std::size_t> together,
                const std::vector<const core::OrderFrequency*>& sequences) const
    {
        Branch branch{.kind = orders.empty() ? FlowKind::Everybody : FlowKind::Panel,
                      .orders = std::move(orders),
                      .together = std::move(together)};
        if (const std::size_t last = branch.orders.size(); last > 0 && gotTogether(sequences, last - 1))
            branch.together.push_back(last - 1);
        std::map<core::PanelId, std::vector<const core::OrderFrequency*>> next;
        for (const core::OrderFrequency* one : sequences) {
            if (one->sequence.size() == branch.orders.size())
                end(branch, *one);
            else
                next[one->sequence[branch.orders.size()]].push_back(one);
        }
        addOnward(branch, next);
        if (m_priced && !branch.orders.empty())
            branch.money = priceOf(branch.orders, m_prices) * branch.patients();
        return branch;
    }

private:
    static double patientsOf(const std::vector<const core::OrderFrequency*>& sequences)
    {
        double sum = 0.0;
        for (const core::OrderFrequency* one : sequences)
            sum += static_cast<double>(one->patients);
        return sum;
    }
    void end(Branch& branch, const core::OrderFrequency& one) const
    {
        const auto ill = static_cast<double>(one.diagnosedPresent);
        const auto notIll = static_cast<double>(one.patients - one.diagnosedPresent);
        const double price = m_priced ? priceOf(one.sequence, m_prices) : 0.0;
        branch.ill += ill;
        branch.notIll += notIll;
        branch.illMoney += ill * price;
        branch.notIllMoney += notIll * price;
    }
    static void take(Branch& branch, const Branch& other)
    {
        branch.ill += other.ill;
        branch.notIll += other.notIll;
        branch.illMoney += other.illMoney;
        branch.notIllMoney += other.notIllMoney;
        branch.more = true;
    }
    void addOnward(Branch& branch, const std::map<core::PanelId, std::vector<const core::OrderFrequency*>>& next) const
    {
        const auto rare = [this](const auto& entry) { return patientsOf(entry.second) < m_rarePatients; };
        Branch other{.kind = FlowKind::Other, .orders = branch.orders, .together = branch.together};
        for (const auto& entry : next) {
            if (!rare(entry)) {
                Orders orders = branch.orders;
                orders.push_back(entry.first);
                branch.onward.push_back(make(std::move(orders), branch.together, entry.second));
                continue;
            }
            for (const core::OrderFrequency* one : entry.second)
                end(other, *one);
        }
        other.money = other.illMoney + other.notIllMoney;
        std::ranges::stable_sort(branch.onward, std::greater(), &Branch::patients);
        const bool alone = branch.onward.empty() && branch.kind == FlowKind::Panel;
        if (alone && other.patients() > 0.0 && other.patients() < m_rarePatients)
            take(branch, other);
        else if (other.patients() > 0.0)
            branch.onward.push_back(std::move(other));
        if (branch.kind == FlowKind::Everybody && branch.ill + branch.notIll > 0.0) {
            branch.onward.push_back(
                {.kind = FlowKind::NoTest, .orders = {}, .ill = branch.ill, .notIll = branch.notIll});
            branch.ill = branch.notIll = 0.0;
        }
    }

    const core::TestCatalog& m_prices;
    bool m_priced;
    double m_rarePatients;
};

void collect(Branch& branch, std::vector<Branch*>& all)
{
    all.push_back(&branch);
    for (Branch& one : branch.onward)
        collect(one, all);
}

// Ill and not ill each in whole patients, so that the pictures of a policy agree.
void roundToThousand(Branch& everybody, std::optional<int> calledIll)
{
    std::vector<Branch*> all;
    collect(everybody, all);
    std::vector<double> ill, notIll;
    for (const Branch* branch : all) {
        ill.push_back(branch->ill);
        notIll.push_back(branch->notIll);
    }
    const std::vector<double> both{std::accumulate(ill.begin(), ill.end(), 0.0),
                                   std::accumulate(notIll.begin(), notIll.end(), 0.0)};
    int called = calledIll.value_or(apportion(both, 1000)[0]);
    called = both[0] <= 0.0 ? 0 : both[1] <= 0.0 ? 1000 : called;
    const std::vector<int> illOf1000 = apportion(ill, called);
    const std::vector<int> notIllOf1000 = apportion(notIll, 1000 - called);
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i]->illOf1000 = illOf1000[i];
        all[i]->notIllOf1000 = notIllOf1000[i];
    }
}

class FlowMaker {
public:
    FlowMaker(double total, bool priced) : m_moneyScale(1000.0 / total), m_priced(priced) {}

    PolicyFlow make(const Branch& everybody)
    {
        m_flow.columns = deepest(everybody, 0) + 2;
        m_ill = addNode({.kind = FlowKind::Ill, .column = m_flow.columns - 1});
        m_notIll = addNode({.kind = FlowKind::NotIll, .column = m_flow.columns - 1});
        visit(everybody, 0);
        sortByColumn();
        return std::move(m_flow);
    }

private:
    static std::size_t deepest(const Branch& branch, std::size_t column)
    {
        std::size_t most = column;
        for (const Branch& one : branch.onward)
            most = std::max(most, deepest(one, column + 1));
        return most;
    }

    std::size_t addNode(PolicyFlow::Node node)
    {
        node.rank = m_rank++;
        m_flow.nodes.push_back(std::move(node));
        return m_flow.nodes.size() - 1;
    }

    void addRibbon(std::size_t from, std::size_t to, int patients, double money, std::size_t rank)
    {
        if (patients == 0)
            return;
        m_flow.ribbons.push_back({.from = from,
                                  .to = to,
                                  .patients = patients,
                                  .money = m_priced ? std::optional(money * m_moneyScale) : std::nullopt,
                                  .rank = rank});
    }

    void addDiagnosis(std::size_t node, std::size_t diagnosis, int patients, double money)
    {
        addRibbon(node, diagnosis, patients, money, m_rank++);
        m_flow.nodes[diagnosis].patients += patients;
    }

    std::size_t visit(const Branch& branch, std::size_t column)
    {
        const std::size_t node = addNode({.kind = branch.kind,
                                          .column = column,
                                          .orders = branch.orders,
                                          .patients = branch.of1000(),
                                          .rank = 0,
                                          .more = branch.more,
                                          .together = branch.together});
        addDiagnosis(node, m_ill, branch.illOf1000, branch.illMoney);
        for (const Branch& one : branch.onward)
            if (one.of1000() > 0) {
                const std::size_t next = visit(one, column + 1);
                addRibbon(node, next, one.of1000(), one.money, m_flow.nodes[next].rank);
            }
        addDiagnosis(node, m_notIll, branch.notIllOf1000, branch.notIllMoney);
        return node;
    }

    void sortByColumn()
    {
        std::vector<std::size_t> order(m_flow.nodes.size()), place(m_flow.nodes.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, {}, [this](std::size_t node) { return m_flow.nodes[node].column; });
        std::vector<PolicyFlow::Node> nodes;
        for (std::size_t i = 0; i < order.size(); ++i) {
            place[order[i]] = i;
            nodes.push_back(std::move(m_flow.nodes[order[i]]));
        }
        m_flow.nodes = std::move(nodes);
        for (PolicyFlow::Ribbon& ribbon : m_flow.ribbons) {
            ribbon.from = place[ribbon.from];
            ribbon.to = place[ribbon.to];
        }
        std::ranges::stable_sort(m_flow.ribbons, {}, [this](const PolicyFlow::Ribbon& ribbon) {
            return std::pair(m_flow.source(ribbon).column, ribbon.rank);
        });
    }

    PolicyFlow m_flow;
    double m_moneyScale;
    bool m_priced;
    std::size_t m_rank = 0, m_ill = 0, m_notIll = 0;
};

// The nodes a patient with these orders comes by.
std::vector<std::size_t> nodesOf(const PolicyFlow& flow, std::span<const core::PanelId> orders)
{
    const auto find = [&flow](FlowKind kind, const Orders& with) -> std::optional<std::size_t> {
        for (std::size_t i = 0; i < flow.nodes.size(); ++i)
            if (flow.nodes[i].kind == kind && flow.nodes[i].orders == with)
                return i;
        return std::nullopt;
    };
    std::vector<std::size_t> passed{*find(FlowKind::Everybody, {})};
    Orders so;
    for (const core::PanelId panel : orders) {
        const auto other = find(FlowKind::Other, so);
        so.push_back(panel);
        if (const auto named = find(FlowKind::Panel, so)) {
            passed.push_back(*named);
            continue;
        }
        if (other)
            passed.push_back(*other);
        return passed;
    }
    if (const auto none = find(FlowKind::NoTest, {}); none && orders.empty())
        passed.push_back(*none);
    return passed;
}

} // namespace

PolicyFlow policyFlow(std::span<const core::OrderFrequency> orders, const core::TestCatalog& prices,
                      std::optional<int> calledIll, double rare)
{
    double total = 0.0;
    bool priced = prices.panelCount() > 0;
    std::vector<const core::OrderFrequency*> sequences;
    for (const core::OrderFrequency& one : orders) {
        total += static_cast<double>(one.patients);
        sequences.push_back(&one);
        for (const core::PanelId panel : one.sequence)
            priced = priced && panel.value < prices.panelCount();
    }
    if (total <= 0.0)
        return {};
    Branch everybody = BranchMaker(prices, priced, rare * total).make({}, {}, sequences);
    roundToThousand(everybody, calledIll);
    return FlowMaker(total, priced).make(everybody);
}

bool isOnRibbon(const PolicyFlow& flow, std::size_t ribbon, std::span<const core::PanelId> orders,
                core::Disease diagnosis)
{
    const PolicyFlow::Ribbon& one = flow.ribbons[ribbon];
    const std::vector<std::size_t> passed = nodesOf(flow, orders);
    switch (flow.target(one).kind) {
    case FlowKind::Ill:
        return passed.back() == one.from && diagnosis == core::Disease::Present;
    case FlowKind::NotIll:
        return passed.back() == one.from && diagnosis == core::Disease::Absent;
    default:
        return std::ranges::find(passed, one.to) != passed.end();
    }
}

} // namespace ui
