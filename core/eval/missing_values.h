// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split.h"

#include <cstddef>
#include <string>
#include <vector>

namespace core {

// How much of a group of columns is not recorded, for patients with and without the disease.
struct MissingShare {
    std::size_t patients = 0;
    std::size_t withNothing = 0; // patients without a single value of it
    double missing = 0.0;        // share of values
    bool operator==(const MissingShare&) const = default;
};
struct PanelMissing {
    std::optional<PanelId> panel; // unset: what is known before any test
    MissingShare diseased, healthy;
    bool operator==(const PanelMissing&) const = default;
};
struct FeatureMissing {
    FeatureId feature;
    double diseased = 0.0, healthy = 0.0; // share not recorded
    bool operator==(const FeatureMissing&) const = default;
};

struct MissingValues {
    std::vector<PanelMissing> panels;     // visible columns first
    std::vector<FeatureMissing> features; // those with gaps, most first
    std::size_t completePatients = 0;     // nothing missing
    std::size_t patients = 0;
    bool operator==(const MissingValues&) const = default;
};
MissingValues missingValues(const Cohort& cohort, std::span<const PatientIndex> patients);

} // namespace core
