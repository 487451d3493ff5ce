// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/patient_page.h"

#include "ui/common/buttons.h"
#include "ui/common/inline_message.h"
#include "ui/common/labels.h"
#include "ui/common/quiet_scroll_area.h"
#include "ui/common/text/number_text.h"
#include "ui/patient/case_chooser.h"
#include "ui/patient/duel_window.h"
#include "ui/patient/patient_chart.h"
#include "ui/patient/patient_empty.h"
#include "ui/patient/patient_form.h"
#include "ui/patient/patient_view.h"
#include "ui/patient/result_chart.h"
#include "ui/patient/story_bar.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QStackedLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace ui {
namespace {

core::WalkPatient recorded(const core::Cohort& cohort, core::PatientIndex patient)
{
    core::WalkPatient made{.recorded = patient, .values = {}, .outcome = cohort.outcome(patient)};
    for (std::size_t i = 0; i < cohort.featureCount(); ++i)
        made.values.push_back(cohort.value(patient, core::FeatureId(i)));
    return made;
}

core::WalkPatient nobody(const core::Cohort& cohort)
{
    core::WalkPatient made;
    made.values.assign(cohort.featureCount(), std::numeric_limits<float>::quiet_NaN());
    return made;
}

} // namespace

PatientPage::PatientPage(QWidget* parent)
    : QWidget(parent),
      m_theme(lightTheme()),
      m_pages(new QStackedLayout),
      m_needs(new NeedsPage(Step::Patient, this)),
      m_subtitle(new ElidedLabel({}, TypeSize::Table, Tone::Secondary, this)),
      m_policies(new QComboBox(this)),
      m_chooser(new CaseChooser(this)),
      m_hand(makeButton(tr("By hand…"), Icon::Edit, this)),
      m_message(new InlineMessage(this)),
      m_reading(makeLabel({}, TypeSize::Body, Tone::Secondary)),
      m_empty(new PatientEmpty(this)),
      m_chart(new PatientChart(this)),
      m_stage(new PatientStage(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(stepName(Step::Patient));
    buildLayout();
    connectInputs();
    connectChart();
    m_reading->setText(tr("Reading the policy and walking it through the test patients…"));
    showContent();
}

PatientPage::~PatientPage() = default;

QWidget* PatientPage::makeHeader()
{
    auto* header = new QWidget;
    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(makeLabel(stepName(Step::Patient), TypeSize::Title));
    titles->addWidget(m_subtitle);
    m_policies->setAccessibleName(tr("Policy"));
    m_policies->setToolTip(tr("The policy that is walked with: the patient stays the same"));
    m_policies->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_policies->setMinimumContentsLength(12);
    m_hand->setToolTip(tr("Type a patient in by hand"));
    QLabel* label = makeLabel(tr("Policy"), TypeSize::Table, Tone::Secondary);
    label->setBuddy(m_policies);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addLayout(titles, 1);
    row->addWidget(label);
    row->addWidget(m_policies);
    row->addWidget(m_chooser);
    row->addWidget(m_hand);
    return header;
}

void PatientPage::buildLayout()
{
    m_body = new QStackedLayout;
    m_reading->setAlignment(Qt::AlignCenter);
    m_reading->setWordWrap(true);
    m_body->addWidget(m_reading);
    m_body->addWidget(m_empty);
    m_body->addWidget(m_chart);
    auto* work = new QWidget(this);
    work->setProperty("page", true);
    auto* column = new QVBoxLayout(work);
    column->setContentsMargins(16, 8, 16, 8);
    column->setSpacing(8);
    column->addWidget(makeHeader());
    column->addWidget(m_message);
    column->addLayout(m_body, 1);
    m_message->hide();
    m_pages->addWidget(m_needs);
    m_pages->addWidget(new QuietScrollArea(work, this)); // where the type is large or the window small
    m_pages->addWidget(m_stage);
    m_pages->setContentsMargins(0, 0, 0, 0);
    setLayout(m_pages);
}

void PatientPage::connectInputs()
{
    connect(m_needs, &NeedsPage::stepRequested, this, &PatientPage::stepRequested);
    connect(m_message, &InlineMessage::actionTriggered, m_message, &QWidget::hide);
    connect(m_policies, &QComboBox::activated, this,
            [this](int index) { Q_EMIT policyChosen(m_facts.policies[static_cast<std::size_t>(index)].policy); });
    connect(m_chooser, &CaseChooser::patientChosen, this, &PatientPage::startPatient);
    connect(m_chooser, &CaseChooser::rowUnknown, this, [this](const QString& typed) {
        setFailure(tr("Row “%1” is not one of the test patients this policy was tried on. The patients it learned from "
                      "are not walked through: it knows them.")
                       .arg(typed));
    });
    connect(m_hand, &QPushButton::clicked, this, &PatientPage::askForHand);
    connect(m_empty, &PatientEmpty::handRequested, this, &PatientPage::askForHand);
    connect(m_empty, &PatientEmpty::patientChosen, this, [this](core::PatientIndex patient) {
        m_chooser->choose(patient);
        startPatient(patient);
    });
    connect(m_empty, &PatientEmpty::kindChosen, m_chooser, &CaseChooser::setKind);
    connect(&m_walk, &WalkthroughModel::changed, this, &PatientPage::showWalk);
    connect(&m_walk, &WalkthroughModel::resultsWanted, this, &PatientPage::askForResults);
    connect(&m_walk, &WalkthroughModel::storyAsked, this, &PatientPage::storyAsked);
    connect(&m_walk, &WalkthroughModel::flipsAsked, this, &PatientPage::flipsAsked);
    connectBar(m_chart->bar());
    connectBar(m_stage->bar());
}

void PatientPage::connectBar(StoryBar& bar)
{
    connect(&bar, &StoryBar::firstRequested, &m_walk, &WalkthroughModel::first);
    connect(&bar, &StoryBar::backRequested, &m_walk, &WalkthroughModel::back);
    connect(&bar, &StoryBar::nextRequested, &m_walk, &WalkthroughModel::next);
    connect(&bar, &StoryBar::lastRequested, &m_walk, &WalkthroughModel::last);
    connect(&bar, &StoryBar::stepChosen, &m_walk, [this](int step) { m_walk.goTo(static_cast<std::size_t>(step)); });
    connect(&bar, &StoryBar::modeChosen, this, &PatientPage::setMode);
}

void PatientPage::connectChart()
{
    connect(m_chart, &PatientChart::actionChosen, &m_walk, &WalkthroughModel::take);
    connect(m_chart, &PatientChart::valueEdited, this, [this](core::FeatureId feature, std::optional<float> stored) {
        if (m_reader)
            m_walk.change(feature, stored, m_reader->variableOf(feature));
    });
    connect(m_chart, &PatientChart::valueChosen, this, [this](std::optional<core::FeatureId> feature) {
        if (feature)
            m_walk.askFlips(*feature);
    });
    connect(m_chart, &PatientChart::unitsChosen, this, [this](UnitSystem units) {
        if (m_reader)
            m_reader->setUnits(units);
        showWalk();
    });
    connect(m_chart, &PatientChart::revealRequested, &m_walk, &WalkthroughModel::reveal);
    connect(m_chart, &PatientChart::undoRequested, &m_walk, &WalkthroughModel::undo);
    connect(m_chart, &PatientChart::returnRequested, this, [this] {
        m_walk.backToPolicy();
        setFocus(); // the button that had it is gone
    });
    connect(m_chart, &PatientChart::nextPatientRequested, this, [this] { m_chooser->step(1); });
    connect(m_chart, &PatientChart::resetRequested, &m_walk, &WalkthroughModel::resetScore);
    connect(m_chart, &PatientChart::teamsRequested, this, &PatientPage::askForTeams);
    connect(m_chart, &PatientChart::duelResultsRequested, this, &PatientPage::showDuel);
}

void PatientPage::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_chart->setTheme(theme);
    m_stage->setTheme(theme);
}

void PatientPage::setFacts(const PatientFacts& facts)
{
    if (facts == m_facts)
        return;
    const bool otherPolicies = facts.policies != m_facts.policies;
    const bool otherWords = !(facts.task == m_facts.task);
    m_facts = facts;
    if (otherWords && m_cases) {
        makeReader();
        showWalk();
    }
    m_needs->setNeeds(facts.needs);
    if (otherPolicies) {
        m_policies->clear();
        for (const PolicyChoice& policy : facts.policies)
            m_policies->addItem(policy.name);
        setPolicy(m_policy);
    }
    showContent();
}

const PolicyChoice* PatientPage::choice() const
{
    const auto found =
        m_policy ? std::ranges::find(m_facts.policies, *m_policy, &PolicyChoice::policy) : m_facts.policies.end();
    return found == m_facts.policies.end() ? nullptr : &*found;
}

void PatientPage::setPolicy(const std::optional<core::PolicyRef>& policy)
{
    m_policy = policy;
    m_policies->setCurrentIndex(choice() ? static_cast<int>(choice() - m_facts.policies.data()) : -1);
    showSubtitle();
}

void PatientPage::showSubtitle()
{
    m_subtitle->setText(choice() ? tr("%1 · test patients").arg(choice()->title) : QString());
}

void PatientPage::setCases(const core::PolicyCasesPtr& cases)
{
    if (cases == m_cases)
        return;
    const bool samePatients = cases && m_cases && cases->cohort->fingerprint() == m_cases->cohort->fingerprint();
    const std::optional<core::WalkPatient> before = m_walk.patient();
    m_cases = cases;
    m_reading->setText(tr("Reading the policy and walking it through the test patients…"));
    makeReader();
    m_chooser->setCases(cases);
    if (cases)
        m_walk.setShape(cases->shape);
    if (!cases) {
        m_walk.stop();
        return;
    }
    m_empty->setCases(*cases, *m_reader, m_walk.concealing());
    if (!m_awaited.empty())
        walkThrough(std::exchange(m_awaited, {}));
    else if (samePatients && before)
        m_walk.start(*before);
    else
        m_walk.stop();
    showContent();
}

void PatientPage::makeReader()
{
    const UnitSystem units = m_reader ? m_reader->units() : UnitSystem::Us;
    m_reader = m_cases ? std::make_shared<StoryReader>(m_cases->cohort, m_facts.task) : nullptr;
    if (m_reader)
        m_reader->setUnits(units);
}

void PatientPage::setStory(const core::PatientStory& story)
{
    m_walk.receive(story);
}

void PatientPage::setFlips(const core::FlipAnswer& answer)
{
    if (m_reader && m_walk.shown() && !m_walk.blind())
        m_chart->setFlips(answer, *m_reader);
}

void PatientPage::setUnreadable(const QString& sentence)
{
    setCases(nullptr);
    m_reading->setText(sentence);
}

void PatientPage::setFailure(const QString& sentence)
{
    m_message->setVisible(!sentence.isEmpty());
    if (!sentence.isEmpty())
        m_message->setMessage(InlineMessage::Severity::Warning, {}, sentence, {tr("Close")});
}

void PatientPage::setPresenting(bool presenting)
{
    m_presenting = presenting;
    for (StoryBar* bar : {&m_chart->bar(), &m_stage->bar()})
        bar->stopPlaying();
    showContent();
    setFocus();
}

void PatientPage::walkThrough(const std::vector<core::PatientIndex>& patients)
{
    if (!m_cases) {
        m_awaited = patients;
        return;
    }
    m_chooser->setGroup(patients);
    if (!patients.empty())
        m_chooser->step(1);
    setFocus(); // Space is the next step, whichever button was pressed before
}

void PatientPage::walkTyped(core::WalkPatient patient)
{
    m_chooser->clear();
    m_walk.start(std::move(patient));
    setFocus(); // not the button that opened the form: Space would open it again
}

void PatientPage::startPatient(core::PatientIndex patient)
{
    setFailure({});
    m_walk.start(recorded(*m_cases->cohort, patient));
}

void PatientPage::askForHand()
{
    if (!m_reader)
        return;
    std::vector<core::FeatureId> known;
    for (std::size_t i = 0; i < m_reader->cohort().featureCount(); ++i)
        if (m_reader->isFree(core::FeatureId(i)))
            known.emplace_back(i);
    auto* form = new PatientForm(m_reader, nobody(m_reader->cohort()),
                                 {.title = tr("A patient by hand"),
                                  .hint = tr("What is known before any test. Results are asked for when they are "
                                             "ordered. Leave empty what is not known. Nothing here is stored."),
                                  .accept = tr("Walk through"),
                                  .features = known},
                                 this);
    form->setAttribute(Qt::WA_DeleteOnClose);
    connect(form, &QDialog::accepted, this, [this, form] { walkTyped(form->patient()); });
    form->open();
}

void PatientPage::askForResults(core::PanelId panel)
{
    if (!m_reader || !m_walk.shown())
        return;
    const core::WalkPatient& begin = m_walk.shown()->patient;
    std::vector<core::FeatureId> asked;
    const core::Panel& ordered = m_reader->cohort().catalog().panels()[panel.value];
    for (std::size_t i = 0; i < ordered.features.size(); ++i)
        if (ordered.features.isKnown(core::FeatureId(i)) && std::isnan(begin.values[i]))
            asked.emplace_back(i);
    if (asked.empty()) { // all of it came with other panels
        m_walk.giveResults(begin.values, panel);
        return;
    }
    auto* form = new PatientForm(m_reader, begin,
                                 {.title = tr("Results of %1").arg(m_reader->panelName(panel)),
                                  .hint = tr("Leave empty what was not measured. Unlikely values are flagged, not "
                                             "refused. A panel without any result costs nothing."),
                                  .accept = tr("Enter results"),
                                  .features = asked},
                                 this);
    form->setAttribute(Qt::WA_DeleteOnClose);
    connect(form, &QDialog::accepted, this, [this, form, panel] { m_walk.giveResults(form->patient().values, panel); });
    form->open();
}

void PatientPage::askForTeams()
{
    auto* teams = new TeamsDialog(m_walk.players(), this);
    teams->setAttribute(Qt::WA_DeleteOnClose);
    connect(teams, &QDialog::accepted, this, [this, teams] {
        if (teams->names() != m_walk.players())
            m_walk.setPlayers(teams->names());
    });
    teams->open();
}

void PatientPage::showDuel()
{
    if (!m_duel) {
        m_duel = new DuelWindow(this);
        m_duel->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_duel->setTheme(m_theme);
    m_duel->setCases(m_walk.played(), m_walk.players(), m_facts.placed, QString::fromStdString(m_facts.task.currency));
    m_duel->show();
    m_duel->raise();
}

void PatientPage::setConcealing(bool concealing)
{
    m_walk.setConcealing(concealing);
}

void PatientPage::setMode(int mode)
{
    const auto wanted = static_cast<WalkthroughModel::Mode>(mode);
    m_chooser->setKindsOffered(wanted != WalkthroughModel::Mode::Duel && !m_walk.concealing());
    m_walk.setMode(wanted);
}

QString PatientPage::stateText() const
{
    return m_reader && m_walk.shown() ? railText(m_walk, *m_reader) : QString();
}

void PatientPage::showWalk()
{
    showContent();
    m_chooser->setKindsOffered(m_walk.mode() != WalkthroughModel::Mode::Duel && !m_walk.concealing());
    if (m_cases && m_reader && m_concealed != m_walk.concealing()) {
        m_concealed = m_walk.concealing();
        m_empty->setCases(*m_cases, *m_reader, m_concealed);
    }
    if (m_reader && m_walk.active()) {
        const auto shown = m_walk.shown();
        const QString caption =
            shown ? tr("%1, %2. Ranges: 80 of 100 patients like this one.")
                        .arg(choice() ? choice()->title : QString(), m_reader->patientName(shown->patient))
                  : QString();
        FigureOrigin origin{.policy = m_policy, .shape = m_cases->shape, .seed = {}};
        if (shown && shown->patient.recorded)
            origin.patientRow = m_cases->cohort->tableRow(*shown->patient.recorded) + 1;
        m_chart->showWalk(m_walk, *m_reader, origin, caption);
        if (shown) {
            m_stage->setFacts(stageFacts(m_walk, *m_reader));
            m_stage->bar().setSteps(stepNames(m_walk, *m_reader), static_cast<int>(m_walk.position()), m_walk.atEnd(),
                                    m_walk.concealing());
            if (const auto feature = m_chart->results().chosen(); feature && !m_walk.waiting())
                m_walk.askFlips(*feature);
        }
    }
    Q_EMIT stateChanged();
}

void PatientPage::showContent()
{
    const bool story = m_reader && m_walk.active();
    m_pages->setCurrentIndex(m_facts.policies.empty() ? 0 : m_presenting && story && m_walk.shown() ? 2 : 1);
    m_body->setCurrentIndex(!m_cases ? 0 : story && (m_walk.shown() || m_walk.waiting()) ? 2 : 1);
    m_chooser->setEnabled(m_cases != nullptr);
    m_hand->setEnabled(m_cases != nullptr);
}

void PatientPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    setFocus(); // the keys of the step bar work at once
}

// The window's own Undo is about the study; on this page Ctrl+Z takes a what-if back.
bool PatientPage::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Undo) &&
        m_walk.canUndo()) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void PatientPage::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Undo)) {
        m_walk.undo();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Right:
        m_walk.next();
        break;
    case Qt::Key_Backspace:
    case Qt::Key_Left:
        m_walk.back();
        break;
    case Qt::Key_Home:
        m_walk.first();
        break;
    case Qt::Key_End:
        m_walk.last();
        break;
    case Qt::Key_PageDown:
        m_chooser->step(1);
        break;
    case Qt::Key_PageUp:
        m_chooser->step(-1);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace ui
