#pragma once

#include "core/learn/panel_selector.h"
#include "core/rl/episode.h"
#include "core/rl/panel_rules.h"
#include "core/train/patient_rows_p.h"
#include "core/train/state_table_p.h"

#include <span>
#include <stop_token>
#include <vector>

namespace core {

// Takes patients from the visible columns to the diagnosis, all side by side, the most probable action each time.
struct PatientWalk {
    const PatientRows& rows;
    const PanelRules& rules;
    const Classifier& classifier;
    const PanelSelector& selector;
    bool forbidUnrecorded = false;

    // `patients` names the rows for the episodes. Empty when stopped on the way. The table's classifier is the walk's.
    std::vector<Episode> walk(StateTable& table, std::span<const PatientIndex> patients, std::stop_token stop) const;
    Step decide(StateTable& table, const PatientState& state) const;
};

} // namespace core
