// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/logistic_regression_p.h"
#include "core/baselines/model_tuning_p.h"

#include <array>
#include <span>

namespace core {
namespace {

// 1 / penalty, as others name it; from strong to weak, so that each answer is a start for the next.
constexpr std::array kStrengths{0.001, 0.01, 0.1, 1.0, 10.0, 100.0};
constexpr std::array kUsualStrength{0.1};

} // namespace

Fitted<TunedScores> tuneLogistic(const ModelTask& task)
{
    const ModelData data = filledData(task.cohort, task.split, task.panels);
    const std::span<const double> strengths = task.oneSetting ? std::span<const double>(kUsualStrength) : kStrengths;
    BestScores best(data.truth);
    Eigen::VectorXd start;
    for (std::size_t i = 0; i < strengths.size(); ++i) {
        const std::optional<LogisticModel> model = fitLogistic(
            data.training, data.diseased, {.ridge = 1.0 / strengths[i]}, start, task.work.piece(i, strengths.size()));
        if (!model)
            return std::optional<TunedScores>();
        best.offer({.setting = settingText("C", strengths[i]),
                    .validation = model->probabilities(data.validation),
                    .test = model->probabilities(data.test)});
        start = model->weights;
    }
    return std::optional(best.take());
}

} // namespace core
