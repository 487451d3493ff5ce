// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/baseline_record.h"
#include "core/front/front_record.h"
#include "core/plan/run_record.h"

#include <cstddef>

namespace core {

// Whether what is stored of a job can be true of its panels: every share, order and set names panels that it has, each
// once. Where its panels are not known, its figures have to agree on how many there are.
bool speaksOfItsPanels(const RunRecord& record);
bool speaksOfItsPanels(const FrontRecord& record);
bool speaksOfItsPanels(const BaselineRecord& record);

} // namespace core
