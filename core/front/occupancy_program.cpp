// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/occupancy_program.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

namespace core {
namespace {

// What is known of a patient: the panels ordered, and the level of every variable that these or the record show.
constexpr std::size_t kHidden = ~std::size_t{0};
using Situation = std::pair<std::uint32_t, std::vector<std::size_t>>;

// One action in one situation; the variable of the program is the share of all patients who get it there.
struct Occupancy {
    std::size_t situation = 0;
    ExactReturn each; // what it earns for one patient, on average
};

// Situations reached from the start, and the flow of patients through them: who enters a situation leaves it by an
// action. x(s, a) ≥ 0, Σ_a x(s, a) = start(s) + Σ_{s', k} P(s | s', k)·x(s', order k).
class PatientController {
public:
    PatientController(const DiscreteProblem& problem, CostAim aim) : m_problem(problem)
    {
        for (std::size_t cell = 0; cell < problem.joint.cellCount(); ++cell)
            if (massOf(cell) > 0.0)
                m_cellsOf[situationOf(0, cell)].push_back(cell);
        const std::size_t starts = m_cellsOf.size();
        for (const auto& [situation, cells] : std::map(m_cellsOf))
            number(situation);
        m_start.resize(starts);
        for (std::size_t i = 0; i < m_situations.size(); ++i) { // grows while it is walked through
            const Situation situation = m_situations[i];
            const std::vector<std::size_t> cells = m_cellsOf[situation];
            if (i < starts)
                m_start[i] = massOf(cells);
            if (!firstOpen(situation.first))
                addDiagnoses(i, cells);
            for (std::size_t panel = 0; panel < problem.catalog.panelCount(); ++panel) {
                addOrder(i, std::uint32_t{1} << panel, cells);
                for (std::size_t other = 0; other < panel && problem.catalog.offersPairs(aim); ++other)
                    addOrder(i, std::uint32_t{1} << panel | std::uint32_t{1} << other, cells);
            }
        }
    }

    std::size_t situations() const { return m_situations.size(); }
    double start(std::size_t situation) const { return situation < m_start.size() ? m_start[situation] : 0.0; }
    const std::vector<Occupancy>& actions() const { return m_actions; }

    // Out minus in, for every situation.
    std::vector<LinearRow> balances() const
    {
        std::vector<LinearRow> rows(situations());
        for (std::size_t s = 0; s < rows.size(); ++s)
            rows[s] = {.terms = {}, .relation = Relation::Equal, .bound = start(s)};
        for (std::size_t action = 0; action < m_actions.size(); ++action) {
            rows[m_actions[action].situation].terms.push_back({action, 1.0});
            for (const auto& [next, chance] : m_leadsTo[action])
                rows[next].terms.push_back({action, -chance});
        }
        return rows;
    }

private:
    double massOf(std::size_t cell) const
    {
        return m_problem.joint.probability[cell][0] + m_problem.joint.probability[cell][1];
    }
    double massOf(const std::vector<std::size_t>& cells) const
    {
        double sum = 0.0;
        for (const std::size_t cell : cells)
            sum += massOf(cell);
        return sum;
    }

    Situation situationOf(std::uint32_t ordered, std::size_t cell) const
    {
        std::vector<std::size_t> seen;
        for (std::size_t variable = 0; variable < m_problem.joint.variables.size(); ++variable) {
            bool known = m_problem.visible.isKnown(FeatureId(variable));
            for (std::size_t panel = 0; panel < m_problem.catalog.panelCount(); ++panel)
                known = known || ((ordered >> panel & 1U) &&
                                  m_problem.catalog.panels()[panel].features.isKnown(FeatureId(variable)));
            seen.push_back(known ? m_problem.joint.level(cell, variable) : kHidden);
        }
        return {ordered, seen};
    }

    std::size_t number(const Situation& situation)
    {
        const auto [found, isNew] = m_numbers.try_emplace(situation, m_situations.size());
        if (isNew)
            m_situations.push_back(situation);
        return found->second;
    }

    void addDiagnoses(std::size_t situation, const std::vector<std::size_t>& cells)
    {
        std::array<double, 2> mass{};
        for (const std::size_t cell : cells)
            for (const std::size_t disease : {0U, 1U})
                mass[disease] += m_problem.joint.probability[cell][disease];
        const double all = mass[0] + mass[1];
        m_actions.push_back({situation, {.truePositive = mass[1] / all}});
        m_actions.push_back({situation, {.trueNegative = mass[0] / all}});
        m_leadsTo.resize(m_actions.size());
    }

    // What the study says of orders, read off its rules one by one.
    bool tells(std::uint32_t ordered, std::size_t panel) const
    {
        const TestCatalog& catalog = m_problem.catalog;
        for (std::size_t variable = 0; variable < m_problem.joint.variables.size(); ++variable) {
            const FeatureId feature(variable);
            bool known = m_problem.visible.isKnown(feature);
            for (std::size_t other = 0; other < catalog.panelCount(); ++other)
                known = known || ((ordered >> other & 1U) && catalog.panels()[other].features.isKnown(feature));
            if (!known && catalog.panels()[panel].features.isKnown(feature))
                return true;
        }
        return false;
    }
    bool needsMet(std::uint32_t ordered, std::size_t panel) const
    {
        for (std::size_t needed = 0; needed < m_problem.catalog.panelCount(); ++needed)
            if (m_problem.catalog.rules().needsOf(PanelId(panel)).isOrdered(PanelId(needed)) && tells(ordered, needed))
                return false;
        return true;
    }
    // The first panel that everybody gets before anything else, once those before it are there.
    std::optional<std::size_t> firstOpen(std::uint32_t ordered) const
    {
        for (std::size_t panel = 0; panel < m_problem.catalog.panelCount(); ++panel)
            if (m_problem.catalog.rules().first.isOrdered(PanelId(panel)) && tells(ordered, panel) &&
                needsMet(ordered, panel))
                return panel;
        return std::nullopt;
    }
    bool forbidden(std::uint32_t ordered, std::uint32_t panels) const
    {
        const OrderRules& rules = m_problem.catalog.rules();
        const std::optional<std::size_t> first = firstOpen(ordered);
        if (first && panels != std::uint32_t{1} << *first)
            return true;
        double waited = 0.0;
        for (std::size_t panel = 0; panel < m_problem.catalog.panelCount(); ++panel) {
            if ((panels >> panel & 1U) && (rules.never.isOrdered(PanelId(panel)) || !needsMet(ordered, panel)))
                return true;
            if ((ordered | panels) >> panel & 1U)
                waited += m_problem.catalog.panels()[panel].minutes.value_or(Minutes()).amount;
        }
        const double bill = m_problem.catalog.priceOf(PanelMask(ordered | panels)).amount;
        return (rules.cap && bill > rules.cap->amount + 1e-9) ||
               (rules.capMinutes && waited > rules.capMinutes->amount + 1e-9);
    }

    // Also an order that reveals nothing: it only costs, and the program need not be told.
    // `panels`: one, or two at the same time.
    void addOrder(std::size_t situation, std::uint32_t panels, const std::vector<std::size_t>& cells)
    {
        const std::uint32_t ordered = m_situations[situation].first;
        if ((ordered & panels) || forbidden(ordered, panels))
            return;
        const std::uint32_t after = ordered | panels;
        std::map<Situation, std::vector<std::size_t>> results;
        for (const std::size_t cell : cells)
            results[situationOf(after, cell)].push_back(cell);
        const double price =
            m_problem.catalog.priceOf(PanelMask(after)).amount - m_problem.catalog.priceOf(PanelMask(ordered)).amount;
        double minutes = 0.0;
        for (std::size_t panel = 0; panel < m_problem.catalog.panelCount(); ++panel)
            if (panels >> panel & 1U)
                minutes = std::max(minutes, m_problem.catalog.panels()[panel].minutes.value_or(Minutes()).amount);
        m_actions.push_back({situation, {.cost = price, .minutes = Minutes(minutes)}});
        std::vector<std::pair<std::size_t, double>>& leads = m_leadsTo.emplace_back();
        for (const auto& [next, those] : results) {
            leads.emplace_back(number(next), massOf(those) / massOf(cells));
            m_cellsOf[next] = those;
        }
    }

    const DiscreteProblem& m_problem;
    std::map<Situation, std::vector<std::size_t>> m_cellsOf;
    std::map<Situation, std::size_t> m_numbers;
    std::vector<Situation> m_situations;
    std::vector<double> m_start; // of the first situations
    std::vector<Occupancy> m_actions;
    std::vector<std::vector<std::pair<std::size_t, double>>> m_leadsTo; // [action]: situation and its chance
};

OccupancyOptimum optimumOf(const LinearProgram& program, const ProgramSolution& solution, const PatientController& flow,
                           double unit)
{
    OccupancyOptimum optimum{.value = solution.value,
                             .expected = {},
                             .rows = program.rows.size(),
                             .columns = program.objective.size(),
                             .pivots = solution.pivots};
    for (std::size_t action = 0; action < flow.actions().size(); ++action) {
        const double share = solution.variables[action] / unit;
        const ExactReturn& each = flow.actions()[action].each;
        optimum.expected.truePositive += share * each.truePositive;
        optimum.expected.trueNegative += share * each.trueNegative;
        optimum.expected.cost += share * each.cost;
        optimum.expected.minutes += Minutes(share * each.minutes.amount);
    }
    return optimum;
}

LinearRow costRow(const PatientController& flow, CostAim aim, Cost budget)
{
    LinearRow row{.terms = {}, .relation = Relation::AtMost, .bound = budget.amount};
    for (std::size_t action = 0; action < flow.actions().size(); ++action)
        if (const double cost = flow.actions()[action].each.burden(aim); cost != 0.0)
            row.terms.push_back({action, cost});
    return row;
}

std::optional<OccupancyOptimum> bestAm(const PatientController& flow, CostAim aim, double ill, Cost budget,
                                       std::stop_token stop)
{
    if (ill <= 0.0 || ill >= 1.0)
        return std::nullopt;
    LinearProgram program{.objective = {}, .rows = flow.balances()};
    for (const Occupancy& action : flow.actions())
        program.objective.push_back(action.each.truePositive / ill / 2.0 +
                                    action.each.trueNegative / (1.0 - ill) / 2.0);
    program.rows.push_back(costRow(flow, aim, budget));
    const ProgramSolution solution = maximise(program, std::move(stop));
    if (solution.end != ProgramEnd::Optimal)
        return std::nullopt;
    OccupancyOptimum optimum = optimumOf(program, solution, flow, 1.0);
    optimum.worthOfMoney = solution.duals.back();
    return optimum;
}

// F1 = 2·TP/(TP + ill + healthy − TN) is a quotient of linear functions. With every x and a new variable u multiplied
// by u = 1/(TP + ill + healthy − TN) it is linear again (Charnes and Cooper 1962): maximise 2·TP(y) where the flow
// balances with start·u, cost(y) ≤ budget·u and TP(y) − TN(y) + u = 1 (ill + healthy is 1).
std::optional<OccupancyOptimum> bestF1(const PatientController& flow, CostAim aim, Cost budget, std::stop_token stop)
{
    const std::size_t unit = flow.actions().size();
    LinearProgram program{.objective = {}, .rows = flow.balances()};
    LinearRow whole{.terms = {{unit, 1.0}}, .relation = Relation::Equal, .bound = 1.0};
    for (std::size_t action = 0; action < unit; ++action) {
        const ExactReturn& each = flow.actions()[action].each;
        program.objective.push_back(2.0 * each.truePositive);
        if (each.truePositive != each.trueNegative)
            whole.terms.push_back({action, each.truePositive - each.trueNegative});
    }
    program.objective.push_back(0.0);
    for (LinearRow& balance : program.rows)
        if (balance.bound != 0.0)
            balance.terms.push_back({unit, -std::exchange(balance.bound, 0.0)});
    LinearRow cost = costRow(flow, aim, budget);
    cost.terms.push_back({unit, -std::exchange(cost.bound, 0.0)});
    program.rows.push_back(std::move(whole));
    program.rows.push_back(std::move(cost));
    const ProgramSolution solution = maximise(program, std::move(stop));
    if (solution.end != ProgramEnd::Optimal || solution.variables[unit] <= 0.0)
        return std::nullopt;
    OccupancyOptimum optimum = optimumOf(program, solution, flow, solution.variables[unit]);
    // One more unit of budget loosens cost(y) − budget·u ≤ 0 by u.
    optimum.worthOfMoney = solution.duals.back() * solution.variables[unit];
    return optimum;
}

} // namespace

std::optional<OccupancyOptimum> bestByOccupancy(const DiscreteProblem& problem, const RewardShape& shape,
                                                std::stop_token stop)
{
    const PatientController flow(problem, shape.aim);
    LinearProgram program{.objective = {}, .rows = flow.balances()};
    for (const Occupancy& action : flow.actions())
        program.objective.push_back(action.each.reward(shape));
    const ProgramSolution solution = maximise(program, std::move(stop));
    if (solution.end != ProgramEnd::Optimal)
        return std::nullopt;
    return optimumOf(program, solution, flow, 1.0);
}

std::optional<OccupancyOptimum> bestByOccupancy(const DiscreteProblem& problem, FrontAxes axes, Cost budget,
                                                std::stop_token stop)
{
    const PatientController flow(problem, axes.aim);
    if (axes.metric == FrontMetric::F1)
        return bestF1(flow, axes.aim, budget, std::move(stop));
    return bestAm(flow, axes.aim, problem.joint.prevalence(), budget, std::move(stop));
}

} // namespace core
