// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/everybody_judge.h"

#include <algorithm>

namespace core {
namespace {

std::optional<FoldAnswers> keptAnswers(const std::map<std::string, TensorBundle>& parts, const std::string& name,
                                       const Cohort& cohort, const Split& split, std::size_t questions)
{
    const auto known = parts.find(name);
    if (known == parts.end())
        return std::nullopt;
    Result<FoldAnswers> answers = FoldAnswers::load(known->second, cohort);
    const bool fits = answers && std::ranges::equal(answers->patients(), split.patients(SplitPart::Test)) &&
                      answers->questions() == questions;
    return fits ? std::optional(std::move(*answers)) : std::nullopt;
}

} // namespace

Result<std::optional<std::vector<FoldAnswers>>>
answersOfFolds(const Cohort& cohort, const Split& study, const JudgingPlan& plan, Seed seed, std::size_t questions,
               const std::map<std::string, TensorBundle>& parts, const FoldHooks& hooks)
{
    const Result<std::vector<Split>> splits = outerFolds(cohort, study, plan, seed);
    if (!splits)
        return splits.error();
    hooks.report(0, splits->size());
    std::vector<FoldAnswers> rounds;
    for (std::size_t round = 0; round < splits->size(); ++round) {
        const std::string name = "fold/" + std::to_string(round);
        std::optional<FoldAnswers> answers = keptAnswers(parts, name, cohort, (*splits)[round], questions);
        if (!answers) {
            Result<std::optional<FoldAnswers>> learned = hooks.learnWithout(round, (*splits)[round]);
            if (!learned)
                return learned.error();
            if (!*learned)
                return std::optional<std::vector<FoldAnswers>>();
            answers = std::move(*learned);
            hooks.savePart(name, answers->save());
        }
        rounds.push_back(std::move(*answers));
        hooks.report(round + 1, splits->size());
    }
    return std::optional(std::move(rounds));
}

} // namespace core
