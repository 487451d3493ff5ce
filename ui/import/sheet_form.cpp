// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/sheet_form.h"

#include <QComboBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>

namespace ui {
namespace {

constexpr int kLastRow = 1'048'576; // of a sheet

} // namespace

SheetForm::SheetForm(QWidget* parent) : QWidget(parent), m_sheet(new QComboBox), m_headerRow(new QSpinBox)
{
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->setVerticalSpacing(4);
    m_sheet->setToolTip(tr("Which sheet of the workbook holds the patients"));
    m_sheet->setAccessibleName(tr("Sheet"));
    m_sheet->setAccessibleDescription(m_sheet->toolTip());
    m_headerRow->setRange(1, kLastRow);
    m_headerRow->setKeyboardTracking(false);
    m_headerRow->setToolTip(tr("The row of the sheet that holds the names of the columns; rows above it are left out"));
    m_headerRow->setAccessibleName(tr("Row with the names"));
    m_headerRow->setAccessibleDescription(m_headerRow->toolTip());
    form->addRow(tr("S&heet"), m_sheet);
    form->addRow(tr("&Row with the names"), m_headerRow);
    connect(m_sheet, &QComboBox::activated, this, [this] {
        m_rowGiven = false; // another sheet begins elsewhere
        Q_EMIT chosen();
    });
    connect(m_headerRow, &QSpinBox::valueChanged, this, [this] {
        m_rowGiven = true;
        Q_EMIT chosen();
    });
}

void SheetForm::setSheets(const QStringList& sheets, const QString& chosenSheet, int row)
{
    const QSignalBlocker sheetSilent(m_sheet), rowSilent(m_headerRow);
    m_sheet->clear();
    m_sheet->addItems(sheets);
    m_sheet->setCurrentText(chosenSheet);
    m_headerRow->setValue(row);
    if (sheets.isEmpty())
        m_rowGiven = false;
}

QString SheetForm::sheet() const
{
    return m_sheet->currentText();
}

int SheetForm::headerRow() const
{
    return m_rowGiven ? m_headerRow->value() : 0;
}

} // namespace ui
