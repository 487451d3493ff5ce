// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <cstddef>
#include <cstdint>

namespace ui {

// The words of the trade that a clinician need not know.
enum class Term : std::uint8_t {
    F1,
    Am,
    Auroc,
    Sensitivity,
    Specificity,
    PositivePredictiveValue,
    Prevalence,
    Lambda,
    Rho,
    Front,
    Dominated,
    Band,
    Optimism,
    Validation,
    Test,
    Lattice,
    SmDdpo,
    Pretrained,
    Sweep,
    Seed,
    Threshold,
    Estimate,
    PanelUse,
    Fidelity,
    FlipPoint,
    AveragePrecision,
    Brier,
    Calibration,
    CalibrationSlope,
    CalibrationInTheLarge,
    NetBenefit,
    ThresholdProbability,
    DeLong,
    PairedBootstrap,
    Subgroup,
    MissingData,
    PanelValue,
    Redundancy,
    FixedSet,
    FixedSelection,
    RandomSelection,
    Greedy,
    Cwcf,
    TripodAi,
    Stard,
    ModelCard,
    Minimised,
    TurnaroundTime,
    OrderedTogether,
    WhatIf,
    Worth,
    Duel,
    Hypervolume, // last: kTermCount
};
inline constexpr std::size_t kTermCount = static_cast<std::size_t>(Term::Hypervolume) + 1;

inline constexpr auto kAllTerms = [] {
    std::array<Term, kTermCount> all{};
    for (std::size_t i = 0; i < kTermCount; ++i)
        all[i] = static_cast<Term>(i);
    return all;
}();

QString termKey(Term term); // "flip-point": in links of the help, the same in all languages
QString termName(Term term);
QString termExplained(Term term); // two or three sentences in a clinician's words

} // namespace ui
