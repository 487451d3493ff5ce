// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/asked_search_p.h"
#include "core/baselines/policy_choice_p.h"

namespace core {

Fitted<SystemAnswer> fitLatticeSystem(const FitContext& context)
{
    FrontPlan plan = context.plan.engine;
    plan.method = FrontMethod::Lattice;
    plan.seed = context.seed;
    AskedSearch asked(context);
    const FrontHooks hooks = asked.hooks([&](const FrontUpdate& update) { asked.advanceTo(update.share); });
    const Result<FrontOutcome> found = findFront(plan, context.cohort, context.split, {}, asked.token(), hooks);
    if (!found)
        return found.error();
    if (found->summary.end != RunEnd::Finished)
        return std::optional<SystemAnswer>();
    SystemAnswer answer;
    for (const FoundPolicy& policy : found->policies)
        answer.front.push_back(triedPoint(policy.point.shape, policy.point.validation, *policy.point.test));
    const FoundPolicy& best = found->policies[bestOnValidation(answer.front, plan.metric)];
    const auto goOn = [&] { return asked.goOn(); };
    auto validation = episodesOf(*best.policy, context.cohort, validationPatients(context.split), goOn);
    auto test = episodesOf(*best.policy, context.cohort, context.split.patients(SplitPart::Test), goOn);
    if (!validation || !test)
        return std::optional<SystemAnswer>();
    answer.validation = std::move(*validation);
    answer.test = std::move(*test);
    answer.setting =
        roundedSetting("lambda", best.point.shape.lambda) + ' ' + roundedSetting("rho", best.point.shape.rho);
    return std::optional(std::move(answer));
}

} // namespace core
