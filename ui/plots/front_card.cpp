#include "ui/plots/front_card.h"

#include "ui/plots/front_legend.h"
#include "ui/text/front_text.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/money_spin_box.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QSignalBlocker>

#include <algorithm>

namespace ui {
namespace {

constexpr FrontSide kSides[] = {FrontSide::Test, FrontSide::Validation, FrontSide::Expected};

QStringList sideNames()
{
    return {FrontCard::tr("Test"), FrontCard::tr("Validation"), FrontCard::tr("Expected")};
}

} // namespace

FrontCard::FrontCard(QWidget* parent)
    : Card(parent),
      m_theme(lightTheme()),
      m_fronts(new QComboBox(this)),
      m_remove(new QToolButton(this)),
      m_wantsBudget(new QCheckBox(tr("Best within"), this)),
      m_budget(new MoneySpinBox(this)),
      m_sentence(new ElidedLabel({}, this)),
      m_side(new SegmentedControl(sideNames(), tr("Whose figures"), this)),
      m_legend(new FlowLayout),
      m_plot(new FrontPlot(this))
{
    buildLayout();
    connectInputs();
    setFronts({}, -1);
    setSides({FrontSide::Validation}, FrontSide::Validation);
    setBudgetAllowed(false);
    setBudgetSentence({});
}

void FrontCard::buildLayout()
{
    m_fronts->setObjectName(QStringLiteral("fronts"));
    m_remove->setObjectName(QStringLiteral("removeFront"));
    m_fronts->setAccessibleName(tr("Which front"));
    m_fronts->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_remove->setIcon(lineIcon(Icon::Trash));
    m_remove->setAccessibleName(tr("Remove this front"));
    m_remove->setToolTip(tr("Remove this front and its policies from the project"));
    m_wantsBudget->setToolTip(tr("The best point for this mean cost per patient, by validation patients"));
    m_budget->setAccessibleName(tr("Budget: mean cost per patient"));
    m_budget->setToolTip(tr("Mean cost per patient. Its line in the plot can be dragged."));
    m_side->setToolTip(tr("Test: seen once, when the front had been chosen. Validation: by whom it was chosen. "
                          "Expected: over all patients there can be, where that is known."));
    m_sentence->setProperty("type", QStringLiteral("table"));
    m_sentence->setProperty("tone", QStringLiteral("secondary"));
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_fronts);
    row->addWidget(m_remove);
    row->addWidget(m_wantsBudget);
    row->addWidget(m_budget);
    row->addStretch(1);
    row->addWidget(m_side);
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
    connect(m_side, &SegmentedControl::chosen, this, [this](int choice) { Q_EMIT sideChosen(kSides[choice]); });
    connect(m_wantsBudget, &QCheckBox::toggled, this, [this](bool wanted) {
        m_budget->setEnabled(wanted);
        if (wanted && m_budget->value() == 0.0)
            m_budget->setPrice(m_proposed);
        m_plot->setBudget(budget());
        Q_EMIT budgetChanged();
    });
    connect(m_budget, &MoneySpinBox::priceEdited, this, [this] {
        m_plot->setBudget(budget());
        Q_EMIT budgetChanged();
    });
    connect(m_plot, &FrontPlot::budgetMoved, this, [this](double cost) {
        setBudget(cost);
        Q_EMIT budgetChanged();
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
    m_budget->setCurrency(currency);
    m_plot->setCurrency(QString::fromStdString(currency));
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

void FrontCard::setSides(const std::vector<FrontSide>& sides, FrontSide current)
{
    for (int i = 0; i < 3; ++i) {
        const bool there = std::find(sides.begin(), sides.end(), kSides[i]) != sides.end();
        m_side->setOffered(i, there || kSides[i] != FrontSide::Expected);
        m_side->setPossible(i, there);
        if (kSides[i] == current)
            m_side->setCurrent(i);
    }
}

void FrontCard::setScene(const FrontScene& scene)
{
    m_plot->setScene(scene);
    showLegend();
}

void FrontCard::setBudgetAllowed(bool allowed)
{
    m_wantsBudget->setEnabled(allowed);
    m_budget->setEnabled(allowed && m_wantsBudget->isChecked());
}

void FrontCard::setBudgetSentence(const QString& sentence)
{
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
}

void FrontCard::proposeBudget(double cost)
{
    m_proposed = cost;
}

std::optional<double> FrontCard::budget() const
{
    return m_wantsBudget->isChecked() && m_wantsBudget->isEnabled() ? std::optional(m_budget->value()) : std::nullopt;
}

void FrontCard::setBudget(double cost)
{
    m_budget->setPrice(cost);
    m_plot->setBudget(budget());
}

void FrontCard::showLegend()
{
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
