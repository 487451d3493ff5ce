// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/rl/action.h"
#include "core/rl/reward_shape.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core {

// One column of the cases as the student sees it.
struct ExamColumn {
    std::string name, label, unit;
    std::string reference; // "12–15.5"; empty: none
    bool operator==(const ExamColumn&) const = default;
};
struct ExamPanel {
    std::string name;
    Cost price;
    std::vector<std::size_t> columns;
    bool operator==(const ExamPanel&) const = default;
};
// Charged once, as soon as one of its panels is ordered.
struct ExamFee {
    std::string name;
    Cost price;
    std::vector<std::size_t> panels;
    bool operator==(const ExamFee&) const = default;
};
struct ExamLimits {
    std::optional<std::uint32_t> minutes = {}; // for all cases together
    std::optional<Cost> budget = {};           // for each case
    bool hints = true;                         // reference ranges, and what lies beyond them
    bool operator==(const ExamLimits&) const = default;
};

// What students get: cases without their outcomes. By what a panel shows of a case one can order it like the policy.
struct Exam {
    std::string title;
    std::string outcome; // "low ferritin"
    std::string currency;
    ExamLimits limits = {};
    std::vector<ExamColumn> columns;
    std::vector<std::size_t> known; // columns, before any test
    std::vector<ExamPanel> panels;
    std::vector<ExamFee> fees;
    std::vector<std::vector<std::string>> cases; // by column, for reading; empty: not measured
    bool operator==(const Exam&) const = default;

    Cost bill(const std::vector<std::size_t>& orders) const;
};

// What somebody did with one case.
struct ExamAnswer {
    std::vector<std::size_t> orders; // panels
    std::optional<Disease> diagnosis = {};
    bool operator==(const ExamAnswer&) const = default;
};
struct ExamAnswers {
    std::string student; // a number or whatever the teacher wants
    double minutes = 0.0;
    std::vector<ExamAnswer> cases;
    bool operator==(const ExamAnswers&) const = default;
};

// What the teacher keeps: whose file it is, how it is scored, what became of each case and what the policy did.
struct ExamKey {
    std::string digest; // of the exam it opens
    std::string title;
    RewardShape shape;
    struct Case {
        std::uint64_t row = 0; // of the data, from 1
        Disease truth = Disease::Absent;
        ExamAnswer policy = {};
        bool operator==(const Case&) const = default;
    };
    std::vector<Case> cases;
    bool operator==(const ExamKey&) const = default;
};

// Each panel once, of those that are there, within the budget; a diagnosis for every case.
bool isPossible(const Exam& exam, const ExamAnswer& answer);
bool isComplete(const Exam& exam, const ExamAnswers& answers);

} // namespace core
