// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/exam.h"

#include <QByteArray>
#include <QString>

namespace ui {

// An exam on paper, as HTML for a QTextDocument. Sheets are for students: a page for each case, without results of
// tests and without outcomes. The key is for the teacher: outcomes, what the policy did, and slips with the results of
// each case to hand out panel by panel.
QString caseSheetsHtml(const core::Exam& exam);
QString answerKeyHtml(const core::Exam& exam, const core::ExamKey& key);

QString simulationNotice();                                  // not for clinical use
QByteArray pdfOf(const QString& html, const QString& title); // A4; on the thread of the window

} // namespace ui
