// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portable/lattice_tables_p.h"
#include "core/portable/policy_script.h"
#include "core/portable/script_text_p.h"

#include "core/base/resource.h"

namespace core {
namespace {

std::string setText(const LatticeTables::Set& set, const ScriptText& script)
{
    return script.record({{"closure", script.places(set.closure)},
                          {"orders", script.places(set.orders)},
                          {"folds", script.number(static_cast<double>(set.folds))},
                          {"priors", script.number(set.priors)},
                          {"slope", script.number(set.slope)},
                          {"intercept", script.number(set.intercept)},
                          {"splits", script.words(set.splits)},
                          {"leaves", script.floats(set.leaves)},
                          {"steps", script.numbers(set.steps)},
                          {"outlook_splits", script.words(set.outlookSplits)},
                          {"outlook_leaves", script.floats(set.outlookLeaves)}});
}

std::string stateText(const LatticeTables::State& state, const ScriptText& script)
{
    std::vector<std::string> exact;
    for (const double price : state.prices)
        exact.push_back(script.number(price));
    std::string pricesText = script.isPython() ? "[" : "c(";
    for (std::size_t i = 0; i < exact.size(); ++i)
        pricesText += (i == 0 ? "" : ", ") + exact[i];
    pricesText += script.isPython() ? "]" : ")";
    return script.record({{"set", script.place(state.set)},
                          {"fees", script.places(state.fees)},
                          {"prices", pricesText},
                          {"weights", script.floats(state.weights)}});
}

} // namespace

std::string latticeScript(const LatticePolicy& policy, const PolicyFacts& facts, const ScriptTarget& target)
{
    const ScriptText script(target.language);
    const LatticeTables tables(policy);
    std::vector<std::string> edges, sets, states;
    for (const std::vector<float>& feature : tables.edges())
        edges.push_back(script.numbers(feature));
    for (const LatticeTables::Set& set : tables.sets())
        sets.push_back(setText(set, script));
    for (const LatticeTables::State& state : tables.states())
        states.push_back(stateText(state, script));
    const std::string engine = filledIn(resource(script.isPython() ? "lattice.py" : "lattice.R"),
                                        {{"THRESHOLD", script.number(1.0 / (1.0 + policy.shape().lambda))},
                                         {"RHO", script.number(policy.shape().rho)},
                                         {"EDGES", script.list(edges, ",\n    ")},
                                         {"DEPTH", std::to_string(tables.depth())},
                                         {"OUTLOOK_DEPTH", std::to_string(tables.outlookDepth())},
                                         {"BY_PANELS", script.truth(tables.byPanels())},
                                         {"SETS", script.list(sets, ",\n    ")},
                                         {"STATES", script.list(states, ",\n    ")}});
    return scriptAround(engine, facts, policy.features(), policy.forbidsUnrecorded(),
                        "Which laboratory panel to order next for a patient, or whether it is time to diagnose.",
                        target);
}

} // namespace core
