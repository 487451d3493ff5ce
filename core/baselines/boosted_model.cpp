// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/baselines/model_tuning_p.h"
#include "core/baselines/tree_models_p.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace core {
namespace {

// Trees that each see some patients and columns only (Friedman 2002) are worth 0.001 to 0.006 of area on public data,
// but not where one column tells nearly all: so the first setting goes without. The second is the usual one.
constexpr std::array kByDepth{BoostSetting{.depth = 3},
                              BoostSetting{.depth = 4, .patientShare = 0.7, .columnShare = 0.5},
                              BoostSetting{.depth = 4, .rate = 0.05, .patientShare = 0.7, .columnShare = 0.5},
                              BoostSetting{.depth = 6, .rate = 0.05, .patientShare = 0.7, .columnShare = 0.5}};
constexpr std::array kByLeaves{
    BoostSetting{.depth = 0, .leaves = 8},
    BoostSetting{.depth = 0, .leaves = 15, .patientShare = 0.7, .columnShare = 0.5},
    BoostSetting{.depth = 0, .leaves = 15, .rate = 0.05, .patientShare = 0.7, .columnShare = 0.5},
    BoostSetting{.depth = 0, .leaves = 31, .rate = 0.05, .patientShare = 0.7, .columnShare = 0.5}};

TreeBooster::Parameters parametersOf(const BoostSetting& setting, const BoostLessons& lessons)
{
    RandomStream stream(lessons.seed, "boosted trees");
    TreeBooster::Parameters parameters{{"objective", "binary:logistic"},
                                       {"base_score", plainNumber(lessons.prevalence)},
                                       {"eta", plainNumber(setting.rate)},
                                       {"max_depth", std::to_string(setting.depth)},
                                       {"subsample", plainNumber(setting.patientShare)},
                                       {"colsample_bytree", plainNumber(setting.columnShare)},
                                       {"seed", std::to_string(stream.below(1U << 31))}};
    if (setting.leaves > 0) {
        parameters.emplace_back("grow_policy", "lossguide");
        parameters.emplace_back("max_leaves", std::to_string(setting.leaves));
    }
    return parameters;
}

double lossOf(std::span<const double> logOdds, std::span<const Disease> truth)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < truth.size(); ++i) {
        const double wrong = truth[i] == Disease::Present ? -logOdds[i] : logOdds[i];
        sum += std::max(wrong, 0.0) + std::log1p(std::exp(-std::abs(wrong)));
    }
    return sum;
}

std::vector<double> probabilitiesOf(std::vector<double> logOdds)
{
    for (double& value : logOdds)
        value = 1.0 / (1.0 + std::exp(-value));
    return logOdds;
}

Fitted<TunedScores> tuneBoosting(const ModelTask& task, std::span<const BoostSetting> settings)
{
    const ModelData data = recordedData(task.cohort, task.split, task.panels);
    const Result<TreePatients> patients = TreePatients::load(data);
    if (!patients)
        return patients.error();
    const BoostLessons lessons{*patients, data.truth, prevalenceOf(data.diseased), task.seed};
    BestScores best(data.truth);
    for (std::size_t i = 0; i < settings.size(); ++i) {
        Fitted<ModelScores> scores = boostTrees(lessons, settings[i], task.work.piece(i, settings.size()));
        if (!scores)
            return scores.error();
        if (!*scores)
            return std::optional<TunedScores>();
        best.offer(std::move(**scores));
    }
    return std::optional(best.take());
}

} // namespace

std::string BoostSetting::text(int rounds) const
{
    std::string text =
        (leaves > 0 ? settingText("leaves", leaves) : settingText("depth", depth)) + settingText(" rate", rate);
    if (patientShare < 1.0)
        text += settingText(" patients", patientShare);
    if (columnShare < 1.0)
        text += settingText(" columns", columnShare);
    return text + settingText(" rounds", rounds);
}

double prevalenceOf(std::span<const std::uint8_t> diseased)
{
    const auto cases = static_cast<double>(std::ranges::count(diseased, std::uint8_t{1}));
    // Half a patient of each outcome more, for a group that has one only.
    return (cases + 0.5) / (static_cast<double>(diseased.size()) + 1.0);
}

Fitted<ModelScores> boostTrees(const BoostLessons& lessons, const BoostSetting& setting, const WorkShare& work)
{
    TreeBooster booster(lessons.patients, parametersOf(setting, lessons));
    std::vector<double> best;
    double least = std::numeric_limits<double>::infinity();
    int bestRound = 0;
    for (int round = 1; round <= setting.mostRounds && round - bestRound <= setting.patience; ++round) {
        if (!work.goOn(double(round - 1) / setting.mostRounds))
            return std::optional<ModelScores>();
        booster.addRound();
        std::vector<double> logOdds = booster.validation();
        if (booster.error())
            return *booster.error();
        if (const double loss = lossOf(logOdds, lessons.truth); loss < least) {
            least = loss;
            best = std::move(logOdds);
            bestRound = round;
        }
    }
    ModelScores scores{.setting = setting.text(bestRound),
                       .validation = probabilitiesOf(std::move(best)),
                       .test = probabilitiesOf(booster.test(bestRound))};
    if (booster.error())
        return *booster.error();
    return std::optional(std::move(scores));
}

Fitted<TunedScores> tuneBoosted(const ModelTask& task)
{
    return tuneBoosting(task, task.oneSetting ? std::span(kByDepth).subspan(1, 1) : std::span(kByDepth));
}

Fitted<TunedScores> tuneLeafWise(const ModelTask& task)
{
    return tuneBoosting(task, task.oneSetting ? std::span(kByLeaves).subspan(1, 1) : std::span(kByLeaves));
}

} // namespace core
