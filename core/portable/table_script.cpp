// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portable/policy_script.h"
#include "core/portable/script_text_p.h"

#include "core/base/resource.h"
#include "core/policy/finding_lookup_p.h"

#include <set>

namespace core {
namespace {

// Every combination of values that occurs, in the order of the table, with its share of patients.
std::string findingsText(const FindingTable& table, const ScriptText& script)
{
    const DiscreteJoint& joint = table.problem.joint;
    std::vector<std::string> findings;
    for (std::size_t cell = 0; cell < joint.cellCount(); ++cell) {
        const auto& [absent, present] = joint.probability[cell];
        if (!(absent + present > 0.0))
            continue;
        std::vector<std::size_t> levels;
        for (std::size_t variable = 0; variable < joint.variables.size(); ++variable)
            levels.push_back(joint.level(cell, variable));
        findings.push_back(
            script.isPython()
                ? '(' + script.places(levels) + ", " + script.number(absent) + ", " + script.number(present) + ')'
                : "list(" + script.places(levels) + ", " + script.number(absent) + ", " + script.number(present) + ')');
    }
    return script.list(findings, ",\n    ");
}

std::vector<std::size_t> panelsIn(PanelMask mask)
{
    std::vector<std::size_t> panels;
    for (std::size_t panel = 0; panel < PanelMask::kMostPanels; ++panel)
        if (mask.isOrdered(PanelId(panel)))
            panels.push_back(panel);
    return panels;
}

// The orders that the policy can come by: each with what to do in each of its situations. A panel by its place,
// -1 disease, -2 no disease.
std::string actionsText(const TablePolicy& policy, const ScriptText& script)
{
    const ExactStates& states = policy.lookup().states();
    const ActionCodec codec(states.panelCount());
    std::set<std::uint64_t> open{0}, done;
    std::vector<std::string> all;
    while (!open.empty()) {
        const PanelMask ordered(*open.begin());
        open.erase(open.begin());
        done.insert(ordered.bits());
        std::string actions;
        for (std::size_t state = states.first(ordered); state < states.last(ordered); ++state) {
            const Action action = codec.action(policy.actions()[state]);
            actions += actions.empty() ? "" : ", ";
            actions += action.isOrder()                         ? script.place(action.panel().value)
                       : action.diagnosis() == Disease::Present ? "-1"
                                                                : "-2";
            if (action.isOrder() && !done.contains(ordered.with(action.panel()).bits()))
                open.insert(ordered.with(action.panel()).bits());
        }
        all.push_back(script.record({{"panels", script.places(panelsIn(ordered))},
                                     {"actions", script.isPython() ? '[' + actions + ']' : "c(" + actions + ')'}}));
    }
    return script.list(all, ",\n    ");
}

} // namespace

std::string tableScript(const TablePolicy& policy, const PolicyFacts& facts, const ScriptTarget& target)
{
    const ScriptText script(target.language);
    std::vector<std::string> levels;
    for (const std::vector<float>& values : policy.lookup().table().levels)
        levels.push_back(script.numbers(values));
    const std::string engine = filledIn(resource(script.isPython() ? "table.py" : "table.R"),
                                        {{"LAMBDA", script.number(policy.shape().lambda)},
                                         {"LEVELS", script.list(levels, ",\n    ")},
                                         {"FINDINGS", findingsText(policy.lookup().table(), script)},
                                         {"ACTIONS", actionsText(policy, script)}});
    return scriptAround(engine, facts, policy.features(), policy.forbidsUnrecorded(),
                        "Which laboratory panel to order next for a patient, or whether it is time to diagnose: looked "
                        "up in a table of findings.",
                        target);
}

} // namespace core
