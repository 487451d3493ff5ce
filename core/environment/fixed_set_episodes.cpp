// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/environment/fixed_set_episodes_p.h"

#include "core/environment/patient_rows_p.h"
#include "core/environment/patient_walk_p.h"

#include <cassert>

namespace core {

std::vector<Episode> fixedSetEpisodes(const Cohort& cohort, std::span<const PatientIndex> patients, PanelMask panels,
                                      std::span<const double> probability, double threshold)
{
    assert(patients.size() == probability.size());
    const PanelRules rules(cohort.catalog(), cohort.visibleFeatures());
    const UnrecordedPanels unrecorded = cohort.catalog().unrecorded();
    const std::vector<FeatureMask> recorded = recordedColumns(rawRows(cohort, patients), cohort.featureCount());
    std::vector<Episode> episodes;
    episodes.reserve(patients.size());
    for (std::size_t i = 0; i < patients.size(); ++i) {
        Episode& episode = episodes.emplace_back(Episode{.patient = patients[i], .steps = {}});
        const PanelMask own = rules.possible(panels, recorded[i], unrecorded);
        PanelMask before;
        const auto add = [&](Action action) {
            Step& step = episode.steps.emplace_back();
            step.ordered = before;
            step.diseaseProbability = probability[i];
            step.action = action;
            chargeFor(step, rules, recorded[i], unrecorded);
        };
        for (std::size_t panel = 0; panel < rules.panelCount(); ++panel)
            if (own.isOrdered(PanelId(panel))) {
                add(Action::order(PanelId(panel)));
                before = before.with(PanelId(panel));
            }
        add(Action::diagnose(probability[i] >= threshold ? Disease::Present : Disease::Absent));
    }
    return episodes;
}

} // namespace core
