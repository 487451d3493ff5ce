// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/baselines_dialog.h"

#include "ui/common/buttons.h"
#include "ui/common/explain.h"
#include "ui/common/judge_box.h"
#include "ui/common/labels.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/system_text.h"
#include "ui/compare/tinted_rows.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QTreeWidget>

#include <algorithm>
#include <array>
#include <utility>

namespace ui {
namespace {

using core::PanelChoice;
using core::SystemId;
using core::SystemKind;

constexpr int kSystemRole = Qt::UserRole + 1; // its key

constexpr std::array kFixedKinds{SystemKind::LogisticRegression, SystemKind::RandomForest, SystemKind::XgBoost,
                                 SystemKind::XgBoostLeafWise, SystemKind::Network};
constexpr std::array kQuick{SystemId{SystemKind::LogisticRegression, PanelChoice::All},
                            SystemId{SystemKind::XgBoost, PanelChoice::All},
                            SystemId{SystemKind::LogisticRegression, PanelChoice::TwoCheapest},
                            SystemId{SystemKind::XgBoost, PanelChoice::TwoCheapest}};

std::vector<SystemId> offeredSystems(bool choice)
{
    const auto all = core::allSystems();
    std::vector<SystemId> systems(all.begin(), all.end());
    // Beside the other models on a fixed set of panels.
    const auto after = std::find_if(systems.begin(), systems.end(),
                                    [](const SystemId& one) { return !core::hasPanelChoice(one.kind); });
    std::vector<SystemId> chosen;
    if (choice)
        for (const SystemKind kind : kFixedKinds)
            chosen.push_back({kind, PanelChoice::Chosen});
    systems.insert(after, chosen.begin(), chosen.end());
    return systems;
}

} // namespace

BaselinesDialog::BaselinesDialog(core::BaselinePlan basePlan, const QStringList& panels, bool foldsPossible,
                                 const Theme& theme, QWidget* parent)
    : QDialog(parent),
      m_basePlan(std::move(basePlan)),
      m_panels(panels),
      m_theme(theme),
      m_preset(new SegmentedControl({tr("Paper"), tr("All"), tr("Quick"), tr("My choice")}, tr("Preset"), this)),
      m_systems(new QTreeWidget(this)),
      m_first(new QComboBox(this)),
      m_second(new QComboBox(this)),
      m_judge(new JudgeBox(this)),
      m_seeds(new QSpinBox(this)),
      m_sameSplit(new QCheckBox(tr("The study's own s&plit every time"), this)),
      m_note(makeLabel({}, TypeSize::Table, Tone::Secondary, this)),
      m_run(nullptr)
{
    setWindowTitle(tr("Run baselines"));
    m_judge->setFacts({.foldsPossible = foldsPossible, .propose = false, .besides = 0});
    fillSystems();
    buildLayout();
    connect(m_preset, &SegmentedControl::chosen, this, [this](int preset) { applyPreset(Preset(preset)); });
    connect(m_systems, &QTreeWidget::itemChanged, this, [this] {
        if (m_filling)
            return;
        m_preset->setCurrent(static_cast<int>(Preset::Own));
        showState();
    });
    connect(m_seeds, &QSpinBox::valueChanged, this, &BaselinesDialog::showState);
    connect(m_judge, &QComboBox::currentIndexChanged, this, &BaselinesDialog::showState);
    for (QComboBox* box : {m_first, m_second})
        connect(box, &QComboBox::currentIndexChanged, this, &BaselinesDialog::showState);
    applyPreset(Preset::Paper);
}

void BaselinesDialog::fillSystems()
{
    m_systems->setColumnCount(2);
    m_systems->setHeaderLabels({tr("Model"), tr("What it is")});
    m_systems->setAccessibleName(tr("Models in the table"));
    m_systems->setRootIsDecorated(false);
    m_systems->setItemsExpandable(false);
    m_systems->setIndentation(m_theme.px(8));
    m_systems->setWordWrap(true);
    m_systems->setItemDelegate(new FoldedRows(*m_systems));
    connect(m_systems->header(), &QHeaderView::sectionResized, m_systems, [this] { m_systems->doItemsLayout(); });
    m_systems->setSelectionMode(QAbstractItemView::SingleSelection);
    QTreeWidgetItem* group = nullptr;
    for (const SystemId& system : offeredSystems(m_panels.size() >= 2)) {
        const QString name = systemGroupText(system);
        if (!group || group->text(0) != name) {
            group = new QTreeWidgetItem(m_systems, {name});
            group->setFlags(Qt::ItemIsEnabled);
            group->setFont(0, fontOf(m_theme, TypeSize::Table, true));
            group->setFirstColumnSpanned(true);
        }
        addSystem(*group, system);
    }
    m_systems->expandAll();
    m_systems->header()->resizeSection(0, m_theme.px(250));
    m_systems->header()->setStretchLastSection(true);
}

void BaselinesDialog::addSystem(QTreeWidgetItem& group, const SystemId& system)
{
    auto* item = new QTreeWidgetItem(&group, {systemText(system), systemExplanation(system)});
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(0, Qt::Unchecked);
    item->setData(0, kSystemRole, QString::fromStdString(core::systemKey(system)));
    item->setForeground(1, m_theme.textSecondary);
    item->setTextAlignment(1, Qt::AlignLeft | Qt::AlignVCenter);
    item->setToolTip(1, systemExplanation(system));
}

void BaselinesDialog::buildLayout()
{
    for (QComboBox* box : {m_first, m_second}) {
        box->addItems(m_panels);
        box->setProperty("data", true);
        box->setToolTip(tr("For the rows on two panels of your choice"));
    }
    m_first->setAccessibleName(tr("First panel of your choice"));
    m_second->setAccessibleName(tr("Second panel of your choice"));
    m_second->setCurrentIndex(m_panels.size() > 1 ? 1 : 0);
    m_seeds->setRange(1, 20);
    m_seeds->setToolTip(tr("How often everything is learned anew; the table has mean and standard deviation"));
    m_sameSplit->setToolTip(tr("Otherwise only the first time; every further seed also draws other patients"));
    m_note->setWordWrap(true);
    auto* pair = new QHBoxLayout;
    pair->addWidget(m_first, 1);
    pair->addWidget(m_second, 1);
    auto* form = new QFormLayout;
    QLabel* choice = makeLabel(tr("&Two panels of your choice"));
    choice->setBuddy(m_first);
    form->addRow(choice, pair);
    QLabel* judge = makeLabel(tr("&Judge on"));
    judge->setBuddy(m_judge);
    form->addRow(judge, m_judge);
    QLabel* seeds = makeLabel(tr("&Seeds"));
    seeds->setBuddy(m_seeds);
    explain(*seeds, Term::Seed);
    form->addRow(seeds, m_seeds);
    form->addRow(QString(), m_sameSplit);
    auto* presets = new QHBoxLayout;
    presets->addWidget(m_preset);
    presets->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_run = makePrimaryButton(tr("Run"));
    buttons->addButton(m_run, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->addLayout(presets);
    column->addWidget(m_systems, 1);
    column->addLayout(form);
    column->addWidget(m_note);
    column->addWidget(buttons);
    resize(m_theme.px(760), m_theme.px(620));
}

void BaselinesDialog::applyPreset(Preset preset)
{
    m_preset->setCurrent(static_cast<int>(preset));
    if (preset == Preset::Own)
        return;
    const std::span<const SystemId> wanted = preset == Preset::Paper ? core::paperSystems()
                                             : preset == Preset::All ? core::allSystems()
                                                                     : std::span<const SystemId>(kQuick);
    {
        const QScopedValueRollback filling(m_filling, true);
        for (int i = 0; i < m_systems->topLevelItemCount(); ++i)
            for (int j = 0; j < m_systems->topLevelItem(i)->childCount(); ++j) {
                QTreeWidgetItem* item = m_systems->topLevelItem(i)->child(j);
                const auto system = core::systemFromKey(item->data(0, kSystemRole).toString().toStdString());
                const bool in = std::find(wanted.begin(), wanted.end(), *system) != wanted.end();
                item->setCheckState(0, in ? Qt::Checked : Qt::Unchecked);
            }
    }
    m_seeds->setValue(preset == Preset::Quick ? 1 : 5);
    showState();
}

std::vector<SystemId> BaselinesDialog::ticked() const
{
    std::vector<SystemId> systems;
    for (int i = 0; i < m_systems->topLevelItemCount(); ++i)
        for (int j = 0; j < m_systems->topLevelItem(i)->childCount(); ++j) {
            const QTreeWidgetItem* item = m_systems->topLevelItem(i)->child(j);
            if (item->checkState(0) == Qt::Checked)
                systems.push_back(*core::systemFromKey(item->data(0, kSystemRole).toString().toStdString()));
        }
    return systems;
}

void BaselinesDialog::showState()
{
    const std::vector<SystemId> systems = ticked();
    const bool choice = std::any_of(systems.begin(), systems.end(),
                                    [](const SystemId& one) { return one.panels == PanelChoice::Chosen; });
    const bool same = choice && m_first->currentIndex() == m_second->currentIndex();
    m_first->setEnabled(choice);
    m_second->setEnabled(choice);
    const core::JudgingPlan judging = m_judge->judging();
    m_seeds->setEnabled(!judging.everybody());
    m_sameSplit->setEnabled(!judging.everybody() && m_seeds->value() > 1);
    m_run->setEnabled(!systems.empty() && !same);
    setTone(*m_note, same ? Tone::Error : Tone::Secondary);
    m_note->setText(
        systems.empty() ? tr("Tick at least one model.")
        : same          ? tr("Choose two different panels.")
        : judging.everybody()
            ? tr("%1 models, each learned %n time(s), every time without another fold, which judges. Every row appears "
                 "as soon as it is finished, and is kept.",
                 nullptr, static_cast<int>(judging.rounds()))
                  .arg(countText(systems.size()))
            : tr("%1 models, each trained %n time(s). Every row appears as soon as it is finished, and is kept.",
                 nullptr, m_seeds->value())
                  .arg(countText(systems.size())));
}

core::BaselinePlan BaselinesDialog::plan() const
{
    core::BaselinePlan plan = m_basePlan;
    plan.systems = ticked();
    plan.judging = m_judge->judging();
    plan.seeds = plan.judging.everybody() ? static_cast<int>(plan.judging.rounds()) : m_seeds->value();
    plan.sameSplit = m_sameSplit->isEnabled() && m_sameSplit->isChecked();
    plan.chosenPanels.clear();
    if (m_first->isEnabled())
        plan.chosenPanels = {m_first->currentText().toStdString(), m_second->currentText().toStdString()};
    return plan;
}

} // namespace ui
