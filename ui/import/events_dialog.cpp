// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/events_dialog.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/text/event_text.h"
#include "ui/common/text/number_text.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QProgressBar>
#include <QScopedValueRollback>
#include <QTableWidget>

namespace ui {
namespace {

enum TestColumn { Test, Measurements, Patients, Units, Becomes, Unit, kTestColumns };

constexpr int kFirstMeasurement = 0; // the entries of the index time before the columns
constexpr int kStart = 1;
constexpr int kIndexColumns = 2;

QString chosen(const QComboBox& box)
{
    return box.currentIndex() <= 0 && box.itemData(0).toBool() ? QString() : box.currentText();
}

// A column, or that it is to be found by its name.
void fillColumns(QComboBox& box, const QStringList& names, const QString& none)
{
    const QString before = chosen(box);
    box.clear();
    box.addItem(none, true);
    box.addItems(names);
    box.setCurrentIndex(std::max(0, static_cast<int>(names.indexOf(before)) + 1));
}

void choose(QComboBox& box, const std::string& column)
{
    const int position = box.findText(QString::fromStdString(column), Qt::MatchExactly);
    box.setCurrentIndex(column.empty() ? 0 : std::max(0, position));
}

QDoubleSpinBox* makeHours(QWidget* parent)
{
    auto* box = new QDoubleSpinBox(parent);
    box->setRange(-100'000, 100'000);
    box->setDecimals(1);
    box->setSuffix(EventsDialog::tr(" h"));
    return box;
}

} // namespace

EventsDialog::EventsDialog(QWidget* parent)
    : QDialog(parent),
      m_events(new QLineEdit(this)),
      m_patients(new QLineEdit(this)),
      m_patient(new QComboBox(this)),
      m_time(new QComboBox(this)),
      m_test(new QComboBox(this)),
      m_value(new QComboBox(this)),
      m_unit(new QComboBox(this)),
      m_patientColumn(new QComboBox(this)),
      m_index(new QComboBox(this)),
      m_from(makeHours(this)),
      m_to(makeHours(this)),
      m_take(new QComboBox(this)),
      m_limits(new QComboBox(this)),
      m_dates(new QComboBox(this)),
      m_timeUnit(new QComboBox(this)),
      m_keep(new QCheckBox(tr("Keep columns that could tell who a patient is"), this)),
      m_read(makePrimaryButton(tr("Read"), this)),
      m_import(makeButton(tr("Import"), Icon::Import, this)),
      m_progress(new QProgressBar(this)),
      m_summary(makeLabel({}, TypeSize::Table, Tone::Secondary, this)),
      m_tests(new QTableWidget(this))
{
    setWindowTitle(tr("From a list of measurements"));
    buildLayout();
    connectInputs();
    setHeaders({}, {});
    setBusy(false);
}

void EventsDialog::buildLayout()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(10);
    column->addWidget(buildFiles());
    column->addWidget(buildChoices());
    column->addWidget(buildResult(), 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_keep);
    buttons->addStretch(1);
    QPushButton* cancel = makeButton(tr("Cancel"), std::nullopt, this);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    buttons->addWidget(cancel);
    buttons->addWidget(m_import);
    column->addLayout(buttons);
    resize(960, 720);
}

QWidget* EventsDialog::buildFiles()
{
    auto* part = new QWidget(this);
    auto* form = new QFormLayout(part);
    form->setContentsMargins(0, 0, 0, 0);
    const auto addFile = [&](const QString& label, QLineEdit* field, const QString& hint, auto signal) {
        field->setReadOnly(true);
        field->setPlaceholderText(hint);
        QPushButton* button = makeButton(tr("Choose…"), Icon::Folder, part);
        button->setAccessibleName(tr("Choose: %1").arg(hint));
        connect(button, &QPushButton::clicked, this, signal);
        auto* row = new QHBoxLayout;
        row->addWidget(field, 1);
        row->addWidget(button);
        form->addRow(label, row);
    };
    addFile(tr("Measurements"), m_events, tr("a table with one row per measurement"),
            &EventsDialog::eventsFileRequested);
    addFile(tr("Patient table"), m_patients, tr("a table with one row per patient: outcome, index time"),
            &EventsDialog::patientFileRequested);
    return part;
}

QWidget* EventsDialog::buildChoices()
{
    m_take->addItems({tr("Last value"), tr("First value"), tr("Worst value"), tr("Mean")});
    m_take->setToolTip(tr("Which measurement of the window counts; the worst is farthest from the reference range."));
    m_limits->addItems({tr("the limit: 3"), tr("half of it: 1.5"), tr("left out")});
    m_dates->addItems({tr("as they say themselves"), tr("day first"), tr("month first")});
    m_timeUnit->addItems({tr("none"), tr("seconds"), tr("minutes"), tr("hours"), tr("days")});
    auto* part = new QWidget(this);
    auto* across = new QHBoxLayout(part);
    across->setContentsMargins(0, 0, 0, 0);
    const auto addForm = [&](std::initializer_list<std::pair<QString, QWidget*>> rows) {
        auto* form = new QFormLayout;
        for (const auto& [label, field] : rows)
            form->addRow(label, field);
        across->addLayout(form, 1);
    };
    addForm({{tr("Patient"), m_patient},
             {tr("Time"), m_time},
             {tr("Test"), m_test},
             {tr("Value"), m_value},
             {tr("Unit"), m_unit}});
    addForm({{tr("Patient, in the patient table"), m_patientColumn},
             {tr("Index time"), m_index},
             {tr("Window from"), m_from},
             {tr("to"), m_to},
             {tr("Take"), m_take}});
    addForm(
        {{tr("“<3” is"), m_limits}, {tr("Dates such as 3/4/2024"), m_dates}, {tr("Unit of plain times"), m_timeUnit}});
    return part;
}

QWidget* EventsDialog::buildResult()
{
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    row->addWidget(m_read);
    row->addWidget(m_progress, 1);
    column->addLayout(row);
    m_summary->setWordWrap(true);
    column->addWidget(m_summary);
    m_tests->setColumnCount(kTestColumns);
    m_tests->setHorizontalHeaderLabels(
        {tr("Test"), tr("Measurements"), tr("Patients"), tr("Units"), tr("Becomes column"), tr("Unit")});
    m_tests->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_tests->horizontalHeader()->setSectionResizeMode(Units, QHeaderView::Stretch);
    m_tests->horizontalHeader()->setSectionResizeMode(Becomes, QHeaderView::Stretch);
    m_tests->verticalHeader()->hide();
    m_tests->setAccessibleName(tr("Tests of the list"));
    m_tests->setToolTip(
        tr("Change the column to rename or join tests; empty it to leave a test out. Then read again."));
    column->addWidget(m_tests, 1);
    return part;
}

void EventsDialog::connectInputs()
{
    for (QComboBox* box :
         {m_patient, m_time, m_test, m_value, m_unit, m_patientColumn, m_index, m_take, m_limits, m_dates, m_timeUnit})
        connect(box, &QComboBox::currentIndexChanged, this, &EventsDialog::forgetOutcome);
    for (QDoubleSpinBox* box : {m_from, m_to})
        connect(box, &QDoubleSpinBox::valueChanged, this, &EventsDialog::forgetOutcome);
    connect(m_tests, &QTableWidget::itemChanged, this, [this] {
        if (m_filling)
            return;
        m_proposed = false;
        forgetOutcome();
    });
    connect(m_read, &QPushButton::clicked, this, [this] {
        if (m_progress->isVisible()) {
            Q_EMIT stopRequested();
            return;
        }
        setBusy(true);
        Q_EMIT readRequested(recipe());
    });
    connect(m_import, &QPushButton::clicked, this, &EventsDialog::importRequested);
}

void EventsDialog::setBusy(bool busy)
{
    m_progress->setVisible(busy);
    m_read->setText(busy ? tr("Stop") : tr("Read"));
    m_read->setEnabled(busy || !m_events->text().isEmpty());
    m_import->setEnabled(false);
}

void EventsDialog::forgetOutcome()
{
    if (!m_filling)
        m_import->setEnabled(false);
}

void EventsDialog::setFiles(const QString& events, const QString& patients)
{
    m_events->setText(events);
    m_patients->setText(patients);
    m_proposed = true;
    m_tests->setRowCount(0);
    m_summary->clear();
    setBusy(false);
}

void EventsDialog::setHeaders(const QStringList& events, const QStringList& patients)
{
    const QScopedValueRollback filling(m_filling, true);
    for (QComboBox* box : {m_patient, m_time, m_test, m_value})
        fillColumns(*box, events, tr("find by name"));
    fillColumns(*m_unit, events, tr("none"));
    fillColumns(*m_patientColumn, patients, tr("find by name"));
    m_index->clear();
    m_index->addItems({tr("First measurement"), tr("Start of elapsed times")});
    m_index->addItems(patients);
}

void EventsDialog::setRecipe(const core::EventRecipe& recipe)
{
    const QScopedValueRollback filling(m_filling, true);
    m_recipe = recipe;
    choose(*m_patient, recipe.columns.patient);
    choose(*m_time, recipe.columns.time);
    choose(*m_test, recipe.columns.test);
    choose(*m_value, recipe.columns.value);
    choose(*m_unit, recipe.columns.unit);
    choose(*m_patientColumn, recipe.patientColumn);
    const int column = m_index->findText(QString::fromStdString(recipe.indexColumn), Qt::MatchExactly);
    const bool byColumn = recipe.index == core::IndexKind::Column && column >= kIndexColumns;
    m_index->setCurrentIndex(byColumn ? column : recipe.index == core::IndexKind::Start ? kStart : kFirstMeasurement);
    m_from->setValue(recipe.fromHours.value_or(byColumn ? -24.0 : 0.0));
    m_to->setValue(recipe.toHours.value_or(byColumn ? 0.0 : 24.0));
    m_take->setCurrentIndex(static_cast<int>(recipe.take));
    m_limits->setCurrentIndex(static_cast<int>(recipe.limits));
    m_dates->setCurrentIndex(static_cast<int>(recipe.dates));
    m_timeUnit->setCurrentIndex(static_cast<int>(recipe.timeUnit));
}

core::EventRecipe EventsDialog::recipe() const
{
    core::EventRecipe recipe = m_recipe;
    recipe.columns = {.patient = chosen(*m_patient).toStdString(),
                      .time = chosen(*m_time).toStdString(),
                      .test = chosen(*m_test).toStdString(),
                      .value = chosen(*m_value).toStdString(),
                      .unit = chosen(*m_unit).toStdString()};
    recipe.patientColumn = chosen(*m_patientColumn).toStdString();
    const int index = m_index->currentIndex();
    recipe.index = index >= kIndexColumns ? core::IndexKind::Column
                   : index == kStart      ? core::IndexKind::Start
                                          : core::IndexKind::FirstEvent;
    recipe.indexColumn = index >= kIndexColumns ? m_index->currentText().toStdString() : std::string();
    recipe.fromHours = m_from->value();
    recipe.toHours = std::max(m_from->value(), m_to->value());
    recipe.take = static_cast<core::EventChoice>(m_take->currentIndex());
    recipe.limits = static_cast<core::LimitReading>(m_limits->currentIndex());
    recipe.dates = static_cast<core::DateOrder>(m_dates->currentIndex());
    recipe.timeUnit = static_cast<core::TimeUnit>(m_timeUnit->currentIndex());
    recipe.tests.clear();
    for (int row = 0; !m_proposed && row < m_tests->rowCount(); ++row)
        recipe.tests.push_back({.test = m_tests->item(row, Test)->data(Qt::UserRole).toString().toStdString(),
                                .column = m_tests->item(row, Becomes)->text().trimmed().toStdString(),
                                .unit = m_tests->item(row, Unit)->text().trimmed().toStdString(),
                                .key = m_tests->item(row, Becomes)->data(Qt::UserRole).toString().toStdString()});
    return recipe;
}

bool EventsDialog::keepsIdentifiers() const
{
    return m_keep->isChecked();
}

void EventsDialog::showProgress(const core::Progress& progress)
{
    m_progress->setRange(0, 1000);
    m_progress->setValue(progress.total == 0 ? 0 : static_cast<int>(progress.done * 1000 / progress.total));
}

void EventsDialog::showTests(const core::EventAccount& account)
{
    const QScopedValueRollback filling(m_filling, true);
    m_tests->setRowCount(static_cast<int>(account.tests.size()));
    for (int row = 0; row < m_tests->rowCount(); ++row) {
        const core::TestTally& test = account.tests[static_cast<std::size_t>(row)];
        const auto add = [&](TestColumn column, const QString& text, bool editable) {
            auto* item = new QTableWidgetItem(text);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable |
                           (editable ? Qt::ItemIsEditable : Qt::NoItemFlags));
            item->setToolTip(text);
            m_tests->setItem(row, column, item);
            return item;
        };
        const QString written = QString::fromStdString(test.test);
        add(Test, test.name.empty() ? written : tr("%1 (%2)").arg(QString::fromStdString(test.name), written), false)
            ->setData(Qt::UserRole, written);
        add(Measurements, countText(test.measurements), false);
        add(Patients, countText(test.patients), false);
        add(Units, eventUnitsText(test), false);
        add(Becomes, QString::fromStdString(test.column), true)
            ->setData(Qt::UserRole, QString::fromStdString(test.key));
        add(Unit, QString::fromStdString(test.unit), true);
    }
}

void EventsDialog::showOutcome(const core::EventAccount& account, const core::EventRecipe& recipe)
{
    setBusy(false);
    setRecipe(recipe);
    showTests(account);
    setTone(*m_summary, Tone::Secondary);
    m_summary->setText((QStringList{eventSummaryText(account)} + eventNoteTexts(account)).join(QLatin1Char(' ')));
    m_import->setEnabled(account.values > 0);
}

void EventsDialog::showProblem(const QString& sentence)
{
    setBusy(false);
    setTone(*m_summary, Tone::Error);
    m_summary->setText(sentence);
}

} // namespace ui
