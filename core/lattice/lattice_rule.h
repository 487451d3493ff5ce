// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lattice/panel_lattice.h"
#include "core/rl/reward_shape.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

// The levels of probability for which outlooks are estimated: E[max(p − cut, 0)] after an order. Between two of them
// it is nearly a straight line.
using OutlookCuts = std::vector<float>;

// What the value of an order is a weighted sum of: 1, p, max(p − c, 0), what each order by itself is expected to add
// to max(p − c, 0), and what all panels together are. c is the probability at which a positive diagnosis pays.
class OrderBasis {
public:
    OrderBasis(const OutlookCuts& cuts, double lambda);

    // Of a set with this many orders.
    static std::size_t size(std::size_t orders) { return 3 + orders + (orders > 1 ? 1 : 0); }
    static std::size_t outlooks(std::size_t orders, std::size_t cuts) { return (orders + (orders > 1 ? 1 : 0)) * cuts; }
    static std::size_t placeOf(std::size_t order) { return 3 + order; } // of the order's own outlook

    // `outlook`: [order, then all together][cut].
    void write(float probability, std::span<const float> outlook, float* out) const;
    // The same of many patients, each as many outlooks as the others; `out` [patient][size].
    void writeAll(std::span<const float> probability, std::span<const float> outlook, float* out) const;
    double threshold() const { return m_threshold; }

private:
    std::size_t m_cuts;
    double m_threshold; // c
    std::size_t m_below = 0;
    float m_shareAbove = 0.0f; // c between cuts m_below and m_below + 1
};

// A policy over the lattice: which order is worth its price, in every state.
struct LatticeRule {
    RewardShape shape;
    // By state: [order, then pair][basis], what an order is expected to earn beyond diagnosing now, its price not
    // counted.
    std::vector<std::vector<float>> weights;

    bool operator==(const LatticeRule&) const = default;
};

} // namespace core
