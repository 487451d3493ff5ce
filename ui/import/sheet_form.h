// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QComboBox;
class QSpinBox;

namespace ui {

// Where the table is in a workbook: its sheet, and the row with the names of the columns.
class SheetForm : public QWidget {
    Q_OBJECT

public:
    explicit SheetForm(QWidget* parent = nullptr);

    void setSheets(const QStringList& sheets, const QString& chosen, int headerRow); // without a signal
    QString sheet() const;
    int headerRow() const; // 0: found by itself

Q_SIGNALS:
    void chosen();

private:
    QComboBox* m_sheet;
    QSpinBox* m_headerRow;
    bool m_rowGiven = false; // by the user, for this sheet
};

} // namespace ui
