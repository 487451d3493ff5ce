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
#include <vector>

namespace core {

class ValuePieces;

// Whose values are cut into pieces, where the plan asks for it.
struct ValuePieceTeachers {
    std::span<const float> rows = {}; // patients × features, NaN where nothing is recorded
    std::span<const std::uint8_t> diseased = {};
};

// Probability of disease from a fully imputed patient: d–h–h–2 network, SiLU, class-weighted cross entropy, Adam. Or
// several of them (members), each learned without one fold of the patients, whose log odds are averaged.
class Classifier {
public:
    Classifier(const ClassifierPlan& plan, std::size_t features, Seed seed, const ValuePieceTeachers& teachers = {});
    Classifier(const Classifier&);
    Classifier(Classifier&&) noexcept;
    Classifier& operator=(const Classifier&);
    Classifier& operator=(Classifier&&) noexcept;
    ~Classifier();

    std::size_t featureCount() const;
    // Of a row: the features and, where it sees them, as many flags of what is known and the log odds that trees give.
    std::size_t inputCount() const;
    bool seesKnown() const;
    static constexpr float kTreeScale = 0.2f; // of trees' log odds, so that they are about as large as other inputs
    bool seesTrees() const;                   // they come first, and the network says what is to be added
    std::size_t memberCount() const;
    // As trained: the class weight moves it. What the selector sees.
    void weightedProbabilities(std::span<const float> rows, std::span<float> out) const;
    // Of patients who learned, by the member that never saw them: `fold` is by row.
    void weightedProbabilities(std::span<const float> rows, std::span<const std::uint8_t> fold,
                               std::span<float> out) const;
    // The class weight taken out again: an estimate of the true probability.
    double trueProbability(float weighted) const;

    struct Batch {
        std::span<const float> rows; // all rows × inputs
        std::span<const std::uint8_t> diseased;
        std::span<const std::uint8_t> fold = {}; // the member that does not learn from a row; empty: all do
    };
    // One pass over the rows in random order; mean loss. Continues the optimiser's state. Not finite: weights as
    // before.
    double trainEpoch(const Batch& data, double rate, RandomStream& stream);

    void save(TensorBundle& bundle, std::string_view prefix) const; // optimiser included
    static Result<Classifier> load(const ClassifierPlan& plan, const TensorBundle& bundle, std::string_view prefix);

    // One network of two hidden layers that answers as all members do together: theirs side by side.
    struct OneNetwork {
        std::size_t inputs = 0, hidden = 0;
        std::vector<float> weights; // as Network lays them out
    };
    OneNetwork asOneNetwork() const;
    const ValuePieces& pieces() const; // what it reads behind each row

    // For tests: all weights of the first member as one array, and mean loss and gradient of all rows given.
    std::span<float> weights();
    double lossAndGradient(const Batch& data, std::span<float> gradient) const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace core
