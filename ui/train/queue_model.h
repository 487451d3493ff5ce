// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/train/queue_rows.h"

#include <QAbstractTableModel>

namespace ui {

// The queue of the train page: what was trained, trains and waits, one row per policy or search.
class QueueModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Number, Lambda, Rho, State, Result, ColumnCount };
    enum Role { StateRole = Qt::UserRole, ShareRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<QueueRow> rows, const QString& currency, core::FrontMetric metric);
    const std::vector<QueueRow>& rows() const { return m_rows; }
    const QueueRow* rowAt(int row) const; // null outside

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const QueueRow& row, int column) const;
    QString resultText(const QueueRow& row) const;
    QString tip(const QueueRow& row) const;

    std::vector<QueueRow> m_rows;
    QString m_currency;
    core::FrontMetric m_metric = core::FrontMetric::F1;
};

} // namespace ui
