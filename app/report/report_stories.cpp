// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_stories.h"

#include "core/explain/policy_explainer.h"

#include <algorithm>
#include <optional>

namespace app {
namespace {

std::optional<core::PatientIndex> typicalCase(const core::PolicyCases& cases, core::CaseKind kind)
{
    std::vector<std::size_t> places = core::casesOf(cases, kind);
    if (places.empty())
        return std::nullopt;
    const auto untested = [&](std::size_t place) { return cases.episodes[place].steps.size() < 2; };
    if (!std::ranges::all_of(places, untested))
        std::erase_if(places, untested);
    std::ranges::stable_sort(places, {}, [&](std::size_t place) { return cases.episodes[place].cost().amount; });
    return cases.episodes[places[places.size() / 2]].patient;
}

} // namespace

std::vector<core::PatientIndex> reportPatients(const core::PolicyCases& cases)
{
    std::vector<core::PatientIndex> patients;
    for (const core::CaseKind kind : {core::CaseKind::Found, core::CaseKind::Missed})
        if (const auto patient = typicalCase(cases, kind))
            patients.push_back(*patient);
    return patients;
}

std::vector<core::PatientStory> reportStories(const core::PolicyPtr& policy, const core::PolicyCases& cases,
                                              const core::Split& split, std::stop_token stop)
{
    std::vector<core::PatientStory> stories;
    const core::PolicyExplainerPtr explainer = core::PolicyExplainer::prepare(policy, cases.cohort, split, stop);
    if (!explainer)
        return stories;
    for (const core::PatientIndex patient : reportPatients(cases))
        if (auto story = explainer->explain({.patient = core::recordedPatient(*cases.cohort, patient)}, stop))
            stories.push_back(std::move(*story));
    return stories;
}

} // namespace app
