// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/eval/count_draws_p.h"
#include "core/eval/metrics.h"

#include <array>
#include <cstddef>
#include <map>
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

// Resamples of many patients in a time that does not grow with their number. Where there are many, how often those of
// one cell (alike in what a figure asks) are drawn is a Poisson number, independent of the other cells, and means are
// normal. Each figure of a resample is right by itself; figures of one resample do not belong together.
class ResultCells {
public:
    // `sorted`: highest score first. `exact`: their figures.
    ResultCells(std::span<const PatientResult> sorted, const SampleFigures& exact);
    ResultCells(ResultCells&&) = default; // cells point to tables, which a copy would not have
    ResultCells& operator=(ResultCells&&) = default;
    SampleFigures resampled(RandomStream& stream) const;

private:
    // Patients of one outcome, and how often they are drawn.
    using Cell = const CountTable*; // none: nobody
    struct ScoreStep {
        Cell diseased = nullptr, healthy = nullptr;
    };
    struct Mean {
        double value = 0.0, error = 0.0;
        double draw(RandomStream& stream) const { return value + error * stream.normal(); }
    };
    Cell cellOf(std::size_t patients);
    void addSteps(std::span<const PatientResult> sorted, const SampleFigures& exact);
    static Mean meanOf(std::span<const PatientResult> results, const auto& value);

    std::map<std::size_t, CountTable> m_tables; // by number of patients
    std::array<Cell, 4> m_confusion = {};       // true positives, true negatives, false positives, false negatives
    std::vector<ScoreStep> m_steps;             // highest score first
    std::optional<double> m_aurocShift, m_auprcShift; // what the figures lose where steps are wide
    Mean m_brier, m_cost, m_minutes, m_millilitres;
};

} // namespace core
