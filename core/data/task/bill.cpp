// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/task_editing.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <map>

namespace core {
namespace {

using PanelBits = std::uint64_t;
constexpr std::size_t kMostPanelsSearched = 64;

constexpr PanelBits bit(std::size_t panel)
{
    return PanelBits{1} << panel;
}

// The cheapest set of panels that has every test. Each test asks for one of the panels that hold it (a hitting set);
// the test with the fewest panels is decided first, and a branch ends where it costs more than the best so far.
class CoverSearch {
public:
    explicit CoverSearch(const Task& task) : m_task(task)
    {
        collectDemands();
        collectFees();
        m_best = task.panels.size() == kMostPanelsSearched ? ~PanelBits{0} : bit(task.panels.size()) - 1;
        m_bestCost = costOf(m_best);
        consider(greedy());
        search(0);
    }

    PanelBits best() const { return m_best; }
    double cost() const { return m_bestCost; }

private:
    // Far more than 20 overlapping panels need; beyond it the best found so far stands.
    static constexpr std::size_t kMostNodes = 200'000;

    struct Fee {
        PanelBits panels = 0;
        double cost = 0.0;
    };

    void collectDemands()
    {
        std::map<std::string_view, PanelBits> holders;
        for (std::size_t i = 0; i < m_task.panels.size(); ++i)
            for (const std::string& column : m_task.panels[i].columns)
                holders[column] |= bit(i);
        std::vector<PanelBits> all;
        for (const auto& [column, panels] : holders)
            all.push_back(panels);
        std::sort(all.begin(), all.end(), [](PanelBits a, PanelBits b) {
            return std::pair(std::popcount(a), a) < std::pair(std::popcount(b), b);
        });
        // A demand that contains another one is met whenever the smaller is.
        for (const PanelBits demand : all)
            if (std::none_of(m_demands.begin(), m_demands.end(),
                             [&](PanelBits smaller) { return (demand & smaller) == smaller; }))
                m_demands.push_back(demand);
    }

    void collectFees()
    {
        for (const SharedFee& fee : m_task.sharedFees) {
            Fee bits{.panels = 0, .cost = fee.cost.amount};
            for (std::size_t i = 0; i < m_task.panels.size(); ++i)
                if (std::find(fee.panels.begin(), fee.panels.end(), m_task.panels[i].name) != fee.panels.end())
                    bits.panels |= bit(i);
            m_fees.push_back(bits);
        }
    }

    double costOf(PanelBits chosen) const
    {
        double sum = 0.0;
        for (std::size_t i = 0; i < m_task.panels.size(); ++i)
            if (chosen & bit(i))
                sum += m_task.panels[i].cost.amount;
        for (const Fee& fee : m_fees)
            if (fee.panels & chosen)
                sum += fee.cost;
        return sum;
    }

    void consider(PanelBits chosen)
    {
        const double cost = costOf(chosen);
        const bool cheaper = cost < m_bestCost - 1e-9;
        const bool sameWithFewer = cost < m_bestCost + 1e-9 && std::popcount(chosen) < std::popcount(m_best);
        if (!cheaper && !sameWithFewer)
            return;
        m_best = chosen;
        m_bestCost = cost;
    }

    PanelBits greedy() const
    {
        PanelBits chosen = 0;
        for (;;) {
            double bestPrice = std::numeric_limits<double>::infinity();
            PanelBits bestPanel = 0;
            for (std::size_t i = 0; i < m_task.panels.size(); ++i) {
                const auto met = std::count_if(m_demands.begin(), m_demands.end(), [&](PanelBits demand) {
                    return (demand & chosen) == 0 && (demand & bit(i)) != 0;
                });
                const double price = costOf(chosen | bit(i)) - costOf(chosen);
                if (met > 0 && price / static_cast<double>(met) < bestPrice) {
                    bestPrice = price / static_cast<double>(met);
                    bestPanel = bit(i);
                }
            }
            if (bestPanel == 0)
                return chosen;
            chosen |= bestPanel;
        }
    }

    void search(PanelBits chosen)
    {
        if (++m_nodes > kMostNodes || costOf(chosen) > m_bestCost + 1e-9)
            return;
        const auto open =
            std::find_if(m_demands.begin(), m_demands.end(), [&](PanelBits demand) { return (demand & chosen) == 0; });
        if (open == m_demands.end()) {
            consider(chosen);
            return;
        }
        for (std::size_t i = 0; i < m_task.panels.size(); ++i)
            if (*open & bit(i))
                search(chosen | bit(i));
    }

    const Task& m_task;
    std::vector<PanelBits> m_demands;
    std::vector<Fee> m_fees;
    PanelBits m_best = 0;
    double m_bestCost = 0.0;
    std::size_t m_nodes = 0;
};

void addTimesAndVolume(Bill& bill, const Task& task)
{
    if (!task.panels.empty() && std::ranges::all_of(task.panels, [](const auto& panel) { return !!panel.minutes; })) {
        bill.minutesTogether = Minutes();
        bill.minutesInTurn = Minutes();
        for (const PanelSpec& panel : task.panels) {
            bill.minutesTogether = std::max(*bill.minutesTogether, *panel.minutes);
            *bill.minutesInTurn += *panel.minutes;
        }
    }
    if (!task.panels.empty() &&
        std::ranges::all_of(task.panels, [](const auto& panel) { return !!panel.millilitres; })) {
        bill.millilitres = Millilitres();
        for (const PanelSpec& panel : task.panels)
            *bill.millilitres += *panel.millilitres;
    }
}

} // namespace

Bill billOf(const Task& task)
{
    Bill bill;
    for (const PanelSpec& panel : task.panels)
        bill.panels.push_back(panel.cost);
    for (const SharedFee& fee : task.sharedFees)
        bill.fees.push_back(std::any_of(fee.panels.begin(), fee.panels.end(),
                                        [&](const std::string& panel) { return task.findPanel(panel); })
                                ? fee.cost
                                : Cost());
    for (const std::vector<Cost>& part : {bill.panels, bill.fees})
        for (const Cost cost : part)
            bill.total += cost;
    addTimesAndVolume(bill, task);
    if (task.panels.empty() || task.panels.size() > kMostPanelsSearched) {
        for (std::size_t i = 0; i < task.panels.size(); ++i)
            bill.cheapestCover.push_back(i);
        bill.cheapestTotal = bill.total;
        return bill;
    }
    const CoverSearch search(task);
    for (std::size_t i = 0; i < task.panels.size(); ++i)
        if (search.best() & bit(i))
            bill.cheapestCover.push_back(i);
    bill.cheapestTotal = Cost(search.cost());
    return bill;
}

} // namespace core
