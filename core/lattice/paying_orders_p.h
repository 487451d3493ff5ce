// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

// The patients in one state of the lattice, fold after fold, for several prices of money (lanes).
struct OrderTrial {
    std::size_t terms = 0, lanes = 0;
    std::span<const float> basis;                // [patient][term]
    std::span<const float> now;                  // what diagnosing earns
    std::span<const std::uint32_t> kinds;        // by patient
    std::span<const std::uint8_t> shows;         // [kind][order]: whether an order shows such patients anything
    std::span<const std::size_t> foldBegins;     // and the end
    std::span<const std::vector<float>> weights; // without each fold, [order][term][lane]
    std::span<const float> worths;               // [order][lane]: of what is paid for it, not above 0
    std::span<const float* const> outcomes;      // by order, [patient][lane]: what patients earned after it
    double certainty = 1.0;                      // standard errors of a gain, above nothing
};

// [order][lane]: 1 where those who would get the order, by what the other folds taught, earned more by it than by the
// next best that is open, and that by so many standard errors. The one that shows it least is closed first, and the
// others are weighed again, so that of two that serve for each other one stays.
std::vector<std::uint8_t> ordersThatPay(const OrderTrial& trial);

} // namespace core
