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

inline constexpr std::array<std::pair<DataEdit::Kind, std::string_view>, 6> kEditWords{
    {{DataEdit::Kind::TreatAsMissing, "treat_as_missing"},
     {DataEdit::Kind::TreatInsideAsMissing, "treat_inside_as_missing"},
     {DataEdit::Kind::Multiply, "multiply"},
     {DataEdit::Kind::MultiplyRange, "multiply_range"},
     {DataEdit::Kind::Exponentiate, "exponentiate"},
     {DataEdit::Kind::SwapColumns, "swap_columns"}}};

inline constexpr std::array<std::pair<CodeRule::Read, std::string_view>, 4> kCodeReadWords{
    {{CodeRule::Read::Missing, "missing"},
     {CodeRule::Read::Value, "value"},
     {CodeRule::Read::Number, "number"},
     {CodeRule::Read::Half, "half"}}};

inline constexpr std::array<std::pair<OutcomeRule::Kind, std::string_view>, 4> kCutOffWords{
    {{OutcomeRule::Kind::Below, "below"},
     {OutcomeRule::Kind::AtMost, "at_most"},
     {OutcomeRule::Kind::Above, "above"},
     {OutcomeRule::Kind::AtLeast, "at_least"}}};

inline constexpr std::array<std::pair<UnrecordedPanels, std::string_view>, 3> kUnrecordedWords{
    {{UnrecordedPanels::Unavailable, keyOf(UnrecordedPanels::Unavailable)},
     {UnrecordedPanels::Charged, keyOf(UnrecordedPanels::Charged)},
     {UnrecordedPanels::Free, keyOf(UnrecordedPanels::Free)}}};

inline constexpr std::array<std::pair<Duplicates, std::string_view>, 2> kDuplicateWords{
    {{Duplicates::Keep, keyOf(Duplicates::Keep)}, {Duplicates::Drop, keyOf(Duplicates::Drop)}}};

inline constexpr std::array<std::pair<PairOrders, std::string_view>, 2> kPairWords{
    {{PairOrders::No, "no"}, {PairOrders::Allowed, "allowed"}}};

// What "minimise" can say in a word; both at once needs a rate.
inline constexpr std::array<std::pair<CostAim::Kind, std::string_view>, 2> kMinimiseWords{
    {{CostAim::Kind::Money, "money"}, {CostAim::Kind::Time, "time"}}};

// What "by" of a split can say: a rule, or a column of the parts, as the text alone does.
enum class SplitWord : std::uint8_t { Random, Patient, Date, Site, Column };
inline constexpr std::array<std::pair<SplitWord, std::string_view>, 5> kSplitByWords{{{SplitWord::Random, "random"},
                                                                                      {SplitWord::Patient, "patient"},
                                                                                      {SplitWord::Date, "date"},
                                                                                      {SplitWord::Site, "site"},
                                                                                      {SplitWord::Column, "column"}}};

inline constexpr std::array<std::string_view, 24> kTaskKeys{"name",
                                                            "label",
                                                            "positive",
                                                            "outcome_name",
                                                            "currency",
                                                            "split",
                                                            "visible",
                                                            "panels",
                                                            "shared_fees",
                                                            "rules",
                                                            "pair_orders",
                                                            "minimise",
                                                            "unrecorded_panels",
                                                            "duplicates",
                                                            "tests",
                                                            "ignore",
                                                            "price_source",
                                                            "price_year",
                                                            "price_list",
                                                            "missing",
                                                            "codes",
                                                            "edits",
                                                            "accepted",
                                                            "recipe"};
inline constexpr std::array<std::string_view, 4> kSplitKeys{"by", "column", "patient", "test"};
inline constexpr std::array<std::string_view, 6> kPanelKeys{"name",        "cost",  "minutes",
                                                            "millilitres", "needs", "columns"};
inline constexpr std::array<std::string_view, 4> kRulesKeys{"cap", "cap_minutes", "first", "never"};
inline constexpr std::array<std::string_view, 1> kMinimiseKeys{"per_hour"};
inline constexpr std::array<std::string_view, 3> kFeeKeys{"name", "cost", "panels"};
inline constexpr std::array<std::string_view, 5> kTestKeys{"label", "unit", "low", "high", "transform"};
inline constexpr std::array<std::string_view, 4> kCodeKeys{"column", "text", "read", "value"};
inline constexpr std::array<std::string_view, 6> kEditKeys{"kind", "column", "other_column", "low", "high", "factor"};

// All of them, for whoever documents the file. `path` is what comes before a key.
struct TaskObject {
    std::string_view path;
    std::span<const std::string_view> keys;
};
inline constexpr std::array<TaskObject, 9> kTaskObjects{{{"", kTaskKeys},
                                                         {"split.", kSplitKeys},
                                                         {"panels[].", kPanelKeys},
                                                         {"shared_fees[].", kFeeKeys},
                                                         {"rules.", kRulesKeys},
                                                         {"minimise.", kMinimiseKeys},
                                                         {"tests.{column}.", kTestKeys},
                                                         {"codes[].", kCodeKeys},
                                                         {"edits[].", kEditKeys}}};

constexpr bool editHasRange(DataEdit::Kind kind)
{
    return kind == DataEdit::Kind::TreatAsMissing || kind == DataEdit::Kind::TreatInsideAsMissing ||
           kind == DataEdit::Kind::MultiplyRange;
}

constexpr bool editHasFactor(DataEdit::Kind kind)
{
    return kind == DataEdit::Kind::Multiply || kind == DataEdit::Kind::MultiplyRange ||
           kind == DataEdit::Kind::Exponentiate;
}

} // namespace core
