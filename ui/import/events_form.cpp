// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/events_form.h"

#include "ui/common/number_spin_box.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QScopedValueRollback>

#include <algorithm>

namespace ui {
namespace {

constexpr int kFirstMeasurement = 0; // the entries of the index time before the columns
constexpr int kStart = 1;            // of tables
constexpr int kIndexColumns = 2;
constexpr int kFirstVisit = 1; // of record systems

QString chosenColumn(const QComboBox& box)
{
    return box.currentIndex() <= 0 && box.itemData(0).toBool() ? QString() : box.currentText();
}

// A column, or that it is to be found by its name.
void fillColumnBox(QComboBox& box, const QStringList& names, const QString& none)
{
    const QString before = chosenColumn(box);
    box.clear();
    box.addItem(none, true);
    box.addItems(names);
    box.setCurrentIndex(std::max(0, static_cast<int>(names.indexOf(before)) + 1));
}

void chooseColumn(QComboBox& box, const std::string& column)
{
    const int position = box.findText(QString::fromStdString(column), Qt::MatchExactly);
    box.setCurrentIndex(column.empty() ? 0 : std::max(0, position));
}

QDoubleSpinBox* makeHourBox(QWidget* parent)
{
    auto* box = new NumberSpinBox(parent);
    box->setRange(-100'000, 100'000);
    box->setDecimals(1);
    box->setSuffix(EventsForm::tr(" h"));
    return box;
}

} // namespace

EventsForm::EventsForm(QWidget* parent)
    : QWidget(parent),
      m_patient(new QComboBox(this)),
      m_time(new QComboBox(this)),
      m_test(new QComboBox(this)),
      m_value(new QComboBox(this)),
      m_unit(new QComboBox(this)),
      m_patientColumn(new QComboBox(this)),
      m_index(new QComboBox(this)),
      m_from(makeHourBox(this)),
      m_to(makeHourBox(this)),
      m_take(new QComboBox(this)),
      m_limits(new QComboBox(this)),
      m_dates(new QComboBox(this)),
      m_timeUnit(new QComboBox(this)),
      m_codes(new QLineEdit(this)),
      m_outcome(new QLineEdit(this)),
      m_afterIndex(new QCheckBox(tr("only from the index time on"), this))
{
    buildLayout();
    setHeaders({}, {});
    setRecipe({});
    connectInputs();
}

QFormLayout* EventsForm::addForm(QLayout& across, std::initializer_list<std::pair<QString, QWidget*>> rows)
{
    auto* form = new QFormLayout;
    for (const auto& [label, field] : rows)
        form->addRow(label, field);
    static_cast<QBoxLayout&>(across).addLayout(form, 1);
    return form;
}

void EventsForm::buildLayout()
{
    m_take->addItems({tr("Last value"), tr("First value"), tr("Worst value"), tr("Mean")});
    m_take->setToolTip(tr("Which measurement of the window counts; the worst is farthest from the reference range."));
    m_limits->addItems({tr("the limit: 3"), tr("half of it: 1.5"), tr("left out")});
    m_dates->addItems({tr("as they say themselves"), tr("day first"), tr("month first")});
    m_timeUnit->addItems({tr("none"), tr("seconds"), tr("minutes"), tr("hours"), tr("days")});
    m_codes->setPlaceholderText(tr("such as E11*, E10.9"));
    m_codes->setToolTip(tr("Codes of conditions that make a patient a case, separated by commas; a star stands for "
                           "whatever follows."));
    m_outcome->setPlaceholderText(tr("such as diabetes"));
    for (QComboBox* box : {m_patient, m_time, m_test, m_value, m_unit, m_patientColumn, m_index}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // names of columns can be long
        box->setMinimumContentsLength(14);
    }
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(16);
    m_columns = addForm(*across, {{tr("Patient"), m_patient},
                                  {tr("Time"), m_time},
                                  {tr("Test"), m_test},
                                  {tr("Value"), m_value},
                                  {tr("Unit"), m_unit},
                                  {tr("Cases have"), m_codes},
                                  {tr("Name of the outcome"), m_outcome},
                                  {QString(), m_afterIndex}});
    m_window = addForm(*across, {{tr("Patient, in the patient table"), m_patientColumn},
                                 {tr("Index time"), m_index},
                                 {tr("Window from"), m_from},
                                 {tr("to"), m_to},
                                 {tr("Take"), m_take}});
    m_reading = addForm(
        *across,
        {{tr("“<3” is"), m_limits}, {tr("Dates such as 3/4/2024"), m_dates}, {tr("Unit of plain times"), m_timeUnit}});
}

void EventsForm::connectInputs()
{
    const auto tell = [this] {
        if (!m_filling)
            Q_EMIT changed();
    };
    for (QComboBox* box :
         {m_patient, m_time, m_test, m_value, m_unit, m_patientColumn, m_index, m_take, m_limits, m_dates, m_timeUnit})
        connect(box, &QComboBox::currentIndexChanged, this, tell);
    for (QDoubleSpinBox* box : {m_from, m_to})
        connect(box, &QDoubleSpinBox::valueChanged, this, tell);
    for (QLineEdit* field : {m_codes, m_outcome})
        connect(field, &QLineEdit::textChanged, this, tell);
    connect(m_afterIndex, &QCheckBox::toggled, this, tell);
}

// Of a record system the tables are known; of two tables the outcome is a column of the patients.
void EventsForm::showSource(core::EventSource source)
{
    m_source = source;
    const bool tables = source == core::EventSource::Tables;
    for (QWidget* field : {m_patient, m_time, m_test, m_value, m_unit})
        m_columns->setRowVisible(field, tables);
    for (QWidget* field : std::initializer_list<QWidget*>{m_codes, m_outcome, m_afterIndex})
        m_columns->setRowVisible(field, !tables);
    m_window->setRowVisible(m_patientColumn, tables);
    for (QWidget* field : {m_dates, m_timeUnit})
        m_reading->setRowVisible(field, tables);
}

void EventsForm::setHeaders(const QStringList& events, const QStringList& patients)
{
    const QScopedValueRollback filling(m_filling, true);
    for (QComboBox* box : {m_patient, m_time, m_test, m_value})
        fillColumnBox(*box, events, tr("find by name"));
    fillColumnBox(*m_unit, events, tr("none"));
    fillColumnBox(*m_patientColumn, patients, tr("find by name"));
    m_index->clear();
    m_index->addItems({tr("First measurement"), tr("Start of elapsed times")});
    m_index->addItems(patients);
}

void EventsForm::setIndex(const core::EventRecipe& recipe)
{
    const bool tables = recipe.source == core::EventSource::Tables;
    if (!tables) {
        m_index->clear();
        m_index->addItems({tr("First measurement"), tr("First visit, where there are any")});
        m_index->setCurrentIndex(recipe.index == core::IndexKind::FirstEvent ? kFirstMeasurement : kFirstVisit);
    } else {
        const int column = m_index->findText(QString::fromStdString(recipe.indexColumn), Qt::MatchExactly);
        const bool byColumn = recipe.index == core::IndexKind::Column && column >= kIndexColumns;
        m_index->setCurrentIndex(byColumn                                 ? column
                                 : recipe.index == core::IndexKind::Start ? kStart
                                                                          : kFirstMeasurement);
    }
    const bool around = tables ? m_index->currentIndex() >= kIndexColumns : m_index->currentIndex() == kFirstVisit;
    m_from->setValue(recipe.fromHours.value_or(around ? -24.0 : 0.0));
    m_to->setValue(recipe.toHours.value_or(around ? 0.0 : 24.0));
}

void EventsForm::setRecipe(const core::EventRecipe& recipe)
{
    const QScopedValueRollback filling(m_filling, true);
    showSource(recipe.source);
    chooseColumn(*m_patient, recipe.columns.patient);
    chooseColumn(*m_time, recipe.columns.time);
    chooseColumn(*m_test, recipe.columns.test);
    chooseColumn(*m_value, recipe.columns.value);
    chooseColumn(*m_unit, recipe.columns.unit);
    chooseColumn(*m_patientColumn, recipe.patientColumn);
    setIndex(recipe);
    m_take->setCurrentIndex(static_cast<int>(recipe.take));
    m_limits->setCurrentIndex(static_cast<int>(recipe.limits));
    m_dates->setCurrentIndex(static_cast<int>(recipe.dates));
    m_timeUnit->setCurrentIndex(static_cast<int>(recipe.timeUnit));
    QStringList codes;
    for (const std::string& code : recipe.outcome.codes)
        codes << QString::fromStdString(code);
    m_codes->setText(codes.join(QStringLiteral(", ")));
    m_outcome->setText(QString::fromStdString(recipe.outcome.name));
    m_afterIndex->setChecked(recipe.outcome.afterIndex);
}

core::EventRecipe EventsForm::applied(core::EventRecipe recipe) const
{
    const bool tables = m_source == core::EventSource::Tables;
    const int index = m_index->currentIndex();
    recipe.source = m_source;
    if (tables) {
        recipe.columns = {.patient = chosenColumn(*m_patient).toStdString(),
                          .time = chosenColumn(*m_time).toStdString(),
                          .test = chosenColumn(*m_test).toStdString(),
                          .value = chosenColumn(*m_value).toStdString(),
                          .unit = chosenColumn(*m_unit).toStdString()};
        recipe.patientColumn = chosenColumn(*m_patientColumn).toStdString();
        recipe.index = index >= kIndexColumns ? core::IndexKind::Column
                       : index == kStart      ? core::IndexKind::Start
                                              : core::IndexKind::FirstEvent;
        recipe.indexColumn = index >= kIndexColumns ? m_index->currentText().toStdString() : std::string();
    } else {
        recipe.index = index == kFirstVisit ? core::IndexKind::Automatic : core::IndexKind::FirstEvent;
        recipe.indexColumn.clear();
        recipe.outcome = {
            .name = m_outcome->text().simplified().toStdString(), .codes = {}, .afterIndex = m_afterIndex->isChecked()};
        for (const QString& code : m_codes->text().split(QLatin1Char(','), Qt::SkipEmptyParts))
            if (!code.trimmed().isEmpty())
                recipe.outcome.codes.push_back(code.trimmed().toStdString());
    }
    recipe.fromHours = m_from->value();
    recipe.toHours = std::max(m_from->value(), m_to->value());
    recipe.take = static_cast<core::EventChoice>(m_take->currentIndex());
    recipe.limits = static_cast<core::LimitReading>(m_limits->currentIndex());
    recipe.dates = static_cast<core::DateOrder>(m_dates->currentIndex());
    recipe.timeUnit = static_cast<core::TimeUnit>(m_timeUnit->currentIndex());
    return recipe;
}

} // namespace ui
