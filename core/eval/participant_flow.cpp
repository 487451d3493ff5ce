// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/participant_flow.h"

#include <algorithm>
#include <cassert>

namespace core {

ParticipantFlow participantFlow(std::size_t rows, const Cohort& cohort, const Split& split, const ScoredPatients& test,
                                const Threshold& threshold)
{
    assert(rows >= cohort.patientCount());
    ParticipantFlow flow;
    flow.rows = rows;
    flow.withoutOutcome = rows - cohort.patientCount();
    flow.cohort = {.patients = cohort.patientCount(), .events = cohort.positiveCount()};
    for (std::size_t part = 0; part < kSplitParts; ++part) {
        const auto patients = split.patients(static_cast<SplitPart>(part));
        flow.parts[part].patients = patients.size();
        flow.parts[part].events =
            static_cast<std::size_t>(std::count_if(patients.begin(), patients.end(), [&](PatientIndex patient) {
                return cohort.outcome(patient) == Disease::Present;
            }));
    }
    flow.diagnosed = confusionAt(test, threshold);
    flow.withoutTests = static_cast<std::size_t>(std::count(test.ordered.begin(), test.ordered.end(), PanelMask{}));
    return flow;
}

} // namespace core
