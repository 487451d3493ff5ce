// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/training_curves.h"

#include "ui/common/buttons.h"
#include "ui/common/flow_layout.h"
#include "ui/common/labels.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"
#include "ui/train/panel_use_card.h"
#include "ui/train/plot_card.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>

#include <algorithm>
#include <cmath>
#include <optional>

namespace ui {
namespace {

using Curve = core::Curve;

constexpr Curve kLosses[] = {Curve::ClassifierLoss,
                             Curve::PolicyLoss,
                             Curve::ValueLoss,
                             Curve::Entropy,
                             Curve::KlDivergence,
                             Curve::EncoderReconstruction,
                             Curve::EncoderValidationRmse,
                             Curve::EncoderLikelihood};

bool isEncoder(Curve curve)
{
    return curve == Curve::EncoderReconstruction || curve == Curve::EncoderValidationRmse ||
           curve == Curve::EncoderLikelihood;
}

// Validation solid with a marker, training (and random panels, for the classifier) dashed.
SeriesLook lookOf(Curve curve)
{
    const bool auroc = curve == Curve::ValidationAuroc || curve == Curve::TrainAuroc ||
                       curve == Curve::ClassifierRandomAuroc || curve == Curve::ClassifierPolicyAuroc;
    const bool dashed = curve == Curve::TrainF1 || curve == Curve::TrainAm || curve == Curve::TrainAuroc ||
                        curve == Curve::TrainCost || curve == Curve::ClassifierRandomF1 ||
                        curve == Curve::ClassifierRandomAuroc;
    return {.dash = dashed ? SeriesLook::Dash::Dashed : SeriesLook::Dash::Solid,
            .marker = dashed  ? SeriesLook::Marker::None
                      : auroc ? SeriesLook::Marker::Square
                              : SeriesLook::Marker::Disc,
            .colour = auroc ? SeriesLook::Colour::Second : SeriesLook::Colour::Policy};
}

QString stepsText(double x)
{
    if (x < 0.0)
        return {};
    const auto steps = static_cast<std::uint64_t>(std::llround(x));
    return steps >= 10'000 && steps % 1000 == 0 ? TrainingCurves::tr("%1k").arg(countText(steps / 1000))
                                                : countText(steps);
}

PlotAxes plainAxes(const QString& yName, bool training)
{
    return {.xLabel = TrainingCurves::tr("Steps of testing patients"),
            .yName = yName,
            .emptyText = training ? TrainingCurves::tr("Curves begin after the state encoder")
                                  : TrainingCurves::tr("Curves appear here while a policy trains"),
            .xText = stepsText,
            .yText = [](double value) { return numberText(value, QLocale(), 3); },
            .yLowest = 0.0,
            .yHighest = 1.0};
}

PlotAxes costAxes(const QString& currency, bool training)
{
    PlotAxes axes = plainAxes(TrainingCurves::tr("Mean cost per patient"), training);
    axes.yText = [currency](double value) { return money(core::Cost(value), currency); };
    axes.yHighest.reset();
    return axes;
}

PlotAxes lossAxes(Curve curve, bool training)
{
    PlotAxes axes = plainAxes(curveText(curve), training);
    axes.yLowest.reset();
    axes.yHighest.reset();
    if (isEncoder(curve))
        axes.xLabel = TrainingCurves::tr("Iterations of the state encoder");
    return axes;
}

std::optional<double> newest(const PlotCard& card)
{
    const std::vector<CurveSeries>& series = card.plot().series();
    if (series.empty() || series.front().isBackground() || series.front().points.empty())
        return std::nullopt;
    return series.front().points.back().y();
}

} // namespace

TrainingCurves::TrainingCurves(QWidget* parent)
    : QWidget(parent),
      m_theme(lightTheme()),
      m_quality(new PlotCard(QStringLiteral("training-quality"), {}, plainAxes({}, false), this)),
      m_cost(new PlotCard(QStringLiteral("training-cost"), {}, costAxes({}, false), this)),
      m_loss(new PlotCard(QStringLiteral("training-loss"), {}, lossAxes(kLosses[0], false), this)),
      m_use(new PanelUseCard(this)),
      m_classifier(new PlotCard(QStringLiteral("classifier-curves"), {}, plainAxes({}, false), this)),
      m_policy(new PlotCard(QStringLiteral("policy-curves"), {}, plainAxes({}, false), this)),
      m_lossChoice(new QComboBox(this)),
      m_grid(new QGridLayout),
      m_foot(new QHBoxLayout),
      m_controls(new QHBoxLayout),
      m_legendArea(new QWidget(this)),
      m_legend(new FlowLayout(m_legendArea)),
      m_view(new SegmentedControl({tr("Live"), tr("Paper's curves")}, tr("Which curves"), this)),
      m_smooth(new QCheckBox(tr("Smooth"), this)),
      m_follow(new QCheckBox(tr("Follow newest"), this))
{
    for (const Curve curve : kLosses)
        m_lossChoice->addItem(curveText(curve));
    m_lossChoice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_lossChoice->setMinimumContentsLength(12); // the longest name must not push the other plots aside
    m_lossChoice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_lossChoice->setAccessibleName(tr("Which loss is drawn"));
    m_lossChoice->setToolTip(tr("Losses say how well each part learns; lower is not always a better policy"));
    m_loss->setTitleWidget(m_lossChoice);
    buildLayout();
    connectPlots();
    showAxes();
    showView();
    showSeries();
}

void TrainingCurves::buildLayout()
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(8);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(m_grid, 1);
    column->addWidget(makeFoot());
    arrange();
}

QWidget* TrainingCurves::makeFoot()
{
    auto* foot = new QWidget;
    m_foot->setContentsMargins(0, 0, 0, 0);
    m_foot->setSpacing(6);
    foot->setLayout(m_foot);
    m_legend->setContentsMargins(0, 0, 0, 0);
    m_foot->addWidget(m_legendArea, 1);
    m_controls->setSpacing(10);
    m_controls->addWidget(m_view);
    m_controls->addWidget(m_smooth);
    m_controls->addWidget(m_follow);
    m_controls->addStretch(0);
    m_foot->addLayout(m_controls);
    m_follow->setChecked(true);
    m_follow->setToolTip(tr("Wheel and drag look closer; a double click follows again"));
    m_smooth->setToolTip(tr("Draws a smooth line over the raw one, which stays in sight"));
    m_view->setToolTip(tr("The paper shows the classifier with random and with the policy's panels, and the policy on "
                          "training and validation patients"));
    return foot;
}

std::vector<PlotCard*> TrainingCurves::cards() const
{
    return {m_quality, m_cost, m_loss, m_classifier, m_policy};
}

void TrainingCurves::connectPlots()
{
    for (PlotCard* card : cards()) {
        connect(&card->plot(), &CurvePlot::crosshairMoved, this, [this, card](std::optional<double> x) {
            for (PlotCard* one : cards())
                if (one == card || one->plot().axes().xLabel == card->plot().axes().xLabel)
                    one->plot().setCrosshair(x);
        });
        connect(&card->plot(), &CurvePlot::followingChanged, this, [this] { m_follow->setChecked(isFollowing()); });
    }
    connect(m_follow, &QCheckBox::clicked, this, &TrainingCurves::setFollowing);
    connect(m_smooth, &QCheckBox::toggled, this, [this](bool smooth) {
        for (PlotCard* card : cards())
            card->plot().setSmooth(smooth);
    });
    connect(m_view, &SegmentedControl::chosen, this, &TrainingCurves::showView);
    connect(m_lossChoice, &QComboBox::activated, this, [this] {
        showAxes();
        showSeries();
    });
}

void TrainingCurves::setTheme(const Theme& theme)
{
    m_theme = theme;
    for (PlotCard* card : cards())
        card->setTheme(theme);
    m_use->setTheme(theme);
    showLegend();
}

void TrainingCurves::setCurrency(const QString& currency)
{
    m_currency = currency;
    showAxes();
    showNewest();
}

void TrainingCurves::setMetric(core::FrontMetric metric)
{
    if (metric == m_metric)
        return;
    m_metric = metric;
    showAxes();
    showSeries();
}

void TrainingCurves::setTraining(bool training)
{
    if (training == m_training)
        return;
    m_training = training;
    showAxes();
}

void TrainingCurves::setPoints(core::RunId run, std::span<const core::CurvePoint> points)
{
    m_curves.set(run, points);
    refresh(run);
}

void TrainingCurves::addPoints(core::RunId run, std::span<const core::CurvePoint> points)
{
    if (points.empty())
        return;
    m_curves.add(run, points);
    refresh(run);
}

void TrainingCurves::keepOnly(std::span<const core::RunId> runs)
{
    m_curves.keepOnly(runs);
}

void TrainingCurves::setShown(std::vector<core::RunId> seeds, std::vector<core::RunId> others, const QString& name)
{
    const bool same = seeds == m_seeds && others == m_others;
    if (!same && seeds != m_seeds)
        setFollowing(true);
    m_seeds = std::move(seeds);
    m_others = std::move(others);
    m_name = name;
    if (!same)
        showSeries();
}

std::vector<Curve> TrainingCurves::curvesOf(const PlotCard& card) const
{
    const bool am = m_metric == core::FrontMetric::Am;
    if (&card == m_quality || &card == m_policy)
        return {am ? Curve::ValidationAm : Curve::ValidationF1, am ? Curve::TrainAm : Curve::TrainF1,
                Curve::ValidationAuroc, Curve::TrainAuroc};
    if (&card == m_cost)
        return {Curve::ValidationCost, Curve::TrainCost};
    if (&card == m_loss)
        return {loss()};
    return {Curve::ClassifierPolicyF1, Curve::ClassifierRandomF1, Curve::ClassifierPolicyAuroc,
            Curve::ClassifierRandomAuroc};
}

Curve TrainingCurves::loss() const
{
    return kLosses[std::max(0, m_lossChoice->currentIndex())];
}

// The range over seeds is drawn for what is watched; two of them over each other would be read as one.
CurveSeries TrainingCurves::joined(Curve curve) const
{
    CurveSeries series = m_curves.joined(m_seeds, curve);
    series.label = curveText(curve);
    series.look = lookOf(curve);
    if (series.look.dash == SeriesLook::Dash::Dashed) {
        series.low.clear();
        series.high.clear();
    }
    return series;
}

void TrainingCurves::showSeries()
{
    for (PlotCard* card : cards()) {
        const std::vector<Curve> ownCurves = curvesOf(*card);
        std::vector<CurveSeries> series;
        for (const Curve curve : ownCurves)
            series.push_back(joined(curve));
        if (card != m_classifier && card != m_policy)
            for (const core::RunId run : m_others)
                series.push_back({.label = tr("other policies"),
                                  .look = {.colour = SeriesLook::Colour::Others},
                                  .points = m_curves.points(run, ownCurves.front())});
        card->setSeries(std::move(series));
    }
    showNewest();
    showLegend();
}

// Only what this run changes.
void TrainingCurves::refresh(core::RunId run)
{
    const bool shown = std::ranges::find(m_seeds, run) != m_seeds.end();
    const auto other = std::ranges::find(m_others, run);
    if (!shown && other == m_others.end())
        return;
    for (PlotCard* card : cards()) {
        const std::vector<Curve> ownCurves = curvesOf(*card);
        if (shown) {
            for (std::size_t i = 0; i < ownCurves.size(); ++i)
                card->plot().replacePoints(i, joined(ownCurves[i]));
        } else if (card != m_classifier && card != m_policy) {
            const auto place = ownCurves.size() + static_cast<std::size_t>(other - m_others.begin());
            card->plot().replacePoints(place,
                                       {.label = {}, .look = {}, .points = m_curves.points(run, ownCurves.front())});
        }
    }
    showNewest();
}

void TrainingCurves::setPanelUse(std::vector<PanelUse> use)
{
    m_use->setUse(std::move(use), m_name);
}

void TrainingCurves::setOrigin(const FigureOrigin& origin, const QString& caption)
{
    for (PlotCard* card : cards())
        card->setOrigin(origin, caption);
    m_use->setOrigin(origin, caption);
}

void TrainingCurves::setFollowing(bool following)
{
    for (PlotCard* card : cards())
        card->plot().setFollowing(following);
    m_follow->setChecked(isFollowing());
}

bool TrainingCurves::isFollowing() const
{
    return std::ranges::all_of(cards(), [](const PlotCard* card) { return card->plot().isFollowing(); });
}

void TrainingCurves::setStacked(bool stacked)
{
    if (std::exchange(m_stacked, stacked) != stacked)
        arrange();
}

void TrainingCurves::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    constexpr double kOneRow = 740.0, kControls = 430.0; // design pixels
    const auto directionFor = [this](double needed) {
        return width() < m_theme.px(needed) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    };
    m_foot->setDirection(directionFor(kOneRow));
    m_controls->setDirection(directionFor(kControls));
}

void TrainingCurves::arrange()
{
    const std::vector<QWidget*> live{m_quality, m_cost, m_loss, m_use};
    for (std::size_t i = 0; i < live.size(); ++i) {
        const int place = static_cast<int>(i);
        m_grid->addWidget(live[i], m_stacked ? place : place / 2, m_stacked ? 0 : place % 2);
    }
    m_grid->addWidget(m_classifier, m_stacked ? 4 : 2, 0);
    m_grid->addWidget(m_policy, m_stacked ? 5 : 2, m_stacked ? 0 : 1);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, m_stacked ? 0 : 1);
}

void TrainingCurves::showView()
{
    const bool paper = m_view->current() == 1;
    for (QWidget* card : std::vector<QWidget*>{m_quality, m_cost, m_loss, m_use})
        card->setVisible(!paper);
    for (PlotCard* card : {m_classifier, m_policy}) {
        card->setVisible(paper);
        card->setLegend(paper);
    }
    m_legendArea->setEnabled(!paper);
    showLegend();
}

void TrainingCurves::showAxes()
{
    const QString metric = frontMetricText(m_metric);
    const QString quality = tr("%1 and AUROC").arg(metric);
    m_quality->setTitle(quality, tr("validation"));
    m_cost->setTitle(tr("Mean cost per patient"), tr("validation"));
    m_classifier->setTitle(tr("Classifier"), tr("random panels known, and the policy's"));
    m_policy->setTitle(tr("Policy"), tr("training and validation patients"));
    m_quality->plot().setAxes(plainAxes(quality, m_training));
    m_policy->plot().setAxes(plainAxes(quality, m_training));
    m_classifier->plot().setAxes(plainAxes(tr("F1 and AUROC"), m_training));
    m_cost->plot().setAxes(costAxes(m_currency, m_training));
    m_loss->setTitle(curveText(loss()), {});
    m_loss->plot().setAxes(lossAxes(loss(), m_training));
}

void TrainingCurves::showNewest()
{
    const std::optional<double> quality = newest(*m_quality);
    const std::optional<double> cost = newest(*m_cost);
    const std::optional<double> last = newest(*m_loss);
    m_quality->setValue(quality ? tr("%1 %2").arg(frontMetricText(m_metric), figureText(quality)) : QString());
    m_cost->setValue(cost ? money(core::Cost(*cost), m_currency, QLocale(), MoneyStyle::Exact) : QString());
    m_loss->setValue(last ? numberText(*last, QLocale(), 3) : QString());
}

void TrainingCurves::showLegend()
{
    deleteWidgets(*m_legend);
    if (m_view->current() == 1)
        return;
    const auto say = [this](const QString& label, Curve curve, bool range = false) {
        m_legend->addWidget(makeLegendEntry(label, lookOf(curve), range, m_theme));
    };
    const bool range = m_seeds.size() > 1;
    say(range ? tr("validation, mean and range of %n seeds", nullptr, static_cast<int>(m_seeds.size()))
              : tr("validation"),
        Curve::ValidationF1, range);
    say(tr("training"), Curve::TrainF1);
    say(tr("AUROC"), Curve::ValidationAuroc);
    if (!m_others.empty())
        m_legend->addWidget(
            makeLegendEntry(tr("other policies"), {.colour = SeriesLook::Colour::Others}, false, m_theme));
}

} // namespace ui
