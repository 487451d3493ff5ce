// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace core {

// How a study divides its patients where no column says it. Rows of one patient stay together wherever `patient` names
// the column that tells whose they are.
struct SplitRule {
    enum class By : std::uint8_t {
        Chance, // at random, with the same share of both outcomes in every part
        Date,   // learned from the past: the newest patients are the test, those before them validation
        Site,   // some sites are left out for the test, the rest is divided at random
    };
    By by = By::Chance;
    std::string column = {};            // of the dates or sites
    std::vector<std::string> test = {}; // sites left out
    std::string patient = {};           // empty: every row is a patient of its own

    bool operator==(const SplitRule&) const = default;
};

} // namespace core
