#include "ui/pages/train_page.h"

#include "ui/plots/training_curves.h"
#include "ui/text/number_text.h"
#include "ui/text/training_text.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plan_dialog.h"
#include "ui/widgets/result_card.h"
#include "ui/widgets/run_list.h"
#include "ui/widgets/train_settings.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QScrollArea>
#include <QStackedLayout>

#include <algorithm>

namespace ui {
namespace {

using Kind = TrainActivity::Kind;

// Design pixels beside the settings, margins included.
constexpr double kPlotsAbreast = 520.0;
constexpr double kFiguresAbreast = 740.0;

} // namespace

TrainPage::TrainPage(QWidget* parent)
    : QWidget(parent),
      m_theme(lightTheme()),
      m_pages(new QStackedLayout),
      m_needs(new NeedsPage(Step::Train, this)),
      m_subtitle(new ElidedLabel({}, this)),
      m_start(makePrimaryButton(tr("Start training"), this)),
      m_pause(makeButton(tr("Pause"), std::nullopt, this)),
      m_stop(makeButton(tr("Stop"), std::nullopt, this)),
      m_messages(new MessageStack(this)),
      m_settings(new TrainSettings(this)),
      m_training(new TrainingCard(this)),
      m_curves(new TrainingCurves(this)),
      m_follow(new QCheckBox(tr("Follow newest"), this)),
      m_result(new ResultCard(this)),
      m_runList(new RunList(this)),
      m_figureRow(new QHBoxLayout)
{
    buildLayout();
    connectInputs();
    showNoRun();
    setActivity({});
    showContent();
}

TrainPage::~TrainPage() = default;

void TrainPage::buildLayout()
{
    m_pages->addWidget(m_needs);
    m_pages->addWidget(makeWorkPage());
    m_pages->setContentsMargins(0, 0, 0, 0);
    setLayout(m_pages);
    m_pause->setToolTip(tr("Training waits where it is; nothing is lost"));
    m_stop->setToolTip(tr("Ends training within a second; the best policy so far is kept"));
    m_follow->setChecked(true);
    m_follow->setToolTip(tr("Wheel and drag look closer; a double click follows again"));
}

QWidget* TrainPage::makeHeader()
{
    auto* header = new QWidget;
    m_subtitle->setProperty("type", QStringLiteral("table"));
    m_subtitle->setProperty("tone", QStringLiteral("secondary"));
    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(makeLabel(stepName(Step::Train), TypeSize::Title));
    titles->addWidget(m_subtitle);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addLayout(titles, 1);
    row->addWidget(m_follow);
    row->addSpacing(8);
    row->addWidget(m_pause);
    row->addWidget(m_stop);
    row->addWidget(m_start);
    return header;
}

QScrollArea* TrainPage::makeScrolling(QWidget* content)
{
    auto* area = new QScrollArea;
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

// Curves over figures; side by side where there is room.
QWidget* TrainPage::makeResults()
{
    m_figureRow->setSpacing(8);
    m_figureRow->addWidget(m_result, 9);
    m_figureRow->addWidget(m_runList, 10);
    auto* results = new QWidget;
    results->setProperty("page", true);
    auto* column = new QVBoxLayout(results);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_curves, 3);
    column->addLayout(m_figureRow, 2);
    return results;
}

QWidget* TrainPage::makeWorkPage()
{
    m_settingsArea = makeScrolling(m_settings);
    m_settingsArea->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    auto* right = new QVBoxLayout;
    right->setSpacing(8);
    right->addWidget(m_messages);
    right->addWidget(m_training);
    right->addWidget(makeScrolling(makeResults()), 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_settingsArea);
    row->addLayout(right, 1);

    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(16, 8, 16, 8);
    column->setSpacing(8);
    column->addWidget(makeHeader());
    column->addLayout(row, 1);
    return page;
}

void TrainPage::arrange()
{
    const int room = width() - m_settingsArea->width();
    const auto directionFor = [&](double needed) {
        return room < m_theme.px(needed) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    };
    m_curves->setDirection(directionFor(kPlotsAbreast));
    m_figureRow->setDirection(directionFor(kFiguresAbreast));
}

void TrainPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void TrainPage::connectInputs()
{
    connect(m_start, &QPushButton::clicked, this, [this] {
        setFailure({});
        Q_EMIT trainRequested(plan());
    });
    connect(m_pause, &QPushButton::clicked, this, [this] {
        if (m_activity.kind == Kind::Paused)
            Q_EMIT resumeRequested();
        else
            Q_EMIT pauseRequested();
    });
    connect(m_curves, &TrainingCurves::followingChanged, m_follow,
            [this] { m_follow->setChecked(m_curves->isFollowing()); });
    connect(m_follow, &QCheckBox::clicked, m_curves, &TrainingCurves::setFollowing);
    connect(m_stop, &QPushButton::clicked, this, &TrainPage::stopRequested);
    connect(m_settings, &TrainSettings::advancedRequested, this, &TrainPage::askAdvanced);
    connect(m_needs, &NeedsPage::stepRequested, this, &TrainPage::stepRequested);
    connect(m_runList, &RunList::runChosen, this, &TrainPage::runChosen);
    connect(m_runList, &RunList::resumeRequested, this, &TrainPage::resumeRunRequested);
    connect(m_runList, &RunList::removeRequested, this, [this](core::RunId run) {
        m_removing = run;
        showMessages();
    });
}

void TrainPage::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_curves->setTheme(theme);
    m_result->setTheme(theme);
    m_settingsArea->setFixedWidth(theme.px(300));
    arrange();
}

void TrainPage::setFacts(const TrainFacts& facts)
{
    if (facts == m_facts)
        return;
    m_facts = facts;
    m_needs->setNeeds(facts.needs);
    const auto part = [&facts](core::SplitPart which) { return facts.patients[static_cast<std::size_t>(which)]; };
    const std::size_t learning = part(core::SplitPart::Encoder) + part(core::SplitPart::Policy);
    m_settings->setContext({.patients = learning, .panels = static_cast<std::size_t>(facts.panels.size())},
                           facts.currency);
    const std::size_t choosing = part(core::SplitPart::ClassifierValidation) + part(core::SplitPart::PolicyValidation);
    m_subtitle->setText(
        learning == 0 ? QString()
                      : tr("%1 patients to learn from · %2 to choose the best policy by · %3 for the final test")
                            .arg(countText(learning), countText(choosing), countText(part(core::SplitPart::Test))));
    m_curves->setCurrency(currency());
    m_runList->setRuns(m_runs, currency(), m_facts.cohort);
    showContent();
    showButtons();
    showMessages();
    showResult();
}

void TrainPage::setRuns(std::vector<core::RunRecord> runs)
{
    m_runs = std::move(runs);
    m_runList->setRuns(m_runs, currency(), m_facts.cohort);
    m_runList->setChosen(m_shown);
    showContent();
    showMessages();
    showResult();
}

void TrainPage::setActivity(const TrainActivity& activity)
{
    m_activity = activity;
    m_curves->setTraining(activity.active());
    m_training->setActivity(activity, currency());
    m_runList->model().setRunningShare(activity.active() ? activity.progress.share : -1.0);
    showContent();
    showButtons();
}

void TrainPage::dropMessages()
{
    m_removing.reset();
    m_failure.clear();
    showMessages();
}

void TrainPage::setFailure(const QString& sentence)
{
    m_failure = sentence;
    showMessages();
}

void TrainPage::showRun(core::RunId run, std::span<const core::CurvePoint> points,
                        const std::vector<core::TrainingNotice>& notices)
{
    m_shown = run;
    m_notices.clear();
    m_panelUse.clear();
    m_curves->setPoints(points);
    m_runList->setChosen(run);
    std::vector<core::TrainingNotice> all = notices;
    if (const core::RunRecord* stored = record(run); stored && stored->summary)
        all.insert(all.end(), stored->summary->notices.begin(), stored->summary->notices.end());
    for (const core::CurvePoint& point : points)
        if (point.curve == core::Curve::PanelUse)
            m_panelUse[point.panel] = point.value;
    addProgress({}, all);
    showResult();
}

void TrainPage::addProgress(std::span<const core::CurvePoint> points, const std::vector<core::TrainingNotice>& notices)
{
    m_curves->addPoints(points);
    bool used = false;
    for (const core::CurvePoint& point : points) {
        if (point.curve != core::Curve::PanelUse)
            continue;
        m_panelUse[point.panel] = point.value;
        used = true;
    }
    for (const core::TrainingNotice notice : notices)
        if (std::find(m_notices.begin(), m_notices.end(), notice) == m_notices.end())
            m_notices.push_back(notice);
    if (used)
        showResult();
    if (points.empty() || !notices.empty())
        showMessages();
}

void TrainPage::showNoRun()
{
    m_shown.reset();
    m_notices.clear();
    m_panelUse.clear();
    m_curves->setPoints({});
    m_runList->setChosen(std::nullopt);
    showMessages();
    showResult();
}

core::TrainingPlan TrainPage::plan() const
{
    return m_settings->plan();
}

void TrainPage::showContent()
{
    const bool usable = m_facts.open && (m_facts.blockedBy.isEmpty() || !m_runs.empty() || m_activity.active());
    m_pages->setCurrentIndex(usable ? 1 : 0);
}

void TrainPage::showButtons()
{
    const bool active = m_activity.active();
    const bool stopping = m_activity.kind == Kind::Stopping;
    m_start->setVisible(!active);
    m_start->setEnabled(m_facts.blockedBy.isEmpty() && m_facts.readOnly.isEmpty() && m_facts.busy.isEmpty());
    m_start->setToolTip(!m_facts.readOnly.isEmpty()   ? m_facts.readOnly
                        : !m_facts.busy.isEmpty()     ? m_facts.busy
                        : m_facts.blockedBy.isEmpty() ? tr("Train a policy with these settings")
                                                      : m_facts.blockedBy.join(QLatin1Char('\n')));
    m_pause->setVisible(active);
    m_pause->setEnabled(m_activity.kind == Kind::Running || m_activity.kind == Kind::Paused);
    m_pause->setText(m_activity.kind == Kind::Paused ? tr("Resume") : tr("Pause"));
    m_stop->setVisible(active);
    m_stop->setEnabled(!stopping);
    m_runList->setAllowed(!active && m_facts.readOnly.isEmpty() && m_facts.busy.isEmpty(), m_facts.readOnly.isEmpty());
}

void TrainPage::showMessages()
{
    using Severity = InlineMessage::Severity;
    std::vector<MessageStack::Message> messages;
    const auto say = [&messages](Severity severity, const QString& sentence, QStringList actions = {},
                                 std::function<void(int)> act = {}) {
        messages.push_back({.severity = severity,
                            .subject = {},
                            .sentence = sentence,
                            .actions = std::move(actions),
                            .act = std::move(act)});
    };
    if (m_removing)
        say(Severity::Warning,
            tr("Remove run %1 with its curves and its policy? This cannot be undone.").arg(m_removing->value),
            {tr("Remove"), tr("Keep")}, [this](int action) {
                const core::RunId run = *std::exchange(m_removing, std::nullopt);
                if (action == 0)
                    Q_EMIT removeRunRequested(run);
                showMessages();
            });
    if (!m_failure.isEmpty())
        say(Severity::Error, m_failure, {tr("Close")}, [this](int) { setFailure({}); });
    if (!m_facts.readOnly.isEmpty())
        say(Severity::Info, m_facts.readOnly);
    if (!m_facts.busy.isEmpty())
        say(Severity::Info, m_facts.busy);
    for (const QString& reason : m_facts.blockedBy)
        say(Severity::Error, reason, {tr("Go to Data & panels")}, [this](int) { Q_EMIT stepRequested(Step::Data); });
    if (const core::RunRecord* run = m_shown ? record(*m_shown) : nullptr) {
        if (m_runList->model().isOfEarlierData(*run))
            say(Severity::Warning, tr("Run %1 belongs to earlier data: patients, panels or prices have changed since.")
                                       .arg(run->id.value));
        if (run->status == core::RunStatus::Interrupted)
            say(Severity::Warning,
                run->hasCheckpoint
                    ? tr("Run %1 was interrupted. It can go on from its last checkpoint.").arg(run->id.value)
                    : tr("Run %1 was interrupted before its first checkpoint; it cannot go on.").arg(run->id.value));
    }
    for (const core::TrainingNotice notice : m_notices)
        say(isWarning(notice) ? Severity::Warning : Severity::Info, noticeText(notice));
    m_messages->setMessages(std::move(messages));
}

void TrainPage::showResult()
{
    const core::RunRecord* run = m_shown ? record(*m_shown) : nullptr;
    m_result->setRun(run ? std::optional(*run) : std::nullopt, currency());
    std::vector<PanelUse> use;
    if (run && run->summary && run->summary->validation) {
        const std::vector<double>& shares = run->summary->validation->panelUse;
        for (std::size_t i = 0; i < shares.size(); ++i)
            use.push_back({panelName(i), shares[i]});
    } else {
        for (const auto& [panel, share] : m_panelUse)
            use.push_back({panelName(panel), share});
    }
    m_result->setPanelUse(std::move(use));
}

// The panels of a run are those of its data; the study's names are right only as long as these are the same.
QString TrainPage::panelName(std::size_t panel) const
{
    const core::RunRecord* run = m_shown ? record(*m_shown) : nullptr;
    const bool same = !run || !m_runList->model().isOfEarlierData(*run);
    const auto position = static_cast<qsizetype>(panel);
    return same && position < m_facts.panels.size() ? m_facts.panels[position] : tr("Panel %1").arg(panel + 1);
}

const core::RunRecord* TrainPage::record(core::RunId run) const
{
    const auto found = std::find_if(m_runs.begin(), m_runs.end(), [run](const auto& one) { return one.id == run; });
    return found == m_runs.end() ? nullptr : &*found;
}

void TrainPage::askAdvanced()
{
    PlanDialog dialog(m_settings->planOfPreset(), m_settings->overrides(), this);
    if (dialog.exec() == QDialog::Accepted)
        m_settings->setOverrides(dialog.overrides());
}

} // namespace ui
