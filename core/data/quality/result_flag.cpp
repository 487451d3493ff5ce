// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/quality/result_flag.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

struct Limits {
    std::string_view key;
    Range critical;
};

constexpr std::optional<double> kNoLimit;
const std::array kLimits{
    Limits{"sodium", {120.0, 160.0}},      Limits{"potassium", {2.5, 6.5}},
    Limits{"chloride", {75.0, 126.0}},     Limits{"bicarbonate", {10.0, 40.0}},
    Limits{"bun", {kNoLimit, 100.0}},      Limits{"creatinine", {kNoLimit, 7.5}},
    Limits{"glucose", {45.0, 450.0}},      Limits{"calcium", {6.5, 13.0}},
    Limits{"calcium_ionized", {0.8, 1.6}}, Limits{"magnesium", {1.0, 4.7}},
    Limits{"phosphate", {1.0, 9.0}},       Limits{"hemoglobin", {7.0, 20.0}},
    Limits{"hematocrit", {20.0, 60.0}},    Limits{"wbc", {2.0, 40.0}},
    Limits{"platelets", {40.0, 1000.0}},   Limits{"inr", {kNoLimit, 5.0}},
    Limits{"pt", {kNoLimit, 30.0}},        Limits{"aptt", {kNoLimit, 80.0}},
    Limits{"fibrinogen", {100.0, 800.0}},  Limits{"ph", {7.2, 7.6}},
    Limits{"paco2", {20.0, 70.0}},         Limits{"pao2", {45.0, kNoLimit}},
    Limits{"lactate", {kNoLimit, 4.0}},    Limits{"bilirubin_total", {kNoLimit, 15.0}},
    Limits{"ammonia", {kNoLimit, 200.0}},
};

} // namespace

std::optional<Range> criticalLimits(std::string_view testKey)
{
    const auto found = std::ranges::find(kLimits, testKey, &Limits::key);
    return found == kLimits.end() ? std::nullopt : std::optional(found->critical);
}

ResultFlag flagOf(double value, const Range& reference, const std::optional<Range>& critical)
{
    if (reference.low && value < *reference.low)
        return critical && critical->low && value < *critical->low ? ResultFlag::CriticalLow : ResultFlag::Low;
    if (reference.high && value > *reference.high)
        return critical && critical->high && value > *critical->high ? ResultFlag::CriticalHigh : ResultFlag::High;
    return ResultFlag::None;
}

} // namespace core
