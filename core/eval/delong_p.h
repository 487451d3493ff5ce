// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/evaluation.h"

#include <optional>
#include <span>
#include <vector>

namespace core {

// For each patient the share of patients of the other outcome who stand right beside him: below a diseased one, above a
// healthy one, ties half (DeLong, DeLong and Clarke-Pearson, Biometrics 44, 1988). Their mean, over either outcome, is
// the area under the ROC curve.
class Placements {
public:
    Placements(std::span<const double> probability, std::span<const Disease> truth);

    std::optional<double> area() const;
    // Of both areas; `other` of the same patients, or these themselves. Unset with fewer than two of an outcome.
    std::optional<double> covariance(const Placements& other) const;

private:
    std::span<const Disease> m_truth;
    std::vector<double> m_placement;
    std::size_t m_diseased = 0, m_healthy = 0;
};

} // namespace core
