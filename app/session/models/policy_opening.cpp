// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/models/policy_opening.h"

#include "core/search/front_search.h"

#include <utility>

namespace app {
namespace {

// What makes the patients, and nothing else.
core::Study withoutWords(core::Study study)
{
    study.task.name.clear();
    study.task.currency.clear();
    study.task.priceSource.clear();
    study.task.acceptedFindings.clear();
    study.task.otherKeys.clear();
    for (auto& [column, test] : study.task.tests)
        test = {.transform = test.transform};
    std::erase_if(study.task.tests, [](const auto& test) { return test.second == core::TestSpec{}; });
    return study;
}

core::Result<core::PolicyPtr> policyOf(const PolicyParts& parts)
{
    return parts.own ? core::joinedPolicy(parts.bundle, *parts.own) : core::Policy::load(parts.bundle);
}

} // namespace

core::Result<PolicyParts> readPolicyParts(const core::ProjectFile& file, const core::PolicyRef& ref)
{
    if (const auto* run = std::get_if<core::RunId>(&ref)) {
        core::Result<core::TensorBundle> whole = file.policy(*run);
        if (!whole)
            return whole.error();
        return PolicyParts{.bundle = std::move(*whole), .own = {}};
    }
    const auto& [front, policy] = std::get<core::FrontPolicyRef>(ref);
    core::Result<core::TensorBundle> shared = file.frontPart(front, core::kSharedPart);
    if (!shared)
        return shared.error();
    core::Result<core::TensorBundle> own = file.frontPolicy(front, policy);
    if (!own)
        return own.error();
    return PolicyParts{.bundle = std::move(*shared), .own = std::move(*own)};
}

bool samePatients(const core::Study& a, const core::Study& b)
{
    return a == b || withoutWords(a) == withoutWords(b);
}

core::Result<StudyPatients> PolicyOpening::patients(const core::TablePtr& import, const core::Study& study)
{
    if (const core::Status made = makePatients(import, study); !made)
        return made.error();
    return *m_patients;
}

core::Status PolicyOpening::makePatients(const core::TablePtr& import, const core::Study& study)
{
    if (m_patients && m_import == import && samePatients(m_study, study))
        return core::Done{};
    m_patients.reset();
    core::Result<StudyPatients> made = patientsOf(import, study);
    if (!made)
        return made.error();
    m_import = import;
    m_study = study;
    m_patients = std::move(*made);
    return core::Done{};
}

std::optional<core::Result<OpenPolicyPtr>> PolicyOpening::open(const Request& request, const std::stop_token& stop)
{
    core::Result<core::PolicyPtr> policy = policyOf(request.parts);
    if (!policy)
        return policy.error();
    if (stop.stop_requested())
        return std::nullopt;
    if (const core::Status made = makePatients(request.import, request.study); !made)
        return made.error();
    if (const core::Status fits = (*policy)->fits(*m_patients->cohort); !fits)
        return fits.error();
    const auto test = m_patients->split.patients(core::SplitPart::Test);
    auto cases = std::make_shared<core::PolicyCases>();
    cases->policy = request.ref;
    cases->shape = (*policy)->shape();
    cases->cohort = m_patients->cohort;
    cases->episodes = (*policy)->run(*m_patients->cohort, test, stop);
    if (stop.stop_requested())
        return std::nullopt;
    return OpenPolicyPtr(std::make_shared<const OpenPolicy>(
        OpenPolicy{request.ref, std::move(*policy), m_patients->cohort, m_patients->split, std::move(cases)}));
}

} // namespace app
