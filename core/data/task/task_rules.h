// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/data/task/task.h"
#include "core/model/order_rules.h"

namespace core {

// The rules by positions of panels. Names of panels that are not there count for nothing.
OrderRules rulesOf(const Task& task);

// Names that are no panel, and rules that cannot all be kept: a panel first and never, panels that need each other,
// panels that come first and cost more than anybody may.
ProblemList problemsOfRules(const Task& task);

// The same with this name in every rule that had the old one; an empty name: the rules on it go.
void renameInRules(Task& task, const std::string& before, const std::string& name);

} // namespace core
