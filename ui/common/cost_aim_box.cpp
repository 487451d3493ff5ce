// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/cost_aim_box.h"

#include "ui/common/explain.h"
#include "ui/common/labels.h"
#include "ui/common/money_spin_box.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QSignalBlocker>
#include <QStandardItemModel>

namespace ui {
namespace {

constexpr double kFirstPerHour = 30.0; // until the user says another
constexpr double kCheapestHour = 0.01;

} // namespace

CostAimBox::CostAimBox(QWidget* parent)
    : QWidget(parent),
      m_kind(new QComboBox(this)),
      m_at(makeLabel(tr("at"), TypeSize::Table, Tone::Secondary, this)),
      m_perHour(new MoneySpinBox(this)),
      m_hour(makeLabel(tr("per hour"), TypeSize::Table, Tone::Secondary, this))
{
    m_kind->addItems({tr("Money"), tr("Time"), tr("Money and time")});
    m_kind->setAccessibleName(tr("What is minimised"));
    explain(*m_kind, Term::Minimised);
    m_perHour->setMinimum(kCheapestHour);
    m_perHour->setPrice(kFirstPerHour);
    m_perHour->setAccessibleName(tr("What an hour of waiting is worth"));
    m_perHour->setToolTip(tr("What an hour of waiting is worth: so much money may be spent to save it"));
    buildLayout();
    connect(m_kind, &QComboBox::activated, this, [this] {
        showParts();
        Q_EMIT aimChosen(aim());
    });
    connect(m_perHour, &MoneySpinBox::priceEdited, this, [this] { Q_EMIT aimChosen(aim()); });
    showParts();
}

void CostAimBox::buildLayout()
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(m_kind);
    row->addWidget(m_at);
    row->addWidget(m_perHour);
    row->addWidget(m_hour);
    setFocusProxy(m_kind);
}

void CostAimBox::setCurrency(const std::string& isoCode)
{
    m_perHour->setCurrency(isoCode);
}

void CostAimBox::setTimesMissing(const QString& reason)
{
    auto* items = qobject_cast<QStandardItemModel*>(m_kind->model());
    for (const auto kind : {core::CostAim::Kind::Time, core::CostAim::Kind::Both}) {
        QStandardItem* item = items->item(static_cast<int>(kind));
        item->setEnabled(reason.isEmpty());
        item->setToolTip(reason);
    }
}

void CostAimBox::setAim(core::CostAim aim)
{
    m_kind->setCurrentIndex(static_cast<int>(aim.kind()));
    if (aim.kind() == core::CostAim::Kind::Both)
        m_perHour->setPrice(aim.perHour());
    showParts();
}

core::CostAim CostAimBox::aim() const
{
    switch (static_cast<core::CostAim::Kind>(m_kind->currentIndex())) {
    case core::CostAim::Kind::Money:
        break;
    case core::CostAim::Kind::Time:
        return core::CostAim::time();
    case core::CostAim::Kind::Both:
        return core::CostAim::moneyAndTime(m_perHour->value());
    }
    return core::CostAim::money();
}

void CostAimBox::showParts()
{
    const bool both = m_kind->currentIndex() == static_cast<int>(core::CostAim::Kind::Both);
    for (QWidget* part : {static_cast<QWidget*>(m_at), static_cast<QWidget*>(m_perHour), static_cast<QWidget*>(m_hour)})
        part->setVisible(both);
}

} // namespace ui
