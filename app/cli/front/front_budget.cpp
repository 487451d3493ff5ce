// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/front/front_budget.h"

#include "core/search/front_search.h"

#include <limits>

namespace app::cli {

core::Result<BudgetReport> answerBudget(const BudgetQuestion& question, const FrontReport& report,
                                        const core::Cohort& cohort, const core::Split& split, std::stop_token stop)
{
    BudgetReport result{.budget = question.budget, .cap = question.cap, .points = {}, .answer = {}};
    const std::vector<core::PatientIndex> validation = split.validationPatients();
    for (const std::size_t position : report.front) {
        result.points.push_back(report.points[position]);
        if (!question.cap)
            continue;
        const core::Result<core::PolicyPtr> policy = question.load(position);
        if (!policy)
            return policy.error();
        const std::vector<core::Episode> episodes = (*policy)->run(cohort, validation, stop, question.cap);
        if (stop.stop_requested())
            return result;
        core::OperatingPoint& point = result.points.back();
        point.validation = core::evaluateEpisodes(episodes, cohort, point.shape);
        point.test.reset(); // it was looked at once, without a cap
    }
    const core::Cost most(std::numeric_limits<double>::infinity());
    result.answer = core::bestWithin(result.points, report.plan.axes(), question.budget.value_or(most));
    return result;
}

std::optional<core::BudgetAnswer> onTest(const BudgetReport& budget, core::FrontAxes axes)
{
    return budget.answer ? core::answerOnTest(*budget.answer, budget.points, axes) : std::nullopt;
}

} // namespace app::cli
