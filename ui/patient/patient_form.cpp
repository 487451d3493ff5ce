// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/patient_form.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/number_format.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QScrollArea>

#include <algorithm>
#include <cmath>
#include <limits>

namespace ui {

PatientForm::PatientForm(StoryReaderPtr reader, const core::WalkPatient& begin, const Request& request, QWidget* parent)
    : QDialog(parent),
      m_reader(std::move(reader)),
      m_begin(begin),
      m_walk(makePrimaryButton(request.accept))
{
    setWindowTitle(request.title);
    auto* area = new QScrollArea(this);
    area->setWidget(makeFields(request.features));
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    QLabel* hint = makeLabel(request.hint, TypeSize::Table, Tone::Secondary);
    hint->setWordWrap(true);
    QPushButton* clear = makeButton(tr("Empty all"));
    QPushButton* cancel = makeButton(tr("Cancel"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(clear);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_walk);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(10);
    column->addWidget(makeLabel(windowTitle(), TypeSize::Headline));
    column->addWidget(hint);
    column->addWidget(area, 1);
    column->addLayout(buttons);
    m_walk->setDefault(true);
    connect(clear, &QPushButton::clicked, this, &PatientForm::clearAll);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_walk, &QPushButton::clicked, this, &QDialog::accept);
    check();
    resize(sizeHint().expandedTo(QSize(560, request.features.size() > 8 ? 600 : 360)));
}

QWidget* PatientForm::makeFields(std::span<const core::FeatureId> features)
{
    auto* content = new QWidget;
    content->setProperty("page", true);
    auto* grid = new QGridLayout(content);
    grid->setContentsMargins(0, 0, 12, 0);
    grid->setColumnStretch(4, 1);
    int row = 0;
    core::FeatureMask listed(m_reader->cohort().featureCount());
    for (const core::FeatureId feature : features) {
        if (!listed.isKnown(feature))
            addField(feature, *grid, row++);
        for (const core::FeatureId one : m_reader->variableOf(feature))
            listed.setKnown(one);
    }
    if (features.empty())
        grid->addWidget(makeLabel(tr("Nothing is known before a test."), TypeSize::Body), row++, 0, 1, 5);
    grid->setRowStretch(row, 1);
    return content;
}

void PatientForm::addField(core::FeatureId feature, QGridLayout& grid, int row)
{
    const core::WalkPatient& begin = m_begin;
    const ResultRow shown = m_reader->row(feature, begin);
    Field field{.feature = feature, .factor = shown.factor, .remark = makeLabel({}, TypeSize::Caption, Tone::Warning)};
    field.remark->setProperty("data", true);
    QLabel* name = makeLabel(shown.label, TypeSize::Table);
    name->setProperty("data", true);
    grid.addWidget(name, row, 0);
    const bool known = shown.kind == ResultRow::Kind::Known;
    if (shown.numeric) {
        field.number = new QLineEdit(known ? shown.value : QString());
        field.number->setAccessibleName(shown.label);
        field.number->setToolTip(
            shown.reference.isEmpty()
                ? tr("Empty: not in the record")
                : tr("Reference %1 %2. Empty: not in the record").arg(shown.reference, shown.unit));
        field.number->setMaximumWidth(fontMetrics().horizontalAdvance(QStringLiteral("0000.000")) + 30);
        name->setBuddy(field.number);
        grid.addWidget(field.number, row, 1);
        connect(field.number, &QLineEdit::textChanged, this, &PatientForm::check);
    } else {
        field.choice = new QComboBox;
        field.choice->addItem(tr("not in the record"));
        field.choice->addItems(shown.choices);
        field.choice->setAccessibleName(shown.label);
        field.choice->setToolTip(tr("One of these, or not in the record"));
        field.choice->setCurrentIndex(!known ? 0 : choiceOf(feature, begin));
        name->setBuddy(field.choice);
        grid.addWidget(field.choice, row, 1);
        connect(field.choice, &QComboBox::currentIndexChanged, this, &PatientForm::check);
    }
    QLabel* unit = makeLabel(shown.unit, TypeSize::Table, Tone::Secondary);
    QLabel* reference = makeLabel(shown.reference, TypeSize::Table, Tone::Secondary);
    unit->setProperty("data", true);
    reference->setProperty("data", true);
    grid.addWidget(unit, row, 2);
    grid.addWidget(reference, row, 3);
    grid.addWidget(field.remark, row, 4);
    m_fields.push_back(field);
}

// Position in the list of choices, behind "not in the record".
int PatientForm::choiceOf(core::FeatureId feature, const core::WalkPatient& patient) const
{
    if (!m_reader->cohort().features()[feature.value].level)
        return patient.values[feature.value] > 0.5f ? 2 : 1;
    const std::vector<core::FeatureId> levels = m_reader->variableOf(feature);
    const auto one =
        std::ranges::find_if(levels, [&](core::FeatureId level) { return patient.values[level.value] == 1.0f; });
    return one == levels.end() ? 0 : static_cast<int>(one - levels.begin()) + 1;
}

bool PatientForm::readable(const Field& field) const
{
    return !field.number || field.number->text().trimmed().isEmpty() || parseNumber(field.number->text());
}

float PatientForm::stored(const Field& field) const
{
    const float none = std::numeric_limits<float>::quiet_NaN();
    if (field.choice)
        return field.choice->currentIndex() == 0 ? none : static_cast<float>(field.choice->currentIndex() - 1);
    const std::optional<double> number = parseNumber(field.number->text());
    return number ? static_cast<float>(*number / field.factor) : none;
}

core::WalkPatient PatientForm::patient() const
{
    core::WalkPatient made = m_begin;
    for (const Field& field : m_fields) {
        const std::vector<core::FeatureId> variable = m_reader->variableOf(field.feature);
        if (!m_reader->cohort().features()[field.feature.value].level) {
            made.values[field.feature.value] = stored(field);
            continue;
        }
        const int choice = field.choice->currentIndex() - 1; // -1: not in the record
        const float none = std::numeric_limits<float>::quiet_NaN();
        for (std::size_t level = 0; level < variable.size(); ++level)
            made.values[variable[level].value] = choice < 0 ? none : static_cast<int>(level) == choice ? 1.0f : 0.0f;
    }
    return made;
}

void PatientForm::remarkOn(const Field& field) const
{
    if (!readable(field)) {
        field.remark->setText(tr("not a number"));
        return;
    }
    const core::WalkPatient typed = patient();
    const ResultRow shown = m_reader->row(field.feature, typed);
    field.remark->setText({});
    if (shown.kind != ResultRow::Kind::Known || !shown.numeric)
        return;
    QStringList remarks;
    if (shown.flag != core::ResultFlag::None)
        remarks << flagText(shown.flag);
    if (m_reader->beyondPlausible(field.feature, typed.values[field.feature.value]))
        remarks << tr("hardly possible: check the unit");
    else if (m_reader->beyondRecorded(field.feature, typed.values[field.feature.value]))
        remarks << tr("nobody in the data has this");
    field.remark->setText(remarks.join(QStringLiteral(" · ")));
}

void PatientForm::check()
{
    for (const Field& field : m_fields)
        remarkOn(field);
    m_walk->setEnabled(std::ranges::all_of(m_fields, [this](const Field& field) { return readable(field); }));
}

void PatientForm::clearAll()
{
    for (const Field& field : m_fields) {
        if (field.number)
            field.number->clear();
        else
            field.choice->setCurrentIndex(0);
    }
}

} // namespace ui
