// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/import_controller.h"

#include "app/session/document/session.h"
#include "ui/common/text/error_text.h"
#include "ui/import/import_page.h"

#include <QFile>
#include <QFileInfo>

namespace app {
namespace {

std::vector<std::string> toNames(const QStringList& columns)
{
    std::vector<std::string> names;
    for (const QString& column : columns)
        names.push_back(column.toStdString());
    return names;
}

core::ReadingChoice choiceOf(const core::CsvDialect& dialect, const QString& sheet, int headerRow)
{
    return {.dialect = dialect, .sheet = sheet.toStdString(), .headerRow = static_cast<std::uint64_t>(headerRow)};
}

} // namespace

ImportController::ImportController(ui::ImportPage& page, Session& session, QObject* parent)
    : QObject(parent),
      m_page(page),
      m_session(session)
{
    connect(&m_previewer, &TablePreviewer::previewReady, &m_page,
            qOverload<const core::TablePreview&>(&ui::ImportPage::setPreview));
    connect(&m_previewer, &TablePreviewer::previewFailed, &m_page, &ui::ImportPage::setPreviewError);
    connect(&m_finder, &OutcomeFinder::found, &m_page, &ui::ImportPage::setOutcome);
    connect(&m_finder, &OutcomeFinder::notFound, &m_page, &ui::ImportPage::setNoOutcome);
    connectPage();
    connectSession();
}

void ImportController::connectPage()
{
    connect(&m_page, &ui::ImportPage::previewRequested, this,
            [this](const core::CsvDialect& dialect, const QStringList& asText, const QString& sheet, int headerRow) {
                m_previewer.request(m_source, choiceOf(dialect, sheet, headerRow),
                                    {.keep = {}, .asText = toNames(asText)});
            });
    connect(
        &m_page, &ui::ImportPage::importRequested, this,
        [this](const core::CsvDialect& dialect, bool withTaskFile, const QStringList& asText, const QString& sheet,
               int headerRow) { startImport(sourceOf(choiceOf(dialect, sheet, headerRow), withTaskFile, asText)); });
    connect(&m_page, &ui::ImportPage::outcomeRequested, this,
            [this](const core::CsvDialect& dialect, bool withTaskFile, const QStringList& asText, const QString& sheet,
                   int headerRow) {
                TableSource source = sourceOf(choiceOf(dialect, sheet, headerRow), withTaskFile, asText);
                source.outcome.reset(); // the page knows what was chosen
                m_finder.request(std::move(source));
            });
    connect(&m_page, &ui::ImportPage::codesAnswered, this, [this](const std::vector<core::CodeRule>& rules) {
        m_codes = rules;
        if (m_identifiers.empty())
            keepImport({});
        else
            m_page.showIdentifiers(m_identifiers, m_recordedOutcome);
    });
    connect(&m_page, &ui::ImportPage::identifiersAnswered, this, &ImportController::keepImport);
    connect(&m_page, &ui::ImportPage::cancelRequested, this, [this] {
        if (m_importing) {
            m_session.cancelLoading(); // and back to the preview when it has stopped
            return;
        }
        m_previewer.cancel();
        m_finder.cancel();
        Q_EMIT cancelled();
    });
}

void ImportController::connectSession()
{
    connect(&m_session, &Session::progressChanged, this, [this](const core::Progress& progress) {
        if (m_importing)
            m_page.showProgress(progress);
    });
    connect(&m_session, &Session::identifiersFound, this,
            [this](const std::vector<core::IdentifierWarning>& identifiers, const QString& recordedOutcome) {
                if (!m_importing)
                    return;
                m_identifiers = identifiers;
                m_recordedOutcome = recordedOutcome;
                if (!m_askingCodes)
                    m_page.showIdentifiers(identifiers, recordedOutcome);
            });
    connect(&m_session, &Session::codesFound, this,
            [this](const std::vector<core::CodeGroup>& codes, std::size_t rows) {
                if (!m_importing)
                    return;
                m_askingCodes = true;
                m_page.showCodes(codes, rows);
            });
    connect(&m_session, &Session::importFailed, this, [this](const core::ProblemList& problems) {
        m_importing = false;
        m_page.showProblems(problems);
    });
    connect(&m_session, &Session::openFailed, this, [this](const core::Error& error) {
        if (!std::exchange(m_importing, false))
            return;
        core::ProblemList problems;
        problems.add(error);
        m_page.showProblems(problems);
    });
    connect(&m_session, &Session::loadingCancelled, this, [this] {
        if (std::exchange(m_importing, false))
            m_page.showPreview();
    });
    connect(&m_session, &Session::importFinished, this, [this] { m_importing = false; });
}

void ImportController::beginFile(const QString& path)
{
    begin(core::CsvSource::fromFile(QFile::encodeName(path).toStdString()));
    offerTaskBeside(path);
}

void ImportController::beginText(const QString& text)
{
    begin(core::CsvSource::fromText(text.toStdString(), tr("Pasted table").toStdString()));
}

void ImportController::begin(core::CsvSource source)
{
    m_source = std::move(source);
    m_task.reset();
    m_page.begin(QString::fromStdString(m_source.name));
    m_previewer.request(m_source);
    Q_EMIT began();
}

void ImportController::offerTaskBeside(const QString& path)
{
    const QFileInfo table(path);
    const QString beside = table.path() + QLatin1Char('/') + table.completeBaseName() + QLatin1String(".task.json");
    if (!QFileInfo::exists(beside))
        return;
    const core::TaskParse parse = core::readTask(QFile::encodeName(beside).toStdString());
    m_task = parse.reading;
    m_page.setTaskOffer(ui::TaskOffer{
        .name = QFileInfo(beside).fileName(),
        .problems = parse.reading ? QString() : ui::problemsText(parse.problems),
    });
}

void ImportController::keepImport(const QStringList& leftOut)
{
    m_page.showProgress({.phase = core::Phase::WritingProject});
    m_session.keepImport(leftOut, m_codes);
}

TableSource ImportController::sourceOf(const core::ReadingChoice& choice, bool withTaskFile,
                                       const QStringList& asText) const
{
    return {.file = m_source,
            .choice = choice,
            .task = withTaskFile ? m_task : std::nullopt,
            .textColumns = toNames(asText),
            .outcome = m_page.outcomeChoice()};
}

void ImportController::startImport(TableSource table)
{
    m_importing = true;
    m_askingCodes = false;
    m_codes.reset();
    m_identifiers.clear();
    m_finder.cancel();
    m_page.showProgress({});
    m_session.importTable(table.file, table.choice, std::move(table.task), std::move(table.textColumns),
                          std::move(table.outcome));
}

} // namespace app
