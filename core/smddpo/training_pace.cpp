// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smddpo/training_pace.h"

#include "core/smddpo/training_run.h"
#include "core/smddpo/training_scale_p.h"

#include <algorithm>

namespace core {
namespace {

constexpr double kMostSeconds = 2.0;
constexpr int kIterations = 4; // of the encoder: a piece of its work
constexpr int kLoops = 2;      // the first also fills caches
constexpr int kSteps = 1024;

TrainingPlan pieceOf(const TrainingPlan& plan)
{
    TrainingPlan piece = plan;
    piece.encoder.iterations = std::min(plan.encoder.iterations, kIterations);
    piece.classifier.pretrainingEpochs = 1;
    piece.loop.outerLoops = kLoops;
    piece.loop.stepsPerLoop = std::min(plan.loop.stepsPerLoop, kSteps);
    piece.stateTableMegabytes = std::min<std::uint64_t>(plan.stateTableMegabytes, 256);
    return piece;
}

PhaseEstimates estimatesFor(const TrainingPlan& plan, const TrainingData& data)
{
    return estimatesOf(plan, data, fillsWholeTable(plan, data, plannedSteps(plan)));
}

double ratio(double measured, double expected)
{
    return expected > 0.0 && measured > 0.0 ? measured / expected : 1.0;
}

} // namespace

Result<TrainingPace> measurePace(const TrainingPlan& plan, const Cohort& cohort, const Split& split,
                                 std::stop_token stop)
{
    std::stop_source enough;
    const std::stop_callback given(stop, [&enough] { enough.request_stop(); });
    TrainingUpdate last;
    double started = 0.0;
    TrainingHooks hooks;
    hooks.bootstrapResamples = 0;
    hooks.sink = [&](const TrainingUpdate& update) {
        if (update.phase == TrainingPhase::Encoder && update.share == 0.0)
            started = update.elapsedSeconds;
        last.share = update.share;
        last.elapsedSeconds = update.elapsedSeconds;
        if (update.elapsedSeconds > kMostSeconds)
            enough.request_stop();
    };
    const TrainingPlan piece = pieceOf(plan);
    const Result<TrainingOutcome> outcome = runTraining(piece, cohort, split, {}, enough.get_token(), hooks);
    if (!outcome)
        return outcome.error();
    const PhaseEstimates expected =
        estimatesFor(piece, TrainingData(cohort, split, fitStandardizer(cohort, split, piece.logSkewed), piece));
    const TrainingTiming& timing = outcome->summary.timing;
    if (outcome->summary.end == RunEnd::Finished)
        return TrainingPace{.encoderStart = started,
                            .encoder = ratio(timing.encoderSeconds - started, expected.encoder),
                            .classifier = ratio(timing.classifierSeconds, expected.classifier),
                            .selector =
                                ratio(timing.selectorSeconds + timing.evaluationSeconds + timing.stateTableSeconds,
                                      expected.selector + expected.stateTable)};
    // Not even this was done in time: everything is as slow as what was done.
    const double whole = expected.encoder + expected.stateTable + expected.classifier + expected.selector;
    const double all = ratio(last.elapsedSeconds, last.share * whole);
    return TrainingPace{.encoderStart = started, .encoder = all, .classifier = all, .selector = all};
}

TrainingSeconds expectedSeconds(const TrainingPlan& plan, const Cohort& cohort, const Split& split,
                                const TrainingPace& pace)
{
    const PhaseEstimates expected =
        estimatesFor(plan, TrainingData(cohort, split, fitStandardizer(cohort, split, plan.logSkewed), plan));
    return {.common = pace.encoderStart + pace.encoder * expected.encoder + pace.selector * expected.stateTable +
                      pace.classifier * expected.classifier,
            .policy = pace.selector * expected.selector + expected.finalEvaluation};
}

} // namespace core
