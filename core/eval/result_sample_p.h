// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/eval/metrics.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace core {

// What evaluation needs of one finished episode.
struct PatientResult {
    double score = 0.0; // probability of disease at the diagnosis
    double cost = 0.0;
    Disease said = Disease::Absent;
    Disease truth = Disease::Absent;
    double minutes = 0.0;
    double millilitres = 0.0;
};

struct SampleFigures {
    Confusion confusion;
    std::optional<double> auroc, auprc, brier, meanCost, meanMinutes, meanMillilitres;
};

// The results of a group of patients, sorted once, so that the figures of a resample take one pass without sorting.
class ResultSample {
public:
    explicit ResultSample(std::vector<PatientResult> results);

    SampleFigures figures() const; // of the patients themselves
    // Of as many patients drawn from them with replacement.
    SampleFigures resampled(RandomStream& stream);

private:
    SampleFigures weighted(std::span<const std::uint32_t> times) const;

    std::vector<PatientResult> m_results; // highest score first
    std::vector<std::uint32_t> m_times;   // how often each was drawn
};

} // namespace core
