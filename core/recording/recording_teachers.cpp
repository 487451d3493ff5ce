// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/recording_teachers_p.h"

#include "core/environment/patient_rows_p.h"

#include <algorithm>

namespace core {

RecordingTeachers::RecordingTeachers(const PolicyView& view, std::span<const PatientIndex> patients)
    : features(view.featureCount()),
      rows(view.rowsOf(patients)),
      recorded(recordedColumns(rows, features)),
      ill(diseasedFlags(view.cohort(), patients))
{
}

std::vector<PanelId> smallestFirst(const PanelRules& rules)
{
    std::vector<PanelId> panels;
    for (std::size_t panel = 0; panel < rules.panelCount(); ++panel)
        panels.emplace_back(panel);
    std::ranges::stable_sort(panels, {}, [&](PanelId panel) { return rules.asked(PanelMask().with(panel)).count(); });
    return panels;
}

bool allShown(const PanelRules& rules, std::span<const PanelId> smallest, PanelMask ordered,
              const FeatureMask& recorded)
{
    PanelMask before;
    for (const PanelId panel : smallest) {
        if (!ordered.isOrdered(panel))
            continue;
        if (!rules.shows(before, panel, recorded))
            return false;
        before = before.with(panel);
    }
    return true;
}

} // namespace core
