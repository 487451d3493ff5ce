// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/executor.h"
#include "core/base/strong_types.h"
#include "core/lattice/set_estimate.h"
#include "core/learn/trees/feature_bins.h"
#include "core/rl/panel_rules.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace core {

class SetTrees;
using SetTreesPtr = std::shared_ptr<const SetTrees>;

// Log odds of disease from what each set of panels shows, by boosted trees of its own as in the lattice. Where there
// are more sets than a few hundred: by one model that learned from patients with random panels hidden. Immutable.
class SetTrees {
public:
    struct Teachers {
        std::span<const float> rows; // patients × features, NaN where nothing is recorded
        std::span<const std::uint8_t> diseased;
        std::span<const std::uint8_t> folds; // what a model left out is what it judges
    };
    static constexpr std::size_t kMostSets = 256;
    static constexpr float kSurest = 14.0f;  // log odds: one in a million
    static constexpr std::size_t kFolds = 5; // where nobody else asks for another number

    // `advanced` is told which share is done and says whether to go on. `before`: trees that go on learning from these
    // patients. Nothing when stopped.
    static SetTreesPtr fit(const PanelRules& rules, const Teachers& teachers, Seed seed, Executor& executor,
                           const std::function<bool(double share)>& advanced, const SetTrees* before = nullptr);

    std::size_t featureCount() const { return m_bins.featureCount(); }
    const FeatureBins& bins() const { return m_bins; }
    // What is known of a patient, as codes with 0 elsewhere, by the panels that showed it. `fold`: of a patient who
    // taught them, the one they belong to.
    float logOdds(PanelMask closure, const std::uint8_t* codes, std::optional<std::size_t> fold) const;

    const std::map<std::uint64_t, SetEstimate>& sets() const { return m_sets; } // by closure
    const std::optional<SetEstimate>& ofAllSets() const { return m_ofAllSets; } // where sets have none of their own

    void save(TensorBundle& bundle, std::string_view prefix) const;
    static Result<SetTreesPtr> load(const TensorBundle& bundle, std::string_view prefix, std::size_t features);

private:
    explicit SetTrees(FeatureBins bins) : m_bins(std::move(bins)) {}
    const SetEstimate& estimateOf(PanelMask closure) const;

    FeatureBins m_bins;
    std::map<std::uint64_t, SetEstimate> m_sets;
    std::optional<SetEstimate> m_ofAllSets;
};

} // namespace core
