#include "core/rl/exact_solver.h"

#include "core/rl/panel_rules.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <string_view>
#include <utility>

namespace core {
namespace {

// Two choices worth the same up to rounding are the same: then a diagnosis is preferred to one more order.
constexpr double kRounding = 1e-12;

FeatureId featureNamed(const DiscreteJoint& joint, std::string_view column)
{
    const auto found = std::ranges::find(joint.variables, column, &DiscreteVariable::column);
    assert(found != joint.variables.end());
    return FeatureId(static_cast<std::size_t>(found - joint.variables.begin()));
}

FeatureMask featuresNamed(const DiscreteJoint& joint, std::span<const std::string> columns)
{
    FeatureMask features(joint.variables.size());
    for (const std::string& column : columns)
        features.setKnown(featureNamed(joint, column));
    return features;
}

PanelMask panelsNamed(const std::vector<Panel>& panels, std::span<const std::string> names)
{
    PanelMask mask;
    for (const std::string& name : names) {
        const auto found = std::ranges::find(panels, name, &Panel::name);
        assert(found != panels.end());
        mask = mask.with(PanelId(static_cast<std::size_t>(found - panels.begin())));
    }
    return mask;
}

// For every cell the one that stands for all that look alike: each variable that is not known at its lowest level.
std::vector<std::size_t> lookalikes(const DiscreteJoint& joint, const FeatureMask& known)
{
    std::vector<std::size_t> standIns(joint.cellCount());
    for (std::size_t cell = 0; cell < joint.cellCount(); ++cell) {
        std::size_t place = 1;
        for (std::size_t variable = 0; variable < joint.variables.size(); ++variable) {
            if (known.isKnown(FeatureId(variable)))
                standIns[cell] += place * joint.level(cell, variable);
            place *= joint.variables[variable].levels;
        }
    }
    return standIns;
}

void addTo(ExactReturn& sum, const ExactReturn& part)
{
    sum.truePositive += part.truePositive;
    sum.trueNegative += part.trueNegative;
    sum.cost += part.cost;
}

// Values are weighted with the probability of the state, so that sums over results need no normalising. A state is a
// mask of ordered panels with the cell that stands for all it cannot tell apart; entries of other cells stay 0. The
// mask matters beside the findings: it says which shared fees are paid.
class BackwardInduction {
public:
    BackwardInduction(const DiscreteProblem& problem, const RewardShape& shape)
        : m_joint(problem.joint),
          m_shape(shape),
          m_rules(problem.catalog, problem.visible),
          m_codec(m_rules.panelCount()),
          m_values(std::size_t{1} << m_rules.panelCount()),
          m_actions(m_values.size() * m_joint.cellCount())
    {
        // One more panel gives a larger number, so what follows an order is always solved already.
        for (std::size_t bits = m_values.size(); bits-- > 0;)
            solve(PanelMask(static_cast<std::uint32_t>(bits)));
    }

    std::vector<std::uint8_t> takeActions() && { return std::move(m_actions); }

    ExactReturn startValue() const
    {
        ExactReturn sum;
        for (const ExactReturn& value : m_values.front())
            addTo(sum, value);
        return sum;
    }

private:
    struct Choice {
        ExactReturn value;
        Action action;
    };

    void solve(PanelMask ordered)
    {
        const std::vector<std::size_t> standIn = lookalikes(m_joint, m_rules.asked(ordered));
        const std::size_t cells = m_joint.cellCount();
        std::vector<std::array<double, 2>> mass(cells);
        for (std::size_t cell = 0; cell < cells; ++cell)
            for (const std::size_t disease : {0U, 1U})
                mass[standIn[cell]][disease] += m_joint.probability[cell][disease];

        std::vector<Choice> best;
        for (const auto& [absent, present] : mass) {
            best.push_back({{.trueNegative = absent}, Action::diagnose(Disease::Absent)});
            takeBetter(best.back(), {{.truePositive = present}, Action::diagnose(Disease::Present)}, absent + present);
        }
        for (std::size_t panel = 0; panel < m_rules.panelCount(); ++panel)
            if (m_rules.orderable(ordered).isOrdered(PanelId(panel)))
                considerOrder(ordered, PanelId(panel), standIn, mass, best);

        std::vector<ExactReturn>& values = m_values[ordered.bits()];
        values.resize(cells);
        for (std::size_t cell = 0; cell < cells; ++cell) {
            const Choice& choice = best[standIn[cell]];
            if (standIn[cell] == cell)
                values[cell] = choice.value;
            m_actions[ordered.bits() * cells + cell] = static_cast<std::uint8_t>(m_codec.index(choice.action));
        }
    }

    void considerOrder(PanelMask ordered, PanelId panel, const std::vector<std::size_t>& standIn,
                       const std::vector<std::array<double, 2>>& mass, std::vector<Choice>& best) const
    {
        const std::vector<ExactReturn>& after = m_values[ordered.with(panel).bits()];
        std::vector<ExactReturn> values(after.size());
        for (std::size_t cell = 0; cell < after.size(); ++cell)
            addTo(values[standIn[cell]], after[cell]);
        const double price = m_rules.priceOfAdding(ordered, panel).amount;
        for (std::size_t cell = 0; cell < after.size(); ++cell) {
            const double patients = mass[cell][0] + mass[cell][1];
            values[cell].cost += price * patients;
            takeBetter(best[cell], {values[cell], Action::order(panel)}, patients);
        }
    }

    void takeBetter(Choice& best, const Choice& other, double patients) const
    {
        const double margin = kRounding * (1.0 + m_shape.lambda) * patients;
        if (other.value.reward(m_shape) > best.value.reward(m_shape) + margin)
            best = other;
    }

    const DiscreteJoint& m_joint;
    RewardShape m_shape;
    PanelRules m_rules;
    ActionCodec m_codec;
    std::vector<std::vector<ExactReturn>> m_values; // [mask][cell]
    std::vector<std::uint8_t> m_actions;
};

} // namespace

DiscreteProblem makeDiscreteProblem(DiscreteJoint joint, const Task& task)
{
    std::vector<Panel> panels;
    for (const PanelSpec& panel : task.panels)
        panels.push_back({.name = panel.name, .cost = panel.cost, .features = featuresNamed(joint, panel.columns)});
    std::vector<FeeGroup> fees;
    for (const SharedFee& fee : task.sharedFees)
        fees.push_back({.name = fee.name, .cost = fee.cost, .panels = panelsNamed(panels, fee.panels)});
    FeatureMask visible = featuresNamed(joint, task.visible);
    return {.joint = std::move(joint),
            .catalog = TestCatalog(std::move(panels), std::move(fees)),
            .visible = std::move(visible)};
}

Action ExactPolicy::action(PanelMask ordered, std::size_t cell) const
{
    assert(cell < m_cells);
    return ActionCodec(m_panels).action(m_actions[ordered.bits() * m_cells + cell]);
}

ExactPolicy solveExactly(const DiscreteProblem& problem, const RewardShape& shape)
{
    BackwardInduction induction(problem, shape);
    ExactPolicy policy;
    policy.m_cells = problem.joint.cellCount();
    policy.m_panels = problem.catalog.panelCount();
    policy.m_expected = induction.startValue();
    policy.m_actions = std::move(induction).takeActions();
    return policy;
}

ExactReturn evaluateExactly(const DiscreteProblem& problem, const DiscretePolicy& policy)
{
    const DiscreteJoint& joint = problem.joint;
    std::map<std::uint32_t, std::vector<std::size_t>> seenAs; // by ordered panels
    ExactReturn sum;
    for (std::size_t cell = 0; cell < joint.cellCount(); ++cell) {
        const auto [absent, present] = joint.probability[cell];
        PanelMask ordered;
        while (true) {
            std::vector<std::size_t>& seen = seenAs[ordered.bits()];
            if (seen.empty())
                seen = lookalikes(joint, problem.catalog.featuresOf(ordered, problem.visible));
            const Action action = policy(ordered, seen[cell]);
            if (!action.isOrder()) {
                (action.diagnosis() == Disease::Present ? sum.truePositive : sum.trueNegative) +=
                    action.diagnosis() == Disease::Present ? present : absent;
                break;
            }
            assert(!ordered.isOrdered(action.panel())); // an order repeated for ever would never end
            ordered = ordered.with(action.panel());
        }
        sum.cost += (absent + present) * problem.catalog.priceOf(ordered).amount;
    }
    return sum;
}

} // namespace core
