// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/front_view_bar.h"

#include "ui/common/buttons.h"
#include "ui/common/explain.h"
#include "ui/common/flow_layout.h"
#include "ui/common/labels.h"

#include <QComboBox>
#include <QMenu>

#include <algorithm>

namespace ui {
namespace {

constexpr FrontSide kSides[] = {FrontSide::Everybody, FrontSide::Test, FrontSide::Validation, FrontSide::Expected};

struct MeasureTerm {
    FrontMeasure measure;
    Term term;
};
constexpr MeasureTerm kMeasures[] = {{FrontMeasure::F1, Term::F1},
                                     {FrontMeasure::Am, Term::Am},
                                     {FrontMeasure::Auroc, Term::Auroc},
                                     {FrontMeasure::Sensitivity, Term::Sensitivity}};

struct ShowEntry {
    bool FrontShow::*part;
    const char* name;
    const char* tip;
};
constexpr ShowEntry kShow[] = {
    {&FrontShow::dominated, QT_TRANSLATE_NOOP("ui::FrontViewBar", "&Dominated policies"),
     QT_TRANSLATE_NOOP("ui::FrontViewBar", "Policies that another one beats for no more money")},
    {&FrontShow::bands, QT_TRANSLATE_NOOP("ui::FrontViewBar", "95 % &band"),
     QT_TRANSLATE_NOOP("ui::FrontViewBar", "Where the front lies in 95 of 100 samples of patients like these")},
    {&FrontShow::baselines, QT_TRANSLATE_NOOP("ui::FrontViewBar", "Base&lines"),
     QT_TRANSLATE_NOOP("ui::FrontViewBar", "No panels, all panels, and the baselines of the newest table")},
    {&FrontShow::optimum, QT_TRANSLATE_NOOP("ui::FrontViewBar", "Best &possible"),
     QT_TRANSLATE_NOOP("ui::FrontViewBar",
                       "The most that any policy reaches over all possible patients, where that is known; "
                       "among a few, one may lie above it by chance")},
    {&FrontShow::optimism, QT_TRANSLATE_NOOP("ui::FrontViewBar", "&Optimism: validation to test"),
     QT_TRANSLATE_NOOP("ui::FrontViewBar", "An arrow for each policy, from its validation to its test figures")},
};

} // namespace

FrontViewBar::FrontViewBar(QWidget* parent)
    : QWidget(parent),
      m_measure(new QComboBox(this)),
      m_side(new SegmentedControl({tr("All patients"), tr("Test"), tr("Validation"), tr("Expected")},
                                  tr("Whose figures"), this)),
      m_axis(new SegmentedControl({tr("Money"), tr("Time"), tr("Both")}, tr("What costs are counted in"), this)),
      m_showButton(makeButton(tr("Show ▾"), Icon::Eye, this)),
      m_prices(makeButton(tr("Prices…"), std::nullopt, this)),
      m_export(makeButton(tr("Export…"), Icon::Export, this))
{
    buildLayout();
    buildMenu();
    connectInputs();
    setMeasure(FrontMeasure::F1);
    setAxes({}, {});
}

void FrontViewBar::buildLayout()
{
    QLabel* measure = makeLabel(tr("Metric"), TypeSize::Table, Tone::Secondary);
    measure->setBuddy(m_measure);
    m_measure->setAccessibleName(tr("Metric that is shown"));
    for (const MeasureTerm& entry : kMeasures)
        m_measure->addItem(frontMeasureText(entry.measure));
    m_side->setToolTip(tr("All patients: each decided for by policies found without them. Test: seen once, after the "
                          "front was chosen. Validation: the patients it was chosen on. "
                          "Expected: over all possible patients, where that is known."));
    m_axis->setToolTip(tr("What the axis counts: the money a policy costs, or the time until its results. Both: money "
                          "and time, an hour for what it is worth. The same policies stay on the front."));
    m_showButton->setAccessibleName(tr("Show"));
    m_showButton->setToolTip(tr("What is drawn beside the front"));
    m_measure->setObjectName(QStringLiteral("measure"));
    m_side->setObjectName(QStringLiteral("side"));
    m_showButton->setObjectName(QStringLiteral("showMenu"));
    m_prices->setObjectName(QStringLiteral("tryPrices"));
    m_prices->setCheckable(true);
    m_export->setToolTip(tr("The plot as a figure for a paper or a slide"));
    auto* flow = new FlowLayout(this, 8);
    for (QWidget* part :
         {static_cast<QWidget*>(measure), static_cast<QWidget*>(m_measure), static_cast<QWidget*>(m_side),
          static_cast<QWidget*>(m_axis), static_cast<QWidget*>(m_showButton), static_cast<QWidget*>(m_prices),
          static_cast<QWidget*>(m_export)})
        flow->addWidget(part);
    measure->setMinimumHeight(m_measure->sizeHint().height());
}

void FrontViewBar::buildMenu()
{
    auto* menu = new QMenu(m_showButton);
    menu->setToolTipsVisible(true);
    for (std::size_t i = 0; i < m_show.size(); ++i) {
        m_show[i] = menu->addAction(tr(kShow[i].name));
        m_show[i]->setToolTip(tr(kShow[i].tip));
        m_show[i]->setCheckable(true);
        connect(m_show[i], &QAction::triggered, this, [this] { Q_EMIT showChanged(checkedShow()); });
    }
    m_showButton->setMenu(menu);
}

void FrontViewBar::connectInputs()
{
    connect(m_measure, &QComboBox::activated, this, [this](int choice) {
        explain(*m_measure, kMeasures[choice].term);
        Q_EMIT measureChosen(kMeasures[choice].measure);
    });
    connect(m_side, &SegmentedControl::chosen, this, [this](int choice) { Q_EMIT sideChosen(kSides[choice]); });
    connect(m_axis, &SegmentedControl::chosen, this, [this](int choice) {
        const auto chosen = std::ranges::find(m_axes, static_cast<core::CostAim::Kind>(choice), &core::CostAim::kind);
        if (chosen != m_axes.end())
            Q_EMIT axisChosen(*chosen);
    });
    connect(m_prices, &QPushButton::clicked, this, &FrontViewBar::pricesWanted);
    connect(m_export, &QPushButton::clicked, this, &FrontViewBar::exportRequested);
}

void FrontViewBar::setMeasure(FrontMeasure measure)
{
    for (int i = 0; i < m_measure->count(); ++i)
        if (kMeasures[i].measure == measure) {
            m_measure->setCurrentIndex(i);
            explain(*m_measure, kMeasures[i].term);
        }
}

void FrontViewBar::setAxes(const std::vector<core::CostAim>& axes, core::CostAim current)
{
    m_axes = axes;
    for (const auto kind : {core::CostAim::Kind::Money, core::CostAim::Kind::Time, core::CostAim::Kind::Both})
        m_axis->setOffered(static_cast<int>(kind), std::ranges::find(axes, kind, &core::CostAim::kind) != axes.end());
    m_axis->setCurrent(static_cast<int>(current.kind()));
    m_axis->setVisible(axes.size() > 1);
}

void FrontViewBar::setSides(const std::vector<FrontSide>& sides, FrontSide current)
{
    for (int i = 0; i < static_cast<int>(std::size(kSides)); ++i) {
        const bool there = std::find(sides.begin(), sides.end(), kSides[i]) != sides.end();
        m_side->setOffered(i, there || (kSides[i] != FrontSide::Expected && kSides[i] != FrontSide::Everybody));
        m_side->setPossible(i, there);
        if (kSides[i] == current)
            m_side->setCurrent(i);
    }
}

void FrontViewBar::setShow(const FrontShow& show, const FrontShow& possible)
{
    for (std::size_t i = 0; i < m_show.size(); ++i) {
        m_show[i]->setChecked(show.*kShow[i].part);
        m_show[i]->setEnabled(possible.*kShow[i].part);
    }
}

FrontShow FrontViewBar::checkedShow() const
{
    FrontShow show;
    for (std::size_t i = 0; i < m_show.size(); ++i)
        show.*kShow[i].part = m_show[i]->isChecked();
    return show;
}

void FrontViewBar::setPricesOpen(bool open)
{
    m_prices->setChecked(open);
}

void FrontViewBar::setPricesPossible(const QString& whyNot)
{
    m_prices->setEnabled(whyNot.isEmpty());
    m_prices->setToolTip(whyNot.isEmpty() ? tr("Change prices and see at once what every policy would cost") : whyNot);
}

void FrontViewBar::setExportable(bool exportable)
{
    m_export->setEnabled(exportable);
}

QSize FrontViewBar::oneLine() const
{
    QSize size(-8, 0);
    for (int i = 0; i < layout()->count(); ++i) {
        const QLayoutItem* item = layout()->itemAt(i);
        if (item->isEmpty())
            continue;
        size.rwidth() += item->sizeHint().width() + 8;
        size.setHeight(std::max(size.height(), item->sizeHint().height()));
    }
    return size;
}

} // namespace ui
