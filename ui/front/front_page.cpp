// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/front_page.h"

#include "core/front/repricing.h"
#include "core/plan/plan_fields.h"
#include "ui/common/buttons.h"
#include "ui/common/cost_aim_box.h"
#include "ui/common/judge_box.h"
#include "ui/common/labels.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/panel_words.h"
#include "ui/common/text/rules_text.h"
#include "ui/common/text/training_text.h"
#include "ui/front/front_empty.h"
#include "ui/front/front_header.h"
#include "ui/front/front_view_bar.h"
#include "ui/front/method_box.h"

#include <QBoxLayout>
#include <QScrollArea>
#include <QStackedLayout>

#include <algorithm>
#include <numeric>
#include <utility>

namespace ui {
namespace {

using SearchKind = FrontActivity::Kind;

constexpr core::FrontMetric kMetrics[] = {core::FrontMetric::F1, core::FrontMetric::Am};

QStringList metricNames()
{
    QStringList names;
    for (const core::FrontMetric metric : kMetrics)
        names << frontMetricText(metric);
    return names;
}

QScrollArea* makeScrolling(QWidget* content)
{
    auto* area = new QScrollArea;
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

QString nameOf(const core::FrontRecord& front, const QString& currency)
{
    const core::FrontPlan& plan = front.start.plan;
    const QString name =
        FrontPage::tr("Front %1 · %2, %3")
            .arg(QString::number(front.id.value), frontMethodText(plan.method), frontMetricText(plan.metric));
    return plan.minimise == core::CostAim::money()
               ? name
               : FrontPage::tr("%1, %2").arg(name, costAimText(plan.minimise, currency));
}

} // namespace

FrontPage::FrontPage(QWidget* parent)
    : QWidget(parent),
      m_theme(lightTheme()),
      m_pages(new QStackedLayout),
      m_needs(new NeedsPage(Step::Front, this)),
      m_method(new MethodBox(this)),
      m_judge(new JudgeBox(this)),
      m_metric(new SegmentedControl(metricNames(), tr("Metric"), this)),
      m_aim(new CostAimBox(this)),
      m_start(makeButton(tr("Find the front"), std::nullopt, this)),
      m_messages(new MessageStack(this)),
      m_search(new SearchCard(this)),
      m_empty(new FrontEmpty(this)),
      m_explorer(new FrontExplorer(this)),
      m_header(new FrontHeader(m_explorer->viewBar(), this))
{
    buildLayout();
    connectInputs();
    setActivity({});
    showRecord();
}

FrontPage::~FrontPage() = default;

void FrontPage::buildLayout()
{
    m_pages->addWidget(m_needs);
    m_pages->addWidget(makeWorkPage());
    m_pages->setContentsMargins(0, 0, 0, 0);
    setLayout(m_pages);
    m_metric->setToolTip(frontMetricExplanation(core::FrontMetric::F1) + QLatin1Char(' ') +
                         frontMetricExplanation(core::FrontMetric::Am));
}

QWidget* FrontPage::makeMinimiseInput()
{
    m_minimise = new QWidget;
    QLabel* label = makeLabel(tr("Minimise"), TypeSize::Table, Tone::Secondary);
    label->setBuddy(m_aim->kindBox());
    auto* row = new QHBoxLayout(m_minimise);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_aim);
    return m_minimise;
}

// What is searched next: beside the page as long as there is no front, on request when there is one.
QWidget* FrontPage::makeSearchInputs()
{
    m_searchInputs = new QWidget;
    QLabel* method = makeLabel(tr("Method"), TypeSize::Table, Tone::Secondary);
    method->setBuddy(m_method);
    auto* row = new QHBoxLayout(m_searchInputs);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addStretch(1);
    row->addWidget(method);
    row->addWidget(m_method);
    QLabel* judge = makeLabel(tr("Judge on"), TypeSize::Table, Tone::Secondary);
    judge->setBuddy(m_judge);
    row->addWidget(judge);
    row->addWidget(m_judge);
    row->addWidget(m_metric);
    row->addWidget(makeMinimiseInput());
    m_start->setObjectName(QStringLiteral("startSearch"));
    row->addWidget(m_start);
    return m_searchInputs;
}

QWidget* FrontPage::makeEmptyPage()
{
    auto* content = new QWidget;
    content->setProperty("page", true);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_empty);
    column->addStretch(1);
    return makeScrolling(content);
}

QWidget* FrontPage::makeWorkPage()
{
    m_body = new QStackedLayout;
    m_body->addWidget(makeEmptyPage());
    m_explorer->setProperty("page", true);
    m_body->addWidget(makeScrolling(m_explorer)); // where the type is large or the window low

    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(16, 8, 16, 8);
    column->setSpacing(8);
    column->addWidget(m_header);
    column->addWidget(makeSearchInputs());
    column->addWidget(m_messages);
    column->addWidget(m_search);
    column->addLayout(m_body, 1);
    return page;
}

void FrontPage::connectInputs()
{
    connect(m_start, &QPushButton::clicked, this, &FrontPage::requestSearch);
    connect(&m_empty->button(), &QPushButton::clicked, this, &FrontPage::requestSearch);
    connect(&m_header->another(), &QPushButton::toggled, this, &FrontPage::showButtons);
    connect(m_explorer, &FrontExplorer::looksDifferent, this, [this] {
        showSubtitle();
        showBadge();
    });
    connect(m_explorer, &FrontExplorer::solveRequested, this, [this](const core::TestCatalog& prices) {
        Q_EMIT pricesRequested(prices);
        if (const core::FrontRecord* front = shownRecord())
            searchAgain(*front);
    });
    connect(&m_header->pause(), &QPushButton::clicked, this, [this] {
        if (m_activity.kind == SearchKind::Paused)
            Q_EMIT resumeRequested();
        else
            Q_EMIT pauseRequested();
    });
    connect(&m_header->stop(), &QPushButton::clicked, this, &FrontPage::stopRequested);
    connect(m_needs, &NeedsPage::stepRequested, this, &FrontPage::stepRequested);
    connect(m_method, &MethodBox::currentIndexChanged, this, [this] {
        m_empty->setMethod(m_method->method());
        showJudge();
    });
    connect(m_explorer, &FrontExplorer::frontChosen, this,
            [this](int front) { showFront(m_fronts[m_fronts.size() - 1 - static_cast<std::size_t>(front)].id); });
    connect(m_explorer, &FrontExplorer::policyChosen, this, &FrontPage::policyChosen);
    connect(m_explorer, &FrontExplorer::walkRequested, this, &FrontPage::walkRequested);
    connect(m_explorer, &FrontExplorer::pocketCardRequested, this, &FrontPage::pocketCardRequested);
    connect(m_explorer, &FrontExplorer::patientsRequested, this, &FrontPage::patientsRequested);
    connect(m_explorer, &FrontExplorer::renameRequested, this, &FrontPage::renameRequested);
    connect(m_explorer, &FrontExplorer::removeRequested, this, [this] {
        m_removing = m_shown;
        showMessages();
    });
}

void FrontPage::requestSearch()
{
    m_header->another().setChecked(false);
    setFailure({});
    Q_EMIT searchRequested(plan());
}

// By the same plan; a sweep that took hours is left to whoever asks for one.
void FrontPage::searchAgain(const core::FrontRecord& front)
{
    core::FrontPlan plan = front.start.plan;
    if (plan.method != core::FrontMethod::Exact)
        plan.method = core::FrontMethod::Lattice;
    setFailure({});
    Q_EMIT searchRequested(plan);
}

void FrontPage::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_method->setTheme(theme);
    m_empty->setTheme(theme);
    m_explorer->setTheme(theme);
    m_header->setTheme(theme);
}

void FrontPage::setFacts(const FrontFacts& facts)
{
    if (facts == m_facts)
        return;
    if (facts.minimise != m_facts.minimise)
        m_aim->setAim(facts.minimise);
    m_facts = facts;
    m_aim->setCurrency(facts.currency);
    m_aim->setTimesMissing(facts.timesMissing);
    m_minimise->setVisible(facts.timesMissing.isEmpty() || facts.minimise.countsTime());
    m_needs->setNeeds(facts.needs);
    std::vector<core::FrontMethod> methods{core::FrontMethod::Lattice, core::FrontMethod::SweepPretrained};
    if (facts.exactPossible)
        methods.push_back(core::FrontMethod::Exact);
    m_method->setMethods(methods);
    std::size_t patients = 0;
    for (const std::size_t part : facts.patients)
        patients += part;
    m_empty->setSize(patients, static_cast<std::size_t>(facts.panels.size()));
    showJudge();
    showContent();
    showButtons();
    showRecord();
}

void FrontPage::setFronts(std::vector<core::FrontRecord> fronts)
{
    m_fronts = std::move(fronts);
    if (m_shown && !record(*m_shown))
        m_shown.reset();
    if (!m_shown && !m_fronts.empty())
        m_shown = m_fronts.back().id;
    showContent();
    showButtons();
    showRecord();
}

void FrontPage::setActivity(const FrontActivity& activity)
{
    m_activity = activity;
    const core::FrontRecord* found = activity.front ? record(*activity.front) : nullptr;
    m_search->setActivity(activity, found ? found->points.size() : 0);
    m_explorer->setEmptyText(activity.active() ? tr("Policies appear here as they are found")
                                               : tr("No policy was found"));
    showContent();
    showButtons();
}

void FrontPage::addProgress(core::FrontId front, const core::FrontUpdate& news)
{
    core::FrontRecord* found = record(front);
    if (!found)
        return;
    found->points.insert(found->points.end(), news.points.begin(), news.points.end());
    if (!news.preview.empty())
        found->preview = news.preview;
    core::FrontSummary& summary = found->summary ? *found->summary : found->summary.emplace();
    for (const core::FrontNotice notice : news.notices)
        if (std::find(summary.notices.begin(), summary.notices.end(), notice) == summary.notices.end())
            summary.notices.push_back(notice);
    if (m_shown == front && (!news.points.empty() || !news.notices.empty() || !news.preview.empty()))
        showRecord();
}

void FrontPage::showFront(core::FrontId front)
{
    m_shown = front;
    showRecord();
}

void FrontPage::choosePolicy(std::size_t policy)
{
    m_explorer->choosePolicy(policy);
}

void FrontPage::setFailure(const QString& sentence)
{
    m_failure = sentence;
    showMessages();
}

void FrontPage::showJudge()
{
    const auto& parts = m_facts.patients;
    JudgeFacts facts{.cases = m_facts.cases,
                     .foldsPossible = m_facts.foldsPossible,
                     .instant = m_method->method() == core::FrontMethod::Exact};
    if (m_method->method() == core::FrontMethod::Lattice)
        facts.seconds = core::latticeSeconds({}, std::accumulate(parts.begin(), parts.end(), std::size_t{0}),
                                             static_cast<std::size_t>(m_facts.panels.size()), m_facts.cores);
    m_judge->setFacts(facts);
}

void FrontPage::dropMessages()
{
    m_removing.reset();
    m_failure.clear();
    showMessages();
}

core::FrontPlan FrontPage::plan() const
{
    core::FrontPlan plan;
    plan.method = m_method->method();
    plan.metric = kMetrics[m_metric->current()];
    plan.minimise = m_aim->aim();
    plan.judging = m_judge->judging();
    const auto part = [this](core::SplitPart which) { return m_facts.patients[static_cast<std::size_t>(which)]; };
    plan.sweep.training = core::presetPlan(core::Preset::Quick,
                                           {.patients = part(core::SplitPart::Encoder) + part(core::SplitPart::Policy),
                                            .panels = static_cast<std::size_t>(m_facts.panels.size())});
    return plan;
}

void FrontPage::showContent()
{
    const bool usable = m_facts.open && (m_facts.blockedBy.isEmpty() || !m_fronts.empty() || m_activity.active());
    m_pages->setCurrentIndex(usable ? 1 : 0);
    m_body->setCurrentIndex(m_fronts.empty() && !m_activity.active() ? 0 : 1);
    m_explorer->viewBar().setVisible(m_body->currentIndex() == 1);
}

void FrontPage::showButtons()
{
    const bool active = m_activity.active();
    const bool possible = m_facts.blockedBy.isEmpty() && m_facts.readOnly.isEmpty() && m_facts.busy.isEmpty();
    const QString tip = !m_facts.readOnly.isEmpty()   ? m_facts.readOnly
                        : !m_facts.busy.isEmpty()     ? m_facts.busy
                        : m_facts.blockedBy.isEmpty() ? tr("Find the front with this method")
                                                      : m_facts.blockedBy.join(QLatin1Char('\n'));
    for (QPushButton* button : {m_start, &m_empty->button()}) {
        button->setEnabled(possible);
        button->setToolTip(tip);
    }
    m_start->setVisible(!m_fronts.empty()); // one such button at a time
    m_header->another().setVisible(!active && !m_fronts.empty());
    m_searchInputs->setVisible(!active && (m_fronts.empty() || m_header->another().isChecked()));
    m_explorer->setSolvable(possible && !active ? QString() : active ? tr("A front is being searched for.") : tip);
    m_method->setEnabled(!active);
    m_judge->setEnabled(!active);
    m_metric->setEnabled(!active);
    m_aim->setEnabled(!active);
    m_header->pause().setVisible(active);
    m_header->pause().setEnabled(m_activity.kind == SearchKind::Running || m_activity.kind == SearchKind::Paused);
    m_header->pause().setText(m_activity.kind == SearchKind::Paused ? tr("Resume") : tr("Pause"));
    m_header->stop().setVisible(active);
    m_header->stop().setEnabled(m_activity.kind != SearchKind::Stopping);
    m_explorer->setRemovable(!active && m_facts.readOnly.isEmpty());
}

void FrontPage::showMessages()
{
    using Severity = InlineMessage::Severity;
    std::vector<MessageStack::Message> messages;
    if (m_removing)
        messages.push_back(
            {.severity = Severity::Warning,
             .sentence = tr("Remove front %1 with all its policies? This cannot be undone.").arg(m_removing->value),
             .actions = {tr("Remove"), tr("Keep")},
             .act = [this](int action) {
                 const core::FrontId front = *std::exchange(m_removing, std::nullopt);
                 if (action == 0)
                     Q_EMIT removeFrontRequested(front);
                 showMessages();
             }});
    if (!m_failure.isEmpty())
        messages.push_back(
            {.severity = Severity::Error, .sentence = m_failure, .actions = {tr("Close")}, .act = [this](int) {
                 setFailure({});
             }});
    for (const QString& reason : {m_facts.readOnly, m_facts.busy})
        if (!reason.isEmpty())
            messages.push_back({.severity = Severity::Info, .sentence = reason});
    for (const QString& reason : m_facts.blockedBy)
        messages.push_back({.severity = Severity::Error,
                            .sentence = reason,
                            .actions = {tr("Go to Data & panels")},
                            .act = [this](int) { Q_EMIT stepRequested(Step::Data); }});
    if (const core::FrontRecord* front = shownRecord())
        addFrontMessages(messages, *front);
    m_messages->setMessages(std::move(messages));
}

void FrontPage::addFrontMessages(std::vector<MessageStack::Message>& messages, const core::FrontRecord& front)
{
    using Severity = InlineMessage::Severity;
    const auto say = [&messages](Severity severity, const QString& sentence, QStringList actions = {},
                                 std::function<void(int)> act = {}) {
        messages.push_back(
            {.severity = severity, .sentence = sentence, .actions = std::move(actions), .act = std::move(act)});
    };
    const bool earlier = isOfEarlierData(front);
    const bool free = !m_activity.active() && m_facts.readOnly.isEmpty() && m_facts.busy.isEmpty();
    if (earlier)
        say(Severity::Warning,
            isOfOtherPrices(front)
                ? tr("Prices have changed since this front was found. Its policies are shown at today's prices; "
                     "others may be better now.")
                : tr("This front belongs to earlier data: patients, panels or prices have changed since."),
            free && m_facts.blockedBy.isEmpty() ? QStringList{tr("Find it again")} : QStringList(),
            [this, front](int) { searchAgain(front); });
    if (front.points.size() == 1 && front.status == core::RunStatus::Finished)
        say(Severity::Info, tr("One policy, no front yet. Queue 8 more?"), {tr("Go to Train")},
            [this](int) { Q_EMIT stepRequested(Step::Train); });
    const bool mayGoOn = !earlier && free;
    const QStringList goOn = mayGoOn ? QStringList{tr("Resume")} : QStringList();
    const auto resume = [this, id = front.id](int) {
        setFailure({});
        Q_EMIT resumeFrontRequested(id);
    };
    const QString found = countText(front.points.size());
    if (front.status == core::RunStatus::Interrupted)
        say(Severity::Warning, tr("This search was interrupted. Policies found by then and kept: %1.").arg(found), goOn,
            resume);
    if (front.status == core::RunStatus::Cancelled)
        say(Severity::Info,
            (hasSide(front, FrontSide::Test, {})
                 ? tr("The front is found, with %1 policies; judging it on all patients was stopped.")
                 : tr("This search was stopped. Policies found by then and kept: %1. Their test figures were not "
                      "looked at."))
                .arg(found),
            goOn, resume);
    if (front.status == core::RunStatus::Failed && m_failure.isEmpty())
        say(Severity::Error, tr("This search failed. Policies found by then and kept: %1.").arg(found));
    if (!front.summary)
        return;
    for (const core::FrontNotice notice : front.summary->notices)
        say(isWarning(notice) ? Severity::Warning : Severity::Info, frontNoticeText(notice, front.summary->leftToGain));
}

void FrontPage::showRecord()
{
    const core::FrontRecord* shown = shownRecord();
    // The best possible is that of today's study; panels are those the front was found with.
    FrontContext context{.currency = m_facts.currency, .panels = {}, .prices = {}, .optimum = {}};
    if (shown)
        context.panels = panelNames(shown->start.panels);
    if (shown && !isOfEarlierData(*shown)) {
        context.outcome = m_facts.outcome;
        context.panels = m_facts.panels;
        context.prices = m_facts.prices;
        context.optimum = m_facts.optimum;
        context.rivals = m_facts.rivals;
    }
    if (shown && isOfEarlierData(*shown) && isOfOtherPrices(*shown))
        context.inForce = m_facts.prices;
    QStringList names;
    int current = -1;
    for (auto one = m_fronts.rbegin(); one != m_fronts.rend(); ++one) {
        if (m_shown == one->id)
            current = static_cast<int>(names.size());
        names << nameOf(*one, QString::fromStdString(m_facts.currency));
    }
    m_explorer->setFronts(names, current);
    m_explorer->setFront(shown ? *shown : core::FrontRecord(), context);
    showSubtitle();
    showBadge();
    showMessages();
}

void FrontPage::showBadge()
{
    const core::FrontRecord* front = shownRecord();
    const bool stale = front && isOfEarlierData(*front);
    const bool prices = m_explorer->triesPrices() || (stale && isOfOtherPrices(*front));
    m_header->setBadge(prices ? tr("found for other prices") : stale ? tr("found for earlier data") : QString());
}

bool FrontPage::isOfOtherPrices(const core::FrontRecord& front) const
{
    return core::isOfOtherPrices(front, m_facts.prices);
}

void FrontPage::showSubtitle()
{
    const core::FrontRecord* front = shownRecord();
    if (!front || front->points.empty()) {
        m_header->setSubtitle(m_activity.active() ? tr("No policy found yet") : tr("No front yet"));
        return;
    }
    const QString counts = tr("%1 on the front of %2 policies found")
                               .arg(countText(m_explorer->scene().onFront), countText(front->points.size()));
    const QString origin =
        tr("%1, seed %2").arg(frontMethodText(front->start.plan.method), QString::number(front->start.plan.seed.value));
    const bool tested = hasSide(*front, FrontSide::Test, {});
    const FrontScene& scene = m_explorer->scene();
    const bool judged = front->summary && front->summary->judged;
    QStringList parts{counts, judged   ? judgedText(front->summary->judged->everybody)
                              : tested ? tr("chosen on validation, reported on test")
                                       : tr("chosen on validation")};
    if (scene.measure != measureOf(scene.metric))
        parts.prepend(
            tr("chosen by %1, shown by %2").arg(frontMetricText(scene.metric), frontMeasureText(scene.measure)));
    if (scene.minimised != core::CostAim::money())
        parts.prepend(tr("minimised: %1").arg(costAimText(scene.minimised, QString::fromStdString(m_facts.currency))));
    const QString rules = rulesText(m_facts.prices, QString::fromStdString(m_facts.currency));
    if (!rules.isEmpty() && !isOfEarlierData(*front))
        parts.prepend(rules.chopped(1)); // its last full stop
    m_header->setSubtitle((parts << origin).join(QStringLiteral(" · ")));
}

core::FrontRecord* FrontPage::record(core::FrontId front)
{
    const auto found =
        std::find_if(m_fronts.begin(), m_fronts.end(), [front](const auto& one) { return one.id == front; });
    return found == m_fronts.end() ? nullptr : &*found;
}

const core::FrontRecord* FrontPage::shownRecord() const
{
    return m_shown ? const_cast<FrontPage*>(this)->record(*m_shown) : nullptr;
}

bool FrontPage::isOfEarlierData(const core::FrontRecord& front) const
{
    return m_facts.cohort && front.start.cohort != *m_facts.cohort;
}

} // namespace ui
