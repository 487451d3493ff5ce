// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/csv/csv_import.h"

#include <QAbstractTableModel>

namespace ui {

// The first rows of a file about to be imported; the header says what each column will become.
class CsvPreviewModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setPreview(const core::CsvPreview& preview);
    void setOutcome(const QString& column, const QString& cases); // its header says who the cases are
    QString columnName(int section) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString becomes(const core::CsvColumnGuess& column) const;

    QString m_outcome;
    QString m_cases;
    std::vector<core::CsvColumnGuess> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

// "number", "yes or no: f, m", "4 categories: …", "text, left aside".
QString columnKindText(const core::CsvColumnGuess& column);

} // namespace ui
