// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/front/pooled_front.h"
#include "core/model/tensors.h"

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace core {

// What a job that is judged on everybody gives and takes. Each fold is a part of it, "fold/0" and so on.
struct FoldHooks {
    // What was learned without the test of this split says of them. Nothing when stopped.
    std::function<Result<std::optional<FoldAnswers>>(std::size_t round, const Split& split)> learnWithout;
    std::function<void(const std::string& name, const TensorBundle&)> savePart;
    std::function<void(std::size_t done, std::size_t rounds)> report;
};

// By round: the answers that an interrupted judgement has kept among its parts, and those that are still missing. A
// part that cannot be read, or is about other patients or questions, is made again. Nothing when stopped.
Result<std::optional<std::vector<FoldAnswers>>>
answersOfFolds(const Cohort& cohort, const Split& study, const JudgingPlan& plan, Seed seed, std::size_t questions,
               const std::map<std::string, TensorBundle>& parts, const FoldHooks& hooks);

} // namespace core
