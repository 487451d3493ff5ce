// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/sweep_context_p.h"
#include "core/smddpo/policy_loops_p.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace core {

// One policy of a sweep, from its first weights to its place on validation.
class SweepPolicy {
public:
    SweepPolicy(const SweepContext& context, SweepHand& hand, TrainingPlan plan, FrontReporter& reporter,
                std::stop_token stop);

    // `start`: weights to begin with. `advanced` is called after every loop with how much is done. Nothing when asked
    // to stop.
    std::optional<FoundPolicy> train(std::optional<PanelSelector> start,
                                     const std::function<void(double share)>& advanced);
    // Once it is trained, where the probability diagnoses: the same policy and others around it, which diagnose sooner
    // or later, each from the probability that serves the metric best. Validation patients judge, and those who taught,
    // by networks they did not teach. Without training, one policy becomes a stretch of the front. None when stopped.
    std::vector<FoundPolicy> around(FrontMetric metric);
    const TrainingTiming& timing() const { return m_timing; }

private:
    bool endToEnd() const { return m_plan.method == TrainingMethod::EndToEnd; }
    bool runLoop(ActorAndClassifier& learned, std::uint64_t loop);
    bool keepIfBetter(const ActorAndClassifier& now);
    // Of the first patients of the group; empty when stopped.
    std::vector<Episode> walk(const ActorAndClassifier& learned, const PatientGroup& group, StateTable& table,
                              std::size_t patients);
    // Of everybody who may choose a policy.
    std::vector<Episode> walkOfAll(const ActorAndClassifier& learned);
    FoundPolicy found(const ActorAndClassifier& learned, std::span<const Episode> episodes) const;

    const SweepContext& m_context;
    SweepHand& m_hand;
    TrainingPlan m_plan;
    FrontReporter& m_reporter;
    std::stop_token m_stop;
    PolicyLoops m_loops;
    ClassifierProgress m_classifier;
    std::optional<ActorAndClassifier> m_best;
    TrainingTiming m_timing;
};

} // namespace core
