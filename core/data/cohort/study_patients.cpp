// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/study_patients.h"

#include <utility>

namespace core {
namespace {

// What makes the patients, and nothing else.
Study withoutWords(Study study)
{
    study.task.name.clear();
    study.task.outcomeName.clear();
    study.task.currency.clear();
    study.task.priceSource.clear();
    study.task.priceYear.reset();
    study.task.priceList.clear();
    study.task.recipe.clear();
    study.task.acceptedFindings.clear();
    study.task.otherKeys.clear();
    for (auto& [column, test] : study.task.tests)
        test = {.transform = test.transform};
    std::erase_if(study.task.tests, [](const auto& test) { return test.second == TestSpec{}; });
    return study;
}

} // namespace

PatientsResult makePatients(const TablePtr& import, const Study& study)
{
    Result<CohortPtr, ProblemList> cohort = makeCohort(import, study.task);
    if (!cohort)
        return cohort.error();
    Result<Split> split = makeSplit(**cohort, study.split);
    if (!split) {
        ProblemList problems;
        problems.add(split.error());
        return problems;
    }
    const Fingerprint fingerprint = patientsFingerprint(**cohort, *split);
    return StudyPatients{.cohort = std::move(*cohort),
                         .split = std::make_shared<const Split>(std::move(*split)),
                         .plan = study.split,
                         .fingerprint = fingerprint};
}

Fingerprint patientsFingerprint(const Cohort& cohort, const Split& split)
{
    FingerprintBuilder builder;
    builder.add(cohort.fingerprint().high);
    builder.add(cohort.fingerprint().low);
    for (std::size_t patient = 0; patient < cohort.patientCount(); ++patient)
        builder.add(static_cast<std::uint64_t>(split.partOf(PatientIndex(patient))));
    return builder.finish();
}

LazyPatients::LazyPatients(TablePtr import, Study study) : m_import(std::move(import)), m_study(std::move(study)) {}

const PatientsResult& LazyPatients::get() const
{
    std::call_once(m_once, [this] { m_made = makePatients(m_import, m_study); });
    return *m_made;
}

bool LazyPatients::areThoseOf(const TablePtr& import, const Study& study) const
{
    return m_import == import && samePatients(m_study, study);
}

LazyPatientsPtr patientsOf(const TablePtr& import, const Study& study, const LazyPatientsPtr& known)
{
    return known && known->areThoseOf(import, study) ? known : std::make_shared<const LazyPatients>(import, study);
}

bool samePatients(const Study& a, const Study& b)
{
    return a == b || withoutWords(a) == withoutWords(b);
}

} // namespace core
