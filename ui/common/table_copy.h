// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/text/data_table.h"

#include <QString>

#include <memory>

class QAbstractItemView;
class QAction;
class QMimeData;

namespace ui {

// Tables on the clipboard, for whoever pastes them.

QString tsvOf(const DataTable& table);  // for spreadsheets: cells hold neither tabs nor line ends
QString htmlOf(const DataTable& table); // for word processors, which paste it as a table

// All of text/html, text/csv and tabs.
std::unique_ptr<QMimeData> tableMimeData(const DataTable& table);

// What a view shows, in the order it shows it: the rows that are selected where several can be, or else all of them.
// Hidden columns and folded rows are left out.
DataTable shownTable(const QAbstractItemView& view);

// Gives a view its Copy: Ctrl+C, and in the context menu where it has no menu of its own.
QAction* addCopyAction(QAbstractItemView& view);

} // namespace ui
