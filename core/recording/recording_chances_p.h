// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lattice/set_estimate.h"
#include "core/learn/trees/feature_bins.h"
#include "core/recording/recording_teachers_p.h"

#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace core {

// How likely it is that a panel is recorded, given what was known when it was ordered.
class RecordingChances {
public:
    virtual ~RecordingChances() = default;
    // For each row, of which only what `ordered` shows is looked at. Nothing when stopped.
    virtual std::vector<double> chances(std::span<const float> rows, PanelMask ordered, PanelId next) = 0;
};

// Learned from others: boosted trees over the columns that are known, fitted to those who have what was ordered before,
// for each order when it first occurs. A patient whose earlier orders are recorded and who is known to be thus has
// followed the policy thus far, so these are the patients that the chance is about.
class LearnedChances final : public RecordingChances {
public:
    // The rules and the teachers must outlive it.
    LearnedChances(const PanelRules& rules, const RecordingTeachers& teachers, Seed seed, std::stop_token stop);
    std::vector<double> chances(std::span<const float> rows, PanelMask ordered, PanelId next) override;

private:
    struct Model {
        double usual = 0.5; // where there are too few to learn from
        std::optional<SetEstimate> estimate;
    };
    std::optional<Model> fit(PanelMask ordered, PanelId next) const;

    const PanelRules& m_rules;
    const RecordingTeachers& m_teachers;
    Seed m_seed;
    std::stop_token m_stop;
    std::vector<PanelId> m_smallest;
    FeatureBins m_bins;
    BinnedRows m_rows;
    std::map<std::pair<std::uint64_t, std::size_t>, Model> m_models;
};

} // namespace core
