// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/comparison/model_judge.h"

#include <algorithm>
#include <numeric>

namespace ui {
namespace {

// Enough patients in each group for a share that says something.
std::size_t calibrationGroups(std::size_t patients)
{
    return std::clamp<std::size_t>(patients / 50, 4, 10);
}

std::vector<double> percents()
{
    std::vector<double> thresholds;
    for (int percent = 1; percent <= 99; ++percent)
        thresholds.push_back(percent / 100.0);
    return thresholds;
}

template <typename T, typename Reckon>
const T& once(std::optional<T>& place, const Reckon& reckon)
{
    if (!place)
        place = reckon();
    return *place;
}

} // namespace

ModelJudge::Kept& ModelJudge::kept(const core::ComparedModel& model)
{
    Kept& found = m_kept[model.test.get()];
    found.scored = model.test;
    return found;
}

void ModelJudge::prepare(const Comparison& comparison)
{
    if (comparison.resamples != m_bootstrap.resamples || comparison.seed != m_bootstrap.seed)
        m_kept.clear();
    m_bootstrap = {.resamples = comparison.resamples, .seed = comparison.seed};
    std::erase_if(m_kept, [&](const auto& entry) {
        return std::none_of(comparison.models.begin(), comparison.models.end(),
                            [&](const ShownModel& shown) { return shown.model->test.get() == entry.first; });
    });
}

const core::MetricEstimate& ModelJudge::auroc(const core::ComparedModel& model)
{
    Kept& found = kept(model);
    return once(found.auroc, [&] { return core::aurocDeLong(found.scored->probability, found.scored->truth); });
}

const std::vector<core::CurveCorner>& ModelJudge::roc(const core::ComparedModel& model)
{
    Kept& found = kept(model);
    return once(found.roc, [&] { return core::rocCurve(found.scored->probability, found.scored->truth); });
}

const std::vector<core::CurveCorner>& ModelJudge::precisionRecall(const core::ComparedModel& model)
{
    Kept& found = kept(model);
    return once(found.precisionRecall,
                [&] { return core::precisionRecallCurve(found.scored->probability, found.scored->truth); });
}

const core::Calibration& ModelJudge::calibration(const core::ComparedModel& model)
{
    Kept& found = kept(model);
    return once(found.calibration, [&] {
        return core::calibrationOf(found.scored->probability, found.scored->truth,
                                   calibrationGroups(found.scored->count()));
    });
}

const std::vector<core::NetBenefit>& ModelJudge::decisions(const core::ComparedModel& model)
{
    Kept& found = kept(model);
    return once(found.decisions,
                [&] { return core::decisionCurve(found.scored->probability, found.scored->truth, percents()); });
}

core::ModelMetrics ModelJudge::figuresAt(const core::ComparedModel& model, const core::Threshold& threshold)
{
    core::ModelMetrics figures = core::countMetrics(core::confusionAt(*model.test, threshold), m_bootstrap);
    figures.auroc = auroc(model);
    figures.meanCost.value = meanCostOf(*model.test);
    return figures;
}

core::PairedDifferences ModelJudge::differencesAt(const core::ComparedModel& model,
                                                  const core::ComparedModel& reference,
                                                  const core::Threshold& threshold) const
{
    return core::pairedDifferences(*model.test, *reference.test, threshold, m_bootstrap);
}

double meanCostOf(const core::ScoredPatients& scored)
{
    if (scored.cost.empty())
        return 0.0;
    return std::accumulate(scored.cost.begin(), scored.cost.end(), 0.0) / static_cast<double>(scored.cost.size());
}

} // namespace ui
