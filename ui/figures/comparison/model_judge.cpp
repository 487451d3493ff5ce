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

std::optional<double> meanOf(const std::vector<double>& values)
{
    if (values.empty())
        return std::nullopt;
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
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
    return meanOf(scored.cost).value_or(0.0);
}

std::optional<double> meanMinutesOf(const core::ComparedModel& model, const core::TestCatalog& catalog)
{
    if (!model.cases || !catalog.hasMinutes())
        return std::nullopt;
    std::vector<double> waited;
    for (const core::Episode& episode : model.cases->episodes)
        waited.push_back(episode.minutes().amount);
    return meanOf(waited);
}

std::optional<double> meanMillilitresOf(const core::ScoredPatients& scored, const core::TestCatalog& catalog)
{
    if (!catalog.hasMillilitres())
        return std::nullopt;
    std::vector<double> drawn;
    for (const core::PanelMask ordered : scored.ordered)
        drawn.push_back(catalog.millilitresOf(ordered).amount);
    return meanOf(drawn);
}

} // namespace ui
