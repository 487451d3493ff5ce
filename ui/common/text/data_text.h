// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/csv/csv_import.h"
#include "core/data/data_edit.h"
#include "core/data/task/task_editing.h"
#include "core/data/task/task_proposal.h"
#include "core/model/unrecorded_panels.h"

#include <QLocale>
#include <QString>

namespace ui {

// Words for columns: what they are, what they are used for, what was done to them.

QString roleName(core::Role role);             // "Outcome", "Baseline", "Test" …
QString roleExplanation(core::Role role);      // for the tooltip
QString columnKindName(core::ColumnKind kind); // "Number", "Yes/no" …

QString importNoticeText(core::ImportNotice notice, const QString& column);
QString identifierText(const core::IdentifierWarning& warning);
QString questionText(const core::CsvQuestion& question, const QLocale& locale = QLocale());
QString unrecordedPanelsText(core::UnrecordedPanels choice); // "is charged": ends a sentence about such an order
QString timesMissingText(const core::Task& task); // which panels have no turnaround time; empty: all have one
QString duplicatesDroppedText(std::size_t rows);  // "3 rows … are left out."
QString splitText(const core::Task& task);        // "Split at random", "Split by date admitted, learned from the past"
QString editText(const core::DataEdit& edit, const QLocale& locale = QLocale()); // one listed step

} // namespace ui
