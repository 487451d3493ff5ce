// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/learn/networks/classifier.h"
#include "core/learn/networks/panel_selector.h"
#include "core/model/tensors.h"
#include "core/plan/training_plan.h"

#include <cstdint>
#include <string>

namespace core {

// The two networks that learn together, at one moment of a run.
struct ActorAndClassifier {
    Classifier classifier;
    PanelSelector selector;
    std::uint64_t steps = 0; // environment steps so far
    double rateFactor = 1.0; // below 1 after a divergence
    double score = 0.0;      // on validation, as the plan's KeepBest says; of the best only

    // As it is judged and kept: with the mean of the selector's weights where the plan asks for it.
    ActorAndClassifier averaged() const { return {classifier, selector.averaged(), steps, rateFactor, score}; }

    void save(TensorBundle& bundle, const std::string& prefix) const;
    static Result<ActorAndClassifier> load(const TrainingPlan& plan, const TensorBundle& bundle,
                                           const std::string& prefix);
};

} // namespace core
