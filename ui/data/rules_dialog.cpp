// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/rules_dialog.h"

#include "core/data/task/task_rules.h"
#include "ui/common/labels.h"
#include "ui/common/money_spin_box.h"
#include "ui/common/text/error_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace ui {
namespace {

enum When { kByPolicy, kFirst, kNever };

bool has(const std::vector<std::string>& names, const std::string& name)
{
    return std::ranges::find(names, name) != names.end();
}

} // namespace

RulesDialog::RulesDialog(core::Task task, QWidget* parent)
    : QDialog(parent),
      m_task(std::move(task)),
      m_capped(new QCheckBox(tr("No &bill above"), this)),
      m_cap(new MoneySpinBox(this)),
      m_problem(makeLabel({}, TypeSize::Table, Tone::Error, this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Rules for orders"));
    buildLayout();
    connect(m_capped, &QCheckBox::toggled, this, &RulesDialog::read);
    connect(m_cap, &MoneySpinBox::valueChanged, this, &RulesDialog::read);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    read();
}

void RulesDialog::buildLayout()
{
    m_capped->setChecked(m_task.rules.cap.has_value());
    m_cap->setCurrency(m_task.currency);
    m_cap->setPrice(m_task.rules.cap.value_or(core::Cost(100.0)).amount);
    m_cap->setAccessibleName(tr("Most that one patient's bill may be"));
    m_cap->setToolTip(tr("Shared fees are part of the bill."));
    m_problem->setWordWrap(true);
    auto* cap = new QHBoxLayout;
    cap->addWidget(m_capped);
    cap->addWidget(m_cap);
    cap->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(makePanels());
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumSize(scroll->widget()->sizeHint().width() + 24,
                           std::min(320, scroll->widget()->sizeHint().height() + 8));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(10);
    auto* about = makeLabel(tr("Every policy keeps these rules, whatever a panel is worth."), TypeSize::Table,
                            Tone::Secondary, this);
    column->addWidget(about);
    column->addLayout(cap);
    column->addWidget(scroll, 1);
    column->addWidget(m_problem);
    column->addWidget(m_buttons);
}

QWidget* RulesDialog::makePanels()
{
    auto* panels = new QWidget(this);
    auto* grid = new QGridLayout(panels);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->addWidget(makeLabel(tr("Panel"), TypeSize::Table, Tone::Secondary, panels), 0, 0);
    grid->addWidget(makeLabel(tr("Is ordered"), TypeSize::Table, Tone::Secondary, panels), 0, 1);
    grid->addWidget(makeLabel(tr("Only after"), TypeSize::Table, Tone::Secondary, panels), 0, 2);
    for (std::size_t i = 0; i < m_task.panels.size(); ++i) {
        m_rows.push_back(makeRow(i));
        const int row = static_cast<int>(i) + 1;
        grid->addWidget(makeLabel(QString::fromStdString(m_task.panels[i].name), TypeSize::Table, Tone::Normal, panels),
                        row, 0);
        grid->addWidget(m_rows.back().when, row, 1);
        grid->addWidget(m_rows.back().needs, row, 2);
    }
    grid->setColumnStretch(2, 1);
    grid->setRowStretch(static_cast<int>(m_task.panels.size()) + 1, 1);
    return panels;
}

RulesDialog::Row RulesDialog::makeRow(std::size_t panel)
{
    const core::PanelSpec& own = m_task.panels[panel];
    const QString name = QString::fromStdString(own.name);
    Row row{.when = new QComboBox(this), .needs = new QPushButton(this)};
    row.when->addItems({tr("as the policy decides"), tr("first, of everybody"), tr("never")});
    row.when->setCurrentIndex(has(m_task.rules.first, own.name)   ? kFirst
                              : has(m_task.rules.never, own.name) ? kNever
                                                                  : kByPolicy);
    row.when->setAccessibleName(tr("When %1 is ordered").arg(name));
    auto* menu = new QMenu(row.needs);
    for (const core::PanelSpec& other : m_task.panels) {
        if (other.name == own.name)
            continue;
        QAction* action = menu->addAction(QString::fromStdString(other.name));
        action->setCheckable(true);
        action->setChecked(has(own.needs, other.name));
        action->setData(QString::fromStdString(other.name));
        connect(action, &QAction::toggled, this, &RulesDialog::read);
    }
    row.needs->setMenu(menu);
    row.needs->setAutoDefault(false);
    row.needs->setAccessibleName(tr("What must be there before %1").arg(name));
    connect(row.when, &QComboBox::currentIndexChanged, this, &RulesDialog::read);
    return row;
}

void RulesDialog::showNeeds(std::size_t panel)
{
    QStringList names;
    for (const std::string& need : m_task.panels[panel].needs)
        names << QString::fromStdString(need);
    m_rows[panel].needs->setText(names.isEmpty() ? tr("nothing") : names.join(QStringLiteral(", ")));
}

void RulesDialog::read()
{
    m_cap->setEnabled(m_capped->isChecked());
    m_task.rules.cap = m_capped->isChecked() ? std::optional(core::Cost(m_cap->value())) : std::nullopt;
    m_task.rules.first.clear();
    m_task.rules.never.clear();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        core::PanelSpec& panel = m_task.panels[i];
        if (m_rows[i].when->currentIndex() == kFirst)
            m_task.rules.first.push_back(panel.name);
        if (m_rows[i].when->currentIndex() == kNever)
            m_task.rules.never.push_back(panel.name);
        panel.needs.clear();
        for (const QAction* action : m_rows[i].needs->menu()->actions())
            if (action->isChecked())
                panel.needs.push_back(action->data().toString().toStdString());
        showNeeds(i);
    }
    const core::ProblemList problems = core::problemsOfRules(m_task);
    m_problem->setText(problems.empty() ? QString() : errorText(problems.first().front()));
    m_problem->setVisible(!problems.empty());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(problems.empty());
}

} // namespace ui
