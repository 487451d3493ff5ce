// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/story/pocket_card.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {
namespace {

std::size_t depthFrom(const PocketCard& card, std::size_t node)
{
    if (const auto* question = std::get_if<CardQuestion>(&card.nodes[node].content))
        return 1 + std::max(depthFrom(card, question->yes), depthFrom(card, question->no));
    if (const auto* order = std::get_if<CardOrder>(&card.nodes[node].content))
        return depthFrom(card, order->next);
    return 0;
}

FeatureMask recordedColumns(const Cohort& cohort, PatientIndex patient)
{
    FeatureMask recorded(cohort.featureCount());
    for (std::size_t feature = 0; feature < cohort.featureCount(); ++feature)
        if (!std::isnan(cohort.value(patient, FeatureId(feature))))
            recorded.setKnown(FeatureId(feature));
    return recorded;
}

double shareOf(std::size_t part, std::size_t whole)
{
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
}

} // namespace

std::size_t questionDepth(const PocketCard& card)
{
    return depthFrom(card, 0);
}

std::vector<std::size_t> followCard(const PocketCard& card, const Cohort& cohort, PatientIndex patient)
{
    std::vector<std::size_t> way;
    std::size_t node = 0;
    for (;;) {
        assert(way.size() < card.nodes.size());
        way.push_back(node);
        const auto& content = card.nodes[node].content;
        if (const auto* question = std::get_if<CardQuestion>(&content)) {
            // In the precision of the record: 11.9 there is not below 11.9.
            const float value = cohort.value(patient, question->feature);
            const bool yes = std::isnan(value) ? question->missingIsYes : value < static_cast<float>(question->limit);
            node = yes ? question->yes : question->no;
        } else if (const auto* order = std::get_if<CardOrder>(&content)) {
            node = order->next;
        } else {
            return way;
        }
    }
}

std::vector<Action> cardActions(const PocketCard& card, const Cohort& cohort, const PanelRules& rules,
                                PatientIndex patient)
{
    const FeatureMask recorded = recordedColumns(cohort, patient);
    const bool always = rules.unrecorded(false) != UnrecordedPanels::Unavailable;
    std::vector<Action> actions;
    PanelMask ordered;
    for (const std::size_t node : followCard(card, cohort, patient)) {
        if (const auto* order = std::get_if<CardOrder>(&card.nodes[node].content);
            order && (always || rules.shows(ordered, order->panel, recorded))) {
            actions.push_back(Action::order(order->panel));
            ordered = ordered.with(order->panel);
        }
        if (const auto* diagnosis = std::get_if<Disease>(&card.nodes[node].content))
            actions.push_back(Action::diagnose(*diagnosis));
    }
    return actions;
}

CardFidelity fidelityOf(const PocketCard& card, const Cohort& cohort, std::span<const Episode> episodes)
{
    const PanelRules rules(cohort.catalog(), cohort.visibleFeatures());
    std::size_t paths = 0, steps = 0, allSteps = 0, diagnoses = 0;
    Confusion byCard, byPolicy;
    for (const Episode& episode : episodes) {
        const std::vector<Action> own = cardActions(card, cohort, rules, episode.patient);
        std::size_t same = 0;
        while (same < own.size() && same < episode.steps.size() && own[same] == episode.steps[same].action)
            ++same;
        steps += same;
        allSteps += episode.steps.size();
        paths += same == episode.steps.size() ? 1 : 0;
        diagnoses += own.back().diagnosis() == episode.diagnosis() ? 1 : 0;
        byCard.count(own.back().diagnosis(), cohort.outcome(episode.patient));
        byPolicy.count(episode.diagnosis(), cohort.outcome(episode.patient));
    }
    return {.patients = episodes.size(),
            .samePath = shareOf(paths, episodes.size()),
            .sameSteps = shareOf(steps, allSteps),
            .sameDiagnosis = shareOf(diagnoses, episodes.size()),
            .byCard = byCard,
            .byPolicy = byPolicy};
}

} // namespace core
