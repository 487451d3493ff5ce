// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/learn/encoders/scored_gaussian.h"
#include "core/recording/recording_teachers_p.h"

#include <memory>
#include <stop_token>
#include <vector>

namespace core {

// What further panels may show a patient of whom a part is known.
class DrawnResults {
public:
    virtual ~DrawnResults() = default;
    // `draws` versions of the row `known`; what is known after `ordered` stays as it is, gaps included, and every panel
    // that could be ordered then shows something.
    virtual std::vector<float> draw(std::span<const float> known, PanelMask ordered, Disease truth, std::size_t draws,
                                    RandomStream& stream) const = 0;
};

// From one normal distribution over the scores of all columns and of the outcome, which whoever judges a policy knows.
// A drawn panel has the gaps that this panel has in some patient who got it.
class GaussianResults final : public DrawnResults {
public:
    // The rules and the teachers must outlive it. Nothing when stopped.
    static std::unique_ptr<const GaussianResults> fit(const PanelRules& rules, const RecordingTeachers& teachers,
                                                      std::span<const std::uint8_t> binary,
                                                      const std::stop_token& stop);
    std::vector<float> draw(std::span<const float> known, PanelMask ordered, Disease truth, std::size_t draws,
                            RandomStream& stream) const override;

private:
    GaussianResults(const PanelRules& rules, const RecordingTeachers& teachers, ScoredGaussian gaussian);
    void blank(std::span<float> row, const FeatureMask& asked, RandomStream& stream) const;
    float resultOf(std::size_t feature, double score) const;

    const PanelRules& m_rules;
    const RecordingTeachers& m_teachers;
    ScoredGaussian m_gaussian; // the last column is the outcome
    std::vector<PanelId> m_smallest;
    std::vector<FeatureMask> m_columns;                // by panel
    std::vector<std::vector<std::uint32_t>> m_holders; // by panel: teachers who have something of it alone
};

} // namespace core
