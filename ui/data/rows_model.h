// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/table.h"

#include <QAbstractTableModel>
#include <QBrush>

#include <vector>

namespace ui {

// The rows of a table as they were recorded. A cell becomes text only when it is on screen, so the number of rows
// does not matter. Some cells may be marked, and only some rows shown.
class RowsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum DataRole { MarkedRole = Qt::UserRole + 1 };

    explicit RowsModel(QObject* parent = nullptr);

    struct Marks {
        std::vector<std::size_t> rows; // ascending
        std::vector<std::size_t> columns;
    };
    void setTable(core::TablePtr table);
    void setMarks(Marks marks);
    void setOnlyMarkedRows(bool only);
    void setMarkBrush(const QBrush& brush);
    bool onlyMarkedRows() const { return m_onlyMarked; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::size_t tableRow(int row) const;
    bool isMarked(std::size_t row, std::size_t column) const;

    core::TablePtr m_table;
    Marks m_marks;
    bool m_onlyMarked = false;
    QBrush m_markBrush;
};

} // namespace ui
