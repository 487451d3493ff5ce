// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/kernels.h"

#include <cstddef>
#include <cstdint>

// Backward induction over many patients and several prices of money (lanes) at once. What has a number for every lane
// is laid out [patient][lane] and is read, and where it is a result written, up to kLaneMargin numbers beyond the last.
namespace core::kernels {

inline constexpr std::size_t kLaneMargin = 16;

// products[term][lane] += Σ over patients of basis[patient][term] · (outcomes[patient][lane] − baseline[patient]).
struct ProductSum {
    std::size_t terms = 0, lanes = 0;
    const float* basis = nullptr;
    const float* outcomes = nullptr;
    const float* baseline = nullptr; // null: 0
};
// Of these patients.
PANELWISE_KERNEL void addProducts(const ProductSum& sum, std::size_t count, const std::uint32_t* patients,
                                  double* products);

struct OrderChoice {
    std::size_t terms = 0, orders = 0, lanes = 0;
    const float* basis = nullptr;           // [patient][term]
    const float* weights = nullptr;         // [order][term][lane]: what an order is expected to earn
    const float* worths = nullptr;          // [order][lane]: of what is paid for it, not above 0
    const float* const* outcomes = nullptr; // by order: what patients earned after it
    const float* now = nullptr;             // what they earn without any
    const std::uint32_t* kinds = nullptr;   // by patient
    const std::uint8_t* shows = nullptr;    // [kind][order]: whether an order shows such patients anything
    const std::uint64_t* panels = nullptr;  // by order, as bits

    // What comes of it:
    float* earned = nullptr;
    std::uint8_t* actions = nullptr; // the best order that shows something; 255: none is worth its price
    std::uint64_t* inVain = nullptr; // panels of the better ones that show nothing; null: they are not charged for
};
// Of the patients from `first` on.
PANELWISE_KERNEL void chooseOrders(const OrderChoice& choice, std::size_t first, std::size_t count);

} // namespace core::kernels
