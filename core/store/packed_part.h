// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/compare/baseline_record.h"
#include "core/front/front_record.h"
#include "core/model/tensors.h"
#include "core/plan/run_record.h"

#include <string>

namespace core {

// A part of a job outside of any project, as it travels between computers. Numbers come back to the last bit.
struct PackedPart {
    std::string name; // of what takes the place of an earlier one: "part/encoder", "policy/3", "run/lr/0"
    std::string text = {};
    TensorBundle bundle = {};
    bool operator==(const PackedPart&) const = default;
};

// Points of curves go one after the other: the texts of two such parts make that of both.
inline constexpr const char* kPackedPoints = "points";
inline constexpr const char* kPackedCheckpoint = "checkpoint";

PackedPart packed(const FrontKind::Part& part);
PackedPart packed(const TrainingKind::Part& part);
PackedPart packed(const SystemRun& run);

// ProjectDamaged, subject the name, where it is not what `packed` made of a part of this kind.
template <typename Kind>
Result<typename Kind::Part> unpacked(const PackedPart& part);

} // namespace core
