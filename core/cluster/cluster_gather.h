// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/cluster_work.h"
#include "core/compare/baseline_record.h"
#include "core/front/front_record.h"
#include "core/plan/run_record.h"

#include <filesystem>
#include <optional>
#include <stop_token>
#include <vector>

namespace core {

// What became of one job of a plan in the project.
struct GatheredJob {
    enum class State : std::uint8_t {
        Nothing,  // no piece of it is done
        Begun,    // what there is, is stored; the rest may be gathered later, or computed here by resuming it
        Finished, // now
        WasThere, // before: nothing was changed
    };
    State state = State::Nothing;
    std::uint64_t pieces = 0, done = 0; // of it
    std::int64_t id = 0;                // in the project: of the front, run or table; 0: none
};

struct GatherSettings {
    std::stop_token stop = {};
    Executor* executor = nullptr;
};

struct Gathered {
    std::vector<GatheredJob> jobs;
    std::vector<std::uint64_t> missing;        // tasks without a result that can be used
    std::optional<EncoderComparison> encoders; // which no project keeps
    bool stopped = false;
    bool complete() const { return missing.empty() && !stopped; }
};

// Puts what is done into a project, the only file that is written; the project is made of the snapshot where there is
// none. What is there already is left alone, so it may be done again and again while tasks are at work. A study of
// which all pieces are there is brought to its end as if an interrupted one were resumed, with the same result to the
// last bit.
Result<Gathered, ClusterError> gather(const PlanFolder& folder, const WrittenPlan& plan, const Snapshot& snapshot,
                                      const std::filesystem::path& project, const GatherSettings& settings);

} // namespace core
