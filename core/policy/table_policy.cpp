// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/table_policy.h"

#include "core/policy/policy_parts_p.h"

#include "core/environment/patient_rows_p.h"
#include "core/environment/patient_walk_p.h"
#include "core/policy/finding_lookup_p.h"
#include "core/policy/policy_features_p.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace core {
namespace {

constexpr std::string_view kTableKind = "table";
constexpr std::size_t kMostValues = 1'000'000; // of actions in states, which are nice to know

// By the study in which it was found.
bool ordersPairs(const TablePolicy::Parts& parts)
{
    return parts.lookup->features().catalog.offersPairs(parts.shape.aim);
}

std::size_t actionCountOf(const TablePolicy::Parts& parts)
{
    const ActionCodec codec(parts.lookup->states().panelCount());
    return ordersPairs(parts) ? codec.countWithPairs() : codec.actionCount();
}

// What each action earns per patient in each state when the policy goes on from there; 0 where it is not allowed.
std::vector<double> actionValues(const TablePolicy::Parts& parts, const TestCatalog& prices)
{
    const ExactStates& states = parts.lookup->states();
    const bool pairs = ordersPairs(parts);
    const std::size_t actions = actionCountOf(parts);
    if (states.count() > kMostValues / actions)
        return {};
    std::vector<double> values(states.count() * actions, 0.0);
    states.goBack(prices, pairs, [&](const ExactStates::Options& options) {
        const auto& [absent, present] = states.mass(options.state);
        for (const std::size_t action : options.legal)
            values[options.state * actions + action] = options.returns[action].reward(parts.shape) / (absent + present);
        // By rules that came later it may not be allowed any more.
        const std::size_t own = parts.actions[options.state];
        return std::ranges::find(options.legal, own) != options.legal.end() ? own : options.legal.front();
    });
    return values;
}

// Decides for patients at one catalog's prices.
class TableDecisions {
public:
    TableDecisions(const TablePolicy::Parts& parts, const PanelRules& rules, std::span<const double> values)
        : m_parts(parts),
          m_rules(rules),
          m_values(values),
          m_codec(rules.panelCount()),
          m_actions(actionCountOf(parts))
    {
    }

    // What was paid is left to who knows what the study charges for.
    Step stepOf(std::span<const float> patient, const FeatureMask& recorded, PanelMask ordered, PanelMask allowed) const
    {
        const FindingPlace place = m_parts.lookup->find(patient, m_rules.shown(ordered, recorded));
        Step step;
        step.ordered = ordered;
        step.diseaseProbability = place.diseaseProbability();
        step.action = actionAt(place, allowed);
        step.actionProbabilities.assign(m_actions, 0.0);
        step.actionProbabilities[m_codec.index(step.action)] = 1.0;
        if (place.state && !m_values.empty()) {
            const auto values = m_values.subspan(*place.state * m_actions, m_actions);
            step.actionValues.assign(values.begin(), values.end());
        }
        return step;
    }

private:
    Action actionAt(const FindingPlace& place, PanelMask allowed) const
    {
        if (place.state) {
            const Action action = m_codec.action(m_parts.actions[*place.state]);
            if (!action.isOrder() || allowed.with(action.panels()) == allowed)
                return action;
            // Of two panels one may be possible.
            for (const PanelId panel : {action.panel(), action.isPair() ? action.partner() : action.panel()})
                if (allowed.isOrdered(panel))
                    return Action::order(panel);
        }
        const bool ill = m_parts.shape.lambda * place.mass[1] > place.mass[0];
        return Action::diagnose(ill ? Disease::Present : Disease::Absent);
    }

    const TablePolicy::Parts& m_parts;
    const PanelRules& m_rules;
    std::span<const double> m_values;
    ActionCodec m_codec;
    std::size_t m_actions;
};

// An order must be one that reveals something, or an episode might never end.
bool actionsAllowed(const TablePolicy::Parts& parts)
{
    const FindingLookup& lookup = *parts.lookup;
    const ExactStates& states = lookup.states();
    const std::size_t count = actionCountOf(parts);
    const PanelRules rules(lookup.features().catalog, lookup.features().visible);
    const std::size_t panels = states.panelCount();
    for (std::uint32_t bits = 0; bits < std::uint32_t{1} << panels; ++bits) {
        const PanelMask ordered(bits), orderable = rules.orderable(ordered);
        for (std::size_t state = states.first(ordered); state < states.last(ordered); ++state)
            if (parts.actions[state] >= count ||
                orderable.with(ActionCodec(panels).action(parts.actions[state]).panels()) != orderable)
                return false;
    }
    return true;
}

} // namespace

TablePolicy::TablePolicy(Parts parts)
    : m_parts(std::move(parts)),
      m_rules(m_parts.lookup->features().catalog, m_parts.lookup->features().visible),
      m_values(actionValues(m_parts, m_parts.lookup->features().catalog))
{
    assert(m_parts.actions.size() == m_parts.lookup->states().count());
}

const PolicyFeatures& TablePolicy::features() const
{
    return m_parts.lookup->features();
}

std::vector<Step> TablePolicy::decideEach(std::span<const float> rows, PanelMask ordered, PanelMask allowed) const
{
    const TableDecisions decisions(m_parts, m_rules, m_values);
    const std::size_t count = features().names.size();
    const std::vector<FeatureMask> recorded = recordedColumns(rows, count);
    std::vector<Step> steps;
    for (std::size_t row = 0; row < recorded.size(); ++row) {
        const PanelMask open = openOrders(m_rules, ordered, recorded[row]);
        Step& step = steps.emplace_back(decisions.stepOf(rows.subspan(row * count, count), recorded[row], ordered,
                                                         PanelMask(open.bits() & allowed.bits())));
        chargeFor(step, m_rules, recorded[row], UnrecordedPanels::Charged);
    }
    return steps;
}

std::vector<Episode> TablePolicy::walk(const Cohort& cohort, std::span<const PatientIndex> patients,
                                       std::optional<Cost> cap, std::stop_token stop) const
{
    const Result<FeatureFit> fit = FeatureFit::find(features(), cohort);
    assert(fit.ok());
    const PanelRules rules(fit->catalog(), features().visible);
    const std::vector<double> values =
        fit->catalog() == features().catalog ? m_values : actionValues(m_parts, fit->catalog());
    const TableDecisions decisions(m_parts, rules, values);
    const OrderLimits limits{rules.unrecorded(m_parts.forbidUnrecorded), cap};
    const std::size_t count = features().names.size();
    std::vector<Episode> episodes;
    for (std::size_t first = 0; first < patients.size(); first += kPatientsAtOnce) {
        const auto some = patients.subspan(first, std::min(kPatientsAtOnce, patients.size() - first));
        const std::vector<float> raw = fit->rawRows(cohort, some);
        const std::vector<FeatureMask> recorded = recordedColumns(raw, count);
        const StepDecider decide = [&](std::span<const PatientState> states) {
            std::vector<Step> steps;
            steps.reserve(states.size());
            for (const PatientState& state : states) {
                const auto patient = std::span(raw).subspan(state.patient * count, count);
                const FeatureMask& columns = recorded[state.patient];
                const PanelMask allowed = rules.allowedOrders(state.ordered, columns, limits);
                Step& step = steps.emplace_back(decisions.stepOf(patient, columns, state.ordered, allowed));
                keepPossible(step, rules, columns, limits);
                chargeFor(step, rules, columns, limits.unrecorded);
            }
            return steps;
        };
        const PartnerStep partner = [&](const PatientState& state, const Step& both) {
            return partnerStep(both, rules, recorded[state.patient], limits.unrecorded);
        };
        std::vector<Episode> done = walkPatients(some, decide, stop, partner);
        if (done.empty())
            break;
        std::ranges::move(done, std::back_inserter(episodes));
    }
    return episodes;
}

TensorBundle TablePolicy::saveShared(const FindingLookup& lookup)
{
    TensorBundle bundle;
    bundle.addText("kind", kTableKind);
    lookup.save(bundle);
    return bundle;
}

TensorBundle TablePolicy::saveOwn() const
{
    TensorBundle bundle;
    bundle.addText("actions", std::string_view(reinterpret_cast<const char*>(m_parts.actions.data()),
                                               m_parts.actions.size())); // a byte each
    bundle.addNumber("lambda", m_parts.shape.lambda);
    bundle.addNumber("rho", m_parts.shape.rho);
    if (m_parts.shape.aim != CostAim())
        bundle.addText("minimise", textOf(m_parts.shape.aim));
    bundle.addNumber("seed", m_parts.seed.value);
    bundle.addNumber("forbid_unrecorded", std::uint64_t{m_parts.forbidUnrecorded});
    return bundle;
}

TensorBundle TablePolicy::save() const
{
    TensorBundle bundle = saveShared(*m_parts.lookup);
    const TensorBundle own = saveOwn();
    for (const Tensor& tensor : own.tensors())
        bundle.add(tensor);
    return bundle;
}

bool TablePolicy::isIn(const TensorBundle& bundle)
{
    const Result<std::string> kind = bundle.text("kind");
    return kind && *kind == kTableKind;
}

Result<PolicyPtr> TablePolicy::load(const TensorBundle& bundle)
{
    const Result<FindingLookupPtr> lookup = FindingLookup::load(bundle);
    if (!lookup)
        return lookup.error();
    const Result<std::string> actions = bundle.text("actions");
    const Result<double> lambda = bundle.number("lambda"), rho = bundle.number("rho");
    const Result<std::uint64_t> seed = bundle.integer("seed"), forbid = bundle.integer("forbid_unrecorded");
    if (!actions || !lambda || !rho || !seed || !forbid || !std::isfinite(*lambda) || !std::isfinite(*rho))
        return damaged("policy");
    const Result<CostAim> aim = aimIn(bundle, "minimise");
    if (!aim)
        return aim.error();
    Parts parts{.lookup = *lookup,
                .actions = {actions->begin(), actions->end()},
                .shape = {.lambda = *lambda, .rho = *rho, .aim = *aim},
                .seed = Seed{*seed},
                .forbidUnrecorded = *forbid != 0};
    if (parts.actions.size() != (*lookup)->states().count() || !actionsAllowed(parts))
        return damaged("policy/actions");
    return PolicyPtr(std::make_shared<const TablePolicy>(std::move(parts)));
}

} // namespace core
