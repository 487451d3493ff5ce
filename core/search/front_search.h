// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/executor.h"
#include "core/base/pause_gate.h"
#include "core/base/result.h"
#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split.h"
#include "core/front/front_record.h"
#include "core/model/tensors.h"
#include "core/policy/policy.h"

#include <cstddef>
#include <functional>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

// A policy of the front with what it does. Its bundle and the front's shared one together make a whole policy
// (`joinedPolicy`).
struct FoundPolicy {
    OperatingPoint point;
    TensorBundle own;
    PolicyPtr policy = {}; // ready to walk; unset where it comes from a file
};

// What a search that was interrupted had finished. Empty: begin at the beginning.
struct FrontCheckpoint {
    std::map<std::string, TensorBundle> parts; // by the name under which they were saved
    std::vector<FoundPolicy> policies;         // in the order in which they were found
};

// What a search reports and asks while it works; never from two threads at once. Everything may be left empty.
struct FrontHooks {
    FrontSink sink = {};
    std::function<void(const std::string& name, const TensorBundle&)> savePart = {};
    std::function<void(std::size_t number, const FoundPolicy&)> savePolicy = {}; // number: order of finding, from 0
    const PauseGate* gate = nullptr;
    std::function<void()> betweenPieces = {}; // called at least every 100 ms; the place to request a stop
    Executor* executor = nullptr;             // none: one thread, the caller's
    std::size_t bootstrapResamples = 1000;
    bool gathered = false; // the remains were made elsewhere as planned; nothing was interrupted
};

struct FrontOutcome {
    FrontSummary summary;
    std::vector<FoundPolicy> policies; // in the order in which they were found, test figures included
    TensorBundle shared;
};

// Finds the whole front as the plan says. A stop is answered within a second and keeps what was found.
Result<FrontOutcome> findFront(const FrontPlan& plan, const Cohort& cohort, const Split& split,
                               const FrontCheckpoint& remains, std::stop_token stop, const FrontHooks& hooks);

// What a search on many computers is made of: the search itself, or some policies of the published grid each; the same
// without the patients of each round of the judgement, and with all patients. None needs another one; findFront takes
// their parts as remains, and ends as it would have without them.
struct FrontPiece {
    enum class What : std::uint8_t { Search, Policies, Round, AllPatients };
    What what = What::Search;
    std::size_t first = 0; // policy of the grid, or round
    std::size_t count = 1; // policies
};
// What is to be kept goes to the hooks, policies by their number in the whole search. A search is begun from what an
// earlier one of this piece had kept.
Result<RunEnd> findFrontPiece(const FrontPlan& plan, const Cohort& cohort, const Split& split, const FrontPiece& piece,
                              const FrontCheckpoint& remains, std::stop_token stop, const FrontHooks& hooks);

Result<PolicyPtr> joinedPolicy(const TensorBundle& shared, const TensorBundle& own);

} // namespace core
