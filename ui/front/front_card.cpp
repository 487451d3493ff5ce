// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/front_card.h"

#include "ui/common/buttons.h"
#include "ui/common/flow_layout.h"
#include "ui/common/labels.h"
#include "ui/common/money_spin_box.h"
#include "ui/common/text/front_text.h"
#include "ui/figures/charts/front_legend.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QSignalBlocker>

#include <algorithm>

namespace ui {

FrontCard::FrontCard(QWidget* parent)
    : Card(parent),
      m_theme(lightTheme()),
      m_fronts(new QComboBox(this)),
      m_remove(new QToolButton(this)),
      m_wantsBudget(new QCheckBox(tr("Best within"), this)),
      m_budget(new MoneySpinBox(this)),
      m_currency("USD"),
      m_sentence(new ElidedLabel({}, TypeSize::Table, Tone::Normal, this)),
      m_zoom(makeSmallButton({}, this)),
      m_legend(new FlowLayout),
      m_plot(new FrontPlot(this))
{
    buildLayout();
    connectInputs();
    showUnit();
    setFronts({}, -1);
    m_wantsBudget->setChecked(true);
    setBudgetAllowed(false);
    setBudgetAnswer({}, std::nullopt, false);
}

void FrontCard::buildLayout()
{
    m_fronts->setObjectName(QStringLiteral("fronts"));
    m_remove->setObjectName(QStringLiteral("removeFront"));
    m_budget->setObjectName(QStringLiteral("budget"));
    m_fronts->setAccessibleName(tr("Which front"));
    m_fronts->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_remove->setIcon(lineIcon(Icon::Trash));
    m_remove->setAccessibleName(tr("Remove this front"));
    m_remove->setToolTip(tr("Remove this front and its policies from the project"));
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_fronts);
    row->addWidget(m_remove);
    row->addWidget(m_wantsBudget);
    row->addWidget(m_budget);
    row->addStretch(1);
    row->addWidget(m_zoom);
    body()->setContentsMargins(12, 8, 12, 6);
    body()->setSpacing(4);
    body()->addLayout(row);
    body()->addWidget(m_sentence);
    body()->addWidget(m_plot, 1);
    body()->addLayout(m_legend);
}

void FrontCard::connectInputs()
{
    connect(m_fronts, &QComboBox::activated, this, &FrontCard::frontChosen);
    connect(m_remove, &QToolButton::clicked, this, &FrontCard::removeRequested);
    connect(m_wantsBudget, &QCheckBox::toggled, this, [this](bool wanted) {
        m_budget->setEnabled(wanted);
        Q_EMIT budgetChanged();
    });
    connect(m_budget, &MoneySpinBox::priceEdited, this, &FrontCard::takeBudget);
    connect(m_plot, &FrontPlot::budgetMoved, this, &FrontCard::takeBudget);
    connect(m_zoom, &QPushButton::clicked, this, [this] {
        const bool near = m_plot->view() == FrontPlot::View::Steep;
        m_plot->setView(near ? FrontPlot::View::Whole : FrontPlot::View::Steep);
    });
    connect(m_plot, &FrontPlot::viewChanged, this, &FrontCard::showLegend);
}

void FrontCard::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_legendOf.clear();
    m_plot->setTheme(theme);
    showLegend();
}

void FrontCard::setCurrency(const std::string& currency)
{
    m_currency = currency;
    m_plot->setCurrency(QString::fromStdString(currency));
    showUnit();
}

void FrontCard::setFronts(const QStringList& names, int current)
{
    m_fronts->setVisible(names.size() > 1);
    m_remove->setVisible(names.size() > 1);
    m_fronts->clear();
    m_fronts->addItems(names);
    m_fronts->setCurrentIndex(current);
}

void FrontCard::setRemovable(bool removable)
{
    m_remove->setEnabled(removable);
}

void FrontCard::setScene(const FrontScene& scene)
{
    m_plot->setScene(scene);
    showUnit();
    showLegend();
}

void FrontCard::showUnit()
{
    const bool counted = m_plot->scene().axis.countsMoney();
    if (counted)
        m_budget->setCurrency(m_currency);
    else
        m_budget->setMinutes();
    const QString mean = counted ? tr("mean cost per patient") : tr("mean time per patient");
    m_wantsBudget->setToolTip(tr("The best policy for this %1, by validation patients").arg(mean));
    m_budget->setAccessibleName(tr("Budget: %1").arg(mean));
    m_budget->setToolTip(
        tr("Budget: %1. Its line in the plot can be dragged, and a double click on its flag types one.").arg(mean));
    m_zoom->setToolTip(counted ? tr("The part of the front where money buys most (Z)")
                               : tr("The part of the front where time buys most (Z)"));
}

void FrontCard::setBudgetAllowed(bool allowed)
{
    m_wantsBudget->setEnabled(allowed);
    m_budget->setEnabled(allowed && m_wantsBudget->isChecked());
}

void FrontCard::setBudgetAnswer(const QString& sentence, std::optional<std::size_t> best, bool tooLow)
{
    m_plot->setBudget(budget(), best, tooLow);
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
    setTone(*m_sentence, tooLow ? Tone::Warning : Tone::Secondary);
}

void FrontCard::proposeBudget(double cost)
{
    if (!m_budgetIsUsers)
        m_budget->setPrice(cost);
}

void FrontCard::holdBudget()
{
    m_budgetIsUsers = true;
}

void FrontCard::forgetBudget()
{
    m_budgetIsUsers = false;
}

std::optional<double> FrontCard::budget() const
{
    return m_wantsBudget->isChecked() && m_wantsBudget->isEnabled() ? std::optional(m_budget->value()) : std::nullopt;
}

std::optional<double> FrontCard::usersBudget() const
{
    return m_budgetIsUsers ? budget() : std::nullopt;
}

void FrontCard::takeBudget(double cost)
{
    m_budgetIsUsers = true;
    m_budget->setPrice(cost);
    Q_EMIT budgetChanged();
}

void FrontCard::showLegend()
{
    m_zoom->setText(m_plot->view() == FrontPlot::View::Steep ? tr("Show everything") : tr("Zoom to the front"));
    m_zoom->setEnabled(m_plot->scene().onFront > 0);
    const FrontScene& scene = m_plot->scene();
    const std::vector<LegendEntry> entries = legendOf(scene, m_plot->outOfSight());
    QString made;
    for (const LegendEntry& entry : entries)
        made += entry.words + QLatin1Char('\n');
    if (made == m_legendOf)
        return;
    m_legendOf = made;
    // The plot asks for it while it is being shown, and so may these be: they go when that is over.
    while (QLayoutItem* item = m_legend->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const LegendEntry& entry : entries)
        m_legend->addWidget(makeLegendEntry(entry, m_theme));
}

} // namespace ui
