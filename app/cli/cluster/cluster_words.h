// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/commands.h"
#include "app/cli/common/json_p.h"
#include "core/cluster/cluster_status.h"

#include <QString>

namespace app::cli {

inline constexpr const char* kVersion = PANELWISE_VERSION;

Failure clusterFailure(const core::ClusterError& error, const core::PlanFolder& folder);
template <typename T>
Result<T> inFolder(core::Result<T, core::ClusterError> result, const core::PlanFolder& folder)
{
    if (!result)
        return clusterFailure(result.error(), folder);
    return std::move(*result);
}

// The plan of a folder; refused where another version of the program made it.
Result<core::WrittenPlan> planOfThisVersion(const core::PlanFolder& folder);

QString studyText(const core::StudyPlan& study);
QString stateText(core::TaskState state); // one word or two
// Why a task has no result: its own last words, or what its files show.
QString messageOf(const core::TaskStatus& status);
Json taskJson(const core::TaskStatus& status);

// A path as somebody would type it for the shell.
QString shellWord(const std::filesystem::path& path);

} // namespace app::cli
