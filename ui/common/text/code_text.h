// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/codes/code_reading.h"
#include "core/data/task/task.h"

#include <QLocale>
#include <QString>
#include <QStringList>

#include <vector>

namespace ui {

// Words for texts among numbers and how they are read.

QString codeExamplesText(const core::CodeGroup& group); // "“<0.1”, “<0.2” and 3 more"
// "not recorded", "3", "the number in it", "half of it"
QString codeRuleText(const core::CodeRule& rule, const core::CodeGroup& group, const QLocale& locale = QLocale());
// "troponin: 412 cells with “<3” are read as 3"
QString codeGroupText(const core::CodeGroup& group, const QLocale& locale = QLocale());
// One line for each rule and column; rules for all columns are told once.
QStringList codeLines(const std::vector<core::CodeGroup>& groups, const QLocale& locale = QLocale());

// What a task says of codes, without a table: "troponin: “<…” is read as half of the number in it".
QStringList codeRuleLines(const core::Task& task, const QLocale& locale = QLocale());

} // namespace ui
