// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/task.h"
#include "core/explain/story/policy_cases.h"
#include "core/front/front_record.h"
#include "ui/figures/film/film.h"

#include <span>
#include <vector>

namespace app {

// How a front formed; null with fewer than two policies.
ui::FilmPtr filmOf(const core::FrontRecord& front, const core::Task& task);

// The policy's test patients on their way through it, and its threshold passing over them.
std::vector<ui::FilmPtr> filmsOf(const core::PolicyCases& cases, const core::Task& task);

} // namespace app
