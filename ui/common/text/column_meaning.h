// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/task.h"

#include <QString>

#include <optional>
#include <string>

namespace ui {

// What is generally known about a column, where the task does not say otherwise.
struct ColumnMeaning {
    QString label;
    QString unit;
    std::optional<double> low; // reference range
    std::optional<double> high;
};
ColumnMeaning meaningOf(const core::Task& task, const std::string& column);

} // namespace ui
