// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/study.h"

#include <cmath>
#include <limits>

// Ten patients whose figures can be checked by eye: the outcome, a one-hot group of three, hemoglobin, MCV in two
// panels and a column nobody has decided about.
inline core::TablePtr smallTable()
{
    using core::Column;
    using core::ColumnKind;
    const float none = std::numeric_limits<float>::quiet_NaN();
    std::vector<Column> columns;
    const auto yesNo = [&columns](const char* name, std::vector<float> values) {
        columns.push_back(
            {.name = name, .kind = ColumnKind::Binary, .values = std::move(values), .levels = {"0", "1"}});
    };
    const auto numeric = [&columns](const char* name, std::vector<float> values) {
        columns.push_back({.name = name, .kind = ColumnKind::Numeric, .values = std::move(values), .levels = {}});
    };
    yesNo("label", {0, 0, 0, 0, 0, 0, 0, 1, 1, 1});
    yesNo("race_a", {1, 1, 0, 0, 0, 0, 0, 1, 0, 0});
    yesNo("race_b", {0, 0, 1, 1, 0, 0, 0, 0, 1, 0});
    yesNo("race_c", {0, 0, 0, 0, 1, 1, 1, 0, 0, 1});
    numeric("hemoglobin_g_dL", {13, 14, 15, 12, none, 14, 13, 9, 10, 11});
    numeric("mcv_fL", {90, 91, 92, 89, 88, 90, 91, 78, 80, 82});
    numeric("mystery", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
    return std::make_shared<const core::Table>("small.csv", std::move(columns));
}

inline core::Study smallStudy()
{
    core::Study study;
    study.task.name = "Small";
    study.task.label = "label";
    study.task.visible = {"race_a", "race_b", "race_c"};
    study.task.panels = {
        {.name = "BBC", .cost = core::Cost(26), .columns = {"hemoglobin_g_dL", "mcv_fL"}, .otherKeys = {}},
        {.name = "CBC", .cost = core::Cost(44), .columns = {"mcv_fL"}, .otherKeys = {}}};
    return study;
}
