// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/ordering_card.h"

#include "core/front/repricing.h"
#include "ui/common/cost_aim_box.h"
#include "ui/common/explain.h"
#include "ui/common/labels.h"
#include "ui/common/text/data_text.h"
#include "ui/common/text/rules_text.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>

namespace ui {
namespace {

// Why no policy will order two panels together although the study allows it; empty: policies may.
QString pairsIdleText(const core::Task& task)
{
    if (task.pairOrders == core::PairOrders::No)
        return {};
    if (task.panels.size() > core::TestCatalog::kMostPairedPanels)
        return OrderingCard::tr("With more than %1 panels there are too many pairs: they are ordered one by one.")
            .arg(core::TestCatalog::kMostPairedPanels);
    if (task.unrecordedPanels != core::UnrecordedPanels::Unavailable)
        return OrderingCard::tr("Panels are ordered one by one as long as an order without a result %1 (Missing "
                                "values).")
            .arg(unrecordedPanelsText(task.unrecordedPanels));
    if (!task.minimise.countsTime())
        return OrderingCard::tr("Together they save time, not money: panels are ordered one by one unless time is "
                                "minimised.");
    return {};
}

} // namespace

OrderingCard::OrderingCard(QWidget* parent)
    : QFrame(parent),
      m_rules(makeLabel({}, TypeSize::Table, Tone::Secondary, this)),
      m_changeRules(new QPushButton(tr("Rules for orders…"), this)),
      m_pairs(new QCheckBox(tr("Panels may be ordered together (two at a time)"), this)),
      m_aim(new CostAimBox(this)),
      m_note(makeLabel({}, TypeSize::Table, Tone::Secondary, this))
{
    setProperty("card", true);
    setAccessibleName(tr("Orders, time and money"));
    explain(*m_pairs, Term::OrderedTogether);
    buildLayout();
    connect(m_pairs, &QCheckBox::clicked, this,
            [this](bool on) { Q_EMIT pairsChosen(on ? core::PairOrders::Allowed : core::PairOrders::No); });
    connect(m_changeRules, &QPushButton::clicked, this, &OrderingCard::rulesRequested);
    connect(m_aim, &CostAimBox::aimChosen, this, &OrderingCard::aimChosen);
}

void OrderingCard::buildLayout()
{
    m_note->setWordWrap(true);
    m_rules->setWordWrap(true);
    m_changeRules->setToolTip(tr("A cap on every bill, panels that come first, are never ordered or need others"));
    auto* rules = new QHBoxLayout;
    rules->setSpacing(8);
    rules->addWidget(m_rules, 1);
    rules->addWidget(m_changeRules, 0, Qt::AlignTop);
    auto* label = makeLabel(tr("What is &minimised"), TypeSize::Table, Tone::Normal, this);
    label->setBuddy(m_aim->kindBox());
    auto* aim = new QHBoxLayout;
    aim->setSpacing(8);
    aim->addWidget(label);
    aim->addWidget(m_aim);
    aim->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 7, 8, 9);
    column->setSpacing(6);
    column->addWidget(makeStrongLabel(tr("Orders, time and money"), this));
    column->addLayout(aim);
    column->addWidget(m_pairs);
    column->addWidget(m_note);
    column->addLayout(rules);
}

void OrderingCard::setTask(const core::Task& task, bool readOnly)
{
    setVisible(!task.panels.empty());
    const QString missing = timesMissingText(task);
    m_aim->setCurrency(task.currency);
    m_aim->setTimesMissing(missing);
    m_aim->setAim(task.minimise);
    // What was chosen can be taken back when a time is lost.
    m_aim->setEnabled(!readOnly && (missing.isEmpty() || task.minimise.countsTime()));
    m_pairs->setChecked(task.pairOrders == core::PairOrders::Allowed);
    m_pairs->setEnabled(!readOnly && (missing.isEmpty() || m_pairs->isChecked()));
    const QString rules = rulesText(core::pricesOf(task), QString::fromStdString(task.currency));
    m_rules->setText(rules.isEmpty() ? tr("Everything may be ordered at any time.") : rules);
    m_changeRules->setEnabled(!readOnly);
    const QString note = missing.isEmpty() ? pairsIdleText(task) : missing;
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

} // namespace ui
