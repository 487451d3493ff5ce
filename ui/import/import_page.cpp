// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/import_page.h"

#include "ui/common/buttons.h"
#include "ui/common/card.h"
#include "ui/common/labels.h"
#include "ui/common/table_copy.h"
#include "ui/common/text/import_text.h"
#include "ui/common/text/number_text.h"
#include "ui/import/code_review.h"
#include "ui/import/csv_preview_model.h"
#include "ui/import/dialect_form.h"
#include "ui/import/identifier_review.h"
#include "ui/import/import_problems.h"
#include "ui/import/import_questions.h"
#include "ui/import/outcome_card.h"
#include "ui/import/sheet_form.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace ui {
namespace {

QString phaseTitle(core::Phase phase, const QString& source)
{
    switch (phase) {
    case core::Phase::ReadingFile:
        return ImportPage::tr("Reading %1").arg(source);
    case core::Phase::SummarisingColumns:
        return ImportPage::tr("Looking at the columns of %1").arg(source);
    case core::Phase::WritingProject:
    case core::Phase::WritingFile:
        return ImportPage::tr("Saving the project");
    case core::Phase::DrawingPatients:
        return ImportPage::tr("Drawing patients");
    }
    Q_UNREACHABLE();
}

} // namespace

ImportPage::ImportPage(QWidget* parent) : QWidget(parent)
{
    buildLayout();
    connectInputs();
    begin({});
}

void ImportPage::buildLayout()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 8, 16, 12);
    column->setSpacing(8);
    column->addWidget(buildHeader());
    m_questions = new ImportQuestions;
    column->addWidget(m_questions);
    m_body = new QStackedWidget;
    m_previewPart = buildPreview();
    m_progressPart = buildProgress();
    m_identifiers = new IdentifierReview;
    m_codes = new CodeReview;
    m_body->addWidget(m_previewPart);
    m_body->addWidget(m_progressPart);
    m_body->addWidget(m_identifiers);
    m_body->addWidget(m_codes);
    column->addWidget(m_body, 1);
}

QWidget* ImportPage::buildHeader()
{
    auto* header = new QWidget;
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(makeLabel(tr("Import table"), TypeSize::Title));
    m_subtitle = new ElidedLabel({}, TypeSize::Table, Tone::Secondary);
    words->addWidget(m_subtitle);
    row->addLayout(words, 1);
    m_cancel = makeButton(tr("Cancel"));
    m_import = makePrimaryButton(tr("Import"));
    row->addWidget(m_cancel, 0, Qt::AlignVCenter);
    row->addWidget(m_import, 0, Qt::AlignVCenter);
    return header;
}

QWidget* ImportPage::buildPreview()
{
    auto* part = new QWidget;
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(buildOptions());

    auto* right = new QVBoxLayout;
    right->setSpacing(8);
    m_problems = new ImportProblems;
    right->addWidget(m_problems);
    m_outcome = new OutcomeCard;
    right->addWidget(m_outcome);

    auto* card = new Card(nullptr, Card::Padding::None);
    QLabel* title = makeStrongLabel(tr("First rows, and what each column will become"));
    title->setContentsMargins(12, 10, 12, 8);
    card->body()->addWidget(title);
    m_model = new CsvPreviewModel(this);
    m_table = new QTableView;
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("First rows of the table"));
    addCopyAction(*m_table);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setProperty("roomy", true);
    m_table->horizontalHeader()->setProperty("twoLines", true);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setMaximumSectionSize(260);
    m_table->horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    card->body()->addWidget(m_table, 1);
    right->addWidget(card, 1);
    row->addLayout(right, 1);
    return part;
}

QWidget* ImportPage::buildOptions()
{
    auto* card = new Card;
    QLabel* title = makeStrongLabel(tr("How to read it"));
    card->body()->addWidget(title);
    m_dialect = new DialectForm;
    card->body()->addWidget(m_dialect);
    m_sheets = new SheetForm;
    card->body()->addWidget(m_sheets);
    m_facts = makeLabel({}, TypeSize::Caption, Tone::Secondary);
    m_facts->setWordWrap(true);
    m_facts->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // its sentences wrap; the card stays narrow
    m_facts->setAccessibleName(tr("What the file says besides its cells"));
    card->body()->addWidget(m_facts);

    m_taskPart = new QWidget;
    auto* task = new QVBoxLayout(m_taskPart);
    task->setContentsMargins(0, 8, 0, 0);
    task->setSpacing(6);
    task->addWidget(makeHorizontalRule());
    m_useTask = new QCheckBox;
    m_useTask->setAccessibleName(tr("Use the task file"));
    m_useTask->setToolTip(tr("The task file says what the columns mean, which panels there are and what they cost"));
    task->addWidget(m_useTask);
    m_taskState = makeLabel({}, TypeSize::Caption, Tone::Secondary);
    m_taskState->setWordWrap(true);
    task->addWidget(m_taskState);
    card->body()->addWidget(m_taskPart);

    card->body()->addStretch(1);
    QLabel* promise = makeLabel(tr("The file itself is never changed. Data stay on this computer."), TypeSize::Caption,
                                Tone::Secondary);
    promise->setWordWrap(true);
    card->body()->addWidget(promise);
    card->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    card->setMinimumWidth(240);
    return card;
}

QWidget* ImportPage::buildProgress()
{
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    auto* card = new Card;
    card->body()->setContentsMargins(20, 18, 20, 18);
    m_progressTitle = makeLabel({}, TypeSize::Headline);
    m_progressBar = new QProgressBar;
    m_progressBar->setTextVisible(false);
    m_progressBar->setAccessibleName(tr("Progress of the import"));
    m_progressText = makeLabel({}, TypeSize::Body, Tone::Secondary);
    card->body()->addWidget(m_progressTitle);
    card->body()->addWidget(m_progressBar);
    card->body()->addWidget(m_progressText);
    column->addWidget(card);
    column->addStretch(1);
    return part;
}

void ImportPage::connectInputs()
{
    connect(m_dialect, &DialectForm::delimiterChosen, this, [this] { answer(About::Delimiter, m_dialect->dialect()); });
    connect(m_dialect, &DialectForm::numbersChosen, this,
            [this] { answer(About::DecimalOrThousands, m_dialect->dialect()); });
    connect(m_dialect, &DialectForm::encodingChosen, this, [this] { requestPreview(); });
    connect(m_sheets, &SheetForm::chosen, this, &ImportPage::requestPreview);
    connect(m_questions, &ImportQuestions::answered, this, &ImportPage::answer);
    connect(m_outcome, &OutcomeCard::outcomeShown, m_model, &CsvPreviewModel::setOutcome);
    connect(m_useTask, &QCheckBox::toggled, this, &ImportPage::lookForOutcome);
    connect(m_problems, &ImportProblems::readAsTextRequested, this,
            [this](const QString& column) { setReadAsText(column, true); });
    connect(m_table->horizontalHeader(), &QHeaderView::customContextMenuRequested, this, &ImportPage::showColumnMenu);
    connect(m_cancel, &QPushButton::clicked, this, &ImportPage::cancelRequested);
    connect(m_import, &QPushButton::clicked, this, [this] {
        Q_EMIT importRequested(m_dialect->dialect(), withTaskFile(), m_asText, m_sheets->sheet(),
                               m_sheets->headerRow());
    });
    connect(m_codes, &CodeReview::accepted, this, &ImportPage::codesAnswered);
    connect(m_codes, &CodeReview::readAsTextRequested, this, [this](const QString& column) {
        Q_EMIT cancelRequested(); // nothing is kept of what was read
        showPreview();
        setReadAsText(column, true);
    });
    connect(m_codes, &CodeReview::cancelled, this, &ImportPage::cancelRequested);
    connect(m_identifiers, &IdentifierReview::accepted, this, &ImportPage::identifiersAnswered);
    connect(m_identifiers, &IdentifierReview::cancelled, this, &ImportPage::cancelRequested);
}

void ImportPage::begin(const QString& sourceName)
{
    m_sourceName = sourceName;
    m_readable = false;
    m_subtitle->setText(sourceName);
    m_model->setPreview({});
    showFileKind({});
    m_questions->setQuestions({}, m_dialect->dialect());
    m_outcome->forget();
    m_asText.clear();
    m_problems->setProblems({});
    setTaskOffer(std::nullopt);
    showPreview();
}

void ImportPage::setPreview(const core::TablePreview& preview)
{
    showFileKind(preview);
    setPreview(preview.table);
    if (preview.kind != core::FileKind::Text)
        m_subtitle->setText(tr("%1 · %2").arg(fileKindName(preview.kind), m_subtitle->text()));
}

void ImportPage::showFileKind(const core::TablePreview& preview)
{
    QStringList sheets;
    for (const std::string& name : preview.sheets)
        sheets.append(QString::fromStdString(name));
    m_sheets->setSheets(sheets, QString::fromStdString(preview.facts.sheet), static_cast<int>(preview.facts.headerRow));
    m_sheets->setVisible(core::isWorkbook(preview.kind));
    m_dialect->setVisible(preview.kind == core::FileKind::Text);
    const QStringList facts = importFactsText(preview.facts);
    m_facts->setText(facts.join(QStringLiteral("\n\n")));
    m_facts->setVisible(!facts.isEmpty());
}

void ImportPage::setPreview(const core::CsvPreview& preview)
{
    const bool first = !m_readable;
    m_readable = true;
    m_dialect->setDialect(preview.dialect);
    m_model->setPreview(preview);
    m_table->resizeColumnsToContents();
    const bool unknown = preview.estimatedRows == 0 && !preview.firstRows.empty();
    m_subtitle->setText(tr("%1 · %2 · rows: %3 · columns: %4")
                            .arg(m_sourceName, QLocale().formattedDataSize(static_cast<qint64>(preview.bytes)),
                                 unknown ? tr("more than %1").arg(countText(core::formats::kRowsLookedAt))
                                         : tr("about %1").arg(countText(preview.estimatedRows)),
                                 countText(preview.columns.size())));
    // A preview that follows the user's choice asks nothing; questions without an answer stay.
    if (first || !preview.questions.empty())
        m_questions->setQuestions(preview.questions, preview.dialect);
    m_problems->setProblems(preview.problems);
    updateImportButton();
    lookForOutcome();
}

void ImportPage::setPreviewError(const core::Error& error)
{
    m_readable = false;
    m_model->setPreview({});
    m_outcome->hide();
    core::ProblemList problems;
    problems.add(error);
    m_problems->setProblems(problems);
    updateImportButton();
}

bool ImportPage::withTaskFile() const
{
    return !m_taskPart->isHidden() && m_useTask->isChecked();
}

// Who the cases are depends on every choice above, so it is looked up anew after each.
void ImportPage::lookForOutcome()
{
    if (!canImport())
        return;
    m_outcome->setPending();
    Q_EMIT outcomeRequested(m_dialect->dialect(), withTaskFile(), m_asText, m_sheets->sheet(), m_sheets->headerRow());
}

void ImportPage::setOutcome(const core::TablePtr& table, const core::Task& task)
{
    m_outcome->setOutcome(table, task);
}

void ImportPage::setNoOutcome()
{
    m_outcome->hide();
}

const std::optional<core::OutcomeChoice>& ImportPage::outcomeChoice() const
{
    return m_outcome->choice();
}

void ImportPage::requestPreview()
{
    Q_EMIT previewRequested(m_dialect->dialect(), m_asText, m_sheets->sheet(), m_sheets->headerRow());
}

void ImportPage::setReadAsText(const QString& column, bool text)
{
    m_asText.removeAll(column);
    if (text)
        m_asText.append(column);
    requestPreview();
}

void ImportPage::showColumnMenu(const QPoint& place)
{
    const int section = m_table->horizontalHeader()->logicalIndexAt(place);
    if (section < 0)
        return;
    const QString column = m_model->columnName(section);
    QMenu menu(this);
    QAction* text =
        menu.addAction(tr("Read as text"), this, [this, column](bool chosen) { setReadAsText(column, chosen); });
    text->setCheckable(true);
    text->setChecked(m_asText.contains(column));
    menu.exec(m_table->horizontalHeader()->mapToGlobal(place));
}

void ImportPage::setTaskOffer(const std::optional<TaskOffer>& offer)
{
    m_taskPart->setVisible(offer.has_value());
    if (!offer)
        return;
    const bool usable = offer->problems.isEmpty();
    m_useTask->setText(tr("Use %1").arg(offer->name));
    m_useTask->setAccessibleName(tr("Use the task file %1").arg(offer->name));
    m_useTask->setEnabled(usable);
    m_useTask->setChecked(usable);
    m_taskState->setText(usable ? tr("Found beside the table.") : offer->problems);
    setTone(*m_taskState, usable ? Tone::Secondary : Tone::Error);
}

void ImportPage::answer(About about, const core::CsvDialect& dialect)
{
    m_questions->close(about, dialect);
    m_dialect->setDialect(dialect);
    updateImportButton();
    requestPreview();
}

void ImportPage::showProgress(const core::Progress& progress)
{
    m_body->setCurrentWidget(m_progressPart);
    m_import->setEnabled(false);
    m_progressTitle->setText(phaseTitle(progress.phase, m_sourceName));
    m_progressBar->setRange(0, progress.total > 0 ? 1000 : 0);
    if (progress.total > 0)
        m_progressBar->setValue(
            static_cast<int>(1000.0 * static_cast<double>(progress.done) / static_cast<double>(progress.total)));
    m_progressText->setText(progress.rows > 0 ? tr("%1 rows read").arg(countText(progress.rows)) : QString());
}

void ImportPage::showCodes(const std::vector<core::CodeGroup>& groups, std::size_t rows)
{
    m_codes->setCodes(groups, rows);
    m_body->setCurrentWidget(m_codes);
    m_import->setVisible(false);
    m_cancel->setVisible(false);
}

void ImportPage::showIdentifiers(const std::vector<core::IdentifierWarning>& identifiers,
                                 const QString& recordedOutcome)
{
    m_identifiers->setIdentifiers(identifiers, recordedOutcome);
    m_body->setCurrentWidget(m_identifiers);
    m_import->setVisible(false);
    m_cancel->setVisible(false);
}

void ImportPage::showProblems(const core::ProblemList& problems)
{
    showPreview();
    m_problems->setProblems(problems);
}

void ImportPage::showPreview()
{
    m_body->setCurrentWidget(m_previewPart);
    m_import->setVisible(true);
    m_cancel->setVisible(true);
    updateImportButton();
}

int ImportPage::openQuestions() const
{
    return static_cast<int>(m_questions->open().size());
}

bool ImportPage::canImport() const
{
    return m_readable && m_questions->open().empty();
}

void ImportPage::updateImportButton()
{
    m_import->setEnabled(canImport());
    m_import->setToolTip(!m_questions->open().empty() ? tr("Answer the questions above first")
                         : m_readable                 ? tr("Read the whole table")
                                                      : tr("The table cannot be read yet"));
}

} // namespace ui
