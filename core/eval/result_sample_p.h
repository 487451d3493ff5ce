// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/eval/result_cells_p.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace core {

// The results of a group of patients, sorted once, so that the figures of a resample take one pass without sorting.
class ResultSample {
public:
    // Of more, patients with nearly the same score are drawn together: see `ResultCells`.
    static constexpr std::size_t kMostDrawnOneByOne = 20'000;

    explicit ResultSample(std::vector<PatientResult> results);

    SampleFigures figures() const; // of the patients themselves
    // Of as many patients drawn from them with replacement.
    SampleFigures resampled(RandomStream& stream);

private:
    SampleFigures weighted(std::span<const std::uint32_t> times) const;

    std::vector<PatientResult> m_results; // highest score first
    std::vector<std::uint32_t> m_times;   // how often each was drawn
    std::optional<ResultCells> m_cells;   // once they are asked for
};

} // namespace core
