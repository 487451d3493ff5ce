// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/lesson_facts.h"

#include "app/gui/front_controller.h"
#include "app/gui/lesson/lesson_targets.h"
#include "app/gui/patient_controller.h"
#include "app/session/document/session.h"
#include "core/data/cohort/study_patients.h"
#include "core/front/repricing.h"
#include "ui/front/front_card.h"
#include "ui/front/front_explorer.h"
#include "ui/front/method_box.h"
#include "ui/shell/main_window.h"

#include <algorithm>
#include <array>

namespace app {
namespace {

using core::LessonValue;
using core::Unknown;

constexpr std::array kFactNames{"page",
                                "in_sight",
                                "front.method",
                                "patients",
                                "cases",
                                "prevalence",
                                "panels",
                                "price",
                                "price_all",
                                "price_highest",
                                "findings",
                                "edits",
                                "test_patients",
                                "searching",
                                "front.found",
                                "front.size",
                                "front.side",
                                "front.measure",
                                "budget",
                                "tries_prices",
                                "none.f1",
                                "all.f1",
                                "all.cost",
                                "best.f1",
                                "best.cost",
                                "policy.name",
                                "policy.on_front",
                                "policy.cost",
                                "policy.f1",
                                "policy.sensitivity",
                                "policy.specificity",
                                "policy.ppv",
                                "policy.accuracy",
                                "policy.prevalence",
                                "policy.found",
                                "policy.missed",
                                "policy.false_alarms",
                                "policy.reassured",
                                "policy.use",
                                "policy.validation_f1",
                                "policy.test_f1",
                                "policy.expected_f1",
                                "patient.shown",
                                "patient.step",
                                "patient.steps",
                                "patient.orders",
                                "patient.ordered",
                                "patient.bill",
                                "patient.probability",
                                "patient.first_probability",
                                "patient.threshold",
                                "patient.next",
                                "patient.last_order",
                                "lesson.points",
                                "lesson.possible",
                                "patient.diagnosed",
                                "patient.said",
                                "patient.truth",
                                "patient.mode",
                                "patient.changes"};

template <typename Number>
LessonValue known(const std::optional<Number>& number)
{
    return number ? LessonValue(static_cast<double>(*number)) : LessonValue(Unknown());
}

LessonValue counted(std::size_t number)
{
    return static_cast<double>(number);
}

const char* placeWord(ui::Place place)
{
    switch (place) {
    case ui::Place::Start:
        return "start";
    case ui::Place::Import:
        return "import";
    case ui::Place::Data:
        return "data";
    case ui::Place::Train:
        return "train";
    case ui::Place::Front:
        return "front";
    case ui::Place::Patient:
        return "patient";
    case ui::Place::Compare:
        return "compare";
    }
    Q_UNREACHABLE();
}

const char* sideWord(ui::FrontSide side)
{
    switch (side) {
    case ui::FrontSide::Everybody:
        return "all";
    case ui::FrontSide::Test:
        return "test";
    case ui::FrontSide::Validation:
        return "validation";
    case ui::FrontSide::Expected:
        return "expected";
    }
    Q_UNREACHABLE();
}

const char* measureWord(ui::FrontMeasure measure)
{
    switch (measure) {
    case ui::FrontMeasure::F1:
        return "f1";
    case ui::FrontMeasure::Am:
        return "am";
    case ui::FrontMeasure::Auroc:
        return "auroc";
    case ui::FrontMeasure::Sensitivity:
        return "sensitivity";
    }
    Q_UNREACHABLE();
}

const char* diagnosisWord(core::Disease disease)
{
    return disease == core::Disease::Present ? "present" : "absent";
}

const ui::FrontDot* dotOf(const ui::FrontScene& scene, ui::FrontDot::Kind kind)
{
    const auto found = std::ranges::find(scene.dots, kind, &ui::FrontDot::kind);
    return found == scene.dots.end() ? nullptr : &*found;
}

// The best policy of the front by what is shown.
const ui::FrontDot* bestOf(const ui::FrontScene& scene)
{
    const ui::FrontDot* best = nullptr;
    for (const ui::FrontDot& dot : scene.dots)
        if (dot.kind == ui::FrontDot::Kind::OnFront && dot.value && (!best || *dot.value > *best->value))
            best = &dot;
    return best;
}

LessonValue figureOf(const std::string& what, const ui::PointFigures& figures)
{
    const core::Confusion& counts = figures.counts;
    if (what == "f1")
        return known(figures.f1.value);
    if (what == "sensitivity")
        return known(figures.sensitivity.value);
    if (what == "specificity")
        return known(figures.specificity.value);
    if (what == "ppv")
        return known(figures.precision.value);
    if (what == "prevalence")
        return known(figures.prevalence);
    if (what == "accuracy")
        return counts.total() == 0 ? LessonValue(Unknown())
                                   : LessonValue(static_cast<double>(counts.truePositive + counts.trueNegative) /
                                                 static_cast<double>(counts.total()));
    if (!figures.shares)
        return Unknown();
    if (what == "found")
        return static_cast<double>(figures.shares->found);
    if (what == "missed")
        return static_cast<double>(figures.shares->missed);
    if (what == "false_alarms")
        return static_cast<double>(figures.shares->falseAlarms);
    return what == "reassured" ? LessonValue(static_cast<double>(figures.shares->reassured)) : LessonValue(Unknown());
}

} // namespace

LessonFacts::LessonFacts(ui::MainWindow& window, Session& session, FrontController& front, PatientController& patient)
    : m_window(window),
      m_session(session),
      m_front(front),
      m_patient(patient)
{
}

std::set<std::string> LessonFacts::names()
{
    return {kFactNames.begin(), kFactNames.end()};
}

LessonValue LessonFacts::value(const std::string& name, const std::optional<std::string>& of) const
{
    if (name == "page")
        return std::string(placeWord(m_window.place()));
    if (name == "in_sight" && of)
        return findTarget(m_window, QString::fromStdString(*of)).has_value();
    if (!m_session.hasProject())
        return Unknown();
    if (name.starts_with("patient."))
        return ofPatient(name.substr(8), of);
    if (name.starts_with("policy."))
        return ofPolicy(name.substr(7), of);
    const LessonValue front = ofFront(name);
    return std::holds_alternative<Unknown>(front) ? ofStudy(name, of) : front;
}

std::optional<std::size_t> LessonFacts::panel(const std::optional<std::string>& name) const
{
    const std::vector<core::PanelSpec>& panels = m_session.study().task.panels;
    const auto found = name ? std::ranges::find(panels, *name, &core::PanelSpec::name) : panels.end();
    return found == panels.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - panels.begin()));
}

std::string LessonFacts::panelName(std::size_t panel) const
{
    const std::vector<core::PanelSpec>& panels = m_session.study().task.panels;
    return panel < panels.size() ? panels[panel].name : std::string();
}

LessonValue LessonFacts::ofStudy(const std::string& name, const std::optional<std::string>& of) const
{
    const core::Task& task = m_session.study().task;
    if (name == "patients")
        return counted(m_session.import()->rowCount());
    if (name == "panels")
        return counted(task.panels.size());
    if (name == "edits")
        return counted(task.edits.size());
    if (name == "price") {
        const auto found = panel(of);
        return found ? LessonValue(task.panels[*found].cost.amount) : LessonValue(Unknown());
    }
    if (name == "price_highest" && !task.panels.empty())
        return std::ranges::max(task.panels, {}, [](const core::PanelSpec& one) { return one.cost.amount; })
            .cost.amount;
    if (name == "price_all") {
        const core::TestCatalog prices = core::pricesOf(task);
        core::PanelMask all;
        for (std::size_t i = 0; i < prices.panelCount(); ++i)
            all = all.with(core::PanelId(i));
        return prices.priceOf(all).amount;
    }
    const core::AssessmentPtr& assessment = m_session.assessment();
    if (!assessment || !(assessment->study == m_session.study()))
        return Unknown(); // the study was changed a moment ago
    if (name == "findings")
        return counted(assessment->findings.size());
    if (name == "test_patients")
        return counted(assessment->splitCounts[static_cast<std::size_t>(core::SplitPart::Test)]);
    if (name != "cases" && name != "prevalence")
        return Unknown();
    const std::size_t cases = m_front.search().problem().cases;
    return name == "cases" ? counted(cases)
                           : LessonValue(static_cast<double>(cases) /
                                         static_cast<double>(std::max<std::size_t>(m_session.import()->rowCount(), 1)));
}

const ui::FrontExplorer* LessonFacts::explorer() const
{
    return m_window.findChild<ui::FrontExplorer*>();
}

const core::FrontRecord* LessonFacts::shownFront() const
{
    const auto* page = m_window.findChild<ui::FrontPage*>();
    const std::vector<core::FrontRecord>& fronts = m_front.search().fronts();
    if (!page || !page->shownFront())
        return nullptr;
    const auto found = std::ranges::find(fronts, *page->shownFront(), &core::FrontRecord::id);
    return found == fronts.end() ? nullptr : &*found;
}

LessonValue LessonFacts::ofFront(const std::string& name) const
{
    if (name == "searching")
        return m_front.search().state().active();
    if (name == "front.found") // and its test patients were looked at
        return !m_front.search().state().active() && !m_front.search().fronts().empty() && shownFront() &&
               !explorer()->scene().dots.empty();
    if (name == "front.method") {
        const auto* box = m_window.findChild<ui::MethodBox*>();
        return box ? LessonValue(std::string(core::frontMethodName(box->method()))) : LessonValue(Unknown());
    }
    const ui::FrontExplorer* front = explorer();
    if (!front || !shownFront())
        return Unknown();
    const ui::FrontScene& scene = front->scene();
    if (name == "front.size")
        return counted(scene.onFront);
    if (name == "front.side")
        return std::string(sideWord(scene.side));
    if (name == "front.measure")
        return std::string(measureWord(scene.measure));
    if (name == "tries_prices")
        return front->triesPrices();
    if (name == "budget")
        return known(front->findChild<ui::FrontCard*>()->budget());
    const ui::FrontDot* dot = name.starts_with("none.")   ? dotOf(scene, ui::FrontDot::Kind::NoPanels)
                              : name.starts_with("all.")  ? dotOf(scene, ui::FrontDot::Kind::AllPanels)
                              : name.starts_with("best.") ? bestOf(scene)
                                                          : nullptr;
    if (!dot)
        return Unknown();
    return name.ends_with(".cost") ? LessonValue(dot->cost) : known(dot->value);
}

LessonValue LessonFacts::ofPolicy(const std::string& name, const std::optional<std::string>& of) const
{
    const ui::FrontExplorer* front = explorer();
    const core::FrontRecord* record = shownFront();
    if (!front || !record || !front->chosen())
        return Unknown();
    const ui::FrontDot dot = *front->chosen();
    if (name == "name")
        return ui::dotName(dot).toStdString();
    if (name == "on_front")
        return dot.kind == ui::FrontDot::Kind::OnFront;
    if (name == "cost")
        return dot.cost;
    const core::OperatingPoint* point = ui::pointOf(*record, dot);
    if (!point)
        return Unknown();
    if (name == "validation_f1")
        return known(point->validation.f1.value);
    if (name == "test_f1")
        return point->test ? known(point->test->f1.value) : LessonValue(Unknown());
    const auto optimum = m_front.search().problem().optimum;
    const auto figures =
        ui::figuresOf(*point, name == "expected_f1" ? ui::FrontSide::Expected : front->scene().side, optimum);
    if (!figures)
        return Unknown();
    if (name == "use") {
        const auto asked = panel(of);
        return asked && *asked < figures->panelUse.size() ? LessonValue(figures->panelUse[*asked])
                                                          : LessonValue(Unknown());
    }
    return figureOf(name == "expected_f1" ? "f1" : name, *figures);
}

LessonValue LessonFacts::ofPatient(const std::string& name, const std::optional<std::string>& of) const
{
    const ui::WalkthroughModel* walk = m_patient.storyWalk();
    const core::PatientStory* story = walk ? walk->shown() : nullptr;
    if (name == "shown")
        return story != nullptr && !walk->waiting();
    if (name == "mode" && walk)
        return std::string(walk->mode() == ui::WalkthroughModel::Mode::Policy ? "policy"
                           : walk->mode() == ui::WalkthroughModel::Mode::Own  ? "own"
                                                                              : "duel");
    if (!story || walk->waiting() || walk->position() >= story->steps.size())
        return Unknown();
    return ofStep(name, *walk, *story, of);
}

LessonValue LessonFacts::ofStep(const std::string& name, const ui::WalkthroughModel& walk,
                                const core::PatientStory& story, const std::optional<std::string>& of) const
{
    const core::StoryStep& now = story.steps[walk.position()];
    const auto wordOf = [this](const core::Action& action) -> std::string {
        return action.isOrder() ? panelName(action.panel().value) : diagnosisWord(action.diagnosis());
    };
    if (name == "step")
        return counted(walk.position() + 1);
    if (name == "steps")
        return counted(walk.stepCount());
    if (name == "bill")
        return now.bill.amount;
    if (name == "probability")
        return now.step.diseaseProbability;
    if (name == "first_probability")
        return story.steps.front().step.diseaseProbability;
    if (name == "threshold")
        return known(story.threshold);
    if (name == "next")
        return wordOf(now.advised);
    if (name == "diagnosed")
        return walk.diagnosed();
    if (name == "said" && walk.diagnosed())
        return std::string(wordOf(now.step.action));
    if (name == "truth" && walk.diagnosed() && story.patient.outcome)
        return std::string(diagnosisWord(*story.patient.outcome));
    if (name == "changes")
        return walk.ownPath() != nullptr;
    std::size_t orders = 0;
    bool asked = false;
    std::string last;
    for (std::size_t i = 0; i < walk.position(); ++i) {
        const core::Action& action = story.steps[i].step.action;
        if (!action.isOrder())
            continue;
        ++orders;
        last = wordOf(action);
        asked = asked || (of && last == *of);
    }
    if (name == "orders")
        return counted(orders);
    if (name == "ordered")
        return asked;
    if (name == "last_order" && orders > 0)
        return last;
    return Unknown();
}

} // namespace app
