// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/story/debrief.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

double bestDiagnosis(double probability, const RewardShape& shape)
{
    return std::max(shape.ofDiagnosis(Disease::Present, probability), shape.ofDiagnosis(Disease::Absent, probability));
}

std::optional<double> valueOf(const Step& step, std::size_t action)
{
    const bool known = action < step.actionValues.size() && std::isfinite(step.actionValues[action]);
    return known ? std::optional(step.actionValues[action]) : std::nullopt;
}

// By the policy's own values, which know what may follow.
std::optional<double> gainByValues(const StoryStep& step)
{
    const ActionCodec codec(step.open.size() - 2);
    const auto going = valueOf(step.step, codec.index(step.step.action));
    const auto present = valueOf(step.step, codec.index(Action::diagnose(Disease::Present)));
    const auto absent = valueOf(step.step, codec.index(Action::diagnose(Disease::Absent)));
    if (!going || !present || !absent)
        return std::nullopt;
    return *going - std::max(*present, *absent);
}

// One step ahead: what the diagnosis after such results would be worth on average, less what they cost.
std::optional<double> gainByOutlook(const StoryStep& step, const RewardShape& shape)
{
    const auto found = std::ranges::find(step.outlooks, step.step.action.panel(), &PanelOutlook::panel);
    if (found == step.outlooks.end() || found->probabilities.empty())
        return std::nullopt;
    double after = 0.0;
    for (const double probability : found->probabilities)
        after += bestDiagnosis(probability, shape);
    after /= static_cast<double>(found->probabilities.size());
    return after - bestDiagnosis(step.step.diseaseProbability, shape) +
           shape.ofBurden(step.step.paid, step.step.waited);
}

} // namespace

std::vector<OrderReview> reviewOrders(const PatientStory& story, const RewardShape& shape)
{
    std::vector<OrderReview> reviews;
    for (std::size_t i = 0; i + 1 < story.steps.size(); ++i) {
        const StoryStep& step = story.steps[i];
        OrderReview& review = reviews.emplace_back();
        review.step = i;
        review.panel = step.step.action.panel();
        const std::optional<Disease>& after = story.steps[i + 1].saidNow;
        review.changedDiagnosis = step.saidNow && after && *step.saidNow != *after;
        const bool pair = step.step.alongside || story.steps[i + 1].step.alongside;
        if (!pair && step.open.size() >= 2) {
            review.gain = gainByValues(step);
            review.lookedAhead = review.gain.has_value();
            if (!review.gain)
                review.gain = gainByOutlook(step, shape);
        }
        if (review.changedDiagnosis)
            review.worth = OrderWorth::Critical;
        else if (review.gain)
            review.worth = *review.gain > 0.0 ? OrderWorth::Useful : OrderWorth::Unnecessary;
    }
    return reviews;
}

std::optional<PathReward> rewardOf(const PatientStory& story, const RewardShape& shape)
{
    if (!story.ended() || !story.patient.outcome)
        return std::nullopt;
    Cost paid;
    Minutes waited;
    for (const StoryStep& step : story.steps) {
        paid += step.step.paid;
        waited += step.step.waited;
    }
    return PathReward{.diagnosis =
                          shape.ofDiagnosis(story.steps.back().step.action.diagnosis(), *story.patient.outcome),
                      .burden = shape.ofBurden(paid, waited)};
}

} // namespace core
