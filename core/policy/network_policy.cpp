// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/network_policy.h"

#include "core/policy/policy_parts_p.h"

#include "core/environment/patient_rows_p.h"
#include "core/environment/patient_walk_p.h"
#include "core/environment/standardizer_store_p.h"
#include "core/environment/state_table_p.h"
#include "core/plan/plan_fields.h"
#include "core/policy/policy_features_p.h"

#include <algorithm>
#include <cassert>

namespace core {
NetworkPolicy::NetworkPolicy(Parts parts)
    : m_parts(std::move(parts)),
      m_rules(m_parts.features.catalog.unruled(), m_parts.features.visible)
{
    assert(m_parts.encoder && m_parts.encoder->featureCount() == m_parts.features.names.size());
}

StateTable NetworkPolicy::tableOf(const PatientRows& rows, const PanelRules& rules) const
{
    StateTable table(rows, rules, {m_parts.encoder, m_parts.trees});
    table.setClassifier(m_parts.classifier);
    return table;
}

std::vector<Episode> NetworkPolicy::walk(const Cohort& cohort, std::span<const PatientIndex> patients,
                                         std::optional<Cost> cap, std::stop_token stop) const
{
    const Result<FeatureFit> fit = FeatureFit::find(m_parts.features, cohort);
    assert(fit.ok());
    const PanelRules rules(fit->catalog(), m_parts.features.visible);
    std::vector<Episode> episodes;
    for (std::size_t first = 0; first < patients.size(); first += kPatientsAtOnce) {
        const auto some = patients.subspan(first, std::min(kPatientsAtOnce, patients.size() - first));
        const PatientRows rows(m_parts.standardizer, fit->rawRows(cohort, some));
        StateTable table = tableOf(rows, rules);
        const PatientWalk walk{rows,
                               rules,
                               m_parts.selector,
                               m_parts.plan.diagnosingLambda(),
                               {rules.unrecorded(m_parts.plan.forbidUnrecorded), cap}};
        std::vector<Episode> done = walk.walk(table, some, stop);
        if (done.empty())
            break;
        std::ranges::move(done, std::back_inserter(episodes));
    }
    return episodes;
}

std::vector<Step> NetworkPolicy::decideEach(std::span<const float> values, PanelMask ordered, PanelMask allowed) const
{
    const PatientRows rows(m_parts.standardizer, {values.begin(), values.end()});
    StateTable table = tableOf(rows, m_rules);
    std::vector<PatientState> states;
    for (std::size_t row = 0; row < rows.count(); ++row)
        states.push_back({.patient = static_cast<std::uint32_t>(row), .ordered = ordered});
    const PatientWalk walk{
        rows, m_rules, m_parts.selector, m_parts.plan.diagnosingLambda(), {UnrecordedPanels::Charged, {}}, allowed};
    return walk.decide(table, states);
}

std::vector<float> NetworkPolicy::estimate(std::span<const float> values, PanelMask ordered) const
{
    const PatientRows rows(m_parts.standardizer, {values.begin(), values.end()});
    StateTable table = tableOf(rows, m_rules);
    const PatientState state{.patient = 0, .ordered = ordered};
    std::size_t place = 0;
    table.visit(std::span(&state, 1), std::span(&place, 1));
    std::vector<float> estimate;
    for (std::size_t feature = 0; feature < values.size(); ++feature)
        estimate.push_back(m_parts.standardizer.restore(FeatureId(feature), table.imputed(place)[feature]));
    return estimate;
}

TensorBundle NetworkPolicy::save() const
{
    TensorBundle bundle;
    bundle.addText("plan", writePlan(m_parts.plan));
    bundle.addText("features", writePolicyFeatures(m_parts.features));
    bundle.addNumber("trained_steps", m_parts.trainedSteps);
    saveStandardizer(bundle, m_parts.standardizer);
    m_parts.encoder->save(bundle, "encoder/");
    if (m_parts.trees)
        m_parts.trees->save(bundle, "trees/");
    m_parts.classifier.save(bundle, "classifier/");
    m_parts.selector.save(bundle, "selector/");
    return bundle;
}

bool NetworkPolicy::isIn(const TensorBundle& bundle)
{
    return bundle.contains("plan");
}

Result<NetworkPolicyPtr> NetworkPolicy::load(const TensorBundle& bundle)
{
    const Result<std::string> planText = bundle.text("plan");
    const Result<std::string> featureText = bundle.text("features");
    const Result<std::uint64_t> steps = bundle.integer("trained_steps");
    if (!planText || !featureText || !steps)
        return damaged("policy");
    const Result<TrainingPlan> plan = parsePlan(*planText);
    if (!plan)
        return plan.error();
    Result<PolicyFeatures> features = parsePolicyFeatures(*featureText);
    if (!features)
        return features.error();
    const Result<Standardizer> standardizer = loadStandardizer(bundle, features->names.size());
    if (!standardizer)
        return standardizer.error();
    const Result<StateEncoderPtr> encoder = loadStateEncoder(bundle, "encoder/");
    if (!encoder)
        return encoder.error();
    SetTreesPtr trees;
    if (plan->classifier.trees) {
        const Result<SetTreesPtr> loaded = SetTrees::load(bundle, "trees/", features->names.size());
        if (!loaded)
            return loaded.error();
        trees = *loaded;
    }
    Result<Classifier> classifier = Classifier::load(plan->classifier, bundle, "classifier/");
    if (!classifier)
        return classifier.error();
    Result<PanelSelector> selector = PanelSelector::load(plan->ppo, bundle, "selector/");
    if (!selector)
        return selector.error();
    const std::size_t count = features->names.size();
    const std::size_t panels = features->catalog.panelCount();
    if ((*encoder)->featureCount() != count || classifier->featureCount() != count ||
        selector->inputCount() != 2 * count + 2 || selector->actionCount() != panels + 2)
        return damaged("policy/shapes");
    return NetworkPolicyPtr(
        std::make_shared<NetworkPolicy>(Parts{*plan, std::move(*features), *standardizer, *encoder,
                                              std::move(*classifier), std::move(*selector), *steps, std::move(trees)}));
}

} // namespace core
