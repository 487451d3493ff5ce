// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/cwcf_p.h"

#include "core/baselines/model_data_p.h"
#include "core/baselines/policy_choice_p.h"
#include "core/smddpo/training_data_p.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

// Of what calling everybody healthy loses: from where all panels cost as much as a perfect test could save, down to
// where prices hardly matter.
constexpr std::array kPriceWeights{0.5, 0.1, 0.02};
constexpr double kPretrained = 0.07; // share of the work

std::vector<PatientIndex> testPatients(const Split& split)
{
    const std::span<const PatientIndex> test = split.patients(SplitPart::Test);
    return {test.begin(), test.end()};
}

// The reward as the front knows rewards: both correct diagnoses worth 1, and money.
RewardShape shapeOf(double priceWeight, const PanelRules& rules)
{
    const double all = rules.priceOf(PanelMask::all(rules.panelCount())).amount;
    return {.lambda = 1.0, .rho = all > 0.0 ? -priceWeight / all : 0.0};
}

} // namespace

Fitted<SystemAnswer> fitCwcf(const FitContext& context)
{
    return fitCwcf(context, CwcfPlan());
}

Fitted<SystemAnswer> fitCwcf(const FitContext& context, const CwcfPlan& plan)
{
    const std::size_t panels = context.cohort.catalog().panelCount();
    if (panels > PanelMask::kMostPanels)
        return Error{.code = ErrorCode::PanelsTooMany, .expected = PanelMask::kMostPanels, .found = panels};
    const Standardizer standardizer = fitStandardizer(context.cohort, context.split);
    const PanelRules rules(context.cohort.catalog(), context.cohort.visibleFeatures());
    const PatientGroup training(context.cohort, standardizer, trainingPatients(context.split));
    const PatientGroup validation(context.cohort, standardizer, context.split.validationPatients());
    const PatientGroup test(context.cohort, standardizer, testPatients(context.split));
    const UnrecordedPanels unrecorded = rules.unrecorded(context.plan.engine.forbidUnrecorded);
    CostlyStates trainingStates(training.rows, rules, unrecorded), validationStates(validation.rows, rules, unrecorded),
        testStates(test.rows, rules, unrecorded);
    const WorkShare work(context.goOn), learning = work.part(kPretrained, 1.0);
    CwcfLearner learner(plan, {trainingStates, training.diseased}, {validationStates, validation.diseased},
                        context.seed);
    if (!learner.pretrain(work.part(0.0, kPretrained)))
        return std::optional<SystemAnswer>();
    const auto ill = double(std::ranges::count(training.diseased, 1)) / double(training.diseased.size());
    SystemAnswer answer;
    for (const double part : kPriceWeights) {
        const double weight = part * std::min(ill, 1.0 - ill);
        const std::optional<CostlyPolicy> policy =
            learner.learn(weight, learning.piece(answer.front.size(), kPriceWeights.size()));
        if (!policy)
            return std::optional<SystemAnswer>();
        std::vector<Episode> ofValidation = policy->walk(validationStates, validation.patients);
        std::vector<Episode> ofTest = policy->walk(testStates, test.patients);
        const RewardShape shape = shapeOf(weight, rules);
        answer.front.push_back(triedPoint(shape, evaluateEpisodes(ofValidation, context.cohort, shape),
                                          evaluateEpisodes(ofTest, context.cohort, shape)));
        if (bestOnValidation(answer.front, context.plan.engine.metric) + 1 < answer.front.size())
            continue;
        answer.validation = std::move(ofValidation);
        answer.test = std::move(ofTest);
        answer.setting = roundedSetting("price-weight", weight) + " reward=accuracy";
    }
    return std::optional(std::move(answer));
}

} // namespace core
