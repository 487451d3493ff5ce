// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rl/exact_states.h"

#include "core/rl/action.h"
#include "core/rl/panel_rules.h"

#include <algorithm>
#include <cassert>

namespace core {

ExactStates::ExactStates(const DiscreteProblem& problem) : m_panels(problem.catalog.panelCount())
{
    const PanelRules rules(problem.catalog, problem.visible);
    const DiscreteJoint& joint = problem.joint;
    const std::size_t masks = std::size_t{1} << m_panels;
    for (const DiscreteVariable& variable : joint.variables)
        m_levels.push_back(variable.levels);
    for (std::size_t cell = 0; cell < joint.cellCount(); ++cell)
        if (joint.probability[cell][0] + joint.probability[cell][1] > 0.0)
            m_cells.push_back(cell);
    const std::size_t words = (m_levels.size() + 63) / 64;
    m_known.resize(masks * words);
    m_stateOfCell.resize(masks * m_cells.size());
    m_first.push_back(0);
    for (std::size_t bits = 0; bits < masks; ++bits) {
        const PanelMask ordered(static_cast<std::uint32_t>(bits));
        const FeatureMask asked = rules.asked(ordered);
        for (std::size_t variable = 0; variable < m_levels.size(); ++variable)
            if (asked.isKnown(FeatureId(variable)))
                m_known[bits * words + variable / 64] |= std::uint64_t{1} << variable % 64;
        m_orderable.push_back(rules.orderable(ordered).bits());
        findStates(problem, ordered);
    }
}

bool ExactStates::isKnown(PanelMask ordered, std::size_t variable) const
{
    const std::size_t words = (m_levels.size() + 63) / 64;
    return m_known[ordered.bits() * words + variable / 64] >> variable % 64 & 1U;
}

// The cell that stands for all that look alike: each variable that is not known at its lowest level.
std::size_t ExactStates::keyOf(PanelMask ordered, std::size_t cell) const
{
    std::size_t key = 0, place = 1;
    for (std::size_t variable = 0; variable < m_levels.size(); ++variable) {
        if (isKnown(ordered, variable))
            key += cell % m_levels[variable] * place;
        cell /= m_levels[variable];
        place *= m_levels[variable];
    }
    return key;
}

void ExactStates::findStates(const DiscreteProblem& problem, PanelMask ordered)
{
    std::vector<std::size_t> keys;
    for (const std::size_t cell : m_cells)
        keys.push_back(keyOf(ordered, cell));
    std::vector<std::size_t> distinct = keys;
    std::ranges::sort(distinct);
    distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());

    const std::size_t first = m_keys.size();
    m_keys.insert(m_keys.end(), distinct.begin(), distinct.end());
    m_first.push_back(m_keys.size());
    m_mass.resize(m_keys.size());
    m_anyCell.resize(m_keys.size());
    for (std::size_t place = 0; place < m_cells.size(); ++place) {
        const std::size_t state =
            first + static_cast<std::size_t>(std::ranges::lower_bound(distinct, keys[place]) - distinct.begin());
        m_stateOfCell[ordered.bits() * m_cells.size() + place] = static_cast<std::uint32_t>(state);
        m_anyCell[state] = static_cast<std::uint32_t>(place);
        for (const std::size_t disease : {0U, 1U})
            m_mass[state][disease] += problem.joint.probability[m_cells[place]][disease];
    }
}

std::optional<std::size_t> ExactStates::find(PanelMask ordered, std::size_t cell) const
{
    const auto begin = m_keys.begin() + static_cast<std::ptrdiff_t>(first(ordered));
    const auto end = m_keys.begin() + static_cast<std::ptrdiff_t>(last(ordered));
    const std::size_t key = keyOf(ordered, cell);
    const auto found = std::lower_bound(begin, end, key);
    if (found == end || *found != key)
        return std::nullopt;
    return static_cast<std::size_t>(found - m_keys.begin());
}

// Diagnoses first, then single panels, then pairs of which each reveals something beside the other.
// Where a panel comes first by the rules of the study, it alone is legal.
std::vector<std::size_t> ExactStates::legalActions(PanelMask ordered, const TestCatalog& prices, bool pairs) const
{
    const ActionCodec codec(m_panels);
    const PanelMask open = ruled(ordered, prices);
    std::vector<std::size_t> legal;
    if ((open.bits() & prices.rules().first.bits()) == 0)
        legal = {codec.index(Action::diagnose(Disease::Absent)), codec.index(Action::diagnose(Disease::Present))};
    const auto reveals = [this](PanelMask known, std::size_t panel) { return m_orderable[known.bits()] >> panel & 1U; };
    for (std::size_t panel = 0; panel < m_panels; ++panel)
        if (open.isOrdered(PanelId(panel)))
            legal.push_back(codec.index(Action::order(PanelId(panel))));
    for (std::size_t partner = 0; pairs && partner < m_panels; ++partner)
        for (std::size_t panel = 0; panel < partner; ++panel)
            if (const PanelMask both = PanelMask().with(PanelId(panel)).with(PanelId(partner));
                open.with(both) == open && reveals(ordered.with(PanelId(panel)), partner) &&
                reveals(ordered.with(PanelId(partner)), panel) && prices.withinCaps(ordered.with(both)))
                legal.push_back(codec.index(Action::orderTogether(PanelId(panel), PanelId(partner))));
    return legal;
}

PanelMask ExactStates::ruled(PanelMask ordered, const TestCatalog& prices) const
{
    const PanelMask open(m_orderable[ordered.bits()] & ~prices.rules().never.bits());
    if (!prices.rules().any())
        return open;
    const PanelMask known(PanelMask::all(m_panels).bits() & ~open.bits());
    PanelMask paidFor;
    for (std::size_t panel = 0; panel < m_panels; ++panel)
        if (open.isOrdered(PanelId(panel)) && prices.withinCaps(ordered.with(PanelId(panel))))
            paidFor = paidFor.with(PanelId(panel));
    return prices.rules().next(paidFor, known);
}

// Returns are weighted with the probability of the state, so that sums over results need no normalising. The mask
// matters beside the findings: it says which shared fees are paid.
void ExactStates::addOrder(PanelMask ordered, Action order, const TestCatalog& prices,
                           std::span<const ExactReturn> chosen, std::span<ExactReturn> options) const
{
    const std::size_t actions = options.size() / (last(ordered) - first(ordered));
    const std::size_t number = ActionCodec(m_panels).index(order);
    const PanelMask after = ordered.with(order.panels());
    const double price = prices.priceOfAdding(ordered, order.panels()).amount;
    const double minutes = prices.minutesOf(order.panels()).amount;
    const std::uint32_t* stateBefore = m_stateOfCell.data() + ordered.bits() * m_cells.size();
    for (std::size_t state = first(after); state < last(after); ++state) {
        const double mass = m_mass[state][0] + m_mass[state][1];
        ExactReturn& sum = options[(stateBefore[m_anyCell[state]] - first(ordered)) * actions + number];
        sum.truePositive += chosen[state].truePositive;
        sum.trueNegative += chosen[state].trueNegative;
        sum.cost += chosen[state].cost + price * mass;
        sum.minutes += chosen[state].minutes + Minutes(minutes * mass);
    }
}

ExactReturn ExactStates::goBack(const TestCatalog& prices, bool pairs, const Choose& choose) const
{
    assert(prices.panelCount() == m_panels);
    const ActionCodec codec(m_panels);
    const std::size_t actions = pairs ? codec.countWithPairs() : codec.actionCount();
    const std::size_t present = codec.index(Action::diagnose(Disease::Present));
    const std::size_t absent = codec.index(Action::diagnose(Disease::Absent));
    std::vector<ExactReturn> chosen(count()), options;
    // More panels give a larger number, so what follows an order is always solved already.
    for (std::size_t bits = m_orderable.size(); bits-- > 0;) {
        const PanelMask ordered(static_cast<std::uint32_t>(bits));
        const std::size_t firstState = first(ordered), states = last(ordered) - firstState;
        options.assign(states * actions, {});
        for (std::size_t i = 0; i < states; ++i) {
            options[i * actions + present].truePositive = m_mass[firstState + i][1];
            options[i * actions + absent].trueNegative = m_mass[firstState + i][0];
        }
        const std::vector<std::size_t> legal = legalActions(ordered, prices, pairs);
        for (const std::size_t action : legal)
            if (codec.action(action).isOrder())
                addOrder(ordered, codec.action(action), prices, chosen, options);
        for (std::size_t i = 0; i < states; ++i) {
            const auto returns = std::span<const ExactReturn>(options).subspan(i * actions, actions);
            chosen[firstState + i] = returns[choose({firstState + i, legal, returns})];
        }
    }
    ExactReturn sum;
    for (std::size_t state = 0; state < last(PanelMask()); ++state) {
        sum.truePositive += chosen[state].truePositive;
        sum.trueNegative += chosen[state].trueNegative;
        sum.cost += chosen[state].cost;
        sum.minutes += chosen[state].minutes;
    }
    return sum;
}

} // namespace core
