// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/result_cells_p.h"

#include "core/eval/score_curve_p.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr std::size_t kSteps = 1000; // of the patients of either outcome

std::optional<double> shifted(std::optional<double> value, std::optional<double> by)
{
    return value && by ? std::optional(std::clamp(*value + *by, 0.0, 1.0)) : std::nullopt;
}

std::optional<double> difference(std::optional<double> a, std::optional<double> b)
{
    return a && b ? std::optional(*a - *b) : std::nullopt;
}

} // namespace

ResultCells::ResultCells(std::span<const PatientResult> sorted, const SampleFigures& exact)
{
    const Confusion& counts = exact.confusion;
    m_confusion = {cellOf(counts.truePositive), cellOf(counts.trueNegative), cellOf(counts.falsePositive),
                   cellOf(counts.falseNegative)};
    addSteps(sorted, exact);
    m_brier = meanOf(sorted, [](const PatientResult& result) {
        const double miss = result.score - static_cast<double>(result.truth);
        return miss * miss;
    });
    m_cost = meanOf(sorted, [](const PatientResult& result) { return result.cost; });
    m_minutes = meanOf(sorted, [](const PatientResult& result) { return result.minutes; });
    m_millilitres = meanOf(sorted, [](const PatientResult& result) { return result.millilitres; });
}

ResultCells::Cell ResultCells::cellOf(std::size_t patients)
{
    if (patients == 0)
        return nullptr;
    const auto [table, isNew] = m_tables.try_emplace(patients);
    if (isNew)
        table->second = CountTable::poisson(static_cast<double>(patients));
    return &table->second;
}

// A step ends once it has its share of either outcome, and where an order without mistakes would pass from one outcome
// to the other: resamples then are without mistakes, too.
void ResultCells::addSteps(std::span<const PatientResult> sorted, const SampleFigures& exact)
{
    const auto ill = [](const PatientResult& result) { return result.truth == Disease::Present; };
    const auto firstHealthy = static_cast<std::size_t>(std::ranges::find_if_not(sorted, ill) - sorted.begin());
    std::array<std::size_t, 2> all{}, here{}; // [truth]
    for (const PatientResult& result : sorted)
        ++all[static_cast<std::size_t>(result.truth)];
    ScoreCurve curve;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        ++here[static_cast<std::size_t>(sorted[i].truth)];
        const bool last = i + 1 == sorted.size();
        if (!last && sorted[i + 1].score == sorted[i].score)
            continue;
        if (!last && i + 1 != firstHealthy && kSteps * here[0] < all[0] && kSteps * here[1] < all[1])
            continue;
        m_steps.push_back({.diseased = cellOf(here[1]), .healthy = cellOf(here[0])});
        curve.addStep(static_cast<double>(here[1]), static_cast<double>(here[0]));
        here = {};
    }
    m_aurocShift = difference(exact.auroc, curve.auroc());
    m_auprcShift = difference(exact.auprc, curve.auprc());
}

ResultCells::Mean ResultCells::meanOf(std::span<const PatientResult> results, const auto& value)
{
    const auto count = static_cast<double>(results.size());
    Mean mean;
    for (const PatientResult& result : results)
        mean.value += value(result);
    mean.value /= count;
    double squares = 0.0;
    for (const PatientResult& result : results)
        squares += (value(result) - mean.value) * (value(result) - mean.value);
    mean.error = std::sqrt(squares) / count;
    return mean;
}

SampleFigures ResultCells::resampled(RandomStream& stream) const
{
    const auto drawn = [&](Cell cell) { return cell == nullptr ? std::int64_t{0} : cell->draw(stream); };
    const auto counted = [&](Cell cell) { return static_cast<std::size_t>(drawn(cell)); };
    SampleFigures figures;
    figures.confusion.truePositive = counted(m_confusion[0]);
    figures.confusion.trueNegative = counted(m_confusion[1]);
    figures.confusion.falsePositive = counted(m_confusion[2]);
    figures.confusion.falseNegative = counted(m_confusion[3]);
    ScoreCurve curve;
    for (const ScoreStep& step : m_steps) {
        const auto diseased = static_cast<double>(drawn(step.diseased));
        curve.addStep(diseased, static_cast<double>(drawn(step.healthy)));
    }
    figures.auroc = shifted(curve.auroc(), m_aurocShift);
    figures.auprc = shifted(curve.auprc(), m_auprcShift);
    figures.brier = m_brier.draw(stream);
    figures.meanCost = m_cost.draw(stream);
    figures.meanMinutes = m_minutes.draw(stream);
    figures.meanMillilitres = m_millilitres.draw(stream);
    return figures;
}

} // namespace core
