// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/environment/patient_rows_p.h"
#include "core/environment/state_table_p.h"
#include "core/learn/networks/panel_selector.h"
#include "core/rl/episode.h"
#include "core/rl/panel_rules.h"

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace core {

// The next step for each of some patients; `patient` of a state is a position in the list of patients walked.
using StepDecider = std::function<std::vector<Step>(std::span<const PatientState>)>;
// The second order of a pair, after the step that ordered both.
using PartnerStep = std::function<Step(const PatientState&, const Step& first)>;
// Takes patients from the visible columns to the diagnosis, many side by side. Empty when stopped on the way. Two
// panels that are ordered together are two steps; `partner` may be unset where nobody orders so.
std::vector<Episode> walkPatients(std::span<const PatientIndex> patients, const StepDecider& decide,
                                  std::stop_token stop, const PartnerStep& partner = {});

// Fills in what the step's action costs a patient whose record holds these columns; of a pair the first panel.
void chargeFor(Step& step, const PanelRules& rules, const FeatureMask& recorded, UnrecordedPanels unrecorded);

// The step as evidence has it: an order of one panel.
void takeOnly(Step& step, PanelId panel);
// Where a panel comes first by the rules of the study, it is ordered, whatever was decided.
void keepFirst(Step& step, const PanelRules& rules, PanelMask allowed);
// The same; and of a pair of which the limits leave only one, or of which one shows nothing beside the other, the first
// alone is ordered.
void keepPossible(Step& step, const PanelRules& rules, const FeatureMask& recorded, const OrderLimits& limits);
// The order of the partner of a pair, made with the same knowledge. It waits for what it takes longer.
Step partnerStep(const Step& first, const PanelRules& rules, const FeatureMask& recorded, UnrecordedPanels unrecorded);

// The same with networks that choose the most probable action each time.
struct PatientWalk {
    const PatientRows& rows;
    const PanelRules& rules;
    const PanelSelector& selector;
    std::optional<double> diagnosingLambda = {}; // where the probability names the disease: what a case found is worth
    OrderLimits limits = {};
    PanelMask allowed = PanelMask::all(PanelMask::kMostPanels); // of the orders that the limits leave

    // `patients` names the rows for the episodes, or the first of them. Empty when stopped on the way. Probabilities
    // are those of the table's classifier.
    std::vector<Episode> walk(StateTable& table, std::span<const PatientIndex> patients, std::stop_token stop) const;
    std::vector<Step> decide(StateTable& table, std::span<const PatientState> states) const;
};

} // namespace core
