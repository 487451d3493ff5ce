#include "core/eval/evaluation.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace core {
namespace {

std::vector<double> panelUse(std::span<const Episode> episodes, std::size_t panels)
{
    std::vector<double> share(panels, 0.0);
    for (const Episode& episode : episodes)
        for (std::size_t panel = 0; panel < panels; ++panel)
            if (episode.orderedPanels().isOrdered(PanelId(panel)))
                share[panel] += 1.0;
    for (double& one : share)
        one /= static_cast<double>(std::max<std::size_t>(episodes.size(), 1));
    return share;
}

std::vector<OrderFrequency> orderFrequencies(std::span<const Episode> episodes)
{
    std::map<std::vector<PanelId>, OrderFrequency> bySequence;
    for (const Episode& episode : episodes) {
        OrderFrequency& frequency = bySequence[episode.sequence()];
        ++frequency.patients;
        if (episode.diagnosis() == Disease::Present)
            ++frequency.diagnosedPresent;
    }
    std::vector<OrderFrequency> orders;
    for (auto& [sequence, frequency] : bySequence) {
        frequency.sequence = sequence;
        orders.push_back(std::move(frequency));
    }
    std::ranges::stable_sort(orders, std::ranges::greater{}, &OrderFrequency::patients);
    return orders;
}

} // namespace

Evaluation evaluateEpisodes(std::span<const Episode> episodes, const Cohort& cohort, const RewardShape& shape,
                            const BootstrapPlan&)
{
    Evaluation evaluation;
    std::vector<double> scores, costs;
    std::vector<Disease> truth;
    double costSum = 0.0, rewardSum = 0.0;
    for (const Episode& episode : episodes) {
        const Disease outcome = cohort.outcome(episode.patient);
        evaluation.confusion.count(episode.diagnosis(), outcome);
        truth.push_back(outcome);
        scores.push_back(episode.finalProbability());
        costs.push_back(episode.cost().amount);
        costSum += costs.back();
        rewardSum += shape.ofDiagnosis(episode.diagnosis(), outcome) + shape.ofPayment(episode.cost());
    }
    evaluation.panelUse = panelUse(episodes, cohort.catalog().panelCount());
    evaluation.orders = orderFrequencies(episodes);
    const Confusion& confusion = evaluation.confusion;
    evaluation.f1.value = confusion.f1();
    evaluation.am.value = confusion.am();
    evaluation.precision.value = confusion.precision();
    evaluation.recall.value = confusion.recall();
    evaluation.specificity.value = confusion.specificity();
    evaluation.auroc.value = auroc(scores, truth);
    evaluation.auprc.value = auprc(scores, truth);
    evaluation.brier.value = brier(scores, truth);
    if (episodes.empty())
        return evaluation;
    const double patients = static_cast<double>(episodes.size());
    evaluation.meanCost.value = costSum / patients;
    evaluation.meanReward = rewardSum / patients;
    double squares = 0.0;
    for (const double cost : costs)
        squares += (cost - costSum / patients) * (cost - costSum / patients);
    evaluation.costDeviation = std::sqrt(squares / patients);
    return evaluation;
}

} // namespace core
