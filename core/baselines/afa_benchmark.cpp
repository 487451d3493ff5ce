// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/afa_benchmark.h"

#include "core/baselines/policy_choice_p.h"
#include "core/baselines/rival_p.h"
#include "core/data/task/task_editing.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

constexpr std::array kBudgetKeepers{SystemKind::Gdfs, SystemKind::Dime,   SystemKind::Aaco, SystemKind::Eddi,
                                    SystemKind::Voi,  SystemKind::Greedy, SystemKind::Cwcf, SystemKind::Lattice};
constexpr std::array<double, kSplitParts> kAfaShares{0.20, 0.40, 0.10, 0.10, 0.20};

Task withoutExtras(Task task)
{
    task.sharedFees.clear();
    task.splitColumn.clear();
    task.splitRule = {};
    task.pairOrders = PairOrders::No;
    task.rules = {};
    for (PanelSpec& panel : task.panels)
        panel.needs.clear();
    return task;
}

void addScores(std::vector<AfaScore>& scores, std::size_t budget, const Confusion& counts,
               const std::optional<double>& area)
{
    const auto right = double(counts.truePositive + counts.trueNegative);
    scores.push_back(
        {budget, "accuracy", counts.total() > 0 ? std::optional(right / double(counts.total())) : std::nullopt});
    scores.push_back({budget, "f1", counts.f1()});
    scores.push_back({budget, "auroc", area});
}

// What each patient was given after so many orders. A case is who is more likely ill than not.
void addScoresAfter(std::vector<AfaScore>& scores, std::size_t budget, std::span<const Episode> episodes,
                    const Cohort& cohort)
{
    Confusion counts;
    std::vector<double> probabilities;
    std::vector<Disease> truth;
    for (const Episode& episode : episodes) {
        probabilities.push_back(episode.steps[std::min(budget, episode.steps.size() - 1)].diseaseProbability);
        truth.push_back(cohort.outcome(episode.patient));
        counts.count(probabilities.back() >= 0.5 ? Disease::Present : Disease::Absent, truth.back());
    }
    addScores(scores, budget, counts, auroc(probabilities, truth));
}

// The policy that is best on validation of those that spend so much on average.
void addScoresWithin(std::vector<AfaScore>& scores, std::size_t budget, std::span<const OperatingPoint> front)
{
    std::vector<OperatingPoint> affordable;
    for (const OperatingPoint& point : front)
        if (point.test && point.validation.meanCost.value.value_or(0.0) <= double(budget))
            affordable.push_back(point);
    if (affordable.empty())
        return addScores(scores, budget, {}, {});
    const Evaluation& test = *affordable[bestOnValidation(affordable, FrontMetric::F1)].test;
    addScores(scores, budget, test.confusion, test.auroc.value);
}

Fitted<SystemAnswer> fitFrontOf(SystemKind kind, const FitContext& context)
{
    switch (kind) {
    case SystemKind::Greedy:
        return fitGreedy(context);
    case SystemKind::Cwcf:
        return fitCwcf(context);
    default:
        return fitLatticeSystem(context);
    }
}

} // namespace

Task oneTestOneUnit(const Task& task)
{
    Task hidden = withoutExtras(task);
    hidden.visible.clear();
    if (!task.visible.empty())
        hidden.panels.insert(hidden.panels.begin(), {.name = "visible", .columns = task.visible});
    return withTestsAlone(hidden);
}

Task onePanelOneUnit(const Task& task)
{
    Task units = withoutExtras(task);
    for (PanelSpec& panel : units.panels)
        panel.cost = Cost(1);
    return units;
}

bool canKeepBudget(SystemKind kind)
{
    return std::ranges::find(kBudgetKeepers, kind) != kBudgetKeepers.end();
}

bool keepsBudgetOnAverage(SystemKind kind)
{
    return canKeepBudget(kind) && !isRival(kind);
}

std::span<const SystemKind> budgetKeepers()
{
    return kBudgetKeepers;
}

Result<std::optional<std::vector<AfaScore>>> afaScores(SystemKind kind, const Cohort& cohort, Seed seed,
                                                       std::span<const std::size_t> budgets,
                                                       const std::function<bool(double)>& goOn)
{
    using Scores = std::optional<std::vector<AfaScore>>;
    const Result<Split> split = makeSplit(cohort, {.seed = seed, .shares = kAfaShares});
    if (!split)
        return split.error();
    const BaselinePlan plan;
    const FitContext context{plan, cohort, *split, seed, goOn};
    std::vector<std::size_t> possible;
    for (const std::size_t budget : budgets)
        if (budget <= cohort.catalog().panelCount())
            possible.push_back(budget);
    std::vector<AfaScore> scores;
    if (possible.empty())
        return Scores(scores);
    if (isRival(kind)) {
        const auto answer = fitRivalToBudget(kind, context, std::ranges::max(possible));
        if (!answer)
            return answer.error();
        if (!*answer)
            return Scores();
        for (const std::size_t budget : possible)
            addScoresAfter(scores, budget, **answer, cohort);
    } else {
        const Fitted<SystemAnswer> answer = fitFrontOf(kind, context);
        if (!answer)
            return answer.error();
        if (!*answer)
            return Scores();
        for (const std::size_t budget : possible)
            addScoresWithin(scores, budget, (*answer)->front);
    }
    return Scores(std::move(scores));
}

} // namespace core
