// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/front_record.h"
#include "core/plan/run_record.h"

#include <cstddef>
#include <variant>

namespace core {

// One policy of a front.
struct FrontPolicyRef {
    FrontId front;
    std::size_t policy = 0; // place among the points of the record
    bool operator==(const FrontPolicyRef&) const = default;
};

// A policy that the project file keeps.
using PolicyRef = std::variant<FrontPolicyRef, RunId>;

} // namespace core
