// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/blind_choice_p.h"

#include "core/environment/patient_walk_p.h"

#include <algorithm>
#include <bit>

namespace core {
namespace {

constexpr std::size_t kPatientsAtOnce = 256; // patients between two questions whether to go on

Action orderOf(std::optional<PanelId> panel)
{
    return panel ? Action::order(*panel) : Action::diagnose(Disease::Absent);
}

// The next panel of those wanted; a diagnosis once there is none.
Action nextOf(PanelMask wanted, PanelMask ordered)
{
    const std::uint64_t left = wanted.bits() & ~ordered.bits();
    return left == 0 ? orderOf(std::nullopt) : orderOf(PanelId(static_cast<std::size_t>(std::countr_zero(left))));
}

} // namespace

std::optional<std::vector<Episode>> blindEpisodes(const SweepContext& networks, std::span<const PatientIndex> patients,
                                                  std::span<const PanelMask> panels, const std::function<bool()>& goOn)
{
    const Cohort& cohort = networks.cohort();
    const PanelRules& rules = networks.data().rules;
    const UnrecordedPanels unrecorded = cohort.catalog().unrecorded();
    std::vector<Episode> episodes;
    for (std::size_t first = 0; first < patients.size(); first += kPatientsAtOnce) {
        if (!goOn())
            return std::nullopt;
        const std::span<const PatientIndex> some =
            patients.subspan(first, std::min(kPatientsAtOnce, patients.size() - first));
        const PatientRows rows(networks.standardizer(), rawRows(cohort, some));
        StateTable table(rows, rules, networks.models());
        table.setClassifier(networks.classifier());
        std::vector<std::size_t> places;
        const auto decide = [&](std::span<const PatientState> states) {
            std::vector<Step> steps(states.size());
            places.resize(states.size());
            table.visit(states, places);
            for (std::size_t i = 0; i < states.size(); ++i) {
                steps[i].ordered = states[i].ordered;
                steps[i].diseaseProbability = table.diseaseProbability(places[i]);
                const FeatureMask& recorded = rows.recordedColumns(states[i].patient);
                const PanelMask all = panels[first + states[i].patient];
                steps[i].action = rules.ruled()
                                      ? orderOf(rules.nextGranted(all, states[i].ordered, recorded, unrecorded))
                                      : nextOf(rules.possible(all, recorded, unrecorded), states[i].ordered);
                chargeFor(steps[i], rules, recorded, unrecorded);
            }
            return steps;
        };
        std::ranges::move(walkPatients(some, decide, {}), std::back_inserter(episodes));
    }
    return episodes;
}

} // namespace core
