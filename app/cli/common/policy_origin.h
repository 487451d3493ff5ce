// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/front/front_record.h"
#include "core/front/policy_evidence.h"
#include "core/plan/run_record.h"
#include "core/rl/reward_shape.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <string>

namespace app::cli {

// Where a stored policy comes from and what it was made for: a training run, or a point of a front.
struct PolicyOrigin {
    std::optional<core::RunId> run;
    std::optional<core::FrontId> front;
    std::size_t point = 0; // of the front, from 1
    std::string name;      // what the policy is called everywhere: "P1-3", "T-2", or the user's own
    std::string method;    // by the name of the command line
    core::RewardShape shape;
    core::Seed seed;
    core::PolicyEvidence evidence = {};
};

QString originText(const PolicyOrigin& origin); // "policy P1-3, point 3 of front 1 (λ 4.2, ρ −0.0031)"

} // namespace app::cli
