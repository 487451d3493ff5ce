// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/project_file.h"

#include <QtGlobal>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

// Whether what two projects hold of their only front, their runs or their only table is finished and the same to the
// last bit, times of work left out.
namespace fixture {

template <typename T>
T storedValue(core::Result<T> result, const char* what)
{
    if (!result)
        qFatal("%s", what);
    return std::move(*result);
}

inline bool sameFronts(const core::ProjectFile& a, const core::ProjectFile& b)
{
    const auto mine = storedValue(a.fronts(), "no fronts"), others = storedValue(b.fronts(), "no fronts");
    if (mine.size() != 1 || others.size() != 1 || mine[0].points != others[0].points || !mine[0].summary ||
        !others[0].summary)
        return false;
    core::FrontSummary one = *mine[0].summary, other = *others[0].summary;
    for (core::FrontSummary* summary : {&one, &other})
        summary->totalSeconds = summary->preparationSeconds = summary->solvingSeconds = 0.0;
    const auto names = storedValue(a.frontPartNames(mine[0].id), "no parts");
    if (one != other || names != storedValue(b.frontPartNames(others[0].id), "no parts"))
        return false;
    for (const std::string& name : names)
        if (storedValue(a.frontPart(mine[0].id, name), "no part") !=
            storedValue(b.frontPart(others[0].id, name), "no part"))
            return false;
    for (std::size_t i = 0; i < mine[0].points.size(); ++i)
        if (storedValue(a.frontPolicy(mine[0].id, i), "no policy") !=
            storedValue(b.frontPolicy(others[0].id, i), "no policy"))
            return false;
    return mine[0].status == core::RunStatus::Finished && others[0].status == core::RunStatus::Finished;
}

inline bool sameRuns(const core::ProjectFile& a, const core::ProjectFile& b)
{
    const auto mine = storedValue(a.runs(), "no runs"), others = storedValue(b.runs(), "no runs");
    if (mine.size() != others.size())
        return false;
    for (std::size_t i = 0; i < mine.size(); ++i) {
        const std::optional<core::TrainingSummary>&one = mine[i].summary, &other = others[i].summary;
        const bool same =
            mine[i].status == core::RunStatus::Finished && others[i].status == core::RunStatus::Finished && one &&
            other && mine[i].start == others[i].start && one->test == other->test &&
            one->validation == other->validation && one->train == other->train && one->pooled == other->pooled &&
            one->judged == other->judged && one->notices == other->notices && one->bestAtStep == other->bestAtStep &&
            storedValue(a.policy(mine[i].id), "no policy") == storedValue(b.policy(others[i].id), "no policy") &&
            storedValue(a.points(mine[i].id), "no points") == storedValue(b.points(others[i].id), "no points") &&
            storedValue(a.runParts(mine[i].id), "no parts") == storedValue(b.runParts(others[i].id), "no parts");
        if (!same)
            return false;
    }
    return !mine.empty();
}

inline bool sameTables(const core::ProjectFile& a, const core::ProjectFile& b)
{
    const auto mine = storedValue(a.baselines(), "no tables"), others = storedValue(b.baselines(), "no tables");
    if (mine.size() != 1 || others.size() != 1 || mine[0].runs.size() != others[0].runs.size())
        return false;
    for (const core::SystemRun& run : mine[0].runs) {
        const auto other = std::ranges::find_if(others[0].runs, [&](const core::SystemRun& one) {
            return one.system == run.system && one.repeat == run.repeat;
        });
        if (other == others[0].runs.end() || run.test != other->test || run.validation != other->validation ||
            run.setting != other->setting || run.threshold != other->threshold || run.front != other->front ||
            run.seed != other->seed)
            return false;
    }
    return mine[0].status == core::RunStatus::Finished && others[0].status == core::RunStatus::Finished;
}

} // namespace fixture
