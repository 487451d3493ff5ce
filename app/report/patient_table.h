// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split.h"
#include "core/rl/episode.h"
#include "ui/common/text/data_table.h"
#include "ui/common/text/panel_words.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace app {

// Who is what of a table of patients, by row of the imported table.
struct PatientFacts {
    std::vector<std::optional<core::Disease>> outcomes;
    std::vector<std::optional<core::GivenSplit>> parts; // of the study's split; empty: other patients
    std::optional<std::vector<std::string>> ids;        // where a column of them is wanted
};
// The parts by row of the table, of the patients that a study divided.
std::vector<std::optional<core::GivenSplit>> splitParts(const core::Cohort& cohort, const core::Split& split,
                                                        std::size_t rows);
std::string splitPartName(core::GivenSplit part); // "train"

// The policy whose decisions are told.
struct PatientTablePolicy {
    std::string name; // "P1-3", "T-2"
    std::optional<double> threshold;
};

// What a policy did for each of these patients, one row each: where the patient is in the table, the probability of
// disease at every step, what was ordered and paid, the diagnosis and, where it is known, the outcome. As many columns
// of steps as the longest way has. The columns are those of `panelwise-cli help tables`.
ui::DataTable patientTable(std::span<const core::Episode> episodes, const core::Cohort& cohort,
                           const PatientFacts& facts, const PatientTablePolicy& policy, const ui::PanelWords& words);

} // namespace app
