// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "core/rl/panel_rules.h"

#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <string>

// Policies and patients made by hand, of which everything is known.
namespace fixture {

// What is not asked for is NaN for both.
struct HandRule {
    std::function<double(std::span<const float> known)> probability;
    // The panel it would like; unset: the diagnosis.
    std::function<std::optional<core::PanelId>(std::span<const float> known, core::PanelMask ordered)> order =
        [](std::span<const float>, core::PanelMask) { return std::nullopt; };
    std::function<bool(double chance)> ill = [](double chance) { return chance >= 0.5; };
    core::RewardShape shape = {.lambda = 1.0, .rho = -0.001};
};

class HandPolicy final : public core::Policy {
public:
    HandPolicy(const core::Cohort& cohort, HandRule rule)
        : m_features(core::featuresOf(cohort)),
          m_rule(std::move(rule))
    {
    }

    const core::PolicyFeatures& features() const override { return m_features; }
    core::RewardShape shape() const override { return m_rule.shape; }
    core::Seed seed() const override { return core::Seed{1}; }
    bool forbidsUnrecorded() const override { return false; }
    core::TensorBundle save() const override { return {}; }

    std::vector<core::Step> decideEach(std::span<const float> rows, core::PanelMask ordered,
                                       core::PanelMask allowed) const override
    {
        const core::PanelRules rules(m_features.catalog, m_features.visible);
        const core::FeatureMask asked = rules.asked(ordered);
        const core::PanelMask orderable = rules.orderable(ordered);
        const std::size_t count = m_features.names.size();
        std::vector<core::Step> steps;
        for (std::size_t first = 0; first < rows.size(); first += count) {
            std::vector<float> known(rows.begin() + static_cast<std::ptrdiff_t>(first),
                                     rows.begin() + static_cast<std::ptrdiff_t>(first + count));
            for (std::size_t i = 0; i < count; ++i)
                if (!asked.isKnown(core::FeatureId(i)))
                    known[i] = std::numeric_limits<float>::quiet_NaN();
            core::Step& step = steps.emplace_back();
            step.ordered = ordered;
            step.diseaseProbability = m_rule.probability(known);
            const bool ill = m_rule.ill(step.diseaseProbability);
            step.action = core::Action::diagnose(ill ? core::Disease::Present : core::Disease::Absent);
            const std::optional<core::PanelId> request = m_rule.order(known, ordered);
            if (request && orderable.isOrdered(*request) && allowed.isOrdered(*request)) {
                step.action = core::Action::order(*request);
                step.paid = rules.priceOfAdding(ordered, *request);
            }
        }
        return steps;
    }

private:
    std::vector<core::Episode> walk(const core::Cohort& cohort, std::span<const core::PatientIndex> patients,
                                    std::optional<core::Cost>, std::stop_token) const override
    {
        std::vector<core::Episode> episodes;
        for (const core::PatientIndex patient : patients) {
            std::vector<float> row;
            for (std::size_t i = 0; i < cohort.featureCount(); ++i)
                row.push_back(cohort.value(patient, core::FeatureId(i)));
            core::Episode& episode = episodes.emplace_back();
            episode.patient = patient;
            core::PanelMask ordered;
            do {
                episode.steps.push_back(decide(row, ordered));
                if (episode.steps.back().action.isOrder())
                    ordered = ordered.with(episode.steps.back().action.panel());
            } while (episode.steps.back().action.isOrder());
        }
        return episodes;
    }

    core::PolicyFeatures m_features;
    HandRule m_rule;
};

} // namespace fixture
