// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/lattice_policy.h"

#include "core/policy/policy_parts_p.h"

#include "core/environment/patient_rows_p.h"
#include "core/environment/patient_walk_p.h"
#include "core/policy/lattice_decision_p.h"
#include "core/policy/policy_features_p.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace core {
namespace {

constexpr const char* kLatticeKind = "lattice";

} // namespace

LatticePolicy::LatticePolicy(Parts parts) : m_parts(std::move(parts))
{
    assert(m_parts.model && m_parts.model->bins().featureCount() == m_parts.features.names.size());
}

std::vector<Episode> LatticePolicy::walk(const Cohort& cohort, std::span<const PatientIndex> patients,
                                         std::optional<Cost> cap, std::stop_token stop) const
{
    const Result<FeatureFit> fit = FeatureFit::find(m_parts.features, cohort);
    assert(fit.ok());
    const PanelRules rules(fit->catalog(), m_parts.features.visible);
    const OrderLimits limits{rules.unrecorded(m_parts.forbidUnrecorded), cap};
    const LatticeDecision decision(*m_parts.model, m_parts.rule);
    std::vector<Episode> episodes;
    for (std::size_t first = 0; first < patients.size(); first += kPatientsAtOnce) {
        const auto some = patients.subspan(first, std::min(kPatientsAtOnce, patients.size() - first));
        const std::vector<float> raw = fit->rawRows(cohort, some);
        const BinnedRows rows = m_parts.model->bins().encode(raw);
        const std::vector<FeatureMask> recorded = recordedColumns(raw, rows.features);
        const auto decide = [&](std::span<const PatientState> states) {
            std::vector<Step> steps;
            for (const PatientState& state : states) {
                const FeatureMask& columns = recorded[state.patient];
                const PanelMask allowed = rules.allowedOrders(state.ordered, columns, limits);
                Step& step =
                    steps.emplace_back(decision.step(rows.row(state.patient), columns, state.ordered, allowed));
                keepPossible(step, rules, columns, limits);
                chargeFor(step, rules, columns, limits.unrecorded);
            }
            return steps;
        };
        const auto partner = [&](const PatientState& state, const Step& both) {
            return partnerStep(both, rules, recorded[state.patient], limits.unrecorded);
        };
        std::vector<Episode> done = walkPatients(some, decide, stop, partner);
        if (done.empty())
            break;
        std::ranges::move(done, std::back_inserter(episodes));
    }
    return episodes;
}

std::vector<Step> LatticePolicy::decideEach(std::span<const float> values, PanelMask ordered, PanelMask allowed) const
{
    const PanelLattice& lattice = m_parts.model->lattice();
    const BinnedRows rows = m_parts.model->bins().encode(values);
    const LatticeDecision decision(*m_parts.model, m_parts.rule);
    const std::vector<FeatureMask> recorded = recordedColumns(values, rows.features);
    std::vector<Step> steps;
    for (std::size_t row = 0; row < recorded.size(); ++row) {
        const PanelMask open = openOrders(lattice.rules(), ordered, recorded[row]);
        Step& step = steps.emplace_back(
            decision.step(rows.row(row), recorded[row], ordered, PanelMask(open.bits() & allowed.bits())));
        chargeFor(step, lattice.rules(), recorded[row], UnrecordedPanels::Charged);
    }
    return steps;
}

TensorBundle LatticePolicy::saveShared(const PolicyFeatures& features, const LatticeModel& model)
{
    TensorBundle bundle;
    bundle.addText("kind", kLatticeKind);
    bundle.addText("features", writePolicyFeatures(features));
    model.save(bundle, "lattice/");
    return bundle;
}

TensorBundle LatticePolicy::saveOwn() const
{
    TensorBundle bundle;
    bundle.addNumber("rule/lambda", m_parts.rule.shape.lambda);
    bundle.addNumber("rule/rho", m_parts.rule.shape.rho);
    if (m_parts.rule.shape.aim != CostAim())
        bundle.addText("rule/minimise", textOf(m_parts.rule.shape.aim));
    bundle.addNumber("rule/seed", m_parts.seed.value);
    bundle.addNumber("rule/forbid_unrecorded", std::uint64_t{m_parts.forbidUnrecorded});
    std::vector<float> weights;
    for (const std::vector<float>& state : m_parts.rule.weights)
        weights.insert(weights.end(), state.begin(), state.end());
    const std::uint64_t count = weights.size();
    bundle.add({"rule/weights", {count}, std::move(weights)});
    return bundle;
}

TensorBundle LatticePolicy::save() const
{
    TensorBundle bundle = saveShared(m_parts.features, *m_parts.model);
    bundle.append(saveOwn());
    return bundle;
}

bool LatticePolicy::isIn(const TensorBundle& bundle)
{
    const Result<std::string> kind = bundle.contains("kind") ? bundle.text("kind") : damaged("kind");
    return kind && *kind == kLatticeKind;
}

Result<PolicyPtr> LatticePolicy::load(const TensorBundle& bundle)
{
    const Result<std::string> featureText = bundle.text("features");
    const Result<double> lambda = bundle.number("rule/lambda"), rho = bundle.number("rule/rho");
    const Result<std::uint64_t> seed = bundle.integer("rule/seed"), forbid = bundle.integer("rule/forbid_unrecorded");
    if (!featureText || !lambda || !rho || !seed || !forbid || !(*lambda >= 0.0) || !(*rho <= 0.0) ||
        !std::isfinite(*lambda) || !std::isfinite(*rho))
        return damaged("policy");
    Result<PolicyFeatures> features = parsePolicyFeatures(*featureText);
    if (!features)
        return features.error();
    const Result<CostAim> aim = aimIn(bundle, "rule/minimise");
    if (!aim)
        return aim.error();
    Result<LatticeModelPtr> model = LatticeModel::load(bundle, "lattice/", features->catalog, features->visible, *aim);
    if (!model)
        return model.error();
    LatticeRule rule{.shape = {*lambda, *rho, *aim}, .weights = {}};
    const std::vector<std::size_t> sizes = ruleSizes((*model)->lattice());
    std::uint64_t count = 0;
    for (const std::size_t size : sizes)
        count += size;
    const std::array<std::uint64_t, 1> shape{count};
    const Result<std::span<const float>> weights = bundle.floats("rule/weights", shape);
    if (!weights || std::ranges::any_of(*weights, [](float weight) { return !std::isfinite(weight); }))
        return damaged("rule/weights");
    std::size_t at = 0;
    for (const std::size_t size : sizes) {
        const auto own = weights->subspan(at, size);
        rule.weights.emplace_back(own.begin(), own.end());
        at += size;
    }
    return PolicyPtr(std::make_shared<LatticePolicy>(
        Parts{std::move(*features), std::move(*model), std::move(rule), Seed{*seed}, *forbid != 0}));
}

} // namespace core
