// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/report_controller.h"

#include "app/gui/figure_controller.h"
#include "app/gui/project/file_questions.h"
#include "app/report/report_assembly.h"
#include "app/report/report_stories.h"
#include "app/session/document/session.h"
#include "app/session/jobs/baseline_jobs.h"
#include "app/session/jobs/front_search.h"
#include "app/session/jobs/training.h"
#include "core/base/pending_file.h"
#include "ui/common/text/error_text.h"
#include "ui/common/text/number_text.h"
#include "ui/compare/compare_page.h"
#include "ui/report/report_column.h"
#include "ui/shell/main_window.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <utility>

namespace app {
namespace {

using Severity = ui::InlineMessage::Severity;

constexpr auto kRest = std::chrono::milliseconds(400);

QString endingOf(ui::ReportFormat format)
{
    return format == ui::ReportFormat::Pdf ? QStringLiteral("pdf") : QStringLiteral("html");
}

} // namespace

ReportController::ReportController(ui::MainWindow& window, const Sources& sources, QObject* parent)
    : QObject(parent),
      m_window(window),
      m_session(sources.session),
      m_training(sources.training),
      m_search(sources.search),
      m_baselines(sources.baselines),
      m_models(sources.models)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRest);
    connect(&m_rest, &QTimer::timeout, this, &ReportController::gather);
    connect(&m_step, &QTimer::timeout, this, &ReportController::goOn);
    connect(&m_models, &ComparisonLoader::redundancyFound, this, [this] { m_rest.start(); });
    connect(&m_models, &ComparisonLoader::recordingFound, this, [this] { m_rest.start(); });
    connect(&m_models, &ComparisonLoader::patientsChanged, this, [this] {
        if (m_models.patients())
            return;
        cancel();
        m_explained.reset();
        m_explaining.reset();
        m_explainer.cancel();
        gather();
    });
}

void ReportController::setPage(ui::ComparePage* page, const ui::Theme& theme)
{
    m_page = page;
    m_column = new ui::ReportColumn;
    m_column->setTheme(theme);
    page->setReportColumn(m_column);
    connect(m_column, &ui::ReportColumn::exportRequested, this, &ReportController::askAndWrite);
    connect(page, &ui::ComparePage::comparisonChanged, &m_rest, qOverload<>(&QTimer::start));
    connect(page, &ui::ComparePage::reportRequested, this, &ReportController::askAndWrite);
    m_rest.start();
}

void ReportController::setTheme(const ui::Theme& theme)
{
    if (m_column)
        m_column->setTheme(theme);
}

// The report is about the first of the ticked models.
void ReportController::gather()
{
    const ui::ComparisonPtr comparison = m_page ? m_page->comparison() : nullptr;
    const bool possible = comparison && !comparison->models.empty() && m_session.hasProject() && m_session.assessment();
    m_source.reset();
    if (possible) {
        ReportParts parts{.project = QFile::encodeName(m_session.project().path).toStdString(),
                          .assessment = m_session.assessment(),
                          .comparison = comparison};
        const core::ModelRef& about = comparison->models.front().model->ref;
        if (const auto* policy = std::get_if<core::FrontPolicyRef>(&about))
            for (const core::FrontRecord& front : m_search.fronts())
                if (front.id == policy->front)
                    parts.front = front;
        if (const auto* id = std::get_if<core::RunId>(&about))
            for (const core::RunRecord& run : m_training.runs())
                if (run.id == *id)
                    parts.run = run;
        for (const core::BaselineRecord& table : m_baselines.tables())
            if (table.start.cohort == comparison->cohort->fingerprint() && table.start.split == m_session.study().split)
                parts.table = table; // the newest is the last
        const OpenPolicyPtr policy = m_models.policy(about);
        if (policy && m_explained && m_explained->policy == policy->ref)
            parts.stories = m_explained->stories;
        m_source = makeReportSource(std::move(parts));
        explainPatients();
    }
    if (m_page) {
        m_column->setSource(m_source);
        m_page->setReportable(m_source != nullptr);
    }
    Q_EMIT changed();
    beginIfReady();
}

void ReportController::explainPatients()
{
    const OpenPolicyPtr policy = m_models.policy(m_source->comparison->models.front().model->ref);
    if (!policy || policy == m_explaining || (m_explained && m_explained->policy == policy->ref))
        return;
    m_explainer.cancel();
    m_explaining = policy;
    m_explainer.post([this, policy](const std::stop_token& stop) {
        Explained explained{policy->ref, reportStories(policy->policy, *policy->cases, *policy->patients.split, stop)};
        if (!stop.stop_requested() && m_stories.put(std::move(explained)))
            QMetaObject::invokeMethod(this, &ReportController::receiveStories, Qt::QueuedConnection);
    });
}

void ReportController::receiveStories()
{
    std::optional<Explained> explained = m_stories.take();
    if (!explained || !m_explaining || explained->policy != m_explaining->ref) // another policy comes first by now
        return;
    m_explaining.reset();
    m_explained = std::move(explained);
    gather();
}

QString ReportController::cannotReport() const
{
    if (!m_source)
        return tr("Tick a model on the page Compare & report first");
    return m_wanted ? tr("A report is being written") : QString();
}

bool ReportController::isGathering() const
{
    return m_rest.isActive() || m_explaining;
}

int ReportController::openItems() const
{
    return m_column ? m_column->openItems() : 0;
}

void ReportController::askAndWrite()
{
    if (const QString reason = cannotReport(); !reason.isEmpty()) {
        m_window.showMessage(reason);
        return;
    }
    const ProjectInfo& project = m_session.project();
    const ui::ReportRequest request = m_column->request();
    const QString ending = endingOf(request.format);
    const QString name = QFileInfo(project.title).completeBaseName() + QLatin1Char('.') + ending;
    const QString path =
        askForReportPlace(&m_window, project.untitled ? name : QFileInfo(project.path).dir().filePath(name), ending);
    if (!path.isEmpty())
        writeAs(path, request);
}

void ReportController::write(const QString& path)
{
    if (!m_source || m_wanted)
        return;
    ui::ReportRequest request = m_column->request();
    request.format =
        path.endsWith(QLatin1String(".html"), Qt::CaseInsensitive) ? ui::ReportFormat::Html : ui::ReportFormat::Pdf;
    writeAs(path, request);
}

// Nothing is drawn for a folder that cannot be written.
void ReportController::writeAs(const QString& path, const ui::ReportRequest& request)
{
    if (const ui::FigurePlace place = figurePlace(path); !place.problem.isEmpty()) {
        m_window.showNotice(Severity::Error, tr("No report was written."), place.problem);
        return;
    }
    m_wanted = Wanted{.path = path, .request = request};
    m_models.computeRedundancy();
    m_models.computeRecording(m_source->comparison->models.front().model->ref);
    m_window.showNotice(Severity::Info, {}, tr("The report is being written to “%1”.").arg(QFileInfo(path).fileName()),
                        {tr("Cancel")}, [this](int) { cancel(); });
    Q_EMIT changed();
    beginIfReady();
}

void ReportController::beginIfReady()
{
    if (!m_wanted || m_writer || !m_source || isGathering() || !m_source->comparison->redundancy ||
        m_models.isComputingRecording())
        return;
    m_writer = std::make_unique<ui::ReportWriter>(m_source, m_wanted->request);
    m_step.start(0);
}

void ReportController::goOn()
{
    m_writer->goOn();
    m_window.showMessage(tr("Report: %1").arg(ui::shareText(m_writer->share(), QLocale(), 0)));
    if (m_writer->done())
        finish();
}

void ReportController::finish()
{
    m_step.stop();
    const ui::ReportFile file = std::exchange(m_writer, nullptr)->take();
    const QString path = std::exchange(m_wanted, std::nullopt)->path;
    const std::string_view bytes(file.bytes.constData(), static_cast<std::size_t>(file.bytes.size()));
    const core::Status done = core::writeFile(QFile::encodeName(path).toStdString(), bytes);
    if (done) {
        m_window.clearNotice();
        m_window.showMessage(tr("Wrote %1").arg(QFileInfo(path).fileName()));
        Q_EMIT written(path);
    } else {
        m_window.showNotice(Severity::Error, tr("No report was written."), ui::errorText(done.error()));
    }
    Q_EMIT changed();
}

void ReportController::cancel()
{
    if (!m_wanted)
        return;
    m_step.stop();
    m_writer.reset();
    m_wanted.reset();
    m_window.clearNotice();
    m_window.showMessage(tr("No report was written."));
    Q_EMIT changed();
}

} // namespace app
