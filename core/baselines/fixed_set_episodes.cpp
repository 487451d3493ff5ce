// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/system_fit_p.h"

#include <algorithm>
#include <cassert>

namespace core {

std::vector<Episode> fixedSetEpisodes(const Cohort& cohort, std::span<const PatientIndex> patients, PanelMask panels,
                                      std::span<const double> probability, double threshold)
{
    assert(patients.size() == probability.size());
    // All but patient and diagnosis is the same for everybody. A panel is paid for whether or not the record holds
    // anything of it: who orders for all cannot know.
    std::vector<Step> orders;
    PanelMask before;
    for (std::size_t panel = 0; panel < cohort.catalog().panelCount(); ++panel) {
        if (!panels.isOrdered(PanelId(panel)))
            continue;
        Step& step = orders.emplace_back();
        step.ordered = before;
        step.action = Action::order(PanelId(panel));
        step.paid = cohort.catalog().priceOfAdding(before, PanelId(panel));
        before = before.with(PanelId(panel));
    }
    orders.emplace_back().ordered = before;
    std::vector<Episode> episodes;
    episodes.reserve(patients.size());
    for (std::size_t i = 0; i < patients.size(); ++i) {
        Episode& episode = episodes.emplace_back(Episode{.patient = patients[i], .steps = orders});
        for (Step& step : episode.steps)
            step.diseaseProbability = probability[i];
        episode.steps.back().action =
            Action::diagnose(probability[i] >= threshold ? Disease::Present : Disease::Absent);
    }
    return episodes;
}

std::vector<PatientIndex> validationPatients(const Split& split)
{
    std::vector<PatientIndex> patients;
    for (const SplitPart part : {SplitPart::ClassifierValidation, SplitPart::PolicyValidation})
        std::ranges::copy(split.patients(part), std::back_inserter(patients));
    std::ranges::sort(patients);
    return patients;
}

} // namespace core
