// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

// What a pair of values speaks of, in any of the languages known here.
enum class ValuePair : std::uint8_t {
    Plain,     // yes and no, true and false, 1 and 0: the name of the column says of what
    Finding,   // positive and negative, present and absent, abnormal and normal
    Survival,  // dead and alive
    Health,    // ill and healthy, case and control
    Malignant, // malignant and benign
    Course,    // relapse and remission, event and censored
    Negation,  // "sepsis" and "no sepsis"
};

struct PairMeaning {
    ValuePair pair = ValuePair::Plain;
    bool firstIsAffirmative = false; // the first says yes, ill, dead, positive; otherwise the second does
    bool operator==(const PairMeaning&) const = default;
};

// Nothing where the two are no known pair: "M" and "B", "1" and "2", "f" and "m".
std::optional<PairMeaning> meaningOfPair(std::string_view first, std::string_view second);

// True for the name of a column that speaks of a good end ("survived", "recovered", "geheilt"): its "yes" is no case.
bool namesGoodEnd(std::string_view column);
bool namesDeath(std::string_view text); // "mortality", "in_hospital_death", "verstorben", "survived"

bool namesSex(std::string_view column); // "sex", "Geschlecht"

} // namespace core
