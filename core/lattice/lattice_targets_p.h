// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/front_plan.h"
#include "core/front/pareto_front.h"
#include "core/lattice/lattice_solver.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace core {

// Patients who are not ill for each who is.
double classRatio(std::span<const std::uint8_t> diseased);

// The (λ, ρ) a front consists of. A policy has F1 ≥ t exactly if (2 − t)·TP + t·TN ≥ t per patient, so the cheapest
// policy that reaches F1 = t maximises TN + λ·TP + ρ·cost with λ = (2 − t)/t for some ρ: one search over ρ for each t.
// For AM λ is the class ratio, and only ρ is left.
class LatticeTargets {
public:
    LatticeTargets(const LatticeLessons& lessons, const FrontPlan& plan);

    std::size_t count() const { return m_aims.size(); } // independent of each other
    // Nothing when `goOn` said stop.
    std::optional<std::vector<SolvedRule>> solve(std::size_t target, const std::function<bool()>& goOn,
                                                 const LatticeStrays& strays = {}) const;

private:
    struct Aim {
        double lambda = 1.0;
        std::optional<double> f1;   // to be reached
        std::vector<double> prices; // −ρ to begin with
    };
    void aimAtF1(const FrontPlan& plan);
    void aimAtAm(const FrontPlan& plan);
    std::vector<double> priceLadder(double lambda, std::size_t steps) const;

    LatticeLessons m_lessons;
    std::vector<Aim> m_aims;
};

} // namespace core
