// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/table.h"
#include "core/data/task/task.h"

#include <cmath>
#include <limits>
#include <memory>
#include <string>
#include <vector>

// Small tables made by hand for the tests of cohorts.
namespace fixture {

inline constexpr float kNone = std::numeric_limits<float>::quiet_NaN();

inline core::Column numeric(std::string name, std::vector<float> values)
{
    return {.name = std::move(name), .kind = core::ColumnKind::Numeric, .values = std::move(values), .levels = {}};
}

inline core::Column leveled(std::string name, core::ColumnKind kind, std::vector<std::string> levels,
                            std::vector<float> values)
{
    return {.name = std::move(name), .kind = kind, .values = std::move(values), .levels = std::move(levels)};
}

// `patients` rows of which every fifth is ill: label, age, ward (three levels), male, sodium = row number.
inline std::vector<core::Column> columns(std::size_t patients)
{
    std::vector<float> label;
    std::vector<float> age;
    std::vector<float> ward;
    std::vector<float> male;
    std::vector<float> sodium;
    for (std::size_t i = 0; i < patients; ++i) {
        label.push_back(i % 5 == 0 ? 1.0f : 0.0f);
        age.push_back(static_cast<float>(20 + i % 60));
        ward.push_back(static_cast<float>(i % 3));
        male.push_back(static_cast<float>(i % 2));
        sodium.push_back(static_cast<float>(i));
    }
    using core::ColumnKind;
    return {leveled("label", ColumnKind::Binary, {"well", "ill"}, std::move(label)), numeric("age", std::move(age)),
            leveled("ward", ColumnKind::Category, {"medical", "surgical", "cardiac"}, std::move(ward)),
            leveled("male", ColumnKind::Binary, {"no", "yes"}, std::move(male)), numeric("sodium", std::move(sodium))};
}

inline core::TablePtr table(std::vector<core::Column> columns)
{
    return std::make_shared<const core::Table>("by hand", std::move(columns));
}

inline core::Task task()
{
    core::Task task;
    task.label = "label";
    task.positive = core::OutcomeRule::value("ill");
    task.visible = {"age", "male"};
    task.panels = {{.name = "Admission", .cost = core::Cost(3.0), .columns = {"ward"}},
                   {.name = "BMP", .cost = core::Cost(8.0), .columns = {"sodium"}}};
    return task;
}

} // namespace fixture
