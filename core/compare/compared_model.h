// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fingerprint.h"
#include "core/compare/baseline_record.h"
#include "core/explain/story/policy_cases.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>

namespace core {

// One row of a stored table.
struct BaselineRef {
    BaselineId table;
    SystemId system;
    bool operator==(const BaselineRef&) const = default;
};

// Whatever can be compared: policies of fronts and of runs, and rows of a table.
using ModelRef = std::variant<FrontPolicyRef, RunId, BaselineRef>;

// A model with what it said of the test patients of the study's split.
struct ComparedModel {
    ModelRef ref;
    Fingerprint evaluationSet; // of the patients and their split: only models judged on the same set can be
                               // compared
    ScoredPatientsPtr validation, test;
    PolicyCasesPtr cases;            // of a policy, every decision; null: a fixed choice
    std::optional<double> threshold; // tuned on validation; unset: it decides by itself
    std::optional<Seed> seed;
};
using ComparedModelPtr = std::shared_ptr<const ComparedModel>;

// Why a model cannot stand beside those of the study as it is now.
enum class ModelRefusal : std::uint8_t {
    OtherPatients, // or other panels
    OtherPrices,
    OtherSplit,    // it may have learned from the patients it would be tested on
    OneModelAFold, // all patients judged it: there is no model that all test patients could be asked about
};

} // namespace core
