// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/trees/boosted_trees.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace core {

// P(disease) from what one set of panels reveals: a boosted model for every fold, their mean, and a straight line that
// makes the log odds of patients left out true (Platt 1999).
class SetEstimate {
public:
    struct Fitted;
    // Nothing when `goOn` said stop. `start`: the estimate of a set within this one, to go on from.
    static std::optional<Fitted> fit(const BinnedRows& rows, std::span<const std::uint16_t> features,
                                     const FoldedOutcomes& outcomes, const BoostingPlan& plan,
                                     const std::function<bool()>& goOn, const SetEstimate* start = nullptr);

    std::size_t foldCount() const { return m_models.size(); }
    std::span<const BoostedTrees> models() const { return m_models; }
    // Of the straight line over the mean of the models' log odds.
    double slope() const { return m_slope; }
    double intercept() const { return m_intercept; }
    float probability(const std::uint8_t* row) const;
    // Of a patient who learned: by the model that left this fold out.
    float logOdds(const std::uint8_t* row, std::optional<std::size_t> fold = {}) const;
    std::vector<float> probabilities(const BinnedColumns& columns) const;
    // Of patients who learned: each by the model that left their fold out.
    std::vector<float> probabilitiesLeftOut(const BinnedColumns& columns, std::span<const std::uint8_t> fold) const;

    void save(TensorBundle& bundle, std::string_view prefix) const;
    static Result<SetEstimate> load(const TensorBundle& bundle, std::string_view prefix, std::size_t features);

private:
    std::vector<BoostedTrees> m_models;
    double m_slope = 1.0, m_intercept = 0.0;
};

struct SetEstimate::Fitted {
    SetEstimate estimate;
    std::vector<float> probability; // by patient, never by a model that saw the patient
};

} // namespace core
