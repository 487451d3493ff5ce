// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/fee_dialog.h"

#include "ui/common/labels.h"
#include "ui/common/money_spin_box.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace ui {

FeeDialog::FeeDialog(const core::SharedFee& fee, const core::Task& task, QWidget* parent)
    : QDialog(parent),
      m_fee(fee),
      m_name(new QLineEdit(QString::fromStdString(fee.name), this)),
      m_price(new MoneySpinBox(this)),
      m_panels(new QListWidget(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Shared fee"));
    buildLayout(task);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_name, &QLineEdit::textChanged, this, &FeeDialog::updateButtons);
    connect(m_panels, &QListWidget::itemChanged, this, &FeeDialog::updateButtons);
    updateButtons();
}

void FeeDialog::buildLayout(const core::Task& task)
{
    if (m_name->text().isEmpty())
        m_name->setText(tr("Blood draw"));
    m_name->selectAll();
    m_price->setCurrency(task.currency);
    m_price->setPrice(m_fee.cost.amount);
    for (const core::PanelSpec& panel : task.panels) {
        auto* item = new QListWidgetItem(QString::fromStdString(panel.name), m_panels);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool fresh = m_fee.name.empty(); // a new fee usually concerns every panel
        const bool member = std::find(m_fee.panels.begin(), m_fee.panels.end(), panel.name) != m_fee.panels.end();
        item->setCheckState(fresh || member ? Qt::Checked : Qt::Unchecked);
    }
    m_panels->setAccessibleName(tr("Panels that share the fee"));
    m_panels->setMinimumHeight(140);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(16, 16, 16, 16);
    form->addRow(makeLabel(tr("Paid once per patient, with the first of the chosen panels that is ordered."),
                           TypeSize::Table, Tone::Secondary));
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Fee"), m_price);
    form->addRow(tr("&Panels"), m_panels);
    form->addRow(m_buttons);
}

void FeeDialog::updateButtons()
{
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!m_name->text().trimmed().isEmpty() && !fee().panels.empty());
}

core::SharedFee FeeDialog::fee() const
{
    core::SharedFee fee = m_fee;
    fee.name = m_name->text().simplified().toStdString();
    fee.cost = core::Cost(m_price->value());
    fee.panels.clear();
    for (int row = 0; row < m_panels->count(); ++row)
        if (m_panels->item(row)->checkState() == Qt::Checked)
            fee.panels.push_back(m_panels->item(row)->text().toStdString());
    return fee;
}

} // namespace ui
