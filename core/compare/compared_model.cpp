// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/compared_model.h"

namespace core {

Fingerprint evaluationSet(const Cohort& cohort, const Split& split)
{
    FingerprintBuilder builder;
    builder.add(cohort.fingerprint().high);
    builder.add(cohort.fingerprint().low);
    for (std::size_t patient = 0; patient < cohort.patientCount(); ++patient)
        builder.add(static_cast<std::uint64_t>(split.partOf(PatientIndex(patient))));
    return builder.finish();
}

} // namespace core
