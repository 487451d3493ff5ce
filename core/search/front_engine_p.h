// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/front_reporter_p.h"
#include "core/search/front_search.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace core {

// What every way of finding a front is given.
struct FrontWork {
    const FrontPlan& plan;
    const Cohort& cohort;
    const Split& split;
    const FrontCheckpoint& remains;
    Executor& executor;
    FrontReporter& reporter; // takes every policy as it is found
    std::stop_token stop;
    struct Policies {
        std::size_t first = 0, count = 0;
    };
    std::optional<Policies> only = {}; // of the published grid; unset: all

    // Where all panels are free, a policy that costs nothing may well order some.
    bool testingCosts() const { return burdenOfAll() > 0.0; }
    // Of all panels, one after the other.
    double burdenOfAll() const
    {
        const TestCatalog burdens = cohort.catalog().pricedByBurden(plan.minimise);
        return burdens.priceOf(PanelMask::all(burdens.panelCount())).amount;
    }
};

// Patients and their P(disease), from what never saw them.
struct ScoredGroup {
    std::vector<PatientIndex> patients;
    std::vector<double> probability;
};
// The threshold that serves the metric best, of all that tell these patients apart; the lowest of equals. It lies
// between two of their scores.
double bestThreshold(const ScoredGroup& scored, const Cohort& cohort, FrontMetric metric);
RewardShape shapeOfThreshold(double threshold); // λ = 1/threshold − 1, money not counted

// Patients who all got the same panels, and the threshold that was chosen by them.
struct ScoredEnd {
    ScoredGroup scored;
    double threshold = 0.5;
};

// What it leaves beside the policies.
struct FrontYield {
    RunEnd end = RunEnd::Finished;
    TensorBundle shared; // what all policies have in common
    // P(disease) of these patients once everybody got just these panels: for the two ends of the front.
    std::function<std::vector<double>(PanelMask ordered, std::span<const PatientIndex> patients)> probability;
    // What a policy does with these patients, where the search knows a faster way than the policy's own.
    std::function<std::vector<Episode>(const Policy& policy, std::span<const PatientIndex> patients, std::stop_token)>
        episodes = {};
    // The ends of the front by the patients who chose the policies. Unset: the validation patients did.
    std::optional<ScoredEnd> withNone = {}, withAll = {};
};

Result<FrontYield> searchAsPlanned(const FrontWork& work); // one of these:
Result<FrontYield> searchByLattice(const FrontWork& work);
Result<FrontYield> searchBySweep(const FrontWork& work);
Result<FrontYield> searchExactly(const FrontWork& work);

// What a policy found by a search does with these patients. Empty when stopped.
std::vector<Episode> episodesOf(const Policy& policy, const FrontWork& work, const FrontYield& yield,
                                std::span<const PatientIndex> patients);

// From which probability on to say ill, where everybody gets just these panels: what serves the metric best on
// validation.
double thresholdOfPanels(const FrontWork& work, const FrontYield& yield, PanelMask ordered);

// One search of the judgement by itself, for every budget that may be asked about; false when stopped.
Result<bool> searchForJudgement(const FrontWork& work, const FrontHooks& hooks, const FrontPiece& piece);

// Judges the front that was found on everybody, as the plan says; false when stopped.
Result<bool> judgeOnEverybody(const FrontWork& work, const FrontHooks& hooks, FrontOutcome& outcome);

} // namespace core
