// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/baselines/model_data_p.h"
#include "core/baselines/system_fit_p.h"

#include <optional>

namespace core {

// What a model made of its patients in the best of its settings.
struct TunedScores {
    ModelScores scores;
    double threshold = 0.0;
    double f1 = 0.0; // on validation, at the threshold
};

// The scores that reach the best F1 on validation at their own best threshold; the first of equals.
class BestScores {
public:
    explicit BestScores(std::span<const Disease> truth) : m_truth(truth) {}
    void offer(ModelScores scores);
    TunedScores take() { return std::move(*m_best); }

private:
    std::span<const Disease> m_truth;
    std::optional<TunedScores> m_best;
};
TunedScores tuned(ModelScores scores, std::span<const Disease> truth);

struct ModelTask {
    const Cohort& cohort;
    const Split& split;
    PanelMask panels;
    Seed seed;
    bool oneSetting = false; // the usual one instead of the grid: to see what panels are worth
    WorkShare work;
};

Fitted<TunedScores> tuneLogistic(const ModelTask& task);
Fitted<TunedScores> tuneForest(const ModelTask& task);
Fitted<TunedScores> tuneBoosted(const ModelTask& task);
Fitted<TunedScores> tuneLeafWise(const ModelTask& task);
Fitted<TunedScores> tuneNetwork(const ModelTask& task);

// With a decimal point wherever the program runs: std::to_string asks the user's language.
std::string plainNumber(double value);
std::string settingText(const char* name, double value); // "rate=0.1"

} // namespace core
