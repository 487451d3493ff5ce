// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare_controller.h"

#include "app/gui/project/file_questions.h"
#include "app/report/baseline_tables.h"
#include "app/session/document/session.h"
#include "app/session/jobs/front_search.h"
#include "app/session/jobs/training.h"
#include "core/data/formats/workbook/xlsx_write.h"
#include "core/front/repricing.h"
#include "ui/common/text/compare_text.h"
#include "ui/common/text/error_text.h"
#include "ui/common/text/outcome_text.h"
#include "ui/shell/main_window.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace app {
namespace {

// Systems of which every repeat is there.
std::size_t finishedRows(const core::BaselineRecord& table)
{
    const core::BaselinePlan& plan = table.start.plan;
    return static_cast<std::size_t>(std::ranges::count_if(plan.systems, [&](const core::SystemId& system) {
        return std::ranges::count(table.runs, system, &core::SystemRun::system) >= plan.seeds;
    }));
}

} // namespace

CompareController::CompareController(ui::MainWindow& window, const Sources& sources, QObject* parent)
    : QObject(parent),
      m_window(window),
      m_session(sources.session),
      m_training(sources.training),
      m_search(sources.search),
      m_baselines(sources.session),
      m_models(sources.session),
      m_theme(ui::lightTheme()),
      m_ending(window, *this,
               {.active = [this] { return m_baselines.state().active(); }, .stop = [this] { m_baselines.stop(); }}),
      m_report(window, {.session = sources.session,
                        .training = sources.training,
                        .search = sources.search,
                        .baselines = m_baselines,
                        .models = m_models})
{
    connectLoader();
    connectBaselines();
    connect(&m_report, &ReportController::changed, this, &CompareController::changed);
    connect(&m_window, &ui::MainWindow::placeChanged, this, [this](ui::Place place) {
        if (place == ui::Place::Compare)
            prepare();
    });
}

QWidget* CompareController::makePage()
{
    m_page = new ui::ComparePage;
    m_report.setPage(m_page, m_theme);
    connectPage();
    m_page->setTheme(m_theme);
    m_page->setFacts(m_facts);
    if (m_preferred)
        prefer(*m_preferred);
    showPatients();
    showChoices();
    m_page->setTables(m_baselines.tables());
    showState();
    prepare();
    return m_page;
}

void CompareController::connectPage()
{
    connect(m_page, &ui::ComparePage::modelsWanted, this, &CompareController::openWanted);
    connect(m_page, &ui::ComparePage::redundancyWanted, &m_models, &ComparisonLoader::computeRedundancy);
    connect(m_page, &ui::ComparePage::recordingWanted, &m_models, &ComparisonLoader::computeRecording);
    connect(m_page, &ui::ComparePage::comparisonChanged, this, &CompareController::progressed);
    connect(m_page, &ui::ComparePage::baselinesRequested, this, &CompareController::begin);
    connect(m_page, &ui::ComparePage::pauseRequested, &m_baselines, &BaselineJobs::pause);
    connect(m_page, &ui::ComparePage::resumeRequested, &m_baselines, &BaselineJobs::resume);
    connect(m_page, &ui::ComparePage::stopRequested, &m_baselines, &BaselineJobs::stop);
    connect(m_page, &ui::ComparePage::resumeTableRequested, this, [this](core::BaselineId table) {
        m_baselines.setCores(static_cast<std::size_t>(m_limits.cores));
        m_baselines.resumeJob(table);
    });
    connect(m_page, &ui::ComparePage::removeTableRequested, &m_baselines, &BaselineJobs::removeJob);
    connect(m_page, &ui::ComparePage::tableExportRequested, this, &CompareController::askAndExport);
    connect(m_page, &ui::ComparePage::tableCommandRequested, this, &CompareController::tableCommandRequested);
    connect(m_page, &ui::ComparePage::stepRequested, &m_window,
            [this](ui::Step step) { m_window.showPlace(ui::placeOf(step)); });
}

void CompareController::connectLoader()
{
    connect(&m_models, &ComparisonLoader::patientsChanged, this, [this] {
        showPatients();
        showChoices();
        if (!m_models.patients())
            QMetaObject::invokeMethod(this, &CompareController::prepare,
                                      Qt::QueuedConnection); // for the study as it is then
    });
    connect(&m_models, &ComparisonLoader::opened, this, [this](const core::ComparedModelPtr& model) {
        if (m_page)
            m_page->setModel(model);
        Q_EMIT progressed();
    });
    connect(&m_models, &ComparisonLoader::refused, this,
            [this](const core::ModelRef& model, core::ModelRefusal reason) {
                if (m_page)
                    m_page->setModelProblem(model, ui::refusalText(reason));
            });
    connect(&m_models, &ComparisonLoader::failed, this, [this](const core::ModelRef& model, const core::Error& error) {
        if (m_page)
            m_page->setModelProblem(model, ui::errorText(error));
    });
    connect(&m_models, &ComparisonLoader::redundancyFound, this, [this](const RedundancyPtr& map) {
        if (m_page)
            m_page->setRedundancy(map);
    });
    connect(&m_models, &ComparisonLoader::recordingFound, this, &CompareController::showRecording);
}

void CompareController::showRecording()
{
    std::vector<ui::ModelRecording> known;
    for (const auto& [model, estimate] : m_models.recordings())
        known.push_back({model, estimate});
    if (m_page)
        m_page->setRecording(std::move(known));
}

void CompareController::connectBaselines()
{
    connect(&m_baselines, &BaselineJobs::stateChanged, this, [this] {
        showState();
        Q_EMIT changed();
    });
    connect(&m_baselines, &BaselineJobs::progressed, this, [this](core::BaselineId, const core::BaselineUpdate& news) {
        showState();
        if (!news.finished.empty() && m_page) {
            m_page->setTables(m_baselines.tables());
            showChoices();
        }
        Q_EMIT progressed();
    });
    connect(&m_baselines, &BaselineJobs::recordsChanged, this, [this] {
        if (m_page)
            m_page->setTables(m_baselines.tables());
        showChoices();
        Q_EMIT changed();
    });
    connect(&m_baselines, &BaselineJobs::failed, this, [this](const core::Error& error) {
        if (m_page)
            m_page->setFailure(ui::errorText(error));
    });
    connect(&m_baselines, &BaselineJobs::ended, this,
            [this](core::RunEnd end) { m_ending.noteEnd(end, tr("The baselines are ready")); });
}

void CompareController::setTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_page)
        m_page->setTheme(theme);
    m_report.setTheme(theme);
}

void CompareController::setLimits(const WorkLimits& limits)
{
    m_limits = limits;
}

void CompareController::begin(core::BaselinePlan plan)
{
    plan.engine.sweep.training = withinMemory(plan.engine.sweep.training, m_limits);
    m_baselines.setCores(static_cast<std::size_t>(m_limits.cores));
    if (m_page)
        m_page->setFailure({});
    m_baselines.start(plan);
}

void CompareController::showState()
{
    if (!m_page)
        return;
    const BaselineJobsState& state = m_baselines.state();
    m_page->setActivity({.active = state.active(),
                         .paused = state.stage == core::JobStage::Paused,
                         .stopping = state.stage == core::JobStage::Stopping,
                         .progress = state.progress,
                         .byFolds = state.plan.judging.everybody()});
}

ModelSources CompareController::sources() const
{
    ModelSources all{.fronts = m_search.fronts(),
                     .runs = m_training.runs(),
                     .tables = m_baselines.tables(),
                     .cohort = {},
                     .prices = {},
                     .split = {}};
    if (!m_session.hasProject())
        return all;
    const core::Study& study = m_session.study();
    all.split = study.split;
    if (study.task.panels.size() <= core::PanelMask::kMostPanels)
        all.prices = core::pricesOf(study.task);
    if (m_models.patients())
        all.cohort = m_models.patients()->cohort->fingerprint();
    return all;
}

// Only what can be compared is ticked at first, so it has to be known.
void CompareController::showChoices()
{
    if (!m_page)
        return;
    if (!m_models.patients()) {
        m_page->setChoices({}, {});
        return;
    }
    const ModelSources all = sources();
    m_page->setChoices(policyChoices(all), baselineChoices(all));
}

void CompareController::showPatients()
{
    if (!m_page)
        return;
    m_page->setPatients(m_models.patients());
    m_page->setRedundancy(m_models.redundancy());
    showRecording();
}

// Whom models are compared on takes a moment to find out: only once somebody looks.
void CompareController::prepare()
{
    if (m_page && m_window.place() == ui::Place::Compare && m_session.hasProject() && m_facts.blockedBy.isEmpty())
        m_models.prepare();
}

void CompareController::openWanted(const std::vector<core::ModelRef>& models)
{
    std::vector<ComparisonLoader::Request> options;
    const ModelSources all = sources();
    for (const core::ModelRef& model : models) {
        if (const core::ComparedModelPtr open = m_models.model(model))
            m_page->setModel(open);
        else
            options.push_back(requestFor(model, all));
    }
    m_models.want(options);
}

void CompareController::addTo(ui::ProjectFacts& facts) const
{
    const BaselineJobsState& state = m_baselines.state();
    if (state.active()) {
        facts.baselines = ui::BaselineFacts{.progress = state.progress,
                                            .done = 0,
                                            .rows = state.plan.systems.size(),
                                            .paused = state.stage == core::JobStage::Paused};
        for (const core::BaselineRecord& table : m_baselines.tables())
            if (state.id == table.id)
                facts.baselines->done = finishedRows(table);
    }
    if (!m_page)
        return;
    if (const ui::ComparisonPtr shown = m_page->comparison())
        facts.comparedModels = shown->models.size();
    facts.openItems = m_report.openItems();
}

void CompareController::showFacts(const ui::ProjectFacts& facts, const QString& readOnly)
{
    ui::CompareFacts shown = studyFacts<ui::CompareFacts>(ui::Step::Compare, facts, readOnly);
    if (facts.assessment) {
        const core::Study& study = facts.assessment->study;
        shown.outcome = ui::outcomeName(study.task);
        shown.priceSource = QString::fromStdString(study.task.priceSource);
        shown.priceYear = study.task.priceYear;
        shown.splitSeed = study.split.seed;
        shown.importedRows = m_session.import() ? m_session.import()->rowCount() : 0;
    }
    if (facts.training)
        shown.busy = tr("A policy is being trained. Baselines can be run once it has finished.");
    else if (facts.search)
        shown.busy = tr("A front is being searched for. Baselines can be run once the search has finished.");
    m_facts = std::move(shown);
    if (m_page)
        m_page->setFacts(m_facts);
    prepare();
    showChoices();
}

QString CompareController::cannotRun() const
{
    if (m_baselines.state().active())
        return tr("Baselines are being run");
    return cannotStart(m_facts);
}

void CompareController::prefer(const core::PolicyRef& policy)
{
    m_preferred = policy;
    if (m_page)
        std::visit([this](const auto& one) { m_page->prefer(one); }, policy);
}

void CompareController::runBaselines()
{
    m_window.showPlace(ui::Place::Compare);
    if (m_page && cannotRun().isEmpty())
        m_page->askForBaselines();
}

void CompareController::exportReport()
{
    m_window.showPlace(ui::Place::Compare);
    if (m_page)
        m_report.askAndWrite();
}

void CompareController::exportReportTo(const QString& path)
{
    m_report.write(path);
}

core::Status CompareController::exportTable(core::BaselineId table, const QString& path) const
{
    const auto found = std::ranges::find(m_baselines.tables(), table, &core::BaselineRecord::id);
    if (found == m_baselines.tables().end() || !m_models.patients())
        return core::Error{.code = core::ErrorCode::TableUnknown, .subject = std::to_string(table.value)};
    const core::Task& task = m_session.study().task;
    const BaselineReport report = baselineReport(found->start.plan, found->runs, *m_models.patients(), task,
                                                 task.name.empty() ? task.label : task.name);
    const std::string file = QFile::encodeName(path).toStdString();
    return core::writeTable(file, baselineTables(report, tableFormatOf(file)));
}

void CompareController::askAndExport(core::BaselineId table)
{
    const ProjectInfo& project = m_session.project();
    const QString name = tr("%1 baselines").arg(QFileInfo(project.title).completeBaseName()) + QStringLiteral(".csv");
    const QString path =
        askForTablesPlace(&m_window, project.untitled ? name : QFileInfo(project.path).dir().filePath(name));
    if (path.isEmpty())
        return;
    if (const core::Status written = exportTable(table, path); !written)
        m_window.showNotice(ui::InlineMessage::Severity::Error, tr("Not saved."), ui::errorText(written.error()));
    else
        m_window.showMessage(tr("Wrote %1").arg(QFileInfo(path).fileName()));
}

void CompareController::pauseOrResume()
{
    if (m_baselines.state().stage == core::JobStage::Paused)
        m_baselines.resume();
    else
        m_baselines.pause();
}

void CompareController::stop()
{
    m_baselines.stop();
}

bool CompareController::opening() const
{
    const bool preparing = m_page && !m_models.patients() && m_facts.blockedBy.isEmpty();
    return preparing || m_models.opening() > 0 || m_report.isGathering();
}

bool CompareController::mayLeave(std::function<void()> then)
{
    return m_ending.mayLeave({.underWay = tr("Baselines are being run."),
                              .question = tr("Stop and keep the rows that are finished, or let it go on?"),
                              .stop = tr("Stop and keep the rows"),
                              .goOn = tr("Go on")},
                             std::move(then));
}

} // namespace app
