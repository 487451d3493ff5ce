// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/data_page.h"

#include "ui/common/labels.h"
#include "ui/common/text/data_text.h"
#include "ui/common/text/error_text.h"
#include "ui/common/text/finding_text.h"
#include "ui/data/codes_dialog.h"
#include "ui/data/data_empty_state.h"
#include "ui/data/data_header.h"
#include "ui/data/edit_steps_popup.h"
#include "ui/data/panel_list.h"
#include "ui/data/price_list_dialog.h"
#include "ui/data/rows_dialog.h"
#include "ui/data/study_summary_card.h"
#include "ui/data/variable_dialog.h"
#include "ui/data/variable_model.h"
#include "ui/data/variable_table.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSplitter>
#include <QStackedLayout>
#include <QUrl>

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>

namespace ui {
namespace {

QString localFile(const QMimeData* data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 ? urls.front().toLocalFile() : QString();
}

bool hasCodes(const core::Table& import, const core::Task& task)
{
    return !task.codes.empty() || std::any_of(import.columns().begin(), import.columns().end(),
                                              [](const core::Column& column) { return !column.coded.empty(); });
}

} // namespace

DataPage::DataPage(QWidget* parent)
    : QWidget(parent),
      m_theme(lightTheme()),
      m_pages(new QStackedLayout),
      m_empty(new DataEmptyState(this)),
      m_header(new DataHeader(this)),
      m_messages(new MessageStack(this)),
      m_splitter(new QSplitter(Qt::Horizontal, this)),
      m_variables(new VariableTable(this)),
      m_panels(new PanelList(m_describer, this)),
      m_summary(new StudySummaryCard(m_describer, this)),
      m_notes(makeLabel({}, TypeSize::Caption, Tone::Secondary, this)),
      m_editSteps(new EditStepsPopup(this)),
      m_rows(new RowsDialog(this))
{
    setAcceptDrops(true);
    buildLayout();
    connectHeader();
    connectTable();
    connectParts();
    showContent();
}

DataPage::~DataPage() = default;

QWidget* DataPage::makeWorkPage()
{
    m_splitter->addWidget(m_variables);
    m_splitter->addWidget(m_panels);
    m_splitter->setStretchFactor(0, 5);
    m_splitter->setStretchFactor(1, 3);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(8);
    m_notes->setWordWrap(true);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_messages);
    column->addWidget(m_splitter, 1);
    column->addWidget(m_summary);
    column->addWidget(m_notes);
    return page;
}

void DataPage::buildLayout()
{
    m_pages->addWidget(m_empty);
    m_pages->addWidget(makeWorkPage());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 8, 16, 8);
    column->setSpacing(8);
    column->addWidget(m_header);
    column->addLayout(m_pages, 1);
}

void DataPage::connectHeader()
{
    connect(m_header, &DataHeader::unitsChosen, this, [this](UnitSystem units) {
        m_units = units;
        showVariables();
    });
    connect(m_header, &DataHeader::priceListRequested, this, &DataPage::showPriceList);
    connect(m_header, &DataHeader::editStepsRequested, this,
            [this] { m_editSteps->popUpBelow(*m_header->editStepsButton()); });
    connect(m_header, &DataHeader::continueRequested, this, &DataPage::continueRequested);
    connect(m_editSteps, &EditStepsPopup::codesRequested, this, &DataPage::showCodes);
    connect(m_editSteps, &EditStepsPopup::removeRequested, this,
            [this](std::size_t step) { request(edits().editStepRemoved(step)); });
    connect(m_empty, &DataEmptyState::openFileRequested, this, &DataPage::openFileRequested);
    connect(m_empty, &DataEmptyState::fileDropped, this, &DataPage::fileDropped);
    connect(m_empty, &DataEmptyState::sampleRequested, this, &DataPage::sampleRequested);
    connect(m_empty, &DataEmptyState::pasteRequested, this, &DataPage::pasteTable);
    connect(m_empty, &DataEmptyState::cancelRequested, this, &DataPage::cancelLoadingRequested);
}

void DataPage::connectTable()
{
    connect(m_variables, &VariableTable::roleRequested, this, [this](const Columns& columns, core::Role role) {
        const core::Column* outcome =
            role == core::Role::Outcome && m_import ? m_import->find(columns.front()) : nullptr;
        request(outcome ? edits().outcome(core::withOutcome(m_study.task, *outcome)) : edits().role(columns, role));
    });
    connect(m_variables, &VariableTable::panelRequested, this,
            [this](const Columns& columns, std::size_t panel, bool copy) {
                request(edits().testsToPanel(columns, std::nullopt, panel, copy));
            });
    connect(m_variables, &VariableTable::newPanelRequested, m_panels, &PanelList::addPanel);
    connect(m_variables, &VariableTable::panelLeft, this,
            [this](const Columns& columns, std::size_t panel) { request(edits().testsRemoved(columns, panel)); });
    connect(m_variables, &VariableTable::editRequested, this, &DataPage::editVariable);
    connect(m_variables, &VariableTable::rowsRequested, this, &DataPage::showRowsMarking);
    connect(m_variables, &VariableTable::chosenChanged, this, &DataPage::reportChosen);
}

void DataPage::connectParts()
{
    connect(m_panels, &PanelList::editRequested, this, &DataPage::request);
    connect(m_summary, &StudySummaryCard::editRequested, this, &DataPage::request);
}

void DataPage::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_empty->setTheme(theme);
    m_variables->setTheme(theme);
    m_panels->setTheme(theme);
    m_summary->setTheme(theme);
    m_rows->setTheme(theme);
}

void DataPage::setImport(core::TablePtr import)
{
    m_import = std::move(import);
    m_assessment.reset();
    m_rows->hide();
    if (m_import)
        m_header->setSource(QString::fromStdString(m_import->sourceName()), m_import->rowCount(),
                            m_import->columnCount());
    m_panels->setAssessment(nullptr);
    m_summary->setAssessment(nullptr);
    showContent();
    showVariables();
    showMessages();
}

void DataPage::setStudy(const core::Study& study)
{
    m_study = study;
    m_header->setEditSteps(study.task.edits.size());
    m_editSteps->setSteps(study.task.edits, !isWritable());
    m_editSteps->setCodesOffered(m_import && hasCodes(*m_import, study.task));
    m_variables->setStudy(study, !isWritable());
    m_panels->setStudy(study, m_import.get(), !isWritable());
    m_summary->setStudy(study, m_import, !isWritable());
    showVariables();
    showMessages();
    showNotes();
}

void DataPage::setAssessment(core::AssessmentPtr assessment)
{
    m_assessment = std::move(assessment);
    m_panels->setAssessment(m_assessment);
    m_summary->setAssessment(m_assessment);
    showVariables();
    showMessages();
}

void DataPage::setReadOnly(QString reason)
{
    if (reason == m_readOnly)
        return; // asked at every save
    m_readOnly = std::move(reason);
    m_header->setReadOnly(m_readOnly);
    setStudy(core::Study(m_study));
}

void DataPage::setUndoStack(QUndoStack* stack)
{
    m_editSteps->setUndoStack(stack);
}

void DataPage::setLoading(const core::Progress& progress)
{
    m_empty->showLoading(progress);
    m_pages->setCurrentWidget(m_empty);
    m_header->hide();
}

void DataPage::endLoading()
{
    showContent();
}

void DataPage::showContent()
{
    const bool loaded = m_import != nullptr;
    m_empty->showInvitation();
    m_header->setVisible(loaded);
    m_pages->setCurrentIndex(loaded ? 1 : 0);
}

void DataPage::showVariables()
{
    m_variables->setGroups(describeVariables(
        {.import = m_import.get(), .study = &m_study, .assessment = m_assessment.get(), .units = m_units},
        m_describer));
}

void DataPage::showCodes()
{
    CodesDialog dialog(*m_import, m_study.task, !isWritable(), this);
    if (dialog.exec() == QDialog::Accepted)
        request(edits().codes(dialog.rules()));
}

void DataPage::setFrontKnown(bool known)
{
    m_header->setFrontKnown(known);
}

void DataPage::request(const StudyEdit& edit)
{
    if (!isWritable() || edit.after == m_study)
        return;
    Q_EMIT studyEditRequested(edit.after, edit.text, edit.mergeKey);
    Q_EMIT statusMessage(edit.text);
}

void DataPage::editVariable(const std::string& column, int tableColumn)
{
    using Field = VariableDialog::Field;
    const Field first = tableColumn == VariableModel::Unit        ? Field::Unit
                        : tableColumn == VariableModel::Reference ? Field::Range
                                                                  : Field::Label;
    VariableDialog dialog(column, m_study.task, m_describer, first, this);
    if (dialog.exec() == QDialog::Accepted)
        request(edits().testSpec(column, dialog.spec()));
}

void DataPage::showRowsOf(const core::Finding& finding)
{
    if (!m_assessment || !m_assessment->edited)
        return;
    RowsModel::Marks marks{.rows = finding.rows, .columns = {}};
    std::sort(marks.rows.begin(), marks.rows.end());
    for (const std::string& column : {finding.column, finding.otherColumn})
        if (const auto position = m_assessment->edited->indexOf(column))
            marks.columns.push_back(*position);
    QString subject = findingText(finding);
    if (finding.count > finding.rows.size())
        subject += QLatin1Char(' ') + tr("The first %1 rows are shown.").arg(finding.rows.size());
    m_rows->showTable(m_assessment->edited, subject, std::move(marks));
    m_rows->show();
    m_rows->raise();
    m_rows->activateWindow();
}

void DataPage::showRowsMarking(const std::string& column)
{
    const core::TablePtr table = m_assessment && m_assessment->edited ? m_assessment->edited : m_import;
    if (!table)
        return;
    RowsModel::Marks marks;
    if (const auto position = table->indexOf(column))
        marks.columns.push_back(*position);
    m_rows->showTable(table, {}, std::move(marks));
    m_rows->show();
    m_rows->raise();
    m_rows->activateWindow();
}

void DataPage::showRows()
{
    showRowsMarking({});
}

void DataPage::findVariable()
{
    m_variables->findBox()->setFocus(Qt::ShortcutFocusReason);
    m_variables->findBox()->selectAll();
}

void DataPage::addPanel()
{
    m_panels->addPanel({});
}

void DataPage::showPriceList()
{
    PriceListDialog dialog(m_study.task, this);
    m_priceList = &dialog;
    connect(&dialog, &PriceListDialog::fileRequested, this, &DataPage::priceFileRequested);
    connect(&dialog, &PriceListDialog::listKept, this, &DataPage::priceListKept);
    dialog.setOwnLists(m_priceLists);
    if (dialog.exec() == QDialog::Accepted)
        request(edits().priceList(dialog.task()));
}

void DataPage::setPriceLists(std::vector<core::PriceList> lists)
{
    m_priceLists = std::move(lists);
}

void DataPage::applyPriceText(const QString& text)
{
    if (m_priceList)
        m_priceList->applyText(text);
}

void DataPage::reportChosen()
{
    const Columns chosen = m_variables->chosenColumns();
    if (chosen.empty())
        return;
    if (chosen.size() > 1) {
        Q_EMIT statusMessage(tr("%n variables selected", nullptr, static_cast<int>(chosen.size())));
        return;
    }
    QStringList panels;
    for (const std::string& panel : core::panelsOf(m_study.task, chosen.front()))
        panels << QString::fromStdString(panel);
    const QString label = m_describer.labelOf(m_study.task, chosen.front());
    Q_EMIT statusMessage(panels.isEmpty() ? tr("%1 selected").arg(label)
                                          : tr("%1 selected: panel %2").arg(label, panels.join(QStringLiteral(", "))));
}

void DataPage::pasteTable()
{
    const QString text = QApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        Q_EMIT statusMessage(tr("The clipboard holds no text."));
    else
        Q_EMIT tablePasted(text);
}

void DataPage::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Paste))
        pasteTable();
    else if (event->matches(QKeySequence::Find) && m_import)
        findVariable();
    else
        QWidget::keyPressEvent(event);
}

void DataPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localFile(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void DataPage::dropEvent(QDropEvent* event)
{
    const QString path = localFile(event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    Q_EMIT fileDropped(path);
}

} // namespace ui
