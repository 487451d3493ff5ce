#include "core/train/training_scale_p.h"

#include "core/train/state_table_p.h"

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

PhaseEstimates estimatesOf(const TrainingPlan& plan, const TrainingData& data, bool wholeTable)
{
    const double features = static_cast<double>(data.rules.featureCount());
    const double rowSeconds = 2e-7 * features;
    const double states = wholeTable ? double(StateTable::stateCount(data.policy.rows.count(), data.rules))
                                     : 0.5 * double(plannedSteps(plan));
    const double width = plan.ppo.hidden / 128.0;
    const bool alone = plan.method == TrainingMethod::Pretrained;
    const double flow = plan.encoder.kind == EncoderKind::EmFlow ? 1.0 : 0.02;
    return {.encoder = flow * plan.encoder.iterations * (0.02 + 1e-3 * features),
            .stateTable = states * rowSeconds,
            .classifier = alone ? plan.classifier.pretrainingEpochs * double(data.policy.rows.count()) * 3e-6 : 0.0,
            .selector = double(plannedSteps(plan)) * (2e-6 + 4e-6 * plan.ppo.epochs * width * std::sqrt(width)) +
                        0.05 * plan.loop.outerLoops,
            .finalEvaluation = 1.0};
}

} // namespace core
