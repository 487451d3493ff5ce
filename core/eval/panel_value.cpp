// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/panel_value.h"

#include <cmath>

namespace core {
namespace {

Disease byThreshold(double probability, double threshold)
{
    return probability >= threshold ? Disease::Present : Disease::Absent;
}

void addOrder(PanelValue& value, const Step& before, const Step& after, Disease truth, double threshold)
{
    const Disease without = byThreshold(before.diseaseProbability, threshold);
    const Disease with =
        !after.action.isOrder() ? after.action.diagnosis() : byThreshold(after.diseaseProbability, threshold);
    ++value.ordered;
    value.madeRight += without != truth && with == truth ? 1 : 0;
    value.madeWrong += without == truth && with != truth ? 1 : 0;
    value.meanShift += std::abs(after.diseaseProbability - before.diseaseProbability);
    value.totalCost += before.paid.amount;
}

} // namespace

std::vector<PanelValue> panelValues(std::span<const Episode> episodes, const Cohort& cohort, double threshold)
{
    std::vector<PanelValue> values(cohort.catalog().panelCount());
    for (std::size_t panel = 0; panel < values.size(); ++panel)
        values[panel].panel = PanelId(panel);
    for (const Episode& episode : episodes)
        for (std::size_t step = 0; step + 1 < episode.steps.size(); ++step)
            addOrder(values[episode.steps[step].action.panel().value], episode.steps[step], episode.steps[step + 1],
                     cohort.outcome(episode.patient), threshold);
    for (PanelValue& value : values)
        if (value.ordered > 0)
            value.meanShift /= static_cast<double>(value.ordered);
    return values;
}

} // namespace core
