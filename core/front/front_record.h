// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fingerprint.h"
#include "core/base/progress.h"
#include "core/data/cohort/outer_folds.h"
#include "core/front/front_plan.h"
#include "core/front/operating_point.h"
#include "core/front/pareto_front.h"
#include "core/model/tensors.h"
#include "core/plan/run_record.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace core {

struct FrontKind;
using FrontId = JobId<FrontKind>;

// Under this name the part is saved that all policies of a front have in common: they are nothing without it.
inline constexpr const char* kSharedPart = "shared";

enum class FrontPhase : std::uint8_t {
    Encoder,
    StateTable,
    Classifier,
    Policies,  // of a sweep, one after the other
    PanelSets, // estimates for every set of panels
    Outlooks,  // what further panels would show
    Solving,   // backward induction for every (λ, ρ)
    FinalEvaluation,
    Folds,       // everything again without the patients of each fold
    AllPatients, // everything once more with all patients
};

// Facts worth a sentence; ui/common/text/front_text.cpp words them.
enum class FrontNotice : std::uint8_t {
    Resumed,
    FewPositives,
    PanelSetsLeftOut, // more panels than can be solved completely
    TestingNeverPays, // the best policy at any price of money orders nothing
    StateTableTooLarge,
    EncoderNoBetterThanGaussian,
    SomePoliciesDiverged,
    CountedOnPatients, // the exact optimum of the recorded patients, not of the disease
    LearnedFromSample, // of more patients than the plan lets learn or choose
};

// Where the front lies in 95 of 100 samples of patients like these, at one mean cost.
struct BandPoint {
    double cost = 0.0;
    double low = 0.0;
    double high = 0.0;
    bool operator==(const BandPoint&) const = default;
};

// Areas between the front and the corner (cost of all panels, 0). Divided by that cost: the mean figure over all
// budgets.
struct Hypervolumes {
    double validation = 0.0;
    std::optional<double> test;
    double referenceCost = 0.0;
    bool operator==(const Hypervolumes&) const = default;
};

// How a front was judged on everybody: in every fold the whole search was made anew without its patients, and for them
// it was decided by the policy that this search would have named for the money. So `pooled` of a point are not figures
// of that one policy but of the way it was found: what "the best for this much money" comes to, on all patients.
// At the end the search is made once more with everybody: the policies it names for the same money are those to be used
// (`OperatingPoint::finalPolicy`). Nobody is left to judge them by: the pooled figures are all that is known of them.
struct JudgedFront {
    JudgedPatients everybody;
    double hypervolume = 0.0; // of the pooled figures
    bool operator==(const JudgedFront&) const = default;
};

// What the working threads report, one at a time. Only what is new since the last time.
struct FrontUpdate {
    FrontPhase phase = FrontPhase::PanelSets;
    double share = 0.0;          // of the whole search, 0 … 1
    double elapsedSeconds = 0.0; // of work, pauses not counted
    std::optional<double> remainingSeconds;
    std::uint64_t done = 0, total = 0; // panel sets, policies or (λ, ρ) of this phase
    std::vector<OperatingPoint> points;
    std::vector<FrontNotice> notices;
    // A first front, by rising cost, of what is learned so far: by training patients, and without policies to be had.
    // Empty: nothing new. What is told later takes its place, and so do the first points.
    std::vector<CostValue> preview = {};
};
using FrontSink = std::function<void(const FrontUpdate&)>;

// How a search ended. Cancelled keeps the points there are; their test figures are not looked at.
struct FrontSummary {
    RunEnd end = RunEnd::Failed;
    std::optional<OperatingPoint> fullPanels, noPanels; // everybody gets all panels, or none
    std::optional<Hypervolumes> hypervolumes;
    std::vector<BandPoint> bands; // on test
    std::optional<JudgedFront> judged;
    double totalSeconds = 0.0;
    double preparationSeconds = 0.0; // encoder, classifier or panel sets
    double solvingSeconds = 0.0;     // policies
    std::vector<FrontNotice> notices;
    // Where sets of panels were left out: by how much one more order anywhere, to one of them, would raise the metric
    // at any price of money, by a model of all sets. By training patients who did not choose it; upper limit of 95 %.
    std::optional<double> leftToGain = {};
    bool operator==(const FrontSummary&) const = default;
};

// What is written before the first step.
struct FrontStart {
    using Kind = FrontKind;
    FrontPlan plan;
    Fingerprint cohort;
    std::uint64_t patients = 0;
    TestCatalog panels = {}; // without tests: what its numbers of panels mean; none where nobody wrote them down
    bool operator==(const FrontStart&) const = default;
};

// A front as the project file has it.
struct FrontRecord {
    FrontId id;
    FrontStart start;
    RunStatus status = RunStatus::Running;
    std::int64_t startedAt = 0; // seconds since 1970, UTC
    std::optional<FrontSummary> summary;
    std::vector<OperatingPoint> points;            // in the order in which they were found
    std::vector<CostValue> preview = {};           // while it is searched for and there are no points; never stored
    std::map<std::size_t, std::string> names = {}; // the user's own, by place among the points
};

// The search for a front, as a kind of job.
struct FrontKind {
    static constexpr JobNames names{"front", ErrorCode::FrontUnknown, ErrorCode::FrontNotResumable};
    using Start = FrontStart;
    using Record = FrontRecord;
    using Update = FrontUpdate;
    using NamedPart = core::NamedPart;
    struct Policy {
        std::size_t number = 0; // in the order of finding, from 0
        OperatingPoint point;
        TensorBundle own;
    };
    using Part = std::variant<NamedPart, Policy>;
    struct End {
        FrontSummary summary = {};
        std::vector<OperatingPoint> points = {}; // of all policies, now with what is known at the end
    };
};

} // namespace core
