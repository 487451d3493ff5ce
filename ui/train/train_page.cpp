// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/train_page.h"

#include "core/front/policy_name.h"
#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/panel_words.h"
#include "ui/common/text/training_text.h"
#include "ui/train/plan_dialog.h"
#include "ui/train/queue_card.h"
#include "ui/train/queue_text.h"
#include "ui/train/reward_form.h"
#include "ui/train/train_options.h"
#include "ui/train/training_card.h"
#include "ui/train/training_curves.h"

#include <QBoxLayout>
#include <QScrollArea>
#include <QStackedLayout>

#include <algorithm>
#include <utility>

namespace ui {
namespace {

using Kind = core::JobStage;

constexpr double kQueueWidth = 372.0; // design pixels
constexpr double kLeastQueue = 300.0;
constexpr double kPlotsAbreast = 560.0; // beside the queue
constexpr std::size_t kMostOthers = 40; // curves behind those looked at

} // namespace

// What of the queue is more than progress.
struct TrainPage::KnownRun {
    std::optional<core::RunId> run;
    std::uint64_t ticket = 0;
    core::RunStatus status = core::RunStatus::Running;
    core::JobStage kind = Kind::Idle;
    bool operator==(const KnownRun&) const = default;
};

std::vector<TrainPage::KnownRun> TrainPage::knownRuns(const TrainQueue& queue)
{
    std::vector<KnownRun> known;
    for (const core::RunRecord& run : queue.runs)
        known.push_back({.run = run.id, .ticket = 0, .status = run.status, .kind = Kind::Idle});
    for (const TrainActivity& job : queue.jobs)
        known.push_back({.run = job.run, .ticket = job.ticket, .status = {}, .kind = job.kind});
    for (const SearchEntry& search : queue.searches)
        known.push_back({.run = {}, .ticket = search.waits, .status = search.status, .kind = search.kind});
    return known;
}

TrainPage::TrainPage(QWidget* parent)
    : QWidget(parent),
      m_theme(lightTheme()),
      m_pages(new QStackedLayout),
      m_needs(new NeedsPage(Step::Train, this)),
      m_subtitle(new ElidedLabel({}, TypeSize::Table, Tone::Secondary, this)),
      m_start(makePrimaryButton(tr("Start training"), this)),
      m_pause(makeButton(tr("Pause"), std::nullopt, this)),
      m_stop(makeButton(tr("Stop"), std::nullopt, this)),
      m_options(new TrainOptions(this)),
      m_messages(new MessageStack(this)),
      m_training(new TrainingCard(this)),
      m_curves(new TrainingCurves(this)),
      m_log(new EventLog(this)),
      m_queueCard(new QueueCard(this))
{
    buildLayout();
    connectInputs();
    connectQueue();
    m_queueCard->unfoldForm(true);
    setQueue({});
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
    m_stop->setToolTip(tr("Ends everything within a second; the best policies so far are kept"));
}

QWidget* TrainPage::makeHeader()
{
    auto* header = new QWidget;
    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(makeLabel(stepName(Step::Train), TypeSize::Title));
    titles->addWidget(m_subtitle);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addLayout(titles, 1);
    row->addWidget(m_pause);
    row->addWidget(m_stop);
    row->addWidget(m_start);
    auto* column = new QVBoxLayout(header);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(row);
    column->addWidget(m_options);
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

QWidget* TrainPage::makeWorkPage()
{
    auto* results = new QWidget;
    results->setProperty("page", true);
    auto* left = new QVBoxLayout(results);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(8);
    left->addWidget(m_training);
    left->addWidget(m_curves, 5);
    left->addWidget(m_log, 1);
    m_queueArea = makeScrolling(m_queueCard);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(makeScrolling(results), 1);
    row->addWidget(m_queueArea);

    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(16, 8, 16, 8);
    column->setSpacing(8);
    column->addWidget(makeHeader());
    column->addWidget(m_messages);
    column->addLayout(row, 1);
    return page;
}

void TrainPage::arrange()
{
    const int queue =
        std::min({m_theme.px(kQueueWidth), std::max(m_theme.px(kLeastQueue), width() / 3), width() * 2 / 5});
    m_queueArea->setFixedWidth(queue);
    m_curves->setStacked(width() - queue < m_theme.px(kPlotsAbreast));
}

void TrainPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void TrainPage::connectInputs()
{
    connect(m_start, &QPushButton::clicked, this, &TrainPage::start);
    connect(m_pause, &QPushButton::clicked, this, [this] {
        if (stageOf(m_queue) == Kind::Paused)
            Q_EMIT resumeRequested();
        else
            Q_EMIT pauseRequested();
    });
    connect(m_stop, &QPushButton::clicked, this, &TrainPage::stopRequested);
    connect(m_needs, &NeedsPage::stepRequested, this, &TrainPage::stepRequested);
    connect(m_options, &TrainOptions::advancedRequested, this, &TrainPage::askAdvanced);
    connect(m_options, &TrainOptions::changed, this, [this] {
        showAim();
        m_curves->setMetric(m_options->chosenMetric());
        showRows();
        showButtons();
        showEstimate();
        Q_EMIT optionsChanged();
    });
}

void TrainPage::connectQueue()
{
    connect(m_queueCard, &QueueCard::rowChosen, this, [this] {
        m_followsQueue = m_queueCard->chosen()->underWay();
        showChosen();
    });
    connect(m_queueCard, &QueueCard::addRequested, this, [this] {
        if (isSearch(m_options->method()))
            Q_EMIT searchRequested(m_options->searchPlan(m_queueCard->form().firstSeed()));
        else
            Q_EMIT addRequested(plans());
    });
    connect(m_queueCard, &QueueCard::resumeRequested, this, &TrainPage::resumeRunRequested);
    connect(m_queueCard, &QueueCard::stopRequested, this, [this](const QueueRow& row) {
        for (const std::uint64_t ticket : std::vector(row.tickets)) // the row changes meanwhile
            Q_EMIT stopJobRequested(ticket);
    });
    connect(m_queueCard, &QueueCard::renameRequested, this, &TrainPage::renameRunRequested);
    connect(m_queueCard, &QueueCard::removeRequested, this, [this](const QueueRow& row) {
        m_removing = row.runs;
        m_removingName = row.number;
        showMessages();
    });
    connect(&m_queueCard->form(), &RewardForm::changed, this, &TrainPage::optionsChanged);
}

void TrainPage::start()
{
    setFailure({});
    m_followsQueue = true;
    const bool waiting = std::ranges::any_of(m_queue.jobs, [](const TrainActivity& job) { return !job.active(); });
    if (isSearch(m_options->method()))
        Q_EMIT searchRequested(m_options->searchPlan(m_queueCard->form().firstSeed()));
    else if (waiting)
        Q_EMIT trainRequested({});
    else if (m_repeating = repeatedBy(plans()); m_repeating.isEmpty())
        Q_EMIT trainRequested(plans());
    else
        showMessages();
}

// A policy that the same settings and seed gave with these patients; empty: there is none.
QString TrainPage::repeatedBy(const std::vector<core::TrainingPlan>& plans) const
{
    for (const core::RunRecord& run : m_queue.runs)
        if (run.status == core::RunStatus::Finished && run.start.origin.empty() && run.start.cohort == m_facts.cohort &&
            !run.start.continues && std::ranges::find(plans, run.start.plan) != plans.end())
            return QString::fromStdString(core::runPolicyName(run));
    return {};
}

// The same with the first seeds that were not tried.
std::vector<core::TrainingPlan> TrainPage::plansWithNewSeeds() const
{
    std::vector<core::TrainingPlan> all = plans();
    while (!repeatedBy(all).isEmpty())
        for (core::TrainingPlan& plan : all)
            ++plan.seed.value;
    return all;
}

std::vector<core::TrainingPlan> TrainPage::plans() const
{
    std::vector<core::TrainingPlan> all;
    core::TrainingPlan plan = m_options->plan();
    plan.shape = m_queueCard->form().shape();
    plan.shape.aim = m_options->aim();
    plan.seed = m_queueCard->form().firstSeed();
    for (int seed = 0; seed < m_options->seeds(); ++seed) {
        all.push_back(plan);
        ++plan.seed.value;
    }
    return all;
}

int TrainPage::cores() const
{
    return m_options->cores();
}

void TrainPage::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_curves->setTheme(theme);
    m_queueCard->setTheme(theme);
    m_log->setTheme(theme);
    arrange();
}

void TrainPage::setFacts(const TrainFacts& facts)
{
    if (facts == m_facts)
        return;
    // What the user chose stays until the study says something else.
    const core::CostAim minimise = facts.minimise != m_facts.minimise ? facts.minimise : m_options->aim();
    m_facts = facts;
    m_needs->setNeeds(facts.needs);
    const auto part = [&facts](core::SplitPart which) { return facts.patients[static_cast<std::size_t>(which)]; };
    const std::size_t learning = part(core::SplitPart::Encoder) + part(core::SplitPart::Policy);
    m_options->setContext({.patients = learning, .panels = static_cast<std::size_t>(facts.panels.size())});
    m_options->setMostCores(facts.cores);
    m_options->setFoldsPossible(facts.foldsPossible);
    m_subtitle->setText(learning == 0
                            ? QString()
                            : tr("%1 patients to learn from · %2 to check the classifier by · %3 to choose "
                                 "the best policy by · %4 for the final test")
                                  .arg(countText(learning), countText(part(core::SplitPart::ClassifierValidation)),
                                       countText(part(core::SplitPart::PolicyValidation)),
                                       countText(part(core::SplitPart::Test))));
    m_options->setMinimise(minimise, facts.currency, facts.timesMissing);
    m_queueCard->form().setCurrency(facts.currency);
    showAim();
    m_curves->setCurrency(currency());
    m_queue.patients = facts.cohort;
    showContent();
    showRows();
    showButtons();
    showChosen();
}

void TrainPage::showAim()
{
    m_queueCard->form().setAim(m_options->aim(), !isSearch(m_options->method()));
}

void TrainPage::setQueue(TrainQueue queue)
{
    const std::vector<KnownRun> before = knownRuns(m_queue);
    m_queue = std::move(queue);
    m_queue.patients = m_facts.cohort;
    m_queue.places = static_cast<std::size_t>(m_options->cores());
    const std::vector<KnownRun> now = knownRuns(m_queue);
    const bool others = now != before; // otherwise only progress is told, many times a second
    if (others)
        forgetMissing(now);
    const bool active = stageOf(m_queue) != Kind::Idle;
    m_curves->setTraining(std::ranges::any_of(m_queue.jobs, &TrainActivity::active)); // a search draws no curves
    showRows();
    if (std::exchange(m_wasActive, active) != active)
        m_queueCard->unfoldForm(!active); // what Start would train is in sight as long as there is a Start
    if (chooseNewest() || others) {
        showChosen();
        showContent();
    }
    showButtons();
    showProgress();
}

void TrainPage::forgetMissing(const std::vector<KnownRun>& known)
{
    std::vector<core::RunId> runs;
    for (const KnownRun& one : known)
        if (one.run)
            runs.push_back(*one.run);
    m_curves->keepOnly(runs);
    std::erase_if(m_asked, [&runs](core::RunId run) { return std::ranges::find(runs, run) == runs.end(); });
}

void TrainPage::setLog(std::vector<LogEntry> entries)
{
    m_log->setEntries(std::move(entries));
}

void TrainPage::setEstimate(const std::optional<TrainEstimate>& estimate)
{
    m_estimate = estimate;
    showEstimate();
}

void TrainPage::dropMessages()
{
    m_removing.clear();
    m_repeating.clear();
    m_failure.clear();
    m_followsQueue = true;
    showMessages();
}

void TrainPage::setFailure(const QString& sentence, const QString& remedy)
{
    m_failure = sentence;
    m_remedy = remedy;
    showMessages();
}

void TrainPage::setPoints(core::RunId run, std::span<const core::CurvePoint> points)
{
    m_asked.insert(run);
    m_curves->setPoints(run, points);
    showUse();
}

void TrainPage::addPoints(core::RunId run, std::span<const core::CurvePoint> points)
{
    m_curves->addPoints(run, points);
    const auto usesPanel = [](const core::CurvePoint& point) { return point.curve == core::Curve::PanelUse; };
    if (std::ranges::any_of(points, usesPanel))
        showUse();
}

void TrainPage::showRun(core::RunId run)
{
    m_followsQueue = false;
    m_queueCard->setChosen(run);
    showChosen();
}

void TrainPage::showRows()
{
    m_queue.metric = m_options->chosenMetric();
    m_queueCard->setRows(queueRows(m_queue), currency(), m_queue.metric);
}

// What was begun last, as long as the user did not choose something that is over.
bool TrainPage::chooseNewest()
{
    const QueueRow* now = m_queueCard->chosen();
    std::optional<core::RunId> newest;
    for (const TrainActivity& job : m_queue.jobs)
        if (job.active() && job.run)
            newest = job.run;
    if (!newest && !now && !m_queue.runs.empty())
        newest = m_queue.runs.back().id;
    if (!newest || (now && (!m_followsQueue || now->holds(*newest) || now->underWay())))
        return false;
    m_queueCard->setChosen(newest);
    return true;
}

void TrainPage::showChosen()
{
    const QueueRow* row = m_queueCard->chosen();
    const std::vector<core::RunId> seeds = row ? row->runs : std::vector<core::RunId>();
    std::vector<core::RunId> others;
    for (const QueueRow& one : m_queueCard->model().rows())
        if (!one.earlierData || (row && row->earlierData))
            for (const core::RunId run : one.runs)
                if (std::ranges::find(seeds, run) == seeds.end())
                    others.push_back(run);
    if (others.size() > kMostOthers)
        others.erase(others.begin(), others.end() - kMostOthers);
    m_curves->setShown(seeds, others, row ? tr("policy %1").arg(row->number) : QString());
    for (const std::vector<core::RunId>* runs : {&seeds, static_cast<const std::vector<core::RunId>*>(&others)})
        for (const core::RunId run : *runs)
            if (m_asked.insert(run).second)
                Q_EMIT curvesWanted(run);
    const core::RunRecord* chosenRun = chosenRecord();
    m_queueCard->setResult(chosenRun ? std::optional(*chosenRun) : std::nullopt, currency());
    if (row && row->shape) {
        FigureOrigin origin;
        if (!seeds.empty())
            origin.policy = seeds.back();
        origin.shape = row->shape;
        origin.seed = row->plan.seed;
        m_curves->setOrigin(origin, tr("%1; %2; seed %3; validation and training patients")
                                        .arg(methodText(row->plan.method), rewardText(*row->shape),
                                             QString::number(row->plan.seed.value)));
    }
    showUse();
    showMessages();
}

void TrainPage::showUse()
{
    const QueueRow* row = m_queueCard->chosen();
    std::vector<PanelUse> use;
    const core::RunRecord* chosenRun = chosenRecord();
    if (row && !row->runs.empty()) {
        const auto& live = m_curves->curves().panelUse(row->runs.back());
        for (const auto& [panel, share] : live)
            use.push_back(
                {.panel = panelName(panel, chosenRun, row->earlierData), .share = share.now, .before = share.atStart});
        if (chosenRun && chosenRun->summary && chosenRun->summary->validation && row->tickets.empty()) {
            const std::vector<double>& shares = chosenRun->summary->validation->panelUse;
            use.clear();
            for (std::size_t i = 0; i < shares.size(); ++i) {
                const auto first = live.find(static_cast<std::uint32_t>(i));
                use.push_back({.panel = panelName(i, chosenRun, row->earlierData),
                               .share = shares[i],
                               .before = first == live.end() ? std::nullopt : std::optional(first->second.atStart)});
            }
        }
    }
    m_curves->setPanelUse(std::move(use));
}

void TrainPage::showContent()
{
    const bool anything = m_queueCard->model().rowCount() > 0;
    const bool usable = m_facts.open && (m_facts.blockedBy.isEmpty() || anything);
    m_pages->setCurrentIndex(usable ? 1 : 0);
}

void TrainPage::showButtons()
{
    const Kind stage = stageOf(m_queue);
    const bool active = stage != Kind::Idle;
    const bool search = isSearch(m_options->method());
    const QString reason = m_facts.readOnly.isEmpty() ? m_facts.blockedBy.join(QLatin1Char('\n')) : m_facts.readOnly;
    m_start->setVisible(!active);
    m_start->setText(search ? tr("Start search") : tr("Start training"));
    m_start->setEnabled(canTrain());
    m_start->setToolTip(canTrain() ? tr("Begin with these settings, or with what waits in the queue") : reason);
    m_pause->setVisible(active);
    m_pause->setEnabled(stage == Kind::Running || stage == Kind::Paused);
    m_pause->setText(stage == Kind::Paused ? tr("Resume") : tr("Pause"));
    m_stop->setVisible(active);
    m_stop->setEnabled(stage != Kind::Stopping);
    m_queueCard->setAdding(canTrain(), reason, search);
    m_queueCard->setAllowed(canTrain(), m_facts.readOnly.isEmpty());
}

// The panels of a run are those of its data; the study's names are right only as long as these are the same.
QString TrainPage::panelName(std::size_t panel, const core::RunRecord* run, bool earlierData) const
{
    const QStringList names = !earlierData ? m_facts.panels : run ? panelNames(run->start.panels) : QStringList();
    const auto position = static_cast<qsizetype>(panel);
    return position < names.size() ? names[position] : tr("Panel %1").arg(panel + 1);
}

const core::RunRecord* TrainPage::record(core::RunId run) const
{
    const auto found = std::ranges::find(m_queue.runs, run, &core::RunRecord::id);
    return found == m_queue.runs.end() ? nullptr : &*found;
}

const core::RunRecord* TrainPage::chosenRecord() const
{
    const QueueRow* row = m_queueCard->chosen();
    const core::RunRecord* newest = nullptr;
    for (const core::RunId run : row ? row->runs : std::vector<core::RunId>())
        if (const core::RunRecord* stored = record(run); stored && stored->summary)
            newest = stored;
    return newest;
}

void TrainPage::askAdvanced()
{
    PlanDialog dialog(m_options->planOfPreset(), m_options->overrides(), this);
    if (dialog.exec() == QDialog::Accepted)
        m_options->setOverrides(dialog.overrides());
}

} // namespace ui
