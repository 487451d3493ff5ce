// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split.h"
#include "core/eval/scored_patients.h"

#include <array>
#include <cstddef>

namespace core {

struct GroupSize {
    std::size_t patients = 0, events = 0;
    bool operator==(const GroupSize&) const = default;
};

// From the rows of the file to the diagnoses of the test patients (STARD 2015, item 19).
struct ParticipantFlow {
    std::size_t rows = 0;           // of the import
    std::size_t withoutOutcome = 0; // left out
    GroupSize cohort;
    std::array<GroupSize, kSplitParts> parts{}; // by SplitPart
    Confusion diagnosed;                        // of the test patients
    std::size_t withoutTests = 0;               // diagnosed at once
    bool operator==(const ParticipantFlow&) const = default;
};
ParticipantFlow participantFlow(std::size_t rows, const Cohort& cohort, const Split& split, const ScoredPatients& test,
                                const Threshold& threshold);

} // namespace core
