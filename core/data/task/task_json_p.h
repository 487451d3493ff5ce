// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/data_edit.h"
#include "core/data/task/task.h"

#include <array>
#include <span>
#include <string_view>
#include <utility>

namespace core {

// Words of the task file that the reader and the writer must agree on; resources/help/task.md tells what they mean.
inline constexpr std::array<std::pair<Transform, std::string_view>, 2> kTransformWords{
    {{Transform::None, "none"}, {Transform::Log, "log"}}};

inline constexpr std::array<std::pair<DataEdit::Kind, std::string_view>, 5> kEditWords{
    {{DataEdit::Kind::TreatAsMissing, "treat_as_missing"},
     {DataEdit::Kind::Multiply, "multiply"},
     {DataEdit::Kind::MultiplyRange, "multiply_range"},
     {DataEdit::Kind::Exponentiate, "exponentiate"},
     {DataEdit::Kind::SwapColumns, "swap_columns"}}};

inline constexpr std::array<std::pair<OutcomeRule::Kind, std::string_view>, 4> kCutOffWords{
    {{OutcomeRule::Kind::Below, "below"},
     {OutcomeRule::Kind::AtMost, "at_most"},
     {OutcomeRule::Kind::Above, "above"},
     {OutcomeRule::Kind::AtLeast, "at_least"}}};

inline constexpr std::array<std::string_view, 16> kTaskKeys{
    "name",        "label", "positive", "outcome_name", "currency",   "split", "visible",  "panels",
    "shared_fees", "tests", "ignore",   "price_source", "price_year", "edits", "accepted", "recipe"};
inline constexpr std::array<std::string_view, 3> kPanelKeys{"name", "cost", "columns"};
inline constexpr std::array<std::string_view, 3> kFeeKeys{"name", "cost", "panels"};
inline constexpr std::array<std::string_view, 5> kTestKeys{"label", "unit", "low", "high", "transform"};
inline constexpr std::array<std::string_view, 6> kEditKeys{"kind", "column", "other_column", "low", "high", "factor"};

// All of them, for whoever documents the file. `path` is what comes before a key.
struct TaskObject {
    std::string_view path;
    std::span<const std::string_view> keys;
};
inline constexpr std::array<TaskObject, 5> kTaskObjects{{{"", kTaskKeys},
                                                         {"panels[].", kPanelKeys},
                                                         {"shared_fees[].", kFeeKeys},
                                                         {"tests.{column}.", kTestKeys},
                                                         {"edits[].", kEditKeys}}};

constexpr bool editHasRange(DataEdit::Kind kind)
{
    return kind == DataEdit::Kind::TreatAsMissing || kind == DataEdit::Kind::MultiplyRange;
}

constexpr bool editHasFactor(DataEdit::Kind kind)
{
    return kind == DataEdit::Kind::Multiply || kind == DataEdit::Kind::MultiplyRange ||
           kind == DataEdit::Kind::Exponentiate;
}

} // namespace core
