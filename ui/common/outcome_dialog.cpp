// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/outcome_dialog.h"

#include "core/data/task/outcome_choice.h"
#include "core/data/task/task_editing.h"
#include "ui/common/buttons.h"
#include "ui/common/flow_layout.h"
#include "ui/common/labels.h"
#include "ui/common/number_spin_box.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/outcome_text.h"
#include "ui/common/text/variable_describer.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>
#include <cmath>
#include <map>

namespace ui {
namespace {

constexpr std::size_t kMostValuesListed = 100;

// How often each value of a column stands, by its text in the order of its values; nothing where there are too many.
std::vector<std::pair<QString, std::size_t>> countedValues(const core::Column& column)
{
    std::map<float, std::pair<std::size_t, std::size_t>> counts; // first row, how often
    for (std::size_t row = 0; row < column.values.size(); ++row) {
        if (std::isnan(column.values[row]))
            continue;
        const auto [found, isNew] = counts.emplace(column.values[row], std::pair(row, std::size_t{0}));
        ++found->second.second;
        if (isNew && counts.size() > kMostValuesListed)
            return {};
    }
    std::vector<std::pair<QString, std::size_t>> values;
    for (const auto& [value, place] : counts)
        values.emplace_back(QString::fromStdString(core::cellText(column, place.first)), place.second);
    return values;
}

bool holdsNumbers(const core::Column& column)
{
    return core::OutcomeReader(column, core::OutcomeRule::compared(core::OutcomeRule::Kind::Below, 0.0)).readable();
}

} // namespace

OutcomeDialog::OutcomeDialog(const core::Task& task, core::TablePtr table, const VariableDescriber& describer,
                             QWidget* parent)
    : QDialog(parent),
      m_task(task),
      m_table(std::move(table)),
      m_changed(task),
      m_dates(core::datesSomeHave(*m_table)),
      m_column(new QComboBox(this)),
      m_offers(new QWidget(this)),
      m_kind(new QComboBox(this)),
      m_rule(new QStackedWidget(this)),
      m_values(new QListWidget(this)),
      m_direction(new QComboBox(this)),
      m_limit(new NumberSpinBox(this)),
      m_name(new QLineEdit(this)),
      m_count(makeLabel({}, TypeSize::Body, Tone::Normal, this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("What is predicted"));
    buildLayout();
    fillColumns(describer);
    offerDates();
    connect(m_column, &QComboBox::currentIndexChanged, this, &OutcomeDialog::showColumn);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        m_rule->setCurrentIndex(m_kind->currentData().toInt());
        showCount();
    });
    connect(m_values, &QListWidget::itemChanged, this, &OutcomeDialog::showCount);
    connect(m_direction, &QComboBox::currentIndexChanged, this, &OutcomeDialog::showCount);
    connect(m_limit, &QDoubleSpinBox::valueChanged, this, &OutcomeDialog::showCount);
    showColumn();
    m_name->setText(QString::fromStdString(m_task.outcomeName));
}

void OutcomeDialog::buildLayout()
{
    using enum core::OutcomeRule::Kind;
    m_column->setAccessibleName(tr("Column of the outcome"));
    m_column->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // names can be very long
    m_column->setMinimumContentsLength(30);
    m_values->setAccessibleName(tr("Values that mark the cases"));
    m_direction->addItem(tr("below"), static_cast<int>(Below));
    m_direction->addItem(tr("at most"), static_cast<int>(AtMost));
    m_direction->addItem(tr("above"), static_cast<int>(Above));
    m_direction->addItem(tr("at least"), static_cast<int>(AtLeast));
    m_limit->setRange(-1e9, 1e9);
    m_limit->setDecimals(4);
    auto* cutOff = new QWidget(this);
    auto* cutOffRow = new QHBoxLayout(cutOff);
    cutOffRow->setContentsMargins(0, 0, 0, 0);
    cutOffRow->addWidget(m_direction);
    cutOffRow->addWidget(m_limit, 1);
    cutOffRow->setAlignment(Qt::AlignTop);
    QLabel* recorded = makeLabel(tr("Whoever has anything recorded there, such as a date of death, is a case; whoever "
                                    "has not is none."),
                                 TypeSize::Table, Tone::Secondary);
    recorded->setWordWrap(true);
    recorded->setAlignment(Qt::AlignTop);
    m_rule->addWidget(m_values);
    m_rule->addWidget(cutOff);
    m_rule->addWidget(recorded);
    m_rule->setMaximumHeight(150);
    m_count->setWordWrap(true);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(16, 16, 16, 16);
    form->addRow(tr("&Column"), m_column);
    form->addRow(tr("Offered"), m_offers);
    form->setRowVisible(m_offers, !m_dates.empty());
    form->addRow(tr("Cases are those with"), m_kind);
    form->addRow(QString(), m_rule);
    form->addRow(tr("&Name of the outcome"), m_name);
    form->addRow(m_count);
    form->addRow(m_buttons);
    setMinimumWidth(460);
}

void OutcomeDialog::fillColumns(const VariableDescriber& describer)
{
    for (const core::Column& column : m_table->columns()) {
        const QString name = QString::fromStdString(column.name);
        const QString label = describer.labelOf(m_task, column.name);
        m_column->addItem(label == name ? name : tr("%1 (%2)").arg(label, name), name);
    }
    const int chosen = m_column->findData(QString::fromStdString(m_task.label));
    m_column->setCurrentIndex(std::max(chosen, 0));
}

// What many extracts have instead of an outcome: a date of death, and none for whoever lives.
void OutcomeDialog::offerDates()
{
    constexpr std::size_t kMostOffered = 3;
    auto* flow = new FlowLayout(m_offers);
    for (std::size_t i = 0; i < std::min(m_dates.size(), kMostOffered); ++i) {
        const core::Column* dates = m_table->find(m_dates[i]);
        const core::OutcomeCount count = core::countOutcome(*dates, core::OutcomeRule::recorded());
        const QString name = QString::fromStdString(m_dates[i]);
        QPushButton* offer = makeSmallButton(recordedChoiceText(name, count), m_offers);
        offer->setToolTip(tr("Whoever has a date there is a case"));
        offer->setAutoDefault(false);
        connect(offer, &QPushButton::clicked, this, [this, name] { choose(name, core::OutcomeRule::Kind::Recorded); });
        flow->addWidget(offer);
    }
}

void OutcomeDialog::choose(const QString& column, core::OutcomeRule::Kind kind)
{
    m_column->setCurrentIndex(m_column->findData(column));
    if (kind == core::OutcomeRule::Kind::Recorded)
        m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(Ask::Recorded)));
}

const core::Column* OutcomeDialog::column() const
{
    return m_table->find(m_column->currentData().toString().toStdString());
}

void OutcomeDialog::showColumn()
{
    const core::Column* chosen = column();
    if (!chosen)
        return;
    m_changed = chosen->name == m_task.label ? m_task : core::withOutcome(m_task, *chosen);
    const core::OutcomeRule& rule = m_changed.positive;
    {
        const QSignalBlocker quiet(m_kind);
        m_kind->clear();
        if (!countedValues(*chosen).empty())
            m_kind->addItem(tr("certain values"), static_cast<int>(Ask::Values));
        if (holdsNumbers(*chosen))
            m_kind->addItem(tr("a number below or above a limit"), static_cast<int>(Ask::CutOff));
        m_kind->addItem(tr("anything recorded"), static_cast<int>(Ask::Recorded));
        const bool open = rule.kind == core::OutcomeRule::Kind::Undecided;
        const bool date = open && std::ranges::find(m_dates, chosen->name) != m_dates.end();
        const Ask wanted = rule.isCutOff()                                          ? Ask::CutOff
                           : date || rule.kind == core::OutcomeRule::Kind::Recorded ? Ask::Recorded
                                                                                    : Ask::Values;
        m_kind->setCurrentIndex(std::max(m_kind->findData(static_cast<int>(wanted)), 0));
    }
    m_rule->setCurrentIndex(m_kind->currentData().toInt());
    if (rule.isCutOff()) {
        m_direction->setCurrentIndex(m_direction->findData(static_cast<int>(rule.kind)));
        m_limit->setValue(rule.limit);
    }
    showValues(*chosen);
    showCount();
}

void OutcomeDialog::showValues(const core::Column& chosen)
{
    const QSignalBlocker quiet(m_values);
    m_values->clear();
    const std::vector<std::string>& marked = m_changed.positive.values;
    for (const auto& [text, count] : countedValues(chosen)) {
        auto* item = new QListWidgetItem(tr("%1  (%Ln patients)", nullptr, pluralCount(count)).arg(text), m_values);
        item->setData(Qt::UserRole, text);
        const bool checked = std::ranges::find(marked, text.toStdString()) != marked.end();
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(checked ? Qt::Checked : Qt::Unchecked);
    }
}

OutcomeDialog::Ask OutcomeDialog::asked() const
{
    return static_cast<Ask>(m_kind->currentData().toInt());
}

core::OutcomeRule OutcomeDialog::rule() const
{
    if (asked() == Ask::Recorded)
        return core::OutcomeRule::recorded();
    if (asked() == Ask::CutOff)
        return core::OutcomeRule::compared(static_cast<core::OutcomeRule::Kind>(m_direction->currentData().toInt()),
                                           m_limit->value());
    std::vector<std::string> values;
    for (int row = 0; row < m_values->count(); ++row)
        if (m_values->item(row)->checkState() == Qt::Checked)
            values.push_back(m_values->item(row)->data(Qt::UserRole).toString().toStdString());
    if (values.size() == 1 && m_values->count() == 2)
        return core::OutcomeRule::value(values.front());
    return core::OutcomeRule::anyOf(std::move(values));
}

core::Task OutcomeDialog::task() const
{
    core::Task task = m_changed;
    task.positive = rule();
    task.outcomeName = m_name->text().simplified().toStdString();
    return task;
}

void OutcomeDialog::showCount()
{
    const core::Column* chosen = column();
    if (!chosen)
        return;
    const core::Task now = task();
    const auto [cases, patients] = core::countOutcome(*chosen, now.positive);
    const bool usable = cases > 0 && cases < patients;
    m_count->setText(cases == 0 ? tr("Nobody is a case. Choose a value or a limit that some patients have.")
                     : cases == patients
                         ? tr("Everybody is a case, so there is nothing to learn.")
                         : tr("%1 of %2 patients are cases (%3)")
                               .arg(countText(cases), countText(patients),
                                    shareText(static_cast<double>(cases) / static_cast<double>(patients))));
    setTone(*m_count, usable ? Tone::Normal : Tone::Error);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(usable);
    core::Task unnamed = now;
    unnamed.outcomeName.clear();
    m_name->setPlaceholderText(outcomeName(unnamed));
}

} // namespace ui
