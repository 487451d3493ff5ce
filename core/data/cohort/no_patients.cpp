// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/no_patients.h"

#include "core/data/cohort/cohort_builder_p.h"

#include <cassert>

namespace core {

StudyPatients withoutPatients(const TablePtr& import, const Study& study)
{
    assert(import->rowCount() == 0);
    StudyPatients nobody;
    nobody.cohort = buildCohort(*readAsTask(import, study.task), study.task, {});
    nobody.split = std::make_shared<const Split>(std::vector<SplitPart>());
    nobody.plan = study.split;
    nobody.fingerprint = patientsFingerprint(*nobody.cohort, *nobody.split);
    return nobody;
}

} // namespace core
