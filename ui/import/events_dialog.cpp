// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/events_dialog.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/table_copy.h"
#include "ui/common/text/event_text.h"
#include "ui/common/text/number_text.h"
#include "ui/import/events_form.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QProgressBar>
#include <QScopedValueRollback>
#include <QTableWidget>

namespace ui {
namespace {

enum TestColumn { Test, Measurements, Patients, Units, Becomes, Unit, kTestColumns };

} // namespace

EventsDialog::EventsDialog(QWidget* parent)
    : QDialog(parent),
      m_source(new QComboBox(this)),
      m_inputs(new QWidget(this)),
      m_events(new QLineEdit(this)),
      m_patients(new QLineEdit(this)),
      m_form(new EventsForm(this)),
      m_projectRecipe(makeButton(tr("Recipe of this project"), std::nullopt, this)),
      m_keep(new QCheckBox(tr("Keep columns that could tell who a patient is"), this)),
      m_keepTask(new QCheckBox(tr("Keep outcome, panels and prices that came with the recipe"), this)),
      m_read(makePrimaryButton(tr("Read"), this)),
      m_import(makeButton(tr("Import"), Icon::Import, this)),
      m_progress(new QProgressBar(this)),
      m_summary(makeLabel({}, TypeSize::Table, Tone::Secondary, this)),
      m_tests(new QTableWidget(this))
{
    setWindowTitle(tr("From a list of measurements"));
    buildLayout();
    connectInputs();
    showSource(core::EventSource::Tables);
    offerProjectRecipe(false);
    offerTask(false);
    setBusy(false);
}

void EventsDialog::buildLayout()
{
    auto* inputs = new QVBoxLayout(m_inputs);
    inputs->setContentsMargins(0, 0, 0, 0);
    inputs->setSpacing(10);
    inputs->addWidget(buildFiles());
    inputs->addWidget(makeHorizontalRule(this));
    inputs->addWidget(m_form);
    inputs->addWidget(buildRecipeRow());
    m_inputs->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // the table of tests takes the rest
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(10);
    column->addWidget(m_inputs);
    column->addWidget(buildResult(), 1);
    column->addWidget(buildButtons());
    resize(1000, 720);
}

QWidget* EventsDialog::makeFileRow(QLineEdit& field, const QString& hint, void (EventsDialog::*signal)())
{
    auto* part = new QWidget(m_inputs);
    field.setReadOnly(true);
    field.setPlaceholderText(hint);
    QPushButton* button = makeButton(tr("Choose…"), Icon::Folder, part);
    button->setAccessibleName(tr("Choose: %1").arg(hint));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, signal);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(&field, 1);
    row->addWidget(button);
    return part;
}

QWidget* EventsDialog::buildFiles()
{
    m_source->addItems({tr("Tables: one row per measurement, one row per patient"),
                        tr("OMOP CDM: a folder of CSV files"), tr("FHIR R4: a folder of NDJSON files")});
    m_source->setAccessibleName(tr("Where the measurements are"));
    auto* part = new QWidget(m_inputs);
    m_files = new QFormLayout(part);
    m_files->setContentsMargins(0, 0, 0, 0);
    m_files->addRow(tr("Source"), m_source);
    m_files->addRow(tr("Measurements"), makeFileRow(*m_events, tr("a table with one row per measurement"),
                                                    &EventsDialog::eventsFileRequested));
    m_patientRow = makeFileRow(*m_patients, tr("a table with one row per patient: outcome, index time"),
                               &EventsDialog::patientFileRequested);
    m_files->addRow(tr("Patient table"), m_patientRow);
    return part;
}

QWidget* EventsDialog::buildRecipeRow()
{
    auto* part = new QWidget(m_inputs);
    QPushButton* load = makeButton(tr("Load recipe…"), Icon::Folder, part);
    load->setToolTip(tr("All of these choices, as they were kept in a file, a task file or a project"));
    QPushButton* save = makeButton(tr("Save recipe…"), Icon::Save, part);
    save->setToolTip(tr("Keeps all of these choices in a file, for the next extract. A project keeps its own."));
    m_projectRecipe->setToolTip(tr("The choices that the table of the open project was made with"));
    connect(load, &QPushButton::clicked, this, &EventsDialog::recipeRequested);
    connect(save, &QPushButton::clicked, this, [this] { Q_EMIT recipeSaveRequested(recipe()); });
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : {m_projectRecipe, load, save}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addWidget(m_keepTask);
    row->addStretch(1);
    return part;
}

QWidget* EventsDialog::buildResult()
{
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    m_progress->setAccessibleName(tr("Progress of the reading"));
    row->addWidget(m_read);
    row->addWidget(m_progress, 1);
    row->addStretch(0);
    column->addLayout(row);
    m_summary->setWordWrap(true);
    column->addWidget(m_summary);
    m_tests->setColumnCount(kTestColumns);
    m_tests->setHorizontalHeaderLabels(
        {tr("Test"), tr("Measurements"), tr("Patients"), tr("Units"), tr("Becomes column"), tr("Unit")});
    m_tests->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_tests->horizontalHeader()->setSectionResizeMode(Test, QHeaderView::Stretch);
    m_tests->horizontalHeader()->setSectionResizeMode(Units, QHeaderView::Stretch);
    m_tests->horizontalHeader()->setSectionResizeMode(Becomes, QHeaderView::Stretch);
    m_tests->verticalHeader()->hide();
    m_tests->setShowGrid(false);
    m_tests->setAlternatingRowColors(true);
    m_tests->setAccessibleName(tr("Tests of the list"));
    m_tests->setToolTip(
        tr("Change the column to rename or join tests; empty it to leave a test out. Then read again."));
    addCopyAction(*m_tests);
    column->addWidget(m_tests, 1);
    return part;
}

QWidget* EventsDialog::buildButtons()
{
    auto* part = new QWidget(this);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    QPushButton* cancel = makeButton(tr("Cancel"), std::nullopt, part);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    row->addWidget(m_keep);
    row->addStretch(1);
    row->addWidget(cancel);
    row->addWidget(m_import);
    return part;
}

void EventsDialog::connectInputs()
{
    connect(m_source, &QComboBox::activated, this, [this](int source) {
        if (static_cast<core::EventSource>(source) != m_recipe.source)
            Q_EMIT sourceChosen(static_cast<core::EventSource>(source));
    });
    connect(m_projectRecipe, &QPushButton::clicked, this, &EventsDialog::projectRecipeRequested);
    connect(m_form, &EventsForm::changed, this, &EventsDialog::forgetOutcome);
    connect(m_tests, &QTableWidget::itemChanged, this, [this] {
        if (m_filling)
            return;
        m_proposed = false;
        forgetOutcome();
    });
    connect(m_read, &QPushButton::clicked, this, [this] {
        if (m_busy) {
            Q_EMIT stopRequested();
            return;
        }
        setBusy(true);
        Q_EMIT readRequested(recipe());
    });
    connect(m_import, &QPushButton::clicked, this, &EventsDialog::importRequested);
}

void EventsDialog::showSource(core::EventSource source)
{
    const bool tables = source == core::EventSource::Tables;
    m_source->setCurrentIndex(static_cast<int>(source));
    m_files->setRowVisible(m_patientRow, tables);
    m_events->setPlaceholderText(tables ? tr("a table with one row per measurement")
                                 : source == core::EventSource::Omop
                                     ? tr("a folder with PERSON and MEASUREMENT as CSV")
                                     : tr("a folder with Patient and Observation as NDJSON"));
}

void EventsDialog::setBusy(bool busy)
{
    m_busy = busy;
    m_progress->setVisible(busy);
    m_progress->setRange(0, 0); // until the first is told
    m_inputs->setEnabled(!busy);
    m_tests->setEnabled(!busy);
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
    m_form->setHeaders(events, patients);
}

void EventsDialog::setRecipe(const core::EventRecipe& recipe)
{
    m_recipe = recipe;
    showSource(recipe.source);
    m_form->setRecipe(recipe);
}

void EventsDialog::applyRecipe(const core::EventRecipe& recipe, const QString& from)
{
    setRecipe(recipe);
    m_tests->setRowCount(0);
    m_proposed = recipe.tests.empty();
    m_import->setEnabled(false);
    setTone(*m_summary, Tone::Secondary);
    m_summary->setText(
        from.isEmpty() ? QString() : tr("Recipe of %1. Read the measurements to see what it makes of them.").arg(from));
}

void EventsDialog::offerProjectRecipe(bool offered)
{
    m_projectRecipe->setVisible(offered);
}

void EventsDialog::offerTask(bool offered)
{
    m_keepTask->setVisible(offered);
    m_keepTask->setChecked(offered);
}

core::EventRecipe EventsDialog::recipe() const
{
    core::EventRecipe recipe = m_form->applied(m_recipe);
    if (m_proposed)
        recipe.tests.clear();
    if (m_proposed || m_tests->rowCount() == 0)
        return recipe;
    recipe.tests.clear();
    for (int row = 0; row < m_tests->rowCount(); ++row)
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

bool EventsDialog::keepsTask() const
{
    return !m_keepTask->isHidden() && m_keepTask->isChecked();
}

void EventsDialog::showProgress(const core::Progress& progress)
{
    if (!m_busy)
        return;
    m_progress->setRange(0, progress.total == 0 ? 0 : 1000);
    if (progress.total > 0)
        m_progress->setValue(static_cast<int>(progress.done * 1000 / progress.total));
    m_summary->setText(progress.rows > 0 ? tr("%1 measurements read").arg(countText(progress.rows)) : QString());
    setTone(*m_summary, Tone::Secondary);
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
