// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/table_tab.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/text/compare_text.h"
#include "ui/common/text/glossary.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/pooled_text.h"
#include "ui/common/text/system_text.h"
#include "ui/common/text/training_text.h"
#include "ui/compare/model_table.h"
#include "ui/figures/comparison/compare_words.h"

#include <QBoxLayout>
#include <QStackedLayout>

#include <algorithm>

namespace ui {
namespace {

QString secondsText(const core::Spread& spread)
{
    return spread.mean ? QLocale().toString(*spread.mean, 'f', *spread.mean < 10.0 ? 1 : 0) : QString();
}

std::vector<ModelTable::Column> systemColumns()
{
    return {{.heading = TableTab::tr("Model"), .explanation = {}, .number = false},
            {.heading = TableTab::tr("F1"), .explanation = termExplained(Term::F1)},
            {.heading = TableTab::tr("AUROC"), .explanation = termExplained(Term::Auroc)},
            {.heading = TableTab::tr("AM"), .explanation = termExplained(Term::Am)},
            {.heading = TableTab::tr("Cost"), .explanation = TableTab::tr("Mean cost of testing per patient")},
            {.heading = TableTab::tr("Seconds"), .explanation = TableTab::tr("To learn it once, tuning included")},
            {.heading = TableTab::tr("Seeds"), .explanation = termExplained(Term::Seed)},
            {.heading = TableTab::tr("Lattice, Δ F1"),
             .explanation = TableTab::tr("For the same money: F1 of the lattice's policy that costs at most as much on "
                                         "validation, minus F1 of this model")}};
}

std::vector<ModelTable::Column> pooledColumns()
{
    return {{.heading = TableTab::tr("Model"), .explanation = {}, .number = false},
            {.heading = TableTab::tr("F1 (95 %)"), .explanation = termExplained(Term::F1)},
            {.heading = TableTab::tr("Cost"), .explanation = TableTab::tr("Mean cost of testing per patient")},
            {.heading = TableTab::tr("Cases found"), .explanation = TableTab::tr("Of all cases, in all folds")},
            {.heading = TableTab::tr("Sens. (95 %)"), .explanation = termExplained(Term::Sensitivity)},
            {.heading = TableTab::tr("Spec. (95 %)"), .explanation = termExplained(Term::Specificity)},
            {.heading = TableTab::tr("Folds"), .explanation = TableTab::tr("Finished")}};
}

// What is to be known first stands first: the rest may have to be scrolled to.
std::vector<ModelTable::Column> duelColumns()
{
    std::vector<ModelTable::Column> columns{
        {.heading = TableTab::tr("Against"), .explanation = {}, .number = false},
        {.heading = TableTab::tr("Share of cost"),
         .explanation = TableTab::tr("This share of the other model's money")},
        {.heading = TableTab::tr("Verdict"), .explanation = duelNote(), .number = false},
        {.heading = TableTab::tr("Δ F1 (95 %)"), .explanation = duelNote()},
        {.heading = TableTab::tr("F1"), .explanation = termExplained(Term::F1)},
        {.heading = TableTab::tr("Cost"), .explanation = TableTab::tr("What the policies chosen so really cost")}};
    for (const QString& heading : sameMoneyHeads())
        columns.push_back({.heading = heading, .explanation = sameMoneyNote()});
    columns.back().number = false;
    return columns;
}

} // namespace

TableTab::TableTab(QWidget* parent)
    : QWidget(parent),
      m_pages(new QStackedLayout(this)),
      m_what(new ElidedLabel),
      m_export(makeSmallButton(tr("Export tables…"))),
      m_copyCommand(makeSmallButton(tr("Copy as command"))),
      m_remove(makeSmallButton(tr("Remove…"))),
      m_view(new ModelTable(tr("Table of baselines"))),
      m_duelArea(new QWidget),
      m_duelTitle(makeLabel({}, TypeSize::Table, Tone::Secondary)),
      m_duels(new ModelTable(tr("For a share of another's money"))),
      m_note(makeLabel({}, TypeSize::Caption, Tone::Secondary))
{
    m_view->setScrolling(true);
    m_duels->setColumns(duelColumns());
    m_duels->setScrolling(true);
    buildLayout();
    m_copyCommand->setToolTip(tr("The line of the command line that writes these tables again"));
    connect(m_export, &QPushButton::clicked, this, &TableTab::exportRequested);
    connect(m_copyCommand, &QPushButton::clicked, this, &TableTab::commandRequested);
    connect(m_remove, &QPushButton::clicked, this, &TableTab::removeRequested);
    showTable();
}

void TableTab::buildLayout()
{
    m_what->setProperty("type", QStringLiteral("strong"));
    m_export->setToolTip(tr("The tables of the paper as CSV, Excel, Markdown and LaTeX"));
    m_remove->setToolTip(tr("Remove this table from the project"));
    m_note->setWordWrap(true);
    m_note->setContentsMargins(12, 6, 12, 8);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(12, 8, 12, 8);
    head->setSpacing(8);
    head->addWidget(m_what, 1);
    head->addWidget(m_copyCommand);
    head->addWidget(m_export);
    head->addWidget(m_remove);
    auto* filled = new QWidget;
    auto* column = new QVBoxLayout(filled);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_view, 1);
    m_duelTitle->setWordWrap(true);
    m_duelTitle->setContentsMargins(12, 8, 12, 4);
    auto* duels = new QVBoxLayout(m_duelArea);
    duels->setContentsMargins(0, 0, 0, 0);
    duels->setSpacing(0);
    duels->addWidget(m_duelTitle);
    duels->addWidget(m_duels, 1);
    column->addWidget(m_duelArea, 1);
    column->addWidget(m_note);
    QLabel* empty = makeLabel(tr("No table yet. Run baselines to see the models of the paper beside your policies."),
                              TypeSize::Body, Tone::Secondary);
    empty->setAlignment(Qt::AlignCenter);
    empty->setWordWrap(true);
    m_pages->addWidget(empty);
    m_pages->addWidget(filled);
}

void TableTab::setTheme(const Theme& theme)
{
    m_view->setTheme(theme);
    m_duels->setTheme(theme);
}

void TableTab::setTable(const std::optional<core::BaselineRecord>& table, const std::string& currency)
{
    m_table = table;
    m_currency = QString::fromStdString(currency);
    showTable();
}

void TableTab::setRemovable(bool removable)
{
    m_remove->setEnabled(removable);
}

QString TableTab::moneyOf(std::optional<double> amount) const
{
    return amount ? money(core::Cost(*amount), m_currency, QLocale(), MoneyStyle::Exact) : QString();
}

void TableTab::showTable()
{
    m_pages->setCurrentIndex(m_table ? 1 : 0);
    if (!m_table)
        return;
    const core::BaselinePlan& plan = m_table->start.plan;
    m_duelArea->setVisible(plan.judging.everybody());
    if (plan.judging.everybody())
        showFolds(plan);
    else
        showSeeds(plan);
    const std::size_t rows = core::baselineRows(plan, m_table->runs).size();
    m_export->setEnabled(rows > 0);
    m_what->setText(tr("Table %1 · %2 of %3 models · %4")
                        .arg(QString::number(m_table->id.value), countText(rows), countText(plan.systems.size()),
                             runStatusText(m_table->status)));
}

void TableTab::showSeeds(const core::BaselinePlan& plan)
{
    const auto equal = core::atEqualCost(core::SystemKind::Lattice, plan, m_table->runs);
    std::vector<ModelTable::Row> shown;
    for (const core::BaselineRow& row : core::baselineRows(plan, m_table->runs)) {
        const auto other = std::find_if(equal.begin(), equal.end(),
                                        [&](const core::EqualCostRow& one) { return one.system == row.system; });
        shown.push_back(
            {.style = {},
             .cells = {systemShortText(row.system), spreadText(row.f1, 3), spreadText(row.auroc, 3),
                       spreadText(row.am, 3), moneyOf(row.meanCost.mean), secondsText(row.fitSeconds),
                       tr("%1 of %2").arg(countText(row.repeats), QString::number(plan.seeds)),
                       other == equal.end() || !other->difference.mean ? QStringLiteral("–")
                                                                       : signedText(*other->difference.mean, 3)},
             .leading = row.system.kind == core::SystemKind::Lattice,
             .toolTip = systemText(row.system) + QLatin1Char('\n') + systemExplanation(row.system)});
    }
    m_view->setColumns(systemColumns());
    m_view->setRows(std::move(shown));
    m_note->setText((plan.seeds > 1
                         ? tr("Test patients; mean ± standard deviation over %1 seeds, %2.")
                               .arg(QString::number(plan.seeds), plan.sameSplit ? tr("always on the study's own split")
                                                                                : tr("each with its own split"))
                         : tr("Test patients of the study's own split; one seed.")) +
                    QLatin1Char(' ') + tr("Everything was chosen on validation."));
}

void TableTab::showFolds(const core::BaselinePlan& plan)
{
    std::vector<ModelTable::Row> shown;
    for (const core::PooledRow& row : core::pooledRows(plan, m_table->runs)) {
        const std::size_t cases = row.confusion.truePositive + row.confusion.falseNegative;
        QString tip = systemText(row.system) + QLatin1Char('\n') + systemExplanation(row.system);
        if (row.meanCost.interval)
            tip +=
                QLatin1Char('\n') + tr("Mean cost: 95 % interval %1 to %2")
                                        .arg(moneyOf(row.meanCost.interval->low), moneyOf(row.meanCost.interval->high));
        shown.push_back({.style = {},
                         .cells = {systemShortText(row.system), estimateText(row.f1, 3), moneyOf(row.meanCost.value),
                                   tr("%1 of %2").arg(countText(row.confusion.truePositive), countText(cases)),
                                   estimateText(row.recall, 2), estimateText(row.specificity, 2),
                                   tr("%1 of %2").arg(countText(row.rounds), QString::number(plan.seeds))},
                         .leading = row.system.kind == core::SystemKind::Lattice,
                         .toolTip = tip});
    }
    m_view->setColumns(pooledColumns());
    m_view->setRows(std::move(shown));
    showDuels(plan);
    m_note->setText(
        tr("All %1 patients, %2. %3 Everything was chosen on validation.")
            .arg(countText(m_table->start.patients), tr("%n folds", nullptr, plan.judging.folds), pooledNote()));
}

void TableTab::showDuels(const core::BaselinePlan& plan)
{
    std::vector<ModelTable::Row> shown;
    const std::vector<core::SystemKind> fronts = core::frontsAmong(m_table->runs);
    QStringList names;
    for (const core::SystemKind front : fronts) {
        const QString name = systemShortText({front, core::PanelChoice::All});
        names << name;
        for (const core::PooledDuel& duel : core::pooledDuels(front, core::kPooledShares, plan, m_table->runs)) {
            const QString rival = systemShortText(duel.system);
            shown.push_back({.style = {},
                             .cells = QStringList{fronts.size() > 1 ? tr("%1 against %2").arg(name, rival) : rival,
                                                  shareText(duel.share, QLocale(), 0), duelVerdict(duel),
                                                  differenceEstimateText(duel.difference), figureText(duel.f1.value),
                                                  moneyOf(duel.meanCost.value)} +
                                      sameMoneyCells(duel)});
        }
    }
    m_duelArea->setVisible(!shown.empty());
    m_duelTitle->setText(tr("What %1 offers for a share of another model's money").arg(names.join(tr(" and "))));
    m_duelTitle->setToolTip(duelNote() + QLatin1Char(' ') + sameMoneyNote());
    m_duels->setRows(std::move(shown));
}

} // namespace ui
