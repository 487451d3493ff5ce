#include "core/eval/calibration.h"

#include "core/eval/bootstrap_interval.h"
#include "core/eval/normal_interval_p.h"
#include "core/eval/result_sample_p.h"
#include "core/eval/wilson_interval.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace core {
namespace {

constexpr double kNearestToCertain = 1e-6; // 0 and 1 have no log odds

double logOdds(double probability)
{
    const double within = std::clamp(probability, kNearestToCertain, 1.0 - kNearestToCertain);
    return std::log(within / (1.0 - within));
}

std::vector<std::size_t> byProbability(std::span<const double> probability)
{
    std::vector<std::size_t> order(probability.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return probability[a] < probability[b]; });
    return order;
}

CalibrationGroup groupOf(std::span<const std::size_t> places, std::span<const double> probability,
                         std::span<const Disease> truth)
{
    CalibrationGroup group;
    group.patients = places.size();
    for (const std::size_t place : places) {
        group.predicted += probability[place];
        group.events += truth[place] == Disease::Present ? 1 : 0;
    }
    const auto patients = static_cast<double>(places.size());
    group.predicted /= patients;
    group.observed = static_cast<double>(group.events) / patients;
    group.interval = wilsonInterval(group.events, group.patients);
    return group;
}

std::vector<CalibrationGroup> groupsOf(std::span<const double> probability, std::span<const Disease> truth,
                                       std::size_t groups)
{
    const std::vector<std::size_t> order = byProbability(probability);
    std::vector<CalibrationGroup> result;
    std::size_t from = 0;
    for (std::size_t group = 1; group <= groups; ++group) {
        std::size_t until = std::max(from, group * order.size() / groups);
        while (until > from && until < order.size() && probability[order[until]] == probability[order[until - 1]])
            ++until; // who cannot be told apart stays together
        if (until > from)
            result.push_back(groupOf(std::span(order).subspan(from, until - from), probability, truth));
        from = until;
    }
    return result;
}

// Log odds of disease = intercept + slope · predicted log odds.
struct Line {
    double intercept = 0.0, slope = 1.0;
};

// Gradient and negative second derivatives of the log likelihood.
struct Likelihood {
    double byIntercept = 0.0, bySlope = 0.0;
    double interceptTwice = 0.0, both = 0.0, slopeTwice = 0.0;
    double determinant() const { return interceptTwice * slopeTwice - both * both; }
};

Likelihood likelihoodOf(std::span<const double> predicted, std::span<const Disease> truth, const Line& line)
{
    Likelihood sums;
    for (std::size_t i = 0; i < truth.size(); ++i) {
        const double probability = 1.0 / (1.0 + std::exp(-line.intercept - line.slope * predicted[i]));
        const double miss = (truth[i] == Disease::Present ? 1.0 : 0.0) - probability;
        const double weight = probability * (1.0 - probability);
        sums.byIntercept += miss;
        sums.bySlope += miss * predicted[i];
        sums.interceptTwice += weight;
        sums.both += weight * predicted[i];
        sums.slopeTwice += weight * predicted[i] * predicted[i];
    }
    return sums;
}

constexpr int kMostSteps = 50;
constexpr double kSettled = 1e-10;
// Steps this long lead away from where the second derivatives hold, which happens with probabilities that are far off.
constexpr double kLongestStep = 4.0;
// Where a score parts both outcomes without a mistake, no slope is steep enough.
constexpr double kSteepest = 1e3;

void fitLine(Calibration& calibration, std::span<const double> predicted, std::span<const Disease> truth)
{
    Line line;
    for (int step = 0; step < kMostSteps; ++step) {
        const Likelihood at = likelihoodOf(predicted, truth, line);
        const double determinant = at.determinant();
        // One and the same prediction for everybody has no slope.
        if (!(determinant > 1e-12 * at.interceptTwice * at.slopeTwice) || std::abs(line.slope) > kSteepest)
            return;
        const double slopeStep = (at.interceptTwice * at.bySlope - at.both * at.byIntercept) / determinant;
        const double interceptStep = (at.slopeTwice * at.byIntercept - at.both * at.bySlope) / determinant;
        if (std::abs(slopeStep) < kSettled && std::abs(interceptStep) < kSettled) {
            calibration.slope = normalFigure(line.slope, at.interceptTwice / determinant);
            calibration.intercept = normalFigure(line.intercept, at.slopeTwice / determinant);
            return;
        }
        const double length = std::max(std::abs(slopeStep), std::abs(interceptStep));
        const double share = std::min(1.0, kLongestStep / length);
        line.slope += share * slopeStep;
        line.intercept += share * interceptStep;
    }
}

void fitInTheLarge(Calibration& calibration, std::span<const double> predicted, std::span<const Disease> truth)
{
    Line line;
    for (int step = 0; step < kMostSteps; ++step) {
        const Likelihood at = likelihoodOf(predicted, truth, line);
        const double wanted = at.byIntercept / at.interceptTwice;
        if (std::abs(wanted) < kSettled) {
            calibration.inTheLarge = normalFigure(line.intercept, 1.0 / at.interceptTwice);
            return;
        }
        line.intercept += std::clamp(wanted, -kLongestStep, kLongestStep);
    }
}

Figure brierFigure(std::span<const double> probability, std::span<const Disease> truth, const BootstrapPlan& bootstrap)
{
    std::vector<PatientResult> results;
    for (std::size_t i = 0; i < truth.size(); ++i)
        results.push_back({.score = probability[i], .truth = truth[i]});
    ResultSample sample(std::move(results));
    Figure figure{.value = sample.figures().brier, .interval = {}};
    if (bootstrap.resamples == 0)
        return figure;
    // The same draws as those of the other figures of these patients, so that the same interval stands everywhere.
    RandomStream stream(bootstrap.seed, "bootstrap");
    std::vector<double> drawn;
    for (std::size_t resample = 0; resample < bootstrap.resamples; ++resample)
        drawn.push_back(*sample.resampled(stream).brier);
    figure.interval = bootstrapInterval(std::move(drawn), bootstrap.resamples);
    return figure;
}

} // namespace

Calibration calibrationOf(std::span<const double> probability, std::span<const Disease> truth, std::size_t groups,
                          const BootstrapPlan& bootstrap)
{
    assert(probability.size() == truth.size() && groups > 0);
    if (truth.empty())
        return {};
    Calibration calibration;
    calibration.groups = groupsOf(probability, truth, groups);
    calibration.brier = brierFigure(probability, truth, bootstrap);
    const auto patients = static_cast<double>(truth.size());
    const auto events = static_cast<double>(std::count(truth.begin(), truth.end(), Disease::Present));
    if (events == 0.0)
        return calibration;
    calibration.expectedToObserved = std::accumulate(probability.begin(), probability.end(), 0.0) / events;
    if (events == patients)
        return calibration;
    const double prevalence = events / patients;
    calibration.scaledBrier = 1.0 - *calibration.brier.value / (prevalence * (1.0 - prevalence));
    std::vector<double> predicted;
    for (const double one : probability)
        predicted.push_back(logOdds(one));
    fitLine(calibration, predicted, truth);
    fitInTheLarge(calibration, predicted, truth);
    return calibration;
}

} // namespace core
