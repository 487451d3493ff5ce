// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/predictions.h"

#include "core/eval/order_counts_p.h"

namespace core {

Predictions predictionsOf(std::span<const Episode> episodes, std::size_t panels)
{
    Predictions made{.patients = episodes.size(),
                     .diagnosedPresent = 0,
                     .meanCost = {},
                     .meanProbability = {},
                     .panelUse = panelUse(episodes, panels),
                     .orders = orderFrequencies(episodes)};
    double cost = 0.0, probability = 0.0;
    for (const Episode& episode : episodes) {
        made.diagnosedPresent += episode.diagnosis() == Disease::Present ? 1 : 0;
        cost += episode.cost().amount;
        probability += episode.finalProbability();
    }
    if (!episodes.empty()) {
        made.meanCost = cost / static_cast<double>(episodes.size());
        made.meanProbability = probability / static_cast<double>(episodes.size());
    }
    return made;
}

Evaluation withoutComparisons(Evaluation evaluation)
{
    for (MetricEstimate* figure :
         {&evaluation.f1, &evaluation.auroc, &evaluation.auprc, &evaluation.am, &evaluation.precision})
        *figure = {};
    return evaluation;
}

} // namespace core
