// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/result_sample_p.h"

#include "core/eval/score_curve_p.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core {

ResultSample::ResultSample(std::vector<PatientResult> results) : m_results(std::move(results))
{
    std::ranges::stable_sort(m_results, std::ranges::greater{}, &PatientResult::score);
}

SampleFigures ResultSample::weighted(std::span<const std::uint32_t> times) const
{
    ScoreCurve curve;
    std::array<std::array<std::size_t, 2>, 2> counts{}; // [said][truth]
    std::array<double, 2> atThisScore{};                // [truth]
    double total = 0.0, costs = 0.0, minutes = 0.0, millilitres = 0.0, squaredMisses = 0.0;
    for (std::size_t i = 0; i < m_results.size(); ++i) {
        const PatientResult& result = m_results[i];
        const auto truth = static_cast<std::size_t>(result.truth);
        const double weight = times[i];
        counts[static_cast<std::size_t>(result.said)][truth] += times[i];
        atThisScore[truth] += weight;
        total += weight;
        costs += weight * result.cost;
        minutes += weight * result.minutes;
        millilitres += weight * result.millilitres;
        const double miss = result.score - static_cast<double>(truth);
        squaredMisses += weight * miss * miss;
        if (i + 1 == m_results.size() || m_results[i + 1].score != result.score)
            curve.addStep(std::exchange(atThisScore[1], 0.0), std::exchange(atThisScore[0], 0.0));
    }
    SampleFigures figures{.confusion = {.truePositive = counts[1][1],
                                        .trueNegative = counts[0][0],
                                        .falsePositive = counts[1][0],
                                        .falseNegative = counts[0][1]},
                          .auroc = curve.auroc(),
                          .auprc = curve.auprc(),
                          .brier = {},
                          .meanCost = {},
                          .meanMinutes = {},
                          .meanMillilitres = {}};
    if (total > 0.0) {
        figures.brier = squaredMisses / total;
        figures.meanCost = costs / total;
        figures.meanMinutes = minutes / total;
        figures.meanMillilitres = millilitres / total;
    }
    return figures;
}

SampleFigures ResultSample::figures() const
{
    return weighted(std::vector<std::uint32_t>(m_results.size(), 1));
}

SampleFigures ResultSample::resampled(RandomStream& stream)
{
    if (m_results.size() > kMostDrawnOneByOne) {
        if (!m_cells)
            m_cells.emplace(m_results, figures());
        return m_cells->resampled(stream);
    }
    m_times.assign(m_results.size(), 0);
    for (std::size_t i = 0; i < m_times.size(); ++i)
        ++m_times[stream.below(m_times.size())];
    return weighted(m_times);
}

} // namespace core
