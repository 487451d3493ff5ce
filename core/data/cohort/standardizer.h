// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/data/cohort/cohort.h"

#include <cstdint>
#include <span>
#include <vector>

namespace core {

// Mean 0 and standard deviation 1 for the training patients, clipped at ±5; logarithm first where the task asks for
// it, or where values are skewed if that is wanted; 0/1 features are left alone. Fitted on the patients it is given and
// on nobody else.
class Standardizer {
public:
    static constexpr float kClip = 5.0f;

    struct Scale {
        double mean = 0.0;
        double deviation = 1.0;
        bool logarithm = false;
        double logOffset = 0.0; // added before the logarithm where values reach 0
        bool operator==(const Scale&) const = default;
    };

    // `logSkewed`: logarithms as well where they make the values far less skewed to the right, as those of most
    // enzymes and hormones are: else most patients lie close together, and the clip takes what is highest.
    static Standardizer fit(const Cohort& cohort, std::span<const PatientIndex> training, bool logSkewed = false);
    explicit Standardizer(std::vector<Scale> scales) : m_scales(std::move(scales)) {}

    float standardize(FeatureId feature, float value) const; // NaN stays NaN
    float restore(FeatureId feature, float standardized) const;
    const std::vector<Scale>& scales() const { return m_scales; }
    bool operator==(const Standardizer&) const = default;

private:
    std::vector<Scale> m_scales;
};

} // namespace core
