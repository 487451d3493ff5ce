// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/compare/system.h"
#include "core/front/front_plan.h"
#include "core/rl/reward_shape.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

// Everything that decides a table of systems beside each other. Same plan, same data, same machine: the same table.
struct BaselinePlan {
    std::vector<SystemId> systems;         // rows, in their order
    int seeds = 5;                         // times everything is learned from scratch; the rounds of the folds
    JudgingPlan judging;                   // on everybody: every time without another fold
    Seed seed{1};                          // of the first time; the next ones follow
    bool sameSplit = false;                // every time the study's own split; else that the first time, others then
    std::vector<std::string> chosenPanels; // names, for PanelChoice::Chosen
    std::optional<RewardShape> shape;      // of SM-DDPO; unset: the best of a few on validation
    FrontPlan engine; // settings of the lattice, and of SM-DDPO (sweep.training); its method and seed are not looked at
    bool operator==(const BaselinePlan&) const = default;
};

// JSON; reading gives the same plan. An unknown key is an error: a newer program's plan must not be half understood.
std::string writeBaselinePlan(const BaselinePlan& plan);
Result<BaselinePlan> parseBaselinePlan(std::string_view json); // PlanFieldUnknown, PlanValueInvalid

} // namespace core
