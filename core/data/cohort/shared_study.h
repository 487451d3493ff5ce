// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/study.h"
#include "core/data/table.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core {

// What a copy for others goes without; each goes without what stands above it, too.
enum class Withheld : std::uint8_t {
    Identifiers, // columns that the study does not use; who is the same patient is told by numbers of its own
    Rows,        // every row, and whatever was said of single patients: policies, fronts and figures are left
    Patients,    // everything learned from patients: panels, prices and rules are left
};

struct SharedStudy {
    TablePtr table;
    Study study;
    std::vector<std::string> removed;    // columns
    std::vector<std::string> renumbered; // columns whose texts became numbers
};

// A study as others may see it. Without identifiers its cohort and split stay what they were, fingerprint included, so
// that everything learned from them still belongs to them.
SharedStudy withhold(const TablePtr& import, const Study& study, Withheld withheld);

} // namespace core
