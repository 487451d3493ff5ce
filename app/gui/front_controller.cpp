// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/front_controller.h"

#include "app/gui/model_choices.h"
#include "app/session/document/session.h"
#include "core/front/repricing.h"
#include "ui/common/text/error_text.h"
#include "ui/common/text/outcome_text.h"
#include "ui/shell/main_window.h"

#include <algorithm>
#include <utility>

namespace app {

FrontController::FrontController(ui::MainWindow& window, Session& session, PolicyLoader& loader, QObject* parent)
    : QObject(parent),
      m_window(window),
      m_session(session),
      m_search(session),
      m_theme(ui::lightTheme()),
      m_ending(window, *this,
               {.active = [this] { return m_search.state().active(); }, .stop = [this] { m_search.stop(); }}),
      m_point(window, session, loader)
{
    connectSearch();
    connect(&m_point, &PointController::walkRequested, this, &FrontController::walkRequested);
}

QWidget* FrontController::makePage()
{
    m_page = new ui::FrontPage;
    m_point.setPage(m_page);
    connectPage();
    m_page->setTheme(m_theme);
    m_page->setFacts(m_facts);
    m_page->setFronts(m_search.fronts());
    showState();
    if (m_search.state().id)
        m_page->showFront(*m_search.state().id);
    showWanted();
    return m_page;
}

void FrontController::setTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_page)
        m_page->setTheme(theme);
}

void FrontController::setLimits(const WorkLimits& limits)
{
    m_limits = limits;
}

void FrontController::begin(core::FrontPlan plan)
{
    plan.sweep.training = withinMemory(plan.sweep.training, m_limits);
    m_search.setCores(static_cast<std::size_t>(m_limits.cores)); // the train page may have asked for others
    m_search.start(plan);
}

void FrontController::connectPage()
{
    connect(m_page, &ui::FrontPage::searchRequested, this, &FrontController::begin);
    m_page->explorer().setMemory(m_memory);
    connect(&m_page->explorer(), &ui::FrontExplorer::remembered, this, &FrontController::remembered);
    connect(m_page, &ui::FrontPage::pricesRequested, &m_session, [this](const core::TestCatalog& prices) {
        core::Study after = m_session.study();
        after.task = core::withPrices(after.task, prices);
        m_session.setStudy(std::move(after), tr("Take over the prices that were tried"));
    });
    connect(m_page, &ui::FrontPage::pauseRequested, &m_search, &FrontSearch::pause);
    connect(m_page, &ui::FrontPage::resumeRequested, &m_search, &FrontSearch::resume);
    connect(m_page, &ui::FrontPage::stopRequested, &m_search, &FrontSearch::stop);
    connect(m_page, &ui::FrontPage::resumeFrontRequested, &m_search, &FrontSearch::resumeJob);
    connect(m_page, &ui::FrontPage::removeFrontRequested, &m_search, &FrontSearch::removeJob);
    connect(m_page, &ui::FrontPage::policyChosen, this, &FrontController::policyChosen);
    connect(m_page, &ui::FrontPage::renameRequested, this, &FrontController::renameRequested);
    connect(m_page, &ui::FrontPage::stepRequested, &m_window,
            [this](ui::Step step) { m_window.showPlace(ui::placeOf(step)); });
}

void FrontController::connectSearch()
{
    connect(&m_search, &FrontSearch::stateChanged, this, [this] {
        showState();
        Q_EMIT changed();
    });
    connect(&m_search, &FrontSearch::progressed, this, [this](core::FrontId front, const core::FrontUpdate& news) {
        if (m_page)
            m_page->addProgress(front, news);
        showState();
        Q_EMIT progressed();
    });
    connect(&m_search, &FrontSearch::begun, this, [this](core::FrontId front) {
        if (m_page)
            m_page->showFront(front);
    });
    connect(&m_search, &FrontSearch::recordsChanged, this, [this] {
        if (m_page)
            m_page->setFronts(m_search.fronts());
        showWanted();
        Q_EMIT changed();
    });
    connect(&m_search, &FrontSearch::problemChanged, this, &FrontController::changed);
    connect(&m_search, &FrontSearch::failed, this, [this](const core::Error& error) {
        if (m_page)
            m_page->setFailure(ui::errorText(error));
    });
    connect(&m_search, &FrontSearch::ended, this,
            [this](core::RunEnd end) { m_ending.noteEnd(end, tr("The front is found")); });
    connect(&m_session, &Session::projectChanged, this, [this] {
        m_wanted.reset();
        if (m_page)
            m_page->dropMessages();
    });
}

void FrontController::showState()
{
    const FrontSearchState& state = m_search.state();
    m_point.setSearching(state.active());
    if (!m_page)
        return;
    m_page->setActivity({.kind = state.stage, .front = state.id, .plan = state.plan, .progress = state.progress});
}

void FrontController::showFront(core::FrontId front, std::optional<std::size_t> policy)
{
    m_wanted = Wanted{.front = front, .policy = policy};
    showWanted();
}

void FrontController::showWanted()
{
    const auto isWanted = [this](const core::FrontRecord& front) { return front.id == m_wanted->front; };
    if (!m_page || !m_wanted || std::ranges::none_of(m_search.fronts(), isWanted))
        return;
    const Wanted wanted = *std::exchange(m_wanted, std::nullopt);
    m_page->showFront(wanted.front);
    if (wanted.policy)
        m_page->choosePolicy(*wanted.policy);
}

void FrontController::addTo(ui::ProjectFacts& facts) const
{
    const FrontSearchState& state = m_search.state();
    if (state.active())
        facts.search = ui::SearchFacts{.progress = state.progress, .paused = state.stage == core::JobStage::Paused};
    facts.fronts = m_search.fronts().size();
    if (!m_search.fronts().empty()) {
        const core::FrontRecord& newest = m_search.fronts().back();
        facts.frontPoints = core::frontOf(newest.points, newest.start.plan.axes()).size();
        facts.frontSeed = newest.start.plan.seed;
        facts.frontInterrupted = newest.status == core::RunStatus::Interrupted;
    }
}

bool FrontController::frontKnown() const
{
    const auto ofThese = [this](const core::FrontRecord& front) {
        return !m_search.problem().cohort || front.start.cohort == *m_search.problem().cohort;
    };
    return m_search.state().active() || std::ranges::any_of(m_search.fronts(), ofThese);
}

void FrontController::findFront()
{
    m_window.showPlace(ui::Place::Front);
    if (!frontKnown())
        searchNow();
}

void FrontController::searchNow()
{
    m_window.showPlace(ui::Place::Front);
    if (cannotSearch().isEmpty())
        begin(m_page ? m_page->plan() : core::FrontPlan());
}

QString FrontController::cannotSearch() const
{
    if (m_search.state().active())
        return tr("A front is being searched for");
    return cannotStart(m_facts);
}

void FrontController::pauseOrResume()
{
    if (m_search.state().stage == core::JobStage::Paused)
        m_search.resume();
    else
        m_search.pause();
}

void FrontController::showFacts(const ui::ProjectFacts& facts, const QString& readOnly)
{
    ui::FrontFacts shown = studyFacts<ui::FrontFacts>(ui::Step::Front, facts, readOnly);
    if (facts.assessment)
        shown.outcome = ui::outcomeLine(facts.assessment->study.task);
    if (facts.assessment && facts.assessment->study.task.panels.size() <= core::PanelMask::kMostPanels)
        shown.prices = core::pricesOf(facts.assessment->study.task);
    shown.cohort = m_search.problem().cohort;
    shown.cases = m_search.problem().cases;
    shown.cores = static_cast<int>(m_limits.cores);
    shown.foldsPossible = m_search.problem().foldsPossible;
    shown.exactPossible = m_search.problem().exactPossible;
    shown.optimum = m_search.problem().optimum;
    if (m_rivals && facts.assessment && m_tableOf.cohort == shown.cohort &&
        m_tableOf.split == facts.assessment->study.split)
        shown.rivals = m_rivals;
    if (facts.training)
        shown.busy = tr("A policy is being trained. You can search for a front once it has finished.");
    if (facts.baselines)
        shown.busy = tr("Baselines are being run. You can search for a front once they have finished.");
    m_facts = std::move(shown);
    if (m_page)
        m_page->setFacts(m_facts);
}

void FrontController::setTables(const std::vector<core::BaselineRecord>& tables)
{
    if (tables.empty()) {
        m_rivals.reset();
        return;
    }
    const core::BaselineRecord& newest = tables.back();
    ui::FrontRivals rivals = rivalsOf(newest);
    m_tableOf = newest.start;
    if (rivals.systems.empty())
        m_rivals.reset();
    else if (!m_rivals || *m_rivals != rivals)
        m_rivals = std::make_shared<const ui::FrontRivals>(std::move(rivals));
}

bool FrontController::mayLeave(std::function<void()> then)
{
    return m_ending.mayLeave({.underWay = tr("A front is being searched for."),
                              .question = tr("Stop it and keep what was found so far, or let it go on?"),
                              .stop = tr("Stop and keep what was found"),
                              .goOn = tr("Go on searching")},
                             std::move(then));
}

} // namespace app
