// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/base/strong_types.h"
#include "core/data/table.h"
#include "core/data/task/task.h"

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace core {

// A cohort of synthetic patients that comes with the program.
struct BuiltinCohort {
    std::string name;         // "ferritin"
    std::string title;        // "Low ferritin"
    std::string question;     // "Which adults have ferritin below 15 ng/mL, and which blood panel tells?"
    std::size_t patients = 0; // unless the user says otherwise
    double prevalence = 0.0;  // of the disease patients are drawn from
    std::size_t cases = 0;    // among that many patients, drawn with the seed of samples
    std::size_t panels = 0;
    Cost allPanels;
    std::string currency;
    bool overlapping = false;
    bool exactlySolvable = false; // the joint distribution is known (core/data/synthetic/known_optimum.h)
};

inline constexpr Seed kSampleSeed{1};

// More would not fit into the memory of an ordinary computer (about 200 bytes per patient).
inline constexpr std::size_t kMostDrawnPatients = 10'000'000;

std::span<const BuiltinCohort> builtinCohorts();
const BuiltinCohort* findBuiltinCohort(std::string_view name);

struct Sample {
    TablePtr table; // null when stopped
    Task task;
};

// The same patients for the same cohort, size and seed on every machine; a larger sample begins with the smaller one.
Result<Sample> drawBuiltinCohort(std::string_view name, std::optional<std::size_t> patients, Seed seed,
                                 std::stop_token stop = {}, const ProgressSink& progress = {});

} // namespace core
