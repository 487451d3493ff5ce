// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exam/gathered_window.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/table_copy.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

namespace ui {

GatheredWindow::GatheredWindow(const QString& title, QWidget* parent)
    : QDialog(parent),
      m_table(new QTableWidget(0, 7)),
      m_anonymous(new QCheckBox(tr("&Anonymous: numbers instead of names")))
{
    setWindowTitle(tr("What came back"));
    m_table->setHorizontalHeaderLabels(
        {tr("Student"), tr("File"), tr("Right"), tr("Found"), tr("Bill"), tr("Score"), tr("State")});
    m_table->setAccessibleName(tr("What came back"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setProperty("data", true);
    addCopyAction(*m_table);
    QLabel* headline = makeLabel(title, TypeSize::Headline);
    headline->setProperty("data", true);
    QPushButton* csv = makePrimaryButton(tr("Save as CSV…"));
    QPushButton* close = makeButton(tr("Close"));
    csv->setObjectName(QStringLiteral("examCsv"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_anonymous);
    row->addStretch(1);
    row->addWidget(close);
    row->addWidget(csv);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->addWidget(headline);
    column->addWidget(m_table, 1);
    column->addLayout(row);
    connect(m_anonymous, &QCheckBox::toggled, this, &GatheredWindow::anonymousChanged);
    connect(csv, &QPushButton::clicked, this, &GatheredWindow::csvWanted);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    resize(860, 480);
}

bool GatheredWindow::anonymous() const
{
    return m_anonymous->isChecked();
}

void GatheredWindow::setRows(const std::vector<GatheredRow>& rows)
{
    m_table->setRowCount(static_cast<int>(rows.size()));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const GatheredRow& one = rows[i];
        int column = 0;
        for (const QString& text : {one.student, one.file, one.right, one.found, one.bill, one.score, one.state}) {
            auto* cell = new QTableWidgetItem(text);
            const bool number = column >= 2 && column <= 5;
            cell->setTextAlignment((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
            QFont font = cell->font();
            font.setBold(one.policy);
            cell->setFont(font);
            m_table->setItem(static_cast<int>(i), column++, cell);
        }
    }
    m_table->resizeColumnsToContents();
}

} // namespace ui
