#include "ui/plots/training_curves.h"

#include "ui/plots/plot_card.h"
#include "ui/text/number_text.h"
#include "ui/text/training_text.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace ui {
namespace {

using Curve = core::Curve;

constexpr Curve kQuality[] = {Curve::ValidationF1, Curve::TrainF1, Curve::ValidationAuroc, Curve::TrainAuroc};
constexpr Curve kCost[] = {Curve::ValidationCost, Curve::TrainCost};

// Validation solid with a marker, training dashed; F1 and cost in the policy's colour.
SeriesLook lookOf(Curve curve)
{
    const bool auroc = curve == Curve::ValidationAuroc || curve == Curve::TrainAuroc;
    const bool training = curve == Curve::TrainF1 || curve == Curve::TrainAuroc || curve == Curve::TrainCost;
    return {.dash = training ? SeriesLook::Dash::Dashed : SeriesLook::Dash::Solid,
            .marker = training ? SeriesLook::Marker::None
                      : auroc  ? SeriesLook::Marker::Square
                               : SeriesLook::Marker::Disc,
            .colour = auroc ? SeriesLook::Colour::Second : SeriesLook::Colour::Policy};
}

std::vector<QPointF> pointsOf(Curve curve, std::span<const core::CurvePoint> points)
{
    std::vector<QPointF> found;
    for (const core::CurvePoint& point : points)
        if (point.curve == curve)
            found.emplace_back(static_cast<double>(point.x), point.value);
    std::stable_sort(found.begin(), found.end(), [](const QPointF& a, const QPointF& b) { return a.x() < b.x(); });
    return found;
}

std::vector<CurveSeries> seriesOf(std::span<const Curve> curves, std::span<const core::CurvePoint> points)
{
    std::vector<CurveSeries> series;
    for (const Curve curve : curves)
        series.push_back({.label = curveText(curve), .look = lookOf(curve), .points = pointsOf(curve, points)});
    return series;
}

void addTo(PlotCard& card, std::span<const Curve> curves, std::span<const core::CurvePoint> points)
{
    for (std::size_t i = 0; i < curves.size(); ++i)
        card.plot().addPoints(i, pointsOf(curves[i], points));
}

std::optional<double> newest(PlotCard& card)
{
    const std::vector<QPointF>& points = card.plot().series().front().points;
    return points.empty() ? std::nullopt : std::optional(points.back().y());
}

QString stepsText(double x)
{
    return x < 0.0 ? QString() : countText(static_cast<std::uint64_t>(std::llround(x)));
}

QString emptyText(bool training)
{
    return training ? TrainingCurves::tr("Curves begin after the state encoder")
                    : TrainingCurves::tr("Curves appear here while a policy trains");
}

PlotAxes qualityAxes(bool training)
{
    return {.xLabel = TrainingCurves::tr("Steps of testing patients"),
            .yName = TrainingCurves::tr("F1 and AUROC"),
            .emptyText = emptyText(training),
            .xText = stepsText,
            .yText = [](double value) { return numberText(value, QLocale(), 3); },
            .yLowest = 0.0,
            .yHighest = 1.0};
}

PlotAxes costAxes(const QString& currency, bool training)
{
    return {.xLabel = TrainingCurves::tr("Steps of testing patients"),
            .yName = TrainingCurves::tr("Mean cost per patient"),
            .emptyText = emptyText(training),
            .xText = stepsText,
            .yText = [currency](double value) { return money(core::Cost(value), currency); },
            .yLowest = 0.0,
            .yHighest = std::nullopt};
}

} // namespace

TrainingCurves::TrainingCurves(QWidget* parent)
    : QWidget(parent),
      m_quality(new PlotCard(tr("F1 and AUROC"), qualityAxes(false), this)),
      m_cost(new PlotCard(tr("Mean cost per patient"), costAxes({}, false), this)),
      m_row(new QHBoxLayout(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(8);
    for (PlotCard* card : cards()) {
        m_row->addWidget(card, 1);
        connect(&card->plot(), &CurvePlot::crosshairMoved, this, [this](std::optional<double> x) {
            for (PlotCard* one : cards())
                one->plot().setCrosshair(x);
        });
        connect(&card->plot(), &CurvePlot::followingChanged, this, &TrainingCurves::followingChanged);
    }
    setPoints({});
}

void TrainingCurves::setTheme(const Theme& theme)
{
    for (PlotCard* card : cards())
        card->setTheme(theme);
}

void TrainingCurves::setCurrency(const QString& currency)
{
    m_currency = currency;
    showAxes();
    showNewest();
}

void TrainingCurves::setTraining(bool training)
{
    if (training == m_training)
        return;
    m_training = training;
    showAxes();
}

void TrainingCurves::setPoints(std::span<const core::CurvePoint> points)
{
    m_quality->setSeries(seriesOf(kQuality, points));
    m_cost->setSeries(seriesOf(kCost, points));
    setFollowing(true);
    showNewest();
}

void TrainingCurves::addPoints(std::span<const core::CurvePoint> points)
{
    addTo(*m_quality, kQuality, points);
    addTo(*m_cost, kCost, points);
    showNewest();
}

void TrainingCurves::setFollowing(bool following)
{
    for (PlotCard* card : cards())
        card->plot().setFollowing(following);
}

bool TrainingCurves::isFollowing() const
{
    return m_quality->plot().isFollowing() && m_cost->plot().isFollowing();
}

void TrainingCurves::showAxes()
{
    m_quality->plot().setAxes(qualityAxes(m_training));
    m_cost->plot().setAxes(costAxes(m_currency, m_training));
}

void TrainingCurves::showNewest()
{
    const std::optional<double> f1 = newest(*m_quality);
    const std::optional<double> cost = newest(*m_cost);
    m_quality->setValue(f1 ? tr("F1 %1").arg(figureText(f1)) : QString());
    m_cost->setValue(cost ? money(core::Cost(*cost), m_currency, QLocale(), MoneyStyle::Exact) : QString());
}

} // namespace ui
