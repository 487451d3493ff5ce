// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/table_tab.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/text/compare_text.h"
#include "ui/common/text/glossary.h"
#include "ui/common/text/number_text.h"
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

} // namespace

TableTab::TableTab(QWidget* parent)
    : QWidget(parent),
      m_pages(new QStackedLayout(this)),
      m_what(new ElidedLabel),
      m_export(makeSmallButton(tr("Export tables…"))),
      m_copyCommand(makeSmallButton(tr("Copy as command"))),
      m_remove(makeSmallButton(tr("Remove…"))),
      m_view(new ModelTable(tr("Table of baselines"))),
      m_note(makeLabel({}, TypeSize::Caption, Tone::Secondary))
{
    m_view->setColumns(systemColumns());
    m_view->setScrolling(true);
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

void TableTab::showTable()
{
    m_pages->setCurrentIndex(m_table ? 1 : 0);
    if (!m_table)
        return;
    const core::BaselinePlan& plan = m_table->start.plan;
    const auto rows = core::baselineRows(plan, m_table->runs);
    const auto equal = core::atEqualCost(core::SystemKind::Lattice, plan, m_table->runs);
    std::vector<ModelTable::Row> shown;
    for (const core::BaselineRow& row : rows) {
        const auto other = std::find_if(equal.begin(), equal.end(),
                                        [&](const core::EqualCostRow& one) { return one.system == row.system; });
        const QString cost = row.meanCost.mean
                                 ? money(core::Cost(*row.meanCost.mean), m_currency, QLocale(), MoneyStyle::Exact)
                                 : QString();
        shown.push_back(
            {.style = {},
             .cells = {systemShortText(row.system), spreadText(row.f1, 3), spreadText(row.auroc, 3),
                       spreadText(row.am, 3), cost, secondsText(row.fitSeconds),
                       tr("%1 of %2").arg(countText(row.repeats), QString::number(plan.seeds)),
                       other == equal.end() || !other->difference.mean ? QStringLiteral("–")
                                                                       : signedText(*other->difference.mean, 3)},
             .leading = row.system.kind == core::SystemKind::Lattice,
             .toolTip = systemText(row.system) + QLatin1Char('\n') + systemExplanation(row.system)});
    }
    m_view->setRows(std::move(shown));
    m_export->setEnabled(!rows.empty());
    m_what->setText(tr("Table %1 · %2 of %3 models · %4")
                        .arg(QString::number(m_table->id.value), countText(rows.size()), countText(plan.systems.size()),
                             runStatusText(m_table->status)));
    m_note->setText((plan.seeds > 1
                         ? tr("Test patients; mean ± standard deviation over %1 seeds, %2.")
                               .arg(QString::number(plan.seeds), plan.sameSplit ? tr("always on the study's own split")
                                                                                : tr("each with its own split"))
                         : tr("Test patients of the study's own split; one seed.")) +
                    QLatin1Char(' ') + tr("Everything was chosen on validation."));
}

} // namespace ui
