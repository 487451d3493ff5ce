// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/predictions.h"

#include "core/eval/order_counts_p.h"

namespace core {

Predictions predictionsOf(std::span<const Episode> episodes, const TestCatalog& catalog)
{
    Predictions made{.patients = episodes.size(),
                     .diagnosedPresent = 0,
                     .meanCost = {},
                     .meanProbability = {},
                     .meanMinutes = {},
                     .meanMillilitres = {},
                     .panelUse = panelUse(episodes, catalog.panelCount()),
                     .orders = orderFrequencies(episodes)};
    double cost = 0.0, probability = 0.0, minutes = 0.0, millilitres = 0.0;
    for (const Episode& episode : episodes) {
        made.diagnosedPresent += episode.diagnosis() == Disease::Present ? 1 : 0;
        cost += episode.cost().amount;
        minutes += episode.minutes().amount;
        millilitres += episode.millilitres().amount;
        probability += episode.finalProbability();
    }
    if (!episodes.empty()) {
        made.meanCost = cost / static_cast<double>(episodes.size());
        made.meanProbability = probability / static_cast<double>(episodes.size());
        if (catalog.hasMinutes())
            made.meanMinutes = minutes / static_cast<double>(episodes.size());
        if (catalog.hasMillilitres())
            made.meanMillilitres = millilitres / static_cast<double>(episodes.size());
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
