#pragma once

#include <QString>

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
    Hypervolume,
};

QString termName(Term term);
QString termExplained(Term term); // two or three sentences in a clinician's words

} // namespace ui
