// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/model/tensors.h"
#include "core/plan/training_plan.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace core {

// Probability of disease from a fully imputed patient: d–h–h–2 network, SiLU, class-weighted cross entropy, Adam.
class Classifier {
public:
    Classifier(const ClassifierPlan& plan, std::size_t features, Seed seed);
    Classifier(const Classifier&);
    Classifier(Classifier&&) noexcept;
    Classifier& operator=(const Classifier&);
    Classifier& operator=(Classifier&&) noexcept;
    ~Classifier();

    std::size_t featureCount() const;
    // As trained: the class weight moves it. What the selector sees.
    void weightedProbabilities(std::span<const float> rows, std::span<float> out) const;
    // The class weight taken out again: an estimate of the true probability.
    double trueProbability(float weighted) const;

    struct Batch {
        std::span<const float> rows; // all rows × features
        std::span<const std::uint8_t> diseased;
    };
    // One pass over the rows in random order; mean loss. Continues the optimiser's state. Not finite: weights as
    // before.
    double trainEpoch(const Batch& data, double rate, RandomStream& stream);

    void save(TensorBundle& bundle, std::string_view prefix) const; // optimiser included
    static Result<Classifier> load(const ClassifierPlan& plan, const TensorBundle& bundle, std::string_view prefix);

    // For tests: all weights as one array, and mean loss and gradient of all rows given.
    std::span<float> weights();
    double lossAndGradient(const Batch& data, std::span<float> gradient) const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace core
