// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/fees_card.h"

#include "ui/common/labels.h"
#include "ui/common/money_spin_box.h"
#include "ui/common/theme/icons.h"

#include <QBoxLayout>
#include <QMenu>
#include <QStringList>
#include <QToolButton>

namespace ui {

FeesCard::FeesCard(QWidget* parent) : QFrame(parent)
{
    setProperty("card", true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 7, 8, 9);
    column->setSpacing(4);
    auto* heading = new QHBoxLayout;
    heading->addWidget(makeLabel(tr("Shared fees"), TypeSize::Body, Tone::Normal));
    heading->itemAt(0)->widget()->setProperty("type", "strong");
    heading->addSpacing(4);
    auto* rule = new ElidedLabel(tr("paid once per patient, with the first panel of the group"), this);
    rule->setProperty("type", "table");
    rule->setProperty("tone", "secondary");
    heading->addWidget(rule, 1);
    column->addLayout(heading);
    m_rows = new QVBoxLayout;
    m_rows->setSpacing(4);
    column->addLayout(m_rows);
    setAccessibleName(tr("Shared fees"));
}

void FeesCard::setFees(const std::vector<core::SharedFee>& fees, const std::string& currency, bool readOnly)
{
    setVisible(!fees.empty());
    if (fees == m_fees && currency == m_currency && readOnly == m_readOnly)
        return;
    m_fees = fees;
    m_currency = currency;
    m_readOnly = readOnly;
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const core::SharedFee& fee : fees)
        m_rows->addWidget(makeRow(fee, currency, readOnly));
}

QWidget* FeesCard::makeRow(const core::SharedFee& fee, const std::string& currency, bool readOnly)
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    const QString name = QString::fromStdString(fee.name);
    QStringList panels;
    for (const std::string& panel : fee.panels)
        panels << QString::fromStdString(panel);
    auto* title = new ElidedLabel(name, row);
    title->setProperty("type", "table");
    title->setProperty("data", true);
    layout->addWidget(title);
    auto* group = new ElidedLabel(panels.join(QStringLiteral(", ")));
    group->setProperty("type", "table");
    group->setProperty("data", true);
    group->setProperty("tone", "secondary");
    layout->addWidget(group, 1);

    auto* price = new MoneySpinBox(row);
    price->setCurrency(currency);
    price->setPrice(fee.cost.amount);
    price->setReadOnly(readOnly);
    price->setAccessibleName(tr("Shared fee %1").arg(name));
    connect(price, &MoneySpinBox::priceEdited, this, [this, fee](double amount) {
        core::SharedFee changed = fee;
        changed.cost = core::Cost(amount);
        Q_EMIT feeChanged(changed);
    });
    layout->addWidget(price);

    auto* more = new QToolButton(row);
    more->setIcon(lineIcon(Icon::More, IconTint::Secondary));
    more->setPopupMode(QToolButton::InstantPopup);
    more->setAccessibleName(tr("More for shared fee %1").arg(name));
    more->setToolTip(tr("Edit or remove"));
    more->setEnabled(!readOnly);
    auto* menu = new QMenu(more);
    menu->addAction(lineIcon(Icon::Edit), tr("Edit…"), this, [this, name] { Q_EMIT editRequested(name); });
    menu->addAction(lineIcon(Icon::Trash), tr("Remove"), this, [this, name] { Q_EMIT removeRequested(name); });
    more->setMenu(menu);
    layout->addWidget(more);
    return row;
}

} // namespace ui
