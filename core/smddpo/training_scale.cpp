// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smddpo/training_scale_p.h"

#include "core/environment/state_table_p.h"

#include <algorithm>
#include <cmath>

namespace core {

std::uint64_t tableLimit(const TrainingPlan& plan)
{
    return plan.stateTableMegabytes * 1024 * 1024;
}

std::uint64_t plannedSteps(const TrainingPlan& plan)
{
    return static_cast<std::uint64_t>(plan.loop.outerLoops) * static_cast<std::uint64_t>(plan.loop.stepsPerLoop);
}

bool fillsWholeTable(const TrainingPlan& plan, const TrainingData& data, std::uint64_t steps)
{
    const std::size_t patients = data.policy.rows.count();
    return StateTable::bytesForAll(patients, data.rules) <= tableLimit(plan) &&
           StateTable::stateCount(patients, data.rules) <= 2 * steps;
}

namespace {

double encoderSeconds(const EncoderPlan& plan, double features)
{
    switch (plan.kind) {
    case EncoderKind::EmFlow:
        return plan.iterations * (0.02 + 1e-3 * features);
    case EncoderKind::Gain:
        return plan.iterations * (0.01 + 4e-4 * features);
    case EncoderKind::MissForest:
        return 4e-4 * features * features; // two or three rounds, as a rule, whatever the plan allows
    case EncoderKind::Mice:
    case EncoderKind::SoftImpute:
    case EncoderKind::Gaussian:
    case EncoderKind::Mean:
        break;
    }
    return plan.rounds * 1e-3 * features;
}

// Trees of every set of panels, or of one model that learned from copies of the patients.
double treeSeconds(const TrainingData& data, double features)
{
    constexpr double kOneModel = 100.0; // sets' worth
    const double patients = double(data.policy.rows.count());
    const std::uint64_t states = StateTable::stateCount(data.policy.rows.count(), data.rules);
    const double sets = std::min(double(states) / std::max(1.0, patients), kOneModel);
    return 1e-7 * sets * patients * features;
}

} // namespace

PhaseEstimates estimatesOf(const TrainingPlan& plan, const TrainingData& data, bool wholeTable)
{
    const double features = static_cast<double>(data.rules.featureCount());
    const double rowSeconds = 2e-7 * features;
    const double states = wholeTable ? double(StateTable::stateCount(data.policy.rows.count(), data.rules))
                                     : 0.5 * double(plannedSteps(plan));
    const double width = plan.ppo.hidden / 128.0;
    const bool before = plan.method == TrainingMethod::Pretrained || plan.classifier.warmStart;
    const double moreInputs = 1.0 + plan.classifier.pieces / 4.0;
    const double lessons = double(data.policy.rows.count()) * std::max(1, plan.classifier.members - 1);
    return {.encoder = encoderSeconds(plan.encoder, features),
            .stateTable = states * rowSeconds + (plan.classifier.trees ? treeSeconds(data, features) : 0.0),
            .classifier = before ? plan.classifier.pretrainingEpochs * lessons * 3e-6 * moreInputs : 0.0,
            .selector = double(plannedSteps(plan)) * (2e-6 + 4e-6 * plan.ppo.epochs * width * std::sqrt(width)) +
                        0.05 * plan.loop.outerLoops,
            .finalEvaluation = 1.0};
}

} // namespace core
