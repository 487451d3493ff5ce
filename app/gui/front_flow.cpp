#include "app/gui/front_flow.h"

#include "app/session/session.h"
#include "ui/pages/main_window.h"
#include "ui/text/error_text.h"

#include <QApplication>

#include <utility>

namespace app {
namespace {

ui::FrontActivity::Kind kindOf(FrontSearchState::Kind kind)
{
    using Kind = ui::FrontActivity::Kind;
    switch (kind) {
    case FrontSearchState::Kind::Idle:
        return Kind::Idle;
    case FrontSearchState::Kind::Preparing:
        return Kind::Preparing;
    case FrontSearchState::Kind::Running:
        return Kind::Running;
    case FrontSearchState::Kind::Paused:
        return Kind::Paused;
    case FrontSearchState::Kind::Stopping:
        return Kind::Stopping;
    }
    Q_UNREACHABLE();
}

} // namespace

FrontFlow::FrontFlow(ui::MainWindow& window, Session& session, QObject* parent)
    : QObject(parent),
      m_window(window),
      m_session(session),
      m_search(session),
      m_theme(ui::lightTheme())
{
    connectSearch();
}

QWidget* FrontFlow::makePage()
{
    m_page = new ui::FrontPage;
    connectPage();
    m_page->setTheme(m_theme);
    m_page->setFacts(m_facts);
    m_page->setFronts(m_search.fronts());
    showState();
    if (m_search.state().front)
        m_page->showFront(*m_search.state().front);
    return m_page;
}

void FrontFlow::setTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_page)
        m_page->setTheme(theme);
}

void FrontFlow::connectPage()
{
    connect(m_page, &ui::FrontPage::searchRequested, &m_search, &FrontSearch::start);
    connect(m_page, &ui::FrontPage::pauseRequested, &m_search, &FrontSearch::pause);
    connect(m_page, &ui::FrontPage::resumeRequested, &m_search, &FrontSearch::resume);
    connect(m_page, &ui::FrontPage::stopRequested, &m_search, &FrontSearch::stop);
    connect(m_page, &ui::FrontPage::resumeFrontRequested, &m_search, &FrontSearch::resumeFront);
    connect(m_page, &ui::FrontPage::removeFrontRequested, &m_search, &FrontSearch::removeFront);
    connect(m_page, &ui::FrontPage::stepRequested, &m_window,
            [this](ui::Step step) { m_window.showPlace(ui::placeOf(step)); });
}

void FrontFlow::connectSearch()
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
    connect(&m_search, &FrontSearch::frontsChanged, this, [this] {
        if (m_page)
            m_page->setFronts(m_search.fronts());
        Q_EMIT changed();
    });
    connect(&m_search, &FrontSearch::problemChanged, this, &FrontFlow::changed);
    connect(&m_search, &FrontSearch::failed, this, [this](const core::Error& error) {
        if (m_page)
            m_page->setFailure(ui::errorText(error));
    });
    connect(&m_search, &FrontSearch::ended, this, [this](core::RunEnd end) {
        if (end == core::RunEnd::Finished) {
            m_window.showMessage(tr("The front is found"));
            QApplication::alert(&m_window); // who went on with other work hears of it
        }
        if (const auto then = std::exchange(m_afterEnd, {}))
            QMetaObject::invokeMethod(this, then, Qt::QueuedConnection); // not from within what ends
    });
    connect(&m_session, &Session::projectChanged, this, [this] {
        if (m_page)
            m_page->dropMessages();
    });
}

void FrontFlow::showState()
{
    if (!m_page)
        return;
    const FrontSearchState& state = m_search.state();
    m_page->setActivity(
        {.kind = kindOf(state.kind), .front = state.front, .plan = state.plan, .progress = state.progress});
}

void FrontFlow::addTo(ui::ProjectFacts& facts) const
{
    const FrontSearchState& state = m_search.state();
    if (state.active())
        facts.search =
            ui::SearchFacts{.progress = state.progress, .paused = state.kind == FrontSearchState::Kind::Paused};
    facts.fronts = m_search.fronts().size();
    if (!m_search.fronts().empty()) {
        const core::FrontRecord& newest = m_search.fronts().back();
        facts.frontPoints = core::frontOf(newest.points, newest.start.plan.metric).size();
        facts.frontInterrupted = newest.status == core::RunStatus::Interrupted;
    }
}

void FrontFlow::showFacts(const ui::ProjectFacts& facts, const QString& readOnly)
{
    ui::FrontFacts shown;
    shown.open = facts.open;
    shown.needs = ui::stepNeeds(ui::Step::Front, facts);
    shown.readOnly = readOnly;
    shown.cohort = m_search.problem().cohort;
    shown.exactPossible = m_search.problem().exactPossible;
    shown.optimum = m_search.problem().optimum;
    if (facts.training)
        shown.busy = tr("A policy is being trained. A front can be searched when that has ended.");
    if (!facts.assessment) {
        shown.blockedBy = {shown.needs.headline};
    } else {
        const core::Task& task = facts.assessment->study.task;
        for (const core::Error& problem : facts.assessment->problems.first())
            shown.blockedBy << ui::errorText(problem);
        for (const core::PanelSpec& panel : task.panels)
            shown.panels << QString::fromStdString(panel.name);
        shown.currency = task.currency;
        shown.patients = facts.assessment->splitCounts;
    }
    m_facts = std::move(shown);
    if (m_page)
        m_page->setFacts(m_facts);
}

bool FrontFlow::mayLeave(std::function<void()> then)
{
    if (!m_search.state().active())
        return true;
    m_window.showNotice(ui::InlineMessage::Severity::Warning, tr("A front is being searched."),
                        tr("Stop it and keep what was found so far, or let it go on?"),
                        {tr("Stop and keep what was found"), tr("Go on searching")},
                        [this, then = std::move(then)](int action) {
                            if (action != 0)
                                return;
                            if (!m_search.state().active()) { // it ended while the question stood there
                                then();
                                return;
                            }
                            m_afterEnd = then;
                            m_search.stop();
                        });
    return false;
}

} // namespace app
