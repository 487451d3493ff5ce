// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/calibration.h"

#include "core/eval/normal_interval_p.h"
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

// Log likelihood, its gradient and negative second derivatives.
struct Likelihood {
    double logarithm = 0.0;
    double byIntercept = 0.0, bySlope = 0.0;
    double interceptTwice = 0.0, both = 0.0, slopeTwice = 0.0;
    double determinant() const { return interceptTwice * slopeTwice - both * both; }
};

Likelihood likelihoodOf(std::span<const double> predicted, std::span<const Disease> truth, const Line& line)
{
    Likelihood sums;
    for (std::size_t i = 0; i < truth.size(); ++i) {
        const double odds = line.intercept + line.slope * predicted[i];
        const bool ill = truth[i] == Disease::Present;
        const double probability = 1.0 / (1.0 + std::exp(-odds));
        const double miss = (ill ? 1.0 : 0.0) - probability;
        const double weight = probability * (1.0 - probability);
        sums.logarithm -= std::log1p(std::exp(-std::abs(odds))) + std::max(ill ? -odds : odds, 0.0);
        sums.byIntercept += miss;
        sums.bySlope += miss * predicted[i];
        sums.interceptTwice += weight;
        sums.both += weight * predicted[i];
        sums.slopeTwice += weight * predicted[i] * predicted[i];
    }
    return sums;
}

constexpr int kMostSteps = 100;
constexpr double kSettled = 1e-10;
// Where a score parts both outcomes without a mistake, no slope is steep enough.
constexpr double kSteepest = 100.0;

// Newton's method from the prevalence on, each step shortened until the likelihood no longer falls.
void fitLine(Calibration& calibration, std::span<const double> predicted, std::span<const Disease> truth,
             double prevalence)
{
    Line line{.intercept = logOdds(prevalence), .slope = 0.0};
    Likelihood at = likelihoodOf(predicted, truth, line);
    for (int step = 0; step < kMostSteps; ++step) {
        const double determinant = at.determinant();
        // One and the same prediction for everybody has no slope.
        if (!(determinant > 1e-12 * at.interceptTwice * at.slopeTwice) || std::abs(line.slope) > kSteepest)
            return;
        double bySlope = (at.interceptTwice * at.bySlope - at.both * at.byIntercept) / determinant;
        double byIntercept = (at.slopeTwice * at.byIntercept - at.both * at.bySlope) / determinant;
        if (std::abs(bySlope) < kSettled && std::abs(byIntercept) < kSettled) {
            calibration.slope = normalEstimate(line.slope, at.interceptTwice / determinant);
            calibration.intercept = normalEstimate(line.intercept, at.slopeTwice / determinant);
            return;
        }
        const Line before = line;
        const double reached = at.logarithm - 1e-9 * std::abs(at.logarithm);
        do {
            line = {.intercept = before.intercept + byIntercept, .slope = before.slope + bySlope};
            at = likelihoodOf(predicted, truth, line);
            byIntercept /= 2.0;
            bySlope /= 2.0;
        } while (!(at.logarithm >= reached) && std::abs(bySlope) + std::abs(byIntercept) > kSettled);
    }
}

// The more is added to all log odds, the fewer are ill without being expected to: Newton's method, and halving where
// it leaves the part in which the answer lies.
void fitInTheLarge(Calibration& calibration, std::span<const double> predicted, std::span<const Disease> truth)
{
    double low = -50.0, high = 50.0;
    Line line;
    for (int step = 0; step < kMostSteps; ++step) {
        const Likelihood at = likelihoodOf(predicted, truth, line);
        const double wanted = at.byIntercept / at.interceptTwice;
        if (std::abs(wanted) < kSettled) {
            calibration.inTheLarge = normalEstimate(line.intercept, 1.0 / at.interceptTwice);
            return;
        }
        (at.byIntercept > 0.0 ? low : high) = line.intercept;
        line.intercept += wanted;
        if (!(line.intercept > low && line.intercept < high))
            line.intercept = (low + high) / 2.0;
    }
}

} // namespace

Calibration calibrationOf(std::span<const double> probability, std::span<const Disease> truth, std::size_t groups)
{
    assert(probability.size() == truth.size() && groups > 0);
    if (truth.empty())
        return {};
    Calibration calibration;
    calibration.groups = groupsOf(probability, truth, groups);
    calibration.brier = brierEstimate(probability, truth);
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
    fitLine(calibration, predicted, truth, prevalence);
    fitInTheLarge(calibration, predicted, truth);
    return calibration;
}

} // namespace core
