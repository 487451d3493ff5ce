// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/figure.h"

#include <QDialog>

class QTableView;

namespace ui {

// The numbers behind a figure: sortable by every column, and copied with Ctrl+C in the form spreadsheets take.
class FigureTableDialog : public QDialog {
    Q_OBJECT

public:
    FigureTableDialog(const QString& title, FigureTable table, QWidget* parent = nullptr);

    QTableView& view() { return *m_view; }
    FigureTable chosen() const; // what is selected, or else everything; as on screen sorted
    QString copied() const;     // of the rows that are selected, or of all; as on screen sorted, numbers as in a file

Q_SIGNALS:
    void saveRequested();

private:
    void buildLayout();
    void copy();

    FigureTable m_table;
    QTableView* m_view;
};

} // namespace ui
