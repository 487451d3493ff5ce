// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/story/policy_cases.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

bool isOf(CaseKind kind, Disease outcome, Disease diagnosis)
{
    switch (kind) {
    case CaseKind::Found:
        return outcome == Disease::Present && diagnosis == Disease::Present;
    case CaseKind::Missed:
        return outcome == Disease::Present && diagnosis == Disease::Absent;
    case CaseKind::FalseAlarm:
        return outcome == Disease::Absent && diagnosis == Disease::Present;
    case CaseKind::Reassured:
        return outcome == Disease::Absent && diagnosis == Disease::Absent;
    case CaseKind::Any:
    case CaseKind::Costliest:
    case CaseKind::MostSurprising:
        break;
    }
    return true;
}

double surprise(const PolicyCases& cases, const Episode& episode)
{
    const double truth = cases.cohort->outcome(episode.patient) == Disease::Present ? 1.0 : 0.0;
    return std::abs(truth - episode.finalProbability());
}

} // namespace

std::vector<std::size_t> casesOf(const PolicyCases& cases, CaseKind kind)
{
    std::vector<std::size_t> chosen;
    for (std::size_t place = 0; place < cases.episodes.size(); ++place) {
        const Episode& episode = cases.episodes[place];
        if (isOf(kind, cases.cohort->outcome(episode.patient), episode.diagnosis()))
            chosen.push_back(place);
    }
    const auto byFalling = [&](auto figure) {
        std::ranges::stable_sort(chosen, [&](std::size_t a, std::size_t b) {
            return figure(cases.episodes[a]) > figure(cases.episodes[b]);
        });
    };
    if (kind == CaseKind::Costliest)
        byFalling([](const Episode& episode) { return episode.cost(); });
    if (kind == CaseKind::MostSurprising)
        byFalling([&](const Episode& episode) { return surprise(cases, episode); });
    return chosen;
}

std::vector<std::size_t> casesWithOrders(const PolicyCases& cases, std::span<const PanelId> sequence)
{
    std::vector<std::size_t> chosen;
    for (std::size_t place = 0; place < cases.episodes.size(); ++place)
        if (std::ranges::equal(cases.episodes[place].sequence(), sequence))
            chosen.push_back(place);
    return chosen;
}

} // namespace core
