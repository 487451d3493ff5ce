// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"

#include <cstddef>
#include <optional>
#include <span>

namespace core {

// Counts of patients. A ratio whose denominator is 0 is undefined and said so.
struct Confusion {
    std::size_t truePositive = 0;
    std::size_t trueNegative = 0;
    std::size_t falsePositive = 0;
    std::size_t falseNegative = 0;
    bool operator==(const Confusion&) const = default;

    void count(Disease said, Disease truth);
    Confusion& operator+=(const Confusion& others);
    std::size_t total() const { return truePositive + trueNegative + falsePositive + falseNegative; }
    std::optional<double> f1() const; // 2TP / (2TP + FP + FN)
    std::optional<double> precision() const;
    std::optional<double> recall() const;      // true positive rate, sensitivity
    std::optional<double> specificity() const; // true negative rate
    std::optional<double> am() const;          // mean of both rates
};

// Area under the ROC curve by ranks, ties counted half. Undefined with one class.
std::optional<double> auroc(std::span<const double> scores, std::span<const Disease> truth);
// Area under the precision–recall curve as average precision; tied scores form one step.
std::optional<double> auprc(std::span<const double> scores, std::span<const Disease> truth);
std::optional<double> brier(std::span<const double> probabilities, std::span<const Disease> truth);

} // namespace core
