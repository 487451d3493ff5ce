// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/point_card.h"

#include "ui/common/buttons.h"
#include "ui/common/explain.h"
#include "ui/common/labels.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"
#include "ui/figures/charts/flow_picture.h"
#include "ui/figures/charts/outcome_picture.h"
#include "ui/figures/charts/panel_use_picture.h"
#include "ui/figures/figure_view.h"
#include "ui/front/accuracy_tiles.h"
#include "ui/front/path_patients.h"

#include <QBoxLayout>
#include <QScrollArea>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ui {
namespace {

constexpr double kLowest = 240.0; // design pixels of what scrolls

QString moneyToTheCent(double amount, const QString& currency)
{
    return money(core::Cost(amount), currency, QLocale(), MoneyStyle::Exact);
}

QLabel* makeHeading(const QString& text)
{
    QLabel* heading = makeStrongLabel(text);
    heading->setWordWrap(true);
    return heading;
}

QHBoxLayout* makeHeadingRow(const QString& text, const QString& remark, std::optional<Term> term = {})
{
    QLabel* heading = makeHeading(text);
    if (term)
        explain(*heading, *term);
    auto* row = new QHBoxLayout;
    row->addWidget(heading, 1);
    row->addWidget(makeLabel(remark, TypeSize::Caption, Tone::Secondary));
    return row;
}

QString kindSentence(const FrontDot& dot, core::CostAim minimised)
{
    const bool time = !minimised.countsMoney();
    switch (dot.kind) {
    case FrontDot::Kind::OnFront:
        return time ? PointCard::tr("On the front: nothing found is better in this time.")
                    : PointCard::tr("On the front: nothing found is better for this money.");
    case FrontDot::Kind::Dominated:
        return time ? PointCard::tr("Another policy is at least as good in no more time.")
                    : PointCard::tr("Another policy is at least as good for no more money.");
    case FrontDot::Kind::NoPanels:
        return dot.ruled ? PointCard::tr("Everybody gets what the study demands first, and nothing else.")
                         : PointCard::tr("Nobody is tested: a diagnosis from what is known anyway.");
    case FrontDot::Kind::AllPanels:
        return dot.ruled ? PointCard::tr("Everybody gets every panel that the study allows before the diagnosis.")
                         : PointCard::tr("Everybody gets every panel before the diagnosis.");
    }
    Q_UNREACHABLE();
}

QString patientsSentence(const ChosenPoint& point)
{
    switch (point.side) {
    case FrontSide::Everybody:
        return PointCard::tr("Figures of all patients: each was decided for by a policy found without them, the best "
                             "for at most the mean cost of this one.");
    case FrontSide::Test:
        return PointCard::tr("Figures of %1 test patients, seen once, after the front was chosen.")
            .arg(countText(point.figures.patients));
    case FrontSide::Validation:
        return PointCard::tr("Figures of the %1 validation patients on whom the front was chosen: a little too good.")
            .arg(countText(point.figures.patients));
    case FrontSide::Expected:
        return PointCard::tr("Expected over all possible patients; panel use and sequences of the test patients.");
    }
    Q_UNREACHABLE();
}

} // namespace

PointCard::PointCard(QWidget* parent)
    : Card(parent),
      m_title(makeLabel({}, TypeSize::Headline)),
      m_rename(makeSmallButton(tr("Rename…"), this)),
      m_pin(makeSmallButton(tr("Pin"), this)),
      m_subtitle(makeLabel({}, TypeSize::Body, Tone::Secondary)),
      m_tiles(new AccuracyTiles),
      m_thousand(makeHeading({})),
      m_shares(new FigureView(tr("Of 1,000 patients"))),
      m_bill(makeLabel({}, TypeSize::Table, Tone::Secondary)),
      m_use(new FigureView(tr("Panel use"))),
      m_ways(new QWidget),
      m_flow(new FigureView(tr("Test sequences of 1,000 patients"))),
      m_walk(makePrimaryButton(tr("Walk through a patient"))),
      m_pocket(makeButton(tr("Pocket card…"), Icon::Clipboard)),
      m_patients(makeButton(tr("Export patients…"), Icon::Export)),
      m_smallPrint(makeLabel({}, TypeSize::Caption, Tone::Secondary)),
      m_content(new QWidget),
      m_scroll(new QScrollArea)
{
    m_walk->setObjectName(QStringLiteral("walkThrough"));
    m_pocket->setObjectName(QStringLiteral("pocketCard"));
    buildLayout();
    connectInputs();
    setPoint(std::nullopt);
}

void PointCard::buildLayout()
{
    auto* ways = new QVBoxLayout(m_ways);
    ways->setContentsMargins(0, 6, 0, 0);
    ways->setSpacing(6);
    ways->addLayout(makeHeadingRow(tr("Test sequences per 1,000"), tr("click to list patients")));
    ways->addWidget(m_flow);

    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_tiles);
    column->addSpacing(2);
    column->addWidget(m_thousand);
    column->addWidget(m_shares);
    column->addWidget(m_bill);
    column->addSpacing(2);
    column->addLayout(makeHeadingRow(tr("Panel use"), tr("share of patients"), Term::PanelUse));
    column->addWidget(m_use);
    column->addWidget(m_ways);
    column->addSpacing(2);
    column->addWidget(m_smallPrint);
    column->addStretch(1);

    for (QLabel* label : {m_title, m_subtitle, m_bill, m_smallPrint})
        label->setWordWrap(true);
    m_content->setProperty("page", true); // shows what is behind it
    m_scroll->setWidget(m_content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    explain(*m_smallPrint, Term::Lambda);
    for (FigureView* view : {m_shares, m_use, m_flow})
        view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    body()->setSpacing(2);
    body()->addLayout(makeTitleRow());
    body()->addWidget(m_subtitle);
    body()->addSpacing(6);
    body()->addWidget(m_scroll, 1);
    body()->addSpacing(6);
    body()->addWidget(m_buttons = makeButtons());
    body()->addStretch(0); // keeps the words on top where there is nothing else
}

QLayout* PointCard::makeTitleRow()
{
    m_title->setTextFormat(Qt::PlainText); // a name may be the user's own
    m_rename->setToolTip(tr("Give this policy a name of your own (F2)"));
    m_pin->setToolTip(tr("Keep this policy beside others, to compare them: up to four (P)"));
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_title, 1);
    row->addWidget(m_pin, 0, Qt::AlignTop);
    row->addWidget(m_rename, 0, Qt::AlignTop);
    return row;
}

QWidget* PointCard::makeButtons()
{
    m_walk->setIcon(lineIcon(Icon::Person, IconTint::OnAccent));
    auto* buttons = new QWidget;
    auto* column = new QVBoxLayout(buttons);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_pocket);
    row->addStretch(1);
    row->addWidget(m_patients);
    column->addWidget(m_walk);
    column->addLayout(row);
    return buttons;
}

void PointCard::connectInputs()
{
    connect(m_flow, &FigureView::partChosen, this, &PointCard::listPatients);
    connect(m_walk, &QPushButton::clicked, this, [this] { Q_EMIT walkRequested(*m_point->policy, {}); });
    connect(m_rename, &QPushButton::clicked, this, [this] { Q_EMIT renameRequested(*m_point->policy); });
    connect(m_pin, &QPushButton::clicked, this, &PointCard::pinRequested);
    connect(m_pocket, &QPushButton::clicked, this, [this] { Q_EMIT pocketCardRequested(*m_point->policy); });
    connect(m_patients, &QPushButton::clicked, this, [this] { Q_EMIT patientsRequested(*m_point->policy); });
}

FigureText PointCard::figureText(const QString& title) const
{
    FigureText text;
    text.title = title;
    text.caption = QStringLiteral("%1: %2. %3").arg(m_title->text(), m_subtitle->text(), m_smallPrint->text());
    return text;
}

FigureOrigin PointCard::figureOrigin() const
{
    return {.policy = m_point->policy,
            .name = m_point->dot.name,
            .shape = m_point->policy ? std::optional(m_point->shape) : std::nullopt,
            .seed = m_point->seed,
            .side = m_point->side == FrontSide::Validation  ? QStringLiteral("validation")
                    : m_point->side == FrontSide::Everybody ? QStringLiteral("all")
                                                            : QString()};
}

void PointCard::setTheme(const Theme& theme)
{
    for (FigureView* view : {m_shares, m_use, m_flow})
        view->setTheme(theme);
    m_scroll->setMinimumHeight(theme.px(kLowest));
}

void PointCard::setPoint(const std::optional<ChosenPoint>& point)
{
    m_scroll->setVisible(point.has_value());
    if (!point || !m_point || point->policy != m_point->policy) { // what was said of the one before
        m_problem.clear();
        if (m_list)
            m_list->hide();
    }
    m_point = point;
    m_rename->setVisible(point && point->policy);
    m_pin->setVisible(point.has_value());
    if (!point) {
        for (FigureView* view : {m_shares, m_use, m_flow})
            view->setFigure(nullptr);
        m_buttons->hide();
        m_title->setText(tr("No policy chosen"));
        m_subtitle->setText(tr("Click a policy on the front, or move along it with ← and →."));
        return;
    }
    m_title->setText(dotName(point->dot));
    m_pin->setText(point->pinned ? tr("Remove the pin") : tr("Pin"));
    m_pin->setEnabled(point->mayPin);
    m_buttons->setVisible(point->policy.has_value());
    showButtons();
    showSubtitle();
    m_tiles->setFigures(point->figures);
    showSmallPrint(); // before the figures, whose captions repeat it
    showShares();
    showUse();
    showFlow();
}

// A walk, a card or a table would bill other prices than those shown here.
void PointCard::showButtons()
{
    const QString whyNot = m_point->tried ? tr("These prices are only tried: elsewhere those of the study are in "
                                               "force. Reset them, or solve again to take them over.")
                                          : QString();
    m_walk->setToolTip(whyNot.isEmpty() ? tr("See step by step what this policy orders for one patient, and why")
                                        : whyNot);
    m_pocket->setToolTip(whyNot.isEmpty() ? tr("A small decision tree that imitates this policy, on one page to print")
                                          : whyNot);
    m_patients->setToolTip(
        whyNot.isEmpty()
            ? tr("A table of what this policy does for each patient: orders, probabilities, bill, diagnosis")
            : whyNot);
    for (QPushButton* button : {m_walk, m_pocket, m_patients})
        button->setEnabled(whyNot.isEmpty());
}

// "$33.50 per patient (95 % CI $31.90–$35.20) · F1 0.633 (0.56–0.70)"
void PointCard::showSubtitle()
{
    const PointFigures& figures = m_point->figures;
    QString cost, value;
    if (figures.cost.value) {
        cost = tr("%1 per patient").arg(moneyToTheCent(*figures.cost.value, m_point->currency));
        if (const auto& range = figures.cost.interval)
            cost += tr(" (%1–%2)").arg(QLocale().toString(range->low, 'f', 2), QLocale().toString(range->high, 'f', 2));
    }
    const core::MetricEstimate& metric = m_point->metric == core::FrontMetric::F1 ? figures.f1 : figures.am;
    value = metric.value ? tr("%1 %2").arg(frontMetricText(m_point->metric), ui::figureText(*metric.value))
                         : tr("%1 undefined").arg(frontMetricText(m_point->metric));
    QStringList parts{cost, otherCosts(), value};
    parts.removeAll(QString());
    m_subtitle->setText(parts.join(QStringLiteral(" · ")));
    explain(*m_subtitle, m_point->metric == core::FrontMetric::F1 ? Term::F1 : Term::Am);
    QString tip = kindSentence(m_point->dot, m_point->shape.aim);
    if (const auto& range = metric.interval)
        tip += QLatin1Char('\n') + tr("95 % CI of %1: %2–%3")
                                       .arg(frontMetricText(m_point->metric), QLocale().toString(range->low, 'f', 2),
                                            QLocale().toString(range->high, 'f', 2));
    m_subtitle->setToolTip(tip);
}

QString PointCard::otherCosts() const
{
    const PointFigures& figures = m_point->figures;
    QStringList parts;
    if (figures.minutes && figures.minutes->value)
        parts << tr("results after %1").arg(meanMinutesText(*figures.minutes->value));
    if (figures.millilitres && figures.millilitres->value)
        parts << tr("%1 of blood").arg(meanMillilitresText(*figures.millilitres->value));
    return parts.join(QStringLiteral(" · "));
}

void PointCard::showShares()
{
    const PointFigures& figures = m_point->figures;
    const std::optional<PerThousand>& shares = figures.shares;
    m_thousand->setVisible(shares.has_value());
    m_shares->setVisible(shares.has_value());
    m_bill->setVisible(shares && figures.cost.value);
    if (!shares) {
        m_shares->setFigure(nullptr);
        return;
    }
    m_thousand->setText(tr("Of 1,000 patients like these, %1 are cases").arg(shares->ill()));
    m_shares->setFigure(std::make_shared<OutcomeFigure>(*shares, figureText(m_thousand->text()), figureOrigin()));
    if (!figures.cost.value)
        return;
    const double panels = std::accumulate(figures.panelUse.begin(), figures.panelUse.end(), 0.0);
    const auto count = [](double number) { return countText(static_cast<std::uint64_t>(std::llround(number))); };
    m_bill->setText(tr("Panels ordered for them: %1, for %2 in all. %3 of the cases are found, %4 are missed, and %5 "
                       "of the others are "
                       "called cases.")
                        .arg(count(1000.0 * panels),
                             money(core::Cost(std::round(1000.0 * *figures.cost.value)), m_point->currency),
                             count(shares->found), count(shares->missed), count(shares->falseAlarms)));
}

void PointCard::showUse()
{
    const FlowWords words{.panels = m_point->panels, .currency = m_point->currency};
    std::vector<PanelUse> use;
    for (std::size_t i = 0; i < m_point->figures.panelUse.size(); ++i) {
        const std::vector<core::Panel>& priced = m_point->prices.panels();
        use.push_back({.panel = words.panel(core::PanelId(i)),
                       .share = m_point->figures.panelUse[i],
                       .price = i < priced.size() ? money(priced[i].cost, m_point->currency) : QString()});
    }
    std::ranges::stable_sort(use, std::greater(), &PanelUse::share);
    m_use->setFigure(use.empty() ? nullptr
                                 : std::make_shared<PanelUseFigure>(
                                       std::move(use), figureText(tr("Panel use, share of patients")), figureOrigin()));
}

void PointCard::showFlow()
{
    const PointFigures& figures = m_point->figures;
    std::optional<int> calledIll;
    if (figures.shares && figures.patients > 0)
        calledIll = figures.shares->found + figures.shares->falseAlarms;
    PolicyFlow flow = policyFlow(figures.orders, m_point->prices, calledIll);
    m_ways->setVisible(!flow.empty());
    m_ribbons = flow.empty()
                    ? nullptr
                    : std::make_shared<FlowFigure>(std::move(flow),
                                                   FlowWords{.panels = m_point->panels, .currency = m_point->currency},
                                                   figureText(tr("Test sequences per 1,000")), figureOrigin());
    m_flow->setFigure(m_ribbons);
}

void PointCard::showSmallPrint()
{
    QStringList parts;
    parts << kindSentence(m_point->dot, m_point->shape.aim);
    if (m_point->dot.isPolicy())
        parts << tr("Made to earn: λ %1, ρ %2 per %3.")
                     .arg(numberText(m_point->shape.lambda), numberText(m_point->shape.rho),
                          m_point->shape.aim.countsMoney() ? m_point->currency : tr("minute"));
    parts << patientsSentence(*m_point);
    m_smallPrint->setText(parts.join(QLatin1Char(' ')));
}

void PointCard::setCases(const core::PolicyCasesPtr& cases, const QString& problem)
{
    m_cases = cases;
    m_problem = problem;
    if (m_list && m_list->isVisible())
        fillList();
}

void PointCard::listPatients(std::size_t ribbon)
{
    if (!m_point->policy)
        return;
    if (!m_list) {
        m_list = new PathPatients(window());
        connect(m_list, &PathPatients::walkRequested, this, [this](const std::vector<core::PatientIndex>& patients) {
            Q_EMIT walkRequested(*m_point->policy, patients);
        });
    }
    m_listed = ribbon;
    fillList();
    m_list->show();
    m_list->activateWindow();
}

void PointCard::fillList()
{
    if (!m_point || !m_listed || !m_ribbons || *m_listed >= m_ribbons->flow().ribbons.size())
        return;
    m_list->setWay(m_ribbons->flowWords().way(m_ribbons->flow(), *m_listed));
    if (!m_cases || m_cases->policy != m_point->policy) {
        m_list->setWaiting(m_problem.isEmpty() ? tr("The patients are being looked up…") : m_problem);
        return;
    }
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < m_cases->episodes.size(); ++place) {
        const core::Episode& episode = m_cases->episodes[place];
        if (isOnRibbon(m_ribbons->flow(), *m_listed, episode.sequence(), episode.diagnosis()))
            places.push_back(place);
    }
    m_list->setPatients(m_cases, std::move(places), m_point->currency);
}

} // namespace ui
