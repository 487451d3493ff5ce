// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/data/cohort/cohort.h"
#include "core/eval/metrics.h"
#include "core/rl/episode.h"
#include "core/rl/reward_shape.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace core {

// Where a figure lies in 95 of 100 samples of patients like these (percentile bootstrap).
struct Interval {
    double low = 0.0;
    double high = 0.0;
    bool operator==(const Interval&) const = default;
};

struct MetricEstimate {
    std::optional<double> value;      // unset: undefined
    std::optional<Interval> interval; // unset: not asked for, or undefined in too many resamples
    bool operator==(const MetricEstimate&) const = default;
};

// How often one sequence of orders was followed.
struct OrderFrequency {
    std::vector<PanelId> sequence; // may be empty: diagnosed at once
    // Places in the sequence of panels that were ordered at the same time as the one before; unset: none was.
    std::optional<std::vector<std::uint64_t>> alongside = {};
    std::size_t patients = 0;
    std::size_t diagnosedPresent = 0;
    bool operator==(const OrderFrequency&) const = default;
};

// What a policy did for a group of patients.
struct Evaluation {
    Confusion confusion;
    MetricEstimate f1, auroc, auprc, am, precision, recall, specificity, brier;
    MetricEstimate meanCost;
    std::optional<MetricEstimate> meanMinutes;     // waited for results; unset: not said of every panel
    std::optional<MetricEstimate> meanMillilitres; // of blood drawn, likewise
    double costDeviation = 0.0;                    // standard deviation over patients
    double meanReward = 0.0;                       // TN + λ·TP + ρ·burden per patient
    std::vector<double> panelUse;                  // share of patients, by panel
    std::vector<OrderFrequency> orders;            // most frequent first
    bool operator==(const Evaluation&) const = default;

    std::size_t patients() const { return confusion.total(); }
    // The mean of what is minimised; unset where it is not known.
    std::optional<double> meanBurden(CostAim aim) const;
};

// How long the results of a sequence take, each order waiting for those before it.
Minutes minutesOf(const OrderFrequency& order, const TestCatalog& catalog);

struct BootstrapPlan {
    std::size_t resamples = 0; // 0: no intervals
    Seed seed{1};
};

// The outcomes are looked up here and nowhere before.
Evaluation evaluateEpisodes(std::span<const Episode> episodes, const Cohort& cohort, const RewardShape& shape,
                            const BootstrapPlan& bootstrap = {});

} // namespace core
