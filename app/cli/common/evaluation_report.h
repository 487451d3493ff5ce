// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/terminal.h"
#include "core/eval/evaluation.h"
#include "ui/common/text/panel_words.h"

#include <QString>

#include <utility>
#include <vector>

namespace app::cli {

using ui::PanelWords;

// One group of patients and what a policy did for them; the title heads its column.
using TitledEvaluation = std::pair<QString, const core::Evaluation*>;

void printMetrics(const std::vector<TitledEvaluation>& evaluations, const PanelWords& words, Terminal& terminal);
void printPanelUse(const std::vector<double>& panelUse, const PanelWords& words, Terminal& terminal);
void printPanelUse(const core::Evaluation& evaluation, const PanelWords& words, Terminal& terminal);
void printOrders(const std::vector<core::OrderFrequency>& orders, std::size_t patients, const PanelWords& words,
                 Terminal& terminal);
void printOrders(const core::Evaluation& evaluation, const PanelWords& words, Terminal& terminal);

} // namespace app::cli
