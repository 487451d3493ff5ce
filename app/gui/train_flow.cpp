#include "app/gui/train_flow.h"

#include "app/session/session.h"
#include "ui/pages/main_window.h"
#include "ui/text/error_text.h"

#include <algorithm>
#include <utility>

namespace app {

TrainFlow::TrainFlow(ui::MainWindow& window, Session& session, QObject* parent)
    : QObject(parent),
      m_window(window),
      m_session(session),
      m_training(session),
      m_theme(ui::lightTheme()),
      m_ending(window, *this,
               {.active = [this] { return m_training.state().active(); }, .stop = [this] { m_training.stop(); }})
{
    connectTraining();
}

QWidget* TrainFlow::makePage()
{
    m_page = new ui::TrainPage;
    connectPage();
    m_page->setTheme(m_theme);
    m_page->setFacts(m_facts);
    m_page->setRuns(m_training.runs());
    showState();
    if (m_training.state().run)
        showRun(*m_training.state().run, m_training.points());
    chooseNewest();
    return m_page;
}

void TrainFlow::setTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_page)
        m_page->setTheme(theme);
}

void TrainFlow::connectPage()
{
    connect(m_page, &ui::TrainPage::trainRequested, &m_training, &Training::start);
    connect(m_page, &ui::TrainPage::pauseRequested, &m_training, &Training::pause);
    connect(m_page, &ui::TrainPage::resumeRequested, &m_training, &Training::resume);
    connect(m_page, &ui::TrainPage::stopRequested, &m_training, &Training::stop);
    connect(m_page, &ui::TrainPage::runChosen, &m_training, &Training::readPoints);
    connect(m_page, &ui::TrainPage::resumeRunRequested, &m_training, &Training::resumeRun);
    connect(m_page, &ui::TrainPage::removeRunRequested, &m_training, &Training::removeRun);
    connect(m_page, &ui::TrainPage::stepRequested, &m_window,
            [this](ui::Step step) { m_window.showPlace(ui::placeOf(step)); });
}

void TrainFlow::connectTraining()
{
    connect(&m_training, &Training::stateChanged, this, [this] {
        showState();
        Q_EMIT changed();
    });
    connect(&m_training, &Training::progressed, this, [this](const core::TrainingUpdate& news) {
        showState();
        Q_EMIT progressed();
        if (m_page && m_page->shownRun() == m_training.state().run)
            m_page->addProgress(news.points, news.notices);
    });
    connect(&m_training, &Training::begun, this, [this](core::RunId run) { showRun(run, m_training.points()); });
    connect(&m_training, &Training::pointsRead, this, &TrainFlow::showRun);
    connect(&m_training, &Training::runsChanged, this, [this] {
        if (m_page)
            m_page->setRuns(m_training.runs());
        chooseNewest();
        Q_EMIT changed();
    });
    connect(&m_training, &Training::cohortChanged, this, &TrainFlow::changed);
    connect(&m_training, &Training::failed, this,
            [this](const core::Error& error) { setFailure(ui::errorText(error)); });
    connect(&m_training, &Training::ended, this,
            [this](core::RunEnd end) { m_ending.noteEnd(end, tr("The policy is trained")); });
    connect(&m_session, &Session::projectChanged, this, [this] {
        m_wanted.reset();
        if (m_page)
            m_page->dropMessages();
    });
}

void TrainFlow::setFailure(const QString& sentence)
{
    if (m_page)
        m_page->setFailure(sentence);
}

void TrainFlow::showState()
{
    if (!m_page)
        return;
    const TrainingState& state = m_training.state();
    m_page->setActivity({.kind = state.kind, .run = state.run, .plan = state.plan, .progress = state.progress});
}

void TrainFlow::showRun(core::RunId run, const std::vector<core::CurvePoint>& points)
{
    if (!m_page)
        return;
    const bool trainsNow = m_training.state().run == run;
    m_page->showRun(run, points, trainsNow ? m_training.notices() : std::vector<core::TrainingNotice>());
}

// A run that is shown stays; where it is gone, or none was shown, the newest takes its place.
void TrainFlow::chooseNewest()
{
    if (!m_page)
        return;
    if (showWanted())
        return;
    const std::vector<core::RunRecord>& runs = m_training.runs();
    const auto shown = m_page->shownRun();
    const bool there =
        shown && std::any_of(runs.begin(), runs.end(), [&](const auto& run) { return run.id == *shown; });
    if (there || m_training.state().active())
        return;
    m_page->showNoRun();
    if (!runs.empty())
        m_training.readPoints(runs.back().id);
}

void TrainFlow::chooseRun(core::RunId run)
{
    m_wanted = run;
    showWanted();
}

bool TrainFlow::showWanted()
{
    const std::vector<core::RunRecord>& runs = m_training.runs();
    if (!m_page || !m_wanted || std::ranges::none_of(runs, [&](const auto& run) { return run.id == *m_wanted; }))
        return false;
    m_training.readPoints(*std::exchange(m_wanted, std::nullopt));
    return true;
}

void TrainFlow::addTo(ui::ProjectFacts& facts) const
{
    const TrainingState& state = m_training.state();
    if (state.active())
        facts.training =
            ui::TrainingFacts{.progress = state.progress, .paused = state.kind == TrainingState::Kind::Paused};
    const auto& runs = m_training.runs();
    facts.policies = static_cast<std::size_t>(
        std::count_if(runs.begin(), runs.end(), [](const core::RunRecord& run) { return run.hasPolicy; }));
}

void TrainFlow::showFacts(const ui::ProjectFacts& facts, const QString& readOnly)
{
    ui::TrainFacts shown = studyFacts<ui::TrainFacts>(ui::Step::Train, facts, readOnly);
    shown.cohort = m_training.cohort();
    if (facts.search)
        shown.busy = tr("A front is being searched. A policy can be trained when that has ended.");
    m_facts = std::move(shown);
    if (m_page)
        m_page->setFacts(m_facts);
}

bool TrainFlow::mayLeave(std::function<void()> then)
{
    return m_ending.mayLeave({.underWay = tr("A policy is being trained."),
                              .question = tr("Stop it and keep what was learned so far, or let it go on?"),
                              .stop = tr("Stop and keep what was learned"),
                              .goOn = tr("Go on training")},
                             std::move(then));
}

} // namespace app
