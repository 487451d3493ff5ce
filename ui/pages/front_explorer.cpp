#include "ui/pages/front_explorer.h"

#include "core/front/budget_query.h"
#include "ui/models/point_figures.h"
#include "ui/plots/front_card.h"
#include "ui/plots/front_figure.h"
#include "ui/text/front_text.h"
#include "ui/widgets/front_table.h"
#include "ui/widgets/point_card.h"

#include <QBoxLayout>
#include <QScrollArea>
#include <QSplitter>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double kDetailWidth = 404.0; // design pixels
constexpr double kAbreast = 860.0;
constexpr double kHardlyWorse = 0.01; // of the figure: what is proposed at first costs less and is as good but for this

QScrollArea* makeScrolling(QWidget* content)
{
    auto* area = new QScrollArea;
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

} // namespace

FrontExplorer::FrontExplorer(QWidget* parent)
    : QWidget(parent),
      m_theme(lightTheme()),
      m_card(new FrontCard(this)),
      m_table(new FrontTable(this)),
      m_point(new PointCard(this))
{
    buildLayout();
    connectInputs();
    showFront();
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
    m_columns->addWidget(makeScrolling(m_point));
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
    connect(m_card, &FrontCard::sideChosen, this, [this](FrontSide side) {
        m_wantedSide = side;
        showFront();
    });
    connect(m_card, &FrontCard::budgetChanged, this, &FrontExplorer::chooseForBudget);
    connect(&m_card->plot(), &FrontPlot::dotChosen, this, &FrontExplorer::chooseDot);
    connect(m_table, &FrontTable::dotChosen, this, &FrontExplorer::chooseDot);
    addFigureMenu(m_card->plot(), [this] { return figure(); });
}

FigurePtr FrontExplorer::figure() const
{
    FrontChoice choice{
        .look = {}, .selected = m_chosen, .pinned = {}, .budget = m_card->budget(), .extent = m_card->plot().extent()};
    return frontFigure(m_front, m_context, side(), choice);
}

void FrontExplorer::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_card->setTheme(theme);
    m_table->setTheme(theme);
    m_point->setTheme(theme);
    arrange();
}

void FrontExplorer::setFront(const core::FrontRecord& front, const FrontContext& context)
{
    if (front.id != m_front.id)
        m_chosenByUser = false;
    m_front = front;
    m_context = context;
    m_card->setCurrency(context.currency);
    showFront();
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

FrontSide FrontExplorer::side() const
{
    if (m_wantedSide && hasSide(m_front, *m_wantedSide, m_context.optimum))
        return *m_wantedSide;
    return hasSide(m_front, FrontSide::Test, m_context.optimum) ? FrontSide::Test : FrontSide::Validation;
}

void FrontExplorer::showFront()
{
    const FrontScene now = frontScene(m_front, side(), m_context.optimum);
    std::vector<FrontSide> sides;
    for (const FrontSide one : {FrontSide::Test, FrontSide::Validation, FrontSide::Expected})
        if (hasSide(m_front, one, m_context.optimum))
            sides.push_back(one);
    m_card->setSides(sides, now.side);
    m_card->setScene(now);
    m_card->setBudgetAllowed(now.onFront > 0);
    m_table->setFront(m_front, now, m_context.optimum, QString::fromStdString(m_context.currency));
    if (!m_chosenByUser || !m_chosen || !now.find(*m_chosen))
        proposeDot(now);
    if (m_card->budget())
        chooseForBudget();
    else
        showChosen();
}

// Of those that validation patients find as good as the best but for a hair, the cheapest.
void FrontExplorer::proposeDot(const FrontScene& now)
{
    m_chosen.reset();
    m_chosenByUser = false;
    const auto value = [&](std::size_t dot) {
        return core::metricOf(m_front.points[now.dots[dot].policy].validation, now.metric).value_or(0.0);
    };
    double best = 0.0;
    for (std::size_t i = 0; i < now.onFront; ++i)
        best = std::max(best, value(i));
    for (std::size_t i = 0; i < now.onFront && !m_chosen; ++i)
        if (value(i) >= best - kHardlyWorse)
            m_chosen = now.dots[i];
}

void FrontExplorer::showChosen()
{
    const FrontScene& now = scene();
    const std::optional<std::size_t> dot = m_chosen ? now.find(*m_chosen) : std::nullopt;
    m_card->plot().setSelected(dot);
    m_table->setSelected(dot);
    if (dot)
        m_card->proposeBudget(std::ceil(now.dots[*dot].cost));
    std::optional<ChosenPoint> point;
    if (const core::OperatingPoint* stored = dot ? pointOf(m_front, now.dots[*dot]) : nullptr)
        if (const auto figures = figuresOf(*stored, now.side, m_context.optimum))
            point = ChosenPoint{.dot = now.dots[*dot],
                                .shape = stored->shape,
                                .metric = now.metric,
                                .side = now.side,
                                .figures = *figures};
    m_point->setPoint(point, QString::fromStdString(m_context.currency), m_context.panels);
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
        m_chosenByUser = true;
    }
    showChosen();
}

// By validation patients: who chose by test patients would find them too good.
void FrontExplorer::chooseForBudget()
{
    m_card->setBudgetSentence({});
    if (const std::optional<double> budget = m_card->budget()) {
        const FrontUnits units{.metric = m_front.start.plan.metric,
                               .currency = QString::fromStdString(m_context.currency)};
        if (const auto answer = core::bestWithin(m_front.points, units.metric, core::Cost(*budget))) {
            const bool mostlySecond = answer->second && answer->shareOfFirst < 0.5;
            FrontDot wanted;
            wanted.policy = mostlySecond ? *answer->second : answer->first;
            if (const auto dot = scene().find(wanted))
                m_chosen = scene().dots[*dot];
            m_card->setBudgetSentence(budgetText(*answer, core::frontOf(m_front.points, units.metric), units));
        } else if (const auto cheapest = core::cheapestPolicy(m_front.points, units.metric)) {
            const core::Cost cost(core::costValue(m_front.points[*cheapest].validation, units.metric).cost);
            m_card->setBudgetSentence(budgetTooSmallText(core::Cost(*budget), cost, units));
        }
    }
    showChosen();
}

} // namespace ui
