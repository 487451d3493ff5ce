// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/recording_study.h"

#include "core/recording/path_follower_p.h"

#include <algorithm>
#include <iterator>
#include <memory>

namespace core {
namespace {

using Patients = std::vector<PatientIndex>;

// Patients with those who teach about them.
struct JudgedGroup {
    Patients judged, teachers;
};

std::vector<JudgedGroup> groupsOf(std::span<const PatientIndex> judged, std::span<const PatientIndex> teachers,
                                  const Cohort& cohort, const RecordingPlan& plan)
{
    if (!teachers.empty())
        return {{{judged.begin(), judged.end()}, {teachers.begin(), teachers.end()}}};
    std::vector<JudgedGroup> groups(std::clamp<std::size_t>(judged.size(), 1, plan.folds));
    Patients order(judged.begin(), judged.end());
    RandomStream stream(plan.bootstrap.seed, "folds of recorded paths");
    stream.shuffle(std::span(order));
    // Cases first, so that every fold gets its share of them.
    std::stable_partition(order.begin(), order.end(),
                          [&](PatientIndex patient) { return cohort.outcome(patient) == Disease::Present; });
    for (std::size_t i = 0; i < order.size(); ++i)
        for (std::size_t fold = 0; fold < groups.size(); ++fold)
            (i % groups.size() == fold ? groups[fold].judged : groups[fold].teachers).push_back(order[i]);
    return groups;
}

std::optional<std::vector<RecordedPath>> followGroup(const PolicyView& view, const JudgedGroup& group,
                                                     const RecordingPlan& plan, const std::stop_token& stop)
{
    const RecordingTeachers teachers(view, group.teachers);
    const std::unique_ptr<const GaussianResults> results =
        GaussianResults::fit(view.rules(), teachers, view.binary(), stop);
    if (!results)
        return std::nullopt;
    LearnedChances chances(view.rules(), teachers, plan.bootstrap.seed, stop);
    const PathFollower::Limits limits{plan.draws, plan.cap, plan.bootstrap.seed};
    return PathFollower(view, chances, *results, limits, stop).follow(group.judged);
}

class CertainChances final : public RecordingChances {
public:
    explicit CertainChances(std::size_t features) : m_features(features) {}
    std::vector<double> chances(std::span<const float> rows, PanelMask, PanelId) override
    {
        return std::vector<double>(rows.size() / m_features, 1.0);
    }

private:
    std::size_t m_features;
};

class NoResults final : public DrawnResults {
public:
    std::vector<float> draw(std::span<const float>, PanelMask, Disease, std::size_t, RandomStream&) const override
    {
        return {};
    }
};

// The paths where nobody lacks an order: then there is nothing to learn. Nothing otherwise, or when stopped.
std::optional<std::vector<RecordedPath>> completePaths(const PolicyView& view, std::span<const PatientIndex> judged,
                                                       const RecordingPlan& plan, const std::stop_token& stop)
{
    CertainChances certain(view.featureCount());
    const NoResults none;
    PathFollower follower(view, certain, none, {.draws = 0, .cap = plan.cap, .seed = plan.bootstrap.seed}, stop);
    std::optional<std::vector<RecordedPath>> paths = follower.follow(judged);
    if (!paths || !std::ranges::all_of(*paths, [](const RecordedPath& path) { return path.end.has_value(); }))
        return std::nullopt;
    for (RecordedPath& path : *paths)
        for (OrderOnPath& order : path.orders)
            order.expected = *path.end;
    return paths;
}

// What the study itself says of these patients.
bool addPlain(std::vector<RecordedPath>& paths, const PolicyView& view, std::span<const PatientIndex> patients,
              const RecordingPlan& plan, const std::stop_token& stop)
{
    const std::vector<Episode> episodes = view.policy().run(view.cohort(), patients, stop, plan.cap);
    if (episodes.size() != patients.size())
        return false;
    for (std::size_t i = 0; i < patients.size(); ++i)
        paths[i].plain = {episodes[i].diagnosis() == Disease::Present ? 1.0 : 0.0, episodes[i].cost().amount};
    return true;
}

} // namespace

std::optional<RecordingEstimate> judgeRecording(const PolicyPtr& policy, const CohortPtr& cohort,
                                                std::span<const PatientIndex> judged,
                                                std::span<const PatientIndex> teachers, const RecordingPlan& plan,
                                                std::stop_token stop, Executor& executor)
{
    const PolicyView view(policy, cohort);
    if (std::optional<std::vector<RecordedPath>> complete = completePaths(view, judged, plan, stop)) {
        if (!addPlain(*complete, view, judged, plan, stop))
            return std::nullopt;
        return estimateRecording(*complete, plan.bootstrap);
    }
    const std::vector<JudgedGroup> groups = groupsOf(judged, teachers, *cohort, plan);
    std::vector<std::optional<std::vector<RecordedPath>>> found(groups.size());
    executor.each(groups.size(), [&](std::size_t item, std::size_t) {
        found[item] = followGroup(view, groups[item], plan, stop);
        if (found[item] && !addPlain(*found[item], view, groups[item].judged, plan, stop))
            found[item].reset();
    });
    std::vector<RecordedPath> paths;
    for (std::optional<std::vector<RecordedPath>>& some : found) {
        if (!some)
            return std::nullopt;
        std::ranges::move(*some, std::back_inserter(paths));
    }
    return estimateRecording(paths, plan.bootstrap);
}

} // namespace core
