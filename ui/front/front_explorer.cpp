// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/front_explorer.h"

#include "core/front/budget_query.h"
#include "core/front/repricing.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"
#include "ui/figures/charts/front_figure.h"
#include "ui/figures/charts/point_counts.h"
#include "ui/front/front_card.h"
#include "ui/front/front_table.h"
#include "ui/front/front_view_bar.h"
#include "ui/front/pin_comparison.h"
#include "ui/front/point_card.h"
#include "ui/front/price_panel.h"

#include <QBoxLayout>
#include <QSplitter>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double kDetailWidth = 404.0; // design pixels
constexpr double kAbreast = 860.0;
constexpr double kHardlyWorse = 0.01; // of the figure: what is proposed at first costs less and is as good but for this

} // namespace

FrontExplorer::FrontExplorer(QWidget* parent)
    : QWidget(parent),
      m_theme(lightTheme()),
      m_bar(new FrontViewBar(this)),
      m_card(new FrontCard(this)),
      m_table(new FrontTable(this)),
      m_point(new PointCard(this)),
      m_prices(new PricePanel(this))
{
    buildLayout();
    connectInputs();
    connectView();
    connectPrices();
    showFront();
}

// Prices stand above the policy they are tried for.
QWidget* FrontExplorer::makeSideColumn()
{
    auto* column = new QWidget;
    auto* rows = new QVBoxLayout(column);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    rows->addWidget(m_prices);
    rows->addWidget(m_point, 1);
    m_prices->hide();
    return column;
}

void FrontExplorer::buildLayout()
{
    m_rows = new QSplitter(Qt::Vertical);
    m_rows->addWidget(m_card);
    m_rows->addWidget(m_table);
    m_rows->setStretchFactor(0, 2);
    m_rows->setStretchFactor(1, 1);
    m_rows->setSizes({2000, 1000});
    m_columns = new QSplitter(Qt::Horizontal);
    m_columns->addWidget(m_rows);
    m_columns->addWidget(makeSideColumn());
    m_columns->setStretchFactor(0, 1);
    m_columns->setStretchFactor(1, 0);
    for (QSplitter* splitter : {m_rows, m_columns}) {
        splitter->setChildrenCollapsible(false);
        splitter->setHandleWidth(8);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_columns);
}

void FrontExplorer::arrange()
{
    const bool abreast = width() >= m_theme.px(kAbreast);
    m_columns->setOrientation(abreast ? Qt::Horizontal : Qt::Vertical);
    if (abreast)
        m_columns->setSizes({std::max(1, width() - m_theme.px(kDetailWidth) - 8), m_theme.px(kDetailWidth)});
}

void FrontExplorer::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void FrontExplorer::connectInputs()
{
    connect(m_card, &FrontCard::frontChosen, this, &FrontExplorer::frontChosen);
    connect(m_card, &FrontCard::removeRequested, this, &FrontExplorer::removeRequested);
    connect(m_card, &FrontCard::budgetChanged, this, [this] {
        if (m_card->budget())
            m_chosenBy = ChosenBy::Budget;
        answerBudget();
        remember();
    });
    connect(&m_card->plot(), &FrontPlot::dotChosen, this, &FrontExplorer::chooseDot);
    connect(&m_card->plot(), &FrontPlot::pinWanted, this, &FrontExplorer::togglePin);
    connect(m_table, &FrontTable::dotChosen, this, &FrontExplorer::chooseDot);
    connect(m_table, &FrontTable::pinWanted, this, &FrontExplorer::togglePin);
    connect(m_table, &FrontTable::renameWanted, this, [this](std::size_t dot) {
        chooseDot(dot);
        if (m_policy)
            Q_EMIT renameRequested(*m_policy);
    });
    connect(m_point, &PointCard::renameRequested, this, &FrontExplorer::renameRequested);
    connect(m_point, &PointCard::pinRequested, this, [this] {
        if (const auto dot = m_chosen ? scene().find(*m_chosen) : std::nullopt)
            togglePin(*dot);
    });
    connect(m_point, &PointCard::walkRequested, this, &FrontExplorer::walkRequested);
    connect(m_point, &PointCard::pocketCardRequested, this, &FrontExplorer::pocketCardRequested);
    connect(m_point, &PointCard::patientsRequested, this, &FrontExplorer::patientsRequested);
    addFigureMenu(m_card->plot(), [this] { return figure(); });
}

void FrontExplorer::connectView()
{
    const auto look = [this] {
        showFront();
        Q_EMIT looksDifferent();
    };
    connect(m_bar, &FrontViewBar::sideChosen, this, [this, look](FrontSide side) {
        m_wantedSide = side;
        look();
    });
    connect(m_bar, &FrontViewBar::axisChosen, this, &FrontExplorer::changeAxis);
    connect(m_bar, &FrontViewBar::measureChosen, this, [this, look](FrontMeasure measure) {
        m_look.measure = measure;
        look();
    });
    connect(m_bar, &FrontViewBar::showChanged, this, [this, look](const FrontShow& show) {
        m_look.show = show;
        look();
    });
    connect(m_bar, &FrontViewBar::exportRequested, this,
            [this] { requestFigure(m_card->plot(), figure(), FigureRequest::Export); });
}

void FrontExplorer::connectPrices()
{
    connect(m_bar, &FrontViewBar::pricesWanted, m_prices, &QWidget::setVisible);
    connect(m_prices, &PricePanel::closeRequested, this, [this] {
        m_prices->hide();
        m_bar->setPricesOpen(false);
    });
    connect(m_prices, &PricePanel::pricesTried, this, [this](const core::TestCatalog& prices) { tryPrices(prices); });
    connect(m_prices, &PricePanel::resetRequested, this, [this] { tryPrices(std::nullopt); });
    connect(m_prices, &PricePanel::solveRequested, this, [this] {
        if (m_tried)
            Q_EMIT solveRequested(*m_tried);
    });
}

FigurePtr FrontExplorer::figure() const
{
    FrontContext context = m_context;
    context.optimum = optimum();
    context.rivals = rivals();
    return frontFigure(m_shown, context, side(),
                       {.look = m_look,
                        .selected = m_chosen,
                        .pinned = m_pins,
                        .budget = m_card->budget(),
                        .extent = m_card->plot().extent()});
}

void FrontExplorer::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_card->setTheme(theme);
    m_table->setTheme(theme);
    m_point->setTheme(theme);
    m_prices->setTheme(theme);
    arrange();
}

FrontMemory FrontExplorer::memory() const
{
    FrontMemory made{.budget = m_card->usersBudget(), .pins = {}};
    for (const FrontDot& pin : m_pins)
        if (pin.isPolicy())
            made.pins.push_back(pin.policy);
    return made;
}

void FrontExplorer::remember()
{
    if (!m_recalling)
        Q_EMIT remembered(m_front.id, memory());
}

void FrontExplorer::recall(const FrontMemory& memory)
{
    m_recalling = true;
    for (const std::size_t policy : memory.pins)
        for (const FrontDot& dot : scene().dots)
            if (dot.isPolicy() && dot.policy == policy && m_pins.size() < PinComparison::kMost && !isPinned(dot))
                m_pins.push_back(dot);
    if (memory.budget)
        m_card->takeBudget(*memory.budget);
    m_recalling = false;
    showMarks();
}

void FrontExplorer::setFront(const core::FrontRecord& front, const FrontContext& context)
{
    const bool another = front.id != m_front.id;
    if (another) {
        m_chosenBy = ChosenBy::Proposal;
        m_card->forgetBudget();
        m_pins.clear();
        m_look.measure.reset();
        m_look.axis.reset();
    }
    if (front.id != m_front.id || context.prices != m_context.prices)
        m_tried.reset();
    m_front = front;
    m_context = context;
    m_card->setCurrency(context.currency);
    applyPrices();
    showPrices();
    showFront();
    if (const auto before = another && m_memory ? m_memory(front.id) : std::nullopt)
        recall(*before);
}

void FrontExplorer::setEmptyText(const QString& text)
{
    m_card->plot().setEmptyText(text);
}

void FrontExplorer::setFronts(const QStringList& names, int current)
{
    m_card->setFronts(names, current);
}

void FrontExplorer::setRemovable(bool removable)
{
    m_card->setRemovable(removable);
}

const FrontScene& FrontExplorer::scene() const
{
    return m_card->plot().scene();
}

void FrontExplorer::setSolvable(const QString& whyNot)
{
    m_prices->setSolvable(whyNot);
}

// At other prices another line is the best possible.
std::optional<core::OptimumLines> FrontExplorer::optimum() const
{
    return m_tried || m_context.inForce ? std::nullopt : m_context.optimum;
}

std::shared_ptr<const FrontRivals> FrontExplorer::rivals() const
{
    return m_tried || m_context.inForce ? nullptr : m_context.rivals;
}

FrontSide FrontExplorer::side() const
{
    if (m_wantedSide && hasSide(m_shown, *m_wantedSide, optimum()))
        return *m_wantedSide;
    return bestSide(m_shown);
}

// A budget of the other axis would mean nothing: what the chosen policy takes is proposed instead.
void FrontExplorer::changeAxis(core::CostAim axis)
{
    m_look.axis = axis;
    m_card->forgetBudget();
    if (m_chosen && m_chosen->isPolicy()) {
        const core::FrontAxes axes(m_shown.start.plan.metric, axis);
        m_card->proposeBudget(
            std::ceil(core::costValue(m_shown.points[m_chosen->policy].validation, axes).cost - 1e-6));
    }
    showFront();
    Q_EMIT looksDifferent();
}

void FrontExplorer::tryPrices(const std::optional<core::TestCatalog>& prices)
{
    m_tried = prices == std::optional(m_context.prices) ? std::nullopt : prices;
    m_card->holdBudget(); // one sees what it buys at other prices
    applyPrices();
    if (!m_tried)
        showPrices();
    showFront();
    m_card->plot().repaintAtOnce();
    Q_EMIT looksDifferent();
}

void FrontExplorer::applyPrices()
{
    m_look.names = policyNames(m_front);
    const std::optional<core::TestCatalog>& prices = m_tried ? m_tried : m_context.inForce;
    m_shown = prices ? core::repriced(m_front, *prices) : m_front;
    m_look.formerFront = prices ? core::frontOf(m_front.points, m_front.start.plan.axes()) : std::vector<std::size_t>();
}

void FrontExplorer::showPrices()
{
    const core::TestCatalog& found = m_context.prices;
    const bool known = found.panelCount() > 0;
    const bool possible = known && core::canReprice(m_front, found) && core::hasPrices(m_front, found);
    m_bar->setPricesPossible(possible ? QString()
                             : known  ? tr("What patients paid cannot be worked out from the panels they got")
                                      : tr("This front was found for other panels or prices"));
    if (possible)
        m_prices->setPrices(found, m_tried.value_or(found), m_context.currency);
    if (!possible)
        m_prices->hide();
    m_bar->setPricesOpen(!m_prices->isHidden());
}

void FrontExplorer::showView(const FrontScene& now)
{
    std::vector<FrontSide> sides;
    for (const FrontSide one : {FrontSide::Everybody, FrontSide::Test, FrontSide::Validation, FrontSide::Expected})
        if (hasSide(m_shown, one, optimum()))
            sides.push_back(one);
    m_bar->setSides(sides, now.side);
    m_bar->setMeasure(now.measure);
    m_bar->setAxes(axesOf(m_shown), now.axis);
    m_bar->setExportable(!now.dots.empty());
    const bool asChosen = now.measure == measureOf(now.metric) && now.axis == now.minimised;
    m_bar->setShow(m_look.show, {.dominated = now.dots.size() > now.onFront,
                                 .bands = asChosen && m_shown.summary && !m_shown.summary->bands.empty(),
                                 .baselines = rivals() || (m_shown.summary &&
                                                           (m_shown.summary->noPanels || m_shown.summary->fullPanels)),
                                 .optimum = optimum() && now.axis == core::CostAim::money(),
                                 .optimism = !now.shifts.empty()});
}

void FrontExplorer::showFront()
{
    const FrontScene now = frontScene(m_shown, side(), optimum(), m_look, rivals().get());
    showView(now);
    m_card->setScene(now);
    m_card->setBudgetAllowed(now.onFront > 0);
    m_table->setFront(m_shown, now, optimum(), QString::fromStdString(m_context.currency));
    if (m_chosenBy == ChosenBy::Proposal || !m_chosen || !now.find(*m_chosen))
        proposeDot(now);
    answerBudget();
}

// Of those that validation patients find as good as the best but for a hair, the cheapest.
void FrontExplorer::proposeDot(const FrontScene& now)
{
    m_chosen.reset();
    m_chosenBy = ChosenBy::Proposal;
    const auto validation = [&](std::size_t dot) -> const core::Evaluation& {
        return m_shown.points[now.dots[dot].policy].validation;
    };
    const auto value = [&](std::size_t dot) { return core::metricOf(validation(dot), now.metric).value_or(0.0); };
    double best = 0.0;
    for (std::size_t i = 0; i < now.onFront; ++i)
        best = std::max(best, value(i));
    for (std::size_t i = 0; i < now.onFront && !m_chosen; ++i)
        if (value(i) >= best - kHardlyWorse) {
            m_chosen = now.dots[i];
            m_card->proposeBudget(std::ceil(core::costValue(validation(i), now.axes()).cost - 1e-6));
        }
}

void FrontExplorer::showMarks()
{
    const FrontScene& now = scene();
    const std::optional<std::size_t> dot = m_chosen ? now.find(*m_chosen) : std::nullopt;
    FrontTableMarks marks{.chosen = dot, .bestWithin = m_bestWithin, .pinned = {}};
    for (const FrontDot& pin : m_pins)
        if (const auto pinned = now.find(pin))
            marks.pinned.push_back(*pinned);
    m_card->plot().setSelected(dot);
    m_card->plot().setPinned(marks.pinned);
    m_table->setMarks(marks);
    showPoint(dot ? &now.dots[*dot] : nullptr);
}

void FrontExplorer::showPoint(const FrontDot* dot)
{
    std::optional<ChosenPoint> point;
    std::optional<core::PolicyRef> policy;
    if (const core::OperatingPoint* stored = dot ? pointOf(m_shown, *dot) : nullptr) {
        if (dot->isPolicy())
            policy = core::FrontPolicyRef{.front = m_front.id, .policy = dot->policy};
        if (const auto figures = figuresOf(*stored, scene().side, optimum()))
            point = ChosenPoint{.dot = *dot,
                                .policy = policy,
                                .shape = stored->shape,
                                .seed = m_front.start.plan.seed,
                                .metric = scene().metric,
                                .side = scene().side,
                                .figures = *figures,
                                .currency = QString::fromStdString(m_context.currency),
                                .panels = m_context.panels,
                                .prices = m_tried.value_or(m_context.inForce.value_or(m_context.prices)),
                                .tried = m_tried.has_value(),
                                .pinned = isPinned(*dot),
                                .mayPin = isPinned(*dot) || m_pins.size() < PinComparison::kMost};
    }
    m_point->setPoint(point);
    if (policy && policy != m_policy)
        Q_EMIT policyChosen(*policy);
    m_policy = policy;
}

void FrontExplorer::setCases(const core::PolicyCasesPtr& cases, const QString& problem)
{
    m_point->setCases(cases, problem);
}

void FrontExplorer::choosePolicy(std::size_t policy)
{
    const auto& dots = scene().dots;
    const auto isIt = [policy](const FrontDot& dot) { return dot.isPolicy() && dot.policy == policy; };
    chooseDot(static_cast<std::size_t>(std::ranges::find_if(dots, isIt) - dots.begin()));
}

void FrontExplorer::chooseDot(std::size_t dot)
{
    if (dot < scene().dots.size()) {
        m_chosen = scene().dots[dot];
        m_chosenBy = ChosenBy::User;
    }
    showMarks();
}

bool FrontExplorer::isPinned(const FrontDot& dot) const
{
    return std::ranges::any_of(m_pins, [&](const FrontDot& pin) { return scene().find(pin) == scene().find(dot); });
}

void FrontExplorer::togglePin(std::size_t dot)
{
    if (dot >= scene().dots.size())
        return;
    const FrontDot wanted = scene().dots[dot];
    const auto same = std::find_if(m_pins.begin(), m_pins.end(),
                                   [&](const FrontDot& pin) { return scene().find(pin) == std::optional(dot); });
    if (same != m_pins.end())
        m_pins.erase(same);
    else if (m_pins.size() < PinComparison::kMost)
        m_pins.push_back(wanted);
    showMarks();
    remember();
}

core::BudgetAnswer FrontExplorer::aloneWith(std::size_t policy) const
{
    const core::CostValue place = core::costValue(m_shown.points[policy].validation, scene().axes());
    return {.first = policy, .second = {}, .shareOfFirst = 1.0, .cost = place.cost, .value = place.value.value_or(0.0)};
}

// Chosen on validation patients, shown on those the plot shows.
QString FrontExplorer::budgetSentence(const core::BudgetAnswer& answer) const
{
    const core::FrontAxes axes = scene().axes();
    BudgetFigures figures{.chosen = answer, .seen = {}};
    if (scene().side == FrontSide::Test)
        figures.seen = core::answerOnTest(answer, m_shown.points, axes);
    if (const auto known = optimum(); known && scene().side == FrontSide::Expected) {
        figures.patients = BudgetPatients::Expected;
        figures.seen = core::answerExpected(answer, m_shown.points, axes, known->prevalence);
    }
    return budgetText(
        figures, [this](std::size_t policy) { return m_look.names[policy]; }, units());
}

QString FrontExplorer::otherCostsOf(std::size_t policy) const
{
    const core::OperatingPoint& point = m_shown.points[policy];
    const core::Evaluation* seen = evaluationOf(point, scene().side);
    const core::Evaluation& figures = seen ? *seen : point.validation;
    QStringList means;
    if (scene().axis != core::CostAim::money() && figures.meanCost.value)
        means << money(core::Cost(*figures.meanCost.value), QString::fromStdString(m_context.currency), QLocale(),
                       MoneyStyle::Exact);
    if (scene().axis != core::CostAim::time() && figures.meanMinutes && figures.meanMinutes->value)
        means << meanMinutesText(*figures.meanMinutes->value);
    if (figures.meanMillilitres && figures.meanMillilitres->value)
        means << tr("%1 of blood").arg(meanMillilitresText(*figures.meanMillilitres->value));
    return means.isEmpty() ? QString() : QLatin1Char(' ') + tr("On average: %1.").arg(means.join(QStringLiteral(", ")));
}

FrontUnits FrontExplorer::units() const
{
    return {.metric = m_shown.start.plan.metric,
            .currency = QString::fromStdString(m_context.currency),
            .aim = scene().axis};
}

// By validation patients: who chose by test patients would find them too good. One policy for everybody is chosen and
// spoken of; that two for some each would be better is said after it.
void FrontExplorer::answerBudget()
{
    m_bestWithin.reset();
    const std::optional<double> budget = m_card->budget();
    if (!budget) {
        m_card->setBudgetAnswer({}, std::nullopt, false);
        showMarks();
        return;
    }
    const core::FrontAxes axes = scene().axes();
    const core::Cost limit(*budget);
    QString sentence;
    if (const auto best = core::bestPolicyWithin(m_shown.points, axes, limit)) {
        FrontDot wanted;
        wanted.policy = *best;
        m_bestWithin = scene().find(wanted);
        if (m_chosenBy != ChosenBy::User && m_bestWithin)
            m_chosen = scene().dots[*m_bestWithin];
        sentence = budgetSentence(aloneWith(*best)) + otherCostsOf(*best);
        if (const auto mixed = core::bestWithin(m_shown.points, axes, limit); mixed && mixed->second)
            sentence += QLatin1Char(' ') + tr("By lot: %1").arg(budgetSentence(*mixed));
    } else if (const auto cheapest = core::cheapestPolicy(m_shown.points, axes)) {
        sentence = budgetTooSmallText(limit, core::Cost(aloneWith(*cheapest).cost), units());
    }
    m_card->setBudgetAnswer(sentence, m_bestWithin, !m_bestWithin && !sentence.isEmpty());
    showMarks();
}

} // namespace ui
