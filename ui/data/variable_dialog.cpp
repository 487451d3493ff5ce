// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/variable_dialog.h"

#include "ui/common/labels.h"
#include "ui/common/number_format.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace ui {
namespace {

QString plain(std::optional<double> bound)
{
    return bound ? shortNumber(*bound, 6) : QString();
}

} // namespace

VariableDialog::VariableDialog(const std::string& column, const core::Task& task, const VariableDescriber& describer,
                               Field first, QWidget* parent)
    : QDialog(parent),
      m_column(new ElidedLabel(QString::fromStdString(column), this)),
      m_label(new QLineEdit(this)),
      m_unit(new QComboBox(this)),
      m_low(new QLineEdit(this)),
      m_high(new QLineEdit(this)),
      m_logarithm(new QCheckBox(tr("Read on a &log scale"), this)),
      m_note(makeLabel({}, TypeSize::Table, Tone::Error, this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    const auto found = task.tests.find(column);
    if (found != task.tests.end())
        m_spec = found->second;
    core::Task bare = task; // what the dictionary alone would say, in the unit of the values
    bare.tests.erase(column);
    setWindowTitle(tr("Edit %1").arg(describer.labelOf(task, column)));
    fill(describer.describe(bare, column, UnitSystem::Us));
    buildLayout();
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QLineEdit* bound : {m_low, m_high})
        connect(bound, &QLineEdit::textChanged, this, &VariableDialog::check);
    QWidget* start = first == Field::Unit ? static_cast<QWidget*>(m_unit) : first == Field::Range ? m_low : m_label;
    start->setFocus();
    check();
}

void VariableDialog::fill(const VariableFacts& known)
{
    m_label->setText(QString::fromStdString(m_spec.label.value_or("")));
    m_label->setPlaceholderText(known.label);
    m_unit->setEditable(true);
    m_unit->addItem(known.storedUnit);
    if (known.knowledge) {
        for (const std::string& unit : {known.knowledge->unit, known.knowledge->siUnit})
            if (!unit.empty() && m_unit->findText(QString::fromStdString(unit)) < 0)
                m_unit->addItem(QString::fromStdString(unit));
        for (const core::AlternativeUnit& unit : known.knowledge->alternatives)
            if (m_unit->findText(QString::fromStdString(unit.unit)) < 0)
                m_unit->addItem(QString::fromStdString(unit.unit));
    }
    m_unit->setCurrentText(m_spec.unit ? QString::fromStdString(*m_spec.unit) : known.storedUnit);
    const double back = known.factor == 0.0 ? 1.0 : 1.0 / known.factor;
    const auto stored = [back](std::optional<double> bound) {
        return bound ? std::optional(*bound * back) : std::nullopt;
    };
    m_low->setText(plain(m_spec.low));
    m_high->setText(plain(m_spec.high));
    m_low->setPlaceholderText(plain(stored(known.reference.low)));
    m_high->setPlaceholderText(plain(stored(known.reference.high)));
    m_logarithm->setChecked(m_spec.transform == core::Transform::Log);
}

void VariableDialog::buildLayout()
{
    m_unit->setToolTip(tr("The unit the values of the file are in. Changing it here does not change the values."));
    m_logarithm->setToolTip(tr("For values spread over several powers of ten, such as CRP"));
    m_low->setAccessibleName(tr("Lower end of the reference range"));
    m_high->setAccessibleName(tr("Upper end of the reference range"));
    auto* range = new QHBoxLayout;
    range->addWidget(m_low);
    range->addWidget(makeLabel(QString(QChar(0x2013))));
    range->addWidget(m_high);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(16, 16, 16, 16);
    form->addRow(tr("Column"), m_column);
    form->addRow(tr("&Name"), m_label);
    form->addRow(tr("&Unit of the values"), m_unit);
    QLabel* rangeLabel = makeLabel(tr("&Reference range"));
    rangeLabel->setBuddy(m_low); // a row of two fields has no buddy by itself
    form->addRow(rangeLabel, range);
    form->addRow(QString(), m_logarithm);
    form->addRow(QString(),
                 makeLabel(tr("Empty fields follow the built-in list of tests."), TypeSize::Caption, Tone::Secondary));
    form->addRow(QString(), m_note);
    form->addRow(m_buttons);
    setMinimumWidth(380);
}

void VariableDialog::check()
{
    QString problem;
    for (const QLineEdit* bound : {m_low, m_high})
        if (!bound->text().trimmed().isEmpty() && !parseNumber(bound->text()))
            problem = tr("“%1” is not a number.").arg(bound->text());
    const auto low = parseNumber(m_low->text());
    const auto high = parseNumber(m_high->text());
    if (problem.isEmpty() && low && high && *low >= *high)
        problem = tr("The lower end must be below the upper end.");
    m_note->setText(problem);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(problem.isEmpty());
}

core::TestSpec VariableDialog::spec() const
{
    core::TestSpec spec = m_spec;
    const auto text = [](const QString& words) {
        return words.trimmed().isEmpty() ? std::nullopt : std::optional(words.trimmed().toStdString());
    };
    spec.label = text(m_label->text());
    const auto unit = text(m_unit->currentText());
    const std::string known = m_unit->itemText(0).toStdString();
    spec.unit = unit && (*unit != known || m_spec.unit) ? unit : std::nullopt;
    spec.low = parseNumber(m_low->text());
    spec.high = parseNumber(m_high->text());
    spec.transform = m_logarithm->isChecked() ? core::Transform::Log : core::Transform::None;
    return spec;
}

} // namespace ui
