// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fingerprint.h"
#include "core/base/progress.h"
#include "core/compare/baseline_plan.h"
#include "core/data/cohort/split.h"
#include "core/eval/evaluation.h"
#include "core/eval/scored_patients.h"
#include "core/front/operating_point.h"
#include "core/plan/run_record.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace core {

struct BaselineKind;
using BaselineId = JobId<BaselineKind>;

// One fixed set of panels with what boosted trees make of it.
struct FixedSet {
    PanelMask panels;
    Evaluation validation;
    Evaluation test;
    bool onFront = false; // no other set is better on validation for less or the same money
    bool operator==(const FixedSet&) const = default;
};

// What one system did with one seed: one cell of the table in the making.
struct SystemRun {
    SystemId system;
    std::uint64_t repeat = 0; // 0: the study's own split; of a table judged on everybody the rounds, from 1 on
    Seed seed{1};
    std::vector<PanelId> panels;     // of a fixed set
    std::string setting;             // what was chosen on validation, for example "depth=4 rate=0.1"
    std::optional<double> threshold; // from which probability on it says ill; unset: it decides by itself
    Evaluation validation, test;
    double fitSeconds = 0.0;           // tuning included
    std::vector<FixedSet> fixedSets;   // of BestFixedSet
    std::vector<OperatingPoint> front; // of Lattice, SM-DDPO and Greedy: every policy that was tried, test included
    ScoredPatientsPtr validationScores, testScores; // of repeat 0; null otherwise
};

// What a system said of the patients of the study's own split, one by one.
struct BaselineScores {
    ScoredPatientsPtr validation, test;
};

// What is written before the first row.
struct BaselineStart {
    using Kind = BaselineKind;
    BaselinePlan plan;
    Fingerprint cohort;
    SplitPlan split;
    std::uint64_t patients = 0;
    TestCatalog panels = {}; // without tests: what its numbers of panels mean; none where nobody wrote them down
    bool operator==(const BaselineStart&) const = default;
};

// A table as the project file has it. Status as of runs: without an end it is under way, or was.
struct BaselineRecord {
    BaselineId id;
    BaselineStart start;
    RunStatus status = RunStatus::Running;
    std::int64_t startedAt = 0;  // seconds since 1970, UTC
    std::vector<SystemRun> runs; // in the order in which they were finished; without scores
};

// What the working threads report, one at a time.
struct BaselineUpdate {
    double share = 0.0; // of the whole table, 0 … 1
    double elapsedSeconds = 0.0;
    std::optional<double> remainingSeconds;
    std::vector<std::pair<SystemId, std::uint64_t>> underWay; // system and repeat
    std::vector<SystemRun> finished;                          // since the last time
};
using BaselineSink = std::function<void(const BaselineUpdate&)>;

// Making a table of systems, as a kind of job.
struct BaselineKind {
    static constexpr JobNames names{"table", ErrorCode::TableUnknown, ErrorCode::TableNotResumable};
    using Start = BaselineStart;
    using Record = BaselineRecord;
    using Update = BaselineUpdate;
    using Part =
        SystemRun; // in the place of an earlier one of the same system and repeat; with scores where it has some
    struct End {};
};

// Mean and standard deviation over the repeats of one system.
struct Spread {
    std::optional<double> mean;      // unset where undefined in any of them
    std::optional<double> deviation; // n − 1; unset with one repeat
    bool operator==(const Spread&) const = default;
};
struct BaselineRow {
    SystemId system;
    std::size_t repeats = 0; // finished
    Spread f1, auroc, am, precision, recall, specificity, brier, meanCost, fitSeconds;
    bool operator==(const BaselineRow&) const = default;
};
// In the order of the plan; systems without a finished repeat are left out.
std::vector<BaselineRow> baselineRows(const BaselinePlan& plan, std::span<const SystemRun> runs);

// A system beside the policy of `front` that is best on validation for at most the money the system costs there, in
// the same repeats.
struct EqualCostRow {
    SystemId system;
    std::size_t repeats = 0;
    Spread systemCost, systemF1, frontCost, frontF1, difference; // on test; difference: front minus system
    bool operator==(const EqualCostRow&) const = default;
};
std::vector<EqualCostRow> atEqualCost(SystemKind front, const BaselinePlan& plan, std::span<const SystemRun> runs);

} // namespace core
