// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy_view_p.h"

#include <cstdint>
#include <span>
#include <vector>

namespace core {

// Patients from whom it is learned what gets recorded and what the results are. Never those who are judged.
struct RecordingTeachers {
    std::size_t features = 0;
    std::vector<float> rows; // raw, by feature of the policy, NaN where not recorded
    std::vector<FeatureMask> recorded;
    std::vector<std::uint8_t> ill;

    RecordingTeachers(const PolicyView& view, std::span<const PatientIndex> patients);
    std::size_t count() const { return recorded.size(); }
    std::span<const float> row(std::size_t teacher) const
    {
        return std::span(rows).subspan(teacher * features, features);
    }
};

// Panels from the fewest columns to the most: a small one can be ordered before one that contains it, not after.
std::vector<PanelId> smallestFirst(const PanelRules& rules);
// Whether every one of these orders showed something when it was made.
bool allShown(const PanelRules& rules, std::span<const PanelId> smallest, PanelMask ordered,
              const FeatureMask& recorded);

} // namespace core
