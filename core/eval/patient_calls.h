// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/eval/model_metrics.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

struct PatientCall {
    Disease said = Disease::Absent;
    Disease truth = Disease::Absent;
};
// Three patients to a letter (base 64): small enough to be kept with every policy, so that any two can be compared
// patient by patient.
std::string packCalls(std::span<const PatientCall> calls);

// Of two policies for the same patients, in the same order. Unset where the two are not of the same patients.
std::optional<JointCounts> jointCounts(std::string_view one, std::string_view other, std::size_t patients);

} // namespace core
