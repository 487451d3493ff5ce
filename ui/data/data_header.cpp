// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/data_header.h"

#include "ui/common/buttons.h"
#include "ui/common/icon_label.h"
#include "ui/common/labels.h"
#include "ui/common/text/number_text.h"

#include <QBoxLayout>

namespace ui {

DataHeader::DataHeader(QWidget* parent)
    : QWidget(parent),
      m_source(new ElidedLabel({}, TypeSize::Table, Tone::Secondary, this)),
      m_units(new SegmentedControl({tr("US"), tr("SI")}, tr("Units"), this)),
      m_prices(makeButton(tr("Price list…"), std::nullopt, this)),
      m_editSteps(makeButton(tr("Edit steps"), Icon::Undo, this)),
      m_continue(makePrimaryButton(tr("Find the front"), this))
{
    buildLayout();
    connectInputs();
}

void DataHeader::buildLayout()
{
    auto* lock = new IconLabel(Icon::Lock, Tone::Secondary, this);
    lock->setDesignSize(12);
    auto* sourceRow = new QHBoxLayout;
    sourceRow->setSpacing(5);
    sourceRow->addWidget(lock);
    sourceRow->addWidget(m_source, 1);
    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(makeLabel(tr("Data & panels"), TypeSize::Title));
    titles->addLayout(sourceRow);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addLayout(titles, 1);
    row->addWidget(makeLabel(tr("Units"), TypeSize::Table, Tone::Secondary));
    row->addWidget(m_units);
    row->addWidget(m_prices);
    row->addWidget(m_editSteps);
    row->addWidget(m_continue);
    m_units->setToolTip(
        tr("Shows values and ranges in the units usual in the US or in SI units; the data stay as they are"));
    m_prices->setObjectName(QStringLiteral("priceList"));
    m_editSteps->setObjectName(QStringLiteral("editSteps"));
    m_continue->setObjectName(QStringLiteral("findFront"));
    m_prices->setToolTip(tr("Prices of all panels, currency and source"));
    m_editSteps->setToolTip(tr("What was changed, and a way to take it back"));
}

void DataHeader::connectInputs()
{
    connect(m_units, &SegmentedControl::chosen, this,
            [this](int choice) { Q_EMIT unitsChosen(choice == 0 ? UnitSystem::Us : UnitSystem::Si); });
    connect(m_prices, &QPushButton::clicked, this, &DataHeader::priceListRequested);
    connect(m_editSteps, &QPushButton::clicked, this, &DataHeader::editStepsRequested);
    connect(m_continue, &QPushButton::clicked, this, &DataHeader::continueRequested);
}

void DataHeader::setSource(const QString& source, std::size_t patients, std::size_t columns)
{
    m_sourceText = tr("%1 · %2 patients · %3 columns").arg(source, countText(patients), countText(columns));
    setReadOnly(m_readOnly);
}

void DataHeader::setEditSteps(std::size_t steps)
{
    m_editSteps->setText(steps > 0 ? tr("Edit steps (%1)").arg(countText(steps)) : tr("Edit steps"));
}

void DataHeader::setBlockedBy(const QStringList& reasons)
{
    m_blockedBy = reasons;
    showContinue();
}

void DataHeader::setFrontKnown(bool known)
{
    m_frontKnown = known;
    showContinue();
}

void DataHeader::showContinue()
{
    m_continue->setText(m_frontKnown ? tr("Go to the front") : tr("Find the front"));
    m_continue->setEnabled(m_blockedBy.isEmpty());
    if (!m_blockedBy.isEmpty())
        m_continue->setToolTip(tr("Not yet:\n%1").arg(QStringLiteral("• ") + m_blockedBy.join(QStringLiteral("\n• "))));
    else if (m_frontKnown)
        m_continue->setToolTip(tr("Shows the best trade-offs between cost and accuracy found with these data"));
    else
        m_continue->setToolTip(tr("Finds the best trade-offs between cost and accuracy with these data; takes seconds "
                                  "to a minute"));
    m_continue->setAccessibleDescription(m_blockedBy.join(QLatin1Char('\n')));
}

void DataHeader::setReadOnly(const QString& reason)
{
    m_readOnly = reason;
    m_prices->setEnabled(reason.isEmpty());
    const QString state = reason.isEmpty() ? tr("imported values are locked, edits are listed steps") : tr("read-only");
    m_source->setText(m_sourceText + QStringLiteral(" · ") + state);
}

} // namespace ui
