// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/patient_controller.h"

#include "app/gui/model_choices.h"
#include "app/session/document/session.h"
#include "app/session/jobs/front_search.h"
#include "app/session/jobs/training.h"
#include "core/front/pareto_front.h"
#include "core/front/policy_name.h"
#include "core/front/repricing.h"
#include "ui/common/text/error_text.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"
#include "ui/shell/main_window.h"

#include <utility>

namespace app {
namespace {

// As the front page shows it: on test patients as soon as they were looked at.
const core::Evaluation& shownFigures(const core::OperatingPoint& point)
{
    return point.test ? *point.test : point.validation;
}

} // namespace

PatientController::PatientController(ui::MainWindow& window, const Sources& sources, QObject* parent)
    : QObject(parent),
      m_window(window),
      m_session(sources.session),
      m_training(sources.training),
      m_search(sources.search),
      m_loader(sources.loader),
      m_theme(ui::lightTheme())
{
    connectLoader();
    connect(&m_window, &ui::MainWindow::placeChanged, this, [this](ui::Place place) {
        if (place != ui::Place::Patient) {
            present(false);
            return;
        }
        m_window.showMessage(
            tr("Space: next step · Backspace: back · Home and End: first and last · Page Down: next patient"));
        openDefault();
        if (m_window.presenting())
            present(true);
    });
    connect(&m_window, &ui::MainWindow::presentingChanged, this, &PatientController::present);
}

QWidget* PatientController::makePage()
{
    m_page = new ui::PatientPage;
    connectPage();
    m_page->setTheme(m_theme);
    m_page->setFacts(m_facts);
    if (!m_wanted.empty())
        m_page->walkThrough(std::exchange(m_wanted, {}));
    showCases();
    openDefault();
    return m_page;
}

void PatientController::connectPage()
{
    connect(m_page, &ui::PatientPage::policyChosen, &m_loader, &PolicyLoader::open);
    connect(m_page, &ui::PatientPage::storyAsked, &m_loader, &PolicyLoader::ask);
    connect(m_page, &ui::PatientPage::flipsAsked, &m_loader, &PolicyLoader::askFlips);
    connect(m_page, &ui::PatientPage::stateChanged, this, &PatientController::progressed);
    connect(m_page, &ui::PatientPage::stepRequested, &m_window,
            [this](ui::Step step) { m_window.showPlace(ui::placeOf(step)); });
    connect(&m_loader, &PolicyLoader::storyReady, m_page, &ui::PatientPage::setStory);
    connect(&m_loader, &PolicyLoader::flipsFound, m_page, &ui::PatientPage::setFlips);
}

void PatientController::connectLoader()
{
    connect(&m_loader, &PolicyLoader::opening, this, &PatientController::showCases);
    connect(&m_loader, &PolicyLoader::opened, this, &PatientController::showCases);
    connect(&m_loader, &PolicyLoader::closed, this, [this] {
        showCases();
        if (m_window.place() == ui::Place::Patient)
            openDefault();
    });
    connect(&m_loader, &PolicyLoader::failed, this, [this](const core::Error& error) {
        if (m_page)
            m_page->setUnreadable(ui::errorText(error));
    });
}

void PatientController::showCases()
{
    if (!m_page)
        return;
    m_page->setPolicy(m_loader.wanted());
    // While another policy is read the one before stays, so that nothing flickers.
    if (m_loader.current() || !m_loader.wanted())
        m_page->setCases(m_loader.current() ? m_loader.current()->cases : nullptr);
}

ui::WalkthroughModel* PatientController::storyWalk()
{
    return m_page ? &m_page->walk() : nullptr;
}

void PatientController::setTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_page)
        m_page->setTheme(theme);
}

std::vector<ui::PolicyChoice> PatientController::choices() const
{
    std::vector<ui::PolicyChoice> list;
    const QString currency = QString::fromStdString(m_facts.task.currency);
    const auto& fronts = m_search.fronts();
    for (auto front = fronts.rbegin(); front != fronts.rend(); ++front) {
        if (front->status == core::RunStatus::Running)
            continue; // what it finds is stored by and by
        const std::vector<std::size_t> onFront = core::frontOf(front->points, front->start.plan.axes());
        const core::FrontRecord inForce = core::atPrices(*front, core::pricesOf(m_facts.task));
        for (std::size_t place = 0; place < onFront.size(); ++place) {
            const core::Evaluation& figures = shownFigures(inForce.points[onFront[place]]);
            const core::FrontPlan& plan = front->start.plan;
            const ui::FrontUnits units{.metric = plan.metric, .currency = currency, .aim = plan.minimise};
            const QString figure =
                tr("%1, %2 %3")
                    .arg(ui::burdenText(figures.meanBurden(plan.minimise).value_or(0.0), units),
                         ui::frontMetricText(plan.metric), ui::figureText(core::metricOf(figures, plan.metric)));
            const QString name = QString::fromStdString(core::frontPolicyName(*front, onFront[place]));
            list.push_back({.policy = core::FrontPolicyRef{front->id, onFront[place]},
                            .name = tr("%1: %2").arg(name, figure),
                            .title = tr("Policy %1 (%2)").arg(name, figure)});
        }
    }
    for (const core::RunRecord& run : m_training.runs()) {
        if (!run.hasPolicy)
            continue;
        const QString name = ui::trainedPolicyName(run);
        list.push_back({.policy = run.id, .name = name, .title = name});
    }
    return list;
}

// Of the newest front, at the prices of the study.
std::vector<ui::PlacedPolicy> PatientController::placed() const
{
    std::vector<ui::PlacedPolicy> list;
    const auto& fronts = m_search.fronts();
    if (fronts.empty() || fronts.back().status == core::RunStatus::Running)
        return list;
    const core::FrontRecord inForce = core::atPrices(fronts.back(), core::pricesOf(m_facts.task));
    const std::vector<std::size_t> onFront = core::frontOf(inForce.points, inForce.start.plan.axes());
    for (std::size_t place = 0; place < onFront.size(); ++place) {
        const core::Evaluation& figures = shownFigures(inForce.points[onFront[place]]);
        if (figures.meanCost.value && figures.recall.value)
            list.push_back({.name = QString::fromStdString(core::frontPolicyName(inForce, onFront[place])),
                            .cost = *figures.meanCost.value,
                            .found = 100.0 * *figures.recall.value});
    }
    return list;
}

std::optional<core::PolicyRef> PatientController::defaultPolicy() const
{
    if (const auto policy = middlePolicy(m_search.fronts()))
        return policy;
    return m_facts.policies.empty() ? std::nullopt : std::optional(m_facts.policies.back().policy);
}

void PatientController::openDefault()
{
    if (!m_page || m_window.place() != ui::Place::Patient || m_loader.wanted())
        return;
    if (const auto policy = defaultPolicy())
        m_loader.open(*policy);
}

void PatientController::showFacts(const ui::ProjectFacts& facts)
{
    m_facts.needs = ui::stepNeeds(ui::Step::Patient, facts);
    m_facts.task = facts.open ? m_session.study().task : core::Task{};
    m_facts.policies = facts.open ? choices() : std::vector<ui::PolicyChoice>{};
    m_facts.placed = facts.open ? placed() : std::vector<ui::PlacedPolicy>{};
    if (m_page)
        m_page->setFacts(m_facts);
    openDefault();
}

void PatientController::addTo(ui::ProjectFacts& facts) const
{
    if (m_page)
        facts.patient = m_page->stateText();
}

void PatientController::walk(const core::PolicyRef& policy, const std::vector<core::PatientIndex>& patients)
{
    m_loader.open(policy);
    if (m_page)
        m_page->walkThrough(patients);
    else
        m_wanted = patients;
    m_window.showPlace(ui::Place::Patient);
}

// A room full of people sees the story alone, and nothing of what is to come.
void PatientController::present(bool on)
{
    if (on == m_onStage || (on && m_window.place() != ui::Place::Patient))
        return;
    m_onStage = on;
    if (m_page) {
        if (on)
            m_page->setConcealing(true);
        m_page->setPresenting(on);
    }
}

} // namespace app
