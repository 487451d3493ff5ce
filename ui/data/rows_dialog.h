// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/table.h"
#include "ui/common/theme/theme.h"
#include "ui/data/rows_model.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QTableView;

namespace ui {

// The rows behind a doubt, or all rows: the values as recorded, those concerned marked. Nothing can be changed here.
class RowsDialog : public QDialog {
    Q_OBJECT

public:
    explicit RowsDialog(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void showTable(core::TablePtr table, const QString& subject, RowsModel::Marks marks);
    QTableView* view() const { return m_view; }

private:
    void buildLayout();

    RowsModel* m_model;
    QTableView* m_view;
    QLabel* m_subject;
    QCheckBox* m_onlyMarked;
};

} // namespace ui
