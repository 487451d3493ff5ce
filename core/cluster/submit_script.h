// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/cluster_profile.h"
#include "core/cluster/cluster_status.h"

#include <string>

namespace core {

// An ordinary script that hands the tasks of a plan to sbatch: to be read and changed by whoever knows the cluster.
std::string submitScript(const WrittenPlan& plan, const ClusterProfile& profile);

// "1-4,7": how sbatch is told of tasks.
std::string taskRanges(const std::vector<std::uint64_t>& tasks);

} // namespace core
