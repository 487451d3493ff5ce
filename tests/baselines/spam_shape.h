// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/data/cohort/cohort.h"

#include <array>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <string>

// Patients in the shape of UCI's Spambase: 57 features, most of them 0 for most, the others skewed to the right; 4,601
// rows, 39 % cases, cases first. Which features tell something, and how much, is known.
namespace fixture {

inline constexpr std::size_t kSpamWords = 54, kSpamFeatures = 57, kSpamRows = 4601, kSpamCases = 1813;

// How often a word is there, if it is a case and if not. The amount tells nothing; all other words are as frequent
// either way.
struct SpamWord {
    double ifCase, ifNot;
};
inline constexpr std::array<SpamWord, 16> kSpamTelling{{{0.55, 0.10},
                                                        {0.38, 0.03},
                                                        {0.04, 0.36},
                                                        {0.45, 0.14},
                                                        {0.03, 0.24},
                                                        {0.30, 0.07},
                                                        {0.26, 0.05},
                                                        {0.60, 0.34},
                                                        {0.06, 0.22},
                                                        {0.22, 0.06},
                                                        {0.42, 0.24},
                                                        {0.18, 0.06},
                                                        {0.06, 0.16},
                                                        {0.50, 0.36},
                                                        {0.14, 0.06},
                                                        {0.12, 0.20}}};
// The last three are log-normal; those of cases lie so many standard deviations higher.
inline constexpr std::array<double, 3> kSpamShifts{1.2, 0.8, 0.5};
inline constexpr double kSpamMean = 1.0, kSpamDeviation = 1.5;

inline bool isSpamTelling(std::size_t feature)
{
    return feature < kSpamTelling.size() || feature >= kSpamWords;
}

// The logarithm of how much more likely a case shows this value.
inline double spamEvidence(std::size_t feature, float value)
{
    if (!isSpamTelling(feature))
        return 0.0;
    if (feature < kSpamWords) {
        const SpamWord& word = kSpamTelling[feature];
        return value > 0.0f ? std::log(word.ifCase / word.ifNot) : std::log((1.0 - word.ifCase) / (1.0 - word.ifNot));
    }
    const double shift = kSpamShifts[feature - kSpamWords];
    const double z = (std::log(double{value}) - kSpamMean) / kSpamDeviation;
    return shift * z - shift * shift / 2.0;
}

// The features that tell most, by the chance that a case shows more evidence than another, worked out from the numbers
// above: Φ(shift/√2), so 0.802, 0.714 and 0.638 for the last three; ½ + ½·|difference| for a word, so 0.725, 0.675,
// 0.66, 0.655, 0.63, 0.615 and 0.605 for the best of them.
inline constexpr std::array<std::size_t, 10> kSpamBest{54, 0, 55, 1, 2, 3, 56, 7, 5, 4};

inline core::CohortPtr spamShaped(core::Seed seed)
{
    core::RandomStream stream(seed, "spam");
    std::vector<core::Column> columns(1 + kSpamFeatures);
    columns[0] = {.name = "label", .kind = core::ColumnKind::Binary, .values = {}, .levels = {"0", "1"}};
    core::Task task;
    task.name = "spam";
    task.label = "label";
    for (std::size_t feature = 0; feature < kSpamFeatures; ++feature) {
        columns[1 + feature] = {
            .name = "f" + std::to_string(feature), .kind = core::ColumnKind::Numeric, .values = {}, .levels = {}};
        task.panels.push_back(
            {.name = columns[1 + feature].name, .cost = core::Cost(1), .columns = {columns[1 + feature].name}});
    }
    for (std::size_t row = 0; row < kSpamRows; ++row) {
        const bool isCase = row < kSpamCases;
        columns[0].values.push_back(isCase ? 1.0f : 0.0f);
        for (std::size_t feature = 0; feature < kSpamFeatures; ++feature) {
            double value = 0.0;
            if (feature >= kSpamWords) {
                const double shift = isCase ? kSpamShifts[feature - kSpamWords] : 0.0;
                value = std::exp(kSpamMean + kSpamDeviation * (stream.normal() + shift));
            } else {
                const double same = 0.05 + 0.01 * double(feature);
                const SpamWord word = isSpamTelling(feature) ? kSpamTelling[feature] : SpamWord{same, same};
                const double amount = std::exp(1.2 * stream.normal() - 1.0);
                value = stream.uniform() < (isCase ? word.ifCase : word.ifNot) ? amount : 0.0;
            }
            columns[1 + feature].values.push_back(static_cast<float>(value));
        }
    }
    auto made = core::makeCohort(std::make_shared<const core::Table>("spam", std::move(columns)), task);
    if (!made)
        std::abort();
    return *made;
}

} // namespace fixture
