// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/set_estimate.h"

#include "core/learn/tensor_reader_p.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace core {
namespace {

constexpr std::size_t kMostFolds = 20;

float sigmoid(double logOdds)
{
    return static_cast<float>(1.0 / (1.0 + std::exp(-logOdds)));
}

struct Line {
    double slope = 1.0, intercept = 0.0;
};

// Logistic regression of the outcome on the score, by Newton's method. Held near slope 1 and intercept 0 as if a few
// patients said so, which also keeps it finite where score and outcome agree perfectly.
Line calibration(std::span<const float> scores, std::span<const std::uint8_t> diseased)
{
    constexpr double kHold = 5.0;
    Line line;
    for (int step = 0; step < 25; ++step) {
        double gradientSlope = kHold * (1.0 - line.slope), gradientIntercept = -kHold * line.intercept;
        double ss = kHold, si = 0.0, ii = kHold;
        for (std::size_t i = 0; i < scores.size(); ++i) {
            const double p = 1.0 / (1.0 + std::exp(-(line.slope * scores[i] + line.intercept)));
            const double miss = diseased[i] - p, weight = p * (1.0 - p);
            gradientSlope += miss * scores[i];
            gradientIntercept += miss;
            ss += weight * scores[i] * scores[i];
            si += weight * scores[i];
            ii += weight;
        }
        const double determinant = ss * ii - si * si;
        const double slope = (ii * gradientSlope - si * gradientIntercept) / determinant;
        const double intercept = (ss * gradientIntercept - si * gradientSlope) / determinant;
        line.slope += std::clamp(slope, -1.0, 1.0);
        line.intercept += std::clamp(intercept, -1.0, 1.0);
        if (std::abs(slope) + std::abs(intercept) < 1e-9)
            break;
    }
    return line;
}

std::string numbered(std::string_view prefix, std::size_t fold)
{
    return std::string(prefix) + std::to_string(fold) + '/';
}

} // namespace

std::optional<SetEstimate::Fitted> SetEstimate::fit(const BinnedRows& rows, std::span<const std::uint16_t> features,
                                                    const FoldedOutcomes& outcomes, const BoostingPlan& plan,
                                                    const std::function<bool()>& goOn, const SetEstimate* start)
{
    std::optional<CrossFitted> fitted = fitAcrossFolds(rows, features, outcomes, plan, goOn,
                                                       start != nullptr ? std::span<const BoostedTrees>(start->m_models)
                                                                        : std::span<const BoostedTrees>());
    if (!fitted)
        return std::nullopt;
    Fitted result;
    const Line line = calibration(fitted->outOfFold, outcomes.diseased);
    result.estimate.m_models = std::move(fitted->models);
    result.estimate.m_slope = line.slope;
    result.estimate.m_intercept = line.intercept;
    for (const float score : fitted->outOfFold)
        result.probability.push_back(sigmoid(line.slope * score + line.intercept));
    return result;
}

float SetEstimate::probability(const std::uint8_t* row) const
{
    double sum = 0.0;
    for (const BoostedTrees& model : m_models)
        sum += model.score(row);
    return sigmoid(m_slope * sum / static_cast<double>(m_models.size()) + m_intercept);
}

float SetEstimate::logOdds(const std::uint8_t* row, std::optional<std::size_t> fold) const
{
    if (fold)
        return static_cast<float>(m_slope * m_models[*fold % m_models.size()].score(row) + m_intercept);
    double sum = 0.0;
    for (const BoostedTrees& model : m_models)
        sum += model.score(row);
    return static_cast<float>(m_slope * sum / static_cast<double>(m_models.size()) + m_intercept);
}

std::vector<float> SetEstimate::probabilities(const BinnedColumns& columns) const
{
    std::vector<double> sums(columns.patients, 0.0);
    std::vector<float> scores(columns.patients), probabilities(columns.patients);
    for (const BoostedTrees& model : m_models) {
        model.score(columns, 0, scores);
        std::ranges::transform(sums, scores, sums.begin(), [](double sum, float score) { return sum + score; });
    }
    std::ranges::transform(sums, probabilities.begin(), [this](double sum) {
        return sigmoid(m_slope * sum / static_cast<double>(m_models.size()) + m_intercept);
    });
    return probabilities;
}

std::vector<float> SetEstimate::probabilitiesLeftOut(const BinnedColumns& columns,
                                                     std::span<const std::uint8_t> fold) const
{
    std::vector<float> probabilities(fold.size());
    for (std::size_t first = 0; first < fold.size();) { // neighbours are mostly of one fold
        std::size_t end = first + 1;
        while (end < fold.size() && fold[end] == fold[first])
            ++end;
        m_models[fold[first]].score(columns, first, std::span(probabilities).subspan(first, end - first));
        first = end;
    }
    for (float& value : probabilities)
        value = sigmoid(m_slope * value + m_intercept);
    return probabilities;
}

void SetEstimate::save(TensorBundle& bundle, std::string_view prefix) const
{
    const std::string start(prefix);
    bundle.addNumber(start + "folds", std::uint64_t{m_models.size()});
    bundle.addNumber(start + "slope", m_slope);
    bundle.addNumber(start + "intercept", m_intercept);
    for (std::size_t fold = 0; fold < m_models.size(); ++fold)
        m_models[fold].save(bundle, numbered(prefix, fold));
}

Result<SetEstimate> SetEstimate::load(const TensorBundle& bundle, std::string_view prefix, std::size_t features)
{
    TensorReader reader(bundle, prefix);
    const std::size_t folds = reader.integer("folds", kMostFolds);
    SetEstimate estimate;
    estimate.m_slope = reader.number("slope");
    estimate.m_intercept = reader.number("intercept");
    if (folds == 0)
        reader.refuse("folds");
    if (reader.error())
        return *reader.error();
    for (std::size_t fold = 0; fold < folds; ++fold) {
        Result<BoostedTrees> model = BoostedTrees::load(bundle, numbered(prefix, fold), features);
        if (!model)
            return model.error();
        estimate.m_models.push_back(std::move(*model));
    }
    return estimate;
}

} // namespace core
