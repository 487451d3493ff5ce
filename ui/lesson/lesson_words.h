// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson.h"

#include <QString>

#include <vector>

namespace ui {

// What keeps a file from being a lesson, where, and what to do; the first few of them, the rest counted.
QString lessonProblemText(const core::LessonProblem& problem);
QString lessonProblemsText(const std::vector<core::LessonProblem>& problems);

// A text with its facts filled in, as the locale writes them. What is not known is a dash.
QString filledIn(const core::LessonText& text, const core::FactSource& facts, const QString& currency);
QString filledIn(const std::string& text, const core::FactSource& facts, const QString& currency);

} // namespace ui
