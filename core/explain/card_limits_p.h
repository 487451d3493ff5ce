// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"

#include <cstdint>
#include <span>
#include <vector>

namespace core {

// The roundest number above `low` and not above `high`: 12 for 11.93 and 12.04.
double roundestBetween(double low, double high);

// What a card may compare one feature with, and where each patient stands.
struct CardLimits {
    std::vector<double> limits;       // rising
    std::vector<std::uint8_t> places; // by patient of the list: the limits not above the value; 255: not recorded

    static constexpr std::uint8_t kNotRecorded = 255;
    bool isRecorded(std::size_t patient) const { return places[patient] != kNotRecorded; }
    bool isBelow(std::size_t patient, std::size_t limit) const { return places[patient] <= limit; }
};
// Round numbers, each between two steps that hold about as many patients; where a value has few levels, one between
// any two of them.
CardLimits cardLimits(const Cohort& cohort, FeatureId feature, std::span<const PatientIndex> patients);

} // namespace core
