// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/baselines/model_data_p.h"

#include <Eigen/Core>

#include <optional>
#include <span>

namespace core {

struct LogisticPlan {
    double ridge = 1.0;     // λ of Σ log loss + λ/2 Σ slope²; 1/C of others. The intercept is free.
    double gradient = 1e-9; // largest component, of the mean over patients, at which it is solved
    int mostSteps = 100;
};

// Logarithm of the odds of disease as a weighted sum. Convex, so there is one answer and Newton's method finds it.
struct LogisticModel {
    Eigen::VectorXd weights; // the slopes, then the intercept
    double gradient = 0.0;   // left at the end, as in the plan
    int steps = 0;

    std::vector<double> probabilities(const ModelRows& rows) const;
};

// Nothing when stopped. `start`: weights of a like problem, or empty.
std::optional<LogisticModel> fitLogistic(const ModelRows& rows, std::span<const std::uint8_t> diseased,
                                         const LogisticPlan& plan, const Eigen::VectorXd& start, const WorkShare& work);

} // namespace core
