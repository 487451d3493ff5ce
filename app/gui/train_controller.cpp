// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/train_controller.h"

#include "app/session/document/session.h"
#include "app/session/jobs/front_search.h"
#include "core/front/pareto_front.h"
#include "ui/common/text/error_text.h"
#include "ui/shell/main_window.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace app {

TrainController::TrainController(ui::MainWindow& window, Session& session, QObject* parent)
    : QObject(parent),
      m_window(window),
      m_session(session),
      m_training(session),
      m_theme(ui::lightTheme()),
      m_ending(window, *this, {.active = [this] { return m_training.active(); }, .stop = [this] { stop(); }})
{
    connectTraining();
    connectEnds();
}

void TrainController::joinSearch(FrontSearch& joined)
{
    m_search = &joined;
    connect(m_search, &FrontSearch::stateChanged, this, [this] {
        m_training.setHeld(m_held || m_search->state().active());
        beginNextSearch();
        showQueue();
    });
    connect(m_search, &FrontSearch::progressed, this, &TrainController::showQueue);
    connect(m_search, &FrontSearch::recordsChanged, this, &TrainController::showQueue);
    connect(m_search, &FrontSearch::begun, this, [this] {
        m_log.searchBegun(m_search->state().plan);
        showLog();
    });
    connect(m_search, &FrontSearch::ended, this, [this](core::RunEnd end) {
        const std::vector<ui::SearchEntry> all = searches();
        m_log.searchEnded(end, all.empty() ? 0 : all.back().found);
        showLog();
    });
}

void TrainController::hold(bool held)
{
    if (held == m_held)
        return;
    m_held = held;
    m_training.setHeld(m_held || (m_search && m_search->state().active()));
    beginNextSearch();
    showQueue();
}

QWidget* TrainController::makePage()
{
    m_page = new ui::TrainPage;
    connectPage();
    m_page->setTheme(m_theme);
    m_page->setFacts(m_facts);
    m_training.setPlaces(static_cast<std::size_t>(m_page->cores()));
    showQueue();
    showLog();
    showWanted();
    askEstimate();
    return m_page;
}

void TrainController::setTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_page)
        m_page->setTheme(theme);
}

void TrainController::connectPage()
{
    using Page = ui::TrainPage;
    connect(m_page, &Page::trainRequested, this, &TrainController::train);
    connect(m_page, &Page::addRequested, this,
            [this](const std::vector<core::TrainingPlan>& plans) { m_training.add(withinLimits(plans)); });
    connect(m_page, &Page::searchRequested, this, &TrainController::search);
    connect(m_page, &Page::pauseRequested, this, [this] {
        m_training.pause();
        if (m_search)
            m_search->pause();
    });
    connect(m_page, &Page::resumeRequested, this, [this] {
        m_training.resume();
        if (m_search)
            m_search->resume();
    });
    connect(m_page, &Page::stopRequested, this, [this] {
        stop();
        if (m_search)
            m_search->stop();
    });
    connect(m_page, &Page::stopJobRequested, &m_training, &Training::stopJob);
    connect(m_page, &Page::curvesWanted, &m_training, &Training::readPoints);
    connect(m_page, &Page::resumeRunRequested, this, [this](core::RunId run) {
        m_time.forget();
        m_training.resumeJob(run);
    });
    connect(m_page, &Page::renameRunRequested, this, &TrainController::renameRequested);
    connect(m_page, &Page::removeRunRequested, &m_training, &Training::removeJob);
    connect(m_page, &Page::remedyRequested, this, [this] {
        if (m_remedy)
            train({*std::exchange(m_remedy, std::nullopt)});
    });
    connect(m_page, &Page::optionsChanged, this, [this] {
        m_training.setPlaces(static_cast<std::size_t>(m_page->cores()));
        askEstimate();
    });
    connect(m_page, &Page::stepRequested, &m_window, [this](ui::Step step) { m_window.showPlace(ui::placeOf(step)); });
}

void TrainController::trainNow()
{
    m_window.showPlace(ui::Place::Train);
    if (m_page && cannotTrain().isEmpty())
        train(m_page->plans());
}

QString TrainController::cannotTrain() const
{
    return cannotStart(m_facts);
}

void TrainController::pauseOrResume()
{
    if (m_training.stage() == core::JobStage::Paused)
        m_training.resume();
    else
        m_training.pause();
}

void TrainController::connectTraining()
{
    connect(&m_training, &Training::stateChanged, this, [this] {
        beginNextSearch();
        showQueue();
        Q_EMIT changed();
    });
    connect(&m_training, &Training::progressed, this, [this](core::RunId run, const core::TrainingUpdate& news) {
        for (const TrainingJob& job : m_training.jobs())
            if (job.id == run)
                m_log.progressed(job, news, rows());
        if (m_page)
            m_page->addPoints(run, news.points);
        showQueue();
        showLog();
        Q_EMIT progressed();
    });
    connect(&m_training, &Training::begun, this, [this](const TrainingJob& job) {
        const std::vector<core::CurvePoint>& points = *m_training.points(*job.id);
        if (m_page)
            m_page->setPoints(*job.id, points);
        m_log.begun(job, !points.empty(), rows());
        showLog();
    });
    connect(&m_training, &Training::pointsRead, this,
            [this](core::RunId run, const std::vector<core::CurvePoint>& points) {
                if (m_page)
                    m_page->setPoints(run, points);
            });
    connect(&m_training, &Training::recordsChanged, this, [this] {
        if (!m_training.runs().empty())
            m_log.readStored(m_training.runs(), rows());
        m_log.runsChanged(m_training.runs(), rows());
        showQueue();
        showLog();
        showWanted();
        Q_EMIT changed();
    });
    connect(&m_session, &Session::cohortChanged, this, &TrainController::changed);
    connect(&m_training, &Training::failed, this, [this](const core::Error& error) {
        if (m_page)
            m_page->setFailure(ui::errorText(error));
    });
}

void TrainController::connectEnds()
{
    connect(&m_training, &Training::ended, this, &TrainController::noteEnd);
    connect(&m_time, &TimeEstimate::estimated, this,
            [this](const core::TrainingPlan&, const core::TrainingSeconds& seconds) {
                m_seconds = seconds;
                ui::TrainEstimate estimate{.common = seconds.common, .policy = seconds.policy, .lattice = {}};
                for (const core::FrontRecord& front : m_search ? m_search->fronts() : std::vector<core::FrontRecord>())
                    if (front.start.plan.method == core::FrontMethod::Lattice && front.summary &&
                        front.status == core::RunStatus::Finished)
                        estimate.lattice = front.summary->totalSeconds;
                if (m_page)
                    m_page->setEstimate(estimate);
            });
    connect(&m_session, &Session::projectChanged, this, [this] {
        m_wanted.reset();
        m_waitingSearches.clear();
        m_seconds.reset();
        m_time.forget();
        m_log.clear(m_session.hasProject() ? QString::fromStdString(m_session.study().task.currency) : QString());
        showLog();
        if (m_page) {
            m_page->dropMessages();
            m_page->setEstimate(std::nullopt);
        }
    });
    connect(&m_session, &Session::assessmentChanged, this, &TrainController::askEstimate);
}

bool TrainController::idle() const
{
    return !m_held && !m_training.active() && !(m_search && m_search->state().active());
}

void TrainController::train(const std::vector<core::TrainingPlan>& plans)
{
    m_time.forget(); // the cores are wanted for the thing itself
    if (!m_training.active()) {
        m_endedNow = 0;
        m_since.start();
    }
    m_training.add(withinLimits(plans));
    m_training.start();
}

std::vector<core::TrainingPlan> TrainController::withinLimits(std::vector<core::TrainingPlan> plans) const
{
    for (core::TrainingPlan& plan : plans)
        plan = withinMemory(plan, m_limits);
    return plans;
}

// Searches wait until nothing trains, and what is to train until the search has ended.
void TrainController::search(const core::FrontPlan& plan)
{
    m_time.forget();
    m_waitingSearches.push_back(plan);
    beginNextSearch();
    showQueue();
}

void TrainController::beginNextSearch()
{
    if (!m_search || m_waitingSearches.empty() || !idle())
        return;
    core::FrontPlan next = m_waitingSearches.front();
    next.sweep.training = withinMemory(next.sweep.training, m_limits);
    m_waitingSearches.erase(m_waitingSearches.begin());
    m_search->setCores(m_page ? static_cast<std::size_t>(m_page->cores()) : 0);
    m_search->start(next);
}

void TrainController::stop()
{
    m_waitingSearches.clear();
    m_training.stop();
}

void TrainController::noteEnd(const TrainingJob& job, const JobEnd& end)
{
    ++m_endedNow;
    m_log.ended(job, end.error ? ui::errorText(*end.error) : QString(), rows());
    showLog();
    if (end.error)
        offerRemedy(job, *end.error);
    if (m_training.active() || (m_training.waiting() > 0 && !end.error && end.end == core::RunEnd::Finished))
        return;
    const QString words = tr("%n policies are trained", nullptr, static_cast<int>(m_endedNow));
    m_ending.noteEnd(end.end, words);
    if (end.end == core::RunEnd::Finished && m_window.place() != ui::Place::Train)
        m_window.showNotice(ui::InlineMessage::Severity::Info, {}, tr("%1.").arg(words), {tr("Show"), tr("Close")},
                            [this](int action) {
                                if (action == 0)
                                    m_window.showPlace(ui::Place::Train);
                            });
    askEstimate();
}

// Memory that was not there is asked for half; otherwise smaller steps may keep the numbers sound.
void TrainController::offerRemedy(const TrainingJob& job, const core::Error& error)
{
    core::TrainingPlan plan = job.plan;
    QString remedy;
    if (error.code == core::ErrorCode::PlanValueInvalid && error.subject == "state_table_mb") {
        plan.stateTableMegabytes = std::max<std::uint64_t>(1, plan.stateTableMegabytes / 2);
        remedy = tr("Try again with half the memory");
    } else if (job.id) {
        plan.encoder.rate /= 2.0;
        plan.classifier.rate /= 2.0;
        plan.ppo.rate /= 2.0;
        remedy = tr("Try again with smaller steps");
    }
    m_remedy = remedy.isEmpty() ? std::nullopt : std::optional(plan);
    if (m_page)
        m_page->setFailure(ui::errorText(error), remedy);
}

// Measured when the page is first looked at, and not while something has the cores.
void TrainController::askEstimate()
{
    const core::AssessmentPtr& assessment = m_session.assessment();
    if (!m_page || !idle() || !m_session.hasProject() || !assessment || !assessment->problems.empty())
        return;
    m_time.ask(m_session.patients(), m_page->plan());
}

std::vector<ui::SearchEntry> TrainController::searches() const
{
    std::vector<ui::SearchEntry> all;
    if (!m_search)
        return all;
    const FrontSearchState& state = m_search->state();
    for (const core::FrontRecord& front : m_search->fronts()) {
        ui::SearchEntry entry;
        entry.front = front.id;
        entry.plan = front.start.plan;
        entry.status = front.status;
        entry.startedAt = front.startedAt;
        std::pair<std::size_t, std::size_t>& known = m_found[front.id];
        if (known.first != front.points.size())
            known = {front.points.size(), core::frontOf(front.points, front.start.plan.axes()).size()};
        entry.found = known.second;
        if (state.id == front.id)
            entry.kind = state.stage;
        all.push_back(std::move(entry));
    }
    if (state.active() && !state.id) {
        all.emplace_back().kind = state.stage;
        all.back().plan = state.plan;
    }
    for (ui::SearchEntry& entry : all)
        if (entry.kind != core::JobStage::Idle) {
            entry.progress = state.progress;
            entry.progress.points.clear();
        }
    for (const core::FrontPlan& plan : m_waitingSearches) {
        all.emplace_back().plan = plan;
        all.back().waits = true;
    }
    return all;
}

ui::TrainQueue TrainController::queue() const
{
    ui::TrainQueue queue;
    queue.runs = m_training.runs();
    for (const TrainingJob& job : m_training.jobs())
        queue.jobs.push_back(
            {.ticket = job.ticket, .kind = job.stage, .run = job.id, .plan = job.plan, .progress = job.progress});
    queue.searches = searches();
    queue.patients = m_session.cohort();
    queue.places = m_page ? static_cast<std::size_t>(m_page->cores()) : 1;
    if (m_seconds)
        queue.runSeconds = m_seconds->total();
    queue.endedNow = m_endedNow;
    queue.elapsedSeconds = m_since.isValid() ? static_cast<double>(m_since.elapsed()) / 1000.0 : 0.0;
    // One run alone knows what it worked, pauses not counted.
    if (queue.jobs.size() == 1 && m_endedNow == 0)
        queue.elapsedSeconds = queue.jobs.front().progress.elapsedSeconds;
    return queue;
}

void TrainController::showQueue()
{
    if (m_page)
        m_page->setQueue(queue());
}

void TrainController::showLog()
{
    if (m_page)
        m_page->setLog(m_log.entries());
}

void TrainController::chooseRun(core::RunId run)
{
    m_wanted = run;
    showWanted();
}

void TrainController::showWanted()
{
    const std::vector<core::RunRecord>& runs = m_training.runs();
    if (m_page && m_wanted && std::ranges::any_of(runs, [&](const auto& run) { return run.id == *m_wanted; }))
        m_page->showRun(*std::exchange(m_wanted, std::nullopt));
}

void TrainController::addTo(ui::ProjectFacts& facts) const
{
    if (m_training.active()) {
        const ui::TrainQueue all = queue();
        core::TrainingUpdate together;
        together.share = ui::shareOf(all);
        together.remainingSeconds = ui::remainingSecondsOf(all);
        facts.training =
            ui::TrainingFacts{.progress = together, .paused = m_training.stage() == core::JobStage::Paused};
    }
    const auto& runs = m_training.runs();
    facts.policies = static_cast<std::size_t>(
        std::count_if(runs.begin(), runs.end(), [](const core::RunRecord& run) { return run.hasPolicy; }));
}

void TrainController::showFacts(const ui::ProjectFacts& facts, const QString& readOnly)
{
    ui::TrainFacts shown = studyFacts<ui::TrainFacts>(ui::Step::Train, facts, readOnly);
    shown.cohort = m_session.cohort();
    const int all = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    shown.cores = m_limits.cores > 0 ? std::min(m_limits.cores, all) : all;
    m_facts = std::move(shown);
    if (m_page)
        m_page->setFacts(m_facts);
}

bool TrainController::mayLeave(std::function<void()> then)
{
    const QString question = tr("Stop and keep what was learned so far, or let it go on?");
    const auto waiting = static_cast<int>(m_training.waiting());
    return m_ending.mayLeave(
        {.underWay = tr("A policy is being trained."),
         .question =
             waiting == 0 ? question : tr("%n more wait and would not be trained. %1", nullptr, waiting).arg(question),
         .stop = tr("Stop and keep what was learned"),
         .goOn = tr("Go on training")},
        std::move(then));
}

} // namespace app
